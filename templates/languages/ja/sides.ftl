# What the sides are called: by the colours of the set’s pieces.
side-white = 白
side-black = 黒
side-blue = 青
side-red = 赤
side-green = 緑
side-yellow = 黄
side-orange = オレンジ
side-brown = 茶
side-gold = 金
side-silver = 銀
side-grey = 灰
side-violet = 紫
side-pink = ピンク
side-teal = 青緑

# Where colour does not tell the sides apart, the caption of the set-up names their rings.
figure-setup-rings = { $white }（{ $one }）は手前、{ $black }（{ $other }）は向かい側です。
ring-plain = 一重のふち
ring-double = 二重のふち
ring-broad = 太いふち
ring-scalloped = 波形のふち
ring-toothed = ぎざぎざのふち
ring-octagonal = 八角のふち
ring-rough = 手彫りふうのふち
ring-none = ふちなし
figures-light = 明るい動物
figures-dark = 黒い動物

# What the sides are called: by the colours of the set’s pieces.
side-white = 白方
side-black = 黑方
side-blue = 藍方
side-red = 紅方
side-green = 綠方
side-yellow = 黃方
side-orange = 橙方
side-brown = 棕方
side-gold = 金方
side-silver = 銀方
side-grey = 灰方
side-violet = 紫方
side-pink = 粉紅方
side-teal = 青方

# Where colour does not tell the sides apart, the caption of the set-up names their rings.
figure-setup-rings = { $white }（{ $one }）坐這一端，{ $black }（{ $other }）坐對面。
ring-plain = 單線框
ring-double = 雙線框
ring-broad = 粗框
ring-scalloped = 花邊框
ring-toothed = 鋸齒框
ring-octagonal = 八角框
ring-rough = 刀刻框
ring-none = 無框
figures-light = 淺色動物
figures-dark = 深色動物

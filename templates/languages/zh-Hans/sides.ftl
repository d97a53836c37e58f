# What the sides are called: by the colours of the set’s pieces.
side-white = 白方
side-black = 黑方
side-blue = 蓝方
side-red = 红方
side-green = 绿方
side-yellow = 黄方
side-orange = 橙方
side-brown = 棕方
side-gold = 金方
side-silver = 银方
side-grey = 灰方
side-violet = 紫方
side-pink = 粉红方
side-teal = 青方

# Where colour does not tell the sides apart, the caption of the set-up names their rings.
figure-setup-rings = { $white }（{ $one }）坐在这一端，{ $black }（{ $other }）坐在对面。
ring-plain = 单线框
ring-double = 双线框
ring-broad = 粗框
ring-scalloped = 花边框
ring-toothed = 锯齿框
ring-octagonal = 八角框
ring-rough = 刀刻框
ring-none = 无框
figures-light = 浅色动物
figures-dark = 深色动物

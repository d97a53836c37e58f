# What the sides are called: by the colours of the set’s pieces.
side-white = White
side-black = Black
side-blue = Blue
side-red = Red
side-green = Green
side-yellow = Yellow
side-orange = Orange
side-brown = Brown
side-gold = Gold
side-silver = Silver
side-grey = Grey
side-violet = Violet
side-pink = Pink
side-teal = Teal

# Where colour does not tell the sides apart, the caption of the set-up names their rings, or says how a
# laser engraves their animals.
figure-setup-rings = { $White } ({ $one }) sits at this end, { $black } ({ $other }) opposite.
ring-plain = plain ring
ring-double = double ring
ring-broad = broad ring
ring-scalloped = scalloped ring
ring-toothed = toothed ring
ring-octagonal = eight-sided ring
ring-rough = rough-cut ring
ring-none = no ring
figures-light = light animals
figures-dark = dark animals

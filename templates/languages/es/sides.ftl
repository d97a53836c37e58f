# Cómo se llaman los bandos: por el color de las piezas. Van detrás de «las».
side-white = blancas
side-black = negras
side-blue = azules
side-red = rojas
side-green = verdes
side-yellow = amarillas
side-orange = naranjas
side-brown = marrones
side-gold = doradas
side-silver = plateadas
side-grey = grises
side-violet = violetas
side-pink = rosas
side-teal = turquesas

# Cuando el color no distingue los bandos, el pie de la preparación nombra sus anillos.
figure-setup-rings = Las { $white } ({ $one }), en este lado; las { $black } ({ $other }), enfrente.
ring-plain = anillo sencillo
ring-double = anillo doble
ring-broad = anillo ancho
ring-scalloped = anillo ondulado
ring-toothed = anillo dentado
ring-octagonal = anillo octogonal
ring-rough = anillo tallado a mano
ring-none = sin anillo
figures-light = animales claros
figures-dark = animales oscuros

# Como se chamam os lados: pela cor das peças. Vêm depois de “as” ou “das”.
side-white = brancas
side-black = pretas
side-blue = azuis
side-red = vermelhas
side-green = verdes
side-yellow = amarelas
side-orange = alaranjadas
side-brown = marrons
side-gold = douradas
side-silver = prateadas
side-grey = cinzentas
side-violet = roxas
side-pink = cor-de-rosa
side-teal = azul-turquesa

# Quando a cor não distingue os lados, a legenda da preparação diz quais são os anéis.
figure-setup-rings = As { $white } ({ $one }) ficam deste lado; as { $black } ({ $other }), em frente.
ring-plain = anel simples
ring-double = anel duplo
ring-broad = anel largo
ring-scalloped = anel ondulado
ring-toothed = anel dentado
ring-octagonal = anel octogonal
ring-rough = anel talhado à mão
ring-none = sem anel
figures-light = animais claros
figures-dark = animais escuros

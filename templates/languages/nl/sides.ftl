# Hoe de kanten heten: naar de kleur van de stukken.
side-white = Wit
side-black = Zwart
side-blue = Blauw
side-red = Rood
side-green = Groen
side-yellow = Geel
side-orange = Oranje
side-brown = Bruin
side-gold = Goud
side-silver = Zilver
side-grey = Grijs
side-violet = Paars
side-pink = Roze
side-teal = Turkoois

# Waar de kleur de kanten niet onderscheidt, noemt het bijschrift van de opstelling hun ringen.
figure-setup-rings = { $White } ({ $one }) zit aan deze kant, { $black } ({ $other }) ertegenover.
ring-plain = enkele ring
ring-double = dubbele ring
ring-broad = brede ring
ring-scalloped = geschulpte ring
ring-toothed = getande ring
ring-octagonal = achthoekige ring
ring-rough = ruw gesneden ring
ring-none = geen ring
figures-light = lichte dieren
figures-dark = donkere dieren

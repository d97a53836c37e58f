# Wie die Seiten heißen: nach den Farben der Spielsteine.
side-white = Weiß
side-black = Schwarz
side-blue = Blau
side-red = Rot
side-green = Grün
side-yellow = Gelb
side-orange = Orange
side-brown = Braun
side-gold = Gold
side-silver = Silber
side-grey = Grau
side-violet = Violett
side-pink = Rosa
side-teal = Türkis

# Wo die Farbe die Seiten nicht unterscheidet, nennt der Text unter dem Aufbau ihre Ringe.
figure-setup-rings = { $White } ({ $one }) sitzt an diesem Ende, { $black } ({ $other }) gegenüber.
ring-plain = einfacher Ring
ring-double = doppelter Ring
ring-broad = breiter Ring
ring-scalloped = gewellter Ring
ring-toothed = gezackter Ring
ring-octagonal = achteckiger Ring
ring-rough = rau geschnittener Ring
ring-none = kein Ring
figures-light = helle Tiere
figures-dark = dunkle Tiere

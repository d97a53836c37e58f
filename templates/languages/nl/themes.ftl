# Hoe de meegeleverde ontwerpen zijn, in een paar woorden.
theme-classic = Lotusrivieren, maanpoorten, kuilen vol palen
theme-new-year = Vermiljoen en goud, rolschilderingen en rotjes
theme-night = De jungle bij maanlicht, holen die gloeien
theme-indigo = Wit op blauwe stof, vissen en lotus
theme-field-notes = De kaart van een natuuronderzoeker, in inkt en aquarel
theme-woodcut = In hout gesneden, zwart en vermiljoen
theme-colouring = Omtrekken voor kleurpotloden
theme-clear = Nooit alleen door kleur
theme-imperial = Goud op vermiljoen, paleizen als holen
theme-large = Stevige lijnen, grote cijfers
theme-schule = Karakters, pinyin en Duits
theme-roman = Mozaïek, tempels, Romeinse cijfers
theme-travel = A5, schijfjes van 13 mm
theme-laser = Lijnen om in hout te snijden en te graveren
theme-pictures = Een album voor foto’s

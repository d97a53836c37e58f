# Ce que sont les modèles fournis, en quelques mots.
theme-classic = Rivières de lotus, portes de lune, fosses hérissées de pieux
theme-new-year = Vermillon et or, rouleaux peints et pétards
theme-night = La jungle au clair de lune, des grottes qui luisent
theme-indigo = Blanc sur toile bleue, poissons et lotus
theme-field-notes = La carte d’un naturaliste, à l’encre et au lavis
theme-woodcut = Gravé dans le bois, noir et vermillon
theme-colouring = Des contours pour les crayons
theme-clear = Jamais par la couleur seule
theme-imperial = Or sur vermillon, des palais pour tanières
theme-large = Traits épais, grands chiffres
theme-schule = Caractères, pinyin et allemand
theme-roman = Mosaïque, temples, chiffres romains
theme-travel = A5, pions de 13 mm
theme-laser = Des traits à couper et à graver dans le bois
theme-pictures = Un album pour vos photos

# Wie die mitgelieferten Entwürfe sind, in wenigen Worten.
theme-classic = Lotosflüsse, Mondtore, Gruben voller Pfähle
theme-new-year = Zinnober und Gold, Rollbilder und Böller
theme-night = Der Dschungel im Mondlicht, leuchtende Baue
theme-indigo = Weiß auf blauem Tuch, Fische und Lotos
theme-field-notes = Die Karte eines Naturforschers, getuscht
theme-woodcut = In Holz geschnitten, schwarz und zinnoberrot
theme-colouring = Umrisse für Buntstifte
theme-clear = Nie durch Farbe allein
theme-imperial = Gold auf Zinnober, Paläste als Baue
theme-large = Kräftige Linien, große Zahlen
theme-schule = Schriftzeichen, Pinyin und Deutsch
theme-roman = Mosaik, Tempel, römische Ziffern
theme-travel = A5, Scheiben von 13 mm
theme-laser = Linien zum Schneiden und Gravieren in Holz
theme-pictures = Ein Album für Fotos

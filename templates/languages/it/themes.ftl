# Come sono i modelli inclusi, in poche parole.
theme-classic = Fiumi di loto, porte della luna, fosse piene di pali
theme-new-year = Vermiglio e oro, rotoli dipinti e petardi
theme-night = La giungla al chiaro di luna, grotte che brillano
theme-indigo = Bianco su tela blu, pesci e loto
theme-field-notes = La mappa di un naturalista, a inchiostro e acquerello
theme-woodcut = Inciso nel legno, nero e vermiglio
theme-colouring = Contorni per le matite
theme-clear = Mai solo col colore
theme-imperial = Oro su vermiglio, palazzi come tane
theme-large = Linee spesse, numeri grandi
theme-schule = Caratteri cinesi, pinyin e tedesco
theme-roman = Mosaico, templi, numeri romani
theme-travel = A5, pedine da 13 mm
theme-laser = Linee da tagliare e incidere nel legno
theme-pictures = Un album per le foto

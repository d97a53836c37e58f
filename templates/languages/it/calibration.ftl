# Una pagina che mostra che cosa fa una stampante di ciò che stampa.
calibration-title = La tua stampante
calibration-size = Dimensioni
calibration-size-rule = Appoggia una riga d’acciaio da croce a croce: {$across} mm in larghezza, {$down} mm in altezza. Annota ciò che misuri.
calibration-size-card = Niente riga? Appoggia qui una carta bancaria contro le due linee spesse. Annota le percentuali a cui finiscono gli altri due bordi.
calibration-position = Posizione
calibration-position-left = Piega il foglio, bordo sinistro sul destro, e riaprilo. Leggi il primo numero dove la piega incontra la linea inclinata.
calibration-position-top = Piegalo dall’alto in basso e leggi il secondo sulla scala orizzontale.
calibration-margins = Margini
calibration-margins-read = Lungo ogni bordo cerca il numero più piccolo la cui linea è stampata. Nessun margine sia più stretto del più grande dei quattro.
calibration-fine = Linee e testi minimi
calibration-fine-read = Annota la prima linea intera, in nero e in bianco. Ciò che sotto non riesci a leggere è troppo piccolo per la tua stampante.
calibration-tones = Grigi e colori
calibration-tones-read = Ogni quadrato ha un punto un po’ più scuro. Dove non lo vedi, la stampante li rende uguali.
calibration-save = Annota i quattro numeri, poi scrivi:
calibration-use = Da allora in poi:

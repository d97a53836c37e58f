# Il foglio di montaggio: che cosa comprare e come si fa un gioco.
assembly = Foglio di montaggio
assembly-title = Costruire il gioco
assembly-subtitle =
    { $sheets ->
        [one] { $animals } animali e un tabellone di un solo foglio
       *[other] { $animals } animali e un tabellone in { $sheets } parti
    }

buy-pieces =
    { $shape ->
        [square] { $count } quadrati di legno
        [hexagon] { $count } esagoni di legno
       *[disc] { $count } dischi di legno
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm di diametro
       *[other] { $size } mm di larghezza
    }
buy-stickers = Carta adesiva
buy-labels = Fogli di etichette
buy-paper = Carta spessa
buy-paper-use = per il tabellone
buy-paper-pieces = per le pedine
buy-sheets =
    { $count ->
        [one] 1 foglio { $paper }
       *[other] { $count } fogli { $paper }
    }
buy-card = Cartone rigido
buy-card-size = { $width } × { $height } mm
buy-tools = Forbici e colla
buy-tools-more = meglio se in stick
buy-tools-tape = e nastro adesivo
buy-pencils = Matite colorate
buy-pencils-more = i pennarelli trapassano

make-print = Stampare.
make-print-text = Scegli «dimensioni reali» o 100 %, mai «adatta alla pagina». La linea stampata deve misurare { $length } mm.
make-print-backs =
    { $way ->
        [short-edge] Stampa le pedine fronte-retro, capovolgendo sul lato corto.
       *[long-edge] Stampa le pedine fronte-retro, capovolgendo sul lato lungo.
    }
make-colour = Colorare.
make-colour-text = Colora gli animali e il tabellone prima di ritagliare i fogli.
make-colour-rings = Lascia gli anelli: distinguono i due giocatori.
make-cut = Ritagliare.
make-cut-stickers =
    { $way ->
        [punch] Ritaglia gli adesivi con la fustella ({ $sticker } mm).
        [machine] Fai ritagliare gli adesivi alla macchina ({ $sticker } mm).
        [grey] Ritaglia gli adesivi lungo la linea sottile ({ $sticker } mm).
       *[pink] Ritaglia gli adesivi lungo la sottile linea rosa ({ $sticker } mm).
    }
make-cut-pieces =
    { $way ->
        [punch] Ritaglia le pedine con la fustella ({ $sticker } mm).
        [machine] Fai ritagliare le pedine alla macchina ({ $sticker } mm).
        [grey] Ritaglia le pedine lungo la linea sottile ({ $sticker } mm).
       *[pink] Ritaglia le pedine lungo la sottile linea rosa ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Ritaglia le strisce lungo la linea sottile.
       *[pink] Ritaglia le strisce lungo la sottile linea rosa.
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Apri { $files } in Silhouette Studio e imposta i crocini sugli stessi valori: margine { $inset } mm, lunghezza { $arm } mm, linea { $line } mm. Taglia solo il livello CUT.
make-cut-board = Rifila il tabellone lungo i segni agli angoli.
make-cut-sheets =
    { $ways ->
        [both] Taglia prima i fogli del tabellone solo lungo i bordi verticali con le forbici.
       *[one] Taglia i fogli del tabellone solo lungo i bordi con le forbici.
    }
make-cut-tabs =
    { $tabs ->
        [one] Non tagliare la linguetta di { $width } mm.
       *[other] Non tagliare le linguette di { $width } mm.
    }
make-fold-pieces = Piegare.
make-fold-pieces-text =
    { $way ->
        [gutter] Piega all’indietro ogni foglio di pedine lungo la linea tratteggiata e incolla le due metà.
       *[stand] Piega ogni striscia lungo le linee tratteggiate, incolla fronte e retro e apri le linguette verso l’esterno.
    }
make-join = Unire.
make-join-text =
    { $sheets ->
        [2] Metti la colla sulla linguetta e appoggiaci sopra l’altro foglio, fino alla linea tratteggiata.
       *[other] Metti la colla su ogni linguetta e appoggiaci sopra il foglio seguente, fino alla linea tratteggiata. I numeri dicono quale.
    }
make-join-butt =
    { $sheets ->
        [2] Accosta i due fogli bordo a bordo e fissa la giunta sul retro con nastro adesivo.
       *[other] Accosta i fogli bordo a bordo e fissa le giunte sul retro con nastro adesivo. I numeri dicono l’ordine.
    }
make-join-letters = Le lettere uguali si incontrano e i rombi si completano.
make-join-rows = Unisci prima i fogli di ogni riga; poi taglia e unisci le righe.
make-fold = Piegare.
make-fold-text =
    { $fold ->
        [quarter] Segna le pieghe da un segno all’altro con una riga e una lama smussata. Piega di traverso, disegno all’interno, poi ancora una volta.
        [thirds] Segna le pieghe da un segno all’altro con una riga e una lama smussata, poi ripiega le due estremità sul centro.
       *[half] Segna le pieghe da un segno all’altro con una riga e una lama smussata, poi piega con il disegno all’interno.
    }
make-back = Rinforzare.
make-back-text = Incolla il tabellone sul cartone e lascialo tutta la notte sotto libri pesanti.
make-back-folded = Taglia anche il cartone alle pieghe. Incolla il tabellone aperto sui pezzi e lascialo tutta la notte sotto libri pesanti.
make-press = Applicare.
make-press-text = Premi un adesivo al centro di ogni pedina.
make-press-both = Premi un adesivo sul fronte e uno sul retro di ogni pedina.
make-press-spares =
    { $spares ->
        [one] L’adesivo vuoto è di riserva.
        [2] I due adesivi vuoti sono di riserva.
       *[other] I { $spares } adesivi vuoti sono di riserva.
    }
make-press-animals =
    { $spares ->
        [one] L’adesivo che avanza è di riserva.
        [2] I due adesivi che avanzano sono di riserva.
       *[other] I { $spares } adesivi che avanzano sono di riserva.
    }
make-press-labels = Chiudi la scatola con i sigilli del coperchio e scrivi i nomi sulle etichette.

age-title = Parti piccole.
age-text = Non adatto a bambini di età inferiore a 3 anni: pedine e adesivi possono essere inghiottiti. Le lame sono per gli adulti.
set-title = In questo gioco
set-test = Pagina di prova
set-rules = Regole
set-where =
    { $count ->
        [one] foglio { $sheets }, file «{ $file }»
       *[other] fogli { $sheets }, file «{ $file }»
    }

buy-wood = Compensato
buy-wood-board = per il tabellone, spesso 3–4 mm
buy-wood-pieces = per le pedine, spesso 4–6 mm
buy-wood-both = per tabellone e pedine, spesso 4 mm
buy-wood-sheets =
    { $count ->
        [one] 1 pannello di { $width } × { $height } mm
       *[other] { $count } pannelli di { $width } × { $height } mm
    }
buy-calliper = Calibro
buy-calliper-more = per misurare la prova
buy-sandpaper = Carta vetrata
buy-sandpaper-more = fine, grana 240
buy-oil = Olio o cera
buy-oil-more = e un panno morbido

make-load = Caricare.
make-load-text = Apri i file «{ $board }» e «{ $pieces }» nel programma del laser al 100 %.
make-load-one = Apri il file «{ $board }» nel programma del laser al 100 %: tabellone e pedine stanno sullo stesso foglio.
make-load-size =
    { $sheets ->
        [one] Il contorno rosso del tabellone deve misurare { $width } × { $height } mm.
       *[other] Il contorno rosso della prima parte del tabellone deve misurare { $width } × { $height } mm.
    }
make-colours = Assegnare i colori.
make-colours-engrave = Le linee nere si incidono.
make-colours-score = Le linee blu si marcano senza tagliarle.
make-colours-cut = Le linee rosse si tagliano per ultime: ciò che è libero può spostarsi.
laser-engrave = incidere
laser-score = marcare
laser-cut = tagliare
make-test = Provare.
make-test-text = Taglia una pedina da un ritaglio e misurala: { $size } mm è giusto. Altrimenti imposta «cutter.kerf» nel tema a { $drawn } mm meno la misura trovata e rifai i file.
make-burn = Incidere e tagliare.
make-burn-text = Fissa il legno ben piano. Segui quest’ordine, senza spostare il legno nel frattempo.
make-glue = Incollare.
make-glue-text = Incolla le parti bordo a bordo su una base sottile, nell’ordine dei file. I numeri lo indicano.
make-finish = Rifinire.
make-finish-text = Togli la fuliggine con un panno umido, carteggia i bordi, poi passa l’olio sul legno.
make-sort = Distinguere i giocatori.
make-sort-text = Pedine di un giocatore: { $one }. Pedine dell’altro: { $other }.
make-sort-spares =
    { $spares ->
        [one] La pedina vuota è di riserva.
        [2] Le due pedine vuote sono di riserva.
       *[other] Le { $spares } pedine vuote sono di riserva.
    }
age-text-laser = Non adatto a bambini di età inferiore a 3 anni: le pedine possono essere inghiottite. Il laser è per gli adulti; non lasciarlo mai lavorare da solo.
set-pieces = Pedine

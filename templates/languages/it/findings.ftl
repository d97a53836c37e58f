# Che cosa emerge prima di stampare un gioco: che cosa non va, che cosa aiuta, che cosa è stato misurato e il verdetto.
# Le chiavi di un tema e i loro valori, come { $key } o { $setting }, sono uguali in ogni lingua.

# Elenchi: “topo, gatto e altri 3”. Una parola stampata sta tra virgolette.
list-next = { $list }, { $next }
list-last = { $list } e { $next }
list-more = { $list } e altri { $more }
list-word = “{ $word }”

# Come si vede un gioco.
view-colour = a colori
view-grey = in grigio
view-protan = senza percepire il rosso
view-deutan = senza percepire il verde
view-tritan = senza percepire il blu

# Ciò che in un disegno si può stampare solo in pixel.
feature-blending = metodi di fusione
feature-clips = tracciati di ritaglio
feature-embedded-pictures = immagini incorporate
feature-filters = filtri
feature-gradients = sfumature
feature-masks = maschere
feature-opacity = trasparenza
feature-patterns = motivi
feature-text = testo

# Adesivi, pedine e caselle.
sticker-too-large = gli adesivi da { $sticker } mm sporgono da pedine da { $size } mm
mend-overhang = pieces.inset = "1mm" li tiene a 1 mm dal bordo
piece-too-large = le pedine da { $size } mm non entrano in caselle da { $square } mm
tight-square = le pedine da { $size } mm occupano il { $percent } % del lato di caselle da { $square } mm
loose-square = le pedine da { $size } mm occupano solo il { $percent } % del lato di caselle da { $square } mm
mend-fit = caselle da { $squares } mm vanno bene per queste pedine, o pedine da { $pieces } mm per queste caselle
no-punch = nessuna fustella comune taglia adesivi da { $sticker } mm; la più vicina si vende come { $nearest } pollici, { $size } mm
mend-inset = { $setting } dà, sulle stesse pedine, adesivi per una fustella da { $punch } pollici
mend-squares = pieces.cut = "squares": queste pedine sono più piccole di qualsiasi fustella
slipping-back = i retri possono spostarsi solo di { $drift } mm; le stampanti di casa si spostano fino a { $least } mm
mend-backs = pedine più grandi, o pieces.backs = "stickers", che non si spostano
outside-safe =
    { $count ->
        [one] tra le pedine { $side-del }, un animale supera di { $reach } mm il margine di sicurezza: { $animals }
       *[other] tra le pedine { $side-del }, alcuni animali superano di { $reach } mm il margine di sicurezza: { $animals }
    }
mend-safe = disegni più piccoli, un anello più stretto, o { $setting } per chi ritaglia con cura

# Che cosa si confonde.
sides-alike = le pedine dei due giocatori si confondono { $views } (ΔE { $difference }; minimo { $least })
mend-sides-foot = { $setting } le distingue per forma, oppure uno dei due fondi molto più scuro
mend-sides = uno dei due fondi molto più scuro, o un anello molto più largo (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } si confondono quando uno è capovolto: li distingue solo il { $percent } % di ciò che mostrano
        [always] { $animals } si confondono per qualsiasi occhio: li distingue solo il { $percent } % di ciò che mostrano
       *[views] { $animals } si confondono { $views }: li distingue solo il { $percent } % di ciò che mostrano
    }
mend-faces = un’altra immagine ({ $key }), o face.show con più elementi e più grandi
unnamed-side-colour = le pedine { $side-del } si chiamano “{ $name }” dal loro colore: il tema non dà loro un nome
unnamed-side-one-colour = le pedine { $side-del } si chiamano “{ $name }”: il tema non dà loro un nome, e le due parti hanno lo stesso colore
mend-name = { $setting }, o un altro nome

# Linee.
thin-line =
    { $part ->
        [board] la linea più sottile del tabellone misura { $width } mm; il minimo è { $least } mm
       *[pieces] la linea più sottile delle pedine misura { $width } mm; il minimo è { $least } mm
    }
thin-line-key =
    { $part ->
        [board] la linea più sottile del tabellone, in { $key }, misura { $width } mm; il minimo è { $least } mm
       *[pieces] la linea più sottile delle pedine, in { $key }, misura { $width } mm; il minimo è { $least } mm
    }
mend-line = { $setting }, un lines.weight maggiore, o un formato più grande
thin-reversed-line =
    { $part ->
        [board] sul tabellone, una linea chiara in negativo su fondo scuro misura { $width } mm; sotto { $least } mm l’inchiostro la chiude
       *[pieces] sulle pedine, una linea chiara in negativo su fondo scuro misura { $width } mm; sotto { $least } mm l’inchiostro la chiude
    }
mend-reversed-line = un lines.weight o un formato maggiore, o un fondo più chiaro

# Testi.
small-letters =
    { $part ->
        [board] { $words } sul tabellone: fino a { $height } mm di altezza; il minimo è { $least } mm
       *[pieces] { $words } sulle pedine: fino a { $height } mm di altezza; il minimo è { $least } mm
    }
small-characters =
    { $part ->
        [board] { $words } sul tabellone: fino a { $height } mm di corpo; il minimo è { $least } mm
       *[pieces] { $words } sulle pedine: fino a { $height } mm di corpo; il minimo è { $least } mm
    }
squeezed-word =
    { $part ->
        [board] testo compresso sul tabellone per farlo entrare: { $words }
       *[pieces] testo compresso sulle pedine per farlo entrare: { $words }
    }
shrunk-word =
    { $count ->
        [one] { $words } è più piccolo delle altre parole sulle pedine, per entrare
       *[other] { $words } sono più piccoli delle altre parole sulle pedine, per entrare
    }
mend-text-board = caselle più grandi (size = "family"), o meno board.labels
mend-text-pieces = pedine più grandi (size = "family"), meno in face.show, o una lingua invece di due
small-name =
    { $count ->
        [one] un nome sulle pedine è troppo lungo ({ $animals }): le minuscole sono alte { $height } mm; il minimo è { $least } mm
       *[other] alcuni nomi sulle pedine sono troppo lunghi ({ $animals }): le minuscole sono alte { $height } mm; il minimo è { $least } mm
    }
mend-small-name = pedine da { $size } mm (pieces.size), un nome più corto, o face.show senza "name"

# Contrasto.
low-contrast-words-pieces = “{ $words }” sulle pedine { $side-del } ha un contrasto di { $contrast } : 1; il minimo è { $least }
low-contrast-words-board = “{ $words }” sul tabellone ha un contrasto di { $contrast } : 1; il minimo è { $least }
mend-contrast-key =
    { $way ->
        [lighter] schiarire { $key }, o scurire il fondo
       *[darker] scurire { $key }, o schiarire il fondo
    }
mend-contrast-words =
    { $way ->
        [lighter] un testo più chiaro, o un fondo più scuro
       *[darker] un testo più scuro, o un fondo più chiaro
    }
low-contrast-colours =
    { $what ->
        [start] gli animali sulle loro caselle
        [rivers] i fiumi sulla terra
        [lines] le linee tra le caselle
        [outlines] i contorni degli animali
       *[side] gli animali di una parte
    } hanno un contrasto di { $contrast } : 1; il minimo è { $least }
mend-contrast-colours = scurire { $key }, o schiarire il fondo

# Immagini.
low-resolution = { $file } si stampa a { $dpi } dpi; il minimo è { $least }
mend-resolution = un’immagine di { $width } × { $height } pixel; questa ne ha { $own-width } × { $own-height }
rasterised = { $file } si stampa in pixel, perché contiene { $features }
mend-rasterised = riempimenti e linee semplici si stampano nitidi a ogni misura

# Inchiostro.
much-ink =
    { $part ->
        [board] il { $percent } % del tabellone si stampa scuro: consuma molto inchiostro e non si può colorare
       *[pieces] il { $percent } % delle pedine si stampa scuro: consuma molto inchiostro e non si può colorare
    }
mend-ink = fondi più chiari, linee scure
total-ink-key = { $key } ha una copertura totale d’inchiostro del { $total } %; la macchina da stampa regge il { $most } %
total-ink-part =
    { $part ->
        [board] un colore del tabellone
        [pieces] un colore delle pedine
        [rules] un colore delle regole
       *[assembly] un colore del foglio di montaggio
    } ha una copertura totale d’inchiostro del { $total } %; la macchina da stampa regge il { $most } %
mend-total-ink = un colore più chiaro, solo nero (cmyk(0, 0, 0, 1)), o colours.most-ink come dice la tipografia
total-ink-picture = un’immagine ha una copertura totale d’inchiostro del { $total } %; la macchina da stampa regge il { $most } %
mend-total-ink-picture = il profilo di questa carta, che ne rispetta il limite, o colours.most-ink come dice la tipografia

# Fogli.
no-page =
    { $part ->
        [rules] il foglio delle regole non entra su { $paper }, per quante pagine abbia
       *[assembly] il foglio di montaggio non entra su { $paper }, per quante pagine abbia
    }
mend-no-page = un paper.size più grande, o un altro sheet.layout
waste =
    { $sheets ->
        [one] { $count } adesivi da { $sticker } mm usano il { $percent } % del foglio { $paper }; ce ne stanno altri { $free }
       *[other] { $count } adesivi da { $sticker } mm usano il { $percent } % di { $sheets } fogli { $paper }; ce ne stanno altri { $free }
    }
mend-waste-sets =
    { $sets ->
        [one] pieces.fill = "sets" per { $sets } altro gioco sulla stessa carta, "spares" per animali di riserva, "labels" per sigilli e cartellini con il nome
       *[other] pieces.fill = "sets" per altri { $sets } giochi sulla stessa carta, "spares" per animali di riserva, "labels" per sigilli e cartellini con il nome
    }
mend-waste-spares = pieces.fill = "spares" per animali di riserva, "labels" per sigilli e cartellini con il nome
mend-waste-paper = ci stanno anche su un paper.size più piccolo
many-sheets = un tabellone con caselle da { $square } mm richiede { $sheets } fogli { $paper }
mend-many-sheets = { $setting } (caselle da { $smaller } mm) ne richiede { $fewer }, oppure un paper.size più grande
mend-many-sheets-roll = un paper.size più grande, o il rotolo di una tipografia

# La scatola.
empty-places =
    { $places ->
        [one] { $count } pedine non riempiono pile uguali: { $places } posto resta vuoto
       *[other] { $count } pedine non riempiono pile uguali: { $places } posti restano vuoti
    }
mend-empty-places = ci stanno pedine di riserva
stiff-tuck = il cartoncino da { $card } mm si incide a metà, non si segna: le alette si consumano
mend-stiff-tuck = box.style = "matchbox" dura di più
box-too-large = lo sviluppo di { $width } × { $height } mm non entra in { $paper }
mend-box-too-large = { $need } basterebbe
mend-box-too-large-none = nessuna carta fino ad A1 basterebbe: pedine più piccole, o di meno

# Che cosa è stato misurato.
figure-backs = di quanto possono spostarsi i retri
figure-line =
    { $part ->
        [board] la linea più sottile del tabellone
       *[pieces] la linea più sottile delle pedine
    }
figure-letters =
    { $part ->
        [board] le lettere più piccole del tabellone
       *[pieces] le lettere più piccole delle pedine
    }
figure-characters =
    { $part ->
        [board] i caratteri cinesi più piccoli del tabellone
       *[pieces] i caratteri cinesi più piccoli delle pedine
    }
figure-names = le minuscole dei nomi sulle pedine
figure-words-pieces = “{ $words }” sulle pedine { $side-del }, rispetto al fondo
figure-words-board = “{ $words }” sul tabellone, rispetto al fondo
figure-colours =
    { $what ->
        [start] gli animali sulle loro caselle
        [rivers] i fiumi sulla terra
        [lines] le linee tra le caselle
        [outlines] i contorni degli animali
       *[side] gli animali di una parte
    }
figure-picture = { $file }
figure-sides = le due parti, { $views }
figure-faces = due animali, { $views }
figure-waste = l’uso dei fogli di adesivi

# Il verdetto: quanti di ognuno, se il gioco si può fare, e con quali fogli.
count-faults =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
count-warnings =
    { $count ->
        [one] { $count } avviso
       *[other] { $count } avvisi
    }
count-advice =
    { $count ->
        [one] { $count } consiglio
       *[other] { $count } consigli
    }
count-next = { $list }, { $next }
needed-sheets =
    { $count ->
        [one] { $count } foglio { $paper }
       *[other] { $count } fogli { $paper }
    }
verdict-good = Niente da correggere: { $sheets }.
verdict-advice = Niente da correggere, { $counts }: { $sheets }.
verdict-warnings = { $counts }. Il gioco si può fare: { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. Il gioco si potrà fare quando l’errore sarà corretto.
       *[other] { $counts }. Il gioco si potrà fare quando gli errori saranno corretti.
    }

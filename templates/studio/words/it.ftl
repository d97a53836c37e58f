# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = Crea
view-rules = Regole
view-learn = Impara
views = Viste
skip = Vai al contenuto
language = Lingua
dark = Colori scuri
light = Colori chiari
offline = Senza rete. Tutto funziona lo stesso.
update-ready = C’è una nuova versione dello studio.
update = Usala
close = Chiudi
done = Fatto
cancel = Annulla
yes = sì
no = no
fewer = { $what }: meno
more-of = { $what }: più
number-of = { $number } di { $count }
drawing = Disegno in corso…

# The wall of designs.
wall-title = Quale scegli?
wall-lead = Ogni immagine è una pagina come sarà stampata. Scegline una; niente è definitivo.
go-on = Continua con
open-own = Un gioco tuo
open-own-how = Trascina qui un file .toml o .zip, o scegline uno
open-own-choose = Scegli un file .toml o .zip
purpose = Adatto a
purpose-all = Tutti
purpose-children = Bambini
purpose-eyes = Ipovedenti e daltonici
purpose-class = Una classe
purpose-photographs = Le nostre foto
purpose-machines = Macchine e viaggio

# The editor: sentences with blanks.
editor = Il gioco
set = Gioco
all-designs = Tutti i modelli
title = Titolo del gioco
undo = Annulla
redo = Ripristina
open = Apri
save = Salva come file
share = Condividi
keeping-saving = Salvataggio…
keeping-saved = Salvato su questo dispositivo
keeping-private = Non salvato: questa finestra non conserva nulla. Salvalo come file.
keeping-full = Non salvato: questo dispositivo è pieno. Salvalo come file.
keeping-elsewhere = Modificato in un’altra scheda: qui non si salva più.
keeping-reload = Mostra l’altro
keeping-copy = Tieni questo come copia
set-lost = Questo gioco non è su questo dispositivo.
link-broken = Questo link è danneggiato o incompleto.
file-broken = Questo file non contiene nessun tema leggibile.
say-discs = Le mie pedine misurano { $size } e sono { $shape }.
say-paper = Stampo su { $paper }, { $inks }.
say-labels = Adesivi: { $label }.
say-languages = Lingue: { $languages }.
say-languages-rules = Lingue: { $languages }; regole: { $rules }.
say-shows = Ogni pedina mostra
say-animals = Gli animali sono { $style }.
say-photographs = Le nostre foto: { $photographs }.
say-sides = I colori dei giocatori sono { $white } e { $black }.
say-sets = Preparo { $sets }, { $spares }.
say-rules = Giochiamo così: { $rules }.
say-more = Taglio, retro, pieghe, tabellone
millimetres = { $size } mm
unit-mm = mm
unit-in = poll.
percent = { $value } %

tray-discs = Misura e forma
tray-paper = Carta e inchiostri
tray-labels = Adesivi
tray-languages = Lingue
tray-animals = Stile degli animali
tray-photographs = Foto
tray-sides = Colori dei giocatori
tray-sets = Numero di giochi
tray-rules = Regole
tray-more = Taglio, retro, pieghe, tabellone

discs-how = Quanto sono larghe?
discs-help = Mettine una su un righello. Una moneta da 2 € misura 25,75 mm.
discs-other = altra misura
discs-limits = Da { $least } a { $most } mm.
discs-sticker = Adesivi da { $size } mm: resta un bordo di legno.
board-joined = Il tabellone occupa { $count } fogli { $paper }, da unire.
board-fewer = { $how }: { $count ->
    [one] 1 foglio
   *[other] { $count } fogli
}
board-squares = Caselle da { $size } mm
board-slim = Cornice sottile
shape = Forma
shape-disc = rotonde
shape-square = quadrate
shape-hexagon = esagonali
paper-which = Quale carta?
paper-other = Altre carte
inks-which = Con quale inchiostro?
inks-rgb = a colori
inks-grey = solo in nero
inks-saving = risparmiando inchiostro
inks-cmyk = in tipografia
labels-which = Quale foglio di etichette hai?
labels-help = Con le etichette rotonde non servono le forbici. Queste vanno bene per pedine da { $size } mm; la prima spreca meno di tutte.
label-none = carta adesiva da ritagliare
label-holds = { $count } etichette da { $size } mm, { $paper }
label-first = Prima etichetta che c’è ancora
label-map = Le etichette scure si stampano, quelle tratteggiate non ci sono più.
languages-first = Tabellone, pedine e regole in
languages-second = e accanto
languages-none = nessun’altra
languages-sheet = Il foglio delle regole
languages-sheet-board = come il tabellone
languages-sheet-other = in un’altra lingua
shows-picture = animale
shows-numeral = numero
shows-character = carattere cinese
shows-pinyin = pinyin
shows-name = nome
animals-which = Come sono disegnati?
style-natural = nei colori della natura
style-outline = disegnati a tratto
style-side = nel colore del loro giocatore
style-woodcut = incisi nel legno
style-papercut = ritagliati nella carta
style-seal = in forma di sigillo
style-other = come nel modello
photographs-none = ancora nessuna
photographs-some = { $count ->
    [one] 1 immagine
   *[other] { $count } immagini
}
photographs-how = Un’immagine per ogni animale.
photographs-help = JPEG, PNG o SVG. Restano su questo dispositivo.
photographs-drop = Trascina qui un’immagine ({ $animal }), o scegline alcune
photographs-choose = Scegli una foto ({ $animal })
photographs-reading = Lettura della foto…
photograph-ring = Trascina l’anello sul viso.
photograph-size = Misura dell’anello
photograph-turn = Ruota
photograph-remove = Togli l’immagine
photograph-unreadable = Qui non si riesce a leggere { $name }. JPEG e PNG vanno sempre bene.
side-white = Il giocatore che inizia
side-black = L’altro giocatore
sides-help = I giocatori si distinguono anche dagli anelli: lo si vede pure stampando in grigio.
sides-colouring = Questo modello si stampa in nero; i colori li mettono le matite.
colour-other = un altro colore
colour-white = bianco
colour-black = nero
colour-blue = blu
colour-red = rosso
colour-green = verde
colour-yellow = giallo
colour-orange = arancione
colour-brown = marrone
colour-gold = oro
colour-silver = argento
colour-grey = grigio
colour-violet = viola
colour-pink = rosa
colour-teal = turchese
sets = { $count ->
    [one] 1 gioco
   *[other] { $count } giochi
}
spares = { $count ->
    [0] senza adesivi di riserva
    [one] con 1 adesivo di riserva
   *[other] con { $count } adesivi di riserva
}
sets-count = Giochi
spares-count = Adesivi di riserva
fill-how = E sul resto dell’ultimo foglio?
fill-none = niente
fill-sets = altri giochi
fill-spares = animali di riserva
fill-labels = etichette per la scatola
rules-which = Quali regole?
rules-own = { $count ->
    [one] 1 regola vostra
   *[other] { $count } regole vostre
}
rules-all = Vedi e cambia ogni regola
pieces-cut = Ritagliare gli adesivi
pieces-cut-shape = lungo il bordo
pieces-cut-squares = in quadrati
pieces-cut-strips = in strisce
pieces-cut-punch = con la fustella
cutter-machine = Macchina da taglio
cutter-machine-none = nessuna
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = laser
pieces-backs = Retro delle pedine
pieces-backs-none = nessuno
pieces-backs-stickers = adesivi a parte
pieces-backs-gutter = ripiegato
pieces-backs-long-edge = lato lungo
pieces-backs-short-edge = lato corto
pieces-backs-stand = in piedi
board-frame-room = Cornice del tabellone
board-frame-room-auto = secondo lo spazio
board-frame-room-full = ricca
board-frame-room-slim = sottile
board-frame-room-none = nessuna
board-fold = Piegare il tabellone
board-fold-none = no
board-fold-half = in due
board-fold-thirds = in tre
board-fold-quarter = in quattro
sheet-layout = Formato delle regole
sheet-layout-page = una pagina
sheet-layout-booklet = un libretto
sheet-layout-fold = un foglio piegato
sheet-layout-large = a grandi caratteri
sheet-layout-card = una scheda
board-has = Sul tabellone e sulle pedine
board-coordinates = coordinate
board-start = animali sulle caselle di partenza
board-turned = metà di fronte rivolta al suo giocatore
pieces-turned = adesivi di chi sta di fronte capovolti

# The pages.
desk = Pagine
page-shown = La pagina mostrata
tools = Come si mostrano le pagine
parts = Parti del gioco
part-board = Tabellone
part-pieces = Adesivi
part-rules = Regole
part-assembly = Montaggio
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, pagina { $number } di { $count }
page-before = Pagina precedente
page-after = Pagina successiva
zoom = Dimensioni sullo schermo
zoom-whole = Pagina intera
zoom-real = Dimensioni reali
larger = Più grande
smaller = Più piccolo
eyes = Vista
eyes-colour = a colori
eyes-grey = stampata in grigio
eyes-protan = senza percepire il rosso
eyes-deutan = senza percepire il verde
eyes-tritan = senza percepire il blu
cut-lines = Linee di taglio e righelli
compare = Prima e dopo
before = Prima
after = Dopo
as-file = Come file
broken = Non è stato possibile disegnare questa pagina.
broken-safe = Il tuo gioco è al sicuro. Riprova, o annulla l’ultima modifica.
try-again = Riprova
measure = Misura questo schermo
measure-how = Appoggia una carta bancaria, una tessera della biblioteca o una patente sul disegno, nell’angolo in alto a sinistra. Muovi il cursore finché il disegno è largo esattamente uguale.
measure-width = Larghezza
measure-once = Si fa una volta sola e vale per questo schermo.

# Before printing.
preflight = Prima di stampare
verdict-good = Pronto per la stampa.
verdict-advice = Pronto per la stampa.
verdict-advice-more = { $count ->
    [one] Una cosa potrebbe migliorare.
   *[other] { $count } cose potrebbero migliorare.
}
verdict-warning = Si può stampare, ma guarda qui.
verdict-fault = { $count ->
    [one] Prima c’è una cosa da correggere.
   *[other] Prima ci sono { $count } cose da correggere.
}
verdict-busy = Controllo in corso…
verdict-none = Non controllato.
sheets-of = { $count ->
    [one] 1 foglio { $paper }
   *[other] { $count } fogli { $paper }
}
show-all = { $count ->
    [one] Mostra 1 avviso
   *[other] Mostra { $count } avvisi
}
show-fewer = Mostra meno
left-findings = { $count ->
    [one] 1 avviso resta così
   *[other] { $count } avvisi restano così
}
leave-finding = Va bene così
look-again = Riguardare
mend-sets = Stampaci { $count } giochi
mend-spares = Riempi con riserve
mend-ink = Risparmia inchiostro
mend-discs = Pedine da { $size } mm
mend-lines = Linee più spesse
mend-darker = Scurisci
mend-small = Il formato piccolo
mend-squares = Caselle su misura
mend-sides = Blu e rosso
mend-numeral = Mostra i numeri
mend-ring = Sposta l’anello ({ $animal })

# The theme as a file, and every key of it.
line = Riga { $line }:
write = Scrivi { $text }
file-kept = Fino ad allora le pagine restano come sono.
file-what = Questo è tutto ciò che cambia rispetto al modello. Ciò che modifichi qui modifica le pagine, e viceversa.
file-faulty = Nel file c’è qualcosa di illeggibile.
show-file = Mostra il file
every-key = Tutte le chiavi
seek-key = Cerca una chiave
no-key = Nessuna chiave contiene queste parole.
key-top = Il gioco
key-reset = Come nel modello
key-another = Nome di un’altra

# Files.
print = Stampa / Scarica
print-where = Dove si stampa?
place-home = A casa
place-home-what = Qualsiasi stampante, al 100 %
place-shop = In tipografia
place-shop-what = I suoi quattro inchiostri, abbondanza esatta
place-machine = Con una macchina
place-machine-what = Cricut, Silhouette, laser
place-screen = Sullo schermo
place-screen-what = Immagini di ogni pagina
files = File
making = In preparazione…
bundle-set = set.pdf
bundle-set-what = Tutto in un solo file
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = Un file per ogni parte
bundle-label-test = label-test.pdf
bundle-label-test-what = Solo linee: guardalo in controluce con il foglio di etichette
bundle-theme = Tema
bundle-theme-what = Il gioco stesso, con le sue immagini, per continuare altrove
bundle-calibration = calibration.pdf
bundle-calibration-what = Da stampare una volta, per vedere che cosa fa la tua stampante
bundle-shop = set.pdf
bundle-shop-what = Nei quattro inchiostri di stampa, con abbondanza e linee di taglio
bundle-eps = EPS
bundle-eps-what = PostScript, un file per pagina
bundle-dxf = DXF
bundle-dxf-what = Solo le linee di taglio, in millimetri
bundle-cut-svg = SVG delle linee di taglio
bundle-cut-svg-what = Lo stesso per i programmi che leggono SVG
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = Gli adesivi come immagini, per «Print Then Cut»
bundle-svg = SVG
bundle-svg-what = Ogni pagina, nitida a qualsiasi grandezza
bundle-png = PNG, 150 dpi
bundle-png-what = Ogni pagina come immagine
printer = Stampante
printer-none = nessuna correzione
printer-measure = Misura una stampante
printer-corrected = Corretto per { $name }, { $change }.
printer-corrected-both = Corretto per { $name }: { $across } in larghezza, { $down } in altezza.
printer-unmeasured = { $name } non è ancora stata misurata con { $paper }: non si corregge nulla.
printer-print = Stampa questa pagina su { $paper } al 100 %, mai «adatta alla pagina».
printer-page = La pagina da stampare
printer-lay = Appoggia un righello da croce a croce, poi piega il foglio a metà nei due sensi, come dice la pagina.
printer-enter = Scrivi quello che leggi. Quello che non hai misurato resta vuoto.
printer-width = Larghezza
printer-height = Altezza
printer-left = Verso destra
printer-top = Verso il basso
printer-should = Dovrebbero essere { $size } mm. Con una carta di credito: percentuale come 99,5 %
printer-crease-left = Dove la piega verticale incontra la linea, come 0,4 o −0,4
printer-crease-top = Dove la piega orizzontale incontra la linea
printer-call = Dai un nome alla stampante. Ogni carta si misura una volta.
printer-name = Nome, come «Cucina»
printer-keep = Tieni
printer-kept = Resta su questo dispositivo, e in nessun gioco che condividi.
printer-nothing = Scrivi almeno un numero.
printer-nameless = Senza nome non si può scegliere.
printer-no-size = Questa non è una distanza. Scrivi millimetri come 179,5 o percentuale come 99,5 %.
printer-no-shift = Questo non è uno spostamento. Scrivi millimetri come 0,4 o −0,4.
printer-implausible-size = Nessuna stampante sbaglia tanto. Era attivo «adatta alla pagina»? Stampa di nuovo la pagina al 100 %.
printer-implausible-shift = Nessuna stampante sposta tanto una pagina. Era attivo «adatta alla pagina»? Stampala di nuovo al 100 %.
press-profile = La tipografia ha un profilo ICC? Sceglilo qui, e il file diventa PDF/X-4.
print-actual-size = Nella finestra di stampa scegli 100 % o «dimensioni reali», mai «adatta alla pagina». Poi appoggia un righello sulla linea stampata.
print-open = Apri per stampare
popup-blocked = Il browser non lascia aprire la finestra. Scarica il file e stampa quello.
download = Scarica
saved-file = { $name } è salvato.
buy = Che cosa comprare
buy-discs = { $count } { $shape ->
    [square] quadrati di legno
    [hexagon] esagoni di legno
   *[disc] dischi di legno
}
buy-discs-size = { $size } mm; { $spares ->
    [0] senza riserve
    [one] 1 in più di riserva
   *[other] { $spares } in più di riserva
}
buy-labels = { $count ->
    [one] 1 foglio { $name }
   *[other] { $count } fogli { $name }
}
buy-labels-what = etichette già tagliate
buy-stickers = { $count ->
    [one] 1 foglio di carta adesiva
   *[other] { $count } fogli di carta adesiva
}
buy-stickers-what = { $paper }, opaca
buy-paper = { $count ->
    [one] 1 foglio di carta spessa
   *[other] { $count } fogli di carta spessa
}
buy-paper-what = { $paper }, per il tabellone
buy-card = Cartone rigido
buy-card-what = { $width } × { $height } mm, sotto il tabellone
buy-pencils = Matite colorate
buy-pencils-what = i pennarelli trapassano
buy-tools = Forbici, colla in stick
buy-tools-what = e libri pesanti per la notte
buy-copy = Copia la lista
small-parts = Pezzi piccoli: non adatto a bambini sotto i 3 anni.
share-what = Questo link contiene tutto il gioco: chi lo apre vede queste pagine. Non è conservato da nessuna parte.
share-photographs = Le foto sono troppo grandi per un link. Salva il gioco come file zip e invia quello.
save-zip = Salva come zip
link = Link
copy = Copia
copied = Copiato.
copy-by-hand = Questo browser non copia. Seleziona il testo e copialo a mano.
on-device = Su questo dispositivo
forget = Elimina { $title }

# Rules.
rules-lead = Ciò che scegli qui è ciò che dice il foglio e ciò che applica l’arbitro.
rules-own-title = Le nostre regole
compare-two = Confronta due
rules-play = Giochiamo così
rules-from = Come giochiamo a casa, a partire da
as-before = Come prima
rules-use = Usale in «{ $title }»
rules-used = Ora il gioco segue queste regole.
sheet = Il foglio
sheet-rules = { $count ->
    [one] 1 regola numerata
   *[other] { $count } regole numerate
}
proved = { $count } esempi dimostrati
sheet-how = Come si mostra
sheet-read = Da leggere
sheet-printed = Stampato
rule = Regola
compare-left = Uno
compare-right = L’altro
swap = Scambia
compare-same = Sono lo stesso gioco.
compare-differ = { $count ->
    [one] Differiscono in 1 punto.
   *[other] Differiscono in { $count } punti.
}
compare-moves-same = All’inizio permettono le stesse { $count } mosse; il gioco si divide più avanti.
compare-moves-differ = All’inizio hanno { $both } mosse in comune; { $left } solo nell’uno, { $right } solo nell’altro.
compare-only = Solo in «{ $name }»
ruleset-classic = il gioco consueto
ruleset-swimming-dogs = cani e lupi nuotano
ruleset-no-repeats = nessuna posizione ritorna
ruleset-tierschach = Tier-Schach
ruleset-leiden = il gioco dell’articolo di Leida
ruleset-leiden-tables = le tabelle dell’articolo di Leida
ruleset-wikipedia-en = secondo Wikipedia in inglese
ruleset-wikipedia-zh = secondo Wikipedia in cinese
ruleset-ludii = come lo gioca Ludii
ruleset-codingame = come lo gioca CodinGame
ruleset-ancientchess = come lo racconta AncientChess
ruleset-playlah = come lo gioca il club Playlah
ruleset-third-time-barred = non una terza volta
switches-river = Il fiume
switches-leap = Il salto
switches-capture = Catture
switches-traps = Trappole
switches-dens = Tane
switches-end = Mosse e fine
switch-strength = Quanto sono forti?
switch-swims = Chi nuota?
switch-leaps-across = Chi salta di lato?
switch-leaps-along = Chi salta in avanti e indietro?
switch-leaps-both-rivers = Chi salta tutti e due i fiumi?
switch-first-mover = Chi inizia?
switch-capture-into-water = Si può catturare dalla sponda al fiume?
switch-capture-out-of-water = Chi può catturare dal fiume alla sponda?
switch-capture-in-water = Due animali nel fiume possono catturarsi?
switch-leap-blockers = Chi impedisce un salto?
switch-leap-blocked-by = Chi impedisce un salto con i suoi animali?
switch-leap-captures = Si può catturare saltando?
switch-enemy-trap = In una trappola nemica un animale è…
switch-own-trap = In una trappola propria un animale è…
switch-trap-weakness = Per quanto tempo una trappola indebolisce un animale?
switch-trapped-attack = Un animale in trappola attacca con forza…
switch-trap-overrides = Una trappola toglie i divieti, come tra elefante e topo?
switch-equal-strength = A parità di forza…
switch-rat-takes-elephant = Il topo può catturare l’elefante?
switch-elephant-takes-rat = L’elefante può catturare il topo?
switch-takes = Cattura: { $attacker } contro { $victim }?
switch-own-den = Entrare nella propria tana è…
switch-den-enterers = Chi può entrare nella tana nemica?
switch-den-wins = Entrando nella tana nemica si vince?
switch-all-captured = Chi cattura tutti gli animali…
switch-no-legal-move = Chi non può muovere…
switch-repetition = Se una posizione ritorna…
switch-same-square-limit = Turni e visite alla stessa casella
switch-few-squares-limit = Turni e caselle, avanti e indietro
switch-turn-limit = Parità dopo tante mosse
switch-capture-limit = Parità dopo tante mosse senza catture
switch-fixed = non si cambia qui
value-yes = sì
value-no = no
value-not-out-of-water = non dal fiume
value-weakens = debole
value-harmless = forte come sempre
value-shelters = al sicuro
value-barred = vietato
value-open = permesso
value-captures = si catturano
value-both-out = fuori entrambi
value-everyone = tutti
value-nobody = nessuno
value-none = nessuno
value-white = Bianco
value-black = Nero
value-either = chiunque
value-enemy = il nemico
value-swimmers = chi nuota
value-inside = finché è dentro
value-permanent = per sempre
value-full = normale
value-zero = zero
value-wins = vince
value-loses = perde
value-draws = pareggia
value-no-legal-move = vince, perché l’altro non può muovere
value-free = permesso
value-no-earlier-position = mai permesso
value-third-time-barred = vietato la terza volta
value-threefold-draws = parità la terza volta
value-threefold-claim = parità se richiesta

# Learn.
animals-title = Otto animali
animals-lead = Il più forte cattura il più debole, e a parità di forza ci si cattura. Solo il topo capovolge l’ordine.
animals-order = Animali, dal più forte al più debole
animal-rat = topo
animal-cat = gatto
animal-dog = cane
animal-wolf = lupo
animal-leopard = leopardo
animal-tiger = tigre
animal-lion = leone
animal-elephant = elefante
about-elephant = Il più forte. Solo il topo lo cattura.
about-lion = Salta il fiume, di lato e in avanti.
about-tiger = Salta il fiume come il leone.
about-leopard = Forte a terra. In acqua non ci va.
about-wolf = Nel mezzo: ne cattura quattro.
about-dog = Un buon guardiano per la tana.
about-cat = Piccolo, e presto alle trappole.
about-rat = L’unico che nuota. Cattura l’elefante.
captures = cattura
captured-by = è preda di
piece-w = la tua pedina: { $animal }
piece-b = pedina nemica: { $animal }
terrain-land = terra
terrain-water = fiume
terrain-trap = trappola
terrain-den = tana
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Tour
tour-start = Il tour: due minuti
tour-what = { $count } esercizi su un tabellone. Li giudica l’arbitro del programma.
tour-how = Tocca l’animale, poi una casella. Non può andare storto niente.
tour-legal-too = Anche questo è permesso. Ora prova ciò che è chiesto.
leave = Lascia il tour
back = Indietro
next = Avanti
skip-step = Salta
tour-goal = Lo scopo
tour-goal-task = Chi entra nella tana nemica vince. Il tuo cane è a un passo: portalo dentro.
tour-goal-done = Così si vince la partita.
tour-move = Una mossa
tour-move-task = Una casella: in avanti, indietro o di lato, mai in diagonale. Muovi il lupo.
tour-move-done = Quattro direzioni, una casella.
tour-capture = Catturare
tour-capture-task = Puoi catturare un animale di forza uguale o inferiore. Trovane uno per il tuo lupo.
tour-capture-done = Un lupo cattura un lupo o un gatto, non una tigre.
tour-exception = L’eccezione
tour-exception-task = Il topo è il più debole, eppure cattura l’elefante. Fallo.
tour-exception-done = E l’elefante non può catturare il topo.
tour-river = Il fiume
tour-river-task = Solo il topo può nuotare. Muovilo di una casella, in acqua o fuori.
tour-river-done = Il cane resta a terra.
tour-bank = La riva
tour-bank-task = Dal fiume il topo non può catturare l’elefante. Quello sulla sponda sì. Qual è?
tour-bank-done = Da terra può; dall’acqua no.
tour-leap = Il salto
tour-leap-task = La tigre e il leone saltano da una sponda all’altra. Manda il leone oltre il fiume.
tour-leap-done = Sempre dritto, fin dove arriva l’acqua.
tour-no-leap = Niente salto
tour-no-leap-task = Un topo nell’acqua impedisce il salto. La tigre ora non può saltare: falle fare il giro.
tour-no-leap-done = Il topo è piccolo, ma sta in mezzo.
tour-trap = La trappola
tour-trap-task = Nella tua trappola il leone è debole: perfino il gatto può catturarlo. Fallo.
tour-trap-done = Le trappole proteggono la tana.
tour-end = È tutto qui.
tour-end-lead = Il resto è sul foglio.
tour-make = Fai un gioco
tour-read = Leggi il foglio
tour-again = Ancora una volta

## Table
view-table = Tavolo
table-title = Al tavolo
table-lead = Tocca un animale, poi una casella: l’arbitro decide subito, con il numero della frase stampata.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] Bianco
        [black] Nero
        [blue] Blu
        [red] Rosso
        [green] Verde
        [yellow] Giallo
        [orange] Arancione
        [brown] Marrone
        [gold] Oro
        [silver] Argento
        [grey] Grigio
        [violet] Viola
        [pink] Rosa
       *[teal] Turchese
    }
table-animal = { $animal } ({ $side })
table-pair = { $white } e { $black }

# Before a game.
table-go-on = Continua con
table-all-games = Tutte le { $count } partite
table-forget = Dimentica { $game }
table-forget-sure = Dimenticala
table-count =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
table-who = Chi gioca?
table-two = In due a un tabellone
table-two-what = Qui sullo schermo
table-real = Accanto a un tabellone vero
table-real-what = L’arbitro risponde; nulla si muove se non lo chiedi
table-program = Programma
table-against = Contro il programma
table-program-what = Sei livelli, da bambino a pieno
table-level = Quanto gioca bene?
table-level-child = Bambino
table-level-child-what = Vede una mossa
table-level-beginner = Principiante
table-level-beginner-what = Ne vede due
table-level-easy = Facile
table-level-easy-what = Ne vede tre
table-level-medium = Medio
table-level-medium-what = Ne vede cinque
table-level-strong = Forte
table-level-strong-what = Pensa 1 secondo
table-level-full = Pieno
table-level-full-what = Pensa 5 secondi
table-your-side = Tu muovi
table-first = Per primo
table-second = Per secondo
table-your-name = Il tuo nome
table-first-name = Chi comincia
table-second-name = Chi segue
table-by-rules = Con quali regole?
table-rules = Regole
table-play-these = Gioca con queste regole
table-set = Gioco
table-set-rules = Con le regole, i nomi e le frasi di questo gioco.
table-set-file = Salvalo per altri telefoni
table-look-plain = Avorio ed ebano
table-house-rules =
    { $count ->
        [one] 1 regola di casa
       *[other] { $count } regole di casa
    }
table-clock = Orologio
table-time-none = Senza orologio
table-time-sudden = Tempo per la partita
table-time-sudden-what = Quando finisce, la partita è persa.
table-time-increment = Tempo e incremento
table-time-increment-what = Ogni mossa porta secondi.
table-time-delay = Tempo e ritardo
table-time-delay-what = I primi secondi di ogni mossa sono gratis.
table-time-byoyomi = Tempo e byo-yomi
table-time-byoyomi-what = Poi periodi; uno è perso solo se passa per intero.
table-time-hourglass = Clessidra
table-time-hourglass-what = Quel che uno consuma, l’altro guadagna.
table-minutes = Minuti
table-seconds = Secondi
table-periods = Periodi
table-clock-more = Altro sull’orologio
table-by-hand = Premuto a mano
table-odds = Un altro tempo per il secondo
table-odds-minutes = Minuti, il secondo
table-penalties = Mosse illegali
table-penalties-none = non costano nulla
table-penalty-warn = un avviso
table-penalty-loss = la partita
table-penalty-time = { $time } all’altro
table-sit-down = Siediti
table-open = Apri una partita

# At a game.
table-board = Tabellone, muove: { $side }
table-ruling = Decisione
table-rule = Regola { $number }
table-yes = Consentito
table-no = Non consentito
table-unread = Questa non è una mossa
table-to-move = Muove: { $side }
table-how = Tocca un animale, poi una casella.
table-thinks = pensa…
table-is-legal = Si può?
table-is-legal-how = Tocca un animale, poi la casella che vuole. Nulla si muove.
table-make-it = Fai questa mossa
table-may-go = Da { $square } può andare in { $to }.
table-may-go-nowhere = Da { $square } ora non può andare da nessuna parte.
table-not-its-turn = In { $square }. Ora muove: { $side }.
table-free = può andare qui
table-free-squares = Libero:
table-may-claim = Si può dichiarare la parità.
table-captured = Ha catturato: { $animals }
table-captured-none = Non ha catturato nulla
table-leave = Lascia il tavolo
table-more = Altro
table-options = A questo tavolo
table-you-play = Giochi con: { $side }.
table-sun = Pieno sole
table-sun-off = Senza sole
table-awake = Lo schermo resta acceso
table-vibrate = Vibrazione
table-sound = Suono
table-speak = Leggi le decisioni ad alta voce
table-flip = Gira il tabellone
table-flip-side = Qui siede: { $side }
table-two-sided = Per due faccia a faccia
table-swap = Cambia lato
table-swapped = I giocatori hanno cambiato lato

# Moves.
table-moves = Mosse
table-no-moves = Ancora nessuna mossa. Compariranno qui.
table-move-field = Scrivi una mossa
table-move-such = a3a4, o: elefante cattura cane
table-move-enter = Muovi
table-note = Una nota
table-note-add = Annota
table-noted = Annotato.
table-take-back = Annulla
table-take-back-asked = Annullare { $move }?
table-take-back-agree = Solo se è d’accordo: { $side }.
table-taken-back = Annullata
table-agree = D’accordo
table-decline = No
table-accept = Accetta
table-try = Prova
table-trying = Solo una prova
table-trying-what = Muovete liberamente. La partita resta com’era, e gli orologi sono fermi.
table-return = Torna alla partita
table-back-one = Una mossa indietro
table-returned = Come prima
table-hint = Aiuto
table-hint-said = Forse { $animal } da { $from } a { $to }
table-hint-what = Una stima, non una decisione.

# Clocks.
table-clocks = Orologi
table-clock-of = Orologio di { $player }: { $time }
table-clocks-stand = Gli orologi sono fermi
table-clocks-stand-how = Tocca «Via» o un orologio, o muovi.
table-go = Via
table-pause = Pausa
table-paused = In pausa
table-press-late = L’orologio si preme dopo la mossa.
table-to-board = Torna al tabellone
table-ask = Chiedi all’arbitro

# Claims and ends.
table-claim = Reclama
table-claim-again = Qui siamo già stati
table-claim-again-what = Dichiara la parità perché una posizione ritorna: { $side }.
table-claim-now = Ora
table-claim-with = Con la mossa…
table-claim-it = Reclama
table-claim-refused = Niente parità
table-refused = Non si può
table-refused-over = La partita è finita.
table-refused-nothing-to-take-back = Non c’è nulla da annullare.
table-refused-no-offer = Non è stato offerto nulla.
table-refused-no-clocks = Non ci sono orologi.
table-refused-as-it-is = È già così.
table-refused-no-press = Non è il momento di premere l’orologio.
table-refused-trying-out = È solo una prova. Prima tornate alla partita.
table-refused-not-trying-out = Non si sta provando nulla.
table-refused-before-the-last = Sarebbe prima dell’ultimo evento.
table-offer = Offri la parità
table-offer-what = L’altro può accettare o rifiutare.
table-offered = Offre la parità: { $side }
table-offered-what = Può accettare: { $side }.
table-declined = Rifiuta: { $side }
table-resign = Abbandona
table-illegal = È stata fatta una mossa illegale
table-illegal-costs = È annullata e costa: { $list }.
table-illegal-free = È annullata e contata.
table-offence = { $side }: mossa illegale n. { $count }
table-offences =
    { $count ->
        [one] 1 mossa illegale
       *[other] { $count } mosse illegali
    }
table-offence-warned = È un avviso.
table-offence-free = È annullata. Altro non era convenuto.
table-offence-time = { $time } a { $other }.
table-adjudicate = Termina la partita
table-adjudicate-what = Se non si può finire, decide l’arbitro.
table-adjudicated = Deciso al tavolo
table-why = Perché
table-wins = Vince: { $side }
table-draw = Parità
table-end-resigned = Ha abbandonato: { $side }.
table-end-agreed = Tutti e due sono d’accordo.
table-end-flag = Tempo scaduto: { $side }.
table-end-offence = Troppe mosse illegali: { $side }.
table-goes-on = La partita continua
table-again = Un’altra partita

# The program plays.
table-program-moves = Tocca al programma.
table-program-played = Ha mosso: { $side }

# What is kept, and what leaves the page.
table-elsewhere = Questa partita è aperta in un’altra scheda, che tiene l’orologio.
table-elsewhere-faster = Un’altra scheda è stata più veloce. Ecco la partita com’è.
table-looks-on = Stai guardando; le mosse si inseriscono su altri dispositivi.
table-shared-gone = Il tavolo non è raggiungibile. Il programma è ancora aperto lì?
table-shared-waits = A questo tavolo non è ancora cominciata una partita.
table-play-here = Gioca qui
table-keeping-private = Questa finestra non conserva nulla: salva la partita prima di chiuderla.
table-keeping-full = Il dispositivo è pieno: l’ultimo evento non è conservato e non conta. Fai spazio e ripetilo.
table-keeping-lost = Il dispositivo non ha conservato l’ultimo evento, che quindi non conta. Ripetilo.
table-no-answer = Il programma non risponde. Non è successo nulla; riprova.
table-lost = Questa partita non è su questo dispositivo.
table-broken = Questa non è una partita leggibile.
table-save-share = Salva, condividi, stampa
table-save = Salva
table-print = Stampa
table-link-what = Questo link contiene tutta la partita. Non è conservato da nessuna parte.
table-position = Posizione
table-position-what = Un link a come stanno gli animali
table-record = Partita
table-record-what = Per altri programmi, in PGN
table-journal = Diario
table-journal-what = Tutto ciò che è successo, per continuare altrove
table-score-sheet = Formulario
table-score-sheet-what = Su carta, da firmare
table-result = Risultato

# Keys.
table-keys = Tasti
table-keys-board = Sul tabellone le frecce camminano, Invio sceglie e muove, Esc lascia.
table-keys-typed = Le mosse si possono anche scrivere: a3a4 o «elefante cattura cane».
table-keys-on = Tasti singoli
table-key-board = Al tabellone
table-key-clock = Orologio: via o pausa
table-key-try = Prova, o torna alla partita

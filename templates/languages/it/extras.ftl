# Ciò che accompagna un gioco: la scatola e una busta per il tabellone, etichette, carte, figure in piedi, copertina,
# diploma, segnapunti.

# Sulla scatola. I bollini sono brevi.
box-age = 7+
box-minutes = 15–30 min
# Che cosa c’è dentro: $count animali, $each per giocatore; il secondo dove non c’è posto per le regole.
box-inside = Contiene { $count } animali, { $each } per giocatore, e le regole.
box-inside-pieces = Contiene { $count } animali, { $each } per giocatore.
box-small-parts = Parti piccole. Non adatto a bambini di età inferiore a 3 anni.
# Accanto all’animale più debole, che fa capolino dalla scatola.
box-mind = Attenti { $weak-al }!

# Sulle etichette: parole davanti a una riga da scrivere, e che cosa dice l’etichetta del sacchetto.
gift-made = Fatto da
gift-for = per
gift-date = Data
gift-count = Conta prima di tirare il cordoncino: { $count } animali.

# Sulla copertina, sotto gli animali, dal più forte al più debole: con il più debole che cattura il più forte, o senza.
cover = Un gioco fatto in casa
cover-circle = Ognuno può catturare il successivo, e { $weak-il } può catturare { $strong-il }.
cover-ladder = Ognuno può catturare il successivo.

# Sul diploma, sotto il nome; il secondo dove manca uno dei due animali.
champion = Campione della giungla
champion-for = ha vinto al meglio delle cinque partite, con l’astuzia { $weak-del } e il coraggio { $brave-del }.
champion-won = ha vinto al meglio delle cinque partite.
champion-result = Risultato
champion-beaten = Firma di chi ha perso

# Il segnapunti: una tabella di partite, vinte con la tana, per mancanza di mosse o in altro modo; e i dubbi.
pad = Al meglio delle cinque
pad-game = Partita
pad-began = Inizia
pad-won = Vince
pad-how = Come
pad-den = tana
pad-no-move = senza mosse
pad-disputes = Dubbi, risolti con il foglio delle regole
pad-rule = Regola §
pad-move = Mossa
pad-allowed = Permessa?

# Su una carta, davanti a piccole figure di animali.
card-captures = cattura
card-captured-by = è preda di
# L’ultima carta. Ogni giocatore ha $kinds carte.
duel = Duello lampo
duel-text = Ognuno prende le { $kinds } carte di un colore. Entrambi scelgono una carta in segreto e la scoprono insieme. Chi ha l’animale che può catturare l’altro prende le due carte. Se possono entrambi, o nessuno, le due carte sono fuori dal gioco. Finite le carte, vince chi ne ha prese di più. Con un solo colore: mescolate e datene metà a testa.

# Sulla busta.
wallet-board = Tabellone

# Sulle carte, una frase vera su ogni animale; le fonti sono in FACTS.md. La ricerca parla di ratti, non di topi.
fact-rat = Solleticati, i ratti cinguettano in toni troppo acuti per noi.
fact-cat = I gatti non sentono il sapore dolce.
fact-dog = Circa 14.000 anni fa, a Bonn, un cane fu sepolto con due persone.
fact-wolf = L’ululato permette di distinguere un lupo dall’altro.
fact-leopard = Anche i leopardi neri hanno le macchie: l’infrarosso le rivela.
fact-tiger = Le tigri delle Sundarbans attraversano circa cinque canali al giorno.
fact-lion = Il ruggito del leone si sente a circa otto chilometri.
fact-elephant = Gli elefanti chiamano anche in toni troppo bassi per le nostre orecchie.

# Come si piega, ogni frase sotto una figura. L’astuccio; senza le regole, step-fill-pieces.
step-net-cut = Taglia lungo la linea sottile, segna i tratti con una punta smussata.
step-net-fold = Piega una volta lungo ogni segno, disegno all’esterno.
step-tube = Incolla la linguetta a righe sotto il retro.
step-bottom = Chiudi il fondo: alette laterali, aletta a righe, colla, ultima aletta.
step-fill = Metti dentro gli animali e, dietro, le regole.
step-fill-pieces = Metti dentro gli animali.
step-close = Infila la linguetta del coperchio.
# La scatola a cassetto; senza le regole, step-lay-pieces.
step-walls = Cassetto: alza i lati lunghi e piega all’interno le loro linguette.
step-roll = Metti la colla sulle linguette e arrotolaci sopra i lati corti.
step-sleeve = Fodero: piegalo intorno al cassetto, incolla la linguetta sotto la parte superiore.
step-lay = Metti dentro le regole e, sopra, gli animali.
step-lay-pieces = Metti dentro gli animali.
step-slide = Quando la colla è asciutta, infila il cassetto nel fodero.
# La busta; step-board-open dove non ha lembo.
step-hems = Piega all’interno i due bordi lunghi, disegno all’esterno.
step-up = Piega in su la parte inferiore.
step-under = Infila i suoi bordi sotto i risvolti del retro.
step-board = Metti dentro il tabellone, piega gli angoli del lembo.
step-board-open = Metti dentro il tabellone.
step-lip = Infila il lembo dietro la parte davanti.

# Che cosa comprare: una cosa e, sotto, quanto è robusta; lo spessore dove non è un cartoncino comune.
buy-net = Cartoncino per la scatola
buy-net-card = da 250 a 300 g/m²
buy-net-thick = spesso { $thickness } mm
buy-plywood = Compensato, { $thickness } mm

# Le pagine, nel loro margine.
page-tuck = Astuccio
page-tray = Scatola a cassetto, cassetto
page-sleeve = Scatola a cassetto, fodero
page-plywood = Scatola di compensato
page-cards = Carte degli animali
page-card-backs = Carte degli animali, retri
page-gift = Etichette, cartellini e sigilli
page-standees = Figure in piedi
page-cover = Copertina
page-certificate = Diploma
page-pad = Segnapunti
page-wallet = Busta per il tabellone
page-folding = Come si piega

# Accanto a uno sviluppo: che cosa contiene, di che cosa è fatto, quanto spazio c’è dentro; e che cosa dicono le linee.
net-note = { $count } pedine da { $size } × { $thickness } mm · cartoncino { $card } mm · interno { $width } × { $height } × { $depth } mm
net-cut = tagliare
net-score = segnare
net-glue = incollare

# Le parti nell’elenco del gioco.
set-box = Scatola
set-cards = Carte degli animali
set-gift = Etichette e sigilli
set-standees = Figure in piedi
set-cover = Copertina
set-certificate = Diploma
set-scorepad = Segnapunti
set-wallet = Busta

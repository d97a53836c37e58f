# Che cosa non va in un testo che dovrebbe essere una mossa, una posizione o una partita registrata: in una riga, senza
# maiuscola e senza punto.

# Più possibilità.
one-of = { $list } o { $next }
# Che cosa non va e che cosa andrebbe bene.
with-advice = { $why } ({ $hint })

# Mosse.
unreadable-move = mossa illeggibile: { $why }
move-too-long = questo testo è troppo lungo per una mossa
move-missing = manca una mossa
move-which-animal = «{ $text }» non dice quale animale muove
move-not-one = «{ $text }» non è una mossa
move-not-here = «{ $text }» non è una mossa su questa scacchiera
move-two-readings = si può leggere in due modi
move-other-animal = in { $square } c’è { $victim-il }, non { $animal-il }
move-no-animal-there = { $side-il } non ha lì un animale di questo nome: { $animal }
move-no-animal = { $side-il } non ha sulla scacchiera un animale di questo nome: { $animal }
move-not-to-row = { $side-il } non ha un animale di questo nome ({ $animal }) che possa andare nella riga { $row }
move-several-animals = può indicare più di un animale { $side-del }: { $animal }
move-several-captures = può indicare più di una cattura
move-several-in-row = { $animal-il } può andare in più caselle della riga { $row }
hint-such-as-move = per esempio a3b3 o Eb3
hint-name-animal = comincia con l’animale o la sua casella, come E{ $square } o a3{ $square }
hint-too-much = questo è di troppo; una mossa è fatta di due caselle, come a3b3
hint-square-wanted = qui serve una casella, come b3
hint-board = la scacchiera ha le colonne da a fino a { $file } e le righe da 1 a { $row }
hint-write = scrivi { $choices }
hint-write-or-square = scrivi { $move }, o la casella dove si trova { $animal-il }
hint-write-squares = scrivi le caselle, come a3b3

# Caselle.
unreadable-square = casella illeggibile: { $why }
square-not-here = «{ $text }» non è una casella di questa scacchiera
hint-squares = le caselle vanno da a1 a { $square }

# Posizioni.
unreadable-position = posizione illeggibile: { $why }
position-too-long = questo testo è troppo lungo per una posizione
position-missing = manca una posizione
position-no-side = manca chi deve muovere
position-bad-side = «{ $text }» non è una delle due parti
position-too-much = dopo la posizione c’è qualcosa di troppo
position-not-quiet = «{ $text }» non è il numero di semimosse dall’ultima cattura
position-not-number = «{ $text }» non è il numero della mossa
position-rows =
    questa posizione ha { $count ->
        [one] 1 riga
       *[other] { $count } righe
    }
position-row-length =
    la riga { $row } ha { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }
position-gap = nessuna riga ha tante caselle vuote
position-no-animal = «{ $text }» non è un animale di { $rules }
position-idle-mark = questo * non segna nessun animale
setup-no-animal = { $rules } non ha un animale di questo nome: { $animal }
setup-off-board = la scacchiera non ha la casella { $square }
setup-crowded = in { $square } ci sono due animali
setup-cannot-swim = { $animal-il } in { $square } è nel fiume e non sa nuotare
setup-in-own-den = { $animal-il } in { $square } è nella propria tana, dove non può entrare
setup-in-enemy-den = { $animal-il } in { $square } è nella tana avversaria, dove non può entrare
setup-both-won = animali di entrambe le parti sono nella tana avversaria
setup-no-lasting-weakness = { $animal-il } in { $square } porta il segno della debolezza permanente, ma secondo { $rules } la debolezza finisce con la trappola
hint-such-as-position = per esempio «{ $position }»
hint-end-with-side = termina la posizione con " w" o " b"
hint-sides = scrivi w se muove { $white-il }, b se muove { $black-il }
hint-position-end = una posizione termina con le semimosse dall’ultima cattura e il numero della mossa
hint-whole-number = scrivi un numero intero, { $least } o più
hint-rows = la scacchiera ne ha { $count }, separate da /
hint-files = la scacchiera ha { $count } colonne
hint-gap = scrivi un numero da 1 a { $most }
hint-animals = { $letters } sono gli animali { $white-del }, in minuscolo quelli { $black-del }
hint-mark = va dopo l’animale che una trappola ha indebolito per sempre
hint-one-den = la partita finisce appena un animale entra nella tana avversaria
hint-no-star = togli l’*
hint-no-such-game = nessuna partita con queste regole arriva a questo

# Partite registrate.
record-too-long = questa registrazione è troppo lunga
record-open-comment = questo commento non è chiuso
record-open-variation = questa variante non è chiusa
record-late-tag = i campi tra parentesi quadre vengono prima delle mosse
record-closes-nothing = questo { $mark } non chiude nulla
record-no-tag = questo non è un campo
record-tag-twice = il campo { $tag } c’è già più in alto
record-percent = nessuna mossa comincia con %
record-goes-on = la registrazione continua dopo il risultato
record-illegal-move = questa mossa non è consentita secondo { $rules }
record-faults = 1 errore in { $file }.
hint-at-most = al massimo { $count } MiB
hint-close = chiudi con { $mark }
hint-move-up = mettilo più in alto
hint-leave-out = toglilo
hint-tag = un campo si scrive [White "Emma"]
hint-once = una registrazione dice ogni cosa una volta sola
hint-one-record = un file contiene una partita; metti la prossima in un file suo
hint-result-last = il risultato è l’ultima parola di una registrazione
hint-replay-tells = `shouqi referee replay` dice perché

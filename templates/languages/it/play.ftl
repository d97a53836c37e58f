# Una partita a un tavolo, tra persone o contro il programma.

# Le parole che si possono scrivere; la prima di ogni elenco è quella dell’aiuto. Quelle inglesi valgono sempre. Nessuna
# parola può essere un animale, un giocatore o una mossa.
play-words-undo = annulla
play-words-redo = ripeti ripristina
play-words-legal = consentita consentito permessa
play-words-hint = consiglio suggerimento
play-words-moves = mosse
play-words-board = scacchiera tabellone
play-words-strengths = forze forza
play-words-draw = patta parità parita
play-words-claim = richiedi reclama
# Parole che possono stare tra quella e la mossa annunciata.
play-words-claim-fillers = la patta parità parita per ripetizione con
play-words-resign = abbandona
play-words-illegal = illegale irregolare infrazione
play-words-press = premi
play-words-pause = pausa ferma
play-words-go = continua avvia via riprendi
play-words-note = nota annota
play-words-adjudicate = decidi decisione
play-words-swap = scambia scambio
play-words-try = prova
play-words-return = torna ritorna
play-words-save = salva
play-words-help = aiuto ?
play-words-quit = esci
play-words-yes = sì si s accetta accetto
play-words-no = no n rifiuta rifiuto

# L’aiuto: come si scrive una mossa, poi che cosa fa ciascuna di queste parole, in breve e in minuscolo.
play-enter = Una mossa si scrive a3b3, Eb3 o { elephant } b3; con ? davanti si chiede solo se è consentita. La parola aiuto elenca i comandi.
play-does-legal = giudica una mossa senza farla, come ?: consentita a3b3
play-does-undo = ritira l’ultima mossa
play-does-redo = rifà una mossa ritirata
play-does-hint = suggerisce una mossa
play-does-moves = elenca le mosse consentite
play-does-board = mostra la scacchiera
play-does-strengths = mostra quanto sono forti gli animali
play-does-draw = propone la patta; si risponde sì o no
play-does-claim = richiede la patta per tripla ripetizione; prima della mossa: richiedi a3b3
play-does-resign = abbandona per chi deve muovere, o per il giocatore nominato
play-does-illegal = conta una mossa illegale di chi deve muovere, o del giocatore nominato
play-does-press = preme l’orologio dopo una mossa
play-does-pause = ferma gli orologi
play-does-go = avvia l’orologio di chi deve muovere
play-does-note = scrive una nota nella registrazione: nota il topo è stato toccato
play-does-adjudicate = chiude la partita con una decisione: decidi patta la sala chiude
play-does-swap = fa scambiare i colori ai giocatori
play-does-try = prova delle mosse, che non contano
play-does-return = torna dove sono cominciate le prove
play-does-save = salva la registrazione: salva serata.pgn
play-does-help = mostra questo elenco
play-does-quit = lascia il tavolo

# Prima di una partita. $level è una delle frasi qui sotto.
play-animals = Animali { $white-del }: { $letters }; quelli { $black-del } in minuscolo.
play-player = { $Side }: { $name }
play-level = { $Side-il } è il programma: { $level }
play-level-child = guarda solo la sua prossima mossa e sbaglia spesso
play-level-beginner = guarda le prossime due mosse e a volte sbaglia
play-level-easy = guarda le prossime tre mosse
play-level-medium = guarda le prossime cinque mosse
play-level-strong = pensa per un secondo
play-level-full = pensa per cinque secondi
play-kept = Ogni mossa viene conservata in { $file }.

# Mosse. $side è chi cattura, $rival chi perde un animale; nella seconda frase è chi legge.
play-plays = { $number } { $Side-il } gioca { $move }.
play-takes = { $Animal-il } { $side-del } cattura { $victim-il } { $rival-del }.
play-takes-yours =
    { $victim-gender ->
        [f] { $Animal-il } { $side-del } cattura la tua { $victim }.
       *[m] { $Animal-il } { $side-del } cattura il tuo { $victim }.
    }
play-unreadable = Non capito: { $why }.
play-cannot = Qui questa mossa non si può fare.
play-no-move = Non c’è nessuna mossa.
play-gives-up = Il programma non trova mosse consentite e abbandona.
play-nothing-back = Non c’è niente da annullare.
play-nothing-again = Non c’è niente da ripetere.
play-beginning = Era l’inizio.

# Che cosa dice il programma a un bambino della propria mossa. L’animale è il suo, $victim è quello del bambino.
play-why-wins = Con questa mossa ho vinto!
play-why-takes =
    { $victim-gender ->
        [f] Non ho saputo resistere alla tua { $victim }.
       *[m] Non ho saputo resistere al tuo { $victim }.
    }
play-why-saves =
    { $animal-gender ->
        [f] Lì la mia { $animal } era in pericolo.
       *[m] Lì il mio { $animal } era in pericolo.
    }
play-why-threatens =
    Ora { $animal-gender ->
        [f] la mia { $animal }
       *[m] il mio { $animal }
    } dà la caccia { $victim-gender ->
        [f] alla tua { $victim }
       *[m] al tuo { $victim }
    }!
play-why-nearer =
    { $animal-gender ->
        [f] La mia { $animal } si avvicina di soppiatto alla tua tana.
       *[m] Il mio { $animal } si avvicina di soppiatto alla tua tana.
    }
play-why-strolls =
    { $animal-gender ->
        [f] La mia { $animal } va a spasso.
       *[m] Il mio { $animal } va a spasso.
    }

# Patte e fine. A una proposta si risponde sì o no.
play-offer = { $Side-il } propone la patta. { $Rival }, accetti? (sì, no)
play-no-offer = Nessuno ha proposto la patta.
play-declines = { $Side-il } rifiuta: la partita continua.
play-claims = { $Side-il } richiede la patta.
play-no-draw = Niente patta.
play-over = La partita è finita, { $result }.
play-had-ended = Era già finita prima: { $how }.
play-resigned = { $Side-il } ha abbandonato.
play-agreed = Le due parti si sono accordate per la patta.
play-lost-on-time = { $Side-il } ha perso per il tempo.
play-lost-by-offence = { $Side-il } ha perso per una mossa illegale.
play-adjudicated = Per decisione: { $why }
play-adjudicate-how = Chi vince, e perché? Per esempio: decidi patta la sala chiude
play-nobody-won = Nessuno ha vinto in { $count } mosse.
play-goes-on = La partita continua.
play-after-end = annulla ritira l’ultima mossa, salva FILE conserva la partita, esci termina.

# Orologi e mosse illegali. $time si scrive come 2m30s.
play-flag = È caduta la bandierina { $side-del }.
play-no-clocks = A questo tavolo non ci sono orologi.
play-as-it-is = Questo non cambia nulla negli orologi.
play-no-press = Adesso nessuno può premere l’orologio.
play-offence = Mossa illegale { $side-del }, numero { $count }.
play-penalty-warning = È un’ammonizione.
play-penalty-time = { $Rival-il } riceve { $time } in più.

# Altre cose a un tavolo.
play-no-side = Nessun colore e nessun giocatore si chiama «{ $text }».
play-noted = Annotato.
play-note-what = Che cosa va annotato? Per esempio: nota il topo è stato toccato
play-swapped = I giocatori si sono scambiati i colori.
play-trying = Da qui in poi le mosse sono solo di prova.
play-trying-out = Si stanno provando delle mosse; con torna si ritorna alla partita.
play-not-trying = Non si sta provando nessuna mossa.
play-returned = La partita è di nuovo com’era.

# Salvataggio. Un diario è il file in cui tutto viene scritto mentre succede.
play-save-where = Dove? Per esempio: salva serata.pgn
play-saved = Salvato in { $file }.
play-not-saved = Non salvato. Da un file si continua con: shouqi { $command } --game FILE{ $rules }
play-goes-on-with = Si continua con: shouqi table --resume { $file }
play-unwritten = Non è stato possibile scriverlo, quindi non è successo: { $why }
play-try-again = Con Invio il programma riprova.
play-other-rules = la partita è cominciata con { $then }, non con { $now }
save-taken = { $file } esiste già
save-taken-help = scegli un altro nome, o comincia con --force per permettere di sostituirlo
table-journal-taken = { $file } esiste già e contiene una partita
table-journal-taken-help = --resume { $file } continua quella partita; un altro nome per --save ne comincia una nuova
table-journal-in-use = { $file } è in uso: ci scrive un altro tavolo
table-journal-failed = { $file }: { $why }
table-journal-fault = { $file }, riga { $line }: questo non è il diario di un tavolo, oppure è stato modificato
table-journal-impossible = { $file }: quello che racconta non può essere successo con queste regole
table-nothing-kept = nessuna partita è stata conservata

# Il tavolo a tutto schermo: ciò che vi si sceglie, e la sua ultima riga, di 78 colonne al massimo.
play-holds = { $Animal-il } { $side-del } in { $from } può andare in { $squares }.
play-holds-nowhere = { $Animal-il } { $side-del } in { $from } ora non può andare da nessuna parte.
play-not-yours = In { $from } c’è { $animal-il } { $side-del }; è il turno { $rival-del }.
play-thinking = { $Side-il } sta pensando.
play-keys = frecce e Invio muovono · Tab forze · F1 aiuto · Ctrl-C esce
play-any-key = Un tasto qualsiasi riporta alla partita.
play-too-small = Questa finestra è troppo piccola: servono { $columns } colonne e { $rows } righe.

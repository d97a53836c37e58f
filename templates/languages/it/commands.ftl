# Ciò che i comandi dell’arbitro dicono intorno alle sue decisioni.

# Confronto di due regolamenti.
compare-same-game = { $left } e { $right } sono lo stesso gioco.
compare-same-sheet = I loro fogli delle regole dicono le stesse cose.
compare-only-under = Solo secondo { $rules }
compare-both-allow = Mosse permesse qui da entrambi: { $count }.
compare-only-allows = solo { $rules } permette

# Riproduzione di una partita registrata.
word-illegal = Non consentito.
replay-head = Regole { $rules } · mosse: { $count }
replay-hold-to = Le mosse fino a { $move } sono valide.
replay-circle = Da allora le due parti hanno girato in tondo: { $moves }
replay-no-moves = La registrazione non contiene mosse.
replay-all-hold = Tutte le mosse sono valide.
replay-bad-moves =
    { $count ->
        [one] Una mossa non è valida.
       *[other] { $count } mosse non sono valide.
    }
replay-two-results = Il campo Result dice { $claimed }, le mosse finiscono con { $result }.
replay-other-result = La registrazione riporta { $result }; la scacchiera dice { $shown }.
replay-open = La partita non è finita.
replay-early = La registrazione riporta { $result }; a quel punto la partita non è finita.
replay-off-the-board = La registrazione riporta { $result } per { $how }, cosa che la scacchiera non può mostrare.
replay-not-so-far = La registrazione riporta { $result }; la partita non è arrivata fin lì.
replay-tell-how = Se è finita fuori dalla scacchiera, lo dice un campo come [Termination "resignation"].
replay-tell-claim = Se la patta è stata richiesta, lo dicono i campi [Termination "threefold-claim"] e [ClaimedMove "…"].
replay-bad-claim = La registrazione richiede una parità che non vale.
replay-was-drawn = La partita era pari alla semimossa { $ply }; le mosse successive non contano.
replay-was-over = La partita era finita alla semimossa { $ply }; le mosse successive non contano.
replay-over-before = La partita è finita prima della prima mossa.

# Decisione su una partita interrotta.
ruling-wins =
    Vince { $side-il } in { $count ->
        [one] 1 semimossa
       *[other] { $count } semimosse
    }.
ruling-has-won = Ha vinto { $side-il }.
ruling-neither = Nessuna delle due parti può vincere.
ruling-not-settled = Non deciso.
ruling-beyond = Le tabelle non arrivano fin lì: { $why }.
ruling-over = La partita è finita da sé ({ $how }).
ruling-claimed = La partita è finita per una richiesta ({ $how }).
ruling-limited = Ma { $clause } può far finire prima la partita.
ruling-limited-help = una partita registrata (--game FILE) dice quante mosse sono state fatte, e così i contatori di una posizione

# Che cosa possono dire le tabelle dei finali.
tables-untold = Non è nelle tabelle, che non conoscono le mosse precedenti: { $clauses }.
tables-expense = { $positions } posizioni in { $tables } tabelle, circa { $time } di calcolo e { $size } di memoria
tables-solving = Calcolo in corso: { $expense }.
tables-too-many = sulla scacchiera ci sono { $count } animali; una tabella ne contiene al massimo { $most }
tables-uncountable = questo finale ha più posizioni di quante se ne possano contare
tables-not-at-hand = non c’è una tabella di { $ending }, e { $count } animali non si calcolano senza richiesta: { $expense }
tables-not-at-hand-help = --up-to { $count } lo calcola ora; `shouqi tablebase build` conserva il calcolo per --tables
tables-memory = serve più memoria di quanta è permessa: { $expense }
tables-memory-help = --memory { $size } lo permette
tables-memory-help-threads = --memory { $size } lo permette, --threads 1 ne richiede meno

# Che cosa pensa il motore dove le tabelle non arrivano.
estimate-head = Una stima del motore, non una decisione.
estimate-score = { $score } per { $side-il }.
estimate-depth =
    { $count ->
        [one] Ha calcolato 1 semimossa in avanti.
       *[other] Ha calcolato { $count } semimosse in avanti.
    }
estimate-best = Mossa migliore: { $move }.

# Come una registrazione dice che è finita la partita, dopo «per».
told-resignation = abbandono
told-agreement = accordo

# Le regole con cui si è giocato.
word-rules = Regole { $rules }
rules-differ-game = la partita è stata giocata con { $then } e si legge con { $now }, che è un altro gioco
rules-differ-title = la partita è stata giocata con { $then } e si legge con { $now }, che è lo stesso gioco
rules-differ-unknown = la partita è stata giocata con { $then } e si legge con { $now }, che forse è un altro gioco
rules-unknown = la partita è stata giocata con { $rules }, che il programma non contiene
rules-unknown-help = metti il loro file accanto alla partita e nominalo nel campo RulesFile, oppure indicalo con --rules FILE
rules-not-beside = una partita in { $folder } non può nominare le sue regole: { $file } non si trova lì né più in basso
rules-not-beside-help = copialo in { $folder }, o tieni la partita nella cartella di { $file }

# Elenchi di mosse, e molte domande insieme.
compare-cannot-stand = questa posizione non può esistere secondo { $rules }: { $why }
moves-over = La partita è finita: { $result } ({ $how }).
moves-undecided = Non deciso: { $clause } dipende dalle mosse prima di questa posizione (--game FILE).
batch-history-unreadable = la mossa { $place } della storia non si può leggere: { $why }
batch-history-illegal = La mossa { $place } della storia, { $move }, non è consentita.

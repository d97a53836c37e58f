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

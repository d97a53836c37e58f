# Was die Befehle des Schiedsrichters um seine Entscheidungen herum sagen.

# Zwei Regelwerke im Vergleich.
compare-same-game = { $left } und { $right } sind dasselbe Spiel.
compare-same-sheet = Ihre Regelblätter sagen dasselbe.
compare-only-under = Nur nach { $rules }
compare-both-allow = Züge, die hier beide erlauben: { $count }.
compare-only-allows = nur { $rules } erlaubt

# Nachspielen einer Aufzeichnung.
word-illegal = Nicht erlaubt.
replay-head = Regeln { $rules } · Züge: { $count }
replay-hold-to = Die Züge bis { $move } gelten.
replay-circle = Seither zogen beide Seiten im Kreis: { $moves }
replay-no-moves = Die Aufzeichnung enthält keine Züge.
replay-all-hold = Alle Züge sind gültig.
replay-bad-moves =
    { $count ->
        [one] Ein Zug ist ungültig.
       *[other] { $count } Züge sind ungültig.
    }
replay-two-results = Laut dem Feld Result steht es { $claimed }, die Züge enden mit { $result }.
replay-other-result = Die Aufzeichnung meldet { $result }; auf dem Brett steht es { $shown }.
replay-open = Das Spiel ist nicht zu Ende.
replay-early = Die Aufzeichnung meldet { $result }; an dieser Stelle ist das Spiel nicht zu Ende.
replay-off-the-board = Die Aufzeichnung meldet { $result } durch { $how }; das kann das Brett nicht zeigen.
replay-not-so-far = Die Aufzeichnung meldet { $result }; so weit kam das Spiel nicht.
replay-tell-how = Endete es neben dem Brett, sagt das ein Feld wie [Termination "resignation"].
replay-tell-claim = Wurde das beansprucht, sagen es die Felder [Termination "threefold-claim"] und [ClaimedMove "…"].
replay-bad-claim = Die Aufzeichnung beansprucht ein Unentschieden, das nicht gilt.
replay-was-drawn = Das Spiel war mit Halbzug { $ply } unentschieden; die Züge danach zählen nicht.
replay-was-over = Das Spiel war mit Halbzug { $ply } zu Ende; die Züge danach zählen nicht.
replay-over-before = Das Spiel ist schon vor dem ersten Zug zu Ende.

# Entscheid über ein abgebrochenes Spiel.
ruling-wins =
    { $Side } gewinnt in { $count ->
        [one] 1 Halbzug
       *[other] { $count } Halbzügen
    }.
ruling-has-won = { $Side } hat gewonnen.
ruling-neither = Keine Seite kann gewinnen.
ruling-not-settled = Nicht entschieden.
ruling-beyond = So weit reichen die Tabellen nicht: { $why }.

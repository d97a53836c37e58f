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
ruling-over = Das Spiel ist von selbst zu Ende ({ $how }).
ruling-claimed = Das Spiel ist durch einen Anspruch zu Ende ({ $how }).
ruling-limited = Doch { $clause } kann das Spiel vorher beenden.
ruling-limited-help = eine Aufzeichnung (--game DATEI) sagt, wie viele Züge gemacht wurden, und ebenso die Zähler einer Stellung

# Was die Tabellen der Endspiele sagen können.
tables-untold = Nicht in den Tabellen, die frühere Züge nicht kennen: { $clauses }.
tables-expense = { $positions } Stellungen in { $tables } Tabellen, etwa { $time } Rechenzeit und { $size } Speicher
tables-solving = Wird berechnet: { $expense }.
tables-too-many = auf dem Brett stehen { $count } Tiere, eine Tabelle fasst höchstens { $most }
tables-uncountable = dieses Endspiel hat mehr Stellungen, als sich zählen lassen
tables-not-at-hand = zu { $ending } liegt keine Tabelle vor, und { $count } Tiere werden nicht ungefragt berechnet: { $expense }
tables-not-at-hand-help = --up-to { $count } berechnet es jetzt; `shouqi tablebase build` hebt das Berechnete für --tables auf
tables-memory = das braucht mehr Speicher, als erlaubt ist: { $expense }
tables-memory-help = --memory { $size } erlaubt es
tables-memory-help-threads = --memory { $size } erlaubt es, --threads 1 braucht weniger

# Was die Engine meint, wo die Tabellen nicht hinreichen.
estimate-head = Eine Schätzung der Engine, keine Entscheidung.
estimate-score = { $score } für { $side }.
estimate-depth =
    { $count ->
        [one] Sie hat 1 Halbzug vorausgerechnet.
       *[other] Sie hat { $count } Halbzüge vorausgerechnet.
    }
estimate-best = Bester Zug: { $move }.

# Wie das Spiel laut Aufzeichnung endete, nach „durch“.
told-resignation = Aufgabe
told-agreement = Einigung auf Remis

# Die Regeln, nach denen aufgezeichnet wurde.
word-rules = Regeln { $rules }
rules-differ-game = gespielt wurde nach { $then }, gelesen wird nach { $now }; das ist ein anderes Spiel
rules-differ-title = gespielt wurde nach { $then }, gelesen wird nach { $now }; das ist dasselbe Spiel
rules-differ-unknown = gespielt wurde nach { $then }, gelesen wird nach { $now }; das ist vielleicht ein anderes Spiel
rules-unknown = gespielt wurde nach { $rules }; diese Regeln liegen dem Programm nicht bei
rules-unknown-help = ihre Datei neben die Aufzeichnung legen und im Feld RulesFile nennen, oder sie mit --rules DATEI angeben
rules-not-beside = eine Aufzeichnung in { $folder } kann ihre Regeln nicht nennen: { $file } liegt weder dort noch darunter
rules-not-beside-help = die Datei nach { $folder } kopieren, oder die Aufzeichnung in den Ordner von { $file } legen

# Züge auflisten, und viele Fragen auf einmal.
compare-cannot-stand = diese Stellung kann es nach { $rules } nicht geben: { $why }
moves-over = Das Spiel ist zu Ende: { $result } ({ $how }).
moves-undecided = Nicht entschieden: { $clause } hängt von den Zügen vor dieser Stellung ab (--game DATEI).
batch-history-unreadable = Zug { $place } der Vorgeschichte ist nicht lesbar: { $why }
batch-history-illegal = Zug { $place } der Vorgeschichte, { $move }, ist nicht erlaubt.

# Was an einem Text nicht stimmt, der ein Zug, eine Stellung oder eine Aufzeichnung sein soll: in einer Zeile, klein
# begonnen und ohne Punkt.

# Mehrere Möglichkeiten.
one-of = { $list } oder { $next }
# Was nicht stimmt und was richtig wäre.
with-advice = { $why } ({ $hint })

# Züge.
unreadable-move = unlesbarer Zug: { $why }
move-too-long = dieser Text ist zu lang für einen Zug
move-missing = hier fehlt ein Zug
move-which-animal = „{ $text }“ sagt nicht, welches Tier zieht
move-not-one = „{ $text }“ ist kein Zug
move-not-here = „{ $text }“ ist auf diesem Brett kein Zug
move-two-readings = das lässt sich auf zwei Arten lesen
move-other-animal = auf { $square } steht { $victim-nom }, nicht { $animal-nom }
move-no-animal-there =
    { $Side } hat dort { $animal-er ->
        [er] keinen
        [sie] keine
       *[es] kein Tier namens
    } { $animal }
move-no-animal =
    { $Side } hat { $animal-er ->
        [er] keinen
        [sie] keine
       *[es] kein Tier namens
    } { $animal } auf dem Brett
move-not-to-row =
    { $Side } hat { $animal-er ->
        [er] keinen { $animal }, der
        [sie] keine { $animal }, die
       *[es] kein Tier namens { $animal }, das
    } auf Reihe { $row } ziehen kann
move-several-animals = das kann mehr als ein Tier von { $side } meinen: { $animal }
move-several-captures = das kann mehr als einen Schlagzug meinen
move-several-in-row = { $animal-nom } kann auf mehrere Felder der Reihe { $row } ziehen
hint-such-as-move = zum Beispiel a3b3 oder Eb3
hint-name-animal = mit dem Tier oder seinem Feld beginnen, etwa E{ $square } oder a3{ $square }
hint-too-much = das ist zu viel; ein Zug besteht aus zwei Feldern, etwa a3b3
hint-square-wanted = hier gehört ein Feld hin, etwa b3
hint-board = das Brett hat die Linien a bis { $file } und die Reihen 1 bis { $row }
hint-write = { $choices } schreiben
hint-write-or-square = { $move } schreiben, oder das Feld, auf dem { $animal-nom } steht
hint-write-squares = die Felder schreiben, etwa a3b3

# Felder.
unreadable-square = unlesbares Feld: { $why }
square-not-here = „{ $text }“ ist kein Feld dieses Bretts
hint-squares = die Felder gehen von a1 bis { $square }

# Stellungen.
unreadable-position = unlesbare Stellung: { $why }
position-too-long = dieser Text ist zu lang für eine Stellung
position-missing = hier fehlt eine Stellung
position-no-side = es fehlt, welche Seite am Zug ist
position-bad-side = „{ $text }“ ist keine Seite
position-too-much = nach der Stellung steht zu viel
position-not-quiet = „{ $text }“ ist nicht die Zahl der Halbzüge seit dem letzten Schlagen
position-not-number = „{ $text }“ ist nicht die Nummer des Zugs
position-rows =
    diese Stellung hat { $count ->
        [one] 1 Reihe
       *[other] { $count } Reihen
    }
position-row-length =
    Reihe { $row } hat { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
position-gap = keine Reihe hat so viele leere Felder
position-no-animal = „{ $text }“ ist kein Tier von { $rules }
position-idle-mark = dieser * gehört zu keinem Tier
setup-no-animal =
    { $rules } kennt { $animal-er ->
        [er] keinen
        [sie] keine
       *[es] kein Tier namens
    } { $animal }
setup-off-board = das Brett hat kein Feld { $square }
setup-crowded = auf { $square } stehen zwei Tiere
setup-cannot-swim = { $animal-nom } auf { $square } steht im Fluss und kann nicht schwimmen
setup-in-own-den = { $animal-nom } auf { $square } steht im eigenen Bau; das ist nicht erlaubt
setup-in-enemy-den = { $animal-nom } auf { $square } steht im gegnerischen Bau; das ist nicht erlaubt
setup-both-won = Tiere beider Seiten stehen im gegnerischen Bau
setup-no-lasting-weakness = { $animal-nom } auf { $square } ist als dauerhaft geschwächt gekennzeichnet, doch nach { $rules } endet die Schwäche mit der Falle
hint-such-as-position = zum Beispiel „{ $position }“
hint-end-with-side = die Stellung endet mit " w" oder " b"
hint-sides = w, wenn { $white } am Zug ist, b, wenn { $black } am Zug ist
hint-position-end = eine Stellung endet mit den Halbzügen seit dem letzten Schlagen und der Nummer des Zugs
hint-whole-number = eine ganze Zahl ab { $least } schreiben
hint-rows = das Brett hat { $count }, durch / getrennt
hint-files = das Brett hat { $count } Linien
hint-gap = eine Zahl von 1 bis { $most } schreiben
hint-animals = { $letters } sind die Tiere von { $white }, in Kleinbuchstaben die von { $black }
hint-mark = er steht hinter einem Tier, das eine Falle dauerhaft geschwächt hat
hint-one-den = ein Spiel endet, sobald ein Tier den gegnerischen Bau betritt
hint-no-star = den * weglassen
hint-no-such-game = in keinem Spiel nach diesen Regeln kommt das vor

# Aufzeichnungen.
record-too-long = diese Aufzeichnung ist zu lang
record-open-comment = dieser Kommentar hat kein Ende
record-open-variation = diese Variante hat kein Ende
record-late-tag = Felder in eckigen Klammern stehen vor den Zügen
record-closes-nothing = { $mark } schließt hier nichts
record-no-tag = das ist kein Feld einer Aufzeichnung
record-tag-twice = das Feld { $tag } steht weiter oben schon
record-percent = kein Zug beginnt mit %
record-goes-on = nach dem Ergebnis geht die Aufzeichnung weiter
record-illegal-move = dieser Zug ist nach { $rules } nicht erlaubt
record-faults = 1 Fehler in { $file }.
hint-at-most = höchstens { $count } MiB
hint-close = mit { $mark } schließen
hint-move-up = weiter nach oben setzen
hint-leave-out = weglassen
hint-tag = ein Feld sieht so aus: [White "Emma"]
hint-once = eine Aufzeichnung sagt alles nur einmal
hint-one-record = eine Datei enthält eine Aufzeichnung; die nächste gehört in eine eigene Datei
hint-result-last = das Ergebnis ist das letzte Wort einer Aufzeichnung
hint-replay-tells = `shouqi referee replay` sagt, warum

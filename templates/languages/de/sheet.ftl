# Was auf einem Regelblatt neben den Regeln steht.

# Die Zeile unter dem Titel und die Zeile zur Stimmung (die zweite, wo das Brett keinen Fluss oder keine Fallen hat).
subtitle = Für 2 Personen ab 7 Jahren, 15 bis 30 Minuten
subtitle-untimed = Für 2 Personen ab 7 Jahren
lead = Deine Tiere schleichen durch den Dschungel, vorbei an Flüssen und Fallen, zum gegnerischen Bau.
lead-river = Deine Tiere schleichen durch den Dschungel, vorbei am Fluss und an den Fallen, zum gegnerischen Bau.
lead-plain = Deine Tiere schleichen durch den Dschungel, dem Gegner entgegen.

# Die Abschnitte.
heading-goal = Ziel
heading-box = Material
heading-setup = Aufbau
heading-turn = Dein Zug
heading-capture = Schlagen
heading-river = Der Fluss
heading-traps = Fallen und Bau
heading-traps-alone = Fallen
heading-dens-alone = Der Bau
heading-end = Spielende
heading-glance = Auf einen Blick

# Was in der Schachtel liegt: $animals zusammen, $each für jede Seite.
box =
    { $animals ->
        [one] 1 Spielbrett und 1 Tier.
       *[other] 1 Spielbrett und { $animals } Tiere, { $each } für jede Seite.
    }
box-uneven =
    { $animals ->
        [one] 1 Spielbrett und 1 Tier.
       *[other] 1 Spielbrett und { $animals } Tiere.
    }
setup-plain = Setzt euch einander gegenüber an die Enden des Spielbretts. Stellt eure Tiere auf wie im Bild „{ heading-setup }“.
setup-home =
    { $traps ->
        [one] Jedem gehören der Bau und die Falle auf der eigenen Seite.
       *[other] Jedem gehören der Bau und die Fallen auf der eigenen Seite.
    }
setup-home-dens =
    { $dens ->
        [one] Der Bau auf deiner Seite gehört dir.
       *[other] Jeder Bau auf deiner Seite gehört dir.
    }
setup-home-traps =
    { $traps ->
        [one] Die Falle auf deiner Seite gehört dir.
       *[other] Jedem gehören die Fallen auf der eigenen Seite.
    }
setup-marked = Jeder Bau und jede Falle gehört der Seite, deren Zeichen darauf steht.
setup-marked-dens = Jeder Bau gehört der Seite, deren Zeichen darauf steht.
setup-marked-traps = Jede Falle gehört der Seite, deren Zeichen darauf steht.

# Zum Nachschlagen.
glance-exceptions =
    { $exceptions ->
        [one] Die Ausnahme
       *[other] Ausnahmen
    }
glance-swims = Schwimmer
glance-leaps = Springer
glance-traps = Vorsicht
glance-traps-harmless = Fallen
glance-shelter = Sicher
# Ein Tier mit dem, was es kann, in Klammern; und mehrere in einer Reihe.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } und { $item }
glance-nobody = niemand
leap-sideways = seitwärts
leap-lengthwise = vorwärts und rückwärts
leap-every-way = in alle vier Richtungen
leap-two-rivers = auch über zwei Flüsse
traps-enemy =
    { $traps ->
        [one] die gegnerische Falle
       *[other] gegnerische Fallen
    }
traps-own =
    { $traps ->
        [one] die eigene Falle
       *[other] eigene Fallen
    }
traps-all = alle Fallen
traps-none = ohne Wirkung
# Wer außerhalb der Reihenfolge schlägt, neben der Leiter.
arrow-takes = { $weak-nom } schlägt { $strong-acc }
arrow-mutual = { $weak-nom } und { $strong-nom } schlagen einander
arrow-never = { $strong-nom } schlägt { $weak-acc } nie
arrow-neither = { $weak-nom } und { $strong-nom } schlagen einander nie
# Dasselbe am Pfeil selbst, wo für Namen kein Platz ist.
arrow-verb = schlägt
arrow-verb-mutual = schlagen einander
# Was ein Tier auf der Leiter außerdem kann.
gift-swims = schwimmt
gift-leaps = springt über den Fluss
gift-takes = schlägt { $victim-acc }
gift-spares = schlägt { $victim-acc } nicht
# Das Tier, das auf der Leiter oben steht.
ladder-strongest = am stärksten

# Der Fuß.
rules-name = Regeln „{ $rules }“, Fassung { $version } · Prüfzeichen { $mark }
page = Seite { $page } von { $pages }

# Was die Zeichen hinter den Sätzen bedeuten.
note-reading = Die Überlieferung schweigt hier; so legen wir es aus.
note-measured = Die Quelle sagt das nicht ausdrücklich, aber ihre Zahlen stimmen nur so.
note-disputed = Die Überlieferung ist hier unklar; so legen wir es aus.
# Dasselbe auf einem Blatt mit eigenen Regeln.
note-own-reading = Eure Regeln schweigen hier; so legen wir es aus.
note-own-measured = Eure Regeln sagen das nicht; die Zahlen der Regeln, auf denen sie beruhen, stimmen nur so.
note-own-disputed = Die Regeln, auf denen eure beruhen, sind hier unklar; so legen wir es aus.
# Dasselbe in wenigen Wörtern, für den Rand eines Blatts mit Anmerkungen.
remark-reading = nicht in der Quelle
remark-measured = nicht im Wortlaut der Quelle; ihre Zahlen verlangen es
remark-disputed = der Wortlaut der Quelle ist umstritten
remark-own-reading = nicht in euren Regeln
remark-own-measured = nicht in euren Regeln; die Zahlen ihrer Vorlage verlangen es
remark-own-disputed = der Wortlaut der Vorlage eurer Regeln ist umstritten

# Wo keine Regel das Hin und Her begrenzt.
repetition-free = Hin und her zu ziehen ist nicht verboten. Kommt niemand voran, einigt euch auf Unentschieden.

# Was auf einem Regelblatt neben den Regeln steht.

# Die Zeile unter dem Titel und die Zeile zur Stimmung (die zweite, wo das Brett keinen Fluss oder keine Fallen hat).
subtitle = Für zwei Personen ab 7 Jahren
lead = Deine Tiere schleichen durch den Dschungel, vorbei an Flüssen und Fallen, zum gegnerischen Bau.
lead-plain = Deine Tiere schleichen durch den Dschungel, dem Gegner entgegen.

# Die Abschnitte.
heading-goal = Ziel
heading-box = Inhalt
heading-setup = Aufbau
heading-turn = Dein Zug
heading-capture = Schlagen
heading-river = Der Fluss
heading-traps = Fallen und Bau
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
setup = Setzt euch einander gegenüber an die Enden des Spielbretts. Stellt eure Tiere auf, wie das Bild es zeigt. Der Bau und die Fallen auf deiner Seite gehören dir.
setup-plain = Setzt euch einander gegenüber an die Enden des Spielbretts. Stellt eure Tiere auf, wie das Bild es zeigt.
setup-marked = Setzt euch einander gegenüber an die Enden des Spielbretts. Stellt eure Tiere auf, wie das Bild es zeigt. Jeder Bau und jede Falle gehört der Seite, deren Zeichen darauf steht.

# Zum Nachschlagen.
glance-exceptions = Außer der Reihe
glance-swims = Schwimmer
glance-leaps = Springer
glance-traps = Gefährliche Fallen
glance-shelter = Sichere Fallen
# Ein Tier mit dem, was es kann, in Klammern; und mehrere in einer Reihe.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } und { $item }
glance-nobody = niemand
leap-sideways = seitwärts
leap-lengthwise = vorwärts und rückwärts
leap-every-way = in alle vier Richtungen
leap-two-rivers = auch über beide Flüsse
traps-enemy = die gegnerischen
traps-own = die eigenen
traps-all = alle
traps-none = keine
# Wer außerhalb der Reihenfolge schlägt, neben der Leiter.
arrow-takes = { $weak-nom } schlägt { $strong-acc }
arrow-mutual = { $weak-nom } und { $strong-nom } schlagen einander
arrow-never = { $strong-nom } schlägt { $weak-acc } nie
arrow-neither = { $weak-nom } und { $strong-nom } schlagen einander nie
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
note-reading = Die Regeln, denen wir folgen, sagen das nicht; wir lesen sie so.
note-measured = Die Regeln, denen wir folgen, sagen das nicht wörtlich, aber ihre Zahlen stimmen nur so.
note-disputed = Die Regeln, denen wir folgen, sind hier unklar; wir lesen sie so.
# Dasselbe in wenigen Wörtern, für den Rand eines Blatts mit Anmerkungen.
remark-reading = nicht in der Quelle
remark-measured = nicht im Wortlaut der Quelle; ihre Zahlen verlangen es
remark-disputed = der Wortlaut der Quelle ist umstritten

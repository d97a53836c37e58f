# Das Bastelblatt: was man kauft und wie ein Spiel entsteht.
assembly = Bastelblatt
assembly-title = So entsteht das Spiel
assembly-subtitle =
    { $sheets ->
        [one] { $animals } Tiere und ein Spielbrett auf einem Blatt
       *[other] { $animals } Tiere und ein Spielbrett aus { $sheets } Teilen
    }

buy-pieces =
    { $shape ->
        [square] { $count } Holzquadrate
        [hexagon] { $count } Holzsechsecke
       *[disc] { $count } Holzscheiben
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm Durchmesser
       *[other] { $size } mm breit
    }
buy-stickers = Aufkleberpapier
buy-labels = Etikettenbogen
buy-paper = Festes Papier
buy-paper-use = für das Spielbrett
buy-paper-pieces = für die Steine
buy-sheets =
    { $count ->
        [one] 1 Blatt { $paper }
       *[other] { $count } Blätter { $paper }
    }
buy-card = Starke Pappe
buy-card-size = { $width } × { $height } mm
buy-tools = Schere und Kleber
buy-tools-more = am besten ein Klebestift
buy-tools-tape = und Klebeband
buy-pencils = Buntstifte
buy-pencils-more = Filzstifte schlagen durch

make-print = Drucken.
make-print-text = „Originalgröße“ oder 100 % wählen, nie „An Seite anpassen“. Die gedruckte Linie muss { $length } mm messen.
make-print-backs =
    { $way ->
        [short-edge] Die Steine beidseitig drucken, über die kurze Kante gewendet.
       *[long-edge] Die Steine beidseitig drucken, über die lange Kante gewendet.
    }
make-colour = Ausmalen.
make-colour-text = Tiere und Spielbrett ausmalen, solange die Blätter noch ganz sind.
make-colour-rings = Die Ringe frei lassen: An ihnen erkennt man die beiden Seiten.
make-cut = Schneiden.
# Aufkleber auf Etiketten sind schon geschnitten.
make-cut-stickers =
    { $way ->
        [punch] Die Aufkleber ausstanzen ({ $sticker } mm).
        [machine] Die Aufkleber von der Maschine ausschneiden lassen ({ $sticker } mm).
        [grey] Die Aufkleber an der dünnen Linie ausschneiden ({ $sticker } mm).
       *[pink] Die Aufkleber an der dünnen rosa Linie ausschneiden ({ $sticker } mm).
    }
make-cut-pieces =
    { $way ->
        [punch] Die Steine ausstanzen ({ $sticker } mm).
        [machine] Die Steine von der Maschine ausschneiden lassen ({ $sticker } mm).
        [grey] Die Steine an der dünnen Linie ausschneiden ({ $sticker } mm).
       *[pink] Die Steine an der dünnen rosa Linie ausschneiden ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Die Streifen an der dünnen Linie ausschneiden.
       *[pink] Die Streifen an der dünnen rosa Linie ausschneiden.
    }
make-cut-board = Das Spielbrett an den Eckmarken beschneiden.
make-cut-sheets =
    { $ways ->
        [both] Die Blätter des Spielbretts erst nur an den senkrechten Kanten mit Schere beschneiden.
       *[one] Die Blätter des Spielbretts nur an den Kanten mit Schere beschneiden.
    }
make-cut-tabs =
    { $tabs ->
        [one] Die Lasche von { $width } mm bleibt dran.
       *[other] Die Laschen von { $width } mm bleiben dran.
    }
make-fold-pieces = Falten.
make-fold-pieces-text =
    { $way ->
        [gutter] Jeden Bogen mit Steinen an der gestrichelten Linie nach hinten falten und die Hälften zusammenkleben.
       *[stand] Jeden Streifen an den gestrichelten Linien falten, Vorder- und Rückseite zusammenkleben und die Laschen nach außen biegen.
    }
make-join = Verbinden.
make-join-text =
    { $sheets ->
        [2] Die Lasche mit Kleber bestreichen und das andere Blatt bis zur gestrichelten Linie darauflegen.
       *[other] Jede Lasche mit Kleber bestreichen und das nächste Blatt bis zur gestrichelten Linie darauflegen. Die Nummern zeigen, welches.
    }
make-join-butt =
    { $sheets ->
        [2] Die beiden Blätter Kante an Kante legen und die Fuge hinten mit Klebeband sichern.
       *[other] Die Blätter Kante an Kante legen und die Fugen hinten mit Klebeband sichern. Die Nummern zeigen die Reihenfolge.
    }
make-join-letters = Gleiche Buchstaben treffen sich, die Rauten werden ganz.
make-join-rows = Erst die Blätter jeder Zeile verbinden, dann die Zeilen beschneiden und verbinden.
make-fold = Falzen.
make-fold-text =
    { $fold ->
        [quarter] Das Spielbrett mit Lineal und stumpfer Klinge von Falzmarke zu Falzmarke rillen. Einmal quer falzen, Bild innen, dann noch einmal.
        [thirds] Das Spielbrett mit Lineal und stumpfer Klinge von Falzmarke zu Falzmarke rillen und beide Enden über die Mitte falzen.
       *[half] Das Spielbrett mit Lineal und stumpfer Klinge von Falzmarke zu Falzmarke rillen und falzen, Bild innen.
    }
make-back = Aufziehen.
make-back-text = Das Spielbrett auf die Pappe kleben und über Nacht unter schweren Büchern pressen.
make-back-folded = Auch die Pappe an den Falzen zerschneiden. Das offene Spielbrett auf die Teile kleben und über Nacht unter schweren Büchern pressen.
make-press = Bekleben.
make-press-text = Auf die Mitte jedes Steins einen Aufkleber drücken.
make-press-both = Auf jeden Stein vorn und hinten je einen Aufkleber drücken.
make-press-spares =
    { $spares ->
        [one] Ein Aufkleber ohne Tier ist Ersatz.
       *[other] { $spares } Aufkleber ohne Tier sind Ersatz.
    }

age-title = Kleine Teile.
age-text = Nicht für Kinder unter 3 Jahren: Steine und Aufkleber können verschluckt werden. Scharfe Klingen gehören in die Hände Erwachsener.
set-title = Das gehört dazu
set-test = Testseite
set-rules = Regeln
set-where =
    { $count ->
        [one] Blatt { $sheets }, Datei „{ $file }“
       *[other] Blätter { $sheets }, Datei „{ $file }“
    }

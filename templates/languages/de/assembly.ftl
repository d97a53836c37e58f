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
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = { $files } in Silhouette Studio öffnen und die Passmarken auf dieselben Werte stellen: Einzug { $inset } mm, Länge { $arm } mm, Linie { $line } mm. Nur die Ebene CUT schneiden.
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
        [one] Der leere Aufkleber ist Ersatz.
        [2] Die beiden leeren Aufkleber sind Ersatz.
       *[other] Die { $spares } leeren Aufkleber sind Ersatz.
    }
make-press-animals =
    { $spares ->
        [one] Der Aufkleber, der übrig bleibt, ist Ersatz.
        [2] Die beiden Aufkleber, die übrig bleiben, sind Ersatz.
       *[other] Die { $spares } Aufkleber, die übrig bleiben, sind Ersatz.
    }
make-press-labels = Die Deckelsiegel über den Rand der Schachtel kleben, auf die Namensschilder eure Namen schreiben.

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

# Wo ein Laser Brett und Steine aus Holz schneidet: was zu kaufen ist.
buy-wood = Sperrholz
buy-wood-board = für das Spielbrett, 3–4 mm dick
buy-wood-pieces = für die Steine, 4–6 mm dick
buy-wood-both = für Spielbrett und Steine, 4 mm dick
buy-wood-sheets =
    { $count ->
        [one] 1 Platte { $width } × { $height } mm
       *[other] { $count } Platten { $width } × { $height } mm
    }
buy-calliper = Messschieber
buy-calliper-more = für den Probeschnitt
buy-sandpaper = Schleifpapier
buy-sandpaper-more = fein, Körnung 240
buy-oil = Öl oder Wachs
buy-oil-more = und ein weiches Tuch

# Die Arbeit. $board und $pieces sind Dateinamen.
make-load = Laden.
make-load-text = Die Dateien „{ $board }“ und „{ $pieces }“ im Programm des Lasers mit 100 % öffnen.
make-load-one = Die Datei „{ $board }“ im Programm des Lasers mit 100 % öffnen: Spielbrett und Steine liegen auf einer Platte.
# Die rote Linie um das Brett, so breit, wie ein Programm sie misst.
make-load-size =
    { $sheets ->
        [one] Der rote Umriss des Spielbretts muss { $width } × { $height } mm messen.
       *[other] Der rote Umriss des ersten Spielbrettteils muss { $width } × { $height } mm messen.
    }
# Was die drei Farben tun, auch in einem Wort für eine Tabelle.
make-colours = Farben zuordnen.
make-colours-engrave = Schwarze Linien werden graviert.
make-colours-score = Blaue Linien werden geritzt, nicht durchgeschnitten.
make-colours-cut = Rote Linien werden geschnitten, und zwar zuletzt: Was lose ist, kann verrutschen.
laser-engrave = gravieren
laser-score = ritzen
laser-cut = schneiden
# $size ist ein fertiger Stein; $drawn ist er mit dem, was der Laser wegbrennt.
make-test = Probeschnitt.
make-test-text = Einen Stein aus einem Reststück schneiden und messen: { $size } mm sind richtig. Sonst „cutter.kerf“ im Thema auf { $drawn } mm minus das gemessene Maß setzen und die Dateien neu erzeugen.
make-burn = Gravieren und schneiden.
make-burn-text = Das Holz flach liegend befestigen. Alles in dieser Reihenfolge ausführen, ohne das Holz dazwischen zu bewegen.
# Wo das Brett aus Teilen besteht.
make-glue = Verleimen.
make-glue-text = Die Teile Kante an Kante auf eine dünne Platte leimen, in der Reihenfolge ihrer Dateien. Die Nummern zeigen sie.
make-finish = Fertigstellen.
make-finish-text = Den Ruß mit einem feuchten Tuch abwischen, die Kanten schleifen, dann das Holz ölen.
# $one und $other nennen Ringe, etwa „einfacher Ring“.
make-sort = Seiten unterscheiden.
make-sort-text = Steine der einen Seite: { $one }. Steine der anderen: { $other }.
make-sort-spares =
    { $spares ->
        [one] Der leere Stein ist Ersatz.
        [2] Die beiden leeren Steine sind Ersatz.
       *[other] Die { $spares } leeren Steine sind Ersatz.
    }
age-text-laser = Nicht für Kinder unter 3 Jahren: Steine können verschluckt werden. Laser gehören in die Hände Erwachsener und arbeiten nie unbeaufsichtigt.
set-pieces = Steine

# Das Studio: das Programm als Seite im Browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# Der Rahmen der Seite.
view-make = Machen
view-rules = Regeln
view-learn = Lernen
views = Ansichten
skip = Zur Arbeit springen
language = Sprache
dark = Dunkle Farben
light = Helle Farben
offline = Offline. Alles geht weiter.
update-ready = Eine neue Fassung des Studios ist da.
update = Verwenden
close = Schließen
done = Fertig
cancel = Abbrechen
yes = ja
no = nein
fewer = { $what }: weniger
more-of = { $what }: mehr
number-of = { $number } von { $count }
drawing = Wird gezeichnet …

# Die Wand der Entwürfe.
wall-title = Welches soll es sein?
wall-lead = Jedes Bild ist eine Seite, wie sie gedruckt wird. Nichts ist endgültig.
go-on = Weiter mit
open-own = Ein eigenes Spiel
open-own-how = Eine .toml- oder .zip-Datei hierher ziehen oder auswählen
open-own-choose = Eine .toml- oder .zip-Datei auswählen
purpose = Gut für
purpose-all = Alle
purpose-children = Kinder
purpose-eyes = Schwache oder farbenblinde Augen
purpose-class = Eine Schulklasse
purpose-photographs = Eigene Fotos
purpose-machines = Maschinen und Reise

# Der Editor: Sätze mit Lücken.
editor = Das Spiel
set = Spiel
all-designs = Alle Entwürfe
title = Titel des Spiels
undo = Rückgängig
redo = Wiederherstellen
open = Öffnen
save = Als Datei speichern
share = Teilen
keeping-saving = Wird gespeichert …
keeping-saved = Auf diesem Gerät gespeichert
keeping-private = Nicht gespeichert: Dieses Fenster behält nichts. Bitte als Datei speichern.
keeping-full = Nicht gespeichert: Dieses Gerät ist voll. Bitte als Datei speichern.
keeping-elsewhere = In einem anderen Tab geändert: Hier wird nicht mehr gespeichert.
keeping-reload = Jenes zeigen
keeping-copy = Dieses als Kopie behalten
set-lost = Dieses Spiel ist nicht auf diesem Gerät.
link-broken = Dieser Link ist beschädigt oder unvollständig.
file-broken = In dieser Datei ist kein lesbarer Entwurf.
say-discs = Meine Scheiben messen { $size } und sind { $shape }.
say-paper = Ich drucke auf { $paper }, { $inks }.
say-labels = Aufkleber: { $label }.
say-languages = Beschriftung: { $languages }.
say-languages-rules = Beschriftung: { $languages }, Regeln: { $rules }.
say-shows = Jeder Stein zeigt
say-animals = Die Tiere sind { $style }.
say-photographs = Unsere Fotos: { $photographs }.
say-sides = Die Seiten sind { $white } und { $black }.
say-sets = Ich mache { $sets }, mit { $spares }.
say-rules = Wir spielen: { $rules }.
say-more = Schneiden, Rückseiten, Falten, Brett
millimetres = { $size } mm
unit-mm = mm
unit-in = Zoll
percent = { $value } %

tray-discs = Größe und Form
tray-paper = Papier und Tinte
tray-labels = Aufkleber
tray-languages = Sprachen
tray-animals = Stil der Tiere
tray-photographs = Fotos
tray-sides = Farben der Seiten
tray-sets = Zahl der Spiele
tray-rules = Regeln
tray-more = Schneiden, Rückseiten, Falten, Brett

discs-how = Wie groß sind sie im Durchmesser?
discs-help = Eine auf ein Lineal legen. Eine 2-Euro-Münze misst 25,75 mm.
discs-other = anderes Maß
discs-limits = Von { $least } bis { $most } mm.
discs-sticker = Aufkleber von { $size } mm lassen einen Holzrand frei.
board-joined = Das Brett braucht { $count } Blatt { $paper }, die zusammengefügt werden.
board-fewer = { $how }: { $count } Blatt
board-squares = Felder von { $size } mm
board-slim = Schmaler Rahmen
shape = Form
shape-disc = rund
shape-square = quadratisch
shape-hexagon = sechseckig
paper-which = Welches Papier?
paper-other = Andere Papiere
inks-which = Mit welcher Tinte?
inks-rgb = in Farbe
inks-grey = nur mit Schwarz
inks-saving = tintensparend
inks-cmyk = in der Druckerei
labels-which = Welcher Etikettenbogen ist da?
labels-help = Runde Etiketten ersparen die Schere. Diese passen auf Scheiben von { $size } mm; das erste lässt am wenigsten übrig.
label-none = Aufkleberpapier im Ganzen
label-holds = { $count } Etiketten von { $size } mm, { $paper }
label-first = Erstes Etikett, das noch da ist
label-map = Dunkle Etiketten werden bedruckt, gestrichelte fehlen.
languages-first = Brett, Steine und Regeln auf
languages-second = und daneben
languages-none = nichts weiter
languages-sheet = Das Regelblatt
languages-sheet-board = wie das Brett
languages-sheet-other = in anderer Sprache
shows-picture = Tier
shows-numeral = Zahl
shows-character = Schriftzeichen
shows-pinyin = Pinyin
shows-name = Name
animals-which = Wie sind sie gezeichnet?
style-natural = naturfarben
style-outline = mit Linien gezeichnet
style-side = in der Farbe ihrer Seite
style-woodcut = in Holz geschnitten
style-papercut = aus Papier geschnitten
style-seal = Siegel
style-other = wie im Entwurf
photographs-none = noch keine
photographs-some = { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}
photographs-how = Ein Bild für jedes Tier.
photographs-help = JPEG, PNG oder SVG. Sie bleiben auf diesem Gerät.
photographs-drop = Ein Bild hierher ziehen ({ $animal }) oder Bilder auswählen
photographs-choose = Ein Foto auswählen ({ $animal })
photographs-reading = Das Foto wird gelesen …
photograph-ring = Den Ring auf das Gesicht ziehen.
photograph-size = Größe des Rings
photograph-turn = Drehen
photograph-remove = Bild entfernen
photograph-unreadable = { $name } lässt sich hier nicht lesen. JPEG und PNG gehen immer.
side-white = Die Seite, die beginnt
side-black = Die andere Seite
sides-help = Auch die Ringe unterscheiden sich: Ein Graudrucker hält die Seiten auseinander.
sides-colouring = Dieser Entwurf wird schwarz gedruckt; die Farben bringen Buntstifte.
colour-other = eine andere Farbe
colour-white = weiß
colour-black = schwarz
colour-blue = blau
colour-red = rot
colour-green = grün
colour-yellow = gelb
colour-orange = orange
colour-brown = braun
colour-gold = gold
colour-silver = silbern
colour-grey = grau
colour-violet = violett
colour-pink = rosa
colour-teal = blaugrün
sets = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
spares = { $count ->
    [0] keinen Ersatzaufklebern
    [one] 1 Ersatzaufkleber
   *[other] { $count } Ersatzaufklebern
}
sets-count = Spiele
spares-count = Ersatzaufkleber
fill-how = Und auf dem Rest des letzten Bogens?
fill-none = nichts
fill-sets = weitere Spiele
fill-spares = Ersatztiere
fill-labels = Etiketten für die Schachtel
rules-which = Welche Regeln?
rules-own = { $count ->
    [one] 1 eigene Regel
   *[other] { $count } eigene Regeln
}
rules-all = Alle Regeln ansehen und ändern
pieces-cut = Aufkleber ausschneiden
pieces-cut-shape = am Rand entlang
pieces-cut-squares = als Quadrate
pieces-cut-strips = in Streifen
pieces-cut-punch = mit einer Stanze
cutter-machine = Schneidemaschine
cutter-machine-none = keine
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = Laser
pieces-backs = Rückseiten der Steine
pieces-backs-none = keine
pieces-backs-stickers = eigene Aufkleber
pieces-backs-gutter = umgefaltet
pieces-backs-long-edge = lange Kante
pieces-backs-short-edge = kurze Kante
pieces-backs-stand = stehend
board-frame-room = Rahmen des Bretts
board-frame-room-auto = wie es passt
board-frame-room-full = reich
board-frame-room-slim = schmal
board-frame-room-none = keiner
board-fold = Das Brett falten
board-fold-none = nicht
board-fold-half = zur Hälfte
board-fold-thirds = in drei Teile
board-fold-quarter = in vier Teile
sheet-layout = Regeln als
sheet-layout-page = Seite
sheet-layout-booklet = Heft
sheet-layout-fold = gefaltetes Blatt
sheet-layout-large = Großdruck
sheet-layout-card = Karte
board-has = Auf Brett und Steinen
board-coordinates = Koordinaten
board-start = Tiere auf ihren Startfeldern
board-turned = ferne Hälfte zu ihrem Spieler gedreht
pieces-turned = Aufkleber der fernen Seite gedreht

# Die Seiten.
desk = Seiten
page-shown = Die gezeigte Seite
tools = Wie die Seiten gezeigt werden
parts = Teile des Spiels
part-board = Spielbrett
part-pieces = Aufkleber
part-rules = Spielregeln
part-assembly = So entsteht das Spiel
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, Seite { $number } von { $count }
page-before = Vorige Seite
page-after = Nächste Seite
zoom = Größe auf dem Bildschirm
zoom-whole = Ganze Seite
zoom-real = Wahre Größe
larger = Größer
smaller = Kleiner
eyes = Gesehen
eyes-colour = in Farbe
eyes-grey = auf einem Graudrucker
eyes-protan = mit rotblinden Augen
eyes-deutan = mit grünblinden Augen
eyes-tritan = mit blaublinden Augen
cut-lines = Schnittlinien und Lineale
compare = Vorher und nachher
before = Vorher
after = Nachher
as-file = Als Datei
broken = Diese Seite ließ sich nicht zeichnen.
broken-safe = Das Spiel ist sicher. Noch einmal versuchen oder die letzte Änderung zurücknehmen.
try-again = Noch einmal
measure = Bildschirm vermessen
measure-how = Eine Bankkarte, einen Ausweis oder einen Führerschein an die linke obere Ecke der Zeichnung legen. Dann den Regler schieben, bis die Zeichnung genau so breit ist.
measure-width = Breite
measure-once = Einmal gemessen, für diesen Bildschirm gemerkt.

# Vor dem Drucken.
preflight = Vor dem Drucken
verdict-good = Bereit zum Drucken.
verdict-advice = Bereit zum Drucken.
verdict-advice-more = { $count ->
    [one] Eines ginge noch besser.
   *[other] { $count } Dinge gingen noch besser.
}
verdict-warning = Druckbar, aber hier lohnt ein Blick.
verdict-fault = { $count ->
    [one] Eines muss zuerst behoben werden.
   *[other] { $count } Dinge müssen zuerst behoben werden.
}
verdict-busy = Wird durchgesehen …
verdict-none = Nicht durchgesehen.
sheets-of = { $count } Blatt { $paper }
show-all = { $count ->
    [one] 1 Hinweis zeigen
   *[other] { $count } Hinweise zeigen
}
show-fewer = Weniger zeigen
left-findings = { $count ->
    [one] 1 Hinweis bleibt so
   *[other] { $count } Hinweise bleiben so
}
leave-finding = Passt so
look-again = Wieder aufnehmen
mend-sets = { $count } Spiele darauf drucken
mend-spares = Mit Ersatz füllen
mend-ink = Tinte sparen
mend-discs = Scheiben von { $size } mm
mend-lines = Kräftigere Linien
mend-darker = Dunkler machen
mend-small = Das kleine Maß
mend-squares = Passende Felder
mend-sides = Blau und Rot
mend-numeral = Zahlen zeigen
mend-ring = Ring verschieben ({ $animal })

# Das Thema als Datei, und alle seine Schlüssel.
line = Zeile { $line }:
write = { $text } schreiben
file-kept = Bis dahin bleiben die Seiten, wie sie sind.
file-what = Das ist alles, was sich vom Entwurf unterscheidet. Was sich hier ändert, ändert die Seiten, und umgekehrt.
file-faulty = Etwas in der Datei lässt sich nicht lesen.
show-file = Die Datei zeigen
every-key = Alle Schlüssel
seek-key = Einen Schlüssel suchen
no-key = Kein Schlüssel hat diese Wörter.
key-top = Das Spiel
key-reset = Wie im Entwurf
key-another = Name einer weiteren

# Dateien.
print = Drucken / Herunterladen
print-where = Wo wird gedruckt?
place-home = Zu Hause
place-home-what = Jeder Drucker, bei 100 %
place-shop = In der Druckerei
place-shop-what = Vier Druckfarben, genauer Anschnitt
place-machine = Mit einer Maschine
place-machine-what = Cricut, Silhouette, Laser
place-screen = Am Bildschirm
place-screen-what = Bilder aller Seiten
files = Dateien
making = Entsteht …
bundle-set = set.pdf
bundle-set-what = Alles in einer Datei
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = Eine Datei für jeden Teil
bundle-label-test = label-test.pdf
bundle-label-test-what = Nur Linien: mit dem Etikettenbogen gegen das Licht halten
bundle-theme = Entwurf
bundle-theme-what = Das Spiel selbst mit seinen Bildern, um anderswo weiterzumachen
bundle-calibration = calibration.pdf
bundle-calibration-what = Einmal drucken und sehen, was der Drucker kann
bundle-shop = set.pdf
bundle-shop-what = In den vier Farben der Presse, mit Anschnitt und Schnittlinien
bundle-eps = EPS
bundle-eps-what = PostScript, eine Datei je Seite
bundle-dxf = DXF
bundle-dxf-what = Nur die Schnittlinien, in Millimetern
bundle-cut-svg = SVG der Schnittlinien
bundle-cut-svg-what = Dasselbe für Programme, die SVG lesen
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = Die Aufkleber als Bilder, für „Print Then Cut“
bundle-svg = SVG
bundle-svg-what = Jede Seite, in jeder Größe scharf
bundle-png = PNG, 150 dpi
bundle-png-what = Jede Seite als Bild
printer = Drucker
printer-none = keine Korrektur
printer-measure = Einen Drucker vermessen
printer-corrected = Korrigiert für { $name }, { $change }.
printer-corrected-both = Korrigiert für { $name }: { $across } quer, { $down } hoch.
printer-unmeasured = { $name } ist mit { $paper } noch nicht vermessen: nichts wird korrigiert.
printer-print = Diese Seite auf { $paper } mit 100 % drucken, nie mit „An Seite anpassen“.
printer-page = Die Seite zum Drucken
printer-lay = Ein Lineal von Kreuz zu Kreuz legen, dann das Blatt in beide Richtungen falten, wie die Seite es sagt.
printer-enter = Eingeben, was abzulesen ist. Was nicht gemessen wurde, bleibt leer.
printer-width = Quer
printer-height = Hoch
printer-left = Nach rechts
printer-top = Nach unten
printer-should = Gemeint sind { $size } mm. Mit der Bankkarte: Prozent wie 99,5 %
printer-crease-left = Wo der senkrechte Falz die Linie trifft, etwa 0,4 oder −0,4
printer-crease-top = Wo der waagerechte Falz die Linie trifft
printer-call = Dem Drucker einen Namen geben. Jedes Papier wird einmal vermessen.
printer-name = Name, etwa „Küche“
printer-keep = Behalten
printer-kept = Das bleibt auf diesem Gerät und in keinem Spiel, das geteilt wird.
printer-nothing = Mindestens eine Zahl eingeben.
printer-nameless = Ohne Namen lässt er sich nicht wählen.
printer-no-size = Das ist kein Abstand. Gemeint sind Millimeter wie 179,5 oder Prozent wie 99,5 %.
printer-no-shift = Das ist keine Verschiebung. Gemeint sind Millimeter wie 0,4 oder −0,4.
printer-implausible-size = So weit daneben liegt kein Drucker. War „An Seite anpassen“ an? Dann noch einmal mit 100 % drucken.
printer-implausible-shift = So weit verschiebt kein Drucker die Seite. War „An Seite anpassen“ an? Dann noch einmal mit 100 % drucken.
press-profile = Hat die Druckerei ein ICC-Profil? Hier auswählen: Die Datei wird PDF/X-4.
print-actual-size = Im Druckfenster 100 % oder „Originalgröße“ wählen, nie „An Seite anpassen“. Dann ein Lineal an die gedruckte Linie legen.
print-open = Zum Drucken öffnen
popup-blocked = Der Browser verhindert das Fenster. Die Datei herunterladen und diese drucken.
download = Herunterladen
saved-file = { $name } ist gespeichert.
buy = Einkaufsliste
buy-discs = { $count } { $shape ->
    [square] Holzquadrate
    [hexagon] Holzsechsecke
   *[disc] Holzscheiben
}
buy-discs-size = { $size } mm; { $spares ->
    [0] kein Ersatz
    [one] 1 weitere für den Ersatz
   *[other] { $spares } weitere für den Ersatz
}
buy-labels = { $count ->
    [one] 1 Bogen { $name }
   *[other] { $count } Bogen { $name }
}
buy-labels-what = Etiketten, schon geschnitten
buy-stickers = { $count } Blatt Aufkleberpapier
buy-stickers-what = { $paper }, matt
buy-paper = { $count } Blatt festes Papier
buy-paper-what = { $paper }, für das Brett
buy-card = Starke Pappe
buy-card-what = { $width } × { $height } mm, unter das Brett
buy-pencils = Buntstifte
buy-pencils-what = Filzstifte schlagen durch
buy-tools = Schere, Klebestift
buy-tools-what = und schwere Bücher über Nacht
buy-copy = Liste kopieren
small-parts = Kleinteile: nicht für Kinder unter 3 Jahren.
share-what = Dieser Link enthält das ganze Spiel: Wer ihn öffnet, sieht diese Seiten. Er ist nirgends gespeichert.
share-photographs = Fotos sind zu groß für einen Link. Das Spiel als Zip-Datei speichern und diese senden.
save-zip = Als Zip-Datei speichern
link = Link
copy = Kopieren
copied = Kopiert.
copy-by-hand = Dieser Browser kopiert nicht. Den Text markieren und von Hand kopieren.
on-device = Auf diesem Gerät
forget = { $title } löschen

# Regeln.
rules-lead = Was hier gewählt ist, sagt das Blatt, und danach richtet der Schiedsrichter.
rules-own-title = Unsere Regeln
compare-two = Zwei vergleichen
rules-play = Wir spielen
rules-from = Wie wir zu Hause spielen, nach
as-before = Wie vorher
rules-use = In „{ $title }“ verwenden
rules-used = Das Spiel folgt jetzt diesen Regeln.
sheet = Das Regelblatt
sheet-rules = { $count ->
    [one] 1 nummerierte Regel
   *[other] { $count } nummerierte Regeln
}
proved = { $count } Beispiele bewiesen
sheet-how = Wie es gezeigt wird
sheet-read = Zum Lesen
sheet-printed = Wie gedruckt
rule = Regel
compare-left = Das eine
compare-right = Das andere
swap = Vertauschen
compare-same = Es ist dasselbe Spiel.
compare-differ = { $count ->
    [one] Sie unterscheiden sich in 1 Punkt.
   *[other] Sie unterscheiden sich in { $count } Punkten.
}
compare-moves-same = Am Anfang erlauben sie dieselben { $count } Züge; das Spiel trennt sich später.
compare-moves-differ = Am Anfang haben sie { $both } Züge gemeinsam; { $left } gibt es nur im einen, { $right } nur im anderen.
compare-only = Nur bei: { $name }
ruleset-classic = das übliche Spiel
ruleset-swimming-dogs = Hunde und Wölfe schwimmen
ruleset-no-repeats = keine Stellung kehrt wieder
ruleset-tierschach = Tier-Schach
ruleset-leiden = das Spiel der Leidener Arbeit
ruleset-leiden-tables = die Tabellen der Leidener Arbeit
ruleset-wikipedia-en = wie in der englischen Wikipedia
ruleset-wikipedia-zh = wie in der chinesischen Wikipedia
ruleset-ludii = wie es Ludii spielt
ruleset-codingame = wie es CodinGame spielt
ruleset-ancientchess = wie es AncientChess erzählt
ruleset-playlah = wie es der Klub Playlah spielt
ruleset-third-time-barred = nicht ein drittes Mal
switches-river = Der Fluss
switches-leap = Der Sprung
switches-capture = Schlagen
switches-traps = Fallen
switches-dens = Baue
switches-end = Züge und Ende
switch-strength = Wie stark sind sie?
switch-swims = Wer schwimmt?
switch-leaps-across = Wer springt seitwärts?
switch-leaps-along = Wer springt vor und zurück?
switch-leaps-both-rivers = Wer springt über beide Flüsse?
switch-first-mover = Wer beginnt?
switch-capture-into-water = Darf man vom Ufer in den Fluss schlagen?
switch-capture-out-of-water = Wer darf aus dem Fluss ans Ufer schlagen?
switch-capture-in-water = Dürfen zwei im Fluss einander schlagen?
switch-leap-blockers = Wer hält einen Sprung auf?
switch-leap-blocked-by = Wessen Tiere halten einen Sprung auf?
switch-leap-captures = Darf ein Sprung schlagen?
switch-enemy-trap = In einer gegnerischen Falle ist ein Tier …
switch-own-trap = In einer eigenen Falle ist ein Tier …
switch-trap-weakness = Wie lange schwächt eine Falle ein Tier?
switch-trapped-attack = Ein Tier in der Falle schlägt mit der Stärke …
switch-trap-overrides = Hebt eine Falle Verbote auf, wie bei Elefant und Ratte?
switch-equal-strength = Gleich starke …
switch-rat-takes-elephant = Darf die Ratte den Elefanten schlagen?
switch-elephant-takes-rat = Darf der Elefant die Ratte schlagen?
switch-takes = { $attacker } schlägt { $victim }?
switch-own-den = Der eigene Bau ist …
switch-den-enterers = Wer darf in den gegnerischen Bau?
switch-den-wins = Gewinnt man im gegnerischen Bau?
switch-all-captured = Wer alle Tiere schlägt, …
switch-no-legal-move = Wer nicht ziehen kann, …
switch-repetition = Eine Stellung, die wiederkehrt, ist …
switch-same-square-limit = Züge und Besuche auf einem Feld
switch-few-squares-limit = Züge und Felder, hin und her
switch-turn-limit = Unentschieden nach so vielen Zügen
switch-capture-limit = Unentschieden nach so vielen Zügen ohne Schlagen
switch-fixed = hier nicht zu ändern
value-yes = ja
value-no = nein
value-not-out-of-water = nicht aus dem Fluss
value-weakens = schwach
value-harmless = stark wie immer
value-shelters = sicher
value-barred = nicht erlaubt
value-open = offen
value-captures = schlagen einander
value-both-out = beide weg
value-everyone = alle
value-nobody = niemand
value-none = keine
value-white = Weiß
value-black = Schwarz
value-either = die beider Seiten
value-enemy = die des Gegners
value-swimmers = Schwimmer
value-inside = solange es darin ist
value-permanent = für immer
value-full = wie immer
value-zero = null
value-wins = gewinnt
value-loses = verliert
value-draws = spielt unentschieden
value-no-legal-move = gewinnt, weil der andere nicht ziehen kann
value-free = erlaubt
value-no-earlier-position = nie erlaubt
value-third-time-barred = beim dritten Mal verboten
value-threefold-draws = beim dritten Mal unentschieden
value-threefold-claim = unentschieden auf Antrag

# Lernen.
animals-title = Acht Tiere
animals-lead = Das stärkere schlägt das schwächere und gleich starke. Nur die Ratte dreht es um.
animals-order = Tiere, das stärkste zuerst
animal-rat = Ratte
animal-cat = Katze
animal-dog = Hund
animal-wolf = Wolf
animal-leopard = Leopard
animal-tiger = Tiger
animal-lion = Löwe
animal-elephant = Elefant
about-elephant = Der Stärkste. Nur die Ratte schlägt ihn.
about-lion = Springt über den Fluss, seitwärts und vorwärts.
about-tiger = Springt über den Fluss wie der Löwe.
about-leopard = Stark an Land. Ins Wasser geht er nicht.
about-wolf = In der Mitte: Vier sind so schwach oder schwächer.
about-dog = Ein guter Wächter für den Bau.
about-cat = Klein, und bald bei den Fallen.
about-rat = Die Einzige, die schwimmt. Sie schlägt den Elefanten.
captures = schlägt
captured-by = wird geschlagen von
piece-w = dein Tier: { $animal }
piece-b = Tier der anderen Seite: { $animal }
terrain-land = Land
terrain-water = Fluss
terrain-trap = Falle
terrain-den = Bau
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Rundgang
tour-start = Der Rundgang: zwei Minuten
tour-what = { $count } Aufgaben auf einem Brett. Der Schiedsrichter des Programms beurteilt sie.
tour-how = Tippe auf das Tier, dann auf ein Feld. Es kann nichts schiefgehen.
tour-legal-too = Auch das ist erlaubt. Nun das, wonach gefragt ist.
leave = Rundgang verlassen
back = Zurück
next = Weiter
skip-step = Überspringen
tour-goal = Das Ziel
tour-goal-task = Wer den gegnerischen Bau betritt, gewinnt. Dein Hund steht einen Schritt davor: Bring ihn hinein.
tour-goal-done = Damit ist das Spiel gewonnen.
tour-move = Ein Zug
tour-move-task = Ein Feld: vor, zurück oder seitwärts, nie schräg. Zieh den Wolf.
tour-move-done = Vier Wege, ein Feld.
tour-capture = Schlagen
tour-capture-task = Du darfst ein gleich starkes oder schwächeres Tier schlagen. Finde eines für deinen Wolf.
tour-capture-done = Ein Wolf schlägt einen Wolf oder eine Katze, keinen Tiger.
tour-exception = Verkehrte Welt
tour-exception-task = Die Ratte ist am schwächsten und schlägt doch den Elefanten. Tu es.
tour-exception-done = Und der Elefant darf die Ratte nicht schlagen.
tour-river = Der Fluss
tour-river-task = Nur die Ratte darf schwimmen. Zieh sie ein Feld weiter, im Wasser oder hinaus.
tour-river-done = Der Hund bleibt an Land.
tour-bank = Am Ufer
tour-bank-task = Aus dem Fluss darf die Ratte den Elefanten nicht schlagen. Die am Ufer darf. Welche ist es?
tour-bank-done = An Land darf sie; aus dem Wasser nicht.
tour-leap = Der Sprung
tour-leap-task = Tiger und Löwe springen von Ufer zu Ufer. Schick den Löwen über den Fluss.
tour-leap-done = Geradeaus hinüber, so weit das Wasser reicht.
tour-no-leap = Kein Sprung
tour-no-leap-task = Eine Ratte im Wasser hält den Sprung auf. Der Tiger kann jetzt nicht springen: Geh mit ihm außen herum.
tour-no-leap-done = Die Ratte ist klein, aber sie ist im Weg.
tour-trap = Die Falle
tour-trap-task = In deiner Falle ist der Löwe schwach: Sogar die Katze darf ihn schlagen. Tu es.
tour-trap-done = Fallen schützen den Bau.
tour-end = Das ist schon alles.
tour-end-lead = Das Übrige steht auf dem Blatt.
tour-make = Ein Spiel machen
tour-read = Das Blatt lesen
tour-again = Noch einmal

## Table
view-table = Tisch
table-title = Am Tisch
table-lead = Tier antippen, Feld antippen: Der Schiedsrichter entscheidet sofort, mit der Nummer des gedruckten Satzes.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] Weiß
        [black] Schwarz
        [blue] Blau
        [red] Rot
        [green] Grün
        [yellow] Gelb
        [orange] Orange
        [brown] Braun
        [gold] Gold
        [silver] Silber
        [grey] Grau
        [violet] Violett
        [pink] Rosa
       *[teal] Türkis
    }
table-animal = { $animal } von { $side }
table-pair = { $white } und { $black }

# Before a game.
table-go-on = Weiterspielen
table-all-games = Alle { $count } Partien
table-forget = { $game } vergessen
table-forget-sure = Wirklich vergessen
table-count =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
table-who = Wer spielt?
table-two = Zwei an einem Brett
table-two-what = Hier auf dem Bildschirm
table-real = Neben einem echten Brett
table-real-what = Der Schiedsrichter antwortet; gezogen wird nur auf Wunsch
table-program = Programm
table-against = Gegen das Programm
table-program-what = Sechs Stärken, von Kind bis voll
table-level = Wie gut spielt es?
table-level-child = Kind
table-level-child-what = Sieht einen Zug
table-level-beginner = Anfänger
table-level-beginner-what = Sieht zwei
table-level-easy = Leicht
table-level-easy-what = Sieht drei
table-level-medium = Mittel
table-level-medium-what = Sieht fünf
table-level-strong = Stark
table-level-strong-what = Denkt 1 Sekunde
table-level-full = Voll
table-level-full-what = Denkt 5 Sekunden
table-your-side = Du ziehst
table-first = Zuerst
table-second = Danach
table-your-name = Dein Name
table-first-name = Wer zuerst zieht
table-second-name = Wer danach zieht
table-by-rules = Nach welchen Regeln?
table-rules = Regeln
table-play-these = Nach diesen Regeln spielen
table-set = Spiel
table-set-rules = Mit den Regeln, Namen und Sätzen dieses Spiels.
table-set-file = Für andere Telefone speichern
table-look-plain = Elfenbein und Ebenholz
table-house-rules =
    { $count ->
        [one] 1 Hausregel
       *[other] { $count } Hausregeln
    }
table-clock = Uhr
table-time-none = Keine Uhr
table-time-sudden = Zeit für die Partie
table-time-sudden-what = Ist sie um, ist die Partie verloren.
table-time-increment = Zeit mit Zuschlag
table-time-increment-what = Jeder Zug bringt Sekunden.
table-time-delay = Zeit mit Verzögerung
table-time-delay-what = Die ersten Sekunden jedes Zugs sind frei.
table-time-byoyomi = Zeit mit Byoyomi
table-time-byoyomi-what = Danach Abschnitte; verloren ist einer erst, wenn er ganz um ist.
table-time-hourglass = Sanduhr
table-time-hourglass-what = Was der eine verbraucht, gewinnt der andere.
table-minutes = Minuten
table-seconds = Sekunden
table-periods = Abschnitte
table-clock-more = Mehr zur Uhr
table-by-hand = Von Hand gedrückt
table-odds = Andere Zeit für den Zweiten
table-odds-minutes = Minuten, Zweiter
table-penalties = Verbotene Züge
table-penalties-none = kosten nichts
table-penalty-warn = Verwarnung
table-penalty-loss = Verlust
table-penalty-time = { $time } für die anderen
table-sit-down = Hinsetzen
table-open = Partie öffnen

# At a game.
table-board = Spielbrett, { $side } ist dran
table-ruling = Entscheidung
table-rule = Regel { $number }
table-yes = Erlaubt
table-no = Nicht erlaubt
table-unread = Das ist kein Zug
table-to-move = { $side } ist dran
table-how = Tier antippen, dann ein Feld.
table-thinks = denkt nach …
table-is-legal = Erlaubt?
table-is-legal-how = Tier antippen, dann das Feld, auf das es will. Nichts wird gezogen.
table-make-it = Diesen Zug machen
table-may-go = Von { $square } darf es nach { $to }.
table-may-go-nowhere = Von { $square } kann es jetzt nirgendwohin.
table-not-its-turn = Auf { $square }. { $side } ist dran.
table-free = hierhin erlaubt
table-free-squares = Frei:
table-may-claim = Das Spiel darf für unentschieden erklärt werden.
table-captured = Hat geschlagen: { $animals }
table-captured-none = Hat nichts geschlagen
table-leave = Den Tisch verlassen
table-more = Mehr
table-options = An diesem Tisch
table-you-play = Du spielst { $side }.
table-sun = Sonnenlicht
table-sun-off = Sonnenlicht aus
table-awake = Bildschirm bleibt an
table-vibrate = Vibrieren
table-sound = Ton
table-speak = Entscheidungen vorlesen
table-flip = Das Brett drehen
table-flip-side = { $side } sitzt hier
table-two-sided = Für zwei, die sich gegenübersitzen
table-swap = Seiten tauschen
table-swapped = Die Seiten sind getauscht

# Moves.
table-moves = Züge
table-no-moves = Noch keine Züge. Hier stehen sie, sobald es welche gibt.
table-move-field = Einen Zug eintippen
table-move-such = a3a4 oder: Elefant schlägt Hund
table-move-enter = Ziehen
table-note = Eine Notiz
table-note-add = Aufschreiben
table-noted = Aufgeschrieben.
table-take-back = Zurück
table-take-back-asked = { $move } zurücknehmen?
table-take-back-agree = Nur wenn { $side } einverstanden ist.
table-taken-back = Zurückgenommen
table-agree = Einverstanden
table-decline = Nein
table-accept = Annehmen
table-try = Ausprobieren
table-trying = Nur ausprobiert
table-trying-what = Zieht, wie ihr wollt. Die Partie bleibt, wie sie war, und die Uhren stehen.
table-return = Zurück zur Partie
table-back-one = Einen Zug zurück
table-returned = Wie zuvor
table-hint = Tipp
table-hint-said = Vielleicht { $animal } { $from } nach { $to }
table-hint-what = Eine Schätzung, keine Entscheidung.

# Clocks.
table-clocks = Uhren
table-clock-of = Uhr von { $player }: { $time }
table-clocks-stand = Die Uhren stehen
table-clocks-stand-how = „Los“ oder eine Uhr antippen, oder ziehen.
table-go = Los
table-pause = Pause
table-paused = Pause
table-press-late = Die Uhr wird nach dem Zug gedrückt.
table-to-board = Zurück zum Brett
table-ask = Schiedsrichter fragen

# Claims and ends.
table-claim = Fordern
table-claim-again = Das hatten wir schon
table-claim-again-what = { $side } erklärt das Spiel für unentschieden, weil eine Stellung wiederkehrt.
table-claim-now = Jetzt
table-claim-with = Mit dem Zug …
table-claim-it = Fordern
table-claim-refused = Nicht unentschieden
table-refused = Das geht nicht
table-refused-over = Die Partie ist zu Ende.
table-refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
table-refused-no-offer = Es wurde nichts angeboten.
table-refused-no-clocks = Es gibt keine Uhren.
table-refused-as-it-is = Das ist schon so.
table-refused-no-press = Die Uhr ist jetzt nicht zu drücken.
table-refused-trying-out = Es wird nur ausprobiert. Erst zurück zur Partie.
table-refused-not-trying-out = Es wird nichts ausprobiert.
table-refused-before-the-last = Das wäre vor dem letzten Ereignis gewesen.
table-offer = Remis anbieten
table-offer-what = Die andere Seite nimmt an oder lehnt ab.
table-offered = { $side } bietet Remis an
table-offered-what = { $side } darf annehmen.
table-declined = { $side } lehnt ab
table-resign = Aufgeben
table-illegal = Ein verbotener Zug wurde gemacht
table-illegal-costs = Er wird zurückgenommen und kostet: { $list }.
table-illegal-free = Er wird zurückgenommen und gezählt.
table-offence = { $side }: verbotener Zug Nr. { $count }
table-offences =
    { $count ->
        [one] 1 verbotener Zug
       *[other] { $count } verbotene Züge
    }
table-offence-warned = Das ist eine Verwarnung.
table-offence-free = Er wird zurückgenommen. Mehr war nicht vereinbart.
table-offence-time = { $other } bekommt { $time }.
table-adjudicate = Partie beenden
table-adjudicate-what = Kann nicht zu Ende gespielt werden, entscheidet der Schiedsrichter.
table-adjudicated = Am Tisch entschieden
table-why = Warum
table-wins = { $side } gewinnt
table-draw = Unentschieden
table-end-resigned = { $side } hat aufgegeben.
table-end-agreed = Beide sind einverstanden.
table-end-flag = Die Zeit von { $side } ist um.
table-end-offence = { $side } hat zu viele verbotene Züge gemacht.
table-goes-on = Die Partie geht weiter
table-again = Noch eine Partie

# The program plays.
table-program-moves = Das Programm ist dran.
table-program-played = { $side } hat gezogen

# What is kept, and what leaves the page.
table-elsewhere = Diese Partie ist in einem anderen Tab offen, der die Uhr hat.
table-elsewhere-faster = Ein anderer Tab war schneller. So steht die Partie jetzt.
table-looks-on = Du schaust zu; gezogen wird an anderen Geräten.
table-shared-gone = Der Tisch ist nicht erreichbar. Läuft das Programm dort noch?
table-shared-waits = An diesem Tisch hat noch keine Partie begonnen.
table-play-here = Hier spielen
table-keeping-private = Dieses Fenster behält nichts: Bitte die Partie speichern, bevor es geschlossen wird.
table-keeping-full = Das Gerät ist voll: Das Letzte wurde nicht behalten und zählt nicht. Bitte Platz schaffen und wiederholen.
table-keeping-lost = Das Gerät hat das Letzte nicht behalten, also zählt es nicht. Bitte wiederholen.
table-no-answer = Das Programm antwortet nicht. Nichts ist geschehen; bitte noch einmal.
table-lost = Diese Partie ist nicht auf diesem Gerät.
table-broken = Das ist keine lesbare Partie.
table-save-share = Speichern, teilen, drucken
table-save = Speichern
table-print = Drucken
table-link-what = Dieser Link enthält die ganze Partie. Er ist nirgends gespeichert.
table-position = Stellung
table-position-what = Ein Link dazu, wie die Tiere stehen
table-record = Partie
table-record-what = Für andere Programme, als PGN
table-journal = Protokoll
table-journal-what = Alles, was geschah, um anderswo weiterzuspielen
table-score-sheet = Partieformular
table-score-sheet-what = Auf Papier, zum Unterschreiben
table-result = Ergebnis

# Keys.
table-keys = Tasten
table-keys-board = Auf dem Brett gehen die Pfeile, Eingabe wählt und zieht, Escape lässt los.
table-keys-typed = Züge lassen sich auch eintippen: a3a4 oder „Elefant schlägt Hund“.
table-keys-on = Einzelne Tasten
table-key-board = Zum Brett
table-key-clock = Uhr: los oder Pause
table-key-try = Ausprobieren, oder zurück zur Partie

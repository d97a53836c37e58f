# Was zu einem Spiel gehört: die Schachtel, eine Tasche für das Spielbrett, Etiketten, Karten, Stehfiguren, Deckblatt,
# Urkunde und Spielblock.

# Auf der Schachtel. Die Abzeichen sind kurz.
box-age = 7+
box-minutes = 15–30 min
# Was darin liegt: $count Tiere, $each für jede Seite; das zweite, wo die Regeln nicht hineinpassen.
box-inside = Inhalt: { $count } Tiere, { $each } für jede Seite, und die Regeln.
box-inside-pieces = Inhalt: { $count } Tiere, { $each } für jede Seite.
box-small-parts = Kleine Teile. Nicht für Kinder unter 3 Jahren.
# Neben dem schwächsten Tier, das aus der Schachtel schaut.
box-mind = Achtung, { $weak }!

# Auf Etiketten und Anhängern: Wörter vor einer Schreiblinie, und was auf dem Etikett des Beutels steht.
gift-made = Gemacht von
gift-for = für
gift-date = Datum
gift-count = Vor dem Zuziehen zählen: { $count } Tiere.

# Auf dem Deckblatt, unter den Tieren vom stärksten abwärts: mit dem schwächsten, das das stärkste schlägt, oder ohne.
cover = Ein selbst gemachtes Spiel
cover-circle = Jedes darf das nächste schlagen, und { $weak-nom } { $strong-acc }.
cover-ladder = Jedes darf das nächste schlagen.

# Auf der Urkunde, unter dem Namen; das zweite, wo eines der beiden Tiere fehlt.
champion = Champion des Dschungels
champion-for = hat das Duell über fünf Spiele gewonnen, listig wie { $weak-ein } und mutig wie { $brave-ein }.
champion-won = hat das Duell über fünf Spiele gewonnen.
champion-result = Ergebnis
champion-beaten = Unterschrift der Gegenseite

# Der Spielblock: eine Tabelle der Spiele, gewonnen durch den Bau, weil ein Zug fehlt oder anders; und Streitfälle.
pad = Drei Siege entscheiden
pad-game = Spiel
pad-began = Begann
pad-won = Gewann
pad-how = Wodurch
pad-den = Bau
pad-no-move = kein Zug
pad-disputes = Streitfälle, entschieden nach dem Regelblatt
pad-rule = Regel §
pad-move = Zug
pad-allowed = Erlaubt?

# Auf einer Karte, vor kleinen Bildern von Tieren.
card-captures = schlägt
card-captured-by = wird geschlagen von
# Die letzte Karte. Jede Seite hat $kinds Karten.
duel = Schnelles Duell
duel-text = Jeder nimmt die { $kinds } Karten einer Farbe. Beide wählen heimlich eine Karte und decken zugleich auf. Wessen Tier das andere schlagen darf, bekommt beide Karten. Dürfen es beide oder keines, sind beide Karten aus dem Spiel. Wer am Ende mehr Karten hat, gewinnt. Mit nur einer Farbe: mischen, jeder bekommt die Hälfte.

# Auf der Tasche.
wallet-board = Spielbrett

# Auf den Karten, ein wahrer Satz über jedes Tier; die Quellen stehen in FACTS.md.
fact-rat = Gekitzelte Ratten zirpen, zu hoch für unsere Ohren.
fact-cat = Katzen schmecken nicht, was süß ist.
fact-dog = Vor rund 14 000 Jahren wurde in Bonn ein Hund mit zwei Menschen begraben.
fact-wolf = Wölfe lassen sich an ihrem Heulen unterscheiden.
fact-leopard = Auch schwarze Leoparden haben Flecken: Infrarotkameras sehen sie.
fact-tiger = Tiger der Sundarbans durchqueren täglich etwa fünf Wasserläufe.
fact-lion = Löwengebrüll hören wir noch aus etwa acht Kilometern Entfernung.
fact-elephant = Elefanten rufen auch in Tönen, die für unsere Ohren zu tief sind.

# Wie es gefaltet wird, unter je einem Bild. Die Faltschachtel; ohne die Regeln step-fill-pieces.
step-net-cut = An der dünnen Linie schneiden, die Striche mit stumpfer Spitze rillen.
step-net-fold = Jede Rille einmal falzen, Bild außen.
step-tube = Die schraffierte Lasche unter die Rückseite kleben.
step-bottom = Boden schließen: Seitenklappen, schraffierte Klappe, Kleber, letzte Klappe.
step-fill = Tiere hinein, Regeln dahinter.
step-fill-pieces = Tiere hinein.
step-close = Deckel einstecken.
# Die Schiebeschachtel; ohne die Regeln step-lay-pieces.
step-walls = Lade: lange Wände aufstellen, ihre Laschen nach innen.
step-roll = Laschen mit Kleber bestreichen, kurze Wände darüberrollen.
step-sleeve = Hülle: um die Lade falzen, die Lasche unter die Oberseite kleben.
step-lay = Regeln hineinlegen, Tiere darauf.
step-lay-pieces = Tiere hineinlegen.
step-slide = Ist der Kleber trocken, die Lade einschieben.
# Die Tasche; step-board-open, wo sie keine Zunge hat.
step-hems = Beide langen Säume nach innen falzen, Bild außen.
step-up = Den unteren Teil nach oben falzen.
step-under = Seine Ränder unter die Säume der Rückseite schieben.
step-board = Spielbrett hinein, die Ecken der Zunge umlegen.
step-board-open = Spielbrett hinein.
step-lip = Die Zunge hinter die Vorderseite stecken.

# Was dafür zu kaufen ist: eine Sache, und darunter, wie stark sie ist; die Dicke, wo es kein gängiger Karton ist.
buy-net = Karton für die Schachtel
buy-net-card = 250 bis 300 g/m²
buy-net-thick = { $thickness } mm dick
buy-plywood = Sperrholz, { $thickness } mm

# Die Seiten, an ihrem Rand.
page-tuck = Faltschachtel
page-tray = Schiebeschachtel, Lade
page-sleeve = Schiebeschachtel, Hülle
page-plywood = Kiste aus Sperrholz
page-cards = Tierkarten
page-card-backs = Tierkarten, Rückseiten
page-gift = Etiketten, Anhänger und Siegel
page-standees = Stehfiguren
page-cover = Deckblatt
page-certificate = Urkunde
page-pad = Spielblock
page-wallet = Tasche für das Spielbrett
page-folding = So wird gefaltet

# Neben einem Zuschnitt: was hineinpasst, woraus er ist, wie viel Platz innen ist; und was seine Linien bedeuten.
net-note = { $count } Steine zu { $size } × { $thickness } mm · Karton { $card } mm · innen { $width } × { $height } × { $depth } mm
net-cut = schneiden
net-score = rillen
net-glue = kleben

# Die Teile in der Liste dessen, was dazugehört.
set-box = Schachtel
set-cards = Tierkarten
set-gift = Etiketten und Siegel
set-standees = Stehfiguren
set-cover = Deckblatt
set-certificate = Urkunde
set-scorepad = Spielblock
set-wallet = Tasche

# Was der Schiedsrichter sagt. Argumente: die Tiere $animal (das zieht), $victim und $blocker; die Felder $from, $to,
# $at; die Seiten $mover und $loser; $s und $t (Stärken) und die Zahlen der Grenzen.

# Warum ein Zug nicht erlaubt ist.
game-over = Das Spiel ist schon zu Ende.
off-board = Ein Feld { $to } gibt es auf diesem Spielbrett nicht.
no-animal-there = Auf { $from } steht kein Tier.
not-your-turn = { $Animal-nom } auf { $from } darf jetzt nicht ziehen: { $mover } ist dran.
must-move = { $Animal-nom } bleibt auf { $from } stehen: Wenn du dran bist, musst du mit einem Tier ziehen.
move-one-step = { $Animal-nom } auf { $from } kommt nicht nach { $to }: Erlaubt ist nur ein Feld vor, zurück, nach links oder nach rechts.
no-diagonal = { $to } liegt schräg zu { $from }: { $Animal-nom } darf nicht schräg ziehen.
own-animal = Auf { $to } steht ein eigenes Tier, { $victim-nom }: { $Animal-nom } darf nicht dorthin ziehen.
capture-equal-or-weaker = { $Animal-nom } auf { $from } (Stärke { $s }) ist schwächer als { $victim-nom } auf { $to } (Stärke { $t }) und darf { $victim-ihn } nicht schlagen.
capture-weaker-only = { $Animal-nom } auf { $from } und { $victim-nom } auf { $to } sind gleich stark: Keines der beiden Tiere darf das andere schlagen.
capture-weaker-only-this-way = { $Animal-nom } auf { $from } und { $victim-nom } auf { $to } sind gleich stark: { $Animal-nom } darf { $victim-acc } nicht schlagen.
never-takes = { $Animal-nom } auf { $from } darf { $victim-acc } auf { $to } nicht schlagen, obwohl { $animal-er } stärker ist.
never-takes-equal = { $Animal-nom } auf { $from } darf { $victim-acc } auf { $to } nicht schlagen, obwohl beide gleich stark sind.
water-only-swimmers = { $Animal-nom } auf { $from } darf auf { $to } nicht in den Fluss.
no-capture-into-water = { $Victim-nom } auf { $to } ist im Fluss: Vom Land aus darf { $animal-nom } auf { $from } { $victim-ihn } nicht schlagen.
no-capture-out-of-water = { $Animal-nom } auf { $from } ist im Fluss: Von dort aus darf { $animal-er } { $victim-acc } auf { $to } nicht schlagen.
no-capture-in-water = { $Animal-nom } auf { $from } und { $victim-nom } auf { $to } sind beide im Fluss: Dort dürfen sie nicht schlagen.
out-of-water-only = { $Animal-nom } auf { $from } ist im Fluss: Von dort aus darf { $animal-er } { $victim-acc } auf { $to } nicht schlagen.
safe-from-river = { $Animal-nom } auf { $from } ist im Fluss: Von dort aus darf { $animal-er } { $victim-acc } auf { $to } nicht schlagen.
leap-none = { $Animal-nom } auf { $from } darf nicht über den Fluss nach { $to } springen: Das darf kein Tier.
leap-who = { $Animal-nom } auf { $from } darf nicht über den Fluss nach { $to } springen.
leap-direction = { $Animal-nom } auf { $from } darf über den Fluss springen, aber nicht in Richtung { $to }.
leap-both-rivers = { $Animal-nom } auf { $from } darf jetzt nicht über beide Flüsse nach { $to } springen.
leap-blocked = { $Animal-nom } darf nicht von { $from } nach { $to } springen: { $Blocker-nom } auf { $at } schwimmt im Weg.
leap-no-capture = Auf { $to } steht { $victim-nom }: { $Animal-nom } auf { $from } darf nur auf ein leeres Feld springen.
trap-harmless = Die Falle auf { $to } macht { $victim-dat } nichts aus: { $Animal-nom } auf { $from } ist schwächer und darf { $victim-ihn } nicht schlagen.
own-trap-shelters = { $Victim-nom } auf { $to } sitzt in der eigenen Falle: Dort darf kein Tier { $victim-ihn } schlagen.
trap-no-override = { $Victim-nom } auf { $to } sitzt in der Falle, aber auch dort darf { $animal-nom } { $victim-ihn } nicht schlagen.
trapped-may-not-capture = { $Animal-nom } auf { $from } sitzt in der Falle und darf { $victim-acc } auf { $to } nicht schlagen.
own-den-barred = { $to } ist dein eigener Bau: { $Animal-nom } auf { $from } darf ihn nicht betreten.
den-only = { $Animal-nom } auf { $from } darf den gegnerischen Bau auf { $to } nicht betreten.
no-earlier-position = Mit { $animal-dat } auf { $to } wäre die Stellung dieselbe wie nach Zug { $ply }.
no-earlier-position-start = Mit { $animal-dat } auf { $to } wäre die Stellung dieselbe wie am Anfang.
third-time-barred = Mit { $animal-dat } auf { $to } käme dieselbe Stellung zum dritten Mal vor.
seven-three = { $Animal-nom } ist innerhalb von { $turns } Zügen { $times }-mal nach { $to } gezogen: Jetzt darf { $animal-er } nicht dorthin ziehen.
seventeen-five = { $Animal-nom } ist { $turns } Züge lang nur auf { $squares } Felder gezogen: Nach { $to }, einem davon, darf { $animal-er } jetzt nicht ziehen.

# Warum ein überraschender Zug erlaubt ist.
takes-stronger = { $Animal-nom } darf { $victim-acc } schlagen, obwohl { $animal-er } schwächer ist.
takes-equal = { $Animal-nom } darf { $victim-acc } schlagen, obwohl beide gleich stark sind.
takes-by-exception = { $Animal-nom } darf { $victim-acc } schlagen: Nach diesen Regeln dürfen beide einander schlagen.
captures-weaker = { $Animal-nom } auf { $from } (Stärke { $s }) ist stärker als { $victim-nom } auf { $to } (Stärke { $t }) und darf { $victim-ihn } schlagen.
captures-equal = { $Animal-nom } auf { $from } ist so stark wie { $victim-nom } auf { $to } (Stärke { $t }) und darf { $victim-ihn } schlagen.
river-capture-free = { $Animal-nom } auf { $from } darf { $victim-acc } auf { $to } schlagen: Der Fluss ist hier kein Hindernis.
leap-across = { $Animal-nom } springt über den Fluss von { $from } nach { $to }.
leap-captures = Am Ende des Sprungs darf { $animal-nom } { $victim-acc } auf { $to } schlagen.
leap-not-blocked = { $Animal-nom } darf über { $blocker-acc } auf { $at } springen.
trap-weakens = { $Victim-nom } auf { $to } sitzt in der Falle: Jedes gegnerische Tier darf { $victim-ihn } schlagen.
trap-overrides = { $Victim-nom } auf { $to } sitzt in der Falle: Jetzt darf sogar { $animal-nom } { $victim-ihn } schlagen.
trap-permanent = { $Victim-nom } auf { $to } war schon in einer Falle: Jedes gegnerische Tier darf { $victim-ihn } schlagen.
trapped-captures = { $Animal-nom } auf { $from } sitzt in der Falle, schlägt aber wie gewohnt.

# Was ein Zug bewirkt.
equal-both-out = { $Animal-nom } und { $victim-nom } sind gleich stark: Beide sind aus dem Spiel.
win-by-den = { $Animal-nom } hat den Bau auf { $to } betreten: { $mover } gewinnt.
win-by-capturing-all = { $Loser } hat kein Tier mehr: { $mover } gewinnt.
nobody-left = Keine der beiden Seiten hat noch ein Tier: Das Spiel endet unentschieden.
no-legal-move-loses = { $Loser } hat keinen erlaubten Zug: { $mover } gewinnt.
no-legal-move-draws = { $Loser } hat keinen erlaubten Zug: Das Spiel endet unentschieden.
threefold-draws = Dieselbe Stellung ist zum dritten Mal vorgekommen: Das Spiel endet unentschieden.
threefold-claim = Dieselbe Stellung ist zum dritten Mal vorgekommen: { $mover } darf das Spiel für unentschieden erklären.
threefold-claim-with = Mit { $display } käme dieselbe Stellung zum dritten Mal vor: { $mover } darf diesen Zug ankündigen und das Spiel für unentschieden erklären.
threefold-claimed = Dieselbe Stellung ist zum dritten Mal vorgekommen, und { $mover } hat das Spiel für unentschieden erklärt.
threefold-claimed-with = Mit { $display } wäre dieselbe Stellung zum dritten Mal vorgekommen, und { $mover } hat das Spiel für unentschieden erklärt.
claim-refused = Die Stellung ist nicht zum dritten Mal vorgekommen: { $mover } darf das Spiel nicht für unentschieden erklären.
claim-refused-with = Mit { $display } käme die Stellung nicht zum dritten Mal vor: { $mover } darf das Spiel nicht für unentschieden erklären.
claim-not-in-rules = Nach diesen Regeln darf niemand das Spiel für unentschieden erklären, weil eine Stellung wiederkehrt.
draw-after-turns =
    { $n ->
        [one] Nach einem Zug hat niemand gewonnen: Das Spiel endet unentschieden.
       *[other] Nach { $n } Zügen hat niemand gewonnen: Das Spiel endet unentschieden.
    }
draw-without-capture =
    { $n ->
        [one] In einem Zug hat niemand geschlagen: Das Spiel endet unentschieden.
       *[other] In { $n } Zügen hat niemand geschlagen: Das Spiel endet unentschieden.
    }

# Wie ein Spruch beginnt. $deed ist einer der Sätze darunter.
verdict-legal = Erlaubt. { $display }: { $deed }
verdict-legal-unless-repeated = Erlaubt, außer bei Wiederholung. { $display }: { $deed }
verdict-illegal = Nicht erlaubt. { $reason }
deed-goes = { $Animal-nom } zieht von { $from } nach { $to }.
deed-captures = { $Animal-nom } auf { $from } schlägt { $victim-acc } auf { $to }.
deed-both-out = { $Animal-nom } und { $victim-nom } auf { $to } schlagen einander vom Brett.
claim-now = Das ist geschehen: Die Seite, die dran ist, darf das Spiel jetzt für unentschieden erklären.
needs-the-game = Nicht entschieden: Für diese Regel braucht es die Züge vor der Stellung. Gib mit --game FILE das ganze Spiel an.

# Der Fuß eines Spruchs.
may-go-to = Von { $from } darf { $animal-nom } nach
no-square = keinem Feld
legal-in = Derselbe Zug ist erlaubt in
legal-nowhere = keinem mitgelieferten Regelwerk
legal-everywhere = jedem mitgelieferten Regelwerk
unless-repeated = außer bei Wiederholung: Dazu braucht es das ganze Spiel
ruled-by = Entschieden nach

# Neben einer Stellung im Terminal.
legend-piece = { $animal } von { $side } ({ $s })
legend-in-river = { $piece }, im Fluss
legend-in-own-trap = { $piece }, in der eigenen Falle
legend-in-trap = { $piece }, in einer Falle von { $side }
legend-in-den = { $piece }, im Bau von { $side }
legend-weak = { $piece }, für immer schwach
legend-river = Fluss
legend-trap = Falle von { $side }
legend-den = Bau von { $side }

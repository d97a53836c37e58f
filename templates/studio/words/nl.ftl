# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = Maken
view-rules = Regels
view-learn = Leren
views = Onderdelen
skip = Direct naar het werk
language = Taal
dark = Donkere kleuren
light = Lichte kleuren
offline = Offline. Alles werkt gewoon door.
update-ready = Er is een nieuwe versie van de studio.
update = Gebruiken
close = Sluiten
done = Klaar
cancel = Annuleren
yes = ja
no = nee
fewer = { $what }: minder
more-of = { $what }: meer
number-of = { $number } van { $count }
drawing = Wordt getekend…

# The wall of designs.
wall-title = Welk spel wordt het?
wall-lead = Elk plaatje is een pagina zoals die wordt afgedrukt. Kies er een; niets ligt vast.
go-on = Ga verder met
open-own = Een eigen spel
open-own-how = Sleep een .toml- of .zip-bestand hierheen of kies er een
open-own-choose = Kies een .toml- of .zip-bestand
purpose = Goed voor
purpose-all = Alles
purpose-children = Kinderen
purpose-eyes = Slechtziend of kleurenblind
purpose-class = Een schoolklas
purpose-photographs = Eigen foto’s
purpose-machines = Machines en onderweg

# The editor: sentences with blanks.
editor = Het spel
set = Spel
all-designs = Alle ontwerpen
title = Titel van het spel
undo = Ongedaan maken
redo = Opnieuw
open = Openen
save = Bewaren als bestand
share = Delen
keeping-saving = Wordt bewaard…
keeping-saved = Bewaard op dit apparaat
keeping-private = Niet bewaard: dit venster onthoudt niets. Bewaar het als bestand.
keeping-full = Niet bewaard: dit apparaat is vol. Bewaar het als bestand.
keeping-elsewhere = In een ander tabblad gewijzigd: hier wordt niets meer bewaard.
keeping-reload = Dat andere tonen
keeping-copy = Dit als kopie bewaren
set-lost = Dit spel staat niet op dit apparaat.
link-broken = Deze link is beschadigd of niet compleet.
file-broken = In dit bestand staat geen leesbaar thema.
say-discs = Mijn schijfjes zijn { $size } en { $shape }.
say-paper = Ik druk af op { $paper }, { $inks }.
say-labels = Stickers: { $label }.
say-languages = Talen: { $languages }.
say-languages-rules = Talen: { $languages }; regels: { $rules }.
say-shows = Op elk stuk staat
say-animals = De dieren zijn { $style }.
say-photographs = Onze foto’s: { $photographs }.
say-sides = De kanten zijn { $white } en { $black }.
say-sets = Ik maak { $sets }, { $spares }.
say-rules = We spelen: { $rules }.
say-more = Snijden, achterkanten, vouwen, speelbord
millimetres = { $size } mm
unit-mm = mm
unit-in = inch
percent = { $value }%

tray-discs = Maat en vorm
tray-paper = Papier en inkt
tray-labels = Stickers
tray-languages = Talen
tray-animals = Stijl van de dieren
tray-photographs = Foto’s
tray-sides = Kleuren van de kanten
tray-sets = Aantal spellen
tray-rules = Regels
tray-more = Snijden, achterkanten, vouwen, speelbord

discs-how = Hoe groot is hun doorsnee?
discs-help = Leg er een op een liniaal. Een munt van 2 euro is 25,75 mm.
discs-other = andere maat
discs-limits = Van { $least } tot { $most } mm.
discs-sticker = Stickers van { $size } mm laten een rand hout vrij.
board-joined = Het speelbord beslaat { $count } vellen { $paper }, die je aan elkaar plakt.
board-fewer = { $how }: { $count ->
    [one] 1 vel
   *[other] { $count } vellen
}
board-squares = Velden van { $size } mm
board-slim = Smalle rand
shape = Vorm
shape-disc = rond
shape-square = vierkant
shape-hexagon = zeshoekig
paper-which = Welk papier?
paper-other = Andere papiersoorten
inks-which = Met welke inkt?
inks-rgb = in kleur
inks-grey = alleen in zwart
inks-saving = met zo min mogelijk inkt
inks-cmyk = bij een drukkerij
labels-which = Welk etikettenvel heb je?
labels-help = Ronde etiketten besparen knipwerk. Deze passen op schijfjes van { $size } mm; het eerste vel geeft het minste afval.
label-none = gewoon stickerpapier
label-holds = { $count } etiketten van { $size } mm, { $paper }
label-first = Eerste etiket dat er nog op zit
label-map = Donkere etiketten worden bedrukt, gestippelde zijn al weg.
languages-first = Speelbord, stukken en regels in
languages-second = en daarnaast
languages-none = geen andere
languages-sheet = Het regelblad
languages-sheet-board = zoals het speelbord
languages-sheet-other = in een andere taal
shows-picture = dier
shows-numeral = cijfer
shows-character = karakter
shows-pinyin = pinyin
shows-name = naam
animals-which = Hoe zijn ze getekend?
style-natural = gekleurd als in de natuur
style-outline = met lijnen getekend
style-side = in de kleur van hun kant
style-woodcut = in hout gesneden
style-papercut = uit papier geknipt
style-seal = zegelstempels
style-other = zoals in het ontwerp
photographs-none = nog geen
photographs-some = { $count ->
    [one] 1 plaatje
   *[other] { $count } plaatjes
}
photographs-how = Een plaatje voor elk dier.
photographs-help = JPEG, PNG of SVG. Ze blijven op dit apparaat.
photographs-drop = Sleep een plaatje van de { $animal } hierheen of kies er een paar
photographs-choose = Kies een foto ({ $animal })
photographs-reading = De foto wordt gelezen…
photograph-ring = Sleep de ring naar het gezicht.
photograph-size = Grootte van de ring
photograph-turn = Draaien
photograph-remove = Plaatje verwijderen
photograph-unreadable = { $name } is hier niet te lezen. JPEG en PNG werken altijd.
side-white = De kant die begint
side-black = De andere kant
sides-help = Ook de ringen verschillen: zelfs in grijs afgedrukt blijven de kanten uit elkaar te houden.
sides-colouring = Dit ontwerp wordt in zwart afgedrukt; de kleur komt van potloden.
colour-other = een andere kleur
colour-white = wit
colour-black = zwart
colour-blue = blauw
colour-red = rood
colour-green = groen
colour-yellow = geel
colour-orange = oranje
colour-brown = bruin
colour-gold = goud
colour-silver = zilver
colour-grey = grijs
colour-violet = paars
colour-pink = roze
colour-teal = turkoois
sets = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
spares = { $count ->
    [0] zonder reservestickers
    [one] met 1 reservesticker
   *[other] met { $count } reservestickers
}
sets-count = Spellen
spares-count = Reservestickers
fill-how = En op de rest van het laatste vel?
fill-none = niets
fill-sets = meer spellen
fill-spares = reservedieren
fill-labels = labels voor de doos
rules-which = Welke regels?
rules-own = { $count ->
    [one] 1 eigen regel
   *[other] { $count } eigen regels
}
rules-all = Alle regels bekijken en wijzigen
pieces-cut = Stickers uitknippen
pieces-cut-shape = langs de rand
pieces-cut-squares = als vierkantjes
pieces-cut-strips = in stroken
pieces-cut-punch = met een pons
cutter-machine = Snijmachine
cutter-machine-none = geen
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = laser
pieces-backs = Achterkant van de stukken
pieces-backs-none = geen
pieces-backs-stickers = eigen stickers
pieces-backs-gutter = omgevouwen
pieces-backs-long-edge = lange zijde
pieces-backs-short-edge = korte zijde
pieces-backs-stand = staand
board-frame-room = Rand van het speelbord
board-frame-room-auto = wat past
board-frame-room-full = rijk
board-frame-room-slim = smal
board-frame-room-none = geen
board-fold = Speelbord vouwen
board-fold-none = niet
board-fold-half = in tweeën
board-fold-thirds = in drieën
board-fold-quarter = in vieren
sheet-layout = Regels als
sheet-layout-page = pagina
sheet-layout-booklet = boekje
sheet-layout-fold = gevouwen vel
sheet-layout-large = grote letters
sheet-layout-card = kaart
board-has = Op speelbord en stukken
board-coordinates = coördinaten
board-start = dieren op hun beginvelden
board-turned = verre helft naar de overkant gekeerd
pieces-turned = stickers van de overkant gedraaid

# The pages.
desk = Pagina’s
page-shown = De getoonde pagina
tools = Hoe de pagina’s worden getoond
parts = Delen van het spel
part-board = Speelbord
part-pieces = Stickers
part-rules = Spelregels
part-assembly = Zo maak je het
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, pagina { $number } van { $count }
page-before = Vorige pagina
page-after = Volgende pagina
zoom = Grootte op het scherm
zoom-whole = Hele pagina
zoom-real = Ware grootte
larger = Groter
smaller = Kleiner
eyes = Gezien
eyes-colour = in kleur
eyes-grey = op een grijsprinter
eyes-protan = met roodblinde ogen
eyes-deutan = met groenblinde ogen
eyes-tritan = met blauwblinde ogen
cut-lines = Snijlijnen en linialen
compare = Voor en na
before = Voor
after = Na
as-file = Als bestand
broken = Deze pagina kon niet worden getekend.
broken-safe = Je spel is veilig. Probeer het nog eens of maak de laatste wijziging ongedaan.
try-again = Nog eens proberen
measure = Dit scherm meten
measure-how = Leg een bankpas, bibliotheekpas of rijbewijs tegen de linkerbovenhoek van de tekening. Verschuif de regelaar tot de tekening precies even breed is.
measure-width = Breedte
measure-once = Eén keer doen is genoeg voor dit scherm.

# Before printing.
preflight = Voor het afdrukken
verdict-good = Klaar om af te drukken.
verdict-advice = Klaar om af te drukken.
verdict-advice-more = { $count ->
    [one] Eén ding kan nog beter.
   *[other] { $count } dingen kunnen nog beter.
}
verdict-warning = Je kunt afdrukken, maar kijk hier even naar.
verdict-fault = { $count ->
    [one] Eén ding moet eerst in orde komen.
   *[other] { $count } dingen moeten eerst in orde komen.
}
verdict-busy = Wordt nagekeken…
verdict-none = Niet nagekeken.
sheets-of = { $count ->
    [one] 1 vel { $paper }
   *[other] { $count } vellen { $paper }
}
show-all = { $count ->
    [one] 1 melding tonen
   *[other] { $count } meldingen tonen
}
show-fewer = Minder tonen
left-findings = { $count ->
    [one] 1 melding blijft zo
   *[other] { $count } meldingen blijven zo
}
leave-finding = Prima zo
look-again = Opnieuw bekijken
mend-sets = { $count } spellen afdrukken
mend-spares = Vullen met reserve
mend-ink = Inkt sparen
mend-discs = Schijfjes van { $size } mm
mend-lines = Dikkere lijnen
mend-darker = Donkerder maken
mend-small = De kleine maat
mend-squares = Passende velden
mend-sides = Blauw en rood
mend-numeral = Cijfers tonen
mend-ring = Ring verplaatsen ({ $animal })

# The theme as a file, and every key of it.
line = Regel { $line }:
write = { $text } schrijven
file-kept = Tot dan blijven de pagina’s zoals ze zijn.
file-what = Dit is alles wat van het ontwerp afwijkt. Wat je hier wijzigt, verandert de pagina’s, en andersom.
file-faulty = Iets in het bestand is niet te lezen.
show-file = Bestand tonen
every-key = Alle sleutels
seek-key = Zoek een sleutel
no-key = Geen sleutel heeft deze woorden.
key-top = Het spel
key-reset = Zoals in het ontwerp
key-another = Naam van nog een

# Files.
print = Afdrukken / Downloaden
print-where = Waar wordt het afgedrukt?
place-home = Thuis
place-home-what = Elke printer, op 100%
place-shop = Bij een drukkerij
place-shop-what = Hun vier inkten, precieze afloop
place-machine = Met een machine
place-machine-what = Cricut, Silhouette, laser
place-screen = Op een scherm
place-screen-what = Plaatjes van alle pagina’s
files = Bestanden
making = Wordt gemaakt…
bundle-set = set.pdf
bundle-set-what = Alles in één bestand
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = Eén bestand per deel
bundle-label-test = label-test.pdf
bundle-label-test-what = Alleen lijnen: houd het met het etikettenvel tegen het licht
bundle-theme = Thema
bundle-theme-what = Het spel zelf met zijn plaatjes, om elders mee verder te gaan
bundle-calibration = calibration.pdf
bundle-calibration-what = Druk het één keer af en zie wat je printer kan
bundle-shop = set.pdf
bundle-shop-what = In de vier drukinkten, met afloop en snijlijnen
bundle-eps = EPS
bundle-eps-what = PostScript, één bestand per pagina
bundle-dxf = DXF
bundle-dxf-what = Alleen de snijlijnen, in millimeters
bundle-cut-svg = SVG van de snijlijnen
bundle-cut-svg-what = Hetzelfde, voor programma’s die SVG lezen
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = De stickers als plaatjes, voor Print Then Cut
bundle-svg = SVG
bundle-svg-what = Elke pagina, scherp op elke grootte
bundle-png = PNG, 150 dpi
bundle-png-what = Elke pagina als plaatje
printer = Printer
printer-none = geen correctie
printer-measure = Een printer meten
printer-corrected = Gecorrigeerd voor { $name }, { $change }.
printer-corrected-both = Gecorrigeerd voor { $name }: { $across } breed, { $down } hoog.
printer-unmeasured = { $name } is nog niet gemeten met { $paper }: er wordt niets gecorrigeerd.
printer-print = Print deze bladzijde op { $paper } op 100%, nooit ‘aan pagina aanpassen’.
printer-page = De bladzijde om te printen
printer-lay = Leg een liniaal van kruis tot kruis en vouw dan het vel in beide richtingen dubbel, zoals de bladzijde zegt.
printer-enter = Vul in wat je leest. Wat je niet gemeten hebt, blijft leeg.
printer-width = Breed
printer-height = Hoog
printer-left = Naar rechts
printer-top = Naar beneden
printer-should = Bedoeld is { $size } mm. Met een bankpas: procenten zoals 99,5%
printer-crease-left = Waar de staande vouw de lijn raakt, zoals 0,4 of −0,4
printer-crease-top = Waar de liggende vouw de lijn raakt
printer-call = Geef de printer een naam. Elk papier wordt één keer gemeten.
printer-name = Naam, zoals ‘Keuken’
printer-keep = Bewaren
printer-kept = Het blijft op dit apparaat, en staat in geen set die je deelt.
printer-nothing = Vul minstens één getal in.
printer-nameless = Zonder naam kun je hem niet kiezen.
printer-no-size = Dit is geen afstand. Schrijf millimeters zoals 179,5 of procenten zoals 99,5%.
printer-no-shift = Dit is geen verschuiving. Schrijf millimeters zoals 0,4 of −0,4.
printer-implausible-size = Zo ver zit geen printer ernaast. Stond ‘aan pagina aanpassen’ aan? Print de bladzijde opnieuw op 100%.
printer-implausible-shift = Zo ver verschuift geen printer een bladzijde. Stond ‘aan pagina aanpassen’ aan? Print haar opnieuw op 100%.
press-profile = Heeft de drukkerij een ICC-profiel? Kies het hier, dan wordt het bestand PDF/X-4.
print-actual-size = Kies in het printvenster 100% of ‘ware grootte’, nooit ‘aan pagina aanpassen’. Leg daarna een liniaal langs de gedrukte lijn.
print-open = Openen en afdrukken
popup-blocked = De browser houdt het venster tegen. Download het bestand en druk dat af.
download = Downloaden
saved-file = { $name } is bewaard.
buy = Wat je koopt
buy-discs = { $count } { $shape ->
    [square] houten vierkantjes
    [hexagon] houten zeshoekjes
   *[disc] houten schijfjes
}
buy-discs-size = { $size } mm; { $spares ->
    [0] geen reserve
    [one] 1 extra als reserve
   *[other] { $spares } extra als reserve
}
buy-labels = { $count ->
    [one] 1 vel { $name }
   *[other] { $count } vellen { $name }
}
buy-labels-what = etiketten, al gesneden
buy-stickers = { $count ->
    [one] 1 vel stickerpapier
   *[other] { $count } vellen stickerpapier
}
buy-stickers-what = { $paper }, mat
buy-paper = { $count ->
    [one] 1 vel stevig papier
   *[other] { $count } vellen stevig papier
}
buy-paper-what = { $paper }, voor het speelbord
buy-card = Dik karton
buy-card-what = { $width } × { $height } mm, voor onder het speelbord
buy-pencils = Kleurpotloden
buy-pencils-what = viltstift drukt door
buy-tools = Schaar, lijmstift
buy-tools-what = en zware boeken voor een nacht
buy-copy = Lijst kopiëren
small-parts = Kleine onderdelen: niet geschikt voor kinderen onder de 3 jaar.
share-what = In deze link zit het hele spel: wie hem opent, ziet deze pagina’s. Hij wordt nergens bewaard.
share-photographs = Foto’s zijn te groot voor een link. Bewaar het spel als zip-bestand en stuur dat.
save-zip = Als zip-bestand bewaren
link = Link
copy = Kopiëren
copied = Gekopieerd.
copy-by-hand = Deze browser kopieert niet. Selecteer de tekst en kopieer die zelf.
on-device = Op dit apparaat
forget = { $title } verwijderen

# Rules.
rules-lead = Wat je hier kiest, staat op het regelblad, en de scheidsrechter houdt zich eraan.
rules-own-title = Onze regels
compare-two = Twee vergelijken
rules-play = We spelen
rules-from = Zoals wij thuis spelen, op basis van
as-before = Zoals eerst
rules-use = Gebruiken in ‘{ $title }’
rules-used = Het spel volgt nu deze regels.
sheet = Het regelblad
sheet-rules = { $count ->
    [one] 1 genummerde regel
   *[other] { $count } genummerde regels
}
proved = { $count } voorbeelden bewezen
sheet-how = Hoe het wordt getoond
sheet-read = Om te lezen
sheet-printed = Zoals gedrukt
rule = Regel
compare-left = Het ene
compare-right = Het andere
swap = Omwisselen
compare-same = Het is hetzelfde spel.
compare-differ = { $count ->
    [one] Ze verschillen op 1 punt.
   *[other] Ze verschillen op { $count } punten.
}
compare-moves-same = In het begin zijn dezelfde { $count } zetten toegestaan; het verschil komt later.
compare-moves-differ = In het begin hebben ze { $both } zetten gemeen; { $left } kunnen alleen in het ene, { $right } alleen in het andere.
compare-only = Alleen in ‘{ $name }’
ruleset-classic = het gewone spel
ruleset-swimming-dogs = honden en wolven zwemmen
ruleset-no-repeats = geen stelling komt terug
ruleset-tierschach = Tier-Schach
ruleset-leiden = het spel uit het Leidse artikel
ruleset-leiden-tables = de tabellen uit het Leidse artikel
ruleset-wikipedia-en = zoals op de Engelse Wikipedia
ruleset-wikipedia-zh = zoals op de Chinese Wikipedia
ruleset-ludii = zoals Ludii het speelt
ruleset-codingame = zoals CodinGame het speelt
ruleset-ancientchess = zoals AncientChess het vertelt
ruleset-playlah = zoals club Playlah het speelt
ruleset-third-time-barred = geen derde keer
switches-river = De rivier
switches-leap = De sprong
switches-capture = Slaan
switches-traps = Vallen
switches-dens = Holen
switches-end = Zetten en einde
switch-strength = Hoe sterk zijn ze?
switch-swims = Wie zwemt?
switch-leaps-across = Wie springt zijwaarts?
switch-leaps-along = Wie springt vooruit en achteruit?
switch-leaps-both-rivers = Wie springt over beide rivieren?
switch-first-mover = Wie begint?
switch-capture-into-water = Mag je vanaf de oever in de rivier slaan?
switch-capture-out-of-water = Wie mag vanuit de rivier op de oever slaan?
switch-capture-in-water = Mogen twee in de rivier elkaar slaan?
switch-leap-blockers = Wie houdt een sprong tegen?
switch-leap-blocked-by = Welke kant houdt een sprong tegen?
switch-leap-captures = Mag je met een sprong slaan?
switch-enemy-trap = In een vijandelijke val is een dier…
switch-own-trap = In een eigen val is een dier…
switch-trap-weakness = Hoe lang verzwakt een val een dier?
switch-trapped-attack = In een val slaat een dier met kracht…
switch-trap-overrides = Heft een val verboden op, zoals bij olifant en rat?
switch-equal-strength = Dieren die even sterk zijn:
switch-rat-takes-elephant = Mag de rat de olifant slaan?
switch-elephant-takes-rat = Mag de olifant de rat slaan?
switch-takes = Mag de { $attacker } de { $victim } slaan?
switch-own-den = Je eigen hol binnengaan…
switch-den-enterers = Wie mag het vijandelijke hol in?
switch-den-wins = Win je in het vijandelijke hol?
switch-all-captured = Wie alle dieren slaat…
switch-no-legal-move = Wie geen zet kan doen…
switch-repetition = Een stelling die terugkomt…
switch-same-square-limit = Beurten en bezoeken aan één veld
switch-few-squares-limit = Beurten en velden, heen en weer
switch-turn-limit = Gelijkspel na zoveel zetten
switch-capture-limit = Gelijkspel na zoveel zetten zonder slaan
switch-fixed = hier niet te wijzigen
value-yes = ja
value-no = nee
value-not-out-of-water = niet vanuit de rivier
value-weakens = zwak
value-harmless = sterk als altijd
value-shelters = veilig
value-barred = mag niet
value-open = mag
value-captures = slaan elkaar
value-both-out = gaan er beide uit
value-everyone = elk dier
value-nobody = niemand
value-none = geen
value-white = Wit
value-black = Zwart
value-either = beide kanten
value-enemy = alleen de vijand
value-swimmers = zwemmers
value-inside = zolang het erin zit
value-permanent = voorgoed
value-full = zoals altijd
value-zero = nul
value-wins = wint
value-loses = verliest
value-draws = speelt gelijk
value-no-legal-move = wint, want de ander kan geen zet doen
value-free = mag
value-no-earlier-position = mag nooit
value-third-time-barred = mag geen derde keer
value-threefold-draws = is de derde keer gelijkspel
value-threefold-claim = is gelijkspel als iemand dat verklaart

# Learn.
animals-title = Acht dieren
animals-lead = Een sterker dier slaat een zwakker, en even sterke dieren slaan elkaar. Alleen de rat draait het om.
animals-order = Dieren, het sterkste eerst
animal-rat = rat
animal-cat = kat
animal-dog = hond
animal-wolf = wolf
animal-leopard = luipaard
animal-tiger = tijger
animal-lion = leeuw
animal-elephant = olifant
about-elephant = De sterkste. Alleen de rat slaat hem.
about-lion = Springt over de rivier, zijwaarts en vooruit.
about-tiger = Springt over de rivier, net als de leeuw.
about-leopard = Sterk op het land. Het water gaat hij niet in.
about-wolf = In het midden: vier zijn even zwak of zwakker.
about-dog = Een goede bewaker voor het hol.
about-cat = Klein, en snel bij de vallen.
about-rat = De enige die zwemt. Hij slaat de olifant.
captures = slaat
captured-by = wordt geslagen door
piece-w = jouw { $animal }
piece-b = { $animal } van de andere kant
terrain-land = land
terrain-water = rivier
terrain-trap = val
terrain-den = hol
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Rondleiding
tour-start = De rondleiding: twee minuten
tour-what = { $count } opdrachten op een bord. De scheidsrechter van het programma beoordeelt ze.
tour-how = Tik op het dier en dan op een veld. Er kan niets misgaan.
tour-legal-too = Dat mag ook. Probeer nu wat er gevraagd werd.
leave = Rondleiding verlaten
back = Terug
next = Verder
skip-step = Overslaan
tour-goal = Het doel
tour-goal-task = Wie het vijandelijke hol binnengaat, wint. Je hond staat er één stap vandaan: breng hem erin.
tour-goal-done = Daarmee win je het spel.
tour-move = Een zet
tour-move-task = Eén veld: vooruit, achteruit of zijwaarts, nooit schuin. Verzet de wolf.
tour-move-done = Vier richtingen, één veld.
tour-capture = Slaan
tour-capture-task = Je mag een dier slaan dat even sterk of zwakker is. Vind er een voor je wolf.
tour-capture-done = Een wolf slaat een wolf of een kat, geen tijger.
tour-exception = Omgekeerde wereld
tour-exception-task = De rat is het zwakst en slaat toch de olifant. Doe het maar.
tour-exception-done = En de olifant mag de rat niet slaan.
tour-river = De rivier
tour-river-task = Alleen de rat mag zwemmen. Zet hem één veld verder, in het water of eruit.
tour-river-done = De hond blijft aan land.
tour-bank = De waterkant
tour-bank-task = Vanuit de rivier mag de rat de olifant niet slaan. De rat op de oever mag het wel. Welke is dat?
tour-bank-done = Op het land mag het, vanuit het water niet.
tour-leap = De sprong
tour-leap-task = Tijger en leeuw springen van oever naar oever. Stuur de leeuw over de rivier.
tour-leap-done = Rechtdoor, zo ver als het water reikt.
tour-no-leap = Geen sprong
tour-no-leap-task = Een rat in het water houdt de sprong tegen. De tijger kan nu niet springen: loop er met hem omheen.
tour-no-leap-done = De rat is klein, maar hij zit in de weg.
tour-trap = De val
tour-trap-task = In jouw val is de leeuw zwak: zelfs de kat mag hem slaan. Doe het maar.
tour-trap-done = Vallen bewaken het hol.
tour-end = Meer is het niet.
tour-end-lead = De rest staat op het regelblad.
tour-make = Een spel maken
tour-read = Het regelblad lezen
tour-again = Nog een keer

## Table
view-table = Tafel
table-title = Aan tafel
table-lead = Tik op een dier, tik op een veld: de scheidsrechter beslist meteen, met het nummer van de gedrukte zin.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] Wit
        [black] Zwart
        [blue] Blauw
        [red] Rood
        [green] Groen
        [yellow] Geel
        [orange] Oranje
        [brown] Bruin
        [gold] Goud
        [silver] Zilver
        [grey] Grijs
        [violet] Paars
        [pink] Roze
       *[teal] Turkoois
    }
table-animal = { $animal } van { $side }
table-pair = { $white } en { $black }

# Before a game.
table-go-on = Verder met
table-all-games = Alle { $count } partijen
table-forget = { $game } vergeten
table-forget-sure = Echt vergeten
table-count =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
table-who = Wie speelt?
table-two = Twee aan één bord
table-two-what = Hier op het scherm
table-real = Naast een echt bord
table-real-what = De scheidsrechter antwoordt; er wordt alleen gezet als je het zegt
table-program = Programma
table-against = Tegen het programma
table-program-what = Zes niveaus, van kind tot vol
table-level = Hoe goed speelt het?
table-level-child = Kind
table-level-child-what = Ziet één zet
table-level-beginner = Beginner
table-level-beginner-what = Ziet er twee
table-level-easy = Makkelijk
table-level-easy-what = Ziet er drie
table-level-medium = Gemiddeld
table-level-medium-what = Ziet er vijf
table-level-strong = Sterk
table-level-strong-what = Denkt 1 seconde
table-level-full = Vol
table-level-full-what = Denkt 5 seconden
table-your-side = Jij zet
table-first = Eerst
table-second = Daarna
table-your-name = Je naam
table-first-name = Wie begint
table-second-name = Wie daarna zet
table-by-rules = Volgens welke regels?
table-rules = Regels
table-play-these = Volgens deze regels spelen
table-set = Spel
table-set-rules = Met de regels, namen en zinnen van dit spel.
table-set-file = Voor andere telefoons opslaan
table-look-plain = Ivoor en ebben
table-house-rules =
    { $count ->
        [one] 1 huisregel
       *[other] { $count } huisregels
    }
table-clock = Klok
table-time-none = Geen klok
table-time-sudden = Tijd voor de partij
table-time-sudden-what = Is die om, dan is de partij verloren.
table-time-increment = Tijd met toeslag
table-time-increment-what = Elke zet levert seconden op.
table-time-delay = Tijd met uitstel
table-time-delay-what = De eerste seconden van elke zet zijn vrij.
table-time-byoyomi = Tijd met byo-yomi
table-time-byoyomi-what = Daarna perioden; je verliest er pas een als ze helemaal om is.
table-time-hourglass = Zandloper
table-time-hourglass-what = Wat de een verbruikt, wint de ander.
table-minutes = Minuten
table-seconds = Seconden
table-periods = Perioden
table-clock-more = Meer over de klok
table-by-hand = Met de hand ingedrukt
table-odds = Andere tijd voor de tweede
table-odds-minutes = Minuten, tweede
table-penalties = Ongeldige zetten
table-penalties-none = kosten niets
table-penalty-warn = een waarschuwing
table-penalty-loss = de partij
table-penalty-time = { $time } voor de ander
table-sit-down = Aanschuiven
table-open = Partij openen

# At a game.
table-board = Bord, { $side } is aan zet
table-ruling = Beslissing
table-rule = Regel { $number }
table-yes = Toegestaan
table-no = Niet toegestaan
table-unread = Dat is geen zet
table-to-move = { $side } is aan zet
table-how = Tik op een dier en dan op een veld.
table-thinks = denkt na …
table-is-legal = Mag dit?
table-is-legal-how = Tik op een dier en dan op het veld waar het heen wil. Er wordt niets gezet.
table-make-it = Deze zet doen
table-may-go = Van { $square } mag het naar { $to }.
table-may-go-nowhere = Van { $square } kan het nu nergens heen.
table-not-its-turn = Op { $square }. { $side } is aan zet.
table-free = mag hierheen
table-free-squares = Vrij:
table-may-claim = Het spel mag tot gelijkspel worden verklaard.
table-captured = Heeft geslagen: { $animals }
table-captured-none = Heeft niets geslagen
table-leave = De tafel verlaten
table-more = Meer
table-options = Aan deze tafel
table-you-play = Je speelt { $side }.
table-sun = Zonlicht
table-sun-off = Zonlicht uit
table-awake = Scherm blijft aan
table-vibrate = Trillen
table-sound = Geluid
table-speak = Beslissingen voorlezen
table-flip = Het bord draaien
table-flip-side = { $side } zit hier
table-two-sided = Voor twee tegenover elkaar
table-swap = Van kant wisselen
table-swapped = De spelers zijn van kant gewisseld

# Moves.
table-moves = Zetten
table-no-moves = Nog geen zetten. Ze komen hier te staan.
table-move-field = Een zet typen
table-move-such = a3a4, of: olifant slaat hond
table-move-enter = Zetten
table-note = Een notitie
table-note-add = Noteren
table-noted = Genoteerd.
table-take-back = Terug
table-take-back-asked = { $move } terugnemen?
table-take-back-agree = Alleen als { $side } akkoord is.
table-taken-back = Teruggenomen
table-agree = Akkoord
table-decline = Nee
table-accept = Aannemen
table-try = Uitproberen
table-trying = Uitproberen
table-trying-what = Zet zoals je wilt. De partij blijft zoals ze was, en de klokken staan stil.
table-return = Terug naar de partij
table-back-one = Eén zet terug
table-returned = Zoals het was
table-hint = Tip
table-hint-said = Misschien { $animal } van { $from } naar { $to }
table-hint-what = Een schatting, geen beslissing.

# Clocks.
table-clocks = Klokken
table-clock-of = Klok van { $player }: { $time }
table-clocks-stand = De klokken staan stil
table-clocks-stand-how = Tik op „Start” of een klok, of doe een zet.
table-go = Start
table-pause = Pauze
table-paused = Pauze
table-press-late = De klok wordt na de zet ingedrukt.
table-to-board = Terug naar het bord
table-ask = Vraag de scheidsrechter

# Claims and ends.
table-claim = Claimen
table-claim-again = Dit hadden we al
table-claim-again-what = { $side } verklaart het spel tot gelijkspel omdat een stelling terugkomt.
table-claim-now = Nu
table-claim-with = Met de zet …
table-claim-it = Claimen
table-claim-refused = Geen gelijkspel
table-refused = Dat kan niet
table-refused-over = De partij is voorbij.
table-refused-nothing-to-take-back = Er is niets terug te nemen.
table-refused-no-offer = Er is niets aangeboden.
table-refused-no-clocks = Er zijn geen klokken.
table-refused-as-it-is = Dat is al zo.
table-refused-no-press = Dit is niet het moment voor de klok.
table-refused-trying-out = Er wordt alleen uitgeprobeerd. Ga eerst terug naar de partij.
table-refused-not-trying-out = Er wordt niets uitgeprobeerd.
table-refused-before-the-last = Dat zou vóór het laatste zijn geweest.
table-offer = Gelijkspel aanbieden
table-offer-what = De ander neemt het aan of wijst het af.
table-offered = { $side } biedt gelijkspel aan
table-offered-what = { $side } mag het aannemen.
table-declined = { $side } wijst het af
table-resign = Opgeven
table-illegal = Er is een ongeldige zet gedaan
table-illegal-costs = Hij wordt teruggenomen en kost: { $list }.
table-illegal-free = Hij wordt teruggenomen en geteld.
table-offence = { $side }: ongeldige zet nr. { $count }
table-offences =
    { $count ->
        [one] 1 ongeldige zet
       *[other] { $count } ongeldige zetten
    }
table-offence-warned = Dat is een waarschuwing.
table-offence-free = Hij wordt teruggenomen. Meer was niet afgesproken.
table-offence-time = { $other } krijgt { $time }.
table-adjudicate = Partij beëindigen
table-adjudicate-what = Kan ze niet worden uitgespeeld, dan beslist de scheidsrechter.
table-adjudicated = Aan tafel beslist
table-why = Waarom
table-wins = { $side } wint
table-draw = Gelijkspel
table-end-resigned = { $side } heeft opgegeven.
table-end-agreed = Beiden zijn akkoord.
table-end-flag = De tijd van { $side } is om.
table-end-offence = { $side } heeft te veel ongeldige zetten gedaan.
table-goes-on = De partij gaat verder
table-again = Nog een partij

# The program plays.
table-program-moves = Het programma is aan zet.
table-program-played = { $side } heeft gezet

# What is kept, and what leaves the page.
table-elsewhere = Deze partij is open in een ander tabblad, dat de klok heeft.
table-elsewhere-faster = Een ander tabblad was sneller. Zo staat de partij nu.
table-looks-on = Je kijkt toe; zetten worden op andere apparaten ingevoerd.
table-shared-gone = De tafel is niet bereikbaar. Draait het programma daar nog?
table-shared-waits = Aan deze tafel is nog geen partij begonnen.
table-play-here = Hier spelen
table-keeping-private = Dit venster bewaart niets: sla de partij op voor je het sluit.
table-keeping-full = Het apparaat is vol: het laatste is niet bewaard en telt niet. Maak ruimte en doe het opnieuw.
table-keeping-lost = Het apparaat heeft het laatste niet bewaard, dus het telt niet. Doe het opnieuw.
table-no-answer = Het programma antwoordt niet. Er is niets gebeurd; probeer het opnieuw.
table-lost = Deze partij staat niet op dit apparaat.
table-broken = Dit is geen leesbare partij.
table-save-share = Opslaan, delen, afdrukken
table-save = Opslaan
table-print = Afdrukken
table-link-what = In deze link zit de hele partij. Hij wordt nergens bewaard.
table-position = Stelling
table-position-what = Een link naar hoe de dieren staan
table-record = Partij
table-record-what = Voor andere programma’s, als PGN
table-journal = Logboek
table-journal-what = Alles wat er gebeurde, om elders verder te gaan
table-score-sheet = Notatieformulier
table-score-sheet-what = Op papier, om te tekenen
table-result = Uitslag

# Keys.
table-keys = Toetsen
table-keys-board = Op het bord lopen de pijlen, Enter kiest en zet, Escape laat los.
table-keys-typed = Zetten kun je ook typen: a3a4 of „olifant slaat hond”.
table-keys-on = Losse toetsen
table-key-board = Naar het bord
table-key-clock = Klok: start of pauze
table-key-try = Uitproberen, of terug naar de partij

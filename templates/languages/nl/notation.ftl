# Wat er niet klopt aan een tekst die een zet, een stelling of een genoteerde partij moet zijn: op één regel, zonder
# hoofdletter en zonder punt.

# Meerdere mogelijkheden.
one-of = { $list } of { $next }
# Wat er niet klopt, en wat wel goed is.
with-advice = { $why } ({ $hint })

# Zetten.
unreadable-move = onleesbare zet: { $why }
move-too-long = deze tekst is te lang voor een zet
move-missing = er ontbreekt een zet
move-which-animal = ‘{ $text }’ zegt niet welk dier zet
move-not-one = ‘{ $text }’ is geen zet
move-not-here = ‘{ $text }’ is op dit bord geen zet
move-two-readings = dit kun je op twee manieren lezen
move-other-animal = op { $square } staat { $victim-de }, niet { $animal-de }
move-no-animal-there = { $Side } heeft daar geen { $animal }
move-no-animal = { $Side } heeft geen { $animal } op het bord
move-not-to-row = { $Side } heeft geen { $animal } die naar rij { $row } kan
move-several-animals = hiermee kan meer dan één { $animal } van { $side } bedoeld zijn
move-several-captures = hiermee kan meer dan één slag bedoeld zijn
move-several-in-row = { $animal-de } kan naar meerdere velden van rij { $row }
hint-such-as-move = bijvoorbeeld a3b3 of Eb3
hint-name-animal = begin met het dier of zijn veld, zoals E{ $square } of a3{ $square }
hint-too-much = dit is te veel; een zet bestaat uit twee velden, zoals a3b3
hint-square-wanted = hier hoort een veld, zoals b3
hint-board = het bord heeft lijnen a tot en met { $file } en rijen 1 tot en met { $row }
hint-write = schrijf { $choices }
hint-write-or-square = schrijf { $move }, of het veld waar { $animal-de } staat
hint-write-squares = schrijf de velden, zoals a3b3

# Velden.
unreadable-square = onleesbaar veld: { $why }
square-not-here = ‘{ $text }’ is geen veld van dit bord
hint-squares = de velden lopen van a1 tot en met { $square }

# Stellingen.
unreadable-position = onleesbare stelling: { $why }
position-too-long = deze tekst is te lang voor een stelling
position-missing = er ontbreekt een stelling
position-no-side = er ontbreekt wie er aan zet is
position-bad-side = ‘{ $text }’ is geen kant
position-too-much = er staat te veel na de stelling
position-not-quiet = ‘{ $text }’ is niet het aantal halve zetten sinds de laatste slag
position-not-number = ‘{ $text }’ is niet het nummer van de zet
position-rows =
    deze stelling heeft { $count ->
        [one] 1 rij
       *[other] { $count } rijen
    }
position-row-length =
    rij { $row } heeft { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }
position-gap = geen rij heeft zoveel lege velden
position-no-animal = ‘{ $text }’ is geen dier van { $rules }
position-idle-mark = deze * hoort bij geen dier
setup-no-animal = { $rules } kent geen { $animal }
setup-off-board = het bord heeft geen veld { $square }
setup-crowded = op { $square } staan twee dieren
setup-cannot-swim = { $animal-de } op { $square } staat in de rivier en kan niet zwemmen
setup-in-own-den = { $animal-de } op { $square } staat in het eigen hol; dat mag niet
setup-in-enemy-den = { $animal-de } op { $square } staat in het vijandelijke hol; dat mag niet
setup-both-won = dieren van beide kanten staan in het vijandelijke hol
setup-no-lasting-weakness = { $animal-de } op { $square } is gemerkt als blijvend verzwakt, maar volgens { $rules } eindigt de zwakte bij de val
hint-such-as-position = bijvoorbeeld ‘{ $position }’
hint-end-with-side = eindig de stelling met " w" of " b"
hint-sides = schrijf w als { $white } aan zet is, b als { $black } aan zet is
hint-position-end = een stelling eindigt met de halve zetten sinds de laatste slag en het nummer van de zet
hint-whole-number = schrijf een geheel getal, { $least } of meer
hint-rows = het bord heeft er { $count }, gescheiden door /
hint-files = het bord heeft { $count } lijnen
hint-gap = schrijf een getal van 1 tot en met { $most }
hint-animals = { $letters } zijn de dieren van { $white }, in kleine letters die van { $black }
hint-mark = hij staat na een dier dat een val blijvend heeft verzwakt
hint-one-den = een spel eindigt zodra een dier het vijandelijke hol binnengaat
hint-no-star = laat de * weg
hint-no-such-game = geen spel volgens deze regels komt hierop uit

# Genoteerde partijen.
record-too-long = deze notatie is te lang
record-open-comment = dit commentaar heeft geen einde
record-open-variation = deze variant heeft geen einde
record-late-tag = velden tussen vierkante haken komen vóór de zetten
record-closes-nothing = deze { $mark } sluit niets af
record-no-tag = dit is geen veld van een notatie
record-tag-twice = het veld { $tag } staat hierboven al
record-percent = geen zet begint met %
record-goes-on = de notatie gaat door na de uitslag
record-illegal-move = deze zet is niet toegestaan volgens { $rules }
record-faults = 1 fout in { $file }.
hint-at-most = hoogstens { $count } MiB
hint-close = sluit af met { $mark }
hint-move-up = zet het hoger
hint-leave-out = laat het weg
hint-tag = een veld schrijf je als [White "Emma"]
hint-once = een notatie zegt alles maar één keer
hint-one-record = een bestand bevat één partij; zet de volgende in een eigen bestand
hint-result-last = de uitslag is het laatste woord van een notatie
hint-replay-tells = `shouqi referee replay` zegt waarom

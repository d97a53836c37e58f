# Wat er voor het afdrukken opvalt: wat er mis is, wat helpt, wat er gemeten is, en het oordeel. Sleutels van een thema
# en hun waarden, zoals { $key } of { $setting }, zijn in elke taal gelijk.

# Lijsten: “rat, kat en nog 3”. Een gedrukt woord staat tussen aanhalingstekens.
list-next = { $list }, { $next }
list-last = { $list } en { $next }
list-more = { $list } en nog { $more }
list-word = “{ $word }”

# Hoe een spel gezien wordt.
view-colour = in kleur
view-grey = in grijs
view-protan = voor roodblinde ogen
view-deutan = voor groenblinde ogen
view-tritan = voor blauwblinde ogen

# Wat in een tekening alleen als pixels gedrukt kan worden.
feature-blending = overvloeimodi
feature-clips = uitknippaden
feature-embedded-pictures = ingesloten afbeeldingen
feature-filters = filters
feature-gradients = verlopen
feature-masks = maskers
feature-opacity = transparantie
feature-patterns = patronen
feature-text = tekst

# Stickers, stukken en velden.
sticker-too-large = stickers van { $sticker } mm steken uit over stukken van { $size } mm
mend-overhang = pieces.inset = "1mm" houdt ze 1 mm binnen de rand
piece-too-large = stukken van { $size } mm passen niet in velden van { $square } mm
tight-square = stukken van { $size } mm vullen { $percent }% van de zijde van velden van { $square } mm
loose-square = stukken van { $size } mm vullen maar { $percent }% van de zijde van velden van { $square } mm
mend-fit = velden van { $squares } mm passen bij deze stukken, of stukken van { $pieces } mm bij deze velden
no-punch = geen gangbare pons knipt stickers van { $sticker } mm; de dichtstbijzijnde heet in de winkel { $nearest } inch, { $size } mm
mend-inset = { $setting } geeft op dezelfde stukken stickers voor een pons van { $punch } inch
mend-squares = pieces.cut = "squares": deze stukken zijn kleiner dan elke pons
slipping-back = achterkanten mogen maar { $drift } mm verschuiven; printers thuis verschuiven tot { $least } mm
mend-backs = grotere stukken, of pieces.backs = "stickers", die niet verschuiven
outside-safe =
    { $count ->
        [one] bij { $side } steekt een dier { $reach } mm over de veiligheidslijn: { $animals }
       *[other] bij { $side } steken dieren tot { $reach } mm over de veiligheidslijn: { $animals }
    }
mend-safe = kleinere tekeningen, een smallere ring, of { $setting } als je zorgvuldig knipt

# Wat op elkaar lijkt.
sides-alike = de stukken van Wit en Zwart lijken { $views } op elkaar (ΔE { $difference }; minstens { $least })
mend-sides-foot = { $setting } onderscheidt ze door hun vorm, of een veel donkerder grond bij één kant
mend-sides = een veel donkerder grond bij één kant, of een veel bredere ring (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } lijken op elkaar als er een op zijn kop ligt: maar { $percent }% van wat ze tonen verschilt
        [always] { $animals } lijken voor elk oog op elkaar: maar { $percent }% van wat ze tonen verschilt
       *[views] { $animals } lijken { $views } op elkaar: maar { $percent }% van wat ze tonen verschilt
    }
mend-faces = een andere afbeelding ({ $key }), of laat face.show meer en groter tonen
unnamed-side-colour = de stukken van { $side } heten naar hun kleur “{ $name }”: het thema noemt geen naam
unnamed-side-one-colour = de stukken van { $side } heten “{ $name }”: het thema noemt geen naam, en beide kanten hebben dezelfde kleur
mend-name = { $setting }, of een andere naam

# Lijnen.
thin-line =
    { $part ->
        [board] de dunste lijn op het speelbord is { $width } mm breed; minstens { $least } mm is nodig
       *[pieces] de dunste lijn op de stukken is { $width } mm breed; minstens { $least } mm is nodig
    }
thin-line-key =
    { $part ->
        [board] de dunste lijn op het speelbord, in { $key }, is { $width } mm breed; minstens { $least } mm is nodig
       *[pieces] de dunste lijn op de stukken, in { $key }, is { $width } mm breed; minstens { $least } mm is nodig
    }
mend-line = { $setting }, een groter lines.weight, of een grotere maat
thin-reversed-line =
    { $part ->
        [board] een lichte, uitgespaarde lijn op donkere grond op het speelbord is { $width } mm breed; pas vanaf { $least } mm loopt ze niet dicht
       *[pieces] een lichte, uitgespaarde lijn op donkere grond op de stukken is { $width } mm breed; pas vanaf { $least } mm loopt ze niet dicht
    }
mend-reversed-line = een groter lines.weight of een grotere maat, of een lichtere grond eronder

# Tekst.
small-letters =
    { $part ->
        [board] { $words } op het speelbord: maar { $height } mm hoog; minstens { $least } mm is nodig
       *[pieces] { $words } op de stukken: maar { $height } mm hoog; minstens { $least } mm is nodig
    }
small-characters =
    { $part ->
        [board] { $words } op het speelbord: corps maar { $height } mm; minstens { $least } mm is nodig
       *[pieces] { $words } op de stukken: corps maar { $height } mm; minstens { $least } mm is nodig
    }
squeezed-word =
    { $part ->
        [board] op het speelbord samengedrukt om te passen: { $words }
       *[pieces] op de stukken samengedrukt om te passen: { $words }
    }
shrunk-word =
    { $count ->
        [one] { $words } is kleiner gezet dan de andere woorden op de stukken, om te passen
       *[other] { $words } zijn kleiner gezet dan de andere woorden op de stukken, om te passen
    }
mend-text-board = grotere velden (size = "family"), of minder board.labels
mend-text-pieces = grotere stukken (size = "family"), minder in face.show, of één taal in plaats van twee
small-name =
    { $count ->
        [one] een naam op de stukken is te lang ({ $animals }): kleine letters zijn { $height } mm hoog; minstens { $least } mm is nodig
       *[other] namen op de stukken zijn te lang ({ $animals }): kleine letters zijn { $height } mm hoog; minstens { $least } mm is nodig
    }
mend-small-name = stukken van { $size } mm (pieces.size), een kortere naam, of face.show zonder "name"

# Contrast.
low-contrast-words-pieces = “{ $words }” op de stukken van { $side } heeft een contrast van { $contrast } : 1; minstens { $least } is nodig
low-contrast-words-board = “{ $words }” op het speelbord heeft een contrast van { $contrast } : 1; minstens { $least } is nodig
mend-contrast-key =
    { $way ->
        [lighter] { $key } lichter, of de grond eronder donkerder
       *[darker] { $key } donkerder, of de grond eronder lichter
    }
mend-contrast-words =
    { $way ->
        [lighter] lichtere woorden, of een donkerder grond eronder
       *[darker] donkerder woorden, of een lichtere grond eronder
    }
low-contrast-colours =
    { $what ->
        [start] de dieren op hun velden hebben
        [rivers] de rivieren op het land hebben
        [lines] de lijnen tussen de velden hebben
        [outlines] de omtrekken van de dieren hebben
       *[side] de dieren van één kant hebben
    } een contrast van { $contrast } : 1; minstens { $least } is nodig
mend-contrast-colours = { $key } donkerder, of de grond lichter

# Afbeeldingen.
low-resolution = { $file } wordt met { $dpi } dpi gedrukt; minstens { $least } is nodig
mend-resolution = een afbeelding van { $width } × { $height } pixels; deze heeft er { $own-width } × { $own-height }
rasterised = { $file } wordt in pixels gedrukt: er zit in: { $features }
mend-rasterised = eenvoudige vlakken en lijnen worden op elke maat scherp gedrukt

# Inkt.
much-ink =
    { $part ->
        [board] { $percent }% van het speelbord wordt donker gedrukt: dat kost veel inkt en valt niet in te kleuren
       *[pieces] { $percent }% van de stukken wordt donker gedrukt: dat kost veel inkt en valt niet in te kleuren
    }
mend-ink = lichtere gronden, donkere lijnen
total-ink-key = { $key } heeft een totale inktbedekking van { $total }%; de pers verdraagt { $most }%
total-ink-part =
    { $part ->
        [board] een kleur van het speelbord
        [pieces] een kleur van de stukken
        [rules] een kleur van het regelblad
       *[assembly] een kleur van het knutselblad
    } heeft een totale inktbedekking van { $total }%; de pers verdraagt { $most }%
mend-total-ink = een lichtere kleur, alleen zwart (cmyk(0, 0, 0, 1)), of colours.most-ink zoals de drukkerij zegt
total-ink-picture = een afbeelding heeft een totale inktbedekking van { $total }%; de pers verdraagt { $most }%
mend-total-ink-picture = het profiel voor dit papier, dat binnen de grens ervan blijft, of colours.most-ink zoals de drukkerij zegt

# Vellen.
no-page =
    { $part ->
        [rules] het regelblad past niet op { $paper }, op hoeveel bladzijden ook
       *[assembly] het knutselblad past niet op { $paper }, op hoeveel bladzijden ook
    }
mend-no-page = een groter paper.size, of een ander sheet.layout
waste =
    { $sheets ->
        [one] { $count } stickers van { $sticker } mm gebruiken { $percent }% van het vel { $paper }; er passen er nog { $free }
       *[other] { $count } stickers van { $sticker } mm gebruiken { $percent }% van { $sheets } vellen { $paper }; er passen er nog { $free }
    }
mend-waste-sets =
    { $sets ->
        [one] pieces.fill = "sets" voor nog { $sets } spel op hetzelfde papier, "spares" voor reservedieren, "labels" voor zegels en naamkaartjes
       *[other] pieces.fill = "sets" voor nog { $sets } spellen op hetzelfde papier, "spares" voor reservedieren, "labels" voor zegels en naamkaartjes
    }
mend-waste-spares = pieces.fill = "spares" voor reservedieren, "labels" voor zegels en naamkaartjes
mend-waste-paper = ze passen ook op een kleiner paper.size
many-sheets = een speelbord met velden van { $square } mm kost { $sheets } vellen { $paper }
mend-many-sheets = { $setting } (velden van { $smaller } mm) kost er { $fewer }, of een groter paper.size
mend-many-sheets-roll = een groter paper.size, of de rol van een drukkerij

# De doos.
empty-places =
    { $places ->
        [one] { $count } stukken vullen geen gelijke stapels: { $places } plaats blijft leeg
       *[other] { $count } stukken vullen geen gelijke stapels: { $places } plaatsen blijven leeg
    }
mend-empty-places = daar passen reservestukken
stiff-tuck = karton van { $card } mm wordt half doorgesneden, niet gerild: de flappen slijten
mend-stiff-tuck = box.style = "matchbox" gaat langer mee
box-too-large = de bouwplaat van { $width } × { $height } mm past niet op { $paper }
mend-box-too-large = { $need } volstaat
mend-box-too-large-none = geen papier tot en met A1 volstaat: kleinere stukken, of minder

# Wat er gemeten is.
figure-backs = hoe ver achterkanten mogen verschuiven
figure-line =
    { $part ->
        [board] de dunste lijn op het speelbord
       *[pieces] de dunste lijn op de stukken
    }
figure-letters =
    { $part ->
        [board] de kleinste letters van het speelbord
       *[pieces] de kleinste letters van de stukken
    }
figure-characters =
    { $part ->
        [board] de kleinste karakters van het speelbord
       *[pieces] de kleinste karakters van de stukken
    }
figure-names = de kleine letters van namen op de stukken
figure-words-pieces = “{ $words }” op de stukken van { $side }, tegen de grond
figure-words-board = “{ $words }” op het speelbord, tegen de grond
figure-colours =
    { $what ->
        [start] de dieren op hun velden
        [rivers] de rivieren op het land
        [lines] de lijnen tussen de velden
        [outlines] de omtrekken van de dieren
       *[side] de dieren van één kant
    }
figure-picture = { $file }
figure-sides = de beide kanten, { $views }
figure-faces = twee dieren, { $views }
figure-waste = het gebruik van de stickervellen

# Het oordeel: hoeveel van elk, of het spel gemaakt kan worden, en uit welke vellen.
count-faults =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
count-warnings =
    { $count ->
        [one] { $count } waarschuwing
       *[other] { $count } waarschuwingen
    }
count-advice =
    { $count ->
        [one] { $count } raad
       *[other] { $count } raadgevingen
    }
count-next = { $list }, { $next }
needed-sheets =
    { $count ->
        [one] { $count } vel { $paper }
       *[other] { $count } vellen { $paper }
    }
verdict-good = Niets te herstellen: { $sheets }.
verdict-advice = Niets te herstellen, { $counts }: { $sheets }.
verdict-warnings = { $counts }. Het spel kan gemaakt worden: { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. Het spel kan gemaakt worden als de fout hersteld is.
       *[other] { $counts }. Het spel kan gemaakt worden als de fouten hersteld zijn.
    }

# Het knutselblad: wat je koopt en hoe een spel ontstaat.
assembly = Knutselblad
assembly-title = Zo maak je het spel
assembly-subtitle =
    { $sheets ->
        [one] { $animals } dieren en een speelbord op één vel
       *[other] { $animals } dieren en een speelbord in { $sheets } delen
    }

buy-pieces =
    { $shape ->
        [square] { $count } houten vierkantjes
        [hexagon] { $count } houten zeshoekjes
       *[disc] { $count } houten schijfjes
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm doorsnee
       *[other] { $size } mm breed
    }
buy-stickers = Stickerpapier
buy-labels = Etikettenvellen
buy-paper = Stevig papier
buy-paper-use = voor het speelbord
buy-paper-pieces = voor de stukken
buy-sheets =
    { $count ->
        [one] 1 vel { $paper }
       *[other] { $count } vellen { $paper }
    }
buy-card = Dik karton
buy-card-size = { $width } × { $height } mm
buy-tools = Schaar en lijm
buy-tools-more = liefst een lijmstift
buy-tools-tape = en plakband
buy-pencils = Kleurpotloden
buy-pencils-more = viltstift drukt door

make-print = Afdrukken.
make-print-text = Kies ‘ware grootte’ of 100%, nooit ‘aan pagina aanpassen’. De gedrukte lijn moet { $length } mm lang zijn.
make-print-backs =
    { $way ->
        [short-edge] Druk de stukken dubbelzijdig af, omgeslagen langs de korte zijde.
       *[long-edge] Druk de stukken dubbelzijdig af, omgeslagen langs de lange zijde.
    }
make-colour = Kleuren.
make-colour-text = Kleur de dieren en het speelbord zolang de vellen nog heel zijn.
make-colour-rings = Laat de ringen vrij: daaraan zie je wie van wie is.
make-cut = Knippen.
make-cut-stickers =
    { $way ->
        [punch] Pons de stickers uit ({ $sticker } mm).
        [machine] Laat de machine de stickers uitsnijden ({ $sticker } mm).
        [grey] Knip de stickers uit langs de dunne lijn ({ $sticker } mm).
       *[pink] Knip de stickers uit langs de dunne roze lijn ({ $sticker } mm).
    }
make-cut-pieces =
    { $way ->
        [punch] Pons de stukken uit ({ $sticker } mm).
        [machine] Laat de machine de stukken uitsnijden ({ $sticker } mm).
        [grey] Knip de stukken uit langs de dunne lijn ({ $sticker } mm).
       *[pink] Knip de stukken uit langs de dunne roze lijn ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Knip de stroken uit langs de dunne lijn.
       *[pink] Knip de stroken uit langs de dunne roze lijn.
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Open { $files } in Silhouette Studio en zet de registratiemarkeringen op dezelfde waarden: inzet { $inset } mm, lengte { $arm } mm, lijn { $line } mm. Snijd alleen de laag CUT.
make-cut-board = Snijd het speelbord af langs de hoektekens.
make-cut-sheets =
    { $ways ->
        [both] Knip de vellen van het speelbord eerst alleen langs de staande randen met een schaar.
       *[one] Knip de vellen van het speelbord alleen langs de randen met een schaar.
    }
make-cut-tabs =
    { $tabs ->
        [one] Laat de plakrand van { $width } mm zitten.
       *[other] Laat de plakranden van { $width } mm zitten.
    }
make-fold-pieces = Vouwen.
make-fold-pieces-text =
    { $way ->
        [gutter] Vouw elk vel met stukken langs de stippellijn naar achteren en plak de helften op elkaar.
       *[stand] Vouw elke strook langs de stippellijnen, plak voor- en achterkant op elkaar en buig de lipjes naar buiten.
    }
make-join = Verbinden.
make-join-text =
    { $sheets ->
        [2] Doe lijm op de plakrand en leg het andere vel erop, tot aan de stippellijn.
       *[other] Doe lijm op elke plakrand en leg het volgende vel erop, tot aan de stippellijn. De nummers laten zien welk.
    }
make-join-butt =
    { $sheets ->
        [2] Leg de twee vellen rand aan rand en plak de naad aan de achterkant vast met plakband.
       *[other] Leg de vellen rand aan rand en plak de naden aan de achterkant vast met plakband. De nummers laten de volgorde zien.
    }
make-join-letters = Gelijke letters komen bij elkaar en de ruitjes worden heel.
make-join-rows = Verbind eerst de vellen van elke rij; knip en verbind daarna de rijen.
make-fold = Vouwen.
make-fold-text =
    { $fold ->
        [quarter] Ril de vouwen van teken tot teken met een liniaal en een bot mes. Vouw dwars, met de tekening binnenin, en daarna nog een keer.
        [thirds] Ril de vouwen van teken tot teken met een liniaal en een bot mes en vouw beide uiteinden over het midden.
       *[half] Ril de vouwen van teken tot teken met een liniaal en een bot mes en vouw met de tekening binnenin.
    }
make-back = Opplakken.
make-back-text = Plak het speelbord op het karton en leg het een nacht onder zware boeken.
make-back-folded = Snijd ook het karton bij de vouwen door. Plak het open speelbord op de delen en leg het een nacht onder zware boeken.
make-press = Beplakken.
make-press-text = Druk een sticker op het midden van elk stuk.
make-press-both = Druk een sticker op de voorkant en een op de achterkant van elk stuk.
make-press-spares =
    { $spares ->
        [one] De blanco sticker is reserve.
        [2] De twee blanco stickers zijn reserve.
       *[other] De { $spares } blanco stickers zijn reserve.
    }
make-press-animals =
    { $spares ->
        [one] De sticker die overblijft is reserve.
        [2] De twee stickers die overblijven zijn reserve.
       *[other] De { $spares } stickers die overblijven zijn reserve.
    }
make-press-labels = Plak de dekselzegels over de rand van de doos en schrijf jullie namen op de naamlabels.

age-title = Kleine onderdelen.
age-text = Niet geschikt voor kinderen onder de 3 jaar: stukken en stickers kunnen worden ingeslikt. Scherpe mesjes zijn voor volwassenen.
set-title = Dit hoort erbij
set-test = Testpagina
set-rules = Spelregels
set-where =
    { $count ->
        [one] vel { $sheets }, bestand ‘{ $file }’
       *[other] vellen { $sheets }, bestand ‘{ $file }’
    }

buy-wood = Triplex
buy-wood-board = voor het speelbord, 3–4 mm dik
buy-wood-pieces = voor de stukken, 4–6 mm dik
buy-wood-both = voor speelbord en stukken, 4 mm dik
buy-wood-sheets =
    { $count ->
        [one] 1 plaat van { $width } × { $height } mm
       *[other] { $count } platen van { $width } × { $height } mm
    }
buy-calliper = Schuifmaat
buy-calliper-more = voor de proefsnede
buy-sandpaper = Schuurpapier
buy-sandpaper-more = fijn, korrel 240
buy-oil = Olie of was
buy-oil-more = en een zachte doek

make-load = Laden.
make-load-text = Open de bestanden ‘{ $board }’ en ‘{ $pieces }’ op 100% in het programma van de laser.
make-load-one = Open het bestand ‘{ $board }’ op 100% in het programma van de laser: speelbord en stukken liggen op één plaat.
make-load-size =
    { $sheets ->
        [one] De rode omtrek van het speelbord moet { $width } × { $height } mm meten.
       *[other] De rode omtrek van het eerste deel van het speelbord moet { $width } × { $height } mm meten.
    }
make-colours = Kleuren instellen.
make-colours-engrave = Zwarte lijnen worden gegraveerd.
make-colours-score = Blauwe lijnen worden geritst, niet doorgesneden.
make-colours-cut = Rode lijnen worden als laatste gesneden: wat los ligt, kan verschuiven.
laser-engrave = graveren
laser-score = ritsen
laser-cut = snijden
make-test = Proefsnede.
make-test-text = Snijd één stuk uit een restje en meet het: { $size } mm is goed. Zet anders ‘cutter.kerf’ in het thema op { $drawn } mm min de gemeten maat en maak de bestanden opnieuw.
make-burn = Graveren en snijden.
make-burn-text = Zet het hout vlak vast. Doe alles in deze volgorde, zonder het hout tussendoor te verschuiven.
make-glue = Lijmen.
make-glue-text = Lijm de delen rand aan rand op een dunne plaat, in de volgorde van hun bestanden. De nummers laten die zien.
make-finish = Afwerken.
make-finish-text = Veeg het roet weg met een vochtige doek, schuur de randen en olie het hout.
make-sort = Wie is wie.
make-sort-text = Stukken van de ene speler: { $one }. Die van de andere: { $other }.
make-sort-spares =
    { $spares ->
        [one] Het blanco stuk is reserve.
        [2] De twee blanco stukken zijn reserve.
       *[other] De { $spares } blanco stukken zijn reserve.
    }
age-text-laser = Niet geschikt voor kinderen onder de 3 jaar: stukken kunnen worden ingeslikt. Een laser is voor volwassenen; laat hem nooit alleen werken.
set-pieces = Stukken

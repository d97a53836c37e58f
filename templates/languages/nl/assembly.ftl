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
buy-sheets =
    { $count ->
        [one] 1 vel { $paper }
       *[other] { $count } vellen { $paper }
    }
buy-card = Dik karton
buy-card-size = { $width } × { $height } mm
buy-tools = Schaar en lijm
buy-tools-more = liefst een lijmstift
buy-pencils = Kleurpotloden
buy-pencils-more = viltstift drukt door

make-print = Afdrukken.
make-print-text = Kies ‘ware grootte’ of 100%, nooit ‘aan pagina aanpassen’. De gedrukte lijn moet { $length } mm lang zijn.
make-colour = Kleuren.
make-colour-text = Kleur de dieren en het speelbord zolang de vellen nog heel zijn.
make-colour-rings = Laat de ringen vrij: daaraan zie je wie van wie is.
make-cut = Knippen.
make-cut-stickers = Knip de stickers uit ({ $sticker } mm).
make-cut-board = Snijd het speelbord af langs de hoektekens.
make-cut-tabs =
    { $tabs ->
        [one] Laat de plakrand van { $width } mm zitten.
       *[other] Laat de plakranden van { $width } mm zitten.
    }
make-join = Verbinden.
make-join-text =
    { $sheets ->
        [2] Doe lijm op de plakrand en leg het andere vel erop, tot aan de stippellijn.
       *[other] Doe lijm op elke plakrand en leg het volgende vel erop, tot aan de stippellijn. De nummers laten zien welk.
    }
make-back = Opplakken.
make-back-text = Plak het speelbord op het karton en leg het een nacht onder zware boeken.
make-press = Beplakken.
make-press-text = Druk een sticker op het midden van elk stuk.
make-press-spares =
    { $spares ->
        [one] Eén sticker zonder dier is reserve.
       *[other] { $spares } stickers zonder dier zijn reserve.
    }

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

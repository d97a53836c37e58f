# Wat er op een gedrukte pagina naast de afbeelding staat.
board = Speelbord
pieces = Stickers
# Eén deel van een bord dat op meer vellen wordt gedrukt.
board-part = Speelbord, kolommen {$files}, rijen {$rows}
page-of = pagina {$page} van {$pages}
full-size = druk af op 100% (ware grootte)
# Op de plakrand van een vel: welk vel erover komt.
glue-here = plak vel {$sheet} over deze rand
sheet-place = vel in rij {$row}, kolom {$column}
fold-valley = dalvouw: tekening binnenin
fold-mountain = bergvouw: tekening buitenop
sticker-sheet = {$count} stickers van {$size} mm voor stukken van {$piece} mm
label-sheet = {$count} stickers op {$label}
label-test = Testpagina voor {$label}, etiketten van {$size} mm
# The one sentence on the test page.
label-test-use = Druk deze pagina op 100 % af op gewoon papier en houd haar met een vel {$label} tegen het licht: elke lijn ligt op de rand van een etiket.
fold-here = hier naar achteren vouwen, dan de helften op elkaar plakken
sheet-backs =
    { $way ->
        [long-edge] druk dubbelzijdig af, omslaan langs de lange zijde
        [short-edge] druk dubbelzijdig af, omslaan langs de korte zijde
       *[stand] knip langs de lijnen, vouw langs de stippellijnen
    }
sheet-mirrored = gespiegeld, voor strijkfolie of raamfolie
name-tag = Naam

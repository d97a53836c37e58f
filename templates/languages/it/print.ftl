# Ciò che sta su una pagina stampata accanto al disegno.
board = Tabellone
pieces = Adesivi
# Una parte di un tabellone stampato su più fogli.
board-part = Tabellone, colonne {$files}, righe {$rows}
page-of = pagina {$page} di {$pages}
full-size = stampare al 100 % (dimensioni reali)
# Sulla linguetta di un foglio: quale foglio la copre.
glue-here = incollare il foglio {$sheet} sopra questo bordo
sheet-place = foglio in riga {$row}, colonna {$column}
fold-valley = piega a valle: disegno all’interno
fold-mountain = piega a monte: disegno all’esterno
sticker-sheet = {$count} adesivi da {$size} mm per pedine da {$piece} mm
label-sheet = {$count} adesivi su {$label}
label-test = Pagina di prova per {$label}, etichette da {$size} mm
# The one sentence on the test page.
label-test-use = Stampa questa pagina al 100 % su carta comune e guardala in controluce con un foglio di {$label}: ogni linea cade sul bordo di un’etichetta.
fold-here = piegare qui all’indietro, poi incollare le due metà
sheet-backs =
    { $way ->
        [long-edge] stampare fronte-retro, capovolgere sul lato lungo
        [short-edge] stampare fronte-retro, capovolgere sul lato corto
       *[stand] ritagliare lungo le linee, piegare lungo i tratteggi
    }
sheet-mirrored = speculare, per pellicola termoadesiva o per finestre
name-tag = Nome

# Lo que figura en una página impresa junto al dibujo.
board = Tablero
pieces = Adhesivos
# Una parte de un tablero que se imprime en varias hojas.
board-part = Tablero, columnas {$files}, filas {$rows}
page-of = página {$page} de {$pages}
full-size = imprimir al 100 % (tamaño real)
# En la pestaña de una hoja: qué hoja la cubre.
glue-here = pegar la hoja {$sheet} sobre este borde
sheet-place = hoja de la fila {$row}, columna {$column}
fold-valley = pliegue en valle: imagen por dentro
fold-mountain = pliegue en monte: imagen por fuera
sticker-sheet = {$count} adhesivos de {$size} mm para fichas de {$piece} mm
label-sheet = {$count} adhesivos en {$label}
label-test = Página de prueba para {$label}, etiquetas de {$size} mm
# The one sentence on the test page.
label-test-use = Imprime esta página al 100 % en papel normal y mírala al trasluz junto con una hoja de {$label}: cada línea cae en el borde de una etiqueta.
fold-here = doblar aquí hacia atrás y pegar las dos mitades
sheet-backs =
    { $way ->
        [long-edge] imprimir a doble cara, voltear por el borde largo
        [short-edge] imprimir a doble cara, voltear por el borde corto
       *[stand] recortar por las líneas, doblar por las discontinuas
    }
sheet-mirrored = en espejo, para transfer textil o lámina para ventanas
name-tag = Nombre

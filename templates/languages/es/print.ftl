# Lo que figura en una página impresa junto al dibujo.
board = Tablero
pieces = Adhesivos
# Una parte de un tablero que se imprime en varias hojas.
board-part = Tablero, columnas {$files}, filas {$rows}
page-of = página {$page} de {$pages}
full-size = imprimir al 100 % (tamaño real)
# En la pestaña de una hoja: qué hoja la cubre.
glue-here = pegar la hoja {$sheet} sobre este borde
sticker-sheet = {$count} adhesivos de {$size} mm para fichas de {$piece} mm

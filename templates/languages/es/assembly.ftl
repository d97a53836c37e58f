# La hoja de montaje: qué comprar y cómo se hace un juego.
assembly = Hoja de montaje
assembly-title = Cómo hacer el juego
assembly-subtitle =
    { $sheets ->
        [one] { $animals } animales y un tablero de una sola hoja
       *[other] { $animals } animales y un tablero en { $sheets } partes
    }

buy-pieces =
    { $shape ->
        [square] { $count } cuadrados de madera
        [hexagon] { $count } hexágonos de madera
       *[disc] { $count } discos de madera
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm de diámetro
       *[other] { $size } mm de ancho
    }
buy-stickers = Papel adhesivo
buy-labels = Hojas de etiquetas
buy-paper = Papel grueso
buy-paper-use = para el tablero
buy-paper-pieces = para las fichas
buy-sheets =
    { $count ->
        [one] 1 hoja { $paper }
       *[other] { $count } hojas { $paper }
    }
buy-card = Cartón rígido
buy-card-size = { $width } × { $height } mm
buy-tools = Tijeras y pegamento
buy-tools-more = mejor en barra
buy-tools-tape = y cinta adhesiva
buy-pencils = Lápices de colores
buy-pencils-more = el rotulador traspasa

make-print = Imprimir.
make-print-text = Elige «tamaño real» o 100 %, nunca «ajustar a la página». La línea impresa debe medir { $length } mm.
make-print-backs =
    { $way ->
        [short-edge] Imprime las fichas a doble cara, volteando por el borde corto.
       *[long-edge] Imprime las fichas a doble cara, volteando por el borde largo.
    }
make-colour = Colorear.
make-colour-text = Colorea los animales y el tablero antes de cortar las hojas.
make-colour-rings = Deja los anillos: distinguen a los dos bandos.
make-cut = Recortar.
make-cut-stickers =
    { $way ->
        [punch] Troquela los adhesivos ({ $sticker } mm).
        [machine] Deja que la máquina corte los adhesivos ({ $sticker } mm).
        [grey] Recorta los adhesivos por la línea fina ({ $sticker } mm).
       *[pink] Recorta los adhesivos por la línea rosa fina ({ $sticker } mm).
    }
make-cut-pieces =
    { $way ->
        [punch] Troquela las fichas ({ $sticker } mm).
        [machine] Deja que la máquina corte las fichas ({ $sticker } mm).
        [grey] Recorta las fichas por la línea fina ({ $sticker } mm).
       *[pink] Recorta las fichas por la línea rosa fina ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Recorta las tiras por la línea fina.
       *[pink] Recorta las tiras por la línea rosa fina.
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Abre { $files } en Silhouette Studio y ajusta las marcas de registro a los mismos valores: margen { $inset } mm, longitud { $arm } mm, línea { $line } mm. Corta solo la capa CUT.
make-cut-board = Corta el tablero por las marcas de las esquinas.
make-cut-sheets =
    { $ways ->
        [both] Corta primero las hojas del tablero solo por los bordes verticales con tijeras.
       *[one] Corta las hojas del tablero solo por los bordes con tijeras.
    }
make-cut-tabs =
    { $tabs ->
        [one] No cortes la pestaña de { $width } mm.
       *[other] No cortes las pestañas de { $width } mm.
    }
make-fold-pieces = Doblar.
make-fold-pieces-text =
    { $way ->
        [gutter] Dobla hacia atrás cada hoja de fichas por la línea discontinua y pega las dos mitades.
       *[stand] Dobla cada tira por las líneas discontinuas, pega el anverso con el reverso y abre las pestañas hacia fuera.
    }
make-join = Unir.
make-join-text =
    { $sheets ->
        [2] Pon pegamento en la pestaña y coloca encima la otra hoja, hasta la línea discontinua.
       *[other] Pon pegamento en cada pestaña y coloca encima la hoja siguiente, hasta la línea discontinua. Los números indican cuál.
    }
make-join-butt =
    { $sheets ->
        [2] Junta las dos hojas borde con borde y pega la unión por detrás con cinta adhesiva.
       *[other] Junta las hojas borde con borde y pega las uniones por detrás con cinta adhesiva. Los números indican el orden.
    }
make-join-letters = Las letras iguales se juntan y los rombos se completan.
make-join-rows = Une primero las hojas de cada fila; después corta y une las filas.
make-fold = Plegar.
make-fold-text =
    { $fold ->
        [quarter] Marca los pliegues de señal a señal con una regla y una hoja sin filo. Pliega a lo ancho, con la imagen por dentro, y luego otra vez.
        [thirds] Marca los pliegues de señal a señal con una regla y una hoja sin filo y pliega los dos extremos sobre el centro.
       *[half] Marca los pliegues de señal a señal con una regla y una hoja sin filo y pliega con la imagen por dentro.
    }
make-back = Montar.
make-back-text = Pega el tablero sobre el cartón y déjalo toda la noche bajo libros pesados.
make-back-folded = Corta también el cartón por los pliegues. Pega el tablero abierto sobre los trozos y déjalo toda la noche bajo libros pesados.
make-press = Pegar.
make-press-text = Pega un adhesivo en el centro de cada ficha.
make-press-both = Pega un adhesivo en el anverso y otro en el reverso de cada ficha.
make-press-spares =
    { $spares ->
        [one] El adhesivo en blanco es de repuesto.
        [2] Los dos adhesivos en blanco son de repuesto.
       *[other] Los { $spares } adhesivos en blanco son de repuesto.
    }
make-press-animals =
    { $spares ->
        [one] El adhesivo que sobra es de repuesto.
        [2] Los dos adhesivos que sobran son de repuesto.
       *[other] Los { $spares } adhesivos que sobran son de repuesto.
    }
make-press-labels = Cierra la caja con los sellos de la tapa y escribe los nombres en las etiquetas.

age-title = Piezas pequeñas.
age-text = No es adecuado para menores de 3 años: las fichas y los adhesivos se pueden tragar. Las cuchillas son cosa de adultos.
set-title = En este juego
set-test = Página de prueba
set-rules = Reglas
set-where =
    { $count ->
        [one] hoja { $sheets }, archivo «{ $file }»
       *[other] hojas { $sheets }, archivo «{ $file }»
    }

buy-wood = Contrachapado
buy-wood-board = para el tablero, 3–4 mm de grosor
buy-wood-pieces = para las fichas, 4–6 mm de grosor
buy-wood-both = para el tablero y las fichas, 4 mm de grosor
buy-wood-sheets =
    { $count ->
        [one] 1 plancha de { $width } × { $height } mm
       *[other] { $count } planchas de { $width } × { $height } mm
    }
buy-calliper = Calibre
buy-calliper-more = para medir la prueba
buy-sandpaper = Papel de lija
buy-sandpaper-more = fino, grano 240
buy-oil = Aceite o cera
buy-oil-more = y un paño suave

make-load = Cargar.
make-load-text = Abre los archivos «{ $board }» y «{ $pieces }» en el programa del láser al 100 %.
make-load-one = Abre el archivo «{ $board }» en el programa del láser al 100 %: el tablero y las fichas van en una misma plancha.
make-load-size =
    { $sheets ->
        [one] El contorno rojo del tablero debe medir { $width } × { $height } mm.
       *[other] El contorno rojo de la primera parte del tablero debe medir { $width } × { $height } mm.
    }
make-colours = Asignar los colores.
make-colours-engrave = Las líneas negras se graban.
make-colours-score = Las azules se marcan sin cortarlas.
make-colours-cut = Las rojas se cortan al final: lo que queda suelto puede moverse.
laser-engrave = grabar
laser-score = marcar
laser-cut = cortar
make-test = Probar.
make-test-text = Corta una ficha en un retal y mídela: { $size } mm es lo correcto. Si no, pon en «cutter.kerf» del tema { $drawn } mm menos lo medido y genera de nuevo los archivos.
make-burn = Grabar y cortar.
make-burn-text = Fija la madera bien plana. Hazlo todo en este orden, sin mover la madera entre una cosa y otra.
make-glue = Encolar.
make-glue-text = Encola las partes borde con borde sobre una base fina, en el orden de sus archivos. Los números lo indican.
make-finish = Acabar.
make-finish-text = Limpia el hollín con un paño húmedo, lija los bordes y aceita la madera.
make-sort = Distinguir los bandos.
make-sort-text = Fichas de un bando: { $one }. Fichas del otro: { $other }.
make-sort-spares =
    { $spares ->
        [one] La ficha en blanco es de repuesto.
        [2] Las dos fichas en blanco son de repuesto.
       *[other] Las { $spares } fichas en blanco son de repuesto.
    }
age-text-laser = No es adecuado para menores de 3 años: las fichas se pueden tragar. El láser es cosa de adultos; nunca lo dejes trabajando solo.
set-pieces = Fichas

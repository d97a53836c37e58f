# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = Crear
view-rules = Reglas
view-learn = Aprender
views = Vistas
skip = Ir al contenido
language = Idioma
dark = Colores oscuros
light = Colores claros
offline = Sin conexión. Todo sigue funcionando.
update-ready = Hay una versión nueva del estudio.
update = Usarla
close = Cerrar
done = Listo
cancel = Cancelar
yes = sí
no = no
fewer = { $what }: menos
more-of = { $what }: más
number-of = { $number } de { $count }
drawing = Dibujando…

# The wall of designs.
wall-title = ¿Cuál va a ser?
wall-lead = Cada imagen es una página tal como se imprimirá. Elige una; nada es definitivo.
go-on = Seguir con
open-own = Tu propio juego
open-own-how = Suelta aquí un archivo .toml o .zip, o elige uno
open-own-choose = Elige un archivo .toml o .zip
purpose = Ideal para
purpose-all = Todos
purpose-children = Niños
purpose-eyes = Baja visión o daltonismo
purpose-class = Una clase
purpose-photographs = Nuestras fotos
purpose-machines = Máquinas y viaje

# The editor: sentences with blanks.
editor = El juego
set = Juego
all-designs = Todos los diseños
title = Título del juego
undo = Deshacer
redo = Rehacer
open = Abrir
save = Guardar como archivo
share = Compartir
keeping-saving = Guardando…
keeping-saved = Guardado en este dispositivo
keeping-private = Sin guardar: esta ventana no conserva nada. Guárdalo como archivo.
keeping-full = Sin guardar: este dispositivo está lleno. Guárdalo como archivo.
keeping-elsewhere = Cambiado en otra pestaña: aquí ya no se guarda.
keeping-reload = Ver el otro
keeping-copy = Guardar este como copia
set-lost = Este juego no está en este dispositivo.
link-broken = Este enlace está dañado o incompleto.
file-broken = Este archivo no contiene ningún tema que se pueda leer.
say-discs = Mis fichas miden { $size } y son { $shape }.
say-paper = Imprimo en { $paper }, { $inks }.
say-labels = Adhesivos: { $label }.
say-languages = Idiomas: { $languages }.
say-languages-rules = Idiomas: { $languages }; reglas: { $rules }.
say-shows = Cada ficha muestra
say-animals = Los animales van { $style }.
say-photographs = Nuestras fotos: { $photographs }.
say-sides = Los colores de los bandos son { $white } y { $black }.
say-sets = Voy a hacer { $sets }, { $spares }.
say-rules = Jugamos así: { $rules }.
say-more = Corte, reversos, pliegues, tablero
millimetres = { $size } mm
unit-mm = mm
unit-in = pulg.
percent = { $value } %

tray-discs = Tamaño y forma
tray-paper = Papel y tintas
tray-labels = Adhesivos
tray-languages = Idiomas
tray-animals = Estilo de los animales
tray-photographs = Fotos
tray-sides = Colores de los bandos
tray-sets = Número de juegos
tray-rules = Reglas
tray-more = Corte, reversos, pliegues, tablero

discs-how = ¿Cuánto miden de ancho?
discs-help = Pon una sobre una regla. Una moneda de 2 € mide 25,75 mm; una de 25 centavos de dólar, 24,26 mm.
discs-other = otro tamaño
discs-limits = De { $least } a { $most } mm.
discs-sticker = Adhesivos de { $size } mm: queda un borde de madera.
board-joined = El tablero ocupa { $count } hojas { $paper }, que luego se unen.
board-fewer = { $how }: { $count ->
    [one] 1 hoja
   *[other] { $count } hojas
}
board-squares = Casillas de { $size } mm
board-slim = Marco fino
shape = Forma
shape-disc = redondas
shape-square = cuadradas
shape-hexagon = hexagonales
paper-which = ¿Qué papel?
paper-other = Otros papeles
inks-which = ¿Con qué tinta?
inks-rgb = en color
inks-grey = solo en negro
inks-saving = ahorrando tinta
inks-cmyk = en una imprenta
labels-which = ¿Qué hoja de etiquetas tienes?
labels-help = Con etiquetas redondas no hacen falta tijeras. Estas van bien en fichas de { $size } mm; la primera es la que menos desperdicia.
label-none = papel adhesivo para recortar
label-holds = { $count } etiquetas de { $size } mm, { $paper }
label-first = Primera etiqueta que aún queda
label-map = Las etiquetas oscuras se imprimen, las discontinuas ya no están.
languages-first = Tablero, fichas y reglas en
languages-second = y al lado
languages-none = ningún otro
languages-sheet = La hoja de reglas
languages-sheet-board = como el tablero
languages-sheet-other = en otro idioma
shows-picture = animal
shows-numeral = número
shows-character = carácter chino
shows-pinyin = pinyin
shows-name = nombre
animals-which = ¿Cómo están dibujados?
style-natural = con sus colores naturales
style-outline = en dibujo de línea
style-side = con el color de su bando
style-woodcut = tallados en madera
style-papercut = recortados en papel
style-seal = como sellos
style-other = como en el diseño
photographs-none = ninguna todavía
photographs-some = { $count ->
    [one] 1 imagen
   *[other] { $count } imágenes
}
photographs-how = Una imagen para cada animal.
photographs-help = JPEG, PNG o SVG. Se quedan en este dispositivo.
photographs-drop = Suelta aquí una imagen ({ $animal }) o elige las que quieras
photographs-choose = Elige una foto ({ $animal })
photographs-reading = Leyendo la foto…
photograph-ring = Arrastra el anillo hasta la cara.
photograph-size = Tamaño del anillo
photograph-turn = Girar
photograph-remove = Quitar la imagen
photograph-unreadable = { $name } no se puede leer aquí. JPEG y PNG funcionan siempre.
side-white = El bando que empieza
side-black = El otro bando
sides-help = Los bandos también se distinguen por sus anillos: impresos en gris no se confunden.
sides-colouring = Este diseño se imprime en negro; los colores los ponen los lápices.
colour-other = otro color
colour-white = blanco
colour-black = negro
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
colour-orange = naranja
colour-brown = marrón
colour-gold = dorado
colour-silver = plateado
colour-grey = gris
colour-violet = violeta
colour-pink = rosa
colour-teal = turquesa
sets = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
spares = { $count ->
    [0] sin adhesivos de repuesto
    [one] con 1 adhesivo de repuesto
   *[other] con { $count } adhesivos de repuesto
}
sets-count = Juegos
spares-count = Adhesivos de repuesto
fill-how = ¿Y en lo que queda de la última hoja?
fill-none = nada
fill-sets = más juegos
fill-spares = animales de repuesto
fill-labels = etiquetas para la caja
rules-which = ¿Qué reglas?
rules-own = { $count ->
    [one] 1 regla propia
   *[other] { $count } reglas propias
}
rules-all = Ver y cambiar cada regla
pieces-cut = Recortar los adhesivos
pieces-cut-shape = por el borde
pieces-cut-squares = en cuadrados
pieces-cut-strips = en tiras
pieces-cut-punch = con troquel
cutter-machine = Máquina de corte
cutter-machine-none = ninguna
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = láser
pieces-backs = Reversos de las fichas
pieces-backs-none = ninguno
pieces-backs-stickers = adhesivos aparte
pieces-backs-gutter = doblados
pieces-backs-long-edge = borde largo
pieces-backs-short-edge = borde corto
pieces-backs-stand = de pie
board-frame-room = Marco del tablero
board-frame-room-auto = según quepa
board-frame-room-full = rico
board-frame-room-slim = fino
board-frame-room-none = ninguno
board-fold = Plegar el tablero
board-fold-none = no
board-fold-half = en dos
board-fold-thirds = en tres
board-fold-quarter = en cuatro
sheet-layout = Formato de las reglas
sheet-layout-page = una página
sheet-layout-booklet = un cuadernillo
sheet-layout-fold = una hoja plegada
sheet-layout-large = letra grande
sheet-layout-card = una tarjeta
board-has = En el tablero y las fichas
board-coordinates = coordenadas
board-start = animales en sus casillas de salida
board-turned = la otra mitad mira a su jugador
pieces-turned = adhesivos del otro bando girados

# The pages.
desk = Páginas
page-shown = La página que se ve
tools = Cómo se ven las páginas
parts = Partes del juego
part-board = Tablero
part-pieces = Adhesivos
part-rules = Reglas
part-assembly = Montaje
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, página { $number } de { $count }
page-before = Página anterior
page-after = Página siguiente
zoom = Tamaño en pantalla
zoom-whole = Página entera
zoom-real = Tamaño real
larger = Más grande
smaller = Más pequeño
eyes = Vista
eyes-colour = en color
eyes-grey = impresa en gris
eyes-protan = sin percibir el rojo
eyes-deutan = sin percibir el verde
eyes-tritan = sin percibir el azul
cut-lines = Líneas de corte y escalas
compare = Antes y después
before = Antes
after = Después
as-file = Como archivo
broken = No se ha podido dibujar esta página.
broken-safe = Tu juego está a salvo. Inténtalo otra vez o deshaz el último cambio.
try-again = Reintentar
measure = Medir esta pantalla
measure-how = Pon una tarjeta bancaria, un carné de biblioteca o un permiso de conducir sobre el dibujo, en su esquina superior izquierda. Mueve el control hasta que el dibujo tenga justo el mismo ancho.
measure-width = Ancho
measure-once = Se hace una vez y queda guardado para esta pantalla.

# Before printing.
preflight = Antes de imprimir
verdict-good = Listo para imprimir.
verdict-advice = Listo para imprimir.
verdict-advice-more = { $count ->
    [one] Una cosa podría mejorar.
   *[other] { $count } cosas podrían mejorar.
}
verdict-warning = Se puede imprimir, pero mira esto.
verdict-fault = { $count ->
    [one] Antes hay que corregir una cosa.
   *[other] Antes hay que corregir { $count } cosas.
}
verdict-busy = Revisando…
verdict-none = Sin revisar.
sheets-of = { $count ->
    [one] 1 hoja { $paper }
   *[other] { $count } hojas { $paper }
}
show-all = { $count ->
    [one] Ver 1 aviso
   *[other] Ver { $count } avisos
}
show-fewer = Mostrar menos
left-findings = { $count ->
    [one] 1 aviso se queda así
   *[other] { $count } avisos se quedan así
}
leave-finding = Está bien así
look-again = Volver a mirarlo
mend-sets = Imprimir { $count } juegos en la hoja
mend-spares = Llenar con repuestos
mend-ink = Ahorrar tinta
mend-discs = Fichas de { $size } mm
mend-lines = Líneas más gruesas
mend-darker = Oscurecer
mend-small = El tamaño pequeño
mend-squares = Casillas a su medida
mend-sides = Azul y rojo
mend-numeral = Mostrar números
mend-ring = Mover el anillo ({ $animal })

# The theme as a file, and every key of it.
line = Línea { $line }:
write = Escribir { $text }
file-kept = Hasta entonces, las páginas siguen como están.
file-what = Esto es todo lo que cambia respecto al diseño. Lo que cambies aquí cambia las páginas, y al revés.
file-faulty = Hay algo en el archivo que no se puede leer.
show-file = Ver el archivo
every-key = Todas las claves
seek-key = Buscar una clave
no-key = Ninguna clave tiene estas palabras.
key-top = El juego
key-reset = Como en el diseño
key-another = Nombre de otra

# Files.
print = Imprimir / Descargar
print-where = ¿Dónde se va a imprimir?
place-home = En casa
place-home-what = Cualquier impresora, al 100 %
place-shop = En una imprenta
place-shop-what = Sus cuatro tintas, sangrado exacto
place-machine = Con una máquina
place-machine-what = Cricut, Silhouette, láser
place-screen = En pantalla
place-screen-what = Una imagen de cada página
files = Archivos
making = Preparando…
bundle-set = set.pdf
bundle-set-what = Todo en un solo archivo
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = Un archivo para cada parte
bundle-label-test = label-test.pdf
bundle-label-test-what = Solo líneas: míralo al trasluz junto con la hoja de etiquetas
bundle-theme = Tema
bundle-theme-what = El juego en sí, con sus imágenes, para seguir en otro lugar
bundle-calibration = calibration.pdf
bundle-calibration-what = Imprímelo una vez para ver qué hace tu impresora
bundle-shop = set.pdf
bundle-shop-what = En las cuatro tintas de imprenta, con sangrado y líneas de corte
bundle-eps = EPS
bundle-eps-what = PostScript, un archivo por página
bundle-dxf = DXF
bundle-dxf-what = Solo las líneas de corte, en milímetros
bundle-cut-svg = SVG de las líneas de corte
bundle-cut-svg-what = Lo mismo para los programas que leen SVG
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = Los adhesivos como imágenes, para «Print Then Cut»
bundle-svg = SVG
bundle-svg-what = Cada página, nítida a cualquier tamaño
bundle-png = PNG, 150 dpi
bundle-png-what = Cada página como imagen
printer = Impresora
printer-none = sin corrección
printer-measure = Medir una impresora
printer-corrected = Corregido para { $name }, { $change }.
printer-corrected-both = Corregido para { $name }: { $across } de ancho, { $down } de alto.
printer-unmeasured = { $name } aún no se ha medido con { $paper }: no se corrige nada.
printer-print = Imprime esta página en { $paper } al 100 %, nunca «ajustar a la página».
printer-page = La página para imprimir
printer-lay = Pon una regla de cruz a cruz y luego dobla la hoja por la mitad en los dos sentidos, como dice la página.
printer-enter = Escribe lo que lees. Lo que no mediste queda vacío.
printer-width = Ancho
printer-height = Alto
printer-left = Hacia la derecha
printer-top = Hacia abajo
printer-should = Deberían ser { $size } mm. Con una tarjeta bancaria: un porcentaje como 99,5 %
printer-crease-left = Donde el pliegue vertical corta la línea, como 0,4 o −0,4
printer-crease-top = Donde el pliegue horizontal corta la línea
printer-call = Ponle un nombre a la impresora. Cada papel se mide una vez.
printer-name = Nombre, como «Cocina»
printer-keep = Guardar
printer-kept = Se queda en este dispositivo, y en ningún juego que compartas.
printer-nothing = Escribe al menos un número.
printer-nameless = Sin nombre no se puede elegir.
printer-no-size = Esto no es una distancia. Escribe milímetros como 179,5 o un porcentaje como 99,5 %.
printer-no-shift = Esto no es un desplazamiento. Escribe milímetros como 0,4 o −0,4.
printer-implausible-size = Ninguna impresora se desvía tanto. ¿Estaba activo «ajustar a la página»? Imprime la página otra vez al 100 %.
printer-implausible-shift = Ninguna impresora desplaza tanto una página. ¿Estaba activo «ajustar a la página»? Imprímela otra vez al 100 %.
press-profile = ¿La imprenta tiene un perfil ICC? Elígelo aquí y el archivo será PDF/X-4.
print-actual-size = En la ventana de impresión elige 100 % o «tamaño real», nunca «ajustar a la página». Luego pon una regla sobre la línea impresa.
print-open = Abrir para imprimir
popup-blocked = El navegador no deja abrir la ventana. Descarga el archivo e imprímelo.
download = Descargar
saved-file = { $name } está guardado.
buy = Qué comprar
buy-discs = { $count } { $shape ->
    [square] cuadrados de madera
    [hexagon] hexágonos de madera
   *[disc] discos de madera
}
buy-discs-size = { $size } mm; { $spares ->
    [0] sin repuestos
    [one] 1 más de repuesto
   *[other] { $spares } más de repuesto
}
buy-labels = { $count ->
    [one] 1 hoja { $name }
   *[other] { $count } hojas { $name }
}
buy-labels-what = etiquetas ya cortadas
buy-stickers = { $count ->
    [one] 1 hoja de papel adhesivo
   *[other] { $count } hojas de papel adhesivo
}
buy-stickers-what = { $paper }, mate
buy-paper = { $count ->
    [one] 1 hoja de papel grueso
   *[other] { $count } hojas de papel grueso
}
buy-paper-what = { $paper }, para el tablero
buy-card = Cartón rígido
buy-card-what = { $width } × { $height } mm, bajo el tablero
buy-pencils = Lápices de colores
buy-pencils-what = el rotulador traspasa
buy-tools = Tijeras y pegamento en barra
buy-tools-what = y libros pesados para toda la noche
buy-copy = Copiar la lista
small-parts = Piezas pequeñas: no apto para menores de 3 años.
share-what = Este enlace contiene el juego entero: quien lo abre ve estas páginas. No se guarda en ningún sitio.
share-photographs = Las fotos son demasiado grandes para un enlace. Guarda el juego como archivo zip y envíalo.
save-zip = Guardar como zip
link = Enlace
copy = Copiar
copied = Copiado.
copy-by-hand = Este navegador no copia. Selecciona el texto y cópialo a mano.
on-device = En este dispositivo
forget = Eliminar { $title }

# Rules.
rules-lead = Lo que eliges aquí es lo que dice la hoja y lo que aplica el árbitro.
rules-own-title = Nuestras reglas
compare-two = Comparar dos
rules-play = Jugamos así
rules-from = Como jugamos en casa, a partir de
as-before = Como antes
rules-use = Usarlas en «{ $title }»
rules-used = El juego sigue ahora estas reglas.
sheet = La hoja
sheet-rules = { $count ->
    [one] 1 regla numerada
   *[other] { $count } reglas numeradas
}
proved = { $count } ejemplos demostrados
sheet-how = Cómo se muestra
sheet-read = Para leer
sheet-printed = Impresa
rule = Regla
compare-left = Uno
compare-right = El otro
swap = Intercambiar
compare-same = Son el mismo juego.
compare-differ = { $count ->
    [one] Se diferencian en 1 punto.
   *[other] Se diferencian en { $count } puntos.
}
compare-moves-same = Al principio permiten las mismas { $count } jugadas; el juego se separa más tarde.
compare-moves-differ = Al principio comparten { $both } jugadas; { $left } solo están en uno y { $right } solo en el otro.
compare-only = Solo en «{ $name }»
ruleset-classic = el juego habitual
ruleset-swimming-dogs = perros y lobos nadan
ruleset-no-repeats = ninguna posición vuelve
ruleset-tierschach = Tier-Schach
ruleset-leiden = el juego del artículo de Leiden
ruleset-leiden-tables = las tablas del artículo de Leiden
ruleset-wikipedia-en = según la Wikipedia en inglés
ruleset-wikipedia-zh = según la Wikipedia en chino
ruleset-ludii = como lo juega Ludii
ruleset-codingame = como lo juega CodinGame
ruleset-ancientchess = como lo cuenta AncientChess
ruleset-playlah = como lo juega el club Playlah
ruleset-third-time-barred = no una tercera vez
switches-river = El río
switches-leap = El salto
switches-capture = Capturas
switches-traps = Trampas
switches-dens = Guaridas
switches-end = Jugadas y final
switch-strength = ¿Qué fuerza tienen?
switch-swims = ¿Quién nada?
switch-leaps-across = ¿Quién salta hacia los lados?
switch-leaps-along = ¿Quién salta hacia adelante y hacia atrás?
switch-leaps-both-rivers = ¿Quién salta por encima de los dos ríos?
switch-first-mover = ¿Quién empieza?
switch-capture-into-water = ¿Se puede capturar de la orilla al río?
switch-capture-out-of-water = ¿Quién puede capturar del río a la orilla?
switch-capture-in-water = ¿Pueden capturarse dos animales en el río?
switch-leap-blockers = ¿Quién impide un salto?
switch-leap-blocked-by = ¿Qué bando impide un salto con sus animales?
switch-leap-captures = ¿Se puede capturar saltando?
switch-enemy-trap = En una trampa enemiga, un animal está…
switch-own-trap = En una trampa propia, un animal está…
switch-trap-weakness = ¿Cuánto tiempo debilita una trampa a un animal?
switch-trapped-attack = Un animal atrapado ataca con fuerza…
switch-trap-overrides = ¿Levanta una trampa las prohibiciones, como entre elefante y rata?
switch-equal-strength = Con la misma fuerza…
switch-rat-takes-elephant = ¿Puede la rata capturar al elefante?
switch-elephant-takes-rat = ¿Puede el elefante capturar a la rata?
switch-takes = Captura: ¿{ $attacker } contra { $victim }?
switch-own-den = Entrar en la propia guarida está…
switch-den-enterers = ¿Quién puede entrar en la guarida enemiga?
switch-den-wins = ¿Se gana al entrar en la guarida enemiga?
switch-all-captured = Quien captura a todos los animales…
switch-no-legal-move = Quien no puede mover…
switch-repetition = Si una posición se repite…
switch-same-square-limit = Turnos y visitas a una misma casilla
switch-few-squares-limit = Turnos y casillas, yendo y viniendo
switch-turn-limit = Empate tras tantos movimientos
switch-capture-limit = Empate tras tantos movimientos sin captura
switch-fixed = no se cambia aquí
value-yes = sí
value-no = no
value-not-out-of-water = no desde el río
value-weakens = débil
value-harmless = tan fuerte como siempre
value-shelters = a salvo
value-barred = prohibido
value-open = permitido
value-captures = se capturan
value-both-out = salen los dos
value-everyone = todos
value-nobody = nadie
value-none = ninguno
value-white = Blancas
value-black = Negras
value-either = cualquiera
value-enemy = el enemigo
value-swimmers = los que nadan
value-inside = mientras está dentro
value-permanent = para siempre
value-full = normal
value-zero = cero
value-wins = gana
value-loses = pierde
value-draws = empata
value-no-legal-move = gana, porque el otro no puede mover
value-free = permitido
value-no-earlier-position = nunca permitido
value-third-time-barred = prohibido la tercera vez
value-threefold-draws = empate la tercera vez
value-threefold-claim = empate si se reclama

# Learn.
animals-title = Ocho animales
animals-lead = El más fuerte captura al más débil, y los iguales se capturan entre sí. Solo la rata le da la vuelta.
animals-order = Animales, del más fuerte al más débil
animal-rat = rata
animal-cat = gato
animal-dog = perro
animal-wolf = lobo
animal-leopard = leopardo
animal-tiger = tigre
animal-lion = león
animal-elephant = elefante
about-elephant = El más fuerte. Solo la rata lo captura.
about-lion = Salta por encima del río, hacia los lados y hacia adelante.
about-tiger = Salta por encima del río como el león.
about-leopard = Fuerte en tierra. No entra en el agua.
about-wolf = En el medio: captura a cuatro.
about-dog = Un buen guardián para la guarida.
about-cat = Pequeño, y pronto en las trampas.
about-rat = La única que nada. Captura al elefante.
captures = captura a
captured-by = es presa de
piece-w = tu ficha: { $animal }
piece-b = ficha enemiga: { $animal }
terrain-land = tierra
terrain-water = río
terrain-trap = trampa
terrain-den = guarida
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Recorrido
tour-start = El recorrido: dos minutos
tour-what = { $count } tareas en un tablero. El árbitro del programa las juzga.
tour-how = Toca el animal y luego una casilla. No puede salir nada mal.
tour-legal-too = Eso también está permitido. Ahora prueba lo que se pide.
leave = Dejar el recorrido
back = Atrás
next = Siguiente
skip-step = Saltar
tour-goal = El objetivo
tour-goal-task = Quien entra en la guarida enemiga gana. Tu perro está a un paso: llévalo hasta allí.
tour-goal-done = Así se gana la partida.
tour-move = Un movimiento
tour-move-task = Una casilla: hacia adelante, hacia atrás o hacia los lados, nunca en diagonal. Mueve el lobo.
tour-move-done = Cuatro direcciones, una casilla.
tour-capture = Capturar
tour-capture-task = Puedes capturar a un animal de igual o menor fuerza. Busca uno para tu lobo.
tour-capture-done = Un lobo captura a un lobo o a un gato, no a un tigre.
tour-exception = La excepción
tour-exception-task = La rata es la más débil y, aun así, captura al elefante. Hazlo.
tour-exception-done = Y el elefante no puede capturar a la rata.
tour-river = El río
tour-river-task = Solo la rata puede nadar. Muévela una casilla, dentro del agua o fuera de ella.
tour-river-done = El perro se queda en tierra.
tour-bank = La orilla
tour-bank-task = Desde el río, la rata no puede capturar al elefante. La que está en la orilla, sí. ¿Cuál es?
tour-bank-done = En tierra puede; desde el agua, no.
tour-leap = El salto
tour-leap-task = El tigre y el león saltan de orilla a orilla. Envía al león por encima del río.
tour-leap-done = En línea recta, hasta donde llega el agua.
tour-no-leap = Sin salto
tour-no-leap-task = Una rata en el agua impide el salto. El tigre no puede saltar ahora: da un rodeo con él.
tour-no-leap-done = La rata es pequeña, pero está en medio.
tour-trap = La trampa
tour-trap-task = En tu trampa el león es débil: hasta el gato puede capturarlo. Hazlo.
tour-trap-done = Las trampas protegen la guarida.
tour-end = Y eso es todo.
tour-end-lead = Lo demás está en la hoja.
tour-make = Hacer un juego
tour-read = Leer la hoja
tour-again = Otra vez

## Table
view-table = Mesa
table-title = En la mesa
table-lead = Toca un animal y una casilla: el árbitro decide al momento, con el número de la frase impresa.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] blancas
        [black] negras
        [blue] azules
        [red] rojas
        [green] verdes
        [yellow] amarillas
        [orange] naranjas
        [brown] marrones
        [gold] doradas
        [silver] plateadas
        [grey] grises
        [violet] violetas
        [pink] rosas
       *[teal] turquesas
    }
table-animal = { $animal } de las { $side }
table-pair = { $white } y { $black }

# Before a game.
table-go-on = Seguir con
table-all-games = Las { $count } partidas
table-forget = Olvidar { $game }
table-forget-sure = Olvidarla
table-count =
    { $count ->
        [one] 1 movimiento
       *[other] { $count } movimientos
    }
table-who = ¿Quién juega?
table-two = Dos en un tablero
table-two-what = Aquí en la pantalla
table-real = Junto a un tablero real
table-real-what = El árbitro responde; nada se mueve si no lo pides
table-program = Programa
table-against = Contra el programa
table-program-what = Seis niveles, de niño a pleno
table-level = ¿Cómo de bien juega?
table-level-child = Niño
table-level-child-what = Ve una jugada
table-level-beginner = Principiante
table-level-beginner-what = Ve dos
table-level-easy = Fácil
table-level-easy-what = Ve tres
table-level-medium = Medio
table-level-medium-what = Ve cinco
table-level-strong = Fuerte
table-level-strong-what = Piensa 1 segundo
table-level-full = Pleno
table-level-full-what = Piensa 5 segundos
table-your-side = Tú mueves
table-first = Primero
table-second = Después
table-your-name = Tu nombre
table-first-name = Quién empieza
table-second-name = Quién sigue
table-by-rules = ¿Con qué reglas?
table-rules = Reglas
table-play-these = Jugar con estas reglas
table-set = Juego
table-set-rules = Con las reglas, los nombres y las frases de este juego.
table-set-file = Guardarlo para otros teléfonos
table-look-plain = Marfil y ébano
table-house-rules =
    { $count ->
        [one] 1 regla de la casa
       *[other] { $count } reglas de la casa
    }
table-clock = Reloj
table-time-none = Sin reloj
table-time-sudden = Tiempo para la partida
table-time-sudden-what = Si se acaba, se pierde la partida.
table-time-increment = Tiempo con incremento
table-time-increment-what = Cada movimiento suma segundos.
table-time-delay = Tiempo con demora
table-time-delay-what = Los primeros segundos de cada movimiento no cuentan.
table-time-byoyomi = Tiempo con byo-yomi
table-time-byoyomi-what = Después, periodos; uno se pierde solo si pasa entero.
table-time-hourglass = Reloj de arena
table-time-hourglass-what = Lo que uno gasta lo gana el otro.
table-minutes = Minutos
table-seconds = Segundos
table-periods = Periodos
table-clock-more = Más sobre el reloj
table-by-hand = Se pulsa a mano
table-odds = Otro tiempo para el segundo
table-odds-minutes = Minutos, el segundo
table-penalties = Movimientos ilegales
table-penalties-none = no cuestan nada
table-penalty-warn = un aviso
table-penalty-loss = la partida
table-penalty-time = { $time } para el rival
table-sit-down = Sentarse
table-open = Abrir una partida

# At a game.
table-board = Tablero, juegan las { $side }
table-ruling = Decisión
table-rule = Regla { $number }
table-yes = Permitido
table-no = No permitido
table-unread = Eso no es un movimiento
table-to-move = Juegan las { $side }
table-how = Toca un animal y luego una casilla.
table-thinks = piensa…
table-is-legal = ¿Se puede?
table-is-legal-how = Toca un animal y la casilla a la que quiere ir. Nada se mueve.
table-make-it = Hacer este movimiento
table-may-go = Desde { $square } puede ir a { $to }.
table-may-go-nowhere = Desde { $square } no puede ir ahora a ningún sitio.
table-not-its-turn = En { $square }. Es el turno de las { $side }.
table-free = puede ir aquí
table-free-squares = Libre:
table-may-claim = Se puede declarar empate.
table-captured = Ha capturado: { $animals }
table-captured-none = No ha capturado nada
table-leave = Dejar la mesa
table-more = Más
table-options = En esta mesa
table-you-play = Juegas con las { $side }.
table-sun = A pleno sol
table-sun-off = Sin sol
table-awake = Pantalla encendida
table-vibrate = Vibrar
table-sound = Sonido
table-speak = Leer las decisiones en voz alta
table-flip = Girar el tablero
table-flip-side = Aquí se sienta: { $side }
table-two-sided = Para dos frente a frente
table-swap = Cambiar de lado
table-swapped = Los jugadores han cambiado de lado

# Moves.
table-moves = Jugadas
table-no-moves = Aún no hay movimientos. Aparecerán aquí.
table-move-field = Escribir un movimiento
table-move-such = a3a4, o: elefante captura perro
table-move-enter = Mover
table-note = Una nota
table-note-add = Anotar
table-noted = Anotado.
table-take-back = Deshacer
table-take-back-asked = ¿Deshacer { $move }?
table-take-back-agree = Solo si está de acuerdo: { $side }.
table-taken-back = Deshecho
table-agree = De acuerdo
table-decline = No
table-accept = Aceptar
table-try = Probar
table-trying = Probando
table-trying-what = Moved libremente. La partida queda como estaba, y los relojes, parados.
table-return = Volver a la partida
table-back-one = Un movimiento atrás
table-returned = Como estaba
table-hint = Pista
table-hint-said = Quizá { $animal } de { $from } a { $to }
table-hint-what = Una estimación, no una decisión.

# Clocks.
table-clocks = Relojes
table-clock-of = Reloj de { $player }: { $time }
table-clocks-stand = Los relojes están parados
table-clocks-stand-how = Toca «Ya» o un reloj, o mueve.
table-go = Ya
table-pause = Pausa
table-paused = En pausa
table-press-late = El reloj se pulsa después de mover.
table-to-board = Volver al tablero
table-ask = Preguntar al árbitro

# Claims and ends.
table-claim = Reclamar
table-claim-again = Esto ya lo tuvimos
table-claim-again-what = Declara empate porque una posición se repite: { $side }.
table-claim-now = Ahora
table-claim-with = Con el movimiento…
table-claim-it = Reclamar
table-claim-refused = No hay empate
table-refused = No puede ser
table-refused-over = La partida ha terminado.
table-refused-nothing-to-take-back = No hay nada que deshacer.
table-refused-no-offer = No se ha ofrecido nada.
table-refused-no-clocks = No hay relojes.
table-refused-as-it-is = Ya está así.
table-refused-no-press = No es el momento de pulsar el reloj.
table-refused-trying-out = Solo se está probando. Primero, volved a la partida.
table-refused-not-trying-out = No se está probando nada.
table-refused-before-the-last = Habría ocurrido antes que lo último.
table-offer = Ofrecer empate
table-offer-what = La otra parte puede aceptar o rechazar.
table-offered = Oferta de empate: { $side }
table-offered-what = Puede aceptar: { $side }.
table-declined = Rechazado: { $side }
table-resign = Abandonar
table-illegal = Se hizo un movimiento ilegal
table-illegal-costs = Se deshace y cuesta: { $list }.
table-illegal-free = Se deshace y se cuenta.
table-offence = Movimiento ilegal { $count } de las { $side }
table-offences =
    { $count ->
        [one] 1 movimiento ilegal
       *[other] { $count } movimientos ilegales
    }
table-offence-warned = Es un aviso.
table-offence-free = Se deshace. No se acordó nada más.
table-offence-time = { $time } para { $other }.
table-adjudicate = Terminar la partida
table-adjudicate-what = Si no se puede acabar, decide el árbitro.
table-adjudicated = Decidido en la mesa
table-why = Por qué
table-wins = Ganan las { $side }
table-draw = Empate
table-end-resigned = Las { $side } han abandonado.
table-end-agreed = Los dos están de acuerdo.
table-end-flag = Se acabó el tiempo de las { $side }.
table-end-offence = Las { $side } han hecho demasiados movimientos ilegales.
table-goes-on = La partida sigue
table-again = Otra partida

# The program plays.
table-program-moves = Le toca al programa.
table-program-played = Han movido las { $side }

# What is kept, and what leaves the page.
table-elsewhere = Esta partida está abierta en otra pestaña, que lleva el reloj.
table-elsewhere-faster = Otra pestaña fue más rápida. Así está la partida.
table-looks-on = Estás mirando; las jugadas se anotan en otros dispositivos.
table-shared-gone = No se puede acceder a la mesa. ¿Sigue abierto allí el programa?
table-shared-waits = Todavía no ha empezado ninguna partida en esta mesa.
table-play-here = Jugar aquí
table-keeping-private = Esta ventana no guarda nada: guarda la partida antes de cerrarla.
table-keeping-full = El dispositivo está lleno: lo último no se guardó y no cuenta. Haz sitio y repítelo.
table-keeping-lost = El dispositivo no guardó lo último, así que no cuenta. Repítelo.
table-no-answer = El programa no responde. No ha pasado nada; prueba otra vez.
table-lost = Esta partida no está en este dispositivo.
table-broken = Esto no es una partida legible.
table-save-share = Guardar, compartir, imprimir
table-save = Guardar
table-print = Imprimir
table-link-what = Este enlace contiene la partida entera. No se guarda en ningún sitio.
table-position = Posición
table-position-what = Un enlace a cómo están los animales
table-record = Partida
table-record-what = Para otros programas, en PGN
table-journal = Diario
table-journal-what = Todo lo ocurrido, para seguir en otro sitio
table-score-sheet = Planilla
table-score-sheet-what = En papel, para firmar
table-result = Resultado

# Keys.
table-keys = Teclas
table-keys-board = En el tablero, las flechas recorren, Intro elige y mueve, Escape suelta.
table-keys-typed = También se pueden escribir: a3a4 o «elefante captura perro».
table-keys-on = Teclas sueltas
table-key-board = Al tablero
table-key-clock = Reloj: ya o pausa
table-key-try = Probar, o volver a la partida

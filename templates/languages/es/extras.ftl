# Lo que acompaña a un juego: la caja, un sobre para el tablero, etiquetas, cartas, figuras de pie, portada, diploma y
# bloc de puntuación.

# En la caja. Los distintivos son breves.
box-age = 7+
box-minutes = 15–30 min
# Lo que hay dentro: $count animales, $each por bando; el segundo, cuando no hay sitio para las reglas.
box-inside = Contiene { $count } animales, { $each } por bando, y las reglas.
box-inside-pieces = Contiene { $count } animales, { $each } por bando.
box-small-parts = Piezas pequeñas. No es adecuado para menores de 3 años.
# Junto al animal más débil, que se asoma de la caja.
box-mind = ¡Cuidado con { $weak-el }!

# En las etiquetas: palabras ante una línea para escribir, y lo que dice la etiqueta de la bolsa.
gift-made = Hecho por
gift-for = para
gift-date = Fecha
gift-count = Cuenta antes de tirar del cordón: { $count } animales.

# En la portada, bajo los animales, del más fuerte al más débil: con el más débil que captura al más fuerte, o sin él.
cover = Un juego hecho en casa
cover-circle = Cada uno puede capturar al siguiente, y { $weak-el }, { $strong-al }.
cover-ladder = Cada uno puede capturar al siguiente.

# En el diploma, bajo el nombre; el segundo, cuando falta uno de los dos animales.
champion = Campeón de la selva
champion-for = ha ganado al mejor de cinco partidas, con la astucia { $weak-del } y el valor { $brave-del }.
champion-won = ha ganado al mejor de cinco partidas.
champion-result = Resultado
champion-beaten = Firma de quien perdió

# El bloc de puntuación: las partidas, ganadas por la guarida, por falta de jugada o de otro modo; y los desacuerdos.
pad = Al mejor de cinco
pad-game = Partida
pad-began = Empezó
pad-won = Ganó
pad-how = Cómo
pad-den = guarida
pad-no-move = sin jugadas
pad-disputes = Desacuerdos, resueltos con la hoja de reglas
pad-rule = Regla §
pad-move = Jugada
pad-allowed = ¿Permitida?

# En una carta, ante pequeñas imágenes de animales.
card-captures = captura
card-captured-by = es presa de
# La última carta. Cada bando tiene $kinds cartas.
duel = Duelo relámpago
duel-text = Cada uno toma las { $kinds } cartas de un color. Los dos eligen una carta en secreto y la descubren a la vez. Quien tenga el animal que puede capturar al otro se lleva las dos. Si pueden ambos, o ninguno, las dos cartas quedan fuera. Cuando se acaban, gana quien se haya llevado más. Con un solo color: se baraja y se reparte la mitad a cada uno.

# En el sobre.
wallet-board = Tablero

# En las cartas, una frase verdadera sobre cada animal; las fuentes están en FACTS.md.
fact-rat = Con cosquillas, las ratas pían tan agudo que no las oímos.
fact-cat = Los gatos no perciben el sabor dulce.
fact-dog = Hace unos 14 000 años, en Bonn, enterraron a un perro con dos personas.
fact-wolf = A los lobos se los puede distinguir por su aullido.
fact-leopard = Los leopardos negros también tienen manchas: se ven con infrarrojos.
fact-tiger = Los tigres de los Sundarbans cruzan unos cinco canales de agua al día.
fact-lion = El rugido del león se oye a unos ocho kilómetros.
fact-elephant = Los elefantes también llaman en tonos demasiado graves para nosotros.

# Cómo se pliega, cada frase bajo una imagen. El estuche; sin las reglas, step-fill-pieces.
step-net-cut = Corta por la línea fina y marca las rayas con una punta roma.
step-net-fold = Dobla una vez cada pliegue, con la imagen por fuera.
step-tube = Pega la pestaña rayada por dentro del dorso.
step-bottom = Cierra el fondo: solapas laterales, solapa rayada, pegamento, última solapa.
step-fill = Mete los animales y, detrás, las reglas.
step-fill-pieces = Mete los animales.
step-close = Mete la lengüeta de la tapa.
# La caja corredera; sin las reglas, step-lay-pieces.
step-walls = Bandeja: levanta los lados largos y dobla sus pestañas hacia dentro.
step-roll = Pon pegamento en las pestañas y enrolla sobre ellas los lados cortos.
step-sleeve = Funda: dóblala alrededor de la bandeja y pega la pestaña bajo la cara superior.
step-lay = Pon las reglas y, encima, los animales.
step-lay-pieces = Pon los animales.
step-slide = Cuando se seque el pegamento, desliza la bandeja en la funda.
# El sobre; step-board-open, cuando no tiene solapa.
step-hems = Dobla hacia dentro los dos bordes largos, con la imagen por fuera.
step-up = Dobla hacia arriba la parte de abajo.
step-under = Mete sus bordes bajo los dobleces del dorso.
step-board = Mete el tablero y dobla las esquinas de la solapa.
step-board-open = Mete el tablero.
step-lip = Mete la solapa por detrás de la cara delantera.

# Lo que hay que comprar: una cosa y, debajo, lo fuerte que es; el grosor, cuando no es una cartulina corriente.
buy-net = Cartulina para la caja
buy-net-card = de 250 a 300 g/m²
buy-net-thick = { $thickness } mm de grosor
buy-plywood = Contrachapado, { $thickness } mm

# Las páginas, en su margen.
page-tuck = Estuche
page-tray = Caja corredera, bandeja
page-sleeve = Caja corredera, funda
page-plywood = Caja de contrachapado
page-cards = Cartas de animales
page-card-backs = Cartas de animales, reversos
page-gift = Etiquetas colgantes y sellos
page-standees = Figuras de pie
page-cover = Portada
page-certificate = Diploma
page-pad = Bloc de puntuación
page-wallet = Sobre para el tablero
page-folding = Cómo se pliega

# Junto a un desarrollo: qué cabe, de qué es, cuánto mide por dentro; y qué indican sus líneas.
net-note = { $count } fichas de { $size } × { $thickness } mm · cartulina { $card } mm · interior { $width } × { $height } × { $depth } mm
net-cut = cortar
net-score = marcar
net-glue = pegar

# Las partes en la lista del juego.
set-box = Caja
set-cards = Cartas de animales
set-gift = Etiquetas y sellos
set-standees = Figuras de pie
set-cover = Portada
set-certificate = Diploma
set-scorepad = Bloc de puntuación
set-wallet = Sobre

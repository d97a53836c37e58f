# Lo que se descubre antes de imprimir un juego: qué falla, qué ayuda, qué se midió y el veredicto. Las claves de un tema
# y sus valores, como { $key } o { $setting }, son iguales en todos los idiomas.

# Listas: «rata, gato y 3 más». Una palabra impresa va entre comillas.
list-next = { $list }, { $next }
list-last = { $list } y { $next }
list-more = { $list } y { $more } más
list-word = «{ $word }»

# Cómo se ve un juego.
view-colour = en color
view-grey = en gris
view-protan = sin percibir el rojo
view-deutan = sin percibir el verde
view-tritan = sin percibir el azul

# Lo que en un dibujo solo se puede imprimir en píxeles.
feature-blending = modos de fusión
feature-clips = trazados de recorte
feature-embedded-pictures = imágenes incrustadas
feature-filters = filtros
feature-gradients = degradados
feature-masks = máscaras
feature-opacity = transparencia
feature-patterns = motivos
feature-text = texto

# Adhesivos, fichas y casillas.
sticker-too-large = los adhesivos de { $sticker } mm sobresalen de fichas de { $size } mm
mend-overhang = pieces.inset = "1mm" los deja a 1 mm del borde
piece-too-large = las fichas de { $size } mm no caben en casillas de { $square } mm
tight-square = las fichas de { $size } mm ocupan el { $percent } % del lado de casillas de { $square } mm
loose-square = las fichas de { $size } mm ocupan solo el { $percent } % del lado de casillas de { $square } mm
mend-fit = casillas de { $squares } mm para estas fichas, o fichas de { $pieces } mm para estas casillas
no-punch = ninguna troqueladora común corta adhesivos de { $sticker } mm; la más parecida se vende como { $nearest } pulgadas, { $size } mm
mend-inset = { $setting } da, en las mismas fichas, adhesivos para una troqueladora de { $punch } pulgadas
mend-squares = pieces.cut = "squares": estas fichas son menores que cualquier troqueladora
slipping-back = los reversos solo pueden desplazarse { $drift } mm; las impresoras domésticas se desvían hasta { $least } mm
mend-backs = fichas más grandes, o pieces.backs = "stickers", que no se desplazan
outside-safe =
    { $count ->
        [one] en las fichas { $side }, un animal rebasa { $reach } mm el margen de seguridad: { $animals }
       *[other] en las fichas { $side }, hay animales que rebasan { $reach } mm el margen de seguridad: { $animals }
    }
mend-safe = dibujos más pequeños, un anillo más estrecho, o { $setting } si se recorta con cuidado

# Lo que se parece.
sides-alike = las fichas de los dos bandos se parecen { $views } (ΔE { $difference }; mínimo { $least })
mend-sides-foot = { $setting } los distingue por la forma, o un fondo mucho más oscuro en uno de los bandos
mend-sides = un fondo mucho más oscuro en uno de los bandos, o un anillo mucho más ancho (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } se parecen cuando uno está boca abajo: solo los distingue el { $percent } % de lo que muestran
        [always] { $animals } se parecen a cualquier vista: solo los distingue el { $percent } % de lo que muestran
       *[views] { $animals } se parecen { $views }: solo los distingue el { $percent } % de lo que muestran
    }
mend-faces = otra imagen ({ $key }), o que face.show muestre más y más grande
unnamed-side-colour = las fichas { $side } se llaman «{ $name }» por su color: el tema no les da nombre
unnamed-side-one-colour = las fichas { $side } se llaman «{ $name }»: el tema no les da nombre, y los dos bandos tienen el mismo color
mend-name = { $setting }, u otro nombre

# Líneas.
thin-line =
    { $part ->
        [board] la línea más fina del tablero mide { $width } mm; el mínimo es { $least } mm
       *[pieces] la línea más fina de las fichas mide { $width } mm; el mínimo es { $least } mm
    }
thin-line-key =
    { $part ->
        [board] la línea más fina del tablero, en { $key }, mide { $width } mm; el mínimo es { $least } mm
       *[pieces] la línea más fina de las fichas, en { $key }, mide { $width } mm; el mínimo es { $least } mm
    }
mend-line = { $setting }, un lines.weight mayor, o un tamaño mayor
thin-reversed-line =
    { $part ->
        [board] en el tablero, una línea calada clara sobre fondo oscuro mide { $width } mm; por debajo de { $least } mm la tinta la tapa
       *[pieces] en las fichas, una línea calada clara sobre fondo oscuro mide { $width } mm; por debajo de { $least } mm la tinta la tapa
    }
mend-reversed-line = un lines.weight o un tamaño mayor, o un fondo más claro debajo

# Textos.
small-letters =
    { $part ->
        [board] { $words } en el tablero: hasta { $height } mm de alto; el mínimo es { $least } mm
       *[pieces] { $words } en las fichas: hasta { $height } mm de alto; el mínimo es { $least } mm
    }
small-characters =
    { $part ->
        [board] { $words } en el tablero: hasta { $height } mm de cuerpo; el mínimo es { $least } mm
       *[pieces] { $words } en las fichas: hasta { $height } mm de cuerpo; el mínimo es { $least } mm
    }
squeezed-word =
    { $part ->
        [board] texto comprimido en el tablero para que quepa: { $words }
       *[pieces] texto comprimido en las fichas para que quepa: { $words }
    }
shrunk-word =
    { $count ->
        [one] { $words } va más pequeño que las demás palabras de las fichas, para que quepa
       *[other] { $words } van más pequeños que las demás palabras de las fichas, para que quepan
    }
mend-text-board = casillas más grandes (size = "family"), o menos board.labels
mend-text-pieces = fichas más grandes (size = "family"), menos en face.show, o un idioma en vez de dos
small-name =
    { $count ->
        [one] un nombre de las fichas es demasiado largo ({ $animals }): las minúsculas miden { $height } mm; el mínimo es { $least } mm
       *[other] hay nombres de las fichas demasiado largos ({ $animals }): las minúsculas miden { $height } mm; el mínimo es { $least } mm
    }
mend-small-name = fichas de { $size } mm (pieces.size), un nombre más corto, o face.show sin "name"

# Contraste.
low-contrast-words-pieces = «{ $words }» en las fichas { $side } tiene un contraste de { $contrast } : 1; el mínimo es { $least }
low-contrast-words-board = «{ $words }» en el tablero tiene un contraste de { $contrast } : 1; el mínimo es { $least }
mend-contrast-key =
    { $way ->
        [lighter] aclarar { $key }, u oscurecer el fondo
       *[darker] oscurecer { $key }, o aclarar el fondo
    }
mend-contrast-words =
    { $way ->
        [lighter] un texto más claro, o un fondo más oscuro
       *[darker] un texto más oscuro, o un fondo más claro
    }
low-contrast-colours =
    { $what ->
        [start] los animales en sus casillas
        [rivers] los ríos sobre la tierra
        [lines] las líneas entre casillas
        [outlines] los contornos de los animales
       *[side] los animales de un bando
    } tienen un contraste de { $contrast } : 1; el mínimo es { $least }
mend-contrast-colours = oscurecer { $key }, o aclarar el fondo

# Imágenes.
low-resolution = { $file } se imprime a { $dpi } ppp; el mínimo es { $least }
mend-resolution = una imagen de { $width } × { $height } píxeles; esta tiene { $own-width } × { $own-height }
rasterised = { $file } se imprime en píxeles por contener { $features }
mend-rasterised = los rellenos y líneas simples se imprimen nítidos a cualquier tamaño

# Tinta.
much-ink =
    { $part ->
        [board] el { $percent } % del tablero se imprime oscuro: gasta mucha tinta y no se puede colorear
       *[pieces] el { $percent } % de las fichas se imprime oscuro: gasta mucha tinta y no se puede colorear
    }
mend-ink = fondos más claros, líneas oscuras
total-ink-key = { $key } superpone un { $total } % de tinta; la imprenta admite un { $most } %
total-ink-part =
    { $part ->
        [board] un color del tablero
        [pieces] un color de las fichas
        [rules] un color de las reglas
       *[assembly] un color de la hoja de montaje
    } superpone un { $total } % de tinta; la imprenta admite un { $most } %
mend-total-ink = un color más claro, solo negro (cmyk(0, 0, 0, 1)), o colours.most-ink según indique la imprenta
total-ink-picture = una imagen superpone un { $total } % de tinta; la imprenta admite un { $most } %
mend-total-ink-picture = el perfil de este papel, que respeta su límite, o colours.most-ink según indique la imprenta

# Hojas.
no-page =
    { $part ->
        [rules] la hoja de reglas no cabe en { $paper }, por muchas páginas que tenga
       *[assembly] la hoja de montaje no cabe en { $paper }, por muchas páginas que tenga
    }
mend-no-page = un paper.size mayor, u otro sheet.layout
waste =
    { $sheets ->
        [one] { $count } adhesivos de { $sticker } mm ocupan el { $percent } % de la hoja { $paper }; caben { $free } más
       *[other] { $count } adhesivos de { $sticker } mm ocupan el { $percent } % de { $sheets } hojas { $paper }; caben { $free } más
    }
mend-waste-sets =
    { $sets ->
        [one] pieces.fill = "sets" para { $sets } juego más en el mismo papel, "spares" para animales de repuesto, "labels" para sellos y etiquetas de nombre
       *[other] pieces.fill = "sets" para { $sets } juegos más en el mismo papel, "spares" para animales de repuesto, "labels" para sellos y etiquetas de nombre
    }
mend-waste-spares = pieces.fill = "spares" para animales de repuesto, "labels" para sellos y etiquetas de nombre
mend-waste-paper = también caben en un paper.size menor
many-sheets = un tablero con casillas de { $square } mm necesita { $sheets } hojas { $paper }
mend-many-sheets = { $setting } (casillas de { $smaller } mm) necesita { $fewer }, o un paper.size mayor
mend-many-sheets-roll = un paper.size mayor, o el rollo de una imprenta

# La caja.
empty-places =
    { $places ->
        [one] { $count } fichas no llenan pilas iguales: queda { $places } sitio vacío
       *[other] { $count } fichas no llenan pilas iguales: quedan { $places } sitios vacíos
    }
mend-empty-places = ahí caben fichas de repuesto
stiff-tuck = la cartulina de { $card } mm se corta hasta la mitad, no se marca: sus solapas se desgastan
mend-stiff-tuck = box.style = "matchbox" dura más
box-too-large = el desarrollo de { $width } × { $height } mm no cabe en { $paper }
mend-box-too-large = bastaría { $need }
mend-box-too-large-none = no basta ningún papel hasta A1: fichas más pequeñas, o menos fichas

# Lo que se midió.
figure-backs = cuánto pueden desplazarse los reversos
figure-line =
    { $part ->
        [board] la línea más fina del tablero
       *[pieces] la línea más fina de las fichas
    }
figure-letters =
    { $part ->
        [board] las letras más pequeñas del tablero
       *[pieces] las letras más pequeñas de las fichas
    }
figure-characters =
    { $part ->
        [board] los caracteres chinos más pequeños del tablero
       *[pieces] los caracteres chinos más pequeños de las fichas
    }
figure-names = las minúsculas de los nombres en las fichas
figure-words-pieces = «{ $words }» en las fichas { $side }, frente a su fondo
figure-words-board = «{ $words }» en el tablero, frente a su fondo
figure-colours =
    { $what ->
        [start] los animales en sus casillas
        [rivers] los ríos sobre la tierra
        [lines] las líneas entre casillas
        [outlines] los contornos de los animales
       *[side] los animales de un bando
    }
figure-picture = { $file }
figure-sides = los dos bandos, { $views }
figure-faces = dos animales, { $views }
figure-waste = el aprovechamiento de las hojas de adhesivos

# El veredicto: cuántos de cada, si se puede hacer el juego y con qué hojas.
count-faults =
    { $count ->
        [one] { $count } fallo
       *[other] { $count } fallos
    }
count-warnings =
    { $count ->
        [one] { $count } advertencia
       *[other] { $count } advertencias
    }
count-advice =
    { $count ->
        [one] { $count } consejo
       *[other] { $count } consejos
    }
count-next = { $list }, { $next }
needed-sheets =
    { $count ->
        [one] { $count } hoja { $paper }
       *[other] { $count } hojas { $paper }
    }
verdict-good = Nada que corregir: { $sheets }.
verdict-advice = Nada que corregir, { $counts }: { $sheets }.
verdict-warnings = { $counts }. El juego se puede hacer: { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. El juego se podrá hacer cuando se corrija el fallo.
       *[other] { $counts }. El juego se podrá hacer cuando se corrijan los fallos.
    }

# Lo que dice una hoja de reglas además de sus reglas.

# La línea bajo el título y la línea de ambiente (la segunda, si el tablero no tiene río o no tiene trampas).
subtitle = Para dos jugadores, a partir de 7 años
lead = Tus animales avanzan sigilosos por la selva, entre ríos y trampas, hacia la guarida enemiga.
lead-plain = Tus animales avanzan sigilosos por la selva y se topan con el enemigo.

# Los apartados.
heading-goal = Objetivo
heading-box = Contenido
heading-setup = Preparación
heading-turn = Tu turno
heading-capture = Capturas
heading-river = El río
heading-traps = Trampas y guaridas
heading-end = Final de la partida
heading-glance = De un vistazo

# Lo que hay en la caja: $animals en total, $each por bando.
box =
    { $animals ->
        [one] 1 tablero y 1 animal.
       *[other] 1 tablero y { $animals } animales, { $each } por bando.
    }
box-uneven = 1 tablero y { $animals } animales.
setup = Los dos jugadores se sientan en extremos opuestos del tablero. Coloca tus animales como muestra la imagen. La guarida y las trampas de tu lado son tuyas.
setup-plain = Los dos jugadores se sientan en extremos opuestos del tablero. Coloca tus animales como muestra la imagen.
setup-marked = Los dos jugadores se sientan en extremos opuestos del tablero. Coloca tus animales como muestra la imagen. Cada guarida y cada trampa pertenece al bando cuya marca lleva.

# El resumen.
glance-exceptions = Excepciones
glance-swims = Quién nada
glance-leaps = Quién salta
glance-traps = Trampas peligrosas
glance-shelter = Trampas seguras
# Un animal con lo que sabe hacer entre paréntesis, y varios en fila.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } y { $item }
glance-nobody = nadie
leap-sideways = hacia los lados
leap-lengthwise = hacia adelante y hacia atrás
leap-every-way = en las cuatro direcciones
leap-two-rivers = también los dos ríos
traps-enemy = las enemigas
traps-own = las propias
traps-all = todas
traps-none = ninguna
# Capturas fuera del orden de fuerza, junto a la escala.
arrow-takes = { $weak-el } captura { $strong-al }
arrow-mutual = { $weak-el } y { $strong-el } se capturan mutuamente
arrow-never = { $strong-el } nunca captura { $weak-al }
arrow-neither = { $weak-el } y { $strong-el } nunca se capturan mutuamente
# Lo que un animal de la escala sabe hacer además.
gift-swims = sabe nadar
gift-leaps = salta el río
gift-takes = captura { $victim-al }
gift-spares = no puede capturar { $victim-al }
# El animal que está en lo alto de la escala.
ladder-strongest = fuerza máxima

# El pie.
rules-name = Reglas «{ $rules }», versión { $version } · código de control { $mark }
page = Página { $page } de { $pages }

# Lo que significan las marcas detrás de las frases.
note-reading = Las reglas que seguimos no dicen esto; así las interpretamos.
note-measured = Las reglas que seguimos no dicen esto con palabras, pero sus cifras solo salen así.
note-disputed = Las reglas que seguimos no son claras en este punto; así las interpretamos.
# Lo mismo en pocas palabras, para el margen de una hoja anotada.
remark-reading = no figura en la fuente
remark-measured = no figura en el texto de la fuente; sus cifras lo exigen
remark-disputed = la redacción de la fuente es discutida

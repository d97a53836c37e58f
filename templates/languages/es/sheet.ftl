# Lo que dice una hoja de reglas además de sus reglas.

# La línea bajo el título y la línea de ambiente (la segunda, si el tablero no tiene río o no tiene trampas).
subtitle = Para 2 jugadores, a partir de 7 años, de 15 a 30 minutos
subtitle-untimed = Para 2 jugadores, a partir de 7 años
lead = Tus animales avanzan sigilosos por la selva, entre ríos y trampas, hacia la guarida enemiga.
lead-river = Tus animales avanzan sigilosos por la selva, junto al río y entre trampas, hacia la guarida enemiga.
lead-plain = Tus animales avanzan sigilosos por la selva y se topan con el enemigo.

# Los apartados.
heading-goal = Objetivo
heading-box = Material
heading-setup = Preparación
heading-turn = Tu turno
heading-capture = Capturas
heading-river = El río
heading-traps = Trampas y guaridas
heading-traps-alone = Trampas
heading-dens-alone = Guaridas
heading-end = Final de la partida
heading-glance = De un vistazo

# Lo que hay en la caja: $animals en total, $each por bando.
box =
    { $animals ->
        [one] 1 tablero y 1 animal.
       *[other] 1 tablero y { $animals } animales, { $each } por bando.
    }
box-uneven = 1 tablero y { $animals } animales.
setup-plain = Los dos jugadores se sientan en extremos opuestos del tablero. Coloca tus animales como en la imagen «{ heading-setup }».
setup-home =
    { $traps ->
        [one] La guarida y la trampa de tu lado son tuyas.
       *[other] La guarida y las trampas de tu lado son tuyas.
    }
setup-home-dens =
    { $dens ->
        [one] La guarida de tu lado es tuya.
       *[other] Las guaridas de tu lado son tuyas.
    }
setup-home-traps =
    { $traps ->
        [one] La trampa de tu lado es tuya.
       *[other] Las trampas de tu lado son tuyas.
    }
setup-marked = Cada guarida y cada trampa pertenece al bando cuya marca lleva.
setup-marked-dens = Cada guarida pertenece al bando cuya marca lleva.
setup-marked-traps = Cada trampa pertenece al bando cuya marca lleva.

# El resumen.
glance-exceptions =
    { $exceptions ->
        [one] La excepción
       *[other] Excepciones
    }
glance-swims = Quién nada
glance-leaps = Quién salta
glance-traps = Cuidado
glance-traps-harmless = Trampas
glance-shelter = A salvo
# Un animal con lo que sabe hacer entre paréntesis, y varios en fila.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } y { $item }
glance-nobody = nadie
leap-sideways = hacia los lados
leap-lengthwise = hacia adelante y hacia atrás
leap-every-way = en las cuatro direcciones
leap-two-rivers = también dos ríos
traps-enemy =
    { $traps ->
        [one] la trampa enemiga
       *[other] trampas enemigas
    }
traps-own =
    { $traps ->
        [one] tu propia trampa
       *[other] tus propias trampas
    }
traps-all = todas las trampas
traps-none = sin efecto
# Capturas fuera del orden de fuerza, junto a la escala.
arrow-takes = { $weak-el } captura { $strong-al }
arrow-mutual = { $weak-el } y { $strong-el } se capturan mutuamente
arrow-never = { $strong-el } nunca captura { $weak-al }
arrow-neither = { $weak-el } y { $strong-el } nunca se capturan mutuamente
# Lo mismo en la propia flecha, donde no caben nombres.
arrow-verb = captura
arrow-verb-mutual = se capturan
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
note-reading = La tradición no dice nada al respecto; así lo interpretamos.
note-measured = La fuente no dice esto con palabras, pero sus cifras solo salen así.
note-disputed = La tradición no es clara en este punto; así lo interpretamos.
# Lo mismo en la hoja de unas reglas propias.
note-own-reading = Vuestras reglas no dicen nada al respecto; así lo interpretamos.
note-own-measured = Vuestras reglas no dicen esto; las cifras de las reglas de las que parten solo salen así.
note-own-disputed = Las reglas de las que parten las vuestras no son claras en este punto; así lo interpretamos.
# Lo mismo en pocas palabras, para el margen de una hoja anotada.
remark-reading = no figura en la fuente
remark-measured = no figura en el texto de la fuente; sus cifras lo exigen
remark-disputed = la redacción de la fuente es discutida
remark-own-reading = no figura en vuestras reglas
remark-own-measured = no figura en vuestras reglas; las cifras de las reglas de las que parten lo exigen
remark-own-disputed = la redacción de las reglas de las que parten las vuestras es discutida

# Cuando ninguna regla limita el ir y venir.
repetition-free = Nada prohíbe ir y venir. Si nadie avanza, acordad un empate.

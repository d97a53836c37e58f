# Lo que dice el árbitro. Argumentos: los animales $animal (el que mueve), $victim y $blocker; las casillas $from, $to,
# $at; los bandos $mover y $loser; $s y $t (fuerzas), y los números de los límites.

# Por qué un movimiento no está permitido.
game-over = La partida ya ha terminado.
off-board = En este tablero no existe la casilla { $to }.
no-animal-there = No hay ningún animal en { $from }.
not-your-turn = No puedes mover { $animal-el } de { $from }: es el turno de las { $mover }.
must-move = { $Animal-el } se queda en { $from }: en tu turno debes mover un animal.
move-one-step = { $Animal-el } de { $from } no puede llegar a { $to }: solo puede moverse una casilla, hacia adelante, hacia atrás, a la izquierda o a la derecha.
no-diagonal = { $to } está en diagonal respecto a { $from }: { $animal-el } no puede moverse en diagonal.
own-animal =
    { $victim-gender ->
        [f] En { $to } está tu propia { $victim }: { $animal-el } no puede moverse ahí.
       *[m] En { $to } está tu propio { $victim }: { $animal-el } no puede moverse ahí.
    }
capture-equal-or-weaker = { $Animal-el } de { $from } (fuerza { $s }) es más débil que { $victim-el } de { $to } (fuerza { $t }) y no puede capturar{ $victim-lo }.
capture-weaker-only = { $Animal-el } de { $from } y { $victim-el } de { $to } tienen la misma fuerza: ninguno de estos dos animales puede capturar al otro.
capture-weaker-only-this-way = { $Animal-el } de { $from } y { $victim-el } de { $to } tienen la misma fuerza: { $animal-el } no puede capturar { $victim-al }.
never-takes = { $Animal-el } de { $from } no puede capturar { $victim-al } de { $to }, aunque es más fuerte.
never-takes-equal = { $Animal-el } de { $from } no puede capturar { $victim-al } de { $to }, aunque los dos tienen la misma fuerza.
water-only-swimmers = { $to } está en el río: { $animal-el } de { $from } no puede entrar ahí.
no-capture-into-water = { $Victim-el } de { $to } está en el río: desde la tierra, { $animal-el } de { $from } no puede capturar{ $victim-lo }.
no-capture-out-of-water = { $Animal-el } de { $from } está en el río: desde ahí no puede capturar { $victim-al } de { $to }.
no-capture-in-water = Tanto { $animal-el } de { $from } como { $victim-el } de { $to } están en el río: ahí no pueden capturar.
out-of-water-only = { $Animal-el } de { $from } está en el río: desde ahí no puede capturar { $victim-al } de { $to }.
safe-from-river = { $Animal-el } de { $from } está en el río: desde ahí no puede capturar { $victim-al } de { $to }.
leap-none = { $Animal-el } de { $from } no puede saltar por encima del río hasta { $to }: ningún animal puede.
leap-who = { $Animal-el } de { $from } no puede saltar por encima del río hasta { $to }.
leap-direction = { $Animal-el } de { $from } puede saltar por encima del río, pero no en dirección a { $to }.
leap-both-rivers = { $Animal-el } de { $from } no puede saltar ahora por encima de los dos ríos hasta { $to }.
leap-blocked = { $Animal-el } no puede saltar de { $from } a { $to }: { $blocker-el } de { $at } le cierra el paso.
leap-no-capture = En { $to } está { $victim-el }: { $animal-el } de { $from } solo puede saltar a una casilla vacía.
trap-harmless = La trampa de { $to } no afecta { $victim-al }: { $animal-el } de { $from } es más débil y no puede capturar{ $victim-lo }.
own-trap-shelters = { $Victim-el } de { $to } está en su propia trampa: ahí ningún animal puede capturar{ $victim-lo }.
trap-no-override = { $Victim-el } de { $to } está en una trampa, pero ni siquiera ahí { $animal-el } puede capturar{ $victim-lo }.
trapped-may-not-capture = { $Animal-el } de { $from } está en una trampa y no puede capturar { $victim-al } de { $to }.
own-den-barred = { $to } es tu propia guarida: { $animal-el } de { $from } no puede entrar en ella.
den-only = { $Animal-el } de { $from } no puede entrar en la guarida enemiga de { $to }.
no-earlier-position = Con { $animal-el } en { $to }, la posición sería la misma que después del movimiento { $ply }.
no-earlier-position-start = Con { $animal-el } en { $to }, la posición sería la misma que al principio.
third-time-barred = Con { $animal-el } en { $to }, se daría la misma posición por tercera vez.
seven-three =
    { $times ->
        [one] En { $turns } turnos, { $animal-el } se ha movido 1 vez a { $to }: ahora no puede moverse ahí.
       *[other] En { $turns } turnos, { $animal-el } se ha movido { $times } veces a { $to }: ahora no puede moverse ahí.
    }
seventeen-five = Durante { $turns } turnos, { $animal-el } solo se ha movido entre { $squares } casillas: ahora no puede moverse a { $to }, que es una de ellas.

# Por qué un movimiento sorprendente está permitido.
takes-stronger = { $Animal-el } puede capturar { $victim-al }, aunque es más débil.
takes-equal = { $Animal-el } puede capturar { $victim-al }, aunque los dos tienen la misma fuerza.
takes-by-exception = { $Animal-el } puede capturar { $victim-al }: según estas reglas, pueden capturarse mutuamente.
captures-weaker = { $Animal-el } de { $from } (fuerza { $s }) es más fuerte que { $victim-el } de { $to } (fuerza { $t }) y puede capturar{ $victim-lo }.
captures-equal = { $Animal-el } de { $from } tiene la misma fuerza que { $victim-el } de { $to } (fuerza { $t }) y puede capturar{ $victim-lo }.
river-capture-free = { $Animal-el } de { $from } puede capturar { $victim-al } de { $to }: aquí el río no es un obstáculo.
leap-across = { $Animal-el } salta de { $from } a { $to } por encima del río.
leap-captures = Al final de su salto, { $animal-el } puede capturar { $victim-al } de { $to }.
leap-not-blocked = { $Animal-el } puede saltar por encima { $blocker-del } de { $at }.
trap-weakens = { $Victim-el } de { $to } está en una trampa: cualquier animal enemigo puede capturar{ $victim-lo }.
trap-overrides = { $Victim-el } de { $to } está en una trampa: ahora incluso { $animal-el } puede capturar{ $victim-lo }.
trap-permanent = { $Victim-el } de { $to } ha estado en una trampa: cualquier animal enemigo puede capturar{ $victim-lo }.
trapped-captures = { $Animal-el } de { $from } está en una trampa, pero puede capturar como siempre.

# Lo que provoca un movimiento.
equal-both-out = { $Animal-el } y { $victim-el } tienen la misma fuerza: los dos animales quedan fuera del juego.
win-by-den = { $Animal-el } ha entrado en la guarida de { $to }: ganan las { $mover }.
win-by-capturing-all = A las { $loser } no les queda ningún animal: ganan las { $mover }.
nobody-left = Los dos bandos se han quedado sin animales: la partida termina en empate.
no-legal-move-loses = Las { $loser } no pueden hacer ningún movimiento permitido: ganan las { $mover }.
no-legal-move-draws = Las { $loser } no pueden hacer ningún movimiento permitido: la partida termina en empate.
threefold-draws = Se ha dado la misma posición por tercera vez: la partida termina en empate.
threefold-claim = Se ha dado la misma posición por tercera vez: las { $mover } pueden declarar empate.
threefold-claim-with = Con { $display } se daría la misma posición por tercera vez: las { $mover } pueden anunciar este movimiento y declarar empate.
threefold-claimed = Se ha dado la misma posición por tercera vez y las { $mover } han declarado empate.
threefold-claimed-with = Con { $display } se habría dado la misma posición por tercera vez y las { $mover } han declarado empate.
claim-refused = La posición no se ha dado por tercera vez: las { $mover } no pueden declarar empate.
claim-refused-with = Con { $display } la posición no se daría por tercera vez: las { $mover } no pueden declarar empate.
claim-not-in-rules = Con estas reglas nadie puede declarar empate porque se repita una posición.
draw-after-turns =
    { $n ->
        [one] Se ha hecho 1 movimiento y nadie ha ganado: la partida termina en empate.
       *[other] Se han hecho { $n } movimientos y nadie ha ganado: la partida termina en empate.
    }
draw-without-capture =
    { $n ->
        [one] Nadie ha capturado en 1 movimiento: la partida termina en empate.
       *[other] Nadie ha capturado en { $n } movimientos: la partida termina en empate.
    }

# Cómo empieza una decisión. $deed es una de las frases de debajo.
verdict-legal = Permitido. { $display }: { $deed }
verdict-legal-unless-repeated = Permitido, salvo repetición. { $display }: { $deed }
verdict-illegal = No permitido. { $reason }
deed-goes = { $animal-el } va de { $from } a { $to }.
deed-captures = { $animal-el } de { $from } captura { $victim-al } de { $to }.
deed-both-out = { $animal-el } y { $victim-el } de { $to } se eliminan mutuamente del tablero.
claim-now = Así ha sido: el bando al que le toca mover puede declarar empate ahora.
needs-the-game = Sin decisión: esta regla depende de los movimientos anteriores a la posición. Indica la partida completa con --game FILE.

# El pie de una decisión.
may-go-to = Desde { $from } { $animal-el } puede ir a
no-square = ninguna casilla
legal-in = El mismo movimiento vale en
legal-nowhere = ningún reglamento incluido
legal-everywhere = todos los reglamentos incluidos
unless-repeated = salvo repetición: para saberlo hace falta la partida completa
ruled-by = Reglamento aplicado

# Junto a una posición en la terminal.
legend-piece = { $Side }: { $animal } ({ $s })
legend-in-river = { $piece }, en el río
legend-in-own-trap = { $piece }, en una trampa propia
legend-in-trap = { $piece }, en trampa de las { $side }
legend-in-den = { $piece }, en guarida de las { $side }
legend-weak = { $piece }, débil hasta el final
legend-river = río
legend-trap = trampa de las { $side }
legend-den = guarida de las { $side }

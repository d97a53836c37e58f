# Las frases de la hoja de reglas, una por cláusula. Argumentos: $side; los animales $weak y $strong de una excepción;
# listas de animales $swimmers, $capturers, $leapers, $enterers, $blockers (con mayúscula: $Leapers; cuántos son:
# $leapers-count); los números de los límites. Una frase que empieza por un lugar lo escribe con mayúscula.

clause-win-by-den =
    { $dens ->
        [one] Ganas al instante cuando uno de tus animales entra en la guarida enemiga.
       *[other] Ganas al instante cuando uno de tus animales entra en una guarida enemiga.
    }
clause-win-by-capturing-all = También ganas cuando has capturado a todos los animales enemigos.
clause-win-by-capturing-all-only = Ganas cuando has capturado a todos los animales enemigos.
clause-first-mover = Empiezan las { $side }.
clause-take-turns = Después se juega por turnos.
clause-move-one-step = En tu turno debes mover uno de tus animales una casilla: hacia adelante, hacia atrás, a la izquierda o a la derecha, pero nunca en diagonal.
clause-own-animal = No puedes mover a una casilla donde haya otro de tus animales.
clause-capture-equal-or-weaker = Puedes mover a la casilla de un animal enemigo de igual o menor fuerza. Lo capturas y queda fuera del juego.
clause-capture-weaker-only = Puedes mover a la casilla de un animal enemigo de menor fuerza. Lo capturas y queda fuera del juego.
clause-equal-both-out = Si los dos tienen la misma fuerza, también tu propio animal queda fuera del juego.
clause-see-ladder = En «{ heading-glance }» se ve la fuerza de cada animal.
clause-takes-stronger = { $Weak-el } puede capturar incluso { $strong-al }, pero { $strong-el } no puede capturar { $weak-al }.
clause-takes-equal = Aunque los dos tienen la misma fuerza, { $weak-el } puede capturar { $strong-al }, pero { $strong-el } no puede capturar { $weak-al }.
clause-take-each-other = { $Weak-el } y { $strong-el } pueden capturarse mutuamente.
clause-never-takes = { $Strong-el } no puede capturar { $weak-al }.
clause-never-takes-equal = Aunque los dos tienen la misma fuerza, { $strong-el } no puede capturar { $weak-al }.
clause-neither-takes = Aunque tienen la misma fuerza, { $weak-el } y { $strong-el } no pueden capturarse mutuamente.
clause-water-only-swimmers =
    { $swimmers-count ->
        [one] Solo { $swimmers } puede entrar en el río.
       *[other] Solo { $swimmers } pueden entrar en el río.
    }
clause-water-nobody = Ningún animal puede entrar en el río.
clause-river-capture-free = Puedes capturar dentro del río y también al pasar de la tierra al río o del río a la tierra.
clause-river-capture-at-bank = Puedes capturar al pasar de la tierra al río o del río a la tierra.
clause-no-capture-across-edge = Puedes capturar dentro del río, pero no al pasar de la tierra al río ni del río a la tierra.
clause-no-capture-into-water = Desde la tierra no puedes capturar a un animal que está en el río.
clause-no-capture-out-of-water = Desde el río no puedes capturar a un animal que está en la tierra.
clause-no-capture-in-water = Los animales que están en el río no pueden capturarse entre sí.
clause-river-is-shelter = Un animal que está en el río no puede ser capturado.
clause-no-capture-from-river = Un animal que está en el río no puede capturar.
clause-no-capture-at-river = Un animal que está en el río no puede capturar ni ser capturado.
clause-out-of-water-only =
    { $capturers-count ->
        [one] Desde el río, solo { $capturers } puede capturar a un animal que está en la tierra.
       *[other] Desde el río, solo { $capturers } pueden capturar a un animal que está en la tierra.
    }
clause-safe-from-river = Desde el río, { $weak-el } no puede capturar { $strong-al } que está en la tierra.
clause-leap-both-ways =
    { $leapers-count ->
        [one] { $Leapers } puede saltar en línea recta por encima del río, de una orilla a la otra: hacia los lados, hacia adelante o hacia atrás.
       *[other] { $Leapers } pueden saltar en línea recta por encima del río, de una orilla a la otra: hacia los lados, hacia adelante o hacia atrás.
    }
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across =
    { $leapers-count ->
        [one] { $Leapers } puede saltar en línea recta por encima del río, de una orilla a la otra, pero solo hacia los lados.
       *[other] { $Leapers } pueden saltar en línea recta por encima del río, de una orilla a la otra, pero solo hacia los lados.
    }
clause-leap-along =
    { $leapers-count ->
        [one] { $Leapers } puede saltar en línea recta por encima del río, de una orilla a la otra, pero solo hacia adelante o hacia atrás.
       *[other] { $Leapers } pueden saltar en línea recta por encima del río, de una orilla a la otra, pero solo hacia adelante o hacia atrás.
    }
clause-leap-across-too =
    { $leapers-count ->
        [one] También { $leapers } puede saltar, pero solo hacia los lados.
       *[other] También { $leapers } pueden saltar, pero solo hacia los lados.
    }
clause-leap-along-too =
    { $leapers-count ->
        [one] También { $leapers } puede saltar, pero solo hacia adelante o hacia atrás.
       *[other] También { $leapers } pueden saltar, pero solo hacia adelante o hacia atrás.
    }
clause-leap-none = Ningún animal puede saltar por encima del río.
clause-leap-both-rivers =
    { $leapers-count ->
        [one] { $Leapers } puede incluso saltar por encima de dos ríos en un solo movimiento si la tierra que hay entre ellos está vacía.
       *[other] { $Leapers } pueden incluso saltar por encima de dos ríos en un solo movimiento si la tierra que hay entre ellos está vacía.
    }
clause-leap-blocked = No puedes saltar por encima de { $blockers } que esté en el río, ya sea de tu bando o del enemigo.
clause-leap-blocked-by-any = No puedes saltar por encima de un animal que esté en el río, ya sea de tu bando o del enemigo.
clause-leap-blocked-by-enemy = No puedes saltar por encima de { $blockers } que esté en el río si es del bando enemigo, pero sí puedes si es de tu bando.
clause-leap-blocked-by-any-enemy = No puedes saltar por encima de un animal que esté en el río si es del bando enemigo, pero sí puedes si es de tu bando.
clause-leap-others-free = Puedes saltar por encima de los demás animales que estén en el río.
clause-leap-not-blocked = Puedes saltar por encima de los animales que estén en el río.
clause-leap-captures = Como en cualquier movimiento, puedes capturar en la casilla donde termina el salto.
clause-leap-no-capture = Solo puedes saltar a una casilla vacía.
clause-trap-weakens-enemy = Si uno de tus animales está en una trampa enemiga, cualquier animal enemigo puede capturarlo.
clause-trap-weakens-anyone = Si uno de tus animales está en una trampa, sea de quien sea, cualquier animal enemigo puede capturarlo.
clause-trap-weakens-owner = Si uno de tus animales está en una de tus propias trampas, cualquier animal enemigo puede capturarlo.
clause-trap-overrides = En ese caso, incluso { $strong-el } puede capturar { $weak-al }.
clause-trap-overrides-several = En ese caso puede capturarlo incluso un animal que de otro modo nunca podría.
clause-trap-no-override = Ni siquiera en ese caso { $strong-el } puede capturar { $weak-al }.
clause-trap-no-override-several = Ni siquiera en ese caso un animal puede capturar a otro al que nunca puede capturar.
clause-trap-permanent = Esto vale hasta el final de la partida, incluso después de que el animal haya salido de la trampa.
clause-own-trap-harmless =
    { $traps ->
        [one] Tu propia trampa no afecta a tus animales.
       *[other] Tus propias trampas no afectan a tus animales.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] La trampa enemiga no afecta a tus animales.
       *[other] Las trampas enemigas no afectan a tus animales.
    }
clause-own-trap-shelters = Si uno de tus animales está en una de tus propias trampas, nadie puede capturarlo.
clause-own-trap-shelters-even-weak = Si uno de tus animales está en una de tus propias trampas, nadie puede capturarlo, aunque una trampa lo haya debilitado.
clause-traps-harmless = Las trampas no tienen ningún efecto.
clause-trapped-captures = Un animal que está en una trampa puede capturar como siempre.
clause-trapped-may-not-capture = Un animal que está en una trampa no puede capturar. Solo { $weak-el } puede seguir capturando { $strong-al }.
clause-trapped-may-not-capture-several = Un animal que está en una trampa no puede capturar. Solo el que puede capturar a un determinado animal más fuerte puede seguir capturándolo.
clause-trapped-may-not-capture-several-equal = Un animal que está en una trampa no puede capturar. Solo el que puede capturar a un determinado animal más fuerte o de igual fuerza puede seguir capturándolo.
clause-trapped-may-not-capture-at-all = Un animal que está en una trampa no puede capturar.
clause-own-den-barred =
    { $dens ->
        [one] No puedes entrar en tu propia guarida.
       *[other] No puedes entrar en ninguna de tus propias guaridas.
    }
clause-den-only =
    Solo { $enterers } { $enterers-count ->
        [one] puede
       *[other] pueden
    } entrar en { $dens ->
        [one] la guarida enemiga
       *[other] una guarida enemiga
    }.
clause-no-legal-move-loses = Si en tu turno no puedes hacer ningún movimiento permitido, pierdes.
clause-no-legal-move-draws = Si en tu turno no puedes hacer ningún movimiento permitido, la partida termina en empate.
clause-no-animals-left = También pierdes si ya no te queda ningún animal.
clause-no-animals-left-draws = La partida también termina en empate si ya no te queda ningún animal.
clause-no-earlier-position = No puedes hacer que se repita una posición anterior de esta partida, ni siquiera la inicial.
clause-third-time-barred = No puedes hacer que se dé la misma posición por tercera vez.
clause-threefold-draws = Cuando se da la misma posición por tercera vez, la partida termina en empate.
clause-threefold-claim = Cuando se da la misma posición por tercera vez, o se daría con tu próximo movimiento, puedes declarar empate.
clause-same-position = La posición es la misma cuando todos los animales están colocados igual y le toca mover al mismo bando.
clause-same-position-and-weakness = La posición es la misma cuando todos los animales están colocados igual, los mismos animales están debilitados por una trampa y le toca mover al mismo bando.
clause-seven-three =
    { $times ->
        [one] Si, a lo largo de { $turns } de tus turnos, uno de tus animales se ha movido 1 vez a una casilla, no puede moverse a ella en tu siguiente turno.
       *[other] Si, a lo largo de { $turns } de tus turnos, uno de tus animales se ha movido { $times } veces a la misma casilla, no puede moverse a ella en tu siguiente turno.
    }
clause-seventeen-five = Si, durante { $turns } de tus turnos, uno de tus animales solo se ha movido entre las mismas { $squares } casillas, no puede moverse a ninguna de ellas en tu siguiente turno.
clause-count-restarts = La cuenta vuelve a empezar cuando mueves otro animal o entras en una trampa.
clause-count-restarts-without-traps = La cuenta vuelve a empezar cuando mueves otro animal.
clause-draw-after-turns =
    { $n ->
        [one] Si nadie ha ganado después de un movimiento, la partida termina en empate.
       *[other] Si nadie ha ganado después de { $n } movimientos, contando los de ambos bandos, la partida termina en empate.
    }
clause-draw-without-capture =
    { $n ->
        [one] Si nadie captura en un movimiento, la partida termina en empate.
       *[other] Si nadie captura en { $n } movimientos seguidos, contando los de ambos bandos, la partida termina en empate.
    }

# Los pies de las imágenes de una hoja de reglas: `-key` va delante, en negrita. $a, $b, $c … son los animales de la imagen.
figure-setup-key = Preparación.
figure-setup = Las { $white }, en este lado; las { $black }, enfrente.
figure-moving-key = Movimiento.
figure-moving = Cuatro direcciones, una casilla; nunca en diagonal.
figure-capturing-key = Capturas.
figure-capturing =
    { $e-gender ->
        [f] { $A-el } captura a { $b-un } o { $c-un }, no a { $d-un } ni a su propia { $e }.
       *[m] { $A-el } captura a { $b-un } o { $c-un }, no a { $d-un } ni a su propio { $e }.
    }
figure-capturing-weaker =
    { $e-gender ->
        [f] { $A-el } captura a { $c-un }, no a { $b-un } ni { $d-un }, ni a su propia { $e }.
       *[m] { $A-el } captura a { $c-un }, no a { $b-un } ni { $d-un }, ni a su propio { $e }.
    }
figure-exception-key =
    { $exceptions ->
        [one] La excepción.
       *[other] Una excepción.
    }
figure-exception-takes = { $Weak-el } captura { $strong-al }, nunca al revés.
figure-exception-mutual = Pueden capturarse mutuamente.
figure-exception-never = { $Strong-el } nunca captura { $weak-al }.
figure-exception-neither = Ninguno puede capturar al otro.
figure-swimmer-key = A nado.
figure-swimmer = { $A-el } entra y sale; { $b-el } se queda en tierra.
figure-edge-key = La orilla.
figure-edge = Flecha: jugada permitida. Cruz: no permitida.
figure-edge-open = Todas estas capturas están permitidas.
figure-leap-key = El salto.
figure-leap = { $A-el } salta hacia un lado; { $b-el }, hacia adelante.
figure-leap-both-ways = Ambos saltan hacia los lados, hacia adelante o hacia atrás.
figure-leap-one = { $A-el } salta de orilla a orilla.
figure-leap-blocked-key = Sin salto.
figure-leap-blocked = { $C-un } en el agua impide el salto.
figure-trap-key = La trampa.
figure-trap = Incluso { $a-el } puede capturar { $b-al } en la trampa.
figure-trap-override-key = { $B } en la trampa.
figure-trap-override = Aquí, incluso { $a-el } puede capturar { $b-al }.
figure-trap-shelter-key = La trampa propia.
figure-trap-shelter = En su propia trampa, { $b-el } está a salvo.
figure-den-enemy-key = La guarida enemiga.
figure-den-enemy = Entra en ella y ganas.
figure-den-own-key = Tu propia guarida.
figure-den-own = Ninguno de tus animales puede entrar en ella.

# Las mismas imágenes para quienes no pueden verlas: qué hay en cada casilla y qué dicen las flechas y las cruces.
picture = { $caption } { $moves }
picture-next = { $list }; { $item }
picture-placed = { $Side }: { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } de { $from } a { $to }: permitido
picture-illegal = { $animal } de { $from } a { $to }: no permitido

# Lo que dicen las órdenes del árbitro alrededor de sus decisiones.

# Comparación de dos reglamentos.
compare-same-game = { $left } y { $right } son el mismo juego.
compare-same-sheet = Sus hojas de reglas dicen lo mismo.
compare-only-under = Solo según { $rules }
compare-both-allow = Jugadas que ambas permiten aquí: { $count }.
compare-only-allows = solo { $rules } permite

# Repaso de una partida anotada.
word-illegal = No permitido.
replay-head = Reglas { $rules } · jugadas: { $count }
replay-hold-to = Las jugadas hasta { $move } son válidas.
replay-circle = Desde entonces ambos bandos han dado vueltas: { $moves }
replay-no-moves = El registro no tiene jugadas.
replay-all-hold = Todas las jugadas son válidas.
replay-bad-moves =
    { $count ->
        [one] Una jugada no es válida.
       *[other] { $count } jugadas no son válidas.
    }
replay-two-results = El campo Result dice { $claimed }, las jugadas terminan con { $result }.
replay-other-result = El registro indica { $result }; el tablero dice { $shown }.
replay-open = La partida no ha terminado.
replay-early = El registro indica { $result }; en ese momento la partida no ha terminado.
replay-off-the-board = El registro indica { $result } por { $how }, lo que el tablero no puede mostrar.
replay-not-so-far = El registro indica { $result }; la partida no llegó hasta ahí.
replay-tell-how = Si terminó fuera del tablero, un campo como [Termination "resignation"] lo dice.
replay-tell-claim = Si se reclamaron tablas, los campos [Termination "threefold-claim"] y [ClaimedMove "…"] lo dicen.
replay-bad-claim = El registro reclama un empate que no es válido.
replay-was-drawn = La partida acabó en empate en el medio movimiento { $ply }; las jugadas posteriores no cuentan.
replay-was-over = La partida había terminado en el medio movimiento { $ply }; las jugadas posteriores no cuentan.
replay-over-before = La partida ha terminado antes de la primera jugada.

# Decisión sobre una partida interrumpida.
ruling-wins =
    Las { $side } ganan en { $count ->
        [one] 1 medio movimiento
       *[other] { $count } medios movimientos
    }.
ruling-has-won = Las { $side } han ganado.
ruling-neither = Ningún bando puede ganar.
ruling-not-settled = Sin resolver.
ruling-beyond = Las tablas no llegan tan lejos: { $why }.

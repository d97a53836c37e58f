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
ruling-over = La partida ha terminado por sí misma ({ $how }).
ruling-claimed = La partida ha terminado por una reclamación ({ $how }).
ruling-limited = Pero { $clause } puede acabar antes con la partida.
ruling-limited-help = una partida anotada (--game ARCHIVO) dice cuántas jugadas se han hecho, y los contadores de una posición también

# Lo que pueden decir las tablas de finales.
tables-untold = No está en las tablas, que no conocen las jugadas anteriores: { $clauses }.
tables-expense = { $positions } posiciones en { $tables } tablas, unos { $time } de cálculo y { $size } de memoria
tables-solving = Calculando: { $expense }.
tables-too-many = hay { $count } animales en el tablero; una tabla admite como mucho { $most }
tables-uncountable = este final tiene más posiciones de las que se pueden contar
tables-not-at-hand = no hay ninguna tabla de { $ending }, y { $count } animales no se calculan sin pedirlo: { $expense }
tables-not-at-hand-help = --up-to { $count } lo calcula ahora; `shouqi tablebase build` conserva lo calculado para --tables
tables-memory = esto necesita más memoria de la permitida: { $expense }
tables-memory-help = --memory { $size } lo permite
tables-memory-help-threads = --memory { $size } lo permite, --threads 1 necesita menos

# Lo que opina el motor donde no llegan las tablas.
estimate-head = Una estimación del motor, no una decisión.
estimate-score = { $score } para las { $side }.
estimate-depth =
    { $count ->
        [one] Ha calculado 1 medio movimiento por delante.
       *[other] Ha calculado { $count } medios movimientos por delante.
    }
estimate-best = Mejor jugada: { $move }.

# Cómo dice un registro que terminó la partida, detrás de «por».
told-resignation = abandono
told-agreement = acuerdo

# Las reglas con las que se jugó.
word-rules = Reglas { $rules }
rules-differ-game = la partida se jugó con { $then } y se lee con { $now }, que es otro juego
rules-differ-title = la partida se jugó con { $then } y se lee con { $now }, que es el mismo juego
rules-differ-unknown = la partida se jugó con { $then } y se lee con { $now }, que quizá sea otro juego
rules-unknown = la partida se jugó con { $rules }, que el programa no trae
rules-unknown-help = pon su archivo junto a la partida y nómbralo en el campo RulesFile, o indícalo con --rules ARCHIVO
rules-not-beside = una partida en { $folder } no puede nombrar sus reglas: { $file } no está ahí ni más abajo
rules-not-beside-help = cópialo en { $folder }, o guarda la partida en la carpeta de { $file }

# Listas de jugadas y muchas preguntas a la vez.
compare-cannot-stand = esta posición no puede darse según { $rules }: { $why }
moves-over = La partida ha terminado: { $result } ({ $how }).
moves-undecided = Sin decidir: { $clause } depende de las jugadas anteriores a esta posición (--game ARCHIVO).
batch-history-unreadable = la jugada { $place } del historial no se puede leer: { $why }
batch-history-illegal = La jugada { $place } del historial, { $move }, no está permitida.

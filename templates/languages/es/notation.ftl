# Qué falla en un texto que debería ser una jugada, una posición o una partida anotada: en una línea, sin mayúscula
# inicial y sin punto.

# Varias posibilidades.
one-of = { $list } o { $next }
# Qué falla y qué sería correcto.
with-advice = { $why } ({ $hint })

# Jugadas.
unreadable-move = jugada ilegible: { $why }
move-too-long = este texto es demasiado largo para una jugada
move-missing = falta una jugada
move-which-animal = «{ $text }» no dice qué animal mueve
move-not-one = «{ $text }» no es una jugada
move-not-here = «{ $text }» no es una jugada en este tablero
move-two-readings = esto se puede leer de dos maneras
move-other-animal = en { $square } está { $victim-el }, no { $animal-el }
move-no-animal-there =
    las { $side } no tienen ahí { $animal-gender ->
        [f] ninguna
       *[m] ningún
    } { $animal }
move-no-animal =
    las { $side } no tienen { $animal-gender ->
        [f] ninguna
       *[m] ningún
    } { $animal } en el tablero
move-not-to-row =
    las { $side } no tienen { $animal-gender ->
        [f] ninguna
       *[m] ningún
    } { $animal } que pueda ir a la fila { $row }
move-several-animals = puede referirse a más de un animal de las { $side }: { $animal }
move-several-captures = puede referirse a más de una captura
move-several-in-row = { $animal-el } puede ir a varias casillas de la fila { $row }
hint-such-as-move = por ejemplo, a3b3 o Eb3
hint-name-animal = empieza por el animal o su casilla, como E{ $square } o a3{ $square }
hint-too-much = esto sobra; una jugada son dos casillas, como a3b3
hint-square-wanted = aquí hace falta una casilla, como b3
hint-board = el tablero tiene las columnas a hasta { $file } y las filas 1 a { $row }
hint-write = escribe { $choices }
hint-write-or-square = escribe { $move }, o la casilla donde está { $animal-el }
hint-write-squares = escribe las casillas, como a3b3

# Casillas.
unreadable-square = casilla ilegible: { $why }
square-not-here = «{ $text }» no es una casilla de este tablero
hint-squares = las casillas van de a1 a { $square }

# Posiciones.
unreadable-position = posición ilegible: { $why }
position-too-long = este texto es demasiado largo para una posición
position-missing = falta una posición
position-no-side = falta a quién le toca jugar
position-bad-side = «{ $text }» no es un bando
position-too-much = sobra algo después de la posición
position-not-quiet = «{ $text }» no es el número de medios movimientos desde la última captura
position-not-number = «{ $text }» no es el número de la jugada
position-rows =
    esta posición tiene { $count ->
        [one] 1 fila
       *[other] { $count } filas
    }
position-row-length =
    la fila { $row } tiene { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
position-gap = ninguna fila tiene tantas casillas vacías
position-no-animal = «{ $text }» no es un animal de { $rules }
position-idle-mark = este * no marca ningún animal
setup-no-animal =
    { $rules } no tiene { $animal-gender ->
        [f] ninguna
       *[m] ningún
    } { $animal }
setup-off-board = el tablero no tiene la casilla { $square }
setup-crowded = en { $square } hay dos animales
setup-cannot-swim = { $animal-el } de { $square } está en el río y no sabe nadar
setup-in-own-den = { $animal-el } de { $square } está en su propia guarida, donde no puede entrar
setup-in-enemy-den = { $animal-el } de { $square } está en la guarida enemiga, donde no puede entrar
setup-both-won = hay animales de ambos bandos en la guarida enemiga
setup-no-lasting-weakness = { $animal-el } de { $square } lleva la marca de debilidad permanente, pero según { $rules } la debilidad acaba con la trampa
hint-such-as-position = por ejemplo, «{ $position }»
hint-end-with-side = termina la posición con " w" o " b"
hint-sides = escribe w si les toca a las { $white }, b si les toca a las { $black }
hint-position-end = una posición termina con los medios movimientos desde la última captura y el número de la jugada
hint-whole-number = escribe un número entero, { $least } o mayor
hint-rows = el tablero tiene { $count }, separadas por /
hint-files = el tablero tiene { $count } columnas
hint-gap = escribe un número del 1 al { $most }
hint-animals = { $letters } son los animales de las { $white }; en minúscula, los de las { $black }
hint-mark = va detrás del animal que una trampa ha debilitado para siempre
hint-one-den = la partida termina en cuanto un animal entra en la guarida enemiga
hint-no-star = quita el *
hint-no-such-game = ninguna partida con estas reglas llega a esto

# Partidas anotadas.
record-too-long = este registro es demasiado largo
record-open-comment = este comentario no se cierra
record-open-variation = esta variante no se cierra
record-late-tag = los campos entre corchetes van antes de las jugadas
record-closes-nothing = este { $mark } no cierra nada
record-no-tag = esto no es un campo
record-tag-twice = el campo { $tag } ya está más arriba
record-percent = ninguna jugada empieza por %
record-goes-on = el registro sigue después del resultado
record-illegal-move = esta jugada no está permitida según { $rules }
record-faults = 1 error en { $file }.
hint-at-most = como mucho { $count } MiB
hint-close = ciérralo con { $mark }
hint-move-up = ponlo más arriba
hint-leave-out = quítalo
hint-tag = un campo se escribe [White "Emma"]
hint-once = un registro dice cada cosa una sola vez
hint-one-record = un archivo contiene una partida; pon la siguiente en un archivo propio
hint-result-last = el resultado es la última palabra de un registro
hint-replay-tells = `shouqi referee replay` dice por qué

# Lo que dicen las órdenes del árbitro alrededor de sus decisiones.

# Comparación de dos reglamentos.
compare-same-game = { $left } y { $right } son el mismo juego.
compare-same-sheet = Sus hojas de reglas dicen lo mismo.
compare-only-under = Solo según { $rules }
compare-both-allow = Jugadas que ambas permiten aquí: { $count }.
compare-only-allows = solo { $rules } permite

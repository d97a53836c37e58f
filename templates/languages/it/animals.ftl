# Come si chiamano gli animali e in quali altri modi si possono scrivere nelle mosse (`.written`, oltre al nome stesso).
# Ogni altro attributo è una forma del nome che le frasi possono usare: `.il` è `$animal-il`. `.lo` è il pronome che si
# unisce all’infinito (catturarlo, catturarla).
rat = topo
    .il = il topo
    .un = un topo
    .al = al topo
    .del = del topo
    .lo = lo
    .gender = m
    .written = ratto sorcio
cat = gatto
    .il = il gatto
    .un = un gatto
    .al = al gatto
    .del = del gatto
    .lo = lo
    .gender = m
dog = cane
    .il = il cane
    .un = un cane
    .al = al cane
    .del = del cane
    .lo = lo
    .gender = m
wolf = lupo
    .il = il lupo
    .un = un lupo
    .al = al lupo
    .del = del lupo
    .lo = lo
    .gender = m
    .written = volpe
leopard = leopardo
    .il = il leopardo
    .un = un leopardo
    .al = al leopardo
    .del = del leopardo
    .lo = lo
    .gender = m
    .written = pantera
tiger = tigre
    .il = la tigre
    .un = una tigre
    .al = alla tigre
    .del = della tigre
    .lo = la
    .gender = f
lion = leone
    .il = il leone
    .un = un leone
    .al = al leone
    .del = del leone
    .lo = lo
    .gender = m
elephant = elefante
    .il = l’elefante
    .un = un elefante
    .al = all’elefante
    .del = dell’elefante
    .lo = lo
    .gender = m

# Un animale che la lingua non conosce mantiene il suo nome.
animal = { $name }
    .il = il { $name }
    .un = un { $name }
    .al = al { $name }
    .del = del { $name }
    .lo = lo
    .gender = m

# Elenchi. Tutti: «il topo», «la tigre e il leone», «il topo, il cane e il lupo».
all-one = { $animal-il }
all-first = { $animal-il }
all-next = { $list }, { $animal-il }
all-last = { $list } e { $animal-il }
# Uno qualsiasi: «un topo», «un topo o un cane».
any-one = { $animal-un }
any-first = { $animal-un }
any-next = { $list }, { $animal-un }
any-last = { $list } o { $animal-un }

# Le parole di una cattura, come in «topo cattura elefante»: verbi, e parole intorno.
capture-words = cattura prende mangia
    .around = il lo la un una l' l’

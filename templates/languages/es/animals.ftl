# Cómo se llaman los animales y de qué otras maneras se pueden escribir en las jugadas (`.written`, además del nombre).
# Todo otro atributo es una forma del nombre que las frases pueden usar: `.el` es `$animal-el`. `.lo` es el pronombre que
# se une al infinitivo (capturarlo, capturarla).
rat = rata
    .el = la rata
    .un = una rata
    .al = a la rata
    .del = de la rata
    .lo = la
    .gender = f
    .written = ratón raton
cat = gato
    .el = el gato
    .un = un gato
    .al = al gato
    .del = del gato
    .lo = lo
    .gender = m
dog = perro
    .el = el perro
    .un = un perro
    .al = al perro
    .del = del perro
    .lo = lo
    .gender = m
wolf = lobo
    .el = el lobo
    .un = un lobo
    .al = al lobo
    .del = del lobo
    .lo = lo
    .gender = m
    .written = zorro
leopard = leopardo
    .el = el leopardo
    .un = un leopardo
    .al = al leopardo
    .del = del leopardo
    .lo = lo
    .gender = m
    .written = pantera
tiger = tigre
    .el = el tigre
    .un = un tigre
    .al = al tigre
    .del = del tigre
    .lo = lo
    .gender = m
lion = león
    .el = el león
    .un = un león
    .al = al león
    .del = del león
    .lo = lo
    .gender = m
    .written = leon
elephant = elefante
    .el = el elefante
    .un = un elefante
    .al = al elefante
    .del = del elefante
    .lo = lo
    .gender = m

# Un animal que el idioma no conoce conserva su nombre.
animal = { $name }
    .el = el { $name }
    .un = un { $name }
    .al = al { $name }
    .del = del { $name }
    .lo = lo
    .gender = m

# Listas. Todos ellos: «la rata», «el tigre y el león», «la rata, el perro y el lobo».
all-one = { $animal-el }
all-first = { $animal-el }
all-next = { $list }, { $animal-el }
all-last = { $list } y { $animal-el }
# Cualquiera de ellos: «una rata», «una rata o un perro».
any-one = { $animal-un }
any-first = { $animal-un }
any-next = { $list }, { $animal-un }
any-last = { $list } o { $animal-un }

# Las palabras de una captura, como en «rata captura elefante»: verbos, y palabras que los acompañan.
capture-words = captura come toma mata
    .around = a al el la un una

# Como se chamam os animais e de que outras maneiras podem ser escritos nas jogadas (`.written`, além do próprio nome).
# Todo outro atributo é uma forma do nome que as frases podem usar: `.o` é `$animal-o`. `.lo` é o pronome que se une ao
# infinitivo (capturá-lo, capturá-la).
rat = rato
    .o = o rato
    .um = um rato
    .do = do rato
    .lo = lo
    .gender = m
    .written = camundongo ratinho
cat = gato
    .o = o gato
    .um = um gato
    .do = do gato
    .lo = lo
    .gender = m
dog = cachorro
    .o = o cachorro
    .um = um cachorro
    .do = do cachorro
    .lo = lo
    .gender = m
    .written = cão cao
wolf = lobo
    .o = o lobo
    .um = um lobo
    .do = do lobo
    .lo = lo
    .gender = m
    .written = raposa
leopard = leopardo
    .o = o leopardo
    .um = um leopardo
    .do = do leopardo
    .lo = lo
    .gender = m
    .written = onça onca pantera
tiger = tigre
    .o = o tigre
    .um = um tigre
    .do = do tigre
    .lo = lo
    .gender = m
lion = leão
    .o = o leão
    .um = um leão
    .do = do leão
    .lo = lo
    .gender = m
    .written = leao
elephant = elefante
    .o = o elefante
    .um = um elefante
    .do = do elefante
    .lo = lo
    .gender = m

# Um animal que a língua não conhece conserva o seu nome.
animal = { $name }
    .o = o { $name }
    .um = um { $name }
    .do = do { $name }
    .lo = lo
    .gender = m

# Listas. Todos eles: “o rato”, “o tigre e o leão”, “o rato, o cachorro e o lobo”.
all-one = { $animal-o }
all-first = { $animal-o }
all-next = { $list }, { $animal-o }
all-last = { $list } e { $animal-o }
# Qualquer um deles: “um rato”, “um rato ou um cachorro”.
any-one = { $animal-um }
any-first = { $animal-um }
any-next = { $list }, { $animal-um }
any-last = { $list } ou { $animal-um }

# As palavras de uma captura, como em “rato captura elefante”: verbos, e palavras em volta deles.
capture-words = captura come toma
    .around = o a um uma

# What the animals are called, and how else they may be written in moves (`.written`, besides the name itself).
# `.indefinite` is the name with its article.
rat = rat
    .written = R mouse
    .indefinite = a rat
cat = cat
    .written = C
    .indefinite = a cat
dog = dog
    .written = D
    .indefinite = a dog
wolf = wolf
    .written = W fox
    .indefinite = a wolf
leopard = leopard
    .written = P panther
    .indefinite = a leopard
tiger = tiger
    .written = T
    .indefinite = a tiger
lion = lion
    .written = L
    .indefinite = a lion
elephant = elephant
    .written = E
    .indefinite = an elephant

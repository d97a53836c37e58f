# What the animals are called, and how else they may be written in moves (`.written`, besides the name itself).
# Every other attribute is a form of the name that sentences may use: `.an` is `$animal-an`.
rat = rat
    .an = a rat
    .written = R mouse
cat = cat
    .an = a cat
    .written = C
dog = dog
    .an = a dog
    .written = D
wolf = wolf
    .an = a wolf
    .written = W fox
leopard = leopard
    .an = a leopard
    .written = P panther
tiger = tiger
    .an = a tiger
    .written = T
lion = lion
    .an = a lion
    .written = L
elephant = elephant
    .an = an elephant
    .written = E

# An animal that the language does not know keeps its name.
animal = { $name }
    .an = a { $name }

# Lists. All of them: “the rat”, “the tiger and the lion”, “the rat, the dog and the wolf”.
all-one = the { $animal }
all-first = the { $animal }
all-next = { $list }, the { $animal }
all-last = { $list } and the { $animal }
# Any one of them: “a rat”, “a rat or a dog”.
any-one = { $animal-an }
any-first = { $animal-an }
any-next = { $list }, { $animal-an }
any-last = { $list } or { $animal-an }

# The words of a capture in moves, such as “rat takes elephant”: verbs, and words that may stand around them.
capture-words = takes take captures capture eats eat beats
    .around = the a an

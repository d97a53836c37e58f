# Hoe de dieren heten en hoe je ze in zetten nog meer mag schrijven (`.written`, naast de naam zelf). Elk ander
# attribuut is een vorm van de naam voor de zinnen: `.een` is `$animal-een`. Met de lidwoorden (`.de`, `.een`), en de
# voornaamwoorden als onderwerp en als voorwerp (`.hij`, `.hem`).
rat = rat
    .de = de rat
    .een = een rat
    .hij = hij
    .hem = hem
    .written = R muis
cat = kat
    .de = de kat
    .een = een kat
    .hij = hij
    .hem = hem
    .written = K poes
dog = hond
    .de = de hond
    .een = een hond
    .hij = hij
    .hem = hem
    .written = H
wolf = wolf
    .de = de wolf
    .een = een wolf
    .hij = hij
    .hem = hem
    .written = W vos
leopard = luipaard
    .de = de luipaard
    .een = een luipaard
    .hij = hij
    .hem = hem
    .written = P panter
tiger = tijger
    .de = de tijger
    .een = een tijger
    .hij = hij
    .hem = hem
    .written = T
lion = leeuw
    .de = de leeuw
    .een = een leeuw
    .hij = hij
    .hem = hem
    .written = L
elephant = olifant
    .de = de olifant
    .een = een olifant
    .hij = hij
    .hem = hem
    .written = O

# Een dier dat de taal niet kent, houdt zijn naam.
animal = { $name }
    .de = het dier ‘{ $name }’
    .een = een dier ‘{ $name }’
    .hij = het
    .hem = het

# Lijsten. Allemaal: ‘de rat’, ‘tijger en leeuw’, ‘rat, hond en wolf’.
all-one = { $animal-de }
all-first = { $animal }
all-next = { $list }, { $animal }
all-last = { $list } en { $animal }
# Een ervan: ‘een rat’, ‘een rat of een hond’.
any-one = { $animal-een }
any-first = { $animal-een }
any-next = { $list }, { $animal-een }
any-last = { $list } of { $animal-een }

# De woorden van een slag, zoals in “rat slaat olifant”: werkwoorden, en woorden eromheen.
capture-words = slaat neemt pakt vangt
    .around = de het een

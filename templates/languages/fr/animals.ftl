# Comment s’appellent les animaux, et comment on peut encore les écrire dans les coups (`.written`, en plus du nom
# lui-même). Chaque autre attribut est une forme du nom pour les phrases : `.un` est `$animal-un`. Avec les articles
# (`.le`, `.un`), et les pronoms sujet et complément (`.il`, `.cod`). Tous ces noms sont masculins, et « Seul » et
# « Seuls » le supposent.
rat = rat
    .le = le rat
    .un = un rat
    .il = il
    .cod = le
    .written = R souris
cat = chat
    .le = le chat
    .un = un chat
    .il = il
    .cod = le
    .written = C
dog = chien
    .le = le chien
    .un = un chien
    .il = il
    .cod = le
wolf = loup
    .le = le loup
    .un = un loup
    .il = il
    .cod = le
    .written = renard
leopard = léopard
    .le = le léopard
    .un = un léopard
    .il = il
    .cod = le
    .written = P leopard panthère panthere
tiger = tigre
    .le = le tigre
    .un = un tigre
    .il = il
    .cod = le
    .written = T
lion = lion
    .le = le lion
    .un = un lion
    .il = il
    .cod = le
    .written = L
elephant = éléphant
    .le = l’éléphant
    .un = un éléphant
    .il = il
    .cod = le
    .written = E elephant

# Un animal que la langue ne connaît pas garde son nom.
animal = { $name }
    .le = l’animal « { $name } »
    .un = un animal « { $name } »
    .il = il
    .cod = le

# Listes. Tous : « le rat », « le tigre et le lion », « le rat, le chien et le loup ».
all-one = { $animal-le }
all-first = { $animal-le }
all-next = { $list }, { $animal-le }
all-last = { $list } et { $animal-le }
# N’importe lequel d’entre eux : « un rat », « un rat ou un chien ».
any-one = { $animal-un }
any-first = { $animal-un }
any-next = { $list }, { $animal-un }
any-last = { $list } ou { $animal-un }

# Les mots d’une prise, comme dans « rat prend éléphant » : les verbes, et les mots autour.
capture-words = prend capture mange bat
    .around = le la les un une l' l’

# Ce qui ne va pas dans un texte qui devrait être un coup, une position ou une partie notée : en une ligne, sans
# majuscule et sans point.

# Plusieurs possibilités.
one-of = { $list } ou { $next }
# Ce qui ne va pas, et ce qui serait juste.
with-advice = { $why } ({ $hint })

# Coups.
unreadable-move = coup illisible : { $why }
move-too-long = ce texte est trop long pour un coup
move-missing = il manque un coup
move-which-animal = « { $text } » ne dit pas quel animal joue
move-not-one = « { $text } » n’est pas un coup
move-not-here = « { $text } » n’est pas un coup sur ce plateau
move-two-readings = cela peut se lire de deux façons
move-other-animal = en { $square } se trouve { $victim-le }, pas { $animal-le }
move-no-animal-there = { $Side } n’a pas là d’animal de ce nom : { $animal }
move-no-animal = { $Side } n’a pas sur le plateau d’animal de ce nom : { $animal }
move-not-to-row = { $Side } n’a pas d’animal de ce nom ({ $animal }) qui puisse aller en rangée { $row }
move-several-animals = cela peut désigner plusieurs animaux { $side-de } : { $animal }
move-several-captures = cela peut désigner plusieurs captures
move-several-in-row = { $animal-le } peut aller sur plusieurs cases de la rangée { $row }
hint-such-as-move = par exemple a3b3 ou Eb3
hint-name-animal = commencez par l’animal ou sa case, comme E{ $square } ou a3{ $square }
hint-too-much = c’est trop ; un coup est fait de deux cases, comme a3b3
hint-square-wanted = il faut une case ici, comme b3
hint-board = le plateau a les colonnes a à { $file } et les rangées 1 à { $row }
hint-write = écrivez { $choices }
hint-write-or-square = écrivez { $move }, ou la case où se trouve { $animal-le }
hint-write-squares = écrivez les cases, comme a3b3

# Cases.
unreadable-square = case illisible : { $why }
square-not-here = « { $text } » n’est pas une case de ce plateau
hint-squares = les cases vont de a1 à { $square }

# Positions.
unreadable-position = position illisible : { $why }
position-too-long = ce texte est trop long pour une position
position-missing = il manque une position
position-no-side = il manque le camp qui a le trait
position-bad-side = « { $text } » n’est pas un camp
position-too-much = il y a trop de choses après la position
position-not-quiet = « { $text } » n’est pas le nombre de demi-coups depuis la dernière capture
position-not-number = « { $text } » n’est pas le numéro du coup
position-rows =
    cette position a { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
position-row-length =
    la rangée { $row } a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
position-gap = aucune rangée n’a autant de cases vides
position-no-animal = « { $text } » n’est pas un animal de { $rules }
position-idle-mark = cet * ne marque aucun animal
setup-no-animal = { $rules } ne connaît pas d’animal de ce nom : { $animal }
setup-off-board = le plateau n’a pas de case { $square }
setup-crowded = deux animaux se trouvent en { $square }
setup-cannot-swim = { $animal-le } en { $square } est dans la rivière et ne sait pas nager
setup-in-own-den = { $animal-le } en { $square } est dans sa propre tanière, où il ne peut pas entrer
setup-in-enemy-den = { $animal-le } en { $square } est dans la tanière adverse, où il ne peut pas entrer
setup-both-won = des animaux des deux camps se trouvent dans la tanière adverse
setup-no-lasting-weakness = { $animal-le } en { $square } est marqué comme affaibli pour de bon, mais selon { $rules } la faiblesse prend fin avec le piège
hint-such-as-position = par exemple « { $position } »
hint-end-with-side = terminez la position par " w" ou " b"
hint-sides = écrivez w si { $white } a le trait, b si { $black } a le trait
hint-position-end = une position se termine par les demi-coups depuis la dernière capture et le numéro du coup
hint-whole-number = écrivez un nombre entier, { $least } ou plus
hint-rows = le plateau en a { $count }, séparées par /
hint-files = le plateau a { $count } colonnes
hint-gap = écrivez un nombre de 1 à { $most }
hint-animals = { $letters } sont les animaux { $white-de }, en minuscules ceux { $black-de }
hint-mark = il suit l’animal qu’un piège a affaibli pour de bon
hint-one-den = une partie se termine dès qu’un animal entre dans la tanière adverse
hint-no-star = enlevez l’*
hint-no-such-game = aucune partie selon ces règles n’arrive à cela

# Parties notées.
record-too-long = cette notation est trop longue
record-open-comment = ce commentaire n’est pas fermé
record-open-variation = cette variante n’est pas fermée
record-late-tag = les champs entre crochets viennent avant les coups
record-closes-nothing = ce { $mark } ne ferme rien
record-no-tag = ceci n’est pas un champ
record-tag-twice = le champ { $tag } figure déjà plus haut
record-percent = aucun coup ne commence par %
record-goes-on = la notation continue après son résultat
record-illegal-move = ce coup est interdit selon { $rules }
record-faults = 1 erreur dans { $file }.
hint-at-most = au plus { $count } Mio
hint-close = fermez par { $mark }
hint-move-up = placez-le plus haut
hint-leave-out = enlevez-le
hint-tag = un champ s’écrit [White "Emma"]
hint-once = une notation dit chaque chose une seule fois
hint-one-record = un fichier contient une partie ; mettez la suivante dans son propre fichier
hint-result-last = le résultat est le dernier mot d’une notation
hint-replay-tells = `shouqi referee replay` dit pourquoi

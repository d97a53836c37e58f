# Les mots sous les images d’une feuille de règles : `-key` est en gras devant. $a, $b, $c … sont les animaux de
# l’image.
figure-setup-key = Mise en place.
figure-setup = { $White } est de ce côté, { $black } en face.
figure-moving-key = Le déplacement.
figure-moving = Quatre directions, une case ; jamais en diagonale.
figure-capturing-key = La capture.
figure-capturing = { $A-le } capture { $b-un } ou { $c-un }, pas { $d-un }, jamais l’un des siens.
figure-capturing-weaker = { $A-le } capture { $c-un }, pas { $b-un } ni { $d-un }, jamais l’un des siens.
figure-exception-key =
    { $exceptions ->
        [one] L’exception.
       *[other] Une exception.
    }
figure-exception-takes = { $Weak-le } capture { $strong-le }, jamais l’inverse.
figure-exception-mutual = Chacun peut capturer l’autre.
figure-exception-never = { $Strong-le } ne capture jamais { $weak-le }.
figure-exception-neither = Aucun des deux ne peut capturer l’autre.
figure-swimmer-key = Le nageur.
figure-swimmer = { $A-le } va et vient ; { $b-le } reste à terre.
figure-edge-key = Le bord de l’eau.
figure-edge = Flèche : coup autorisé. Croix : coup interdit.
figure-edge-open = Toutes ces captures sont autorisées.
figure-leap-key = Le saut.
figure-leap = { $A-le } saute de côté, { $b-le } vers l’avant.
figure-leap-both-ways = Tous deux sautent de côté, en avant ou en arrière.
figure-leap-one = { $A-le } saute d’une rive à l’autre.
figure-leap-blocked-key = Pas de saut.
figure-leap-blocked = { $C-un } dans l’eau empêche le saut.
figure-trap-key = Le piège.
figure-trap = Même { $a-le } peut capturer { $b-le } dans le piège.
figure-trap-override-key = { $B-le } dans le piège.
figure-trap-override = Ici, même { $a-le } peut capturer { $b-le }.
figure-trap-shelter-key = Son propre piège.
figure-trap-shelter = { $B-le } n’y risque rien.
figure-den-enemy-key = La tanière adverse.
figure-den-enemy = Entrez-y et vous gagnez.
figure-den-own-key = Votre propre tanière.
figure-den-own = Aucun de vos animaux ne peut y entrer.

# Les mêmes images pour qui ne peut pas les voir : qui se trouve où, et ce que disent les flèches et les croix.
picture = { $caption } { $moves }
picture-next = { $list } ; { $item }
picture-placed = { $side } : { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } { $from } vers { $to } : autorisé
picture-illegal = { $animal } { $from } vers { $to } : interdit

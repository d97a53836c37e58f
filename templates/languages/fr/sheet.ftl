# Ce que dit une feuille de règles en plus de ses règles.

# La ligne sous le titre, et la ligne d’ambiance (la seconde si le plateau n’a pas de rivière ou pas de pièges).
subtitle = Pour deux joueurs, dès 7 ans
lead = Vos animaux se faufilent dans la jungle, entre rivières et pièges, vers la tanière adverse.
lead-plain = Vos animaux se faufilent dans la jungle, à la rencontre de l’adversaire.

# Les parties.
heading-goal = But du jeu
heading-box = Contenu
heading-setup = Mise en place
heading-turn = Votre tour
heading-capture = La capture
heading-river = La rivière
heading-traps = Pièges et tanières
heading-end = Fin de la partie
heading-glance = En un coup d’œil

# Ce que contient la boîte : $animals en tout, $each par joueur.
box =
    { $animals ->
        [one] 1 plateau et 1 animal.
       *[other] 1 plateau et { $animals } animaux, { $each } par joueur.
    }
box-uneven =
    { $animals ->
        [one] 1 plateau et 1 animal.
       *[other] 1 plateau et { $animals } animaux.
    }
setup = Asseyez-vous face à face, aux deux bouts du plateau. Placez vos animaux comme le montre l’image. La tanière et les pièges de votre côté sont à vous.
setup-plain = Asseyez-vous face à face, aux deux bouts du plateau. Placez vos animaux comme le montre l’image.
setup-marked = Asseyez-vous face à face, aux deux bouts du plateau. Placez vos animaux comme le montre l’image. Chaque tanière et chaque piège appartient au joueur dont la marque y figure.

# L’aide-mémoire.
glance-exceptions = Exceptions
glance-swims = Nageurs
glance-leaps = Sauteurs
glance-traps = Pièges dangereux
glance-shelter = Pièges sûrs
# Un animal avec ce qu’il sait faire entre parenthèses, et plusieurs à la suite.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } et { $item }
glance-nobody = aucun
leap-sideways = à gauche et à droite
leap-lengthwise = en avant et en arrière
leap-every-way = dans les quatre directions
leap-two-rivers = aussi par-dessus les deux rivières
traps-enemy = ceux de l’adversaire
traps-own = les vôtres
traps-all = tous
traps-none = aucun
# Les captures hors de l’ordre des forces, à côté de l’échelle.
arrow-takes = { $weak-le } capture { $strong-le }
arrow-mutual = { $weak-le } et { $strong-le } se capturent l’un l’autre
arrow-never = { $strong-le } ne capture jamais { $weak-le }
arrow-neither = { $weak-le } et { $strong-le } ne se capturent jamais l’un l’autre
# Ce qu’un animal de l’échelle sait faire en plus.
gift-swims = nage
gift-leaps = saute la rivière
gift-takes = capture { $victim-le }
gift-spares = ne capture pas { $victim-le }
# L’animal en haut de l’échelle.
ladder-strongest = force maximale

# Le bas de page.
rules-name = Règles « { $rules } », version { $version } · code de contrôle { $mark }
page = Page { $page } sur { $pages }

# Ce que veulent dire les signes après les phrases.
note-reading = Les règles que nous suivons ne le disent pas ; c’est notre lecture.
note-measured = Les règles que nous suivons ne le disent pas en toutes lettres, mais leurs chiffres ne s’obtiennent qu’ainsi.
note-disputed = Les règles que nous suivons ne sont pas claires ici ; c’est notre lecture.
# La même chose en peu de mots, pour la marge d’une feuille annotée.
remark-reading = absent de la source
remark-measured = absent des mots de la source ; ses chiffres l’exigent
remark-disputed = les mots de la source sont contestés

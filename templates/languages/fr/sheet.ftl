# Ce que dit une feuille de règles en plus de ses règles.

# La ligne sous le titre, et la ligne d’ambiance (la seconde si le plateau n’a pas de rivière ou pas de pièges).
subtitle = Pour 2 joueurs, dès 7 ans, 15 à 30 minutes
subtitle-untimed = Pour 2 joueurs, dès 7 ans
lead = Vos animaux se faufilent dans la jungle, entre rivières et pièges, vers la tanière adverse.
lead-river = Vos animaux se faufilent dans la jungle, entre la rivière et les pièges, vers la tanière adverse.
lead-plain = Vos animaux se faufilent dans la jungle, à la rencontre de l’adversaire.

# Les parties.
heading-goal = But du jeu
heading-box = Matériel
heading-setup = Mise en place
heading-turn = Votre tour
heading-capture = La capture
heading-river = La rivière
heading-traps = Pièges et tanières
heading-traps-alone = Pièges
heading-dens-alone = Tanières
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
setup-plain = Asseyez-vous face à face, aux deux bouts du plateau. Placez vos animaux comme sur l’image « { heading-setup } ».
setup-home =
    { $traps ->
        [one] La tanière et le piège de votre côté sont à vous.
       *[other] La tanière et les pièges de votre côté sont à vous.
    }
setup-home-dens =
    { $dens ->
        [one] La tanière de votre côté est à vous.
       *[other] Les tanières de votre côté sont à vous.
    }
setup-home-traps =
    { $traps ->
        [one] Le piège de votre côté est à vous.
       *[other] Les pièges de votre côté sont à vous.
    }
setup-marked = Chaque tanière et chaque piège appartient au joueur dont la marque y figure.
setup-marked-dens = Chaque tanière appartient au joueur dont la marque y figure.
setup-marked-traps = Chaque piège appartient au joueur dont la marque y figure.

# L’aide-mémoire.
glance-exceptions =
    { $exceptions ->
        [one] L’exception
       *[other] Exceptions
    }
glance-swims = Nageurs
glance-leaps = Sauteurs
glance-traps = Attention
glance-traps-harmless = Pièges
glance-shelter = Abri
# Un animal avec ce qu’il sait faire entre parenthèses, et plusieurs à la suite.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } et { $item }
glance-nobody = aucun
leap-sideways = à gauche et à droite
leap-lengthwise = en avant et en arrière
leap-every-way = dans les quatre directions
leap-two-rivers = aussi par-dessus deux rivières
traps-enemy =
    { $traps ->
        [one] le piège adverse
       *[other] pièges adverses
    }
traps-own =
    { $traps ->
        [one] votre propre piège
       *[other] vos propres pièges
    }
traps-all = tous les pièges
traps-none = sans effet
# Les captures hors de l’ordre des forces, à côté de l’échelle.
arrow-takes = { $weak-le } capture { $strong-le }
arrow-mutual = { $weak-le } et { $strong-le } se capturent l’un l’autre
arrow-never = { $strong-le } ne capture jamais { $weak-le }
arrow-neither = { $weak-le } et { $strong-le } ne se capturent jamais l’un l’autre
# La même chose sur la flèche elle-même, sans place pour des noms.
arrow-verb = capture
arrow-verb-mutual = se capturent
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
note-reading = La tradition n’en dit rien ; c’est notre lecture.
note-measured = La source ne le dit pas en toutes lettres, mais ses chiffres ne s’obtiennent qu’ainsi.
note-disputed = La tradition n’est pas claire ici ; c’est notre lecture.
# La même chose sur la feuille de vos propres règles.
note-own-reading = Vos règles n’en disent rien ; c’est notre lecture.
note-own-measured = Vos règles ne le disent pas ; les chiffres de celles dont elles partent ne s’obtiennent qu’ainsi.
note-own-disputed = Les règles dont partent les vôtres ne sont pas claires ici ; c’est notre lecture.
# La même chose en peu de mots, pour la marge d’une feuille annotée.
remark-reading = absent de la source
remark-measured = absent des mots de la source ; ses chiffres l’exigent
remark-disputed = les mots de la source sont contestés
remark-own-reading = absent de vos règles
remark-own-measured = absent de vos règles ; les chiffres de celles dont elles partent l’exigent
remark-own-disputed = les mots des règles dont partent les vôtres sont contestés

# Quand aucune règle ne limite les allées et venues.
repetition-free = Rien n’interdit les allées et venues. Si personne n’avance, convenez d’un match nul.

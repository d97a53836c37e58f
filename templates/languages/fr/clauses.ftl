# Les phrases de la feuille de règles, règle par règle. Arguments : $side ; les animaux $weak et $strong d’une
# exception ; les listes d’animaux $swimmers, $capturers, $leapers, $enterers, $blockers (avec majuscule : $Leapers ;
# combien : $leapers-count) ; les nombres des limites. Une phrase qui commence par une place l’écrit avec une
# majuscule.

clause-win-by-den =
    { $dens ->
        [one] Vous gagnez aussitôt que l’un de vos animaux entre dans la tanière adverse.
       *[other] Vous gagnez aussitôt que l’un de vos animaux entre dans une tanière adverse.
    }
clause-win-by-capturing-all = Vous gagnez aussi quand vous avez capturé tous les animaux adverses.
clause-win-by-capturing-all-only = Vous gagnez quand vous avez capturé tous les animaux adverses.
clause-first-mover = { $Side } commence.
clause-take-turns = Ensuite, vous jouez à tour de rôle.
clause-move-one-step = À votre tour, vous devez déplacer l’un de vos animaux d’une case : en avant, en arrière, à gauche ou à droite, mais jamais en diagonale.
clause-own-animal = Vous ne pouvez pas aller sur une case où se trouve l’un de vos propres animaux.
clause-capture-equal-or-weaker = Vous pouvez aller sur la case d’un animal adverse de force égale ou inférieure. Vous le capturez, et il est éliminé.
clause-capture-weaker-only = Vous pouvez aller sur la case d’un animal adverse de force inférieure. Vous le capturez, et il est éliminé.
clause-equal-both-out = Si les deux animaux sont de force égale, le vôtre est éliminé lui aussi.
clause-see-ladder = La rubrique « { heading-glance } » montre la force de chaque animal.
clause-takes-stronger = { $Weak-le } peut même capturer { $strong-le }, mais { $strong-le } ne peut pas capturer { $weak-le }.
clause-takes-equal = Bien que les deux soient de force égale, { $weak-le } peut capturer { $strong-le }, mais { $strong-le } ne peut pas capturer { $weak-le }.
clause-take-each-other = { $Weak-le } et { $strong-le } peuvent se capturer l’un l’autre.
clause-never-takes = { $Strong-le } ne peut pas capturer { $weak-le }.
clause-never-takes-equal = Bien que les deux soient de force égale, { $strong-le } ne peut pas capturer { $weak-le }.
clause-neither-takes = Bien que les deux soient de force égale, { $weak-le } et { $strong-le } ne peuvent pas se capturer l’un l’autre.
clause-water-only-swimmers =
    { $swimmers-count ->
        [one] Seul { $swimmers } peut
       *[other] Seuls { $swimmers } peuvent
    } entrer dans la rivière.
clause-water-nobody = Aucun animal ne peut entrer dans la rivière.
clause-river-capture-free = Vous pouvez capturer dans la rivière, et aussi entre la terre ferme et la rivière.
clause-river-capture-at-bank = Vous pouvez capturer par-dessus la rive, de la terre ferme vers l’eau et de l’eau vers la terre ferme.
clause-no-capture-across-edge = Vous pouvez capturer dans la rivière, mais pas entre la terre ferme et la rivière.
clause-no-capture-into-water = Depuis la terre ferme, vous ne pouvez pas capturer un animal qui est dans la rivière.
clause-no-capture-out-of-water = Depuis la rivière, vous ne pouvez pas capturer un animal qui est sur la terre ferme.
clause-no-capture-in-water = Deux animaux qui sont dans la rivière ne peuvent pas se capturer l’un l’autre.
clause-river-is-shelter = Un animal dans la rivière ne peut pas être capturé.
clause-no-capture-from-river = Un animal dans la rivière ne peut pas capturer.
clause-no-capture-at-river = Un animal dans la rivière ne peut ni capturer ni être capturé.
clause-out-of-water-only =
    { $capturers-count ->
        [one] Depuis la rivière, seul { $capturers } peut
       *[other] Depuis la rivière, seuls { $capturers } peuvent
    } capturer un animal qui est sur la terre ferme.
clause-safe-from-river = Depuis la rivière, { $weak-le } ne peut pas capturer { $strong-le } sur la terre ferme.
clause-leap-both-ways =
    { $Leapers } { $leapers-count ->
        [one] peut
       *[other] peuvent
    } sauter en ligne droite par-dessus la rivière, d’une rive à l’autre : en avant, en arrière, à gauche ou à droite.
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across =
    { $Leapers } { $leapers-count ->
        [one] peut
       *[other] peuvent
    } sauter en ligne droite par-dessus la rivière, d’une rive à l’autre, mais seulement à gauche ou à droite.
clause-leap-along =
    { $Leapers } { $leapers-count ->
        [one] peut
       *[other] peuvent
    } sauter en ligne droite par-dessus la rivière, d’une rive à l’autre, mais seulement en avant ou en arrière.
clause-leap-across-too =
    { $Leapers } { $leapers-count ->
        [one] peut
       *[other] peuvent
    } sauter également, mais seulement à gauche ou à droite.
clause-leap-along-too =
    { $Leapers } { $leapers-count ->
        [one] peut
       *[other] peuvent
    } sauter également, mais seulement en avant ou en arrière.
clause-leap-none = Aucun animal ne peut sauter par-dessus la rivière.
clause-leap-both-rivers =
    { $Leapers } { $leapers-count ->
        [one] peut
       *[other] peuvent
    } même sauter par-dessus deux rivières en un seul coup, si les cases de terre ferme qui les séparent sont vides.
clause-leap-blocked = Vous ne pouvez pas sauter par-dessus { $blockers } dans la rivière, quel que soit son camp.
clause-leap-blocked-by-any = Vous ne pouvez pas sauter par-dessus un animal dans la rivière, quel que soit son camp.
clause-leap-blocked-by-enemy = Vous ne pouvez pas sauter par-dessus { $blockers } dans la rivière si c’est un animal adverse, mais vous pouvez sauter par-dessus vos propres animaux.
clause-leap-blocked-by-any-enemy = Vous ne pouvez pas sauter par-dessus un animal adverse dans la rivière, mais vous pouvez sauter par-dessus vos propres animaux.
clause-leap-others-free = Vous pouvez sauter par-dessus les autres animaux qui sont dans la rivière.
clause-leap-not-blocked = Vous pouvez sauter par-dessus les animaux qui sont dans la rivière.
clause-leap-captures = Comme à chaque déplacement, vous pouvez capturer là où vous arrivez.
clause-leap-no-capture = Vous ne pouvez sauter que sur une case vide.
clause-trap-weakens-enemy = Si votre animal est dans un piège adverse, n’importe quel animal adverse peut le capturer.
clause-trap-weakens-anyone = Si votre animal est dans un piège, que ce piège soit à vous ou à l’adversaire, n’importe quel animal adverse peut le capturer.
clause-trap-weakens-owner = Si votre animal est dans l’un de vos propres pièges, n’importe quel animal adverse peut le capturer.
clause-trap-overrides = Dans ce cas, même { $strong-le } peut capturer { $weak-le }.
clause-trap-overrides-several = Dans ce cas, même un animal qui ne peut jamais le capturer autrement peut le faire.
clause-trap-no-override = Même dans ce cas, { $strong-le } ne peut pas capturer { $weak-le }.
clause-trap-no-override-several = Un animal qui ne peut jamais en capturer un autre ne le peut pas non plus dans ce cas.
clause-trap-permanent = Cela dure jusqu’à la fin de la partie, même quand l’animal a quitté le piège.
clause-own-trap-harmless =
    { $traps ->
        [one] Votre propre piège est sans effet sur vos animaux.
       *[other] Vos propres pièges sont sans effet sur vos animaux.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] Le piège adverse est sans effet sur vos animaux.
       *[other] Les pièges adverses sont sans effet sur vos animaux.
    }
clause-own-trap-shelters = Si votre animal est dans l’un de vos propres pièges, il ne peut pas être capturé.
clause-own-trap-shelters-even-weak = Si votre animal est dans l’un de vos propres pièges, il ne peut pas être capturé, même si un piège l’a affaibli.
clause-traps-harmless = Les pièges sont sans effet.
clause-trapped-captures = Un animal dans un piège peut capturer comme d’habitude.
clause-trapped-may-not-capture = Un animal dans un piège ne peut pas capturer. Seul { $weak-le } peut encore capturer { $strong-le }.
clause-trapped-may-not-capture-several = Un animal dans un piège ne peut pas capturer. Seul celui qui a le droit de capturer tel animal plus fort peut encore capturer celui-là.
clause-trapped-may-not-capture-several-equal = Un animal dans un piège ne peut pas capturer. Seul celui qui a le droit de capturer tel animal plus fort ou de force égale peut encore capturer celui-là.
clause-trapped-may-not-capture-at-all = Un animal dans un piège ne peut pas capturer.
clause-own-den-barred =
    { $dens ->
        [one] Vous ne pouvez pas entrer dans votre propre tanière.
       *[other] Vous ne pouvez entrer dans aucune de vos propres tanières.
    }
clause-den-only =
    { $enterers-count ->
        [one] Seul { $enterers } peut
       *[other] Seuls { $enterers } peuvent
    } entrer dans { $dens ->
        [one] la tanière adverse
       *[other] une tanière adverse
    }.
clause-no-legal-move-loses = Si vous ne pouvez jouer aucun coup autorisé à votre tour, vous perdez.
clause-no-legal-move-draws = Si vous ne pouvez jouer aucun coup autorisé à votre tour, la partie se termine par un match nul.
clause-no-animals-left = Vous perdez aussi s’il ne vous reste plus aucun animal.
clause-no-animals-left-draws = La partie se termine aussi par un match nul s’il ne vous reste plus aucun animal.
clause-no-earlier-position = Vous ne pouvez pas reproduire une position déjà apparue dans la partie, pas même la position de départ.
clause-third-time-barred = Vous ne pouvez pas faire apparaître la même position pour la troisième fois.
clause-threefold-draws = Quand la même position apparaît pour la troisième fois, la partie se termine par un match nul.
clause-threefold-claim = Quand la même position apparaît pour la troisième fois, ou apparaîtrait avec votre prochain coup, vous pouvez déclarer le match nul.
clause-same-position = La position est la même quand tous les animaux occupent les mêmes cases et que c’est au même joueur de jouer.
clause-same-position-and-weakness = La position est la même quand tous les animaux occupent les mêmes cases, que les mêmes animaux sont affaiblis par un piège et que c’est au même joueur de jouer.
clause-seven-three = Si, en l’espace de { $turns } de vos tours, l’un de vos animaux est allé { $times } fois sur la même case, il ne peut pas y aller à votre prochain tour.
clause-seventeen-five = Si, pendant { $turns } de vos tours, l’un de vos animaux n’est allé que sur les mêmes { $squares } cases, il ne peut aller sur aucune d’entre elles à votre prochain tour.
clause-count-restarts = Le compte repart de zéro quand vous déplacez un autre animal ou que vous entrez dans un piège.
clause-count-restarts-without-traps = Le compte repart de zéro quand vous déplacez un autre animal.
clause-draw-after-turns =
    { $n ->
        [one] Si personne n’a gagné après un coup, la partie se termine par un match nul.
       *[other] Si personne n’a gagné après { $n } coups, les deux joueurs confondus, la partie se termine par un match nul.
    }
clause-draw-without-capture =
    { $n ->
        [one] Si personne ne capture pendant un coup, la partie se termine par un match nul.
       *[other] Si personne ne capture pendant { $n } coups de suite, les deux joueurs confondus, la partie se termine par un match nul.
    }

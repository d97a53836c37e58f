# Ce que dit l’arbitre. Arguments : les animaux $animal (celui qui joue), $victim et $blocker ; les cases $from, $to,
# $at ; les camps $mover et $loser ; $s et $t (forces), et les nombres des limites.

# Pourquoi un coup est interdit.
game-over = La partie est déjà terminée.
off-board = Il n’y a pas de case { $to } sur ce plateau.
no-animal-there = Il n’y a aucun animal en { $from }.
not-your-turn = { $Animal-le } en { $from } ne peut pas jouer maintenant : c’est à { $mover } de jouer.
must-move = { $Animal-le } reste en { $from } : à votre tour, vous devez déplacer un animal.
move-one-step = { $Animal-le } en { $from } ne peut pas aller en { $to } : { $animal-il } ne peut avancer, reculer, aller à gauche ou à droite que d’une case.
no-diagonal = { $to } est en diagonale par rapport à { $from } : { $animal-le } ne peut pas se déplacer en diagonale.
own-animal = Votre propre { $victim } est en { $to } : { $animal-le } ne peut pas y aller.
capture-equal-or-weaker = { $Animal-le } en { $from } (force { $s }) est plus faible que { $victim-le } en { $to } (force { $t }) et ne peut pas { $victim-cod } capturer.
capture-weaker-only = { $Animal-le } en { $from } et { $victim-le } en { $to } sont de force égale : aucun des deux ne peut capturer l’autre.
capture-weaker-only-this-way = { $Animal-le } en { $from } et { $victim-le } en { $to } sont de force égale : { $animal-le } ne peut pas capturer { $victim-le }.
never-takes = Malgré sa force supérieure, { $animal-le } en { $from } ne peut pas capturer { $victim-le } en { $to }.
never-takes-equal = Même à force égale, { $animal-le } en { $from } ne peut pas capturer { $victim-le } en { $to }.
water-only-swimmers = { $Animal-le } en { $from } ne peut pas entrer dans la rivière en { $to }.
no-capture-into-water = { $Victim-le } en { $to } est dans la rivière : depuis la terre ferme, { $animal-le } en { $from } ne peut pas { $victim-cod } capturer.
no-capture-out-of-water = { $Animal-le } en { $from } est dans la rivière : de là, { $animal-il } ne peut pas capturer { $victim-le } en { $to }.
no-capture-in-water = { $Animal-le } en { $from } et { $victim-le } en { $to } sont tous les deux dans la rivière : ils ne peuvent pas y capturer.
out-of-water-only = { $Animal-le } en { $from } est dans la rivière : de là, { $animal-il } ne peut pas capturer { $victim-le } en { $to }.
safe-from-river = { $Animal-le } en { $from } est dans la rivière : de là, { $animal-il } ne peut pas capturer { $victim-le } en { $to }.
leap-none = { $Animal-le } en { $from } ne peut pas sauter par-dessus la rivière vers { $to } : aucun animal ne le peut.
leap-who = { $Animal-le } en { $from } ne peut pas sauter par-dessus la rivière vers { $to }.
leap-direction = { $Animal-le } en { $from } peut sauter par-dessus la rivière, mais pas dans la direction de { $to }.
leap-both-rivers = { $Animal-le } en { $from } ne peut pas sauter maintenant par-dessus les deux rivières vers { $to }.
leap-blocked = { $Animal-le } ne peut pas sauter de { $from } à { $to } : { $blocker-le } en { $at } barre le passage.
leap-no-capture = { $Victim-le } est en { $to } : { $animal-le } en { $from } ne peut sauter que sur une case vide.
trap-harmless = Le piège en { $to } est sans effet sur { $victim-le } : { $animal-le } en { $from } est plus faible et ne peut pas { $victim-cod } capturer.
own-trap-shelters = { $Victim-le } en { $to } est dans son propre piège : aucun animal ne peut { $victim-cod } capturer.
trap-no-override = { $Victim-le } en { $to } est dans un piège, mais même là, { $animal-le } ne peut pas { $victim-cod } capturer.
trapped-may-not-capture = { $Animal-le } en { $from } est dans un piège et ne peut pas capturer { $victim-le } en { $to }.
own-den-barred = { $to } est votre propre tanière : { $animal-le } en { $from } ne peut pas y entrer.
den-only = { $Animal-le } en { $from } ne peut pas entrer dans la tanière adverse en { $to }.
no-earlier-position = Avec { $animal-le } en { $to }, la position serait la même qu’après le coup { $ply }.
no-earlier-position-start = Avec { $animal-le } en { $to }, la position serait la même qu’au début.
third-time-barred = Avec { $animal-le } en { $to }, la même position apparaîtrait pour la troisième fois.
seven-three = En l’espace de { $turns } tours, { $animal-le } a déjà rejoint { $times } fois { $to } : { $animal-il } ne peut pas y aller maintenant.
seventeen-five = Pendant { $turns } tours, { $animal-le } n’a rejoint que { $squares } cases : { $animal-il } ne peut pas aller maintenant en { $to }, qui en fait partie.

# Pourquoi un coup surprenant est autorisé.
takes-stronger = { $Animal-le } peut capturer { $victim-le }, malgré sa force inférieure.
takes-equal = { $Animal-le } peut capturer { $victim-le }, même à force égale.
takes-by-exception = { $Animal-le } peut capturer { $victim-le } : selon ces règles, chacun peut capturer l’autre.
captures-weaker = { $Animal-le } en { $from } (force { $s }) l’emporte sur { $victim-le } en { $to } (force { $t }) et peut { $victim-cod } capturer.
captures-equal = { $Animal-le } en { $from } et { $victim-le } en { $to } sont de force égale ({ $t }) : { $animal-le } peut { $victim-cod } capturer.
river-capture-free = { $Animal-le } en { $from } peut capturer { $victim-le } en { $to } : la rivière n’est pas un obstacle ici.
leap-across = { $Animal-le } saute par-dessus la rivière, de { $from } à { $to }.
leap-captures = À la fin de son saut, { $animal-le } peut capturer { $victim-le } en { $to }.
leap-not-blocked = { $Animal-le } peut sauter par-dessus { $blocker-le } en { $at }.
trap-weakens = { $Victim-le } en { $to } est dans un piège : n’importe quel animal adverse peut { $victim-cod } capturer.
trap-overrides = { $Victim-le } en { $to } est dans un piège : maintenant, même { $animal-le } peut { $victim-cod } capturer.
trap-permanent = { $Victim-le } en { $to } a déjà été dans un piège : n’importe quel animal adverse peut { $victim-cod } capturer.
trapped-captures = { $Animal-le } en { $from } est dans un piège, mais peut capturer comme d’habitude.

# Ce qu’un coup entraîne.
equal-both-out = { $Animal-le } et { $victim-le } sont de force égale : les deux sont éliminés.
win-by-den = { $Animal-le } a pénétré dans la tanière en { $to } : { $mover } gagne.
win-by-capturing-all = { $Loser } n’a plus aucun animal : { $mover } gagne.
nobody-left = Aucun des deux joueurs n’a plus d’animal : la partie se termine par un match nul.
no-legal-move-loses = { $Loser } ne peut jouer aucun coup autorisé : { $mover } gagne.
no-legal-move-draws = { $Loser } ne peut jouer aucun coup autorisé : la partie se termine par un match nul.
threefold-draws = La même position est apparue pour la troisième fois : la partie se termine par un match nul.
threefold-claim = La même position est apparue pour la troisième fois : { $mover } peut déclarer le match nul.
threefold-claim-with = Avec { $display }, la même position apparaîtrait pour la troisième fois : { $mover } peut annoncer ce coup et déclarer le match nul.
threefold-claimed = La même position est apparue pour la troisième fois, et { $mover } a déclaré le match nul.
threefold-claimed-with = Avec { $display }, la même position serait apparue pour la troisième fois, et { $mover } a déclaré le match nul.
claim-refused = La position n’est pas apparue pour la troisième fois : { $mover } ne peut pas déclarer le match nul.
claim-refused-with = Avec { $display }, la position n’apparaîtrait pas pour la troisième fois : { $mover } ne peut pas déclarer le match nul.
claim-not-in-rules = D’après ces règles, personne ne peut déclarer le match nul parce qu’une position se répète.
draw-after-turns =
    { $n ->
        [one] Après un coup, personne n’a gagné : la partie se termine par un match nul.
       *[other] Après { $n } coups, personne n’a gagné : la partie se termine par un match nul.
    }
draw-without-capture =
    { $n ->
        [one] Personne n’a capturé pendant un coup : la partie se termine par un match nul.
       *[other] Personne n’a capturé pendant { $n } coups : la partie se termine par un match nul.
    }

# Le début d’une décision. $deed est l’une des phrases qui suivent.
verdict-legal = Autorisé. { $display } : { $deed }
verdict-legal-unless-repeated = Autorisé, sauf répétition. { $display } : { $deed }
verdict-illegal = Interdit. { $reason }
deed-goes = { $animal-le } va de { $from } à { $to }.
deed-captures = { $animal-le } en { $from } capture { $victim-le } en { $to }.
deed-both-out = { $animal-le } et { $victim-le } en { $to } s’éliminent l’un l’autre.
claim-now = C’est arrivé : le joueur dont c’est le tour peut maintenant déclarer le match nul.
needs-the-game = Non jugé : cette règle demande les coups joués avant la position. Donnez toute la partie avec --game FILE.

# Le bas d’une décision.
may-go-to = De { $from }, { $animal-le } peut aller sur
no-square = aucune case
legal-in = Le même coup est autorisé dans
legal-nowhere = aucune variante fournie
legal-everywhere = toutes les variantes fournies
unless-repeated = sauf répétition : il faut pour cela toute la partie
ruled-by = Jugé selon

# À côté d’une position dans le terminal.
legend-piece = { $animal } { $side-de } ({ $s })
legend-in-river = { $piece }, dans la rivière
legend-in-own-trap = { $piece }, dans son propre piège
legend-in-trap = { $piece }, dans un piège { $side-de }
legend-in-den = { $piece }, dans la tanière { $side-de }
legend-weak = { $piece }, faible pour de bon
legend-river = rivière
legend-trap = piège { $side-de }
legend-den = tanière { $side-de }

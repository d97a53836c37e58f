# Ce que disent les commandes de l’arbitre autour de ses décisions.

# Comparaison de deux variantes.
compare-same-game = { $left } et { $right } sont le même jeu.
compare-same-sheet = Leurs feuilles de règles disent la même chose.
compare-only-under = Seulement selon { $rules }
compare-both-allow = Coups autorisés ici par les deux : { $count }.
compare-only-allows = seulement autorisés par { $rules }

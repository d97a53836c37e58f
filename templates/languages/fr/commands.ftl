# Ce que disent les commandes de l’arbitre autour de ses décisions.

# Comparaison de deux variantes.
compare-same-game = { $left } et { $right } sont le même jeu.
compare-same-sheet = Leurs feuilles de règles disent la même chose.
compare-only-under = Seulement selon { $rules }
compare-both-allow = Coups autorisés ici par les deux : { $count }.
compare-only-allows = seulement autorisés par { $rules }

# Relecture d’une partie notée.
word-illegal = Interdit.
replay-head = Règles { $rules } · coups : { $count }
replay-hold-to = Les coups jusqu’à { $move } sont valables.
replay-circle = Depuis, les deux camps ont tourné en rond : { $moves }
replay-no-moves = La notation ne contient aucun coup.
replay-all-hold = Tous les coups sont valables.
replay-bad-moves =
    { $count ->
        [one] Un coup n’est pas valable.
       *[other] { $count } coups ne sont pas valables.
    }
replay-two-results = Le champ Result indique { $claimed }, les coups finissent par { $result }.
replay-other-result = La notation annonce { $result } ; le plateau donne { $shown }.
replay-open = La partie n’est pas terminée.
replay-early = La notation annonce { $result } ; à ce moment, la partie n’est pas terminée.
replay-off-the-board = La notation annonce { $result } par { $how }, ce que le plateau ne peut pas montrer.
replay-not-so-far = La notation annonce { $result } ; la partie n’est pas allée jusque-là.
replay-tell-how = Si elle s’est terminée hors du plateau, un champ comme [Termination "resignation"] le dit.
replay-tell-claim = Si la nulle a été demandée, les champs [Termination "threefold-claim"] et [ClaimedMove "…"] le disent.
replay-bad-claim = La notation demande une nulle qui n’est pas valable.
replay-was-drawn = La partie était nulle au demi-coup { $ply } ; les coups suivants ne comptent pas.
replay-was-over = La partie était terminée au demi-coup { $ply } ; les coups suivants ne comptent pas.
replay-over-before = La partie est terminée avant son premier coup.

# Décision sur une partie interrompue.
ruling-wins =
    { $Side } gagne en { $count ->
        [one] 1 demi-coup
       *[other] { $count } demi-coups
    }.
ruling-has-won = { $Side } a gagné.
ruling-neither = Aucun camp ne peut gagner.
ruling-not-settled = Non tranché.
ruling-beyond = Les tables ne vont pas jusque-là : { $why }.

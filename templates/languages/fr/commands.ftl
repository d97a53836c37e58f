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
ruling-over = La partie s’est terminée d’elle-même ({ $how }).
ruling-claimed = La partie s’est terminée sur une demande ({ $how }).
ruling-limited = Mais { $clause } peut mettre fin à la partie avant.
ruling-limited-help = une partie notée (--game FICHIER) dit combien de coups ont été joués, et les compteurs d’une position aussi

# Ce que les tables de finales peuvent dire.
tables-untold = Absent des tables, qui ne connaissent pas les coups précédents : { $clauses }.
tables-expense = { $positions } positions en { $tables } tables, environ { $time } de calcul et { $size } de mémoire
tables-solving = Calcul en cours : { $expense }.
tables-too-many = { $count } animaux se trouvent sur le plateau ; une table en contient au plus { $most }
tables-uncountable = cette finale a plus de positions qu’on ne peut en compter
tables-not-at-hand = il n’y a pas de table de { $ending }, et { $count } animaux ne sont pas calculés sans le demander : { $expense }
tables-not-at-hand-help = --up-to { $count } la calcule maintenant ; `shouqi tablebase build` garde ce qu’il calcule pour --tables
tables-memory = il faudrait plus de mémoire que permis : { $expense }
tables-memory-help = --memory { $size } le permet
tables-memory-help-threads = --memory { $size } le permet, --threads 1 en demande moins

# Ce que pense le moteur là où les tables ne vont pas.
estimate-head = Une estimation du moteur, pas une décision.
estimate-score = { $score } pour { $side }.
estimate-depth =
    { $count ->
        [one] Il a calculé { $count } demi-coup à l’avance.
       *[other] Il a calculé { $count } demi-coups à l’avance.
    }
estimate-best = Meilleur coup : { $move }.

# Comment une partie notée dit s’être terminée, après « par ».
told-resignation = abandon
told-agreement = accord mutuel

# Les règles de la partie notée.
word-rules = Règles { $rules }
rules-differ-game = la partie a été jouée selon { $then } et est lue selon { $now }, qui est un autre jeu
rules-differ-title = la partie a été jouée selon { $then } et est lue selon { $now }, qui est le même jeu
rules-differ-unknown = la partie a été jouée selon { $then } et est lue selon { $now }, qui est peut-être un autre jeu
rules-unknown = la partie a été jouée selon { $rules }, que le programme ne fournit pas
rules-unknown-help = placez leur fichier à côté de la partie et nommez-le dans le champ RulesFile, ou indiquez-le par --rules FICHIER
rules-not-beside = une partie dans { $folder } ne peut pas nommer ses règles : { $file } n’est ni là ni plus bas
rules-not-beside-help = copiez-le dans { $folder }, ou gardez la partie dans le dossier de { $file }

# Liste des coups, et plusieurs questions à la fois.
compare-cannot-stand = cette position ne peut pas exister selon { $rules } : { $why }
moves-over = La partie est terminée : { $result } ({ $how }).
moves-undecided = Non tranché : { $clause } dépend des coups avant cette position (--game FICHIER).
batch-history-unreadable = le coup { $place } de l’historique est illisible : { $why }
batch-history-illegal = Le coup { $place } de l’historique, { $move }, est interdit.

# Une partie à une table, entre personnes ou contre le programme.

# Les mots que l’on peut taper ; le premier de chaque liste figure dans l’aide. Les mots anglais marchent toujours
# aussi. Aucun mot ne doit être un animal, un camp ou un coup.
play-words-undo = annuler
play-words-redo = refaire rétablir retablir
play-words-legal = autorisé autorise permis légal
play-words-hint = conseil indice
play-words-moves = coups
play-words-board = plateau
play-words-strengths = forces force
play-words-draw = nulle nul
play-words-claim = demander réclamer reclamer
# Mots qui peuvent se trouver entre celui-là et le coup annoncé.
play-words-claim-fillers = la le nulle nul match par pour répétition repetition avec
play-words-resign = abandonner abandon
play-words-illegal = illégal interdit irrégulier irregulier
play-words-press = appuyer presser
play-words-pause = pause suspendre
play-words-go = continuer démarrer demarrer lancer
play-words-note = note noter remarque
play-words-adjudicate = trancher décider decider décision decision
play-words-swap = échanger echanger échange echange
play-words-try = essayer essai
play-words-return = revenir retour
play-words-save = enregistrer sauvegarder
play-words-help = aide ?
play-words-quit = quitter sortir
play-words-yes = oui o accepter
play-words-no = non n refuser

# L’aide : comment taper un coup, puis ce que fait chacun de ces mots, en peu de mots et sans majuscule.
play-enter = Un coup se tape a3b3, Eb3 ou { elephant } b3 ; avec ? devant, on demande seulement s’il est autorisé. Le mot aide donne la liste des commandes.
play-does-legal = juge un coup sans le jouer, comme ? : autorisé a3b3
play-does-undo = reprend le dernier coup
play-does-redo = rejoue un coup qui a été repris
play-does-hint = suggère un coup
play-does-moves = donne la liste des coups autorisés
play-does-board = montre le plateau
play-does-strengths = montre la force des animaux
play-does-draw = propose la nulle ; on répond oui ou non
play-does-claim = demande la nulle par triple répétition ; avant le coup : demander a3b3
play-does-resign = abandonne pour le camp qui doit jouer, ou pour celui nommé
play-does-illegal = compte un coup illégal du camp qui doit jouer, ou de celui nommé
play-does-press = appuie sur la pendule après un coup
play-does-pause = arrête les pendules
play-does-go = met en marche la pendule du camp qui doit jouer
play-does-note = écrit une remarque dans la partie : note le rat a été touché
play-does-adjudicate = termine la partie par une décision : trancher nulle la salle ferme
play-does-swap = fait changer les joueurs de camp
play-does-try = essaie des coups, qui ne comptent pas
play-does-return = revient là où les essais ont commencé
play-does-save = enregistre la partie dans un fichier : enregistrer soiree.pgn
play-does-help = affiche cette liste
play-does-quit = quitte la table

# Avant une partie. $level est l’une des phrases qui suivent.
play-animals = Animaux { $white-de } : { $letters } ; ceux { $black-de } sont en minuscules.
play-player = { $Side } : { $name }
play-level = { $Side }, c’est le programme : { $level }
play-level-child = il ne regarde que son prochain coup et se trompe souvent
play-level-beginner = il regarde les deux prochains coups et se trompe parfois
play-level-easy = il regarde les trois prochains coups
play-level-medium = il regarde les cinq prochains coups
play-level-strong = il réfléchit une seconde
play-level-full = il réfléchit cinq secondes
play-kept = Chaque coup est conservé dans { $file }.

# Coups. $side est le camp qui prend, $rival celui qui perd un animal ; dans la deuxième phrase, c’est le lecteur.
play-plays = { $number } { $Side } joue { $move }.
play-takes = { $Animal-le } { $side-de } capture { $victim-le } { $rival-de }.
play-takes-yours = { $Animal-le } { $side-de } capture votre { $victim }.
play-unreadable = Pas compris : { $why }.
play-cannot = Ce coup n’est pas possible ici.
play-no-move = Il n’y a aucun coup.
play-gives-up = Le programme ne trouve aucun coup autorisé et abandonne.
play-nothing-back = Il n’y a rien à reprendre.
play-nothing-again = Il n’y a aucun coup à rejouer.
play-beginning = C’était le début.

# Ce que le programme dit de son coup à un enfant. L’animal est le sien, $victim est celui de l’enfant.
play-why-wins = Et voilà, j’ai gagné !
play-why-takes = Votre { $victim } me faisait trop envie.
play-why-saves = Mon { $animal } était en danger là-bas.
play-why-threatens = Maintenant, mon { $animal } guette votre { $victim } !
play-why-nearer = Mon { $animal } s’approche tout doucement de votre tanière.
play-why-strolls = Mon { $animal } va se promener.

# Nulles et fin de partie. À une proposition, on répond oui ou non.
play-offer = { $Rival }, { $side } propose la nulle. Acceptée ? (oui, non)
play-no-offer = Personne n’a proposé la nulle.
play-declines = { $Side } refuse : la partie continue.
play-claims = { $Side } demande la nulle.
play-no-draw = Pas de nulle.
play-over = La partie est terminée, { $result }.
play-had-ended = Elle l’était déjà avant : { $how }.
play-resigned = { $Side } a abandonné.
play-agreed = Les deux camps ont convenu de la nulle.
play-lost-on-time = { $Side } a perdu au temps.
play-lost-by-offence = { $Side } a perdu pour un coup illégal.
play-adjudicated = Par décision : { $why }
play-adjudicate-how = Qui gagne, et pourquoi ? Par exemple : trancher nulle la salle ferme
play-nobody-won = Personne n’a gagné en { $count } coups.
play-goes-on = La partie continue.
play-after-end = annuler reprend le dernier coup, enregistrer FICHIER garde la partie, quitter arrête.

# Pendules et coups illégaux. $time s’écrit comme 2m30s.
play-flag = Le drapeau { $side-de } est tombé.
play-no-clocks = Il n’y a pas de pendules à cette table.
play-as-it-is = Cela ne change rien aux pendules.
play-no-press = Personne ne peut appuyer sur la pendule maintenant.
play-offence = Coup illégal { $side-de }, numéro { $count }.
play-penalty-warning = C’est un avertissement.
play-penalty-time = { $Rival } reçoit { $time } de plus.

# Autres choses à une table.
play-no-side = Aucun camp et aucun joueur ne s’appelle « { $text } ».
play-noted = C’est noté.
play-note-what = Noter quoi ? Par exemple : note le rat a été touché
play-swapped = Les joueurs ont changé de camp.
play-trying = À partir d’ici, les coups ne sont que des essais.
play-trying-out = Des coups sont à l’essai ; revenir ramène à la partie.
play-not-trying = Aucun coup n’est à l’essai.
play-returned = La partie est de nouveau comme avant.

# Enregistrement. Un journal est le fichier où tout est écrit au moment même.
play-save-where = Enregistrer où ? Par exemple : enregistrer soiree.pgn
play-saved = Enregistré dans { $file }.
play-not-saved = Non enregistré. Dans un fichier, la suite se joue par : shouqi { $command } --game FICHIER{ $rules }
play-goes-on-with = La suite se joue par : shouqi table --resume { $file }
play-unwritten = Cela n’a pas pu être écrit et n’a donc pas eu lieu : { $why }
play-try-again = Avec Entrée, le programme essaie de nouveau.
play-other-rules = la partie a été commencée selon { $then }, et non selon { $now }
save-taken = { $file } existe déjà
save-taken-help = choisissez un autre nom, ou commencez avec --force pour permettre de le remplacer
table-journal-taken = { $file } existe déjà et contient une partie
table-journal-taken-help = --resume { $file } continue cette partie ; un autre nom pour --save en commence une nouvelle
table-journal-in-use = { $file } est déjà utilisé : une autre table y écrit
table-journal-failed = { $file } : { $why }
table-journal-fault = { $file }, ligne { $line } : ce n’est pas le journal d’une table, ou il a été modifié
table-journal-impossible = { $file } : ce qu’il raconte n’a pas pu se passer selon ces règles
table-nothing-kept = aucune partie n’a été conservée

# La table en plein écran : ce qui y est choisi, et sa dernière ligne, d’au plus 78 colonnes.
play-holds = { $Animal-le } { $side-de } en { $from } peut aller en { $squares }.
play-holds-nowhere = { $Animal-le } { $side-de } en { $from } ne peut aller nulle part pour l’instant.
play-not-yours = En { $from } se trouve { $animal-le } { $side-de } ; c’est à { $rival } de jouer.
play-thinking = { $Side } réfléchit.
play-keys = flèches et Entrée jouent · Tab forces · F1 aide · Ctrl-C quitte
play-any-key = N’importe quelle touche ramène à la partie.
play-too-small = Cette fenêtre est trop petite : il lui faut { $columns } colonnes et { $rows } lignes.

# Une partie contre le programme, au clavier.

# Les mots que l’on peut taper ; le premier de chaque liste figure dans l’aide. Les mots anglais marchent toujours aussi.
play-words-undo = annuler
play-words-hint = conseil
play-words-moves = coups
play-words-board = plateau
play-words-draw = nulle
play-words-claim = demander
play-words-resign = abandonner abandon
play-words-save = enregistrer
play-words-help = aide ?
play-words-quit = quitter
play-words-yes = oui o

play-animals = Animaux { $white-de } : { $letters } ; ceux { $black-de } sont en minuscules.
play-help = Un coup : a3b3, Eb3, Ea3-b3 ou { elephant } b3. Ou bien : annuler (reprend votre dernier coup), conseil, coups, plateau, nulle (la propose), demander ou demander a3b3 (la nulle, quand la même position apparaît pour la troisième fois), abandonner, enregistrer FICHIER, aide, quitter.
play-plays = { $number } { $Side } joue { $move }
play-unreadable = Pas compris : { $why }.
play-cannot = Ce coup n’est pas possible ici.
play-no-move = Il n’y a aucun coup.
play-gives-up = Le programme ne trouve aucun coup autorisé et abandonne.
play-nothing-back = Il n’y a rien à reprendre.
play-beginning = C’était le début.

# Nulles et fin de partie. À une proposition, on répond oui ou non.
play-offer = { $Rival }, { $side } propose la nulle. Acceptée ? (oui, non)
play-declines = { $Side } refuse : la partie continue.
play-claims = { $Side } demande la nulle.
play-no-draw = Pas de nulle.
play-over = La partie est terminée, { $result }.
play-had-ended = Elle l’était déjà avant : { $how }.
play-resigned = { $Side } a abandonné.
play-agreed = Les deux camps ont convenu de la nulle.
play-nobody-won = Personne n’a gagné en { $count } coups.
play-after-end = annuler reprend le dernier coup, enregistrer FICHIER garde la partie, quitter arrête.

# Enregistrement.
play-save-where = Enregistrer où ? Par exemple : enregistrer soiree.pgn
play-saved = Enregistré dans { $file }.
play-not-saved = Non enregistré. Dans un fichier, la suite se joue par : shouqi play --game FICHIER{ $rules }
save-taken = { $file } existe déjà
save-taken-help = choisissez un autre nom, ou commencez avec --force pour permettre de le remplacer

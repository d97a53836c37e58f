# Ce qui accompagne un jeu : sa boîte et une pochette pour le plateau, étiquettes, cartes, figurines debout, couverture,
# diplôme, bloc de score.

# Sur la boîte. Les pastilles sont courtes.
box-age = 7+
box-minutes = 15–30 min
# Le contenu : $count animaux, $each par joueur ; le second quand il n’y a pas de place pour les règles.
box-inside = Contenu : { $count } animaux, { $each } par joueur, et les règles.
box-inside-pieces = Contenu : { $count } animaux, { $each } par joueur.
box-small-parts = Petites pièces. Ne convient pas aux enfants de moins de 3 ans.
# À côté de l’animal le plus faible, qui regarde hors de la boîte.
box-mind = Attention, { $weak } !

# Sur les étiquettes : des mots devant une ligne à remplir, et ce que dit l’étiquette du sac.
gift-made = Fabriqué par
gift-for = pour
gift-date = Date
gift-count = Comptez avant de serrer le cordon : { $count } animaux.

# Sur la couverture, sous les animaux, du plus fort au plus faible : avec le faible qui capture le fort, ou sans.
cover = Un jeu fait maison
cover-circle = Chacun peut capturer le suivant, et { $weak-le } peut capturer { $strong-le }.
cover-ladder = Chacun peut capturer le suivant.

# Sur le diplôme, sous le nom ; le second quand l’un des deux animaux manque.
champion = Champion de la jungle
champion-for = a remporté le match en trois parties gagnantes, habile comme { $weak-un } et brave comme { $brave-un }.
champion-won = a remporté le match en trois parties gagnantes.
champion-result = Résultat
champion-beaten = Signature de l’adversaire

# Le bloc de score : un tableau de parties, gagnées par la tanière, faute de coup ou autrement ; et les désaccords.
pad = En trois parties gagnantes
pad-game = Partie
pad-began = Débute
pad-won = Gagne
pad-how = Comment
pad-den = tanière
pad-no-move = aucun coup
pad-disputes = Désaccords, tranchés par la feuille de règles
pad-rule = Règle §
pad-move = Coup
pad-allowed = Permis ?

# Sur une carte, devant de petites images d’animaux.
card-captures = capture
card-captured-by = est la proie de
# La dernière carte. Chaque camp a $kinds cartes.
duel = Duel éclair
duel-text = Chacun prend les { $kinds } cartes d’une couleur. Les deux joueurs choisissent une carte en secret et la retournent ensemble. Celui dont l’animal peut capturer l’autre prend les deux cartes. Si les deux le peuvent, ou aucun, les deux cartes sont éliminées. Quand tout est joué, celui qui a le plus de cartes gagne. Avec une seule couleur : mélangez et donnez-en la moitié à chacun.

# Sur la pochette.
wallet-board = Plateau

# Sur les cartes, une phrase vraie sur chaque animal ; les sources sont dans FACTS.md.
fact-rat = Chatouillés, les rats gazouillent en sons trop aigus pour nos oreilles.
fact-cat = Les chats ne sentent pas le goût sucré.
fact-dog = Il y a quelque 14 000 ans, un chien fut enterré avec deux humains à Bonn.
fact-wolf = On peut distinguer les loups à leur hurlement.
fact-leopard = Les léopards noirs ont aussi des taches : l’infrarouge les révèle.
fact-tiger = Les tigres des Sundarbans traversent environ cinq bras d’eau par jour.
fact-lion = On entend rugir un lion à quelque huit kilomètres.
fact-elephant = Les éléphants lancent aussi des appels trop graves pour nos oreilles.

# Le pliage, sous une image chacun. L’étui ; sans les règles, step-fill-pieces.
step-net-cut = Coupez sur le trait fin, marquez les tirets avec une pointe émoussée.
step-net-fold = Pliez une fois sur chaque trait, image à l’extérieur.
step-tube = Collez la languette hachurée sous le dos.
step-bottom = Fermez le fond : rabats latéraux, rabat hachuré, colle, dernier rabat.
step-fill = Glissez-y les animaux, les règles derrière eux.
step-fill-pieces = Glissez-y les animaux.
step-close = Rentrez la languette du couvercle.
# La boîte à tiroir ; sans les règles, step-lay-pieces.
step-walls = Tiroir : relevez les longs côtés et rabattez leurs languettes vers l’intérieur.
step-roll = Encollez les languettes et enroulez les petits côtés par-dessus.
step-sleeve = Fourreau : pliez-le autour du tiroir, collez la languette sous la face du dessus.
step-lay = Posez-y les règles, puis les animaux.
step-lay-pieces = Posez-y les animaux.
step-slide = Une fois la colle sèche, glissez le tiroir dans le fourreau.
# La pochette ; step-board-open quand elle n’a pas de rabat.
step-hems = Pliez les deux longs bords vers l’intérieur, image à l’extérieur.
step-up = Repliez le bas vers le haut.
step-under = Glissez ses bords sous les replis du dos.
step-board = Glissez-y le plateau, repliez les coins du rabat.
step-board-open = Glissez-y le plateau.
step-lip = Glissez le rabat derrière la face avant.

# Ce qu’il faut acheter : une chose, et dessous sa force ; l’épaisseur quand le carton n’est pas courant.
buy-net = Carton fin pour la boîte
buy-net-card = de 250 à 300 g/m²
buy-net-thick = { $thickness } mm d’épaisseur
buy-plywood = Contreplaqué, { $thickness } mm

# Les pages, dans leur marge.
page-tuck = Étui
page-tray = Boîte à tiroir, tiroir
page-sleeve = Boîte à tiroir, fourreau
page-plywood = Boîte en contreplaqué
page-cards = Cartes des animaux
page-card-backs = Cartes des animaux, dos
page-gift = Étiquettes à nouer et sceaux
page-standees = Figurines debout
page-cover = Couverture
page-certificate = Diplôme
page-pad = Bloc de score
page-wallet = Pochette du plateau
page-folding = Comment plier

# À côté d’un patron : ce qu’il contient, en quoi il est, la place à l’intérieur ; et ce que disent ses traits.
net-note = { $count } pions de { $size } × { $thickness } mm · carton { $card } mm · intérieur { $width } × { $height } × { $depth } mm
net-cut = couper
net-score = marquer
net-glue = coller

# Les parties dans la liste du jeu.
set-box = Boîte
set-cards = Cartes des animaux
set-gift = Étiquettes et sceaux
set-standees = Figurines debout
set-cover = Couverture
set-certificate = Diplôme
set-scorepad = Bloc de score
set-wallet = Pochette

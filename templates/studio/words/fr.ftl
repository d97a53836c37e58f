# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = Créer
view-rules = Règles
view-learn = Apprendre
views = Vues
skip = Aller au contenu
language = Langue
dark = Couleurs sombres
light = Couleurs claires
offline = Hors ligne. Tout marche quand même.
update-ready = Une nouvelle version du studio est là.
update = L’utiliser
close = Fermer
done = Terminé
cancel = Annuler
yes = oui
no = non
fewer = { $what } : moins
more-of = { $what } : plus
number-of = { $number } sur { $count }
drawing = Dessin en cours…

# The wall of designs.
wall-title = Lequel vous plaît ?
wall-lead = Chaque image est une page telle qu’elle sera imprimée. Choisissez-en une ; rien n’est définitif.
go-on = Continuer avec
open-own = Votre propre jeu
open-own-how = Déposez ici un fichier .toml ou .zip, ou choisissez-en un
open-own-choose = Choisissez un fichier .toml ou .zip
purpose = Idéal pour
purpose-all = Tous
purpose-children = Les enfants
purpose-eyes = Les malvoyants et daltoniens
purpose-class = Une classe
purpose-photographs = Nos propres photos
purpose-machines = Machines et voyage

# The editor: sentences with blanks.
editor = Le jeu
set = Jeu
all-designs = Tous les modèles
title = Titre du jeu
undo = Annuler
redo = Rétablir
open = Ouvrir
save = Enregistrer en fichier
share = Partager
keeping-saving = Enregistrement…
keeping-saved = Enregistré sur cet appareil
keeping-private = Non enregistré : cette fenêtre ne garde rien. Enregistrez-le en fichier.
keeping-full = Non enregistré : cet appareil est plein. Enregistrez-le en fichier.
keeping-elsewhere = Modifié dans un autre onglet : ici, plus rien n’est enregistré.
keeping-reload = Voir l’autre
keeping-copy = Garder celui-ci en copie
set-lost = Ce jeu n’est pas sur cet appareil.
link-broken = Ce lien est abîmé ou incomplet.
file-broken = Ce fichier ne contient aucun thème lisible.
say-discs = Mes pions mesurent { $size } et sont { $shape }.
say-paper = J’imprime sur { $paper }, { $inks }.
say-labels = Autocollants : { $label }.
say-languages = Langues : { $languages }.
say-languages-rules = Langues : { $languages } ; règles : { $rules }.
say-shows = Chaque pion montre
say-animals = Les animaux sont { $style }.
say-photographs = Nos photos : { $photographs }.
say-sides = Couleurs des camps : { $white } et { $black }.
say-sets = Je fabrique { $sets }, { $spares }.
say-rules = Nous jouons ainsi : { $rules }.
say-more = Découpe, dos, plis, plateau
millimetres = { $size } mm
unit-mm = mm
unit-in = po
percent = { $value } %

tray-discs = Taille et forme
tray-paper = Papier et encres
tray-labels = Autocollants
tray-languages = Langues
tray-animals = Style des animaux
tray-photographs = Photos
tray-sides = Couleurs des camps
tray-sets = Nombre de jeux
tray-rules = Règles
tray-more = Découpe, dos, plis, plateau

discs-how = Quelle est leur largeur ?
discs-help = Posez-en un sur une règle graduée. Une pièce de 2 € mesure 25,75 mm.
discs-other = autre taille
discs-limits = De { $least } à { $most } mm.
discs-sticker = Des autocollants de { $size } mm laissent un bord de bois.
board-joined = Le plateau tient sur { $count } feuilles { $paper }, à assembler.
board-fewer = { $how } : { $count ->
    [one] 1 feuille
   *[other] { $count } feuilles
}
board-squares = Cases de { $size } mm
board-slim = Cadre mince
shape = Forme
shape-disc = ronds
shape-square = carrés
shape-hexagon = hexagonaux
paper-which = Quel papier ?
paper-other = Autres papiers
inks-which = Avec quelle encre ?
inks-rgb = en couleurs
inks-grey = en noir seulement
inks-saving = en économisant l’encre
inks-cmyk = chez un imprimeur
labels-which = Quelle planche d’étiquettes avez-vous ?
labels-help = Avec des étiquettes rondes, pas besoin de ciseaux. Celles-ci vont sur des pions de { $size } mm ; la première laisse le moins de chutes.
label-none = papier autocollant à découper
label-holds = { $count } étiquettes de { $size } mm, { $paper }
label-first = Première étiquette encore en place
label-map = Les étiquettes foncées seront imprimées, celles en pointillé n’y sont plus.
languages-first = Plateau, pions et règles en
languages-second = et à côté
languages-none = aucune autre
languages-sheet = La feuille de règles
languages-sheet-board = comme le plateau
languages-sheet-other = dans une autre langue
shows-picture = animal
shows-numeral = chiffre
shows-character = caractère chinois
shows-pinyin = pinyin
shows-name = nom
animals-which = Comment sont-ils dessinés ?
style-natural = aux couleurs de la nature
style-outline = dessinés au trait
style-side = à la couleur de leur camp
style-woodcut = gravés sur bois
style-papercut = découpés dans du papier
style-seal = des sceaux
style-other = comme dans le modèle
photographs-none = aucune pour l’instant
photographs-some = { $count ->
    [one] 1 image
   *[other] { $count } images
}
photographs-how = Une image pour chaque animal.
photographs-help = JPEG, PNG ou SVG. Elles restent sur cet appareil.
photographs-drop = Déposez ici une image ({ $animal }), ou choisissez-en
photographs-choose = Choisir une photo ({ $animal })
photographs-reading = Lecture de la photo…
photograph-ring = Faites glisser l’anneau sur le visage.
photograph-size = Taille de l’anneau
photograph-turn = Tourner
photograph-remove = Retirer l’image
photograph-unreadable = { $name } ne peut pas être lu ici. JPEG et PNG marchent toujours.
side-white = Le camp qui commence
side-black = L’autre camp
sides-help = Les camps diffèrent aussi par leurs anneaux : même imprimés en gris, on les distingue.
sides-colouring = Ce modèle s’imprime en noir ; les crayons apportent les couleurs.
colour-other = une autre couleur
colour-white = blanc
colour-black = noir
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-orange = orange
colour-brown = marron
colour-gold = or
colour-silver = argent
colour-grey = gris
colour-violet = violet
colour-pink = rose
colour-teal = turquoise
sets = { $count ->
    [one] 1 jeu
   *[other] { $count } jeux
}
spares = { $count ->
    [0] sans autocollants de rechange
    [one] avec 1 autocollant de rechange
   *[other] avec { $count } autocollants de rechange
}
sets-count = Jeux
spares-count = Autocollants de rechange
fill-how = Et sur le reste de la dernière feuille ?
fill-none = rien
fill-sets = d’autres jeux
fill-spares = animaux de rechange
fill-labels = étiquettes pour la boîte
rules-which = Quelles règles ?
rules-own = { $count ->
    [one] 1 règle maison
   *[other] { $count } règles maison
}
rules-all = Voir et changer chaque règle
pieces-cut = Découper les autocollants
pieces-cut-shape = le long du bord
pieces-cut-squares = en carrés
pieces-cut-strips = en bandes
pieces-cut-punch = à la perforatrice
cutter-machine = Machine de découpe
cutter-machine-none = aucune
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = laser
pieces-backs = Dos des pions
pieces-backs-none = aucun
pieces-backs-stickers = autocollants à part
pieces-backs-gutter = repliés
pieces-backs-long-edge = bord long
pieces-backs-short-edge = bord court
pieces-backs-stand = debout
board-frame-room = Cadre du plateau
board-frame-room-auto = selon la place
board-frame-room-full = riche
board-frame-room-slim = mince
board-frame-room-none = aucun
board-fold = Plier le plateau
board-fold-none = non
board-fold-half = en deux
board-fold-thirds = en trois
board-fold-quarter = en quatre
sheet-layout = Forme des règles
sheet-layout-page = une page
sheet-layout-booklet = un livret
sheet-layout-fold = une feuille pliée
sheet-layout-large = gros caractères
sheet-layout-card = une carte
board-has = Sur le plateau et les pions
board-coordinates = coordonnées
board-start = animaux sur leurs cases de départ
board-turned = moitié d’en face tournée vers son joueur
pieces-turned = autocollants du camp d’en face retournés

# The pages.
desk = Pages
page-shown = La page affichée
tools = Affichage des pages
parts = Parties du jeu
part-board = Plateau
part-pieces = Autocollants
part-rules = Règles
part-assembly = Montage
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, page { $number } sur { $count }
page-before = Page précédente
page-after = Page suivante
zoom = Taille à l’écran
zoom-whole = Page entière
zoom-real = Taille réelle
larger = Plus grand
smaller = Plus petit
eyes = Vue
eyes-colour = en couleurs
eyes-grey = imprimée en gris
eyes-protan = sans percevoir le rouge
eyes-deutan = sans percevoir le vert
eyes-tritan = sans percevoir le bleu
cut-lines = Traits de coupe et réglets
compare = Avant et après
before = Avant
after = Après
as-file = En fichier
broken = Cette page n’a pas pu être dessinée.
broken-safe = Votre jeu est en sûreté. Réessayez, ou annulez la dernière modification.
try-again = Réessayer
measure = Mesurer cet écran
measure-how = Posez une carte bancaire, une carte de bibliothèque ou un permis de conduire sur le dessin, contre son coin en haut à gauche. Déplacez le curseur jusqu’à ce que le dessin ait exactement la même largeur.
measure-width = Largeur
measure-once = À faire une seule fois : la mesure est gardée pour cet écran.

# Before printing.
preflight = Avant d’imprimer
verdict-good = Prêt à imprimer.
verdict-advice = Prêt à imprimer.
verdict-advice-more = { $count ->
    [one] Une chose pourrait être mieux.
   *[other] { $count } choses pourraient être mieux.
}
verdict-warning = On peut imprimer, mais regardez ceci.
verdict-fault = { $count ->
    [one] Une chose est à corriger d’abord.
   *[other] { $count } choses sont à corriger d’abord.
}
verdict-busy = Vérification…
verdict-none = Pas vérifié.
sheets-of = { $count ->
    [one] 1 feuille { $paper }
   *[other] { $count } feuilles { $paper }
}
show-all = { $count ->
    [one] Voir 1 remarque
   *[other] Voir { $count } remarques
}
show-fewer = En afficher moins
left-findings = { $count ->
    [one] 1 remarque laissée
   *[other] { $count } remarques laissées
}
leave-finding = Ça me va
look-again = Revoir
mend-sets = Y imprimer { $count } jeux
mend-spares = Remplir de rechanges
mend-ink = Économiser l’encre
mend-discs = Pions de { $size } mm
mend-lines = Traits plus épais
mend-darker = Foncer
mend-small = Le petit format
mend-squares = Cases à leur taille
mend-sides = Bleu et rouge
mend-numeral = Montrer les chiffres
mend-ring = Déplacer l’anneau ({ $animal })

# The theme as a file, and every key of it.
line = Ligne { $line } :
write = Écrire { $text }
file-kept = D’ici là, les pages restent comme elles sont.
file-what = Voici tout ce qui diffère du modèle. Ce que vous changez ici change les pages, et inversement.
file-faulty = Quelque chose est illisible dans le fichier.
show-file = Voir le fichier
every-key = Toutes les clés
seek-key = Chercher une clé
no-key = Aucune clé ne contient ces mots.
key-top = Le jeu
key-reset = Comme dans le modèle
key-another = Nom d’une autre

# Files.
print = Imprimer / Télécharger
print-where = Où sera-t-il imprimé ?
place-home = À la maison
place-home-what = N’importe quelle imprimante, à 100 %
place-shop = Chez un imprimeur
place-shop-what = Ses quatre encres, un fond perdu exact
place-machine = Avec une machine
place-machine-what = Cricut, Silhouette, laser
place-screen = À l’écran
place-screen-what = Une image de chaque page
files = Fichiers
making = Préparation…
bundle-set = set.pdf
bundle-set-what = Tout dans un seul fichier
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = Un fichier par partie
bundle-label-test = label-test.pdf
bundle-label-test-what = Des traits seuls : à tenir à contre-jour avec la planche d’étiquettes
bundle-theme = Thème
bundle-theme-what = Le jeu lui-même, avec ses images, pour continuer ailleurs
bundle-calibration = calibration.pdf
bundle-calibration-what = À imprimer une fois, pour voir ce que fait votre imprimante
bundle-shop = set.pdf
bundle-shop-what = Dans les quatre encres d’une presse, avec fond perdu et traits de coupe
bundle-eps = EPS
bundle-eps-what = PostScript, un fichier par page
bundle-dxf = DXF
bundle-dxf-what = Les traits de coupe seuls, en millimètres
bundle-cut-svg = SVG des traits de coupe
bundle-cut-svg-what = La même chose pour les logiciels qui lisent le SVG
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = Les autocollants en images, pour « Print Then Cut »
bundle-svg = SVG
bundle-svg-what = Chaque page, nette à toute taille
bundle-png = PNG, 150 dpi
bundle-png-what = Chaque page en image
printer = Imprimante
printer-none = sans correction
printer-measure = Mesurer une imprimante
printer-corrected = Corrigé pour { $name }, { $change }.
printer-corrected-both = Corrigé pour { $name } : { $across } en largeur, { $down } en hauteur.
printer-unmeasured = { $name } n’a pas encore été mesurée avec { $paper } : rien n’est corrigé.
printer-print = Imprimez cette page sur { $paper } à 100 %, jamais « ajuster à la page ».
printer-page = La page à imprimer
printer-lay = Posez une règle de croix en croix, puis pliez la feuille en deux dans les deux sens, comme la page le dit.
printer-enter = Écrivez ce que vous lisez. Ce qui n’est pas mesuré reste vide.
printer-width = Largeur
printer-height = Hauteur
printer-left = Vers la droite
printer-top = Vers le bas
printer-should = { $size } mm sont voulus. Avec une carte bancaire : un pourcentage comme 99,5 %
printer-crease-left = Où le pli vertical coupe la ligne, par exemple 0,4 ou −0,4
printer-crease-top = Où le pli horizontal coupe la ligne
printer-call = Donnez un nom à l’imprimante. Chaque papier se mesure une fois.
printer-name = Nom, par exemple « Cuisine »
printer-keep = Garder
printer-kept = Cela reste sur cet appareil, et dans aucun jeu que vous partagez.
printer-nothing = Écrivez au moins un nombre.
printer-nameless = Sans nom, on ne peut pas la choisir.
printer-no-size = Ce n’est pas une distance. Écrivez des millimètres comme 179,5 ou un pourcentage comme 99,5 %.
printer-no-shift = Ce n’est pas un décalage. Écrivez des millimètres comme 0,4 ou −0,4.
printer-implausible-size = Aucune imprimante ne se trompe autant. « Ajuster à la page » était-il actif ? Imprimez de nouveau la page à 100 %.
printer-implausible-shift = Aucune imprimante ne décale autant une page. « Ajuster à la page » était-il actif ? Imprimez-la de nouveau à 100 %.
press-profile = L’imprimeur a un profil ICC ? Choisissez-le ici, et le fichier devient un PDF/X-4.
print-actual-size = Dans la fenêtre d’impression, choisissez 100 % ou « taille réelle », jamais « ajuster à la page ». Posez ensuite une règle graduée sur la ligne imprimée.
print-open = Ouvrir pour imprimer
popup-blocked = Le navigateur bloque la fenêtre. Téléchargez le fichier et imprimez-le.
download = Télécharger
saved-file = { $name } est enregistré.
buy = À acheter
buy-discs = { $count } { $shape ->
    [square] carrés en bois
    [hexagon] hexagones en bois
   *[disc] disques en bois
}
buy-discs-size = { $size } mm ; { $spares ->
    [0] sans rechange
    [one] 1 de plus pour le rechange
   *[other] { $spares } de plus pour les rechanges
}
buy-labels = { $count ->
    [one] 1 planche { $name }
   *[other] { $count } planches { $name }
}
buy-labels-what = étiquettes déjà découpées
buy-stickers = { $count ->
    [one] 1 feuille de papier autocollant
   *[other] { $count } feuilles de papier autocollant
}
buy-stickers-what = { $paper }, mat
buy-paper = { $count ->
    [one] 1 feuille de papier épais
   *[other] { $count } feuilles de papier épais
}
buy-paper-what = { $paper }, pour le plateau
buy-card = Carton rigide
buy-card-what = { $width } × { $height } mm, sous le plateau
buy-pencils = Crayons de couleur
buy-pencils-what = les feutres traversent
buy-tools = Ciseaux, colle en bâton
buy-tools-what = et de gros livres pour la nuit
buy-copy = Copier la liste
small-parts = Petites pièces : ne convient pas aux enfants de moins de 3 ans.
share-what = Ce lien contient tout le jeu : qui l’ouvre voit ces pages. Il n’est enregistré nulle part.
share-photographs = Les photos sont trop grandes pour un lien. Enregistrez le jeu en fichier zip et envoyez celui-ci.
save-zip = Enregistrer en zip
link = Lien
copy = Copier
copied = Copié.
copy-by-hand = Ce navigateur ne copie pas. Sélectionnez le texte et copiez-le à la main.
on-device = Sur cet appareil
forget = Supprimer { $title }

# Rules.
rules-lead = Ce que vous choisissez ici, la feuille le dit et l’arbitre l’applique.
rules-own-title = Nos règles
compare-two = Comparer
rules-play = Nous jouons ainsi
rules-from = Nos règles à la maison, d’après
as-before = Comme avant
rules-use = Utiliser dans « { $title } »
rules-used = Le jeu suit maintenant ces règles.
sheet = La feuille
sheet-rules = { $count ->
    [one] 1 règle numérotée
   *[other] { $count } règles numérotées
}
proved = { $count } exemples prouvés
sheet-how = Affichage de la feuille
sheet-read = À lire
sheet-printed = Imprimée
rule = Règle
compare-left = L’une
compare-right = L’autre
swap = Échanger
compare-same = C’est le même jeu.
compare-differ = { $count ->
    [one] Elles diffèrent sur 1 point.
   *[other] Elles diffèrent sur { $count } points.
}
compare-moves-same = Au départ, elles autorisent les mêmes { $count } coups ; le jeu diverge plus tard.
compare-moves-differ = Au départ, elles ont { $both } coups en commun ; { $left } n’existent que dans l’une, { $right } que dans l’autre.
compare-only = Seulement dans « { $name } »
ruleset-classic = le jeu habituel
ruleset-swimming-dogs = chiens et loups nagent
ruleset-no-repeats = aucune position ne revient
ruleset-tierschach = Tier-Schach
ruleset-leiden = le jeu de l’article de Leyde
ruleset-leiden-tables = les tables de l’article de Leyde
ruleset-wikipedia-en = selon la Wikipédia en anglais
ruleset-wikipedia-zh = selon la Wikipédia en chinois
ruleset-ludii = comme y joue Ludii
ruleset-codingame = comme y joue CodinGame
ruleset-ancientchess = comme le raconte AncientChess
ruleset-playlah = comme y joue le club Playlah
ruleset-third-time-barred = pas une troisième fois
switches-river = La rivière
switches-leap = Le saut
switches-capture = La capture
switches-traps = Pièges
switches-dens = Tanières
switches-end = Coups et fin de partie
switch-strength = Quelle est leur force ?
switch-swims = Qui nage ?
switch-leaps-across = Qui saute de côté ?
switch-leaps-along = Qui saute en avant et en arrière ?
switch-leaps-both-rivers = Qui saute par-dessus les deux rivières ?
switch-first-mover = Qui commence ?
switch-capture-into-water = Peut-on capturer de la rive vers la rivière ?
switch-capture-out-of-water = Qui peut capturer de la rivière vers la rive ?
switch-capture-in-water = Deux animaux dans la rivière peuvent-ils se capturer ?
switch-leap-blockers = Qui empêche un saut ?
switch-leap-blocked-by = Quel camp empêche un saut par ses animaux ?
switch-leap-captures = Peut-on capturer en sautant ?
switch-enemy-trap = Dans un piège adverse, un animal est…
switch-own-trap = Dans son propre piège, un animal est…
switch-trap-weakness = Combien de temps un piège affaiblit-il un animal ?
switch-trapped-attack = Un animal pris au piège attaque avec une force…
switch-trap-overrides = Un piège lève-t-il les interdits, comme entre l’éléphant et le rat ?
switch-equal-strength = À force égale…
switch-rat-takes-elephant = Le rat peut-il capturer l’éléphant ?
switch-elephant-takes-rat = L’éléphant peut-il capturer le rat ?
switch-takes = Capture : { $attacker } contre { $victim } ?
switch-own-den = Entrer dans sa propre tanière, c’est…
switch-den-enterers = Qui peut entrer dans la tanière adverse ?
switch-den-wins = Entrer dans la tanière adverse fait-il gagner ?
switch-all-captured = Qui capture tous les animaux…
switch-no-legal-move = Qui ne peut pas jouer…
switch-repetition = Une position qui revient, c’est…
switch-same-square-limit = Tours et passages sur une même case
switch-few-squares-limit = Tours et cases, en va-et-vient
switch-turn-limit = Match nul après tant de coups
switch-capture-limit = Match nul après tant de coups sans capture
switch-fixed = ne se change pas ici
value-yes = oui
value-no = non
value-not-out-of-water = pas depuis la rivière
value-weakens = faible
value-harmless = aussi fort que d’habitude
value-shelters = à l’abri
value-barred = interdit
value-open = autorisé
value-captures = on se capture
value-both-out = les deux sortent
value-everyone = tous
value-nobody = personne
value-none = aucun
value-white = Blanc
value-black = Noir
value-either = l’un ou l’autre
value-enemy = le camp adverse
value-swimmers = les nageurs
value-inside = tant qu’il y est
value-permanent = pour de bon
value-full = inchangée
value-zero = nulle
value-wins = gagne
value-loses = perd
value-draws = fait match nul
value-no-legal-move = gagne, car l’autre ne peut pas jouer
value-free = autorisé
value-no-earlier-position = jamais autorisé
value-third-time-barred = interdit la troisième fois
value-threefold-draws = match nul la troisième fois
value-threefold-claim = match nul sur demande

# Learn.
animals-title = Huit animaux
animals-lead = Le plus fort capture le plus faible, et à force égale on se capture. Seul le rat renverse l’ordre.
animals-order = Les animaux, du plus fort au plus faible
animal-rat = rat
animal-cat = chat
animal-dog = chien
animal-wolf = loup
animal-leopard = léopard
animal-tiger = tigre
animal-lion = lion
animal-elephant = éléphant
about-elephant = Le plus fort. Seul le rat le capture.
about-lion = Saute par-dessus la rivière, de côté et en avant.
about-tiger = Saute par-dessus la rivière comme le lion.
about-leopard = Fort sur la terre ferme. Il ne va pas dans l’eau.
about-wolf = Au milieu : il en capture quatre.
about-dog = Un bon gardien pour la tanière.
about-cat = Petit, et vite auprès des pièges.
about-rat = Le seul nageur. Il capture l’éléphant.
captures = capture
captured-by = est capturé par
piece-w = votre { $animal }
piece-b = { $animal } adverse
terrain-land = terre ferme
terrain-water = rivière
terrain-trap = piège
terrain-den = tanière
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Visite
tour-start = La visite : deux minutes
tour-what = { $count } exercices sur un plateau. L’arbitre du programme les juge.
tour-how = Touchez l’animal, puis une case. Vous ne risquez rien.
tour-legal-too = C’est autorisé aussi. Essayez maintenant ce qui est demandé.
leave = Quitter la visite
back = Retour
next = Suivant
skip-step = Passer
tour-goal = Le but
tour-goal-task = Qui entre dans la tanière adverse gagne. Votre chien est à un pas : menez-le dedans.
tour-goal-done = Et la partie est gagnée.
tour-move = Le déplacement
tour-move-task = Une case : en avant, en arrière ou de côté, jamais en diagonale. Déplacez le loup.
tour-move-done = Quatre directions, une case.
tour-capture = La capture
tour-capture-task = Vous pouvez capturer un animal de force égale ou inférieure. Trouvez-en un pour votre loup.
tour-capture-done = Un loup capture un loup ou un chat, pas un tigre.
tour-exception = L’exception
tour-exception-task = Le rat est le plus faible, et pourtant il capture l’éléphant. Faites-le.
tour-exception-done = Et l’éléphant ne peut pas capturer le rat.
tour-river = La rivière
tour-river-task = Seul le rat peut nager. Avancez-le d’une case, dans l’eau ou hors de l’eau.
tour-river-done = Le chien reste à terre.
tour-bank = Le bord de l’eau
tour-bank-task = Depuis la rivière, le rat ne peut pas capturer l’éléphant. Celui qui est sur la rive le peut. Lequel est-ce ?
tour-bank-done = À terre, il le peut ; depuis l’eau, non.
tour-leap = Le saut
tour-leap-task = Le tigre et le lion sautent d’une rive à l’autre. Envoyez le lion par-dessus la rivière.
tour-leap-done = Tout droit, jusqu’au bout de l’eau.
tour-no-leap = Pas de saut
tour-no-leap-task = Un rat dans l’eau empêche le saut. Le tigre ne peut pas sauter maintenant : faites-lui faire le tour.
tour-no-leap-done = Le rat est petit, mais il barre le passage.
tour-trap = Le piège
tour-trap-task = Dans votre piège, le lion est faible : même le chat peut le capturer. Faites-le.
tour-trap-done = Les pièges gardent la tanière.
tour-end = C’est tout ce qu’il faut savoir.
tour-end-lead = Le reste est sur la feuille.
tour-make = Fabriquer un jeu
tour-read = Lire la feuille
tour-again = Recommencer

## Table
view-table = Table
table-title = À la table
table-lead = Touchez un animal, puis une case : l’arbitre décide aussitôt, avec le numéro de la phrase imprimée.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] Blanc
        [black] Noir
        [blue] Bleu
        [red] Rouge
        [green] Vert
        [yellow] Jaune
        [orange] Orange
        [brown] Marron
        [gold] Or
        [silver] Argent
        [grey] Gris
        [violet] Violet
        [pink] Rose
       *[teal] Turquoise
    }
table-animal = { $animal } ({ $side })
table-pair = { $white } et { $black }

# Before a game.
table-go-on = Continuer avec
table-all-games = Les { $count } parties
table-forget = Oublier { $game }
table-forget-sure = L’oublier
table-count =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
table-who = Qui joue ?
table-two = Deux sur un plateau
table-two-what = Ici, à l’écran
table-real = À côté d’un vrai plateau
table-real-what = L’arbitre répond ; rien ne bouge sans votre accord
table-program = Programme
table-against = Contre le programme
table-program-what = Six niveaux, d’enfant à maximal
table-level = À quel niveau joue-t-il ?
table-level-child = Enfant
table-level-child-what = Voit un coup
table-level-beginner = Débutant
table-level-beginner-what = En voit deux
table-level-easy = Facile
table-level-easy-what = En voit trois
table-level-medium = Moyen
table-level-medium-what = En voit cinq
table-level-strong = Fort
table-level-strong-what = Pense 1 seconde
table-level-full = Maximal
table-level-full-what = Pense 5 secondes
table-your-side = Vous jouez
table-first = En premier
table-second = En second
table-your-name = Votre nom
table-first-name = Qui commence
table-second-name = Qui joue ensuite
table-by-rules = Avec quelles règles ?
table-rules = Règles
table-play-these = Jouer avec ces règles
table-set = Jeu
table-set-rules = Avec les règles, les noms et les phrases de ce jeu.
table-set-file = L’enregistrer pour d’autres téléphones
table-look-plain = Ivoire et ébène
table-house-rules =
    { $count ->
        [one] 1 règle maison
       *[other] { $count } règles maison
    }
table-clock = Pendule
table-time-none = Sans pendule
table-time-sudden = Temps pour la partie
table-time-sudden-what = Quand il est écoulé, la partie est perdue.
table-time-increment = Temps et incrément
table-time-increment-what = Chaque coup rapporte des secondes.
table-time-delay = Temps et délai
table-time-delay-what = Les premières secondes de chaque coup sont gratuites.
table-time-byoyomi = Temps et byo-yomi
table-time-byoyomi-what = Puis des périodes ; on n’en perd une que si elle est passée en entier.
table-time-hourglass = Sablier
table-time-hourglass-what = Ce que l’un dépense, l’autre le gagne.
table-minutes = Minutes
table-seconds = Secondes
table-periods = Périodes
table-clock-more = Plus sur la pendule
table-by-hand = Pressée à la main
table-odds = Un autre temps pour le second
table-odds-minutes = Minutes, le second
table-penalties = Coups interdits
table-penalties-none = ne coûtent rien
table-penalty-warn = un avertissement
table-penalty-loss = la partie
table-penalty-time = { $time } pour l’autre
table-sit-down = S’asseoir
table-open = Ouvrir une partie

# At a game.
table-board = Plateau, à { $side } de jouer
table-ruling = Décision
table-rule = Règle { $number }
table-yes = Autorisé
table-no = Interdit
table-unread = Ce n’est pas un coup
table-to-move = À { $side } de jouer
table-how = Touchez un animal, puis une case.
table-thinks = réfléchit…
table-is-legal = Permis ?
table-is-legal-how = Touchez un animal, puis la case qu’il vise. Rien n’est joué.
table-make-it = Jouer ce coup
table-may-go = De { $square }, il peut aller en { $to }.
table-may-go-nowhere = De { $square }, il ne peut aller nulle part maintenant.
table-not-its-turn = En { $square }. C’est à { $side } de jouer.
table-free = peut aller ici
table-free-squares = Libre :
table-may-claim = Le match nul peut être déclaré.
table-captured = A capturé : { $animals }
table-captured-none = N’a rien capturé
table-leave = Quitter la table
table-more = Plus
table-options = À cette table
table-you-play = Vous jouez { $side }.
table-sun = Plein soleil
table-sun-off = Sans soleil
table-awake = L’écran reste allumé
table-vibrate = Vibrer
table-sound = Son
table-speak = Lire les décisions à voix haute
table-flip = Tourner le plateau
table-flip-side = { $side } est assis ici
table-two-sided = Pour deux joueurs face à face
table-swap = Changer de côté
table-swapped = Les joueurs ont changé de côté

# Moves.
table-moves = Coups
table-no-moves = Pas encore de coups. Ils apparaîtront ici.
table-move-field = Saisir un coup
table-move-such = a3a4, ou : éléphant prend chien
table-move-enter = Jouer
table-note = Une note
table-note-add = Noter
table-noted = Noté.
table-take-back = Reprendre
table-take-back-asked = Reprendre { $move } ?
table-take-back-agree = Seulement si { $side } est d’accord.
table-taken-back = Repris
table-agree = D’accord
table-decline = Non
table-accept = Accepter
table-try = Essayer
table-trying = À l’essai
table-trying-what = Jouez librement. La partie reste comme elle était, et les pendules sont arrêtées.
table-return = Retour à la partie
table-back-one = Un coup en arrière
table-returned = Comme avant
table-hint = Conseil
table-hint-said = Peut-être { $animal } de { $from } en { $to }
table-hint-what = Une estimation, pas une décision.

# Clocks.
table-clocks = Pendules
table-clock-of = Pendule de { $player } : { $time }
table-clocks-stand = Les pendules sont arrêtées
table-clocks-stand-how = Touchez « Partir » ou une pendule, ou jouez.
table-go = Partir
table-pause = Pause
table-paused = En pause
table-press-late = La pendule se presse après le coup.
table-to-board = Retour au plateau
table-ask = Demander à l’arbitre

# Claims and ends.
table-claim = Réclamer
table-claim-again = On a déjà vu cela
table-claim-again-what = { $side } déclare le match nul parce qu’une position revient.
table-claim-now = Maintenant
table-claim-with = Avec le coup…
table-claim-it = Réclamer
table-claim-refused = Pas de match nul
table-refused = Ce n’est pas possible
table-refused-over = La partie est finie.
table-refused-nothing-to-take-back = Il n’y a rien à reprendre.
table-refused-no-offer = Rien n’a été proposé.
table-refused-no-clocks = Il n’y a pas de pendules.
table-refused-as-it-is = C’est déjà ainsi.
table-refused-no-press = Ce n’est pas le moment de presser la pendule.
table-refused-trying-out = On ne fait qu’essayer. Revenez d’abord à la partie.
table-refused-not-trying-out = Rien n’est à l’essai.
table-refused-before-the-last = Ce serait avant le dernier événement.
table-offer = Proposer le nul
table-offer-what = L’autre peut accepter ou refuser.
table-offered = { $side } propose le nul
table-offered-what = { $side } peut accepter.
table-declined = { $side } refuse
table-resign = Abandonner
table-illegal = Un coup interdit a été joué
table-illegal-costs = Il est repris et coûte : { $list }.
table-illegal-free = Il est repris et compté.
table-offence = { $side } : coup interdit n° { $count }
table-offences =
    { $count ->
        [one] 1 coup interdit
       *[other] { $count } coups interdits
    }
table-offence-warned = C’est un avertissement.
table-offence-free = Il est repris. Rien d’autre n’était convenu.
table-offence-time = { $other } reçoit { $time }.
table-adjudicate = Terminer la partie
table-adjudicate-what = Si elle ne peut être finie, l’arbitre décide.
table-adjudicated = Décidé à la table
table-why = Pourquoi
table-wins = { $side } gagne
table-draw = Match nul
table-end-resigned = { $side } a abandonné.
table-end-agreed = Les deux sont d’accord.
table-end-flag = { $side } n’a plus de temps.
table-end-offence = { $side } a joué trop de coups interdits.
table-goes-on = La partie continue
table-again = Une autre partie

# The program plays.
table-program-moves = C’est au programme de jouer.
table-program-played = { $side } a joué

# What is kept, and what leaves the page.
table-elsewhere = Cette partie est ouverte dans un autre onglet, qui tient la pendule.
table-elsewhere-faster = Un autre onglet a été plus rapide. Voici où en est la partie.
table-looks-on = Vous regardez ; les coups sont saisis sur d’autres appareils.
table-shared-gone = La table est injoignable. Le programme y fonctionne-t-il encore ?
table-shared-waits = En attente d’une partie à cette table.
table-play-here = Jouer ici
table-keeping-private = Cette fenêtre ne garde rien : enregistrez la partie avant de la fermer.
table-keeping-full = L’appareil est plein : le dernier événement n’a pas été gardé et ne compte pas. Faites de la place et recommencez.
table-keeping-lost = L’appareil n’a pas gardé le dernier événement : il ne compte pas. Recommencez.
table-no-answer = Le programme ne répond pas. Rien ne s’est passé ; réessayez.
table-lost = Cette partie n’est pas sur cet appareil.
table-broken = Ce n’est pas une partie lisible.
table-save-share = Enregistrer, partager, imprimer
table-save = Enregistrer
table-print = Imprimer
table-link-what = Ce lien contient toute la partie. Il n’est enregistré nulle part.
table-position = Position
table-position-what = Un lien vers la place des animaux
table-record = Partie
table-record-what = Pour d’autres programmes, en PGN
table-journal = Journal
table-journal-what = Tout ce qui s’est passé, pour continuer ailleurs
table-score-sheet = Feuille de partie
table-score-sheet-what = Sur papier, à signer
table-result = Résultat

# Keys.
table-keys = Touches
table-keys-board = Sur le plateau, les flèches parcourent, Entrée choisit et joue, Échap relâche.
table-keys-typed = Les coups peuvent aussi être saisis : a3a4 ou « éléphant prend chien ».
table-keys-on = Touches seules
table-key-board = Au plateau
table-key-clock = Pendule : partir ou pause
table-key-try = Essayer, ou revenir à la partie

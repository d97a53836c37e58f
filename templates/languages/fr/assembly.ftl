# La fiche de montage : ce qu’il faut acheter, et comment se fabrique un jeu.
assembly = Fiche de montage
assembly-title = Fabriquer le jeu
assembly-subtitle =
    { $sheets ->
        [one] { $animals } animaux et un plateau d’une seule feuille
       *[other] { $animals } animaux et un plateau en { $sheets } parties
    }

buy-pieces =
    { $shape ->
        [square] { $count } carrés en bois
        [hexagon] { $count } hexagones en bois
       *[disc] { $count } disques en bois
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm de diamètre
       *[other] { $size } mm de large
    }
buy-stickers = Papier autocollant
buy-labels = Planches d’étiquettes
buy-paper = Papier épais
buy-paper-use = pour le plateau
buy-paper-pieces = pour les pions
buy-sheets =
    { $count ->
        [one] 1 feuille { $paper }
       *[other] { $count } feuilles { $paper }
    }
buy-card = Carton rigide
buy-card-size = { $width } × { $height } mm
buy-tools = Ciseaux et colle
buy-tools-more = de préférence en bâton
buy-tools-tape = et du ruban adhésif
buy-pencils = Crayons de couleur
buy-pencils-more = les feutres traversent

make-print = Imprimer.
make-print-text = Choisissez « taille réelle » ou 100 %, jamais « ajuster à la page ». La ligne imprimée doit mesurer { $length } mm.
make-print-backs =
    { $way ->
        [short-edge] Imprimez les pions recto verso, en retournant sur le bord court.
       *[long-edge] Imprimez les pions recto verso, en retournant sur le bord long.
    }
make-colour = Colorier.
make-colour-text = Coloriez les animaux et le plateau avant de découper les feuilles.
make-colour-rings = Laissez les anneaux : ils distinguent les deux camps.
make-cut = Découper.
make-cut-stickers =
    { $way ->
        [punch] Découpez les autocollants à la perforatrice ({ $sticker } mm).
        [machine] Faites découper les autocollants par la machine ({ $sticker } mm).
        [grey] Découpez les autocollants en suivant le trait fin ({ $sticker } mm).
       *[pink] Découpez les autocollants en suivant le fin trait rose ({ $sticker } mm).
    }
make-cut-pieces =
    { $way ->
        [punch] Découpez les pions à la perforatrice ({ $sticker } mm).
        [machine] Faites découper les pions par la machine ({ $sticker } mm).
        [grey] Découpez les pions en suivant le trait fin ({ $sticker } mm).
       *[pink] Découpez les pions en suivant le fin trait rose ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Découpez les bandes en suivant le trait fin.
       *[pink] Découpez les bandes en suivant le fin trait rose.
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Ouvrez { $files } dans Silhouette Studio et réglez les repères aux mêmes valeurs : retrait { $inset } mm, longueur { $arm } mm, trait { $line } mm. Ne coupez que le calque CUT.
make-cut-board = Coupez le plateau le long des repères d’angle.
make-cut-sheets =
    { $ways ->
        [both] Coupez d’abord les feuilles du plateau aux seuls bords verticaux marqués de ciseaux.
       *[one] Coupez les feuilles du plateau aux seuls bords marqués de ciseaux.
    }
make-cut-tabs =
    { $tabs ->
        [one] Gardez la languette de { $width } mm.
       *[other] Gardez les languettes de { $width } mm.
    }
make-fold-pieces = Plier.
make-fold-pieces-text =
    { $way ->
        [gutter] Pliez chaque feuille de pions vers l’arrière le long du pointillé et collez les deux moitiés.
       *[stand] Pliez chaque bande le long des pointillés, collez le recto au verso et rabattez les languettes vers l’extérieur.
    }
make-join = Assembler.
make-join-text =
    { $sheets ->
        [2] Encollez la languette et posez dessus l’autre feuille, jusqu’à la ligne pointillée.
       *[other] Encollez chaque languette et posez dessus la feuille suivante, jusqu’à la ligne pointillée. Les numéros indiquent laquelle.
    }
make-join-butt =
    { $sheets ->
        [2] Posez les deux feuilles bord à bord et fixez le joint au dos avec du ruban adhésif.
       *[other] Posez les feuilles bord à bord et fixez les joints au dos avec du ruban adhésif. Les numéros indiquent l’ordre.
    }
make-join-letters = Les lettres identiques se rejoignent et les losanges se complètent.
make-join-rows = Assemblez d’abord les feuilles de chaque ligne, puis coupez et assemblez les lignes.
make-fold = Plier.
make-fold-text =
    { $fold ->
        [quarter] Marquez les plis d’un repère à l’autre avec une règle et une lame émoussée. Pliez en travers, image à l’intérieur, puis encore une fois.
        [thirds] Marquez les plis d’un repère à l’autre avec une règle et une lame émoussée, puis rabattez les deux bouts sur le milieu.
       *[half] Marquez les plis d’un repère à l’autre avec une règle et une lame émoussée, puis pliez, image à l’intérieur.
    }
make-back = Contrecoller.
make-back-text = Collez le plateau sur le carton et laissez-le une nuit sous de gros livres.
make-back-folded = Coupez aussi le carton aux plis. Collez le plateau ouvert sur les morceaux et laissez-le une nuit sous de gros livres.
make-press = Coller.
make-press-text = Appuyez un autocollant au milieu de chaque pion.
make-press-both = Appuyez un autocollant sur chaque face de chaque pion.
make-press-spares =
    { $spares ->
        [one] L’autocollant vierge sert de rechange.
        [2] Les deux autocollants vierges servent de rechange.
       *[other] Les { $spares } autocollants vierges servent de rechange.
    }
make-press-animals =
    { $spares ->
        [one] L’autocollant qui reste sert de rechange.
        [2] Les deux autocollants qui restent servent de rechange.
       *[other] Les { $spares } autocollants qui restent servent de rechange.
    }
make-press-labels = Collez les sceaux sur le bord du couvercle et écrivez vos noms sur les étiquettes.

age-title = Petites pièces.
age-text = Ne convient pas aux enfants de moins de 3 ans : pions et autocollants peuvent être avalés. Les lames sont l’affaire des adultes.
set-title = Dans ce jeu
set-test = Page d’essai
set-rules = Règles
set-where =
    { $count ->
        [one] feuille { $sheets }, fichier « { $file } »
       *[other] feuilles { $sheets }, fichier « { $file } »
    }

buy-wood = Contreplaqué
buy-wood-board = pour le plateau, de 3 à 4 mm
buy-wood-pieces = pour les pions, de 4 à 6 mm
buy-wood-both = pour le plateau et les pions, 4 mm
buy-wood-sheets =
    { $count ->
        [one] 1 plaque de { $width } × { $height } mm
       *[other] { $count } plaques de { $width } × { $height } mm
    }
buy-calliper = Pied à coulisse
buy-calliper-more = pour mesurer l’essai
buy-sandpaper = Papier de verre
buy-sandpaper-more = fin, grain 240
buy-oil = Huile ou cire
buy-oil-more = et un chiffon doux

make-load = Ouvrir.
make-load-text = Ouvrez les fichiers « { $board } » et « { $pieces } » dans le logiciel du laser, à 100 %.
make-load-one = Ouvrez le fichier « { $board } » dans le logiciel du laser, à 100 % : plateau et pions sont sur une même plaque.
make-load-size =
    { $sheets ->
        [one] Le contour rouge du plateau doit mesurer { $width } × { $height } mm.
       *[other] Le contour rouge de la première partie du plateau doit mesurer { $width } × { $height } mm.
    }
make-colours = Régler les couleurs.
make-colours-engrave = Les traits noirs sont gravés.
make-colours-score = Les bleus sont marqués sans être coupés.
make-colours-cut = Les rouges sont coupés en dernier : une pièce libre peut bouger.
laser-engrave = graver
laser-score = marquer
laser-cut = couper
make-test = Essayer.
make-test-text = Découpez un pion dans une chute et mesurez-le : il faut { $size } mm. Sinon, réglez « cutter.kerf » dans le thème sur { $drawn } mm moins votre mesure, puis refaites les fichiers.
make-burn = Graver et couper.
make-burn-text = Fixez le bois bien à plat. Procédez dans cet ordre, sans déplacer le bois entre-temps.
make-glue = Coller.
make-glue-text = Collez les parties bord à bord sur un support mince, dans l’ordre de leurs fichiers. Les numéros l’indiquent.
make-finish = Finir.
make-finish-text = Essuyez la suie avec un chiffon humide, poncez les bords, puis huilez le bois.
make-sort = Distinguer les camps.
make-sort-text = Pions d’un camp : { $one }. Pions de l’autre : { $other }.
make-sort-spares =
    { $spares ->
        [one] Le pion vierge sert de rechange.
        [2] Les deux pions vierges servent de rechange.
       *[other] Les { $spares } pions vierges servent de rechange.
    }
age-text-laser = Ne convient pas aux enfants de moins de 3 ans : les pions peuvent être avalés. Le laser est l’affaire des adultes ; ne le laissez jamais travailler seul.
set-pieces = Pions

# Ce que révèle le contrôle avant impression : ce qui ne va pas, le remède, les mesures et le verdict. Les clés d’un
# thème et leurs valeurs, comme { $key } ou { $setting }, sont les mêmes dans toutes les langues.

# Listes : « rat, chat et 3 autres ». Un mot imprimé est entre guillemets.
list-next = { $list }, { $next }
list-last = { $list } et { $next }
list-more = { $list } et { $more } autres
list-word = « { $word } »

# Comment un jeu est vu.
view-colour = en couleurs
view-grey = en gris
view-protan = pour qui ne perçoit pas le rouge
view-deutan = pour qui ne perçoit pas le vert
view-tritan = pour qui ne perçoit pas le bleu

# Ce qui, dans un dessin, ne peut être imprimé qu’en pixels.
feature-blending = modes de fusion
feature-clips = masques d’écrêtage
feature-embedded-pictures = images incorporées
feature-filters = filtres
feature-gradients = dégradés
feature-masks = masques de fusion
feature-opacity = transparence
feature-patterns = motifs
feature-text = texte

# Autocollants, pions et cases.
sticker-too-large = des autocollants de { $sticker } mm dépassent de pions de { $size } mm
mend-overhang = pieces.inset = "1mm" les garde à 1 mm du bord
piece-too-large = des pions de { $size } mm n’entrent pas dans des cases de { $square } mm
tight-square = des pions de { $size } mm prennent { $percent } % du côté de cases de { $square } mm
loose-square = des pions de { $size } mm ne prennent que { $percent } % du côté de cases de { $square } mm
mend-fit = des cases de { $squares } mm conviennent à ces pions, ou des pions de { $pieces } mm à ces cases
no-punch = aucune perforatrice courante ne découpe des autocollants de { $sticker } mm ; la plus proche se vend en { $nearest } pouce, { $size } mm
mend-inset = { $setting } donne, sur les mêmes pions, des autocollants pour une perforatrice de { $punch } pouce
mend-squares = pieces.cut = "squares" : ces pions sont plus petits que toute perforatrice
slipping-back = les dos ne peuvent se décaler que de { $drift } mm ; les imprimantes domestiques se décalent jusqu’à { $least } mm
mend-backs = des pions plus grands, ou pieces.backs = "stickers", qui ne se décalent pas
outside-safe =
    { $count ->
        [one] { $side } : un animal dépasse la limite de sécurité de { $reach } mm ({ $animals })
       *[other] { $side } : des animaux dépassent la limite de sécurité de { $reach } mm ({ $animals })
    }
mend-safe = des dessins plus petits, un anneau plus étroit, ou { $setting } si l’on découpe avec soin

# Ce qui se ressemble.
sides-alike = les pions de Blanc et de Noir se ressemblent { $views } (ΔE { $difference } ; minimum { $least })
mend-sides-foot = { $setting } les distingue par la forme, ou un fond beaucoup plus foncé pour l’un des camps
mend-sides = un fond beaucoup plus foncé pour l’un des camps, ou un anneau beaucoup plus large (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } se ressemblent quand l’un a la tête en bas : seuls { $percent } % de ce qu’ils montrent les distinguent
        [always] { $animals } se ressemblent pour tous les yeux : seuls { $percent } % de ce qu’ils montrent les distinguent
       *[views] { $animals } se ressemblent { $views } : seuls { $percent } % de ce qu’ils montrent les distinguent
    }
mend-faces = une autre image ({ $key }), ou davantage d’éléments et plus grands avec face.show
unnamed-side-colour = les pions { $side-de } s’appellent « { $name } », d’après leur couleur : le thème ne les nomme pas
unnamed-side-one-colour = les pions { $side-de } s’appellent « { $name } » : le thème ne les nomme pas, et les deux camps ont la même couleur
mend-name = { $setting }, ou un autre nom

# Traits.
thin-line =
    { $part ->
        [board] le trait le plus fin du plateau mesure { $width } mm ; il en faut au moins { $least } mm
       *[pieces] le trait le plus fin des pions mesure { $width } mm ; il en faut au moins { $least } mm
    }
thin-line-key =
    { $part ->
        [board] le trait le plus fin du plateau, en { $key }, mesure { $width } mm ; il en faut au moins { $least } mm
       *[pieces] le trait le plus fin des pions, en { $key }, mesure { $width } mm ; il en faut au moins { $least } mm
    }
mend-line = { $setting }, un lines.weight plus grand, ou un plus grand format
thin-reversed-line =
    { $part ->
        [board] sur le plateau, un trait clair en réserve sur fond foncé mesure { $width } mm ; en dessous de { $least } mm, l’encre le bouche
       *[pieces] sur les pions, un trait clair en réserve sur fond foncé mesure { $width } mm ; en dessous de { $least } mm, l’encre le bouche
    }
mend-reversed-line = un lines.weight ou un format plus grand, ou un fond plus clair en dessous

# Textes.
small-letters =
    { $part ->
        [board] { $words } sur le plateau : { $height } mm de haut au plus petit ; il en faut au moins { $least } mm
       *[pieces] { $words } sur les pions : { $height } mm de haut au plus petit ; il en faut au moins { $least } mm
    }
small-characters =
    { $part ->
        [board] { $words } sur le plateau : { $height } mm de corps au plus petit ; il en faut au moins { $least } mm
       *[pieces] { $words } sur les pions : { $height } mm de corps au plus petit ; il en faut au moins { $least } mm
    }
squeezed-word =
    { $part ->
        [board] texte resserré sur le plateau pour tenir : { $words }
       *[pieces] texte resserré sur les pions pour tenir : { $words }
    }
shrunk-word =
    { $count ->
        [one] { $words } est composé plus petit que les autres mots des pions, pour tenir
       *[other] { $words } sont composés plus petits que les autres mots des pions, pour tenir
    }
mend-text-board = des cases plus grandes (size = "family"), ou moins de board.labels
mend-text-pieces = des pions plus grands (size = "family"), moins d’éléments dans face.show, ou une langue au lieu de deux
small-name =
    { $count ->
        [one] un nom sur les pions est trop long ({ $animals }) : les minuscules mesurent { $height } mm ; il en faut au moins { $least } mm
       *[other] des noms sur les pions sont trop longs ({ $animals }) : les minuscules mesurent { $height } mm ; il en faut au moins { $least } mm
    }
mend-small-name = des pions de { $size } mm (pieces.size), un nom plus court, ou face.show sans "name"

# Contraste.
low-contrast-words-pieces = « { $words } » sur les pions { $side-de } a un contraste de { $contrast } : 1 ; il faut au moins { $least }
low-contrast-words-board = « { $words } » sur le plateau a un contraste de { $contrast } : 1 ; il faut au moins { $least }
mend-contrast-key =
    { $way ->
        [lighter] éclaircir { $key }, ou foncer le fond en dessous
       *[darker] foncer { $key }, ou éclaircir le fond en dessous
    }
mend-contrast-words =
    { $way ->
        [lighter] un texte plus clair, ou un fond plus foncé
       *[darker] un texte plus foncé, ou un fond plus clair
    }
low-contrast-colours =
    { $what ->
        [start] les animaux sur leurs cases
        [rivers] les rivières sur la terre
        [lines] les traits entre les cases
        [outlines] les contours des animaux
       *[side] les animaux d’un camp
    } ont un contraste de { $contrast } : 1 ; il faut au moins { $least }
mend-contrast-colours = foncer { $key }, ou éclaircir le fond

# Images.
low-resolution = { $file } s’imprime à { $dpi } ppp ; il en faut au moins { $least }
mend-resolution = une image de { $width } × { $height } pixels ; celle-ci en a { $own-width } × { $own-height }
rasterised = { $file } s’imprime en pixels à cause de : { $features }
mend-rasterised = de simples aplats et traits s’impriment nets à toute taille

# Encre.
much-ink =
    { $part ->
        [board] { $percent } % du plateau s’imprime en foncé : cela prend beaucoup d’encre et ne se colorie pas
       *[pieces] { $percent } % des pions s’imprime en foncé : cela prend beaucoup d’encre et ne se colorie pas
    }
mend-ink = des fonds plus clairs, des traits foncés
total-ink-key = { $key } superpose { $total } % d’encre ; la presse en accepte { $most } %
total-ink-part =
    { $part ->
        [board] une couleur du plateau
        [pieces] une couleur des pions
        [rules] une couleur des règles
       *[assembly] une couleur de la fiche de montage
    } superpose { $total } % d’encre ; la presse en accepte { $most } %
mend-total-ink = une couleur plus claire, du noir seul (cmyk(0, 0, 0, 1)), ou colours.most-ink selon l’imprimeur
total-ink-picture = une image superpose { $total } % d’encre ; la presse en accepte { $most } %
mend-total-ink-picture = le profil de ce papier, qui en respecte la limite, ou colours.most-ink selon l’imprimeur

# Feuilles.
no-page =
    { $part ->
        [rules] la feuille de règles ne tient pas sur { $paper }, quel que soit le nombre de pages
       *[assembly] la fiche de montage ne tient pas sur { $paper }, quel que soit le nombre de pages
    }
mend-no-page = un paper.size plus grand, ou un autre sheet.layout
waste =
    { $sheets ->
        [one] { $count } autocollants de { $sticker } mm occupent { $percent } % de la feuille { $paper } ; il y a place pour { $free } de plus
       *[other] { $count } autocollants de { $sticker } mm occupent { $percent } % de { $sheets } feuilles { $paper } ; il y a place pour { $free } de plus
    }
mend-waste-sets =
    { $sets ->
        [one] pieces.fill = "sets" pour { $sets } jeu de plus sur le même papier, "spares" pour des animaux de rechange, "labels" pour des sceaux et des étiquettes à nom
       *[other] pieces.fill = "sets" pour { $sets } jeux de plus sur le même papier, "spares" pour des animaux de rechange, "labels" pour des sceaux et des étiquettes à nom
    }
mend-waste-spares = pieces.fill = "spares" pour des animaux de rechange, "labels" pour des sceaux et des étiquettes à nom
mend-waste-paper = un paper.size plus petit suffit aussi
many-sheets = un plateau à cases de { $square } mm prend { $sheets } feuilles { $paper }
mend-many-sheets = { $setting } (cases de { $smaller } mm) en prend { $fewer }, ou un paper.size plus grand
mend-many-sheets-roll = un paper.size plus grand, ou le rouleau d’un imprimeur

# La boîte.
empty-places =
    { $places ->
        [one] { $count } pions ne remplissent pas des piles égales : { $places } place reste vide
       *[other] { $count } pions ne remplissent pas des piles égales : { $places } places restent vides
    }
mend-empty-places = des pions de rechange peuvent s’y loger
stiff-tuck = un carton de { $card } mm est entaillé à mi-épaisseur, non rainé : ses rabats se fatiguent
mend-stiff-tuck = box.style = "matchbox" dure plus longtemps
box-too-large = le patron de { $width } × { $height } mm n’entre pas sur { $paper }
mend-box-too-large = { $need } suffirait
mend-box-too-large-none = aucun papier jusqu’à A1 ne suffirait : des pions plus petits, ou moins nombreux

# Ce qui a été mesuré.
figure-backs = décalage possible des dos
figure-line =
    { $part ->
        [board] le trait le plus fin du plateau
       *[pieces] le trait le plus fin des pions
    }
figure-letters =
    { $part ->
        [board] les plus petites lettres du plateau
       *[pieces] les plus petites lettres des pions
    }
figure-characters =
    { $part ->
        [board] les plus petits caractères chinois du plateau
       *[pieces] les plus petits caractères chinois des pions
    }
figure-names = les minuscules des noms sur les pions
figure-words-pieces = « { $words } » sur les pions { $side-de }, contre le fond
figure-words-board = « { $words } » sur le plateau, contre le fond
figure-colours =
    { $what ->
        [start] les animaux sur leurs cases
        [rivers] les rivières sur la terre
        [lines] les traits entre les cases
        [outlines] les contours des animaux
       *[side] les animaux d’un camp
    }
figure-picture = { $file }
figure-sides = les deux camps, { $views }
figure-faces = deux animaux, { $views }
figure-waste = l’occupation des feuilles d’autocollants

# Le verdict : combien de chaque, si le jeu est faisable, et en quelles feuilles.
count-faults =
    { $count ->
        [one] { $count } défaut
       *[other] { $count } défauts
    }
count-warnings =
    { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
    }
count-advice =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
count-next = { $list }, { $next }
needed-sheets =
    { $count ->
        [one] { $count } feuille { $paper }
       *[other] { $count } feuilles { $paper }
    }
verdict-good = Rien à corriger : { $sheets }.
verdict-advice = Rien à corriger, { $counts } : { $sheets }.
verdict-warnings = { $counts }. Le jeu est faisable : { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. Le jeu sera faisable une fois le défaut corrigé.
       *[other] { $counts }. Le jeu sera faisable une fois les défauts corrigés.
    }

# Ce qui figure sur une page imprimée à côté du dessin.
board = Plateau
pieces = Autocollants
# Une partie d’un plateau imprimé sur plusieurs feuilles.
board-part = Plateau, colonnes {$files}, rangées {$rows}
page-of = page {$page} sur {$pages}
full-size = imprimer à 100 % (taille réelle)
# Sur la languette d’une feuille : la feuille qui la recouvre.
glue-here = coller la feuille {$sheet} sur ce bord
sheet-place = feuille de la ligne {$row}, colonne {$column}
fold-valley = pli vallée : image à l’intérieur
fold-mountain = pli montagne : image à l’extérieur
sticker-sheet = {$count} autocollants de {$size} mm pour des pions de {$piece} mm
label-sheet = {$count} autocollants sur {$label}
label-test = Page d’essai pour {$label}, étiquettes de {$size} mm
# The one sentence on the test page.
label-test-use = Imprimez cette page à 100 % sur papier ordinaire et tenez-la à contre-jour avec une planche {$label} : chaque trait tombe sur le bord d’une étiquette.
fold-here = plier ici vers l’arrière, puis coller les deux moitiés
sheet-backs =
    { $way ->
        [long-edge] imprimer recto verso, retourner sur le bord long
        [short-edge] imprimer recto verso, retourner sur le bord court
       *[stand] couper le long des traits, plier le long des pointillés
    }
sheet-mirrored = inversé, pour film thermocollant ou film pour vitre
name-tag = Nom

# Une page qui montre ce qu’une imprimante fait de ce qu’elle imprime.
calibration-title = Votre imprimante
calibration-size = Taille
calibration-size-rule = Posez un réglet d’une croix à l’autre : {$across} mm en largeur, {$down} mm en hauteur. Indiquez ce que vous trouvez.
calibration-size-card = Pas de réglet ? Posez ici une carte bancaire contre les deux traits épais. Indiquez les pourcentages où finissent ses deux autres bords.
calibration-position = Position
calibration-position-left = Pliez la feuille bord gauche sur bord droit, puis rouvrez-la. Lisez le premier nombre là où le pli coupe la ligne oblique.
calibration-position-top = Pliez-la ensuite haut sur bas et lisez le second sur l’échelle couchée.
calibration-margins = Marges
calibration-margins-read = Le long de chaque bord, cherchez le plus petit nombre dont le trait est imprimé. Aucune marge ne doit être inférieure au plus grand des quatre.
calibration-fine = Trait et texte minimaux
calibration-fine-read = Indiquez le premier trait complet, en noir et en blanc. Ce que vous ne pouvez pas lire plus bas est trop petit pour votre imprimante.
calibration-tones = Gris et couleurs
calibration-tones-read = Chaque carré porte un point un peu plus foncé. Là où il ne se voit pas, votre imprimante confond les deux.
calibration-save = Notez les quatre nombres, puis saisissez-les :
calibration-use = Ensuite :

# Les mots d’un plateau : les cases spéciales, et ce qui pousse sur la terre vide.
game = Jeu de la jungle
den = tanière
trap = piège
river = rivière
grass = herbe
tree = arbre
path = sentier
leaf = feuille
wood = bois
stone = pierre
flower = fleur
mountain = montagne
bamboo = bambou
shore = rive
bridge = pont
land = terre

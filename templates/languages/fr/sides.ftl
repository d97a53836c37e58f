# Le nom des camps : la couleur des pièces. `.de` est le nom précédé de « de ».
side-white = Blanc
    .de = de Blanc
side-black = Noir
    .de = de Noir
side-blue = Bleu
    .de = de Bleu
side-red = Rouge
    .de = de Rouge
side-green = Vert
    .de = de Vert
side-yellow = Jaune
    .de = de Jaune
side-orange = Orange
    .de = d’Orange
side-brown = Marron
    .de = de Marron
side-gold = Or
    .de = d’Or
side-silver = Argent
    .de = d’Argent
side-grey = Gris
    .de = de Gris
side-violet = Violet
    .de = de Violet
side-pink = Rose
    .de = de Rose
side-teal = Turquoise
    .de = de Turquoise

# Quand la couleur ne distingue pas les camps, la légende de la mise en place nomme leurs anneaux.
figure-setup-rings = { $White } ({ $one }) est de ce côté, { $black } ({ $other }) en face.
ring-plain = anneau simple
ring-double = anneau double
ring-broad = anneau large
ring-scalloped = anneau festonné
ring-rough = anneau taillé à la main
ring-none = sans anneau

# Wie die Tiere heißen und wie man sie in Zügen außerdem schreiben darf (`.written`).
rat = Ratte
    .written = R Maus
cat = Katze
    .written = K
dog = Hund
    .written = H
wolf = Wolf
    .written = W Fuchs
leopard = Leopard
    .written = P Panther
tiger = Tiger
    .written = T
lion = Löwe
    .written = L Loewe
elephant = Elefant
    .written = E

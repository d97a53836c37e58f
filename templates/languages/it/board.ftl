# Le parole sul tabellone: caselle speciali e ciò che cresce sulla terra libera.
game = Il gioco della giungla
den = tana
trap = trappola
river = fiume
grass = erba
tree = albero
path = sentiero
leaf = foglia
wood = bosco
stone = pietra
flower = fiore
mountain = montagna
bamboo = bambù
shore = sponda
bridge = ponte
land = terra

# Die Wörter auf einem Brett: besondere Felder, und was auf leerem Land wächst.
game = Dschungelspiel
den = Bau
trap = Falle
river = Fluss
grass = Gras
tree = Baum
path = Weg
leaf = Blatt
wood = Wald
stone = Stein
flower = Blume
mountain = Berg
bamboo = Bambus
shore = Ufer
bridge = Brücke
land = Land

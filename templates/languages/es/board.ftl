# Las palabras del tablero: casillas especiales y lo que crece en la tierra libre.
game = El juego de la selva
den = guarida
trap = trampa
river = río
grass = hierba
tree = árbol
path = camino
leaf = hoja
wood = bosque
stone = piedra
flower = flor
mountain = montaña
bamboo = bambú
shore = orilla
bridge = puente
land = tierra

# As palavras do tabuleiro: casas especiais e o que cresce na terra livre.
game = Jogo da Selva
den = toca
trap = armadilha
river = rio
grass = grama
tree = árvore
path = caminho
leaf = folha
wood = mata
stone = pedra
flower = flor
mountain = montanha
bamboo = bambu
shore = margem
bridge = ponte
land = terra

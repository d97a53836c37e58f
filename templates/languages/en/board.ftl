# The words on a board: special squares, and what grows on empty land.
game = The Jungle Game
den = den
trap = trap
river = river
grass = grass
tree = tree
path = path
leaf = leaf
wood = wood
stone = stone
flower = flower
mountain = mountain
bamboo = bamboo
shore = shore
bridge = bridge
land = land

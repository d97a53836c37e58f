# The words on a board: special squares, and what grows on empty land.
game = 闘獣棋
den = 巣
trap = ワナ
river = 川
grass = 草
tree = 木
path = 道
leaf = 葉
wood = 森
stone = 石
flower = 花
mountain = 山
bamboo = 竹
shore = 岸
bridge = 橋
land = 陸

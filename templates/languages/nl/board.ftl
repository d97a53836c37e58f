# De woorden op een bord: bijzondere velden, en wat er op leeg land groeit.
game = Junglespel
den = hol
trap = val
river = rivier
grass = gras
tree = boom
path = pad
leaf = blad
wood = bos
stone = steen
flower = bloem
mountain = berg
bamboo = bamboe
shore = oever
bridge = brug
land = land

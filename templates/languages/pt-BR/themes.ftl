# Como são os modelos incluídos, em poucas palavras.
theme-classic = Rios de lótus, portais da lua, fossos cheios de estacas
theme-new-year = Vermelhão e ouro, pergaminhos e fogos
theme-night = A selva ao luar, tocas que brilham
theme-indigo = Branco sobre pano azul, peixes e lótus
theme-field-notes = O mapa de um naturalista, a nanquim e aguada
theme-woodcut = Talhado em madeira, preto e vermelhão
theme-colouring = Contornos para o lápis de cor
theme-clear = Nunca só pela cor
theme-imperial = Ouro sobre vermelhão, palácios como tocas
theme-large = Linhas fortes, números grandes
theme-schule = Ideogramas, pinyin e alemão
theme-roman = Mosaico, templos, algarismos romanos
theme-travel = A5, discos de 13 mm
theme-laser = Linhas para cortar e gravar em madeira
theme-pictures = Um álbum para fotos

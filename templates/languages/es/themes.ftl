# Cómo son los diseños incluidos, en pocas palabras.
theme-classic = Ríos de lotos, puertas de luna, fosos llenos de estacas
theme-new-year = Bermellón y oro, rollos pintados y petardos
theme-night = La selva a la luz de la luna, cuevas que brillan
theme-indigo = Blanco sobre tela azul, peces y lotos
theme-field-notes = El mapa de un naturalista, a tinta y aguada
theme-woodcut = Tallado en madera, negro y bermellón
theme-colouring = Contornos para lápices de colores
theme-clear = Nunca solo por el color
theme-imperial = Oro sobre bermellón, palacios por guaridas
theme-large = Líneas gruesas, números grandes
theme-schule = Caracteres, pinyin y alemán
theme-roman = Mosaico, templos, números romanos
theme-travel = A5, fichas de 13 mm
theme-laser = Líneas para cortar y grabar en madera
theme-pictures = Un álbum para fotos

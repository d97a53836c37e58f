# O que aparece em uma página impressa ao lado do desenho.
board = Tabuleiro
pieces = Adesivos
# Uma parte de um tabuleiro impresso em várias folhas.
board-part = Tabuleiro, colunas {$files}, linhas {$rows}
page-of = página {$page} de {$pages}
full-size = imprimir a 100 % (tamanho real)
# Na aba de uma folha: qual folha fica por cima dela.
glue-here = colar a folha {$sheet} sobre esta borda
sticker-sheet = {$count} adesivos de {$size} mm para peças de {$piece} mm

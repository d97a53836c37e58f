# O que aparece em uma página impressa ao lado do desenho.
board = Tabuleiro
pieces = Adesivos
# Uma parte de um tabuleiro impresso em várias folhas.
board-part = Tabuleiro, colunas {$files}, linhas {$rows}
page-of = página {$page} de {$pages}
full-size = imprimir a 100 % (tamanho real)
# Na aba de uma folha: qual folha fica por cima dela.
glue-here = colar a folha {$sheet} sobre esta borda
sheet-place = folha na linha {$row}, coluna {$column}
fold-valley = dobra em vale: desenho por dentro
fold-mountain = dobra em montanha: desenho por fora
sticker-sheet = {$count} adesivos de {$size} mm para peças de {$piece} mm
label-sheet = {$count} adesivos em {$label}
label-test = Página de teste para {$label}, etiquetas de {$size} mm
# The one sentence on the test page.
label-test-use = Imprima esta página a 100 % em papel comum e segure-a contra a luz com uma folha de {$label}: cada linha fica na borda de uma etiqueta.
fold-here = dobrar aqui para trás e colar as duas metades
sheet-backs =
    { $way ->
        [long-edge] imprimir frente e verso, virar na borda longa
        [short-edge] imprimir frente e verso, virar na borda curta
       *[stand] recortar pelas linhas, dobrar pelos tracejados
    }
sheet-mirrored = espelhado, para filme termocolante ou película de janela
name-tag = Nome

# O que uma folha de regras diz além das regras.

# A linha abaixo do título e a linha do tema (a segunda, se o tabuleiro não tiver rio ou não tiver armadilhas).
subtitle = Para 2 jogadores, a partir de 7 anos, de 15 a 30 minutos
subtitle-untimed = Para 2 jogadores, a partir de 7 anos
lead = Seus animais avançam de mansinho pela selva, entre rios e armadilhas, rumo à toca inimiga.
lead-river = Seus animais avançam de mansinho pela selva, junto ao rio e entre armadilhas, rumo à toca inimiga.
lead-plain = Seus animais avançam de mansinho pela selva e encontram o inimigo.

# As seções.
heading-goal = Objetivo
heading-box = Material
heading-setup = Preparação
heading-turn = Sua vez
heading-capture = Capturas
heading-river = O rio
heading-traps = Armadilhas e tocas
heading-traps-alone = Armadilhas
heading-dens-alone = Tocas
heading-end = Fim da partida
heading-glance = Resumo

# O que há na caixa: $animals no total, $each por lado.
box =
    { $animals ->
        [one] 1 tabuleiro e 1 animal.
       *[other] 1 tabuleiro e { $animals } animais, { $each } para cada lado.
    }
box-uneven = 1 tabuleiro e { $animals } animais.
setup-plain = Sentem-se em pontas opostas do tabuleiro. Coloque os seus animais como na figura “{ heading-setup }”.
setup-home =
    { $traps ->
        [one] A toca e a armadilha na sua ponta do tabuleiro são suas.
       *[other] A toca e as armadilhas na sua ponta do tabuleiro são suas.
    }
setup-home-dens =
    { $dens ->
        [one] A toca na sua ponta do tabuleiro é sua.
       *[other] As tocas na sua ponta do tabuleiro são suas.
    }
setup-home-traps =
    { $traps ->
        [one] A armadilha na sua ponta do tabuleiro é sua.
       *[other] As armadilhas na sua ponta do tabuleiro são suas.
    }
setup-marked = Cada toca e cada armadilha pertence ao lado cuja marca ela traz.
setup-marked-dens = Cada toca pertence ao lado cuja marca ela traz.
setup-marked-traps = Cada armadilha pertence ao lado cuja marca ela traz.

# O resumo.
glance-exceptions =
    { $exceptions ->
        [one] A exceção
       *[other] Exceções
    }
glance-swims = Quem nada
glance-leaps = Quem pula
glance-traps = Cuidado
glance-traps-harmless = Armadilhas
glance-shelter = A salvo
# Um animal com o que ele sabe fazer entre parênteses, e vários em sequência.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } e { $item }
glance-nobody = ninguém
leap-sideways = para os lados
leap-lengthwise = para a frente e para trás
leap-every-way = nas quatro direções
leap-two-rivers = também dois rios
traps-enemy =
    { $traps ->
        [one] a armadilha inimiga
       *[other] armadilhas inimigas
    }
traps-own =
    { $traps ->
        [one] a sua própria armadilha
       *[other] as suas próprias armadilhas
    }
traps-all = todas as armadilhas
traps-none = sem efeito
# Capturas fora da ordem de força, ao lado da escala.
arrow-takes = { $weak-o } captura { $strong-o }
arrow-mutual = { $weak-o } e { $strong-o } se capturam mutuamente
arrow-never = { $strong-o } nunca captura { $weak-o }
arrow-neither = { $weak-o } e { $strong-o } nunca se capturam mutuamente
# O mesmo na própria seta, onde não cabem nomes.
arrow-verb = captura
arrow-verb-mutual = se capturam
# O que um animal da escala também sabe fazer.
gift-swims = sabe nadar
gift-leaps = pula o rio
gift-takes = captura { $victim-o }
gift-spares = não pode capturar { $victim-o }
# O animal no alto da escala.
ladder-strongest = força máxima

# O rodapé.
rules-name = Regras “{ $rules }”, versão { $version } · código de verificação { $mark }
page = Página { $page } de { $pages }

# O que significam as marcas depois das frases.
note-reading = A tradição não diz nada a respeito; é assim que a interpretamos.
note-measured = O texto da fonte não diz isso, mas os números dela só batem assim.
note-disputed = A tradição não é clara neste ponto; é assim que a interpretamos.
# O mesmo em uma folha de regras próprias.
note-own-reading = As suas regras não dizem nada a respeito; é assim que as interpretamos.
note-own-measured = As suas regras não dizem isso; os números das regras de que elas partem só batem assim.
note-own-disputed = As regras de que partem as suas não são claras neste ponto; é assim que as interpretamos.
# O mesmo em poucas palavras, para a margem de uma folha anotada.
remark-reading = não está na fonte
remark-measured = não está no texto da fonte; os números dela o exigem
remark-disputed = o texto da fonte é controverso
remark-own-reading = não está nas suas regras
remark-own-measured = não está nas suas regras; os números das regras de que elas partem o exigem
remark-own-disputed = o texto das regras de que partem as suas é controverso

# Onde nenhuma regra limita o vaivém.
repetition-free = Nada proíbe ir e voltar. Se ninguém avançar, combinem um empate.

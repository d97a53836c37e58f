# O que uma folha de regras diz além das regras.

# A linha abaixo do título e a linha do tema (a segunda, se o tabuleiro não tiver rio ou não tiver armadilhas).
subtitle = Para dois jogadores, a partir de 7 anos
lead = Seus animais avançam de mansinho pela selva, entre rios e armadilhas, rumo à toca inimiga.
lead-plain = Seus animais avançam de mansinho pela selva e encontram o inimigo.

# As seções.
heading-goal = Objetivo
heading-box = Conteúdo
heading-setup = Preparação
heading-turn = Sua vez
heading-capture = Capturas
heading-river = O rio
heading-traps = Armadilhas e tocas
heading-end = Fim da partida
heading-glance = Resumo

# O que há na caixa: $animals no total, $each por lado.
box =
    { $animals ->
        [one] 1 tabuleiro e 1 animal.
       *[other] 1 tabuleiro e { $animals } animais, { $each } para cada lado.
    }
box-uneven = 1 tabuleiro e { $animals } animais.
setup = Sentem-se em pontas opostas do tabuleiro. Coloque os seus animais como mostra a figura. A toca e as armadilhas na sua ponta do tabuleiro são suas.
setup-plain = Sentem-se em pontas opostas do tabuleiro. Coloque os seus animais como mostra a figura.
setup-marked = Sentem-se em pontas opostas do tabuleiro. Coloque os seus animais como mostra a figura. Cada toca e cada armadilha pertence ao lado cuja marca ela traz.

# O resumo.
glance-exceptions = Exceções
glance-swims = Quem nada
glance-leaps = Quem pula
glance-traps = Armadilhas perigosas
glance-shelter = Armadilhas seguras
# Um animal com o que ele sabe fazer entre parênteses, e vários em sequência.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } e { $item }
glance-nobody = ninguém
leap-sideways = para os lados
leap-lengthwise = para a frente e para trás
leap-every-way = nas quatro direções
leap-two-rivers = também os dois rios
traps-enemy = as inimigas
traps-own = as próprias
traps-all = todas
traps-none = nenhuma
# Capturas fora da ordem de força, ao lado da escala.
arrow-takes = { $weak-o } captura { $strong-o }
arrow-mutual = { $weak-o } e { $strong-o } se capturam mutuamente
arrow-never = { $strong-o } nunca captura { $weak-o }
arrow-neither = { $weak-o } e { $strong-o } nunca se capturam mutuamente
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
note-reading = As regras que seguimos não dizem isso; é assim que as interpretamos.
note-measured = O texto das regras que seguimos não diz isso, mas os números só batem assim.
note-disputed = As regras que seguimos não são claras neste ponto; é assim que as interpretamos.
# O mesmo em poucas palavras, para a margem de uma folha anotada.
remark-reading = não está na fonte
remark-measured = não está no texto da fonte; os números dela o exigem
remark-disputed = o texto da fonte é controverso

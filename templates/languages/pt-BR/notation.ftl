# O que há de errado num texto que deveria ser um lance, uma posição ou uma partida registrada: numa linha, sem
# maiúscula e sem ponto.

# Várias possibilidades.
one-of = { $list } ou { $next }
# O que está errado, e o que estaria certo.
with-advice = { $why } ({ $hint })

# Lances.
unreadable-move = lance ilegível: { $why }
move-too-long = este texto é longo demais para um lance
move-missing = falta um lance
move-which-animal = “{ $text }” não diz qual animal se move
move-not-one = “{ $text }” não é um lance
move-not-here = “{ $text }” não é um lance neste tabuleiro
move-two-readings = isto pode ser lido de duas maneiras
move-other-animal = em { $square } está { $victim-o }, não { $animal-o }
move-no-animal-there =
    as { $side } não têm ali { $animal-gender ->
        [f] nenhuma
       *[m] nenhum
    } { $animal }
move-no-animal =
    as { $side } não têm { $animal-gender ->
        [f] nenhuma
       *[m] nenhum
    } { $animal } no tabuleiro
move-not-to-row =
    as { $side } não têm { $animal-gender ->
        [f] nenhuma
       *[m] nenhum
    } { $animal } que possa ir à linha { $row }
move-several-animals = pode se referir a mais de um animal das { $side }: { $animal }
move-several-captures = pode se referir a mais de uma captura
move-several-in-row = { $animal-o } pode ir a várias casas da linha { $row }
hint-such-as-move = por exemplo, a3b3 ou Eb3
hint-name-animal = comece pelo animal ou por sua casa, como E{ $square } ou a3{ $square }
hint-too-much = isto sobra; um lance são duas casas, como a3b3
hint-square-wanted = aqui vai uma casa, como b3
hint-board = o tabuleiro tem as colunas a até { $file } e as linhas 1 a { $row }
hint-write = escreva { $choices }
hint-write-or-square = escreva { $move }, ou a casa em que está { $animal-o }
hint-write-squares = escreva as casas, como a3b3

# Casas.
unreadable-square = casa ilegível: { $why }
square-not-here = “{ $text }” não é uma casa deste tabuleiro
hint-squares = as casas vão de a1 a { $square }

# Posições.
unreadable-position = posição ilegível: { $why }
position-too-long = este texto é longo demais para uma posição
position-missing = falta uma posição
position-no-side = falta de quem é a vez
position-bad-side = “{ $text }” não é um lado
position-too-much = há texto demais depois da posição
position-not-quiet = “{ $text }” não é o número de meios-lances desde a última captura
position-not-number = “{ $text }” não é o número do lance
position-rows =
    esta posição tem { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    }
position-row-length =
    a linha { $row } tem { $count ->
        [one] { $count } casa
       *[other] { $count } casas
    }
position-gap = nenhuma linha tem tantas casas vazias
position-no-animal = “{ $text }” não é um animal de { $rules }
position-idle-mark = este * não marca nenhum animal
setup-no-animal =
    { $rules } não tem { $animal-gender ->
        [f] nenhuma
       *[m] nenhum
    } { $animal }
setup-off-board = o tabuleiro não tem a casa { $square }
setup-crowded = há dois animais em { $square }
setup-cannot-swim = { $animal-o } em { $square } está no rio e não sabe nadar
setup-in-own-den = { $animal-o } em { $square } está na própria toca, onde não pode entrar
setup-in-enemy-den = { $animal-o } em { $square } está na toca inimiga, onde não pode entrar
setup-both-won = há animais dos dois lados na toca inimiga
setup-no-lasting-weakness = { $animal-o } em { $square } tem a marca de fraqueza permanente, mas segundo { $rules } a fraqueza acaba com a armadilha
hint-such-as-position = por exemplo, “{ $position }”
hint-end-with-side = termine a posição com " w" ou " b"
hint-sides = escreva w se for a vez das { $white }, b se for a vez das { $black }
hint-position-end = uma posição termina com os meios-lances desde a última captura e o número do lance
hint-whole-number = escreva um número inteiro, { $least } ou mais
hint-rows = o tabuleiro tem { $count }, separadas por /
hint-files = o tabuleiro tem { $count } colunas
hint-gap = escreva um número de 1 a { $most }
hint-animals = { $letters } são os animais das { $white }; em minúsculas, os das { $black }
hint-mark = ele vem depois do animal que uma armadilha enfraqueceu para sempre
hint-one-den = a partida termina assim que um animal entra na toca inimiga
hint-no-star = tire o *
hint-no-such-game = nenhuma partida com estas regras chega a isto

# Partidas registradas.
record-too-long = este registro é longo demais
record-open-comment = este comentário não é fechado
record-open-variation = esta variante não é fechada
record-late-tag = os campos entre colchetes vêm antes dos lances
record-closes-nothing = este { $mark } não fecha nada
record-no-tag = isto não é um campo
record-tag-twice = o campo { $tag } já está mais acima
record-percent = nenhum lance começa com %
record-goes-on = o registro continua depois do resultado
record-illegal-move = este lance não é permitido segundo { $rules }
record-faults = 1 erro em { $file }.
hint-at-most = no máximo { $count } MiB
hint-close = feche com { $mark }
hint-move-up = ponha mais acima
hint-leave-out = tire
hint-tag = um campo se escreve [White "Emma"]
hint-once = um registro diz cada coisa uma só vez
hint-one-record = um arquivo contém uma partida; ponha a próxima em um arquivo próprio
hint-result-last = o resultado é a última palavra de um registro
hint-replay-tells = `shouqi referee replay` diz por quê

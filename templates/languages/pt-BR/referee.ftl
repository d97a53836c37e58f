# O que o árbitro diz. Argumentos: os animais $animal (o que se move), $victim e $blocker; as casas $from, $to, $at; os
# lados $mover e $loser; $s e $t (forças), e os números dos limites. Os lados vêm depois de “as” ou “das”.

# Por que uma jogada não é permitida.
game-over = A partida já terminou.
off-board = Não existe a casa { $to } neste tabuleiro.
no-animal-there = Não há nenhum animal em { $from }.
not-your-turn = Você não pode mover { $animal-o } em { $from }: é a vez das { $mover }.
must-move = { $Animal-o } fica em { $from }: na sua vez, você deve mover um animal.
move-one-step = { $Animal-o } em { $from } não pode chegar a { $to }: só pode se mover uma casa, para a frente, para trás, para a esquerda ou para a direita.
no-diagonal = { $to } está na diagonal de { $from }: { $animal-o } não pode se mover na diagonal.
own-animal =
    { $victim-gender ->
        [f] Em { $to } está a sua própria { $victim }: { $animal-o } não pode se mover para lá.
       *[m] Em { $to } está o seu próprio { $victim }: { $animal-o } não pode se mover para lá.
    }
capture-equal-or-weaker = { $Animal-o } em { $from } (força { $s }) tem menos força que { $victim-o } em { $to } (força { $t }) e não pode capturá-{ $victim-lo }.
capture-weaker-only = { $Animal-o } em { $from } e { $victim-o } em { $to } têm a mesma força: nenhum desses dois animais pode capturar o outro.
capture-weaker-only-this-way = { $Animal-o } em { $from } e { $victim-o } em { $to } têm a mesma força: { $animal-o } não pode capturar { $victim-o }.
never-takes = { $Animal-o } em { $from } não pode capturar { $victim-o } em { $to }, apesar de ter mais força.
never-takes-equal = { $Animal-o } em { $from } não pode capturar { $victim-o } em { $to }, apesar de os dois terem a mesma força.
water-only-swimmers = { $to } fica no rio: { $animal-o } em { $from } não pode entrar ali.
no-capture-into-water = { $Victim-o } em { $to } está no rio: a partir da terra, { $animal-o } em { $from } não pode capturá-{ $victim-lo }.
no-capture-out-of-water = { $Animal-o } em { $from } está no rio: dali não pode capturar { $victim-o } em { $to }.
no-capture-in-water = Tanto { $animal-o } em { $from } quanto { $victim-o } em { $to } estão no rio: ali não podem capturar.
out-of-water-only = { $Animal-o } em { $from } está no rio: dali não pode capturar { $victim-o } em { $to }.
safe-from-river = { $Animal-o } em { $from } está no rio: dali não pode capturar { $victim-o } em { $to }.
leap-none = { $Animal-o } em { $from } não pode pular o rio até { $to }: nenhum animal pode.
leap-who = { $Animal-o } em { $from } não pode pular o rio até { $to }.
leap-direction = { $Animal-o } em { $from } pode pular o rio, mas não na direção de { $to }.
leap-both-rivers = { $Animal-o } em { $from } não pode pular agora os dois rios até { $to }.
leap-blocked = { $Animal-o } não pode pular de { $from } para { $to }: { $blocker-o } em { $at } está no caminho.
leap-no-capture = { $Victim-o } está em { $to }: { $animal-o } em { $from } só pode pular para uma casa vazia.
trap-harmless = A armadilha em { $to } não afeta { $victim-o }: { $animal-o } em { $from } tem menos força e não pode capturá-{ $victim-lo }.
own-trap-shelters = { $Victim-o } em { $to } está na própria armadilha: ali nenhum animal pode capturá-{ $victim-lo }.
trap-no-override = { $Victim-o } em { $to } está em uma armadilha, mas nem mesmo ali { $animal-o } pode capturá-{ $victim-lo }.
trapped-may-not-capture = { $Animal-o } em { $from } está em uma armadilha e não pode capturar { $victim-o } em { $to }.
own-den-barred = { $to } é a sua própria toca: { $animal-o } em { $from } não pode entrar nela.
den-only = { $Animal-o } em { $from } não pode entrar na toca inimiga em { $to }.
no-earlier-position = Com { $animal-o } em { $to }, a posição seria a mesma que depois da jogada { $ply }.
no-earlier-position-start = Com { $animal-o } em { $to }, a posição seria a mesma que no início.
third-time-barred = Com { $animal-o } em { $to }, a mesma posição surgiria pela terceira vez.
seven-three =
    { $times ->
        [one] Ao longo de { $turns } jogadas suas, { $animal-o } se moveu 1 vez para { $to }: agora não pode se mover para lá.
       *[other] Ao longo de { $turns } jogadas suas, { $animal-o } se moveu { $times } vezes para { $to }: agora não pode se mover para lá.
    }
seventeen-five = Durante { $turns } jogadas suas, { $animal-o } só se moveu entre { $squares } casas: agora não pode se mover para { $to }, que é uma delas.

# Por que uma jogada surpreendente é permitida.
takes-stronger = { $Animal-o } pode capturar { $victim-o }, apesar de ter menos força.
takes-equal = { $Animal-o } pode capturar { $victim-o }, apesar de os dois terem a mesma força.
takes-by-exception = { $Animal-o } pode capturar { $victim-o }: por estas regras, podem se capturar mutuamente.
captures-weaker = { $Animal-o } em { $from } (força { $s }) tem mais força que { $victim-o } em { $to } (força { $t }) e pode capturá-{ $victim-lo }.
captures-equal = { $Animal-o } em { $from } tem a mesma força que { $victim-o } em { $to } (força { $t }) e pode capturá-{ $victim-lo }.
river-capture-free = { $Animal-o } em { $from } pode capturar { $victim-o } em { $to }: aqui o rio não é obstáculo.
leap-across = { $Animal-o } pula de { $from } para { $to } por cima do rio.
leap-captures = No fim do pulo, { $animal-o } pode capturar { $victim-o } em { $to }.
leap-not-blocked = { $Animal-o } pode pular por cima { $blocker-do } em { $at }.
trap-weakens = { $Victim-o } em { $to } está em uma armadilha: qualquer animal inimigo pode capturá-{ $victim-lo }.
trap-overrides = { $Victim-o } em { $to } está em uma armadilha: agora até mesmo { $animal-o } pode capturá-{ $victim-lo }.
trap-permanent = { $Victim-o } em { $to } já esteve em uma armadilha: qualquer animal inimigo pode capturá-{ $victim-lo }.
trapped-captures = { $Animal-o } em { $from } está em uma armadilha, mas pode capturar normalmente.

# O que uma jogada provoca.
equal-both-out = { $Animal-o } e { $victim-o } têm a mesma força: os dois animais saem do jogo.
win-by-den = { $Animal-o } entrou na toca em { $to }: as { $mover } ganham.
win-by-capturing-all = As { $loser } não têm mais nenhum animal: as { $mover } ganham.
nobody-left = Os dois lados ficaram sem animais: a partida termina em empate.
no-legal-move-loses = As { $loser } não podem fazer nenhuma jogada permitida: as { $mover } ganham.
no-legal-move-draws = As { $loser } não podem fazer nenhuma jogada permitida: a partida termina em empate.
threefold-draws = A mesma posição surgiu pela terceira vez: a partida termina em empate.
threefold-claim = A mesma posição surgiu pela terceira vez: as { $mover } podem declarar empate.
threefold-claim-with = Com { $display }, a mesma posição surgiria pela terceira vez: as { $mover } podem anunciar essa jogada e declarar empate.
threefold-claimed = A mesma posição surgiu pela terceira vez, e as { $mover } declararam empate.
threefold-claimed-with = Com { $display }, a mesma posição teria surgido pela terceira vez, e as { $mover } declararam empate.
claim-refused = A posição não surgiu pela terceira vez: as { $mover } não podem declarar empate.
claim-refused-with = Com { $display }, a posição não surgiria pela terceira vez: as { $mover } não podem declarar empate.
claim-not-in-rules = Por estas regras, ninguém pode declarar empate porque uma posição se repete.
draw-after-turns =
    { $n ->
        [one] Foi feita { $n } jogada e ninguém ganhou: a partida termina em empate.
       *[other] Foram feitas { $n } jogadas e ninguém ganhou: a partida termina em empate.
    }
draw-without-capture =
    { $n ->
        [one] Ninguém capturou em { $n } jogada: a partida termina em empate.
       *[other] Ninguém capturou em { $n } jogadas seguidas: a partida termina em empate.
    }

# Como começa uma decisão. $deed é uma das frases abaixo.
verdict-legal = Permitido. { $display }: { $deed }
verdict-legal-unless-repeated = Permitido, salvo repetição. { $display }: { $deed }
verdict-illegal = Não permitido. { $reason }
deed-goes = { $animal-o } vai de { $from } para { $to }.
deed-captures = { $animal-o } em { $from } captura { $victim-o } em { $to }.
deed-both-out = { $animal-o } e { $victim-o } em { $to } se eliminam mutuamente do tabuleiro.
claim-now = É o caso: o lado que tem a vez pode declarar empate agora.
needs-the-game = Sem decisão: esta regra depende das jogadas anteriores à posição. Informe a partida completa com --game FILE.

# O rodapé de uma decisão.
may-go-to = De { $from } { $animal-o } pode ir para
no-square = nenhuma casa
legal-in = A mesma jogada é permitida em
legal-nowhere = nenhum dos regulamentos incluídos
legal-everywhere = todos os regulamentos incluídos
unless-repeated = salvo repetição: para saber, é preciso a partida completa
ruled-by = Regulamento aplicado

# Ao lado de uma posição no terminal.
legend-piece = { $Side }: { $animal } ({ $s })
legend-in-river = { $piece }, no rio
legend-in-own-trap = { $piece }, em armadilha própria
legend-in-trap = { $piece }, em armadilha das { $side }
legend-in-den = { $piece }, na toca das { $side }
legend-weak = { $piece }, com fraqueza permanente
legend-river = rio
legend-trap = armadilha das { $side }
legend-den = toca das { $side }

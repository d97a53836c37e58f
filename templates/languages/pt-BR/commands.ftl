# O que os comandos do árbitro dizem em torno das decisões.

# Comparação de duas regras.
compare-same-game = { $left } e { $right } são o mesmo jogo.
compare-same-sheet = Suas folhas de regras dizem o mesmo.
compare-only-under = Apenas segundo { $rules }
compare-both-allow = Lances que ambas permitem aqui: { $count }.
compare-only-allows = apenas { $rules } permite

# Reprodução de uma partida registrada.
word-illegal = Não permitido.
replay-head = Regras { $rules } · lances: { $count }
replay-hold-to = Os lances até { $move } são válidos.
replay-circle = Desde então os dois lados andaram em círculos: { $moves }
replay-no-moves = O registro não tem lances.
replay-all-hold = Todos os lances são válidos.
replay-bad-moves =
    { $count ->
        [one] Um lance não é válido.
       *[other] { $count } lances não são válidos.
    }
replay-two-results = O campo Result diz { $claimed }, os lances terminam com { $result }.
replay-other-result = O registro informa { $result }; o tabuleiro diz { $shown }.
replay-open = A partida não terminou.
replay-early = O registro informa { $result }; nesse ponto a partida não terminou.
replay-off-the-board = O registro informa { $result } por { $how }, o que o tabuleiro não pode mostrar.
replay-not-so-far = O registro informa { $result }; a partida não chegou até lá.
replay-tell-how = Se terminou fora do tabuleiro, um campo como [Termination "resignation"] diz isso.
replay-tell-claim = Se o empate foi reivindicado, os campos [Termination "threefold-claim"] e [ClaimedMove "…"] dizem isso.
replay-bad-claim = O registro reivindica um empate que não é válido.
replay-was-drawn = A partida empatou no meio-lance { $ply }; os lances seguintes não contam.
replay-was-over = A partida terminou no meio-lance { $ply }; os lances seguintes não contam.
replay-over-before = A partida terminou antes do primeiro lance.

# Decisão sobre uma partida interrompida.
ruling-wins =
    As { $side } ganham em { $count ->
        [one] 1 meio-lance
       *[other] { $count } meios-lances
    }.
ruling-has-won = As { $side } ganharam.
ruling-neither = Nenhum lado pode ganhar.
ruling-not-settled = Não decidido.
ruling-beyond = As tabelas não chegam tão longe: { $why }.

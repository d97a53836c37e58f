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
ruling-over = A partida terminou por si mesma ({ $how }).
ruling-claimed = A partida terminou por uma reivindicação ({ $how }).
ruling-limited = Mas { $clause } pode encerrar a partida antes.
ruling-limited-help = uma partida registrada (--game ARQUIVO) diz quantos lances foram feitos, e os contadores de uma posição também

# O que as tabelas de finais podem dizer.
tables-untold = Não está nas tabelas, que não conhecem os lances anteriores: { $clauses }.
tables-expense = { $positions } posições em { $tables } tabelas, cerca de { $time } de cálculo e { $size } de memória
tables-solving = Calculando: { $expense }.
tables-too-many = há { $count } animais no tabuleiro; uma tabela comporta no máximo { $most }
tables-uncountable = este final tem mais posições do que se pode contar
tables-not-at-hand = não há tabela de { $ending }, e { $count } animais não são calculados sem pedido: { $expense }
tables-not-at-hand-help = --up-to { $count } calcula agora; `shouqi tablebase build` guarda o que calcula para --tables
tables-memory = isto precisa de mais memória do que o permitido: { $expense }
tables-memory-help = --memory { $size } permite
tables-memory-help-threads = --memory { $size } permite, --threads 1 precisa de menos

# O que o motor acha onde as tabelas não chegam.
estimate-head = Uma estimativa do motor, não uma decisão.
estimate-score = { $score } para as { $side }.
estimate-depth =
    { $count ->
        [one] Ele calculou { $count } meio-lance à frente.
       *[other] Ele calculou { $count } meios-lances à frente.
    }
estimate-best = Melhor lance: { $move }.

# Como um registro diz que a partida terminou, depois de “por”.
told-resignation = desistência
told-agreement = acordo

# As regras com que se jogou.
word-rules = Regras { $rules }
rules-differ-game = a partida foi jogada com { $then } e é lida com { $now }, que é outro jogo
rules-differ-title = a partida foi jogada com { $then } e é lida com { $now }, que é o mesmo jogo
rules-differ-unknown = a partida foi jogada com { $then } e é lida com { $now }, que talvez seja outro jogo
rules-unknown = a partida foi jogada com { $rules }, que não vem com o programa
rules-unknown-help = ponha o arquivo das regras ao lado da partida e indique-o no campo RulesFile, ou com --rules ARQUIVO
rules-not-beside = uma partida em { $folder } não pode indicar suas regras: { $file } não está ali nem abaixo
rules-not-beside-help = copie-o para { $folder }, ou guarde a partida na pasta de { $file }

# Listas de lances, e muitas perguntas de uma vez.
compare-cannot-stand = esta posição não pode existir segundo { $rules }: { $why }
moves-over = A partida terminou: { $result } ({ $how }).
moves-undecided = Não decidido: { $clause } depende dos lances antes desta posição (--game ARQUIVO).
batch-history-unreadable = o lance { $place } do histórico não pode ser lido: { $why }
batch-history-illegal = O lance { $place } do histórico, { $move }, não é permitido.

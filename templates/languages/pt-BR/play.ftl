# Uma partida à mesa, entre pessoas ou contra o programa.

# As palavras que se pode digitar; a primeira de cada lista aparece na ajuda. As inglesas sempre valem também. Nenhuma
# palavra pode ser um animal, um lado ou um lance.
play-words-undo = desfazer
play-words-redo = refazer
play-words-legal = permitido válido valido
play-words-hint = dica
play-words-moves = lances jogadas
play-words-board = tabuleiro
play-words-strengths = forças forcas força forca
play-words-draw = empate
play-words-claim = reivindicar reclamar
# Palavras que podem vir entre essa e o lance anunciado.
play-words-claim-fillers = o empate por repetição repeticao com
play-words-resign = desistir abandonar
play-words-illegal = ilegal irregular infração infracao
play-words-press = apertar acionar
play-words-pause = pausa pausar parar
play-words-go = continuar seguir começar comecar retomar
play-words-note = nota anotar
play-words-adjudicate = decidir decisão decisao adjudicar
play-words-swap = trocar troca
play-words-try = testar teste experimentar
play-words-return = voltar retornar
play-words-save = salvar gravar
play-words-help = ajuda ?
play-words-quit = sair encerrar
play-words-yes = sim s aceitar aceito
play-words-no = não nao n recusar recuso

# A ajuda: como se digita um lance e depois o que faz cada uma destas palavras, em poucas palavras e em minúsculas.
play-enter = Digite um lance como a3b3, Eb3 ou { elephant } b3; com ? na frente, só se pergunta se é permitido. A palavra ajuda mostra os comandos.
play-does-legal = julga um lance sem fazê-lo, como ?: permitido a3b3
play-does-undo = desfaz o último lance
play-does-redo = refaz um lance desfeito
play-does-hint = sugere um lance
play-does-moves = mostra os lances permitidos
play-does-board = mostra o tabuleiro
play-does-strengths = mostra a força dos animais
play-does-draw = oferece empate; responde-se sim ou não
play-does-claim = reivindica empate por tripla repetição; antes do lance: reivindicar a3b3
play-does-resign = desiste pelo lado que tem a vez, ou pelo que for indicado
play-does-illegal = conta um lance ilegal do lado que tem a vez, ou do que for indicado
play-does-press = aperta o relógio depois de um lance
play-does-pause = para os relógios
play-does-go = aciona o relógio do lado que tem a vez
play-does-note = escreve uma nota no registro: nota o rato foi tocado
play-does-adjudicate = encerra a partida por decisão: decidir empate a sala vai fechar
play-does-swap = faz os jogadores trocarem de lado
play-does-try = testa lances, que não contam
play-does-return = volta para onde os testes começaram
play-does-save = salva o registro: salvar noite.pgn
play-does-help = mostra esta lista
play-does-quit = sai da mesa

# Antes de uma partida. $level é uma das frases abaixo.
play-animals = Animais das { $white }: { $letters }; os das { $black } em minúsculas.
play-player = { $Side }: { $name }
play-level = O programa joga com as { $side }: { $level }
play-level-child = só olha o seu próximo lance e erra bastante
play-level-beginner = olha os dois próximos lances e às vezes erra
play-level-easy = olha os três próximos lances
play-level-medium = olha os cinco próximos lances
play-level-strong = pensa um segundo
play-level-full = pensa cinco segundos
play-kept = Cada lance fica guardado em { $file }.

# Lances. $side é o lado que captura, $rival o que perde um animal; na segunda frase é quem lê.
play-plays = { $number } As { $side } jogam { $move }.
play-takes = { $Animal-o } das { $side } captura { $victim-o } das { $rival }.
play-takes-yours =
    { $victim-gender ->
        [f] { $Animal-o } das { $side } captura a sua { $victim }.
       *[m] { $Animal-o } das { $side } captura o seu { $victim }.
    }
play-unreadable = Não entendi: { $why }.
play-cannot = Este lance não pode ser feito aqui.
play-no-move = Não há nenhum lance.
play-gives-up = O programa não encontra nenhum lance permitido e desiste.
play-nothing-back = Não há nada para desfazer.
play-nothing-again = Não há nada para refazer.
play-beginning = Esse era o começo.

# O que o programa diz a uma criança sobre o seu lance. O animal é dele; $victim é o da criança.
play-why-wins = Com isso eu ganho a partida!
play-why-takes =
    { $victim-gender ->
        [f] Não resisti à sua { $victim }.
       *[m] Não resisti ao seu { $victim }.
    }
play-why-saves =
    { $animal-gender ->
        [f] A minha { $animal } estava em perigo ali.
       *[m] O meu { $animal } estava em perigo ali.
    }
play-why-threatens =
    Agora { $animal-gender ->
        [f] a minha { $animal }
       *[m] o meu { $animal }
    } está atrás { $victim-gender ->
        [f] da sua { $victim }
       *[m] do seu { $victim }
    }!
play-why-nearer =
    { $animal-gender ->
        [f] A minha { $animal } se aproxima de mansinho da sua toca.
       *[m] O meu { $animal } se aproxima de mansinho da sua toca.
    }
play-why-strolls =
    { $animal-gender ->
        [f] A minha { $animal } vai dar um passeio.
       *[m] O meu { $animal } vai dar um passeio.
    }

# Empates e fim. A uma oferta se responde sim ou não.
play-offer = As { $side } oferecem empate às { $rival }. Aceitam? (sim, não)
play-no-offer = Ninguém ofereceu empate.
play-declines = As { $side } recusam: a partida continua.
play-claims = As { $side } reivindicam o empate.
play-no-draw = Sem empate.
play-over = A partida terminou, { $result }.
play-had-ended = Já tinha terminado antes: { $how }.
play-resigned = As { $side } desistiram.
play-agreed = Os dois lados concordaram com o empate.
play-lost-on-time = As { $side } perderam por tempo.
play-lost-by-offence = As { $side } perderam por um lance ilegal.
play-adjudicated = Por decisão: { $why }
play-adjudicate-how = Quem ganha, e por quê? Por exemplo: decidir empate a sala vai fechar
play-nobody-won = Ninguém ganhou em { $count } lances.
play-goes-on = A partida continua.
play-after-end = desfazer desfaz o último lance, salvar ARQUIVO guarda a partida, sair encerra.

# Relógios e lances ilegais. $time se escreve como 2m30s.
play-flag = A seta das { $side } caiu.
play-no-clocks = Não há relógios nesta mesa.
play-as-it-is = Isso não muda nada nos relógios.
play-no-press = Ninguém pode apertar o relógio agora.
play-offence = Lance ilegal das { $side }, número { $count }.
play-penalty-warning = É uma advertência.
play-penalty-time = As { $rival } recebem { $time } a mais.

# Outras coisas à mesa.
play-no-side = Nenhum lado e nenhum jogador se chama “{ $text }”.
play-noted = Anotado.
play-note-what = Anotar o quê? Por exemplo: nota o rato foi tocado
play-swapped = Os jogadores trocaram de lado.
play-trying = A partir daqui os lances são só um teste.
play-trying-out = Há lances em teste; com voltar se retorna à partida.
play-not-trying = Não há lances em teste.
play-returned = A partida está de novo como estava.

# Salvar. Um diário é o arquivo em que tudo é escrito assim que acontece.
play-save-where = Onde? Por exemplo: salvar noite.pgn
play-saved = Salvo em { $file }.
play-not-saved = Não foi salvo. A partir de um arquivo, continua com: shouqi { $command } --game ARQUIVO{ $rules }
play-goes-on-with = Continua com: shouqi table --resume { $file }
play-unwritten = Não foi possível escrever isso, por isso não aconteceu: { $why }
play-try-again = Com Enter, o programa tenta de novo.
play-other-rules = a partida foi começada com { $then }, não com { $now }
save-taken = { $file } já existe
save-taken-help = escolha outro nome, ou comece com --force para permitir que seja substituído
table-journal-taken = { $file } já existe e contém uma partida
table-journal-taken-help = --resume { $file } continua essa partida; outro nome em --save começa uma nova
table-journal-in-use = { $file } está em uso: outra mesa escreve nele
table-journal-failed = { $file }: { $why }
table-journal-fault = { $file }, linha { $line }: isto não é o diário de uma mesa, ou foi alterado
table-journal-impossible = { $file }: o que ele conta não pode ter acontecido com estas regras
table-nothing-kept = nenhuma partida foi guardada

# A mesa na tela inteira: o que se escolhe nela, e a sua última linha, de no máximo 78 colunas.
play-holds = { $Animal-o } das { $side } em { $from } pode ir para { $squares }.
play-holds-nowhere = { $Animal-o } das { $side } em { $from } não pode ir a lugar nenhum agora.
play-not-yours = Em { $from } está { $animal-o } das { $side }; é a vez das { $rival }.
play-thinking = As { $side } estão pensando.
play-keys = setas e Enter movem · Tab forças · F1 ajuda · Ctrl-C sai
play-any-key = Qualquer tecla volta à partida.
play-too-small = Esta janela é pequena demais: precisa de { $columns } colunas e { $rows } linhas.

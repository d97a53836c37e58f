# Uma partida contra o programa, pelo teclado.

# As palavras que se pode digitar; a primeira de cada lista aparece na ajuda. As inglesas sempre valem também.
play-words-undo = desfazer
play-words-hint = dica
play-words-moves = lances
play-words-board = tabuleiro
play-words-draw = empate
play-words-claim = reivindicar
play-words-resign = desistir abandonar
play-words-save = salvar
play-words-help = ajuda ?
play-words-quit = sair
play-words-yes = sim s

play-animals = Animais das { $white }: { $letters }; os das { $black } em minúsculas.
play-help = Um lance: a3b3, Eb3, Ea3-b3 ou { elephant } b3. Ou: desfazer (desfaz seu último lance), dica, lances, tabuleiro, empate (oferece um), reivindicar ou reivindicar a3b3 (um empate, quando a mesma posição surge pela terceira vez), desistir, salvar ARQUIVO, ajuda, sair.
play-plays = { $number } As { $side } jogam { $move }
play-unreadable = Não entendi: { $why }.
play-cannot = Este lance não pode ser feito aqui.
play-no-move = Não há nenhum lance.
play-gives-up = O programa não encontra nenhum lance permitido e desiste.
play-nothing-back = Não há nada para desfazer.
play-beginning = Esse era o começo.

# Empates e fim. A uma oferta se responde sim ou não.
play-offer = As { $side } oferecem empate às { $rival }. Aceitam? (sim, não)
play-declines = As { $side } recusam: a partida continua.
play-claims = As { $side } reivindicam o empate.
play-no-draw = Sem empate.
play-over = A partida terminou, { $result }.
play-had-ended = Já tinha terminado antes: { $how }.
play-resigned = As { $side } desistiram.
play-agreed = Os dois lados concordaram com o empate.
play-nobody-won = Ninguém ganhou em { $count } lances.
play-after-end = desfazer desfaz o último lance, salvar ARQUIVO guarda a partida, sair encerra.

# Salvar.
play-save-where = Onde? Por exemplo: salvar noite.pgn
play-saved = Salvo em { $file }.
play-not-saved = Não foi salvo. A partir de um arquivo, continua com: shouqi play --game ARQUIVO{ $rules }
save-taken = { $file } já existe
save-taken-help = escolha outro nome, ou comece com --force para permitir que seja substituído

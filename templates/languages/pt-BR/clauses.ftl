# As frases da folha de regras, uma por cláusula. Argumentos: $side; os animais $weak e $strong de uma exceção; listas de
# animais $swimmers, $capturers, $leapers, $enterers, $blockers (com maiúscula: $Leapers; quantos são: $leapers-count);
# os números dos limites. Uma frase que começa por um lugar o escreve com maiúscula.

clause-win-by-den =
    { $dens ->
        [one] Você ganha na hora quando um dos seus animais entra na toca inimiga.
       *[other] Você ganha na hora quando um dos seus animais entra em uma toca inimiga.
    }
clause-win-by-capturing-all = Você também ganha quando tiver capturado todos os animais inimigos.
clause-win-by-capturing-all-only = Você ganha quando tiver capturado todos os animais inimigos.
clause-first-mover = As { $side } começam.
clause-take-turns = Depois, os dois lados se revezam.
clause-move-one-step = Na sua vez, você deve mover um dos seus animais uma casa: para a frente, para trás, para a esquerda ou para a direita, mas nunca na diagonal.
clause-own-animal = Você não pode mover para uma casa onde esteja outro animal seu.
clause-capture-equal-or-weaker = Você pode mover para a casa de um animal inimigo de força igual ou menor. Você o captura, e ele sai do jogo.
clause-capture-weaker-only = Você pode mover para a casa de um animal inimigo de força menor. Você o captura, e ele sai do jogo.
clause-equal-both-out = Se os dois tiverem a mesma força, o seu próprio animal também sai do jogo.
clause-see-ladder = O quadro “{ heading-glance }” mostra a força de cada animal.
clause-takes-stronger = { $Weak-o } pode capturar até mesmo { $strong-o }, mas { $strong-o } não pode capturar { $weak-o }.
clause-takes-equal = Embora os dois tenham a mesma força, { $weak-o } pode capturar { $strong-o }, mas { $strong-o } não pode capturar { $weak-o }.
clause-take-each-other = { $Weak-o } e { $strong-o } podem se capturar mutuamente.
clause-never-takes = { $Strong-o } não pode capturar { $weak-o }.
clause-never-takes-equal = Embora os dois tenham a mesma força, { $strong-o } não pode capturar { $weak-o }.
clause-neither-takes = Embora tenham a mesma força, { $weak-o } e { $strong-o } não podem se capturar mutuamente.
clause-water-only-swimmers =
    { $swimmers-count ->
        [one] Só { $swimmers } pode entrar no rio.
       *[other] Só { $swimmers } podem entrar no rio.
    }
clause-water-nobody = Nenhum animal pode entrar no rio.
clause-river-capture-free = Você pode capturar dentro do rio e também ao passar da terra para o rio ou do rio para a terra.
clause-river-capture-at-bank = Você pode capturar ao passar da terra para o rio ou do rio para a terra.
clause-no-capture-across-edge = Você pode capturar dentro do rio, mas não ao passar da terra para o rio nem do rio para a terra.
clause-no-capture-into-water = A partir da terra, você não pode capturar um animal que está no rio.
clause-no-capture-out-of-water = A partir do rio, você não pode capturar um animal que está na terra.
clause-no-capture-in-water = Os animais que estão no rio não podem capturar uns aos outros.
clause-river-is-shelter = Um animal que está no rio não pode ser capturado.
clause-no-capture-from-river = Um animal que está no rio não pode capturar.
clause-no-capture-at-river = Um animal que está no rio não pode capturar nem ser capturado.
clause-out-of-water-only =
    { $capturers-count ->
        [one] A partir do rio, só { $capturers } pode capturar um animal que está na terra.
       *[other] A partir do rio, só { $capturers } podem capturar um animal que está na terra.
    }
clause-safe-from-river = A partir do rio, { $weak-o } não pode capturar { $strong-o } em terra.
clause-leap-both-ways =
    { $leapers-count ->
        [one] { $Leapers } pode pular o rio em linha reta, de uma margem à outra: para os lados, para a frente ou para trás.
       *[other] { $Leapers } podem pular o rio em linha reta, de uma margem à outra: para os lados, para a frente ou para trás.
    }
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across =
    { $leapers-count ->
        [one] { $Leapers } pode pular o rio em linha reta, de uma margem à outra, mas só para os lados.
       *[other] { $Leapers } podem pular o rio em linha reta, de uma margem à outra, mas só para os lados.
    }
clause-leap-along =
    { $leapers-count ->
        [one] { $Leapers } pode pular o rio em linha reta, de uma margem à outra, mas só para a frente ou para trás.
       *[other] { $Leapers } podem pular o rio em linha reta, de uma margem à outra, mas só para a frente ou para trás.
    }
clause-leap-across-too =
    { $leapers-count ->
        [one] { $Leapers } também pode pular, mas só para os lados.
       *[other] { $Leapers } também podem pular, mas só para os lados.
    }
clause-leap-along-too =
    { $leapers-count ->
        [one] { $Leapers } também pode pular, mas só para a frente ou para trás.
       *[other] { $Leapers } também podem pular, mas só para a frente ou para trás.
    }
clause-leap-none = Nenhum animal pode pular o rio.
clause-leap-both-rivers =
    { $leapers-count ->
        [one] { $Leapers } pode até pular dois rios em uma só jogada, se a terra entre eles estiver vazia.
       *[other] { $Leapers } podem até pular dois rios em uma só jogada, se a terra entre eles estiver vazia.
    }
clause-leap-blocked = Você não pode pular por cima de { $blockers } que esteja no rio, não importa se pertence a você ou ao inimigo.
clause-leap-blocked-by-any = Você não pode pular por cima de um animal que esteja no rio, não importa se pertence a você ou ao inimigo.
clause-leap-blocked-by-enemy = Você não pode pular por cima de { $blockers } que esteja no rio se pertencer ao inimigo, mas pode se pertencer a você.
clause-leap-blocked-by-any-enemy = Você não pode pular por cima de um animal que esteja no rio se pertencer ao inimigo, mas pode se pertencer a você.
clause-leap-others-free = Você pode pular por cima dos demais animais que estejam no rio.
clause-leap-not-blocked = Você pode pular por cima de animais que estejam no rio.
clause-leap-captures = Como em qualquer jogada, você pode capturar na casa onde o pulo termina.
clause-leap-no-capture = Você só pode pular para uma casa vazia.
clause-trap-weakens-enemy = Se um dos seus animais estiver em uma armadilha inimiga, qualquer animal inimigo pode capturá-lo.
clause-trap-weakens-anyone = Se um dos seus animais estiver em uma armadilha, não importa de quem, qualquer animal inimigo pode capturá-lo.
clause-trap-weakens-owner = Se um dos seus animais estiver em uma das suas próprias armadilhas, qualquer animal inimigo pode capturá-lo.
clause-trap-overrides = Nesse caso, até mesmo { $strong-o } pode capturar { $weak-o }.
clause-trap-overrides-several = Nesse caso, até mesmo um animal que de outro modo nunca poderia capturá-lo pode fazê-lo.
clause-trap-no-override = Nem mesmo nesse caso { $strong-o } pode capturar { $weak-o }.
clause-trap-no-override-several = Nem mesmo nesse caso um animal pode capturar outro que nunca pode capturar.
clause-trap-permanent = Isso vale até o fim da partida, mesmo depois que o animal tiver saído da armadilha.
clause-own-trap-harmless =
    { $traps ->
        [one] A sua própria armadilha não afeta os seus animais.
       *[other] As suas próprias armadilhas não afetam os seus animais.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] A armadilha inimiga não afeta os seus animais.
       *[other] As armadilhas inimigas não afetam os seus animais.
    }
clause-own-trap-shelters = Se um dos seus animais estiver em uma das suas próprias armadilhas, ele não pode ser capturado.
clause-own-trap-shelters-even-weak = Se um dos seus animais estiver em uma das suas próprias armadilhas, ele não pode ser capturado, mesmo que uma armadilha o tenha enfraquecido.
clause-traps-harmless = As armadilhas não têm nenhum efeito.
clause-trapped-captures = Um animal que está em uma armadilha pode capturar normalmente.
clause-trapped-may-not-capture = Um animal que está em uma armadilha não pode capturar. Só { $weak-o } ainda pode capturar { $strong-o }.
clause-trapped-may-not-capture-several = Um animal que está em uma armadilha não pode capturar. Só aquele que pode capturar determinado animal mais forte ainda pode capturá-lo.
clause-trapped-may-not-capture-several-equal = Um animal que está em uma armadilha não pode capturar. Só aquele que pode capturar determinado animal mais forte ou de mesma força ainda pode capturá-lo.
clause-trapped-may-not-capture-at-all = Um animal que está em uma armadilha não pode capturar.
clause-own-den-barred =
    { $dens ->
        [one] Você não pode entrar na sua própria toca.
       *[other] Você não pode entrar em nenhuma das suas próprias tocas.
    }
clause-den-only =
    Só { $enterers } { $enterers-count ->
        [one] pode
       *[other] podem
    } entrar { $dens ->
        [one] na toca inimiga
       *[other] em uma toca inimiga
    }.
clause-no-legal-move-loses = Se, na sua vez, você não puder fazer nenhuma jogada permitida, você perde.
clause-no-legal-move-draws = Se, na sua vez, você não puder fazer nenhuma jogada permitida, a partida termina em empate.
clause-no-animals-left = Você também perde se não tiver mais nenhum animal.
clause-no-animals-left-draws = A partida também termina em empate se você não tiver mais nenhum animal.
clause-no-earlier-position = Você não pode repetir uma posição anterior desta partida, nem mesmo a inicial.
clause-third-time-barred = Você não pode fazer a mesma posição surgir pela terceira vez.
clause-threefold-draws = Quando a mesma posição surge pela terceira vez, a partida termina em empate.
clause-threefold-claim = Quando a mesma posição surge pela terceira vez, ou surgiria com a sua próxima jogada, você pode declarar empate.
clause-same-position = A posição é a mesma quando todos os animais estão dispostos da mesma forma e é a vez do mesmo lado.
clause-same-position-and-weakness = A posição é a mesma quando todos os animais estão dispostos da mesma forma, os mesmos animais estão enfraquecidos por uma armadilha e é a vez do mesmo lado.
clause-seven-three =
    { $times ->
        [one] Se, ao longo de { $turns } das suas jogadas, um dos seus animais tiver se movido 1 vez para uma casa, ele não pode se mover para ela na sua próxima jogada.
       *[other] Se, ao longo de { $turns } das suas jogadas, um dos seus animais tiver se movido { $times } vezes para a mesma casa, ele não pode se mover para ela na sua próxima jogada.
    }
clause-seventeen-five = Se, durante { $turns } das suas jogadas, um dos seus animais só tiver se movido entre as mesmas { $squares } casas, ele não pode se mover para nenhuma delas na sua próxima jogada.
clause-count-restarts = A contagem recomeça quando você move outro animal ou entra em uma armadilha.
clause-count-restarts-without-traps = A contagem recomeça quando você move outro animal.
clause-draw-after-turns =
    { $n ->
        [one] Se ninguém tiver vencido depois de uma jogada, a partida termina em empate.
       *[other] Se ninguém tiver vencido depois de { $n } jogadas, contando as dos dois lados, a partida termina em empate.
    }
clause-draw-without-capture =
    { $n ->
        [one] Se ninguém capturar em uma jogada, a partida termina em empate.
       *[other] Se ninguém capturar em { $n } jogadas seguidas, contando as dos dois lados, a partida termina em empate.
    }

# As legendas das figuras de uma folha de regras: `-key` vem antes, em negrito. $a, $b, $c … são os animais da figura.
figure-setup-key = Preparação.
figure-setup = As { $white } ficam deste lado; as { $black }, em frente.
figure-moving-key = Movimento.
figure-moving = Quatro direções, uma casa; nunca na diagonal.
figure-capturing-key = Capturas.
figure-capturing =
    { $e-gender ->
        [f] { $A-o } captura { $b-um } ou { $c-um }, não { $d-um } nem a sua própria { $e }.
       *[m] { $A-o } captura { $b-um } ou { $c-um }, não { $d-um } nem o seu próprio { $e }.
    }
figure-capturing-weaker =
    { $e-gender ->
        [f] { $A-o } captura { $c-um }, não { $b-um } nem { $d-um }, nem a sua própria { $e }.
       *[m] { $A-o } captura { $c-um }, não { $b-um } nem { $d-um }, nem o seu próprio { $e }.
    }
figure-exception-key =
    { $exceptions ->
        [one] A exceção.
       *[other] Uma exceção.
    }
figure-exception-takes = { $Weak-o } captura { $strong-o }, nunca o contrário.
figure-exception-mutual = Podem se capturar mutuamente.
figure-exception-never = { $Strong-o } nunca captura { $weak-o }.
figure-exception-neither = Nenhum dos dois pode capturar o outro.
figure-swimmer-key = A nado.
figure-swimmer = { $A-o } entra e sai; { $b-o } fica em terra.
figure-edge-key = A margem.
figure-edge = Seta: jogada permitida. Cruz: não permitida.
figure-edge-open = Todas estas capturas são permitidas.
figure-leap-key = O pulo.
figure-leap = { $A-o } pula para o lado; { $b-o }, para a frente.
figure-leap-both-ways = Ambos pulam para os lados, para a frente ou para trás.
figure-leap-one = { $A-o } pula de margem a margem.
figure-leap-blocked-key = Sem pulo.
figure-leap-blocked = { $C-um } na água impede o pulo.
figure-trap-key = A armadilha.
figure-trap = Até mesmo { $a-o } pode capturar { $b-o } na armadilha.
figure-trap-override-key = { $B } na armadilha.
figure-trap-override = Aqui, até mesmo { $a-o } pode capturar { $b-o }.
figure-trap-shelter-key = A própria armadilha.
figure-trap-shelter = Na própria armadilha, { $b-o } está a salvo.
figure-den-enemy-key = A toca inimiga.
figure-den-enemy = Entre nela e você ganha.
figure-den-own-key = A sua própria toca.
figure-den-own = Nenhum dos seus animais pode entrar nela.

# As mesmas figuras para quem não pode vê-las: o que está em cada casa e o que dizem as setas e as cruzes.
picture = { $caption } { $moves }
picture-next = { $list }; { $item }
picture-placed = { $Side }: { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } de { $from } para { $to }: permitido
picture-illegal = { $animal } de { $from } para { $to }: não permitido

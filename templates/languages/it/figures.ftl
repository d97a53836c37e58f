# Le didascalie delle figure di un foglio di regole: `-key` sta davanti, in grassetto. $a, $b, $c … sono gli animali.
figure-setup-key = Preparazione.
figure-setup = { $White-il } siede da questa parte, { $black-il } di fronte.
figure-moving-key = Movimento.
figure-moving = Quattro direzioni, una casella; mai in diagonale.
figure-capturing-key = Catture.
figure-capturing =
    { $e-gender ->
        [f] { $A-il } cattura { $b-un } o { $c-un }, non { $d-un } né la propria { $e }.
       *[m] { $A-il } cattura { $b-un } o { $c-un }, non { $d-un } né il proprio { $e }.
    }
figure-capturing-weaker =
    { $e-gender ->
        [f] { $A-il } cattura { $c-un }, non { $b-un } né { $d-un }, né la propria { $e }.
       *[m] { $A-il } cattura { $c-un }, non { $b-un } né { $d-un }, né il proprio { $e }.
    }
figure-exception-key =
    { $exceptions ->
        [one] L’eccezione.
       *[other] Un’eccezione.
    }
figure-exception-takes = { $Weak-il } cattura { $strong-il }, mai il contrario.
figure-exception-mutual = Possono catturarsi a vicenda.
figure-exception-never = { $Strong-il } non cattura mai { $weak-il }.
figure-exception-neither = Nessuno dei due può catturare l’altro.
figure-swimmer-key = A nuoto.
figure-swimmer = { $A-il } entra ed esce; { $b-il } resta a riva.
figure-edge-key = La sponda.
figure-edge = Freccia: mossa consentita. Croce: non consentita.
figure-edge-open = Tutte queste catture sono consentite.
figure-leap-key = Il salto.
figure-leap = { $A-il } salta di lato, { $b-il } in avanti.
figure-leap-both-ways = Entrambi saltano di lato, in avanti o indietro.
figure-leap-one = { $A-il } salta da una sponda all’altra.
figure-leap-blocked-key = Niente salto.
figure-leap-blocked = { $C-un } nell’acqua impedisce il salto.
figure-trap-key = La trappola.
figure-trap = Perfino { $a-il } può catturare { $b-il } nella trappola.
figure-trap-override-key = { $B } nella trappola.
figure-trap-override = Qui perfino { $a-il } può catturare { $b-il }.
figure-trap-shelter-key = La propria trappola.
figure-trap-shelter = Nella propria trappola { $b-il } è al sicuro.
figure-den-enemy-key = La tana nemica.
figure-den-enemy = Entraci e vinci.
figure-den-own-key = La tua tana.
figure-den-own = Nessuno dei tuoi animali può entrarci.

# Le stesse figure per chi non può vederle: che cosa c’è su ogni casella e che cosa dicono le frecce e le croci.
picture = { $caption } { $moves }
picture-next = { $list }; { $item }
picture-placed = { $side }: { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } da { $from } a { $to }: consentito
picture-illegal = { $animal } da { $from } a { $to }: non consentito

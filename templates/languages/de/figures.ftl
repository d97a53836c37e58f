# Wörter unter den Bildern eines Regelblatts: `-key` steht fett davor. $a, $b, $c … sind die Tiere des Bilds.
figure-setup-key = Aufbau.
figure-setup = { $White } sitzt an diesem Ende, { $black } gegenüber.
figure-moving-key = Ziehen.
figure-moving = Vier Richtungen, ein Feld; nie schräg.
figure-capturing-key = Schlagen.
figure-capturing = { $A-nom } schlägt { $b-acc } und { $c-acc }, nicht { $d-acc }, nie ein eigenes Tier.
figure-capturing-weaker = { $A-nom } schlägt { $c-acc }, nicht { $b-acc } oder { $d-acc }, nie ein eigenes Tier.
figure-exception-key =
    { $exceptions ->
        [one] Die Ausnahme.
       *[other] Eine Ausnahme.
    }
figure-exception-takes = { $Weak-nom } schlägt { $strong-acc }, nie umgekehrt.
figure-exception-mutual = Beide dürfen einander schlagen.
figure-exception-never = { $Strong-nom } schlägt { $weak-acc } nie.
figure-exception-neither = Keines der beiden darf das andere schlagen.
figure-swimmer-key = Der Schwimmer.
figure-swimmer = { $A-nom } kommt und geht; { $b-nom } bleibt an Land.
figure-edge-key = Am Ufer.
figure-edge = Pfeil: Zug erlaubt. Kreuz: nicht erlaubt.
figure-edge-open = So darf geschlagen werden.
figure-leap-key = Der Sprung.
figure-leap = { $A-nom } springt seitwärts, { $b-nom } vorwärts.
figure-leap-both-ways = Beide springen seitwärts, vorwärts oder rückwärts.
figure-leap-one = { $A-nom } springt von Ufer zu Ufer.
figure-leap-blocked-key = Kein Sprung.
figure-leap-blocked = { $C-ein } im Wasser verhindert den Sprung.
figure-trap-key = Die Falle.
figure-trap = Sogar { $a-nom } darf { $b-acc } in der Falle schlagen.
figure-trap-override-key = { $B-nom } in der Falle.
figure-trap-override = Hier darf sogar { $a-nom } { $b-acc } schlagen.
figure-trap-shelter-key = Die eigene Falle.
figure-trap-shelter = In der eigenen Falle ist { $b-nom } sicher.
figure-den-enemy-key = Der gegnerische Bau.
figure-den-enemy = Betritt ihn, und du gewinnst.
figure-den-own-key = Dein eigener Bau.
figure-den-own = Keines deiner Tiere darf ihn betreten.

# Dieselben Bilder für alle, die sie nicht sehen können: was wo steht und was Pfeile und Kreuze sagen.
picture = { $caption } { $moves }
picture-next = { $list }; { $item }
picture-placed = { $side }: { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } { $from } nach { $to }: erlaubt
picture-illegal = { $animal } { $from } nach { $to }: nicht erlaubt

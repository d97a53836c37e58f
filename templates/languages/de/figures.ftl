# Wörter unter den Bildern eines Regelblatts: `-key` steht fett davor. $a, $b, $c … sind die Tiere des Bilds.
figure-setup-key = Aufbau.
figure-setup = Weiß sitzt an diesem Ende, Schwarz gegenüber.
figure-moving-key = Ziehen.
figure-moving = Vier Richtungen, ein Feld; nie schräg.
figure-capturing-key = Schlagen.
figure-capturing = { $A-nom } schlägt { $b-acc } und { $c-acc }, nicht { $d-acc }, nie ein eigenes Tier.
figure-capturing-weaker = { $A-nom } schlägt { $c-acc }, nicht { $b-acc } oder { $d-acc }, nie ein eigenes Tier.
figure-exception-key = Außer der Reihe.
figure-exception-takes = { $Weak-nom } schlägt { $strong-acc }, nie umgekehrt.
figure-exception-mutual = Beide dürfen einander schlagen.
figure-exception-never = { $Strong-nom } schlägt { $weak-acc } nie.
figure-swimmer-key = Der Schwimmer.
figure-swimmer = { $A-nom } kommt und geht; { $b-nom } bleibt an Land.
figure-edge-key = Am Ufer.
figure-edge = Pfeil: erlaubt. Kreuz: nicht erlaubt.
figure-leap-key = Der Sprung.
figure-leap = { $A-nom } quer über den Fluss, { $b-nom } längs.
figure-leap-one = { $A-nom } springt von Ufer zu Ufer.
figure-leap-blocked-key = Kein Sprung.
figure-leap-blocked = { $C-ein } im Wasser verhindert den Sprung.
figure-trap-key = Die Falle.
figure-trap = Sogar { $a-nom } darf { $b-acc } in der Falle schlagen.
figure-trap-override-key = { $B-nom } in der Falle.
figure-trap-override = Hier darf sogar { $a-nom } { $b-acc } schlagen.
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

# Woorden onder de afbeeldingen van een regelblad: `-key` staat vet ervoor. $a, $b, $c … zijn de dieren van de
# afbeelding.
figure-setup-key = Opstelling.
figure-setup = { $White } zit aan deze kant, { $black } ertegenover.
figure-moving-key = Zetten.
figure-moving = Vier richtingen, één veld; nooit schuin.
figure-capturing-key = Slaan.
figure-capturing = { $A-de } slaat { $b-een } of { $c-een }, niet { $d-de }, nooit een eigen dier.
figure-capturing-weaker = { $A-de } slaat { $c-een }, niet { $b-de } of { $d-de }, nooit een eigen dier.
figure-exception-key =
    { $exceptions ->
        [one] De uitzondering.
       *[other] Een uitzondering.
    }
figure-exception-takes = { $Weak-de } slaat { $strong-de }, nooit andersom.
figure-exception-mutual = Ze mogen elkaar slaan.
figure-exception-never = { $Strong-de } slaat { $weak-de } nooit.
figure-exception-neither = Geen van beide mag de ander slaan.
figure-swimmer-key = De zwemmer.
figure-swimmer = { $A-de } komt en gaat; { $b-de } blijft aan land.
figure-edge-key = De waterkant.
figure-edge = Pijl: zet toegestaan. Kruis: niet toegestaan.
figure-edge-open = Zo mag je slaan.
figure-leap-key = De sprong.
figure-leap = { $A-de } springt zijwaarts, { $b-de } vooruit.
figure-leap-both-ways = Beide springen zijwaarts, vooruit of achteruit.
figure-leap-one = { $A-de } springt van oever naar oever.
figure-leap-blocked-key = Geen sprong.
figure-leap-blocked = { $C-een } in het water verhindert de sprong.
figure-trap-key = De val.
figure-trap = Zelfs { $a-de } mag { $b-de } in de val slaan.
figure-trap-override-key = { $B-de } in de val.
figure-trap-override = Hier mag zelfs { $a-de } { $b-de } slaan.
figure-trap-shelter-key = De eigen val.
figure-trap-shelter = In de eigen val is { $b-de } veilig.
figure-den-enemy-key = Het vijandelijke hol.
figure-den-enemy = Ga het binnen en je wint.
figure-den-own-key = Je eigen hol.
figure-den-own = Geen van je dieren mag het binnengaan.

# Dezelfde afbeeldingen voor wie ze niet kan zien: wat waar staat, en wat pijlen en kruisen zeggen.
picture = { $caption } { $moves }
picture-next = { $list }; { $item }
picture-placed = { $side }: { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } { $from } naar { $to }: toegestaan
picture-illegal = { $animal } { $from } naar { $to }: niet toegestaan

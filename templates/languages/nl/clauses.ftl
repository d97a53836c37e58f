# De zinnen van het regelblad, per regel. Argumenten: $side; de dieren $weak en $strong van een uitzondering; lijsten
# van dieren $swimmers, $capturers, $leapers, $enterers, $blockers (met hoofdletter: $Leapers; hoeveel:
# $leapers-count); de getallen van grenzen. Een zin die met een plaats begint, schrijft die met een hoofdletter.

clause-win-by-den =
    { $dens ->
        [one] Je wint meteen als een van je dieren het vijandelijke hol binnengaat.
       *[other] Je wint meteen als een van je dieren een vijandelijk hol binnengaat.
    }
clause-win-by-capturing-all = Je wint ook als je alle vijandelijke dieren hebt geslagen.
clause-win-by-capturing-all-only = Je wint als je alle vijandelijke dieren hebt geslagen.
clause-first-mover = { $Side } begint.
clause-take-turns = Daarna zijn jullie om de beurt aan zet.
clause-move-one-step = Als je aan de beurt bent, moet je een van je dieren één veld verzetten: vooruit, achteruit, naar links of naar rechts, maar nooit schuin.
clause-own-animal = Je mag niet naar een veld gaan waar al een dier van jezelf staat.
clause-capture-equal-or-weaker = Een vijandelijk dier dat even sterk of zwakker is, mag je slaan: je gaat naar zijn veld en het vijandelijke dier is uit het spel.
clause-capture-weaker-only = Een vijandelijk dier dat zwakker is, mag je slaan: je gaat naar zijn veld en het vijandelijke dier is uit het spel.
clause-equal-both-out = Zijn beide dieren even sterk, dan is ook je eigen dier uit het spel.
clause-see-ladder = Bij ‘{ heading-glance }’ zie je hoe sterk elk dier is.
clause-takes-stronger = { $Weak-de } mag zelfs { $strong-de } slaan, maar { $strong-de } mag { $weak-de } niet slaan.
clause-takes-equal = Hoewel beide even sterk zijn, mag { $weak-de } { $strong-de } slaan, maar { $strong-de } mag { $weak-de } niet slaan.
clause-take-each-other = { $Weak-de } en { $strong-de } mogen elkaar slaan.
clause-never-takes = { $Strong-de } mag { $weak-de } niet slaan.
clause-never-takes-equal = Hoewel beide even sterk zijn, mag { $strong-de } { $weak-de } niet slaan.
clause-neither-takes = Hoewel beide even sterk zijn, mogen { $weak-de } en { $strong-de } elkaar niet slaan.
clause-water-only-swimmers =
    Alleen { $swimmers } { $swimmers-count ->
        [one] mag
       *[other] mogen
    } de rivier in.
clause-water-nobody = Geen enkel dier mag de rivier in.
clause-river-capture-free = Je mag in de rivier slaan en ook tussen land en rivier.
clause-river-capture-at-bank = Je mag over de oever heen slaan, van het land naar het water en van het water naar het land.
clause-no-capture-across-edge = Je mag in de rivier slaan, maar niet tussen land en rivier.
clause-no-capture-into-water = Vanaf het land mag je geen dier in de rivier slaan.
clause-no-capture-out-of-water = Vanuit de rivier mag je geen dier op het land slaan.
clause-no-capture-in-water = Dieren in de rivier mogen elkaar niet slaan.
clause-river-is-shelter = Een dier in de rivier kan niet worden geslagen.
clause-no-capture-from-river = Een dier in de rivier mag niet slaan.
clause-no-capture-at-river = Een dier in de rivier mag niet slaan en kan niet worden geslagen.
clause-out-of-water-only =
    Vanuit de rivier { $capturers-count ->
        [one] mag
       *[other] mogen
    } alleen { $capturers } een dier op het land slaan.
clause-safe-from-river = { $Weak-de } mag { $strong-de } op het land niet vanuit de rivier slaan.
clause-leap-both-ways =
    { $Leapers } { $leapers-count ->
        [one] mag
       *[other] mogen
    } in een rechte lijn van de ene oever over de rivier naar de andere springen: zijwaarts, vooruit of achteruit.
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across =
    { $Leapers } { $leapers-count ->
        [one] mag
       *[other] mogen
    } in een rechte lijn van de ene oever over de rivier naar de andere springen, maar alleen zijwaarts.
clause-leap-along =
    { $Leapers } { $leapers-count ->
        [one] mag
       *[other] mogen
    } in een rechte lijn van de ene oever over de rivier naar de andere springen, maar alleen vooruit of achteruit.
clause-leap-across-too =
    Ook { $leapers } { $leapers-count ->
        [one] mag
       *[other] mogen
    } springen, maar alleen zijwaarts.
clause-leap-along-too =
    Ook { $leapers } { $leapers-count ->
        [one] mag
       *[other] mogen
    } springen, maar alleen vooruit of achteruit.
clause-leap-none = Geen enkel dier mag over de rivier springen.
clause-leap-both-rivers =
    { $Leapers } { $leapers-count ->
        [one] mag
       *[other] mogen
    } zelfs in één zet over twee rivieren springen, als het land ertussen leeg is.
clause-leap-blocked = Je mag niet springen over { $blockers } in de rivier, of het nu een dier van jou of van de vijand is.
clause-leap-blocked-by-any = Je mag niet springen over een dier in de rivier, of het nu van jou of van de vijand is.
clause-leap-blocked-by-enemy = Je mag niet springen over { $blockers } in de rivier als het een dier van de vijand is, maar je mag wel springen over je eigen dieren.
clause-leap-blocked-by-any-enemy = Je mag niet springen over een dier van de vijand in de rivier, maar je mag wel springen over je eigen dieren.
clause-leap-others-free = Over andere dieren in de rivier mag je springen.
clause-leap-not-blocked = Over dieren in de rivier mag je springen.
clause-leap-captures = Net als bij elke andere zet mag je slaan waar je landt.
clause-leap-no-capture = Je mag alleen naar een leeg veld springen.
clause-trap-weakens-enemy = Staat je dier in een vijandelijke val, dan mag elk vijandelijk dier het slaan.
clause-trap-weakens-anyone = Staat je dier in een val, van wie die ook is, dan mag elk vijandelijk dier het slaan.
clause-trap-weakens-owner = Staat je dier in een van je eigen vallen, dan mag elk vijandelijk dier het slaan.
clause-trap-overrides = Dan mag zelfs { $strong-de } { $weak-de } slaan.
clause-trap-overrides-several = Dan mag zelfs een dier het slaan dat dat anders nooit mag.
clause-trap-no-override = Ook dan mag { $strong-de } { $weak-de } niet slaan.
clause-trap-no-override-several = Een dier dat een bepaald ander dier nooit mag slaan, mag dat ook dan niet.
clause-trap-permanent = Dat blijft zo tot het einde van het spel, ook als het dier de val heeft verlaten.
clause-own-trap-harmless =
    { $traps ->
        [one] Je eigen val doet je dieren niets.
       *[other] Je eigen vallen doen je dieren niets.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] De vijandelijke val doet je dieren niets.
       *[other] Vijandelijke vallen doen je dieren niets.
    }
clause-own-trap-shelters = Staat je dier in een van je eigen vallen, dan kan het niet worden geslagen.
clause-own-trap-shelters-even-weak = Staat je dier in een van je eigen vallen, dan kan het niet worden geslagen, ook niet als een val het heeft verzwakt.
clause-traps-harmless = Vallen hebben geen effect.
clause-trapped-captures = Een dier in een val slaat zelf zoals altijd.
clause-trapped-may-not-capture = Een dier in een val mag zelf niet slaan. Alleen { $weak-de } mag { $strong-de } nog steeds slaan.
clause-trapped-may-not-capture-several = Een dier in een val mag zelf niet slaan. Alleen een dier dat een bepaald sterker dier mag slaan, mag dat nog steeds.
clause-trapped-may-not-capture-several-equal = Een dier in een val mag zelf niet slaan. Alleen een dier dat een bepaald sterker of even sterk dier mag slaan, mag dat nog steeds.
clause-trapped-may-not-capture-at-all = Een dier in een val mag zelf niet slaan.
clause-own-den-barred =
    { $dens ->
        [one] Je mag je eigen hol niet binnengaan.
       *[other] Je mag geen eigen hol binnengaan.
    }
clause-den-only =
    Alleen { $enterers } { $enterers-count ->
        [one] mag
       *[other] mogen
    } { $dens ->
        [one] het vijandelijke hol
       *[other] een vijandelijk hol
    } binnengaan.
clause-no-legal-move-loses = Als je aan de beurt bent en geen toegestane zet kunt doen, verlies je.
clause-no-legal-move-draws = Als je aan de beurt bent en geen toegestane zet kunt doen, eindigt het spel in een gelijkspel.
clause-no-animals-left = Je verliest ook als je geen dieren meer hebt.
clause-no-animals-left-draws = Het spel eindigt ook in een gelijkspel als je geen dieren meer hebt.
clause-no-earlier-position = Je mag geen eerdere stelling van dit spel herhalen, ook niet de beginstelling.
clause-third-time-barred = Je mag dezelfde stelling niet voor de derde keer laten ontstaan.
clause-threefold-draws = Ontstaat dezelfde stelling voor de derde keer, dan eindigt het spel in een gelijkspel.
clause-threefold-claim = Ontstaat dezelfde stelling voor de derde keer, of zou dat met je volgende zet gebeuren, dan mag je het spel tot gelijkspel verklaren.
clause-same-position = Een stelling is dezelfde wanneer alle dieren op dezelfde velden staan en dezelfde speler aan de beurt is.
clause-same-position-and-weakness = Een stelling is dezelfde wanneer alle dieren op dezelfde velden staan, dezelfde dieren door een val zijn verzwakt en dezelfde speler aan de beurt is.
clause-seven-three = Is een van je dieren binnen { $turns } van je beurten { $times } keer naar hetzelfde veld gegaan, dan mag het daar in je volgende beurt niet heen.
clause-seventeen-five = Is een van je dieren { $turns } van je beurten lang alleen naar dezelfde { $squares } velden gegaan, dan mag het in je volgende beurt naar geen van die velden.
clause-count-restarts = Het tellen begint opnieuw als je een ander dier verzet of een val binnengaat.
clause-count-restarts-without-traps = Het tellen begint opnieuw als je een ander dier verzet.
clause-draw-after-turns =
    { $n ->
        [one] Heeft na één zet niemand gewonnen, dan eindigt het spel in een gelijkspel.
       *[other] Heeft na { $n } zetten, van beide spelers samen, niemand gewonnen, dan eindigt het spel in een gelijkspel.
    }
clause-draw-without-capture =
    { $n ->
        [one] Wordt er in één zet niet geslagen, dan eindigt het spel in een gelijkspel.
       *[other] Wordt er in { $n } zetten achter elkaar, van beide spelers samen, niet geslagen, dan eindigt het spel in een gelijkspel.
    }

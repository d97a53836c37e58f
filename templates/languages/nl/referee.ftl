# Wat de scheidsrechter zegt. Argumenten: de dieren $animal (dat gaat), $victim en $blocker; de velden $from, $to,
# $at; de kanten $mover en $loser; $s en $t (krachten) en de getallen van grenzen.

# Waarom een zet niet is toegestaan.
game-over = Het spel is al afgelopen.
off-board = Een veld { $to } bestaat op dit bord niet.
no-animal-there = Op { $from } staat geen dier.
not-your-turn = { $Animal-de } op { $from } mag nu niet worden verzet: { $mover } is aan de beurt.
must-move = { $Animal-de } blijft op { $from } staan: als je aan de beurt bent, moet je een dier verzetten.
move-one-step = { $Animal-de } op { $from } kan niet naar { $to }: toegestaan is alleen één veld vooruit, achteruit, naar links of naar rechts.
no-diagonal = Van { $from } naar { $to } gaat het schuin: { $animal-de } mag niet schuin gaan.
own-animal = Op { $to } staat je eigen { $victim }: { $animal-de } mag daar niet heen.
capture-equal-or-weaker = { $Animal-de } op { $from } (kracht { $s }) is zwakker dan { $victim-de } op { $to } (kracht { $t }) en mag { $victim-hem } niet slaan.
capture-weaker-only = { $Animal-de } op { $from } en { $victim-de } op { $to } zijn even sterk: geen van beide mag de ander slaan.
capture-weaker-only-this-way = { $Animal-de } op { $from } en { $victim-de } op { $to } zijn even sterk: { $animal-de } mag { $victim-de } niet slaan.
never-takes = { $Animal-de } op { $from } mag { $victim-de } op { $to } niet slaan, ook al is { $animal-hij } sterker.
never-takes-equal = { $Animal-de } op { $from } mag { $victim-de } op { $to } niet slaan, ook al zijn ze even sterk.
water-only-swimmers = { $Animal-de } op { $from } mag op { $to } niet de rivier in.
no-capture-into-water = { $Victim-de } op { $to } zit in de rivier: vanaf het land mag { $animal-de } op { $from } { $victim-hem } niet slaan.
no-capture-out-of-water = { $Animal-de } op { $from } zit in de rivier: daarvandaan mag { $animal-hij } { $victim-de } op { $to } niet slaan.
no-capture-in-water = { $Animal-de } op { $from } en { $victim-de } op { $to } zitten allebei in de rivier: daar mogen ze niet slaan.
out-of-water-only = { $Animal-de } op { $from } zit in de rivier: daarvandaan mag { $animal-hij } { $victim-de } op { $to } niet slaan.
safe-from-river = { $Animal-de } op { $from } zit in de rivier: daarvandaan mag { $animal-hij } { $victim-de } op { $to } niet slaan.
leap-none = { $Animal-de } op { $from } mag niet over de rivier naar { $to } springen: geen enkel dier mag dat.
leap-who = { $Animal-de } op { $from } mag niet over de rivier naar { $to } springen.
leap-direction = { $Animal-de } op { $from } mag over de rivier springen, maar niet in de richting van { $to }.
leap-both-rivers = { $Animal-de } op { $from } mag nu niet over beide rivieren naar { $to } springen.
leap-blocked = { $Animal-de } mag niet van { $from } naar { $to } springen: { $blocker-de } op { $at } zit in de weg.
leap-no-capture = Op { $to } staat { $victim-de }: { $animal-de } op { $from } mag alleen naar een leeg veld springen.
trap-harmless = De val op { $to } doet { $victim-de } niets: { $animal-de } op { $from } is zwakker en mag { $victim-hem } niet slaan.
own-trap-shelters = { $Victim-de } op { $to } zit in de eigen val: daar mag geen dier { $victim-hem } slaan.
trap-no-override = { $Victim-de } op { $to } zit in een val, maar ook daar mag { $animal-de } { $victim-hem } niet slaan.
trapped-may-not-capture = { $Animal-de } op { $from } zit in een val en mag { $victim-de } op { $to } niet slaan.
own-den-barred = { $to } is je eigen hol: { $animal-de } op { $from } mag het niet binnengaan.
den-only = { $Animal-de } op { $from } mag het vijandelijke hol op { $to } niet binnengaan.
no-earlier-position = Met { $animal-de } op { $to } zou de stelling dezelfde zijn als na zet { $ply }.
no-earlier-position-start = Met { $animal-de } op { $to } zou de stelling dezelfde zijn als aan het begin.
third-time-barred = Met { $animal-de } op { $to } zou dezelfde stelling voor de derde keer ontstaan.
seven-three = { $Animal-de } is binnen { $turns } beurten { $times } keer naar { $to } gegaan: nu mag { $animal-hij } daar niet heen.
seventeen-five = { $Animal-de } is { $turns } beurten lang alleen naar { $squares } velden gegaan: nu mag { $animal-hij } niet naar { $to }, een van die velden.

# Waarom een verrassende zet is toegestaan.
takes-stronger = { $Animal-de } mag { $victim-de } slaan, ook al is { $animal-hij } zwakker.
takes-equal = { $Animal-de } mag { $victim-de } slaan, ook al zijn ze even sterk.
takes-by-exception = { $Animal-de } mag { $victim-de } slaan: volgens deze regels mogen ze elkaar slaan.
captures-weaker = { $Animal-de } op { $from } (kracht { $s }) is sterker dan { $victim-de } op { $to } (kracht { $t }) en mag { $victim-hem } slaan.
captures-equal = { $Animal-de } op { $from } is even sterk als { $victim-de } op { $to } (kracht { $t }) en mag { $victim-hem } slaan.
river-capture-free = { $Animal-de } op { $from } mag { $victim-de } op { $to } slaan: de rivier is hier geen hindernis.
leap-across = { $Animal-de } springt over de rivier van { $from } naar { $to }.
leap-captures = Aan het einde van de sprong mag { $animal-de } { $victim-de } op { $to } slaan.
leap-not-blocked = { $Animal-de } mag over { $blocker-de } op { $at } springen.
trap-weakens = { $Victim-de } op { $to } zit in een val: elk vijandelijk dier mag { $victim-hem } slaan.
trap-overrides = { $Victim-de } op { $to } zit in een val: nu mag zelfs { $animal-de } { $victim-hem } slaan.
trap-permanent = { $Victim-de } op { $to } heeft in een val gezeten: elk vijandelijk dier mag { $victim-hem } slaan.
trapped-captures = { $Animal-de } op { $from } zit in een val, maar slaat zoals altijd.

# Wat een zet teweegbrengt.
equal-both-out = { $Animal-de } en { $victim-de } zijn even sterk: beide zijn uit het spel.
win-by-den = { $Animal-de } is het hol op { $to } binnengegaan: { $mover } wint.
win-by-capturing-all = { $Loser } heeft geen dieren meer: { $mover } wint.
nobody-left = Geen van beide spelers heeft nog een dier: het spel eindigt in een gelijkspel.
no-legal-move-loses = { $Loser } kan geen toegestane zet doen: { $mover } wint.
no-legal-move-draws = { $Loser } kan geen toegestane zet doen: het spel eindigt in een gelijkspel.
threefold-draws = Dezelfde stelling is voor de derde keer ontstaan: het spel eindigt in een gelijkspel.
threefold-claim = Dezelfde stelling is voor de derde keer ontstaan: { $mover } mag het spel tot gelijkspel verklaren.
threefold-claim-with = Met { $display } zou dezelfde stelling voor de derde keer ontstaan: { $mover } mag deze zet aankondigen en het spel tot gelijkspel verklaren.
threefold-claimed = Dezelfde stelling is voor de derde keer ontstaan, en { $mover } heeft het spel tot gelijkspel verklaard.
threefold-claimed-with = Met { $display } zou dezelfde stelling voor de derde keer zijn ontstaan, en { $mover } heeft het spel tot gelijkspel verklaard.
claim-refused = De stelling is niet voor de derde keer ontstaan: { $mover } mag het spel niet tot gelijkspel verklaren.
claim-refused-with = Met { $display } zou de stelling niet voor de derde keer ontstaan: { $mover } mag het spel niet tot gelijkspel verklaren.
claim-not-in-rules = Volgens deze regels mag niemand het spel tot gelijkspel verklaren omdat een stelling terugkomt.
draw-after-turns =
    { $n ->
        [one] Na één zet heeft niemand gewonnen: het spel eindigt in een gelijkspel.
       *[other] Na { $n } zetten heeft niemand gewonnen: het spel eindigt in een gelijkspel.
    }
draw-without-capture =
    { $n ->
        [one] In één zet heeft niemand geslagen: het spel eindigt in een gelijkspel.
       *[other] In { $n } zetten heeft niemand geslagen: het spel eindigt in een gelijkspel.
    }

# Hoe een uitspraak begint. $deed is een van de zinnen eronder.
verdict-legal = Toegestaan. { $display }: { $deed }
verdict-legal-unless-repeated = Toegestaan, behalve bij herhaling. { $display }: { $deed }
verdict-illegal = Niet toegestaan. { $reason }
deed-goes = { $animal-de } gaat van { $from } naar { $to }.
deed-captures = { $animal-de } op { $from } slaat { $victim-de } op { $to }.
deed-both-out = { $animal-de } en { $victim-de } op { $to } slaan elkaar van het bord.
claim-now = Dat is gebeurd: de speler die aan de beurt is, mag het spel nu tot gelijkspel verklaren.
needs-the-game = Niet beslist: voor deze regel zijn de zetten vóór de stelling nodig. Geef het hele spel op met --game FILE.

# De voet van een uitspraak.
may-go-to = Van { $from } mag { $animal-de } naar
no-square = geen enkel veld
legal-in = Dezelfde zet is toegestaan in
legal-nowhere = geen van de meegeleverde regelsets
legal-everywhere = alle meegeleverde regelsets
unless-repeated = behalve bij herhaling: daarvoor is het hele spel nodig
ruled-by = Beslist volgens

# Naast een stelling in de terminal.
legend-piece = { $animal } van { $side } ({ $s })
legend-in-river = { $piece }, in de rivier
legend-in-own-trap = { $piece }, in een eigen val
legend-in-trap = { $piece }, in een val van { $side }
legend-in-den = { $piece }, in het hol van { $side }
legend-weak = { $piece }, voorgoed zwak
legend-river = rivier
legend-trap = val van { $side }
legend-den = hol van { $side }

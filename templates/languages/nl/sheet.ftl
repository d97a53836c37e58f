# Wat er op een regelblad naast de regels staat.

# De regel onder de titel en de sfeerregel (de tweede waar het bord geen rivier of geen vallen heeft).
subtitle = Voor twee spelers vanaf 7 jaar
lead = Je dieren sluipen door de jungle, langs rivieren en vallen, naar het vijandelijke hol.
lead-plain = Je dieren sluipen door de jungle, de vijand tegemoet.

# De onderdelen.
heading-goal = Doel van het spel
heading-box = Inhoud
heading-setup = Opstelling
heading-turn = Jouw beurt
heading-capture = Slaan
heading-river = De rivier
heading-traps = Vallen en holen
heading-end = Einde van het spel
heading-glance = In één oogopslag

# Wat er in de doos zit: $animals in totaal, $each voor elke speler.
box =
    { $animals ->
        [one] 1 speelbord en 1 dier.
       *[other] 1 speelbord en { $animals } dieren, { $each } voor elke speler.
    }
box-uneven =
    { $animals ->
        [one] 1 speelbord en 1 dier.
       *[other] 1 speelbord en { $animals } dieren.
    }
setup = Ga tegenover elkaar aan de uiteinden van het bord zitten. Zet je dieren neer zoals op de afbeelding. Het hol en de vallen aan jouw kant zijn van jou.
setup-plain = Ga tegenover elkaar aan de uiteinden van het bord zitten. Zet je dieren neer zoals op de afbeelding.
setup-marked = Ga tegenover elkaar aan de uiteinden van het bord zitten. Zet je dieren neer zoals op de afbeelding. Elk hol en elke val is van de speler van wie het teken erop staat.

# Om snel op te zoeken.
glance-exceptions = Uitzonderingen
glance-swims = Zwemmers
glance-leaps = Springers
glance-traps = Gevaarlijke vallen
glance-shelter = Veilige vallen
# Eén dier met wat het kan tussen haakjes, en meer op een rij.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } en { $item }
glance-nobody = geen
leap-sideways = zijwaarts
leap-lengthwise = vooruit en achteruit
leap-every-way = in alle vier de richtingen
leap-two-rivers = ook over beide rivieren
traps-enemy = de vijandelijke
traps-own = je eigen vallen
traps-all = alle
traps-none = geen
# Wie buiten de volgorde van kracht slaat, naast de ladder.
arrow-takes = { $weak-de } slaat { $strong-de }
arrow-mutual = { $weak-de } en { $strong-de } slaan elkaar
arrow-never = { $strong-de } slaat { $weak-de } nooit
arrow-neither = { $weak-de } en { $strong-de } slaan elkaar nooit
# Wat een dier op de ladder nog meer kan.
gift-swims = zwemt
gift-leaps = springt over de rivier
gift-takes = slaat { $victim-de }
gift-spares = slaat { $victim-de } niet
# Het dier dat boven aan de ladder staat.
ladder-strongest = het sterkst

# De voet.
rules-name = Spelregels ‘{ $rules }’, versie { $version } · controlecode { $mark }
page = Pagina { $page } van { $pages }

# Wat de tekens achter de zinnen betekenen.
note-reading = De regels die we volgen zeggen dit niet; zo lezen wij ze.
note-measured = De regels die we volgen zeggen dit niet met zoveel woorden, maar de cijfers kloppen alleen zo.
note-disputed = De regels die we volgen zijn hier onduidelijk; zo lezen wij ze.
# Hetzelfde in weinig woorden, voor de marge van een blad met aantekeningen.
remark-reading = niet in de bron
remark-measured = niet in de woorden van de bron; de cijfers vereisen het
remark-disputed = de woorden van de bron zijn omstreden

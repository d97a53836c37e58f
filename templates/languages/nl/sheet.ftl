# Wat er op een regelblad naast de regels staat.

# De regel onder de titel en de sfeerregel (de tweede waar het bord geen rivier of geen vallen heeft).
subtitle = Voor 2 spelers vanaf 7 jaar, 15 tot 30 minuten
subtitle-untimed = Voor 2 spelers vanaf 7 jaar
lead = Je dieren sluipen door de jungle, langs rivieren en vallen, naar het vijandelijke hol.
lead-river = Je dieren sluipen door de jungle, langs de rivier en de vallen, naar het vijandelijke hol.
lead-plain = Je dieren sluipen door de jungle, de vijand tegemoet.

# De onderdelen.
heading-goal = Doel van het spel
heading-box = Benodigdheden
heading-setup = Opstelling
heading-turn = Jouw beurt
heading-capture = Slaan
heading-river = De rivier
heading-traps = Vallen en holen
heading-traps-alone = Vallen
heading-dens-alone = Holen
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
setup-plain = Ga tegenover elkaar aan de uiteinden van het bord zitten. Zet je dieren neer zoals op de afbeelding ‘{ heading-setup }’.
setup-home =
    { $traps ->
        [one] Het hol en de val aan jouw kant zijn van jou.
       *[other] Het hol en de vallen aan jouw kant zijn van jou.
    }
setup-home-dens =
    { $dens ->
        [one] Het hol aan jouw kant is van jou.
       *[other] De holen aan jouw kant zijn van jou.
    }
setup-home-traps =
    { $traps ->
        [one] De val aan jouw kant is van jou.
       *[other] De vallen aan jouw kant zijn van jou.
    }
setup-marked = Elk hol en elke val is van de speler van wie het teken erop staat.
setup-marked-dens = Elk hol is van de speler van wie het teken erop staat.
setup-marked-traps = Elke val is van de speler van wie het teken erop staat.

# Om snel op te zoeken.
glance-exceptions =
    { $exceptions ->
        [one] De uitzondering
       *[other] Uitzonderingen
    }
glance-swims = Zwemmers
glance-leaps = Springers
glance-traps = Pas op
glance-traps-harmless = Vallen
glance-shelter = Veilig
# Eén dier met wat het kan tussen haakjes, en meer op een rij.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } en { $item }
glance-nobody = geen
leap-sideways = zijwaarts
leap-lengthwise = vooruit en achteruit
leap-every-way = in alle vier de richtingen
leap-two-rivers = ook over twee rivieren
traps-enemy =
    { $traps ->
        [one] de vijandelijke val
       *[other] vijandelijke vallen
    }
traps-own =
    { $traps ->
        [one] je eigen val
       *[other] je eigen vallen
    }
traps-all = alle vallen
traps-none = zonder effect
# Wie buiten de volgorde van kracht slaat, naast de ladder.
arrow-takes = { $weak-de } slaat { $strong-de }
arrow-mutual = { $weak-de } en { $strong-de } slaan elkaar
arrow-never = { $strong-de } slaat { $weak-de } nooit
arrow-neither = { $weak-de } en { $strong-de } slaan elkaar nooit
# Hetzelfde bij de pijl zelf, waar geen plaats is voor namen.
arrow-verb = slaat
arrow-verb-mutual = slaan elkaar
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
note-reading = De overlevering zwijgt hierover; zo lezen wij het.
note-measured = De bron zegt dit niet met zoveel woorden, maar de cijfers kloppen alleen zo.
note-disputed = De overlevering is hier onduidelijk; zo lezen wij het.
# Hetzelfde op een blad met eigen regels.
note-own-reading = Jullie regels zwijgen hierover; zo lezen wij het.
note-own-measured = Jullie regels zeggen dit niet; de cijfers van de regels waarop ze berusten, kloppen alleen zo.
note-own-disputed = De regels waarop die van jullie berusten, zijn hier onduidelijk; zo lezen wij het.
# Hetzelfde in weinig woorden, voor de marge van een blad met aantekeningen.
remark-reading = niet in de bron
remark-measured = niet in de woorden van de bron; de cijfers vereisen het
remark-disputed = de woorden van de bron zijn omstreden
remark-own-reading = niet in jullie regels
remark-own-measured = niet in jullie regels; de cijfers van de regels waarop ze berusten, vereisen het
remark-own-disputed = de woorden van de regels waarop die van jullie berusten, zijn omstreden

# Waar geen regel het heen en weer gaan beperkt.
repetition-free = Heen en weer gaan is niet verboden. Komt niemand verder, spreek dan een gelijkspel af.

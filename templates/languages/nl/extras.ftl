# Wat er bij een spel hoort: de doos, een hoes voor het speelbord, labels, kaarten, staande figuren, voorblad, oorkonde
# en scoreblok.

# Op de doos. De badges zijn kort.
box-age = 7+
box-minutes = 15–30 min
# Wat erin zit: $count dieren, $each voor elke speler; de tweede waar de regels er niet in passen.
box-inside = Inhoud: { $count } dieren, { $each } voor elke speler, en de spelregels.
box-inside-pieces = Inhoud: { $count } dieren, { $each } voor elke speler.
box-small-parts = Kleine onderdelen. Niet geschikt voor kinderen onder de 3 jaar.
# Naast het zwakste dier, dat uit de doos kijkt.
box-mind = Pas op voor { $weak-de }!

# Op labels en kaartjes: woorden voor een schrijflijn, en wat er op het label van de zak staat.
gift-made = Gemaakt door
gift-for = voor
gift-date = Datum
gift-count = Tel voor je het koord dichttrekt: { $count } dieren.

# Op het voorblad, onder de dieren, van sterk naar zwak: met het zwakste dat het sterkste slaat, of zonder.
cover = Een zelfgemaakt spel
cover-circle = Elk dier mag het volgende slaan, en { $weak-de } { $strong-de }.
cover-ladder = Elk dier mag het volgende slaan.

# Op de oorkonde, onder de naam; de tweede waar een van de twee dieren ontbreekt.
champion = Kampioen van de jungle
champion-for = heeft de beste van vijf gewonnen, met de list van { $weak-de } en de moed van { $brave-de }.
champion-won = heeft de beste van vijf gewonnen.
champion-result = Uitslag
champion-beaten = Handtekening van wie verloor

# Het scoreblok: een tabel van spellen, gewonnen door het hol, doordat een zet ontbreekt of anders; en de twistpunten.
pad = Beste van vijf
pad-game = Spel
pad-began = Begon
pad-won = Won
pad-how = Hoe
pad-den = hol
pad-no-move = geen zet
pad-disputes = Twistpunten, beslist met het regelblad
pad-rule = Regel §
pad-move = Zet
pad-allowed = Mag dat?

# Op een kaart, voor kleine plaatjes van dieren.
card-captures = slaat
card-captured-by = wordt geslagen door
# De laatste kaart. Elke kant heeft $kinds kaarten.
duel = Snel duel
duel-text = Ieder neemt de { $kinds } kaarten van één kleur. Kies allebei stiekem een kaart en draai ze tegelijk om. Wie het dier heeft dat het andere mag slaan, krijgt beide kaarten. Mogen ze het allebei, of geen van beide, dan zijn beide kaarten uit het spel. Zijn alle kaarten gespeeld, dan wint wie er de meeste heeft. Met maar één kleur: schud de kaarten en geef ieder de helft.

# Op de hoes.
wallet-board = Speelbord

# Op de kaarten, een ware zin over elk dier; de bronnen staan in FACTS.md.
fact-rat = Gekietelde ratten tjilpen, te hoog voor onze oren.
fact-cat = Katten proeven geen zoet.
fact-dog = Zo’n 14.000 jaar geleden werd in Bonn een hond met twee mensen begraven.
fact-wolf = Wolven zijn aan hun gehuil van elkaar te onderscheiden.
fact-leopard = Ook zwarte luipaarden hebben vlekken: infraroodcamera’s zien ze.
fact-tiger = Tijgers in de Sundarbans steken zo’n vijf waterlopen per dag over.
fact-lion = Het gebrul van een leeuw horen we op zo’n acht kilometer afstand.
fact-elephant = Olifanten roepen ook in tonen die te laag zijn voor onze oren.

# Hoe je het vouwt, elke zin onder een plaatje. Het vouwdoosje; zonder de regels step-fill-pieces.
step-net-cut = Knip langs de dunne lijn, ril de streepjes met een stompe punt.
step-net-fold = Vouw elke rillijn één keer, met de tekening buitenop.
step-tube = Plak de gearceerde plakrand onder de achterkant.
step-bottom = Sluit de bodem: zijflappen, gearceerde flap, lijm, laatste flap.
step-fill = Doe de dieren erin, de spelregels erachter.
step-fill-pieces = Doe de dieren erin.
step-close = Steek de klep erin.
# Het schuifdoosje; zonder de regels step-lay-pieces.
step-walls = Laatje: zet de lange wanden op en vouw hun plakranden naar binnen.
step-roll = Doe lijm op de plakranden en rol de korte wanden eroverheen.
step-sleeve = Huls: vouw hem om het laatje, plak de plakrand onder de bovenkant.
step-lay = Leg de spelregels erin, de dieren erop.
step-lay-pieces = Leg de dieren erin.
step-slide = Schuif het laatje erin als de lijm droog is.
# De hoes; step-board-open waar die geen klep heeft.
step-hems = Vouw beide lange zomen naar binnen, met de tekening buitenop.
step-up = Vouw het onderste deel omhoog.
step-under = Schuif de randen ervan onder de zomen van de achterkant.
step-board = Doe het speelbord erin, vouw de hoeken van de klep om.
step-board-open = Doe het speelbord erin.
step-lip = Steek de klep achter de voorkant.

# Wat je ervoor koopt: iets, en daaronder hoe stevig het is; de dikte waar het geen gangbaar karton is.
buy-net = Karton voor de doos
buy-net-card = 250 tot 300 g/m²
buy-net-thick = { $thickness } mm dik
buy-plywood = Triplex, { $thickness } mm

# De pagina’s, in hun marge.
page-tuck = Vouwdoosje
page-tray = Schuifdoosje, laatje
page-sleeve = Schuifdoosje, huls
page-plywood = Doos van triplex
page-cards = Dierenkaarten
page-card-backs = Dierenkaarten, achterkanten
page-gift = Labels, kaartjes en zegels
page-standees = Staande figuren
page-cover = Voorblad
page-certificate = Oorkonde
page-pad = Scoreblok
page-wallet = Hoes voor het speelbord
page-folding = Zo vouw je het

# Naast een bouwplaat: wat erin past, waarvan die is, hoeveel ruimte er is; en wat de lijnen betekenen.
net-note = { $count } stukken van { $size } × { $thickness } mm · karton { $card } mm · binnen { $width } × { $height } × { $depth } mm
net-cut = knippen
net-score = rillen
net-glue = lijmen

# De delen in de lijst van wat erbij hoort.
set-box = Doos
set-cards = Dierenkaarten
set-gift = Labels en zegels
set-standees = Staande figuren
set-cover = Voorblad
set-certificate = Oorkonde
set-scorepad = Scoreblok
set-wallet = Hoes

# Een spel aan een tafel, tussen mensen of tegen het programma.

# De woorden die je kunt typen; het eerste van elke lijst staat in de hulp. De Engelse werken ook altijd. Geen woord mag
# een dier, een kant of een zet zijn.
play-words-undo = terug
play-words-redo = opnieuw vooruit
play-words-legal = toegestaan mag
play-words-hint = tip
play-words-moves = zetten
play-words-board = bord
play-words-strengths = krachten kracht
play-words-draw = remise gelijkspel
play-words-claim = claim claimen
# Woorden die tussen dat woord en de aangekondigde zet mogen staan.
play-words-claim-fillers = remise gelijkspel door wegens herhaling zetherhaling met
play-words-resign = opgeven
play-words-illegal = onreglementair illegaal overtreding
play-words-press = indrukken drukken
play-words-pause = pauze
play-words-go = doorgaan verder start
play-words-note = notitie noteren aantekening
play-words-adjudicate = beslissen beslissing
play-words-swap = wisselen ruilen
play-words-try = proberen uitproberen
play-words-return = teruggaan terugkeren
play-words-save = bewaren opslaan
play-words-help = hulp ?
play-words-quit = stoppen stop
play-words-yes = ja j aannemen
play-words-no = nee n afslaan

# De hulp: hoe je een zet invoert, dan wat elk van deze woorden doet, in het kort en zonder hoofdletter.
play-enter = Een zet voer je in als a3b3, Eb3 of { elephant } b3; met ? ervoor vraag je alleen of hij is toegestaan. Het woord hulp geeft de opdrachten.
play-does-legal = beoordeelt een zet zonder hem te doen, net als ?: toegestaan a3b3
play-does-undo = neemt de laatste zet terug
play-does-redo = doet een teruggenomen zet opnieuw
play-does-hint = stelt een zet voor
play-does-moves = geeft de toegestane zetten
play-does-board = laat het bord zien
play-does-strengths = laat zien hoe sterk de dieren zijn
play-does-draw = biedt remise aan; het antwoord is ja of nee
play-does-claim = claimt remise bij drie keer dezelfde stelling; vóór de zet: claim a3b3
play-does-resign = geeft op voor wie aan zet is, of voor wie je noemt
play-does-illegal = telt een onreglementaire zet van wie aan zet is, of van wie je noemt
play-does-press = drukt na een zet de klok in
play-does-pause = zet de klokken stil
play-does-go = zet de klok aan van wie aan zet is
play-does-note = schrijft iets bij de partij: notitie de rat is aangeraakt
play-does-adjudicate = beëindigt het spel door een beslissing: beslissen remise de zaal sluit
play-does-swap = laat de spelers van kant wisselen
play-does-try = probeert zetten uit; ze tellen niet
play-does-return = gaat terug naar waar het uitproberen begon
play-does-save = bewaart de partij: bewaren avond.pgn
play-does-help = laat deze lijst zien
play-does-quit = verlaat de tafel

# Vóór een spel. $level is een van de zinnen eronder.
play-animals = Dieren van { $white }: { $letters }; die van { $black } in kleine letters.
play-player = { $Side }: { $name }
play-level = { $Side } is het programma: { $level }
play-level-child = het kijkt alleen naar zijn volgende zet en vergist zich vaak
play-level-beginner = het kijkt twee zetten vooruit en vergist zich soms
play-level-easy = het kijkt drie zetten vooruit
play-level-medium = het kijkt vijf zetten vooruit
play-level-strong = het denkt een seconde na
play-level-full = het denkt vijf seconden na
play-kept = Elke zet wordt bewaard in { $file }.

# Zetten. $side is de kant die slaat, $rival de kant die een dier verliest; in de tweede zin is dat de lezer.
play-plays = { $number } { $Side } speelt { $move }.
play-takes = { $Animal-de } van { $side } slaat { $victim-de } van { $rival }.
play-takes-yours = { $Animal-de } van { $side } slaat jouw { $victim }.
play-unreadable = Niet begrepen: { $why }.
play-cannot = Deze zet kan hier niet.
play-no-move = Er is geen zet.
play-gives-up = Het programma vindt geen toegestane zet en geeft op.
play-nothing-back = Er valt niets terug te nemen.
play-nothing-again = Er is geen teruggenomen zet.
play-beginning = Dat was het begin.

# Wat het programma tegen een kind over zijn zet zegt. Het dier is van het programma, $victim is van het kind.
play-why-wins = Daarmee heb ik gewonnen!
play-why-takes = Ik kon jouw { $victim } niet weerstaan.
play-why-saves = Mijn { $animal } was daar in gevaar.
play-why-threatens = Nu zit mijn { $animal } achter jouw { $victim } aan!
play-why-nearer = Mijn { $animal } sluipt naar jouw hol toe.
play-why-strolls = Mijn { $animal } gaat een eindje wandelen.

# Remise en einde. Op een aanbod antwoord je ja of nee.
play-offer = { $Rival }, { $side } biedt remise aan. Neem je het aan? (ja, nee)
play-no-offer = Er is geen remise aangeboden.
play-declines = { $Side } slaat het af: het spel gaat door.
play-claims = { $Side } claimt remise.
play-no-draw = Geen remise.
play-over = Het spel is afgelopen, { $result }.
play-had-ended = Het was al eerder afgelopen: { $how }.
play-resigned = { $Side } heeft opgegeven.
play-agreed = Beide kanten zijn remise overeengekomen.
play-lost-on-time = { $Side } heeft door tijdsoverschrijding verloren.
play-lost-by-offence = { $Side } heeft door een onreglementaire zet verloren.
play-adjudicated = Door een beslissing: { $why }
play-adjudicate-how = Wie wint, en waarom? Bijvoorbeeld: beslissen remise de zaal sluit
play-nobody-won = Na { $count } zetten heeft niemand gewonnen.
play-goes-on = Het spel gaat door.
play-after-end = terug neemt de laatste zet terug, bewaren BESTAND bewaart het spel, stoppen houdt op.

# Klokken en onreglementaire zetten. $time is als 2m30s.
play-flag = De vlag van { $side } is gevallen.
play-no-clocks = Aan deze tafel zijn geen klokken.
play-as-it-is = Dat verandert niets aan de klokken.
play-no-press = Nu kan niemand de klok indrukken.
play-offence = Onreglementaire zet van { $side }, nummer { $count }.
play-penalty-warning = Dat is een waarschuwing.
play-penalty-time = { $Rival } krijgt { $time } erbij.

# Andere dingen aan een tafel.
play-no-side = Geen kant en geen speler heet ‘{ $text }’.
play-noted = Genoteerd.
play-note-what = Wat moet er genoteerd worden? Bijvoorbeeld: notitie de rat is aangeraakt
play-swapped = De spelers zijn van kant gewisseld.
play-trying = Vanaf hier worden zetten alleen uitgeprobeerd.
play-trying-out = Er worden zetten uitgeprobeerd; met teruggaan kom je weer bij het spel.
play-not-trying = Er worden geen zetten uitgeprobeerd.
play-returned = Het spel staat er weer zoals het stond.

# Bewaren. Een journaal is het bestand waarin alles wordt geschreven zodra het gebeurt.
play-save-where = Waar? Bijvoorbeeld: bewaren avond.pgn
play-saved = Bewaard in { $file }.
play-not-saved = Niet bewaard. Uit een bestand gaat het zo verder: shouqi { $command } --game BESTAND{ $rules }
play-goes-on-with = Het gaat zo verder: shouqi table --resume { $file }
play-unwritten = Dat kon niet worden opgeschreven, dus het is niet gebeurd: { $why }
play-try-again = Met Enter probeert het programma het opnieuw.
play-other-rules = het spel is begonnen met { $then }, niet met { $now }
save-taken = { $file } bestaat al
save-taken-help = kies een andere naam, of begin met --force om het te laten vervangen
table-journal-taken = { $file } bestaat al, met een spel erin
table-journal-taken-help = --resume { $file } gaat met dat spel verder; een andere naam bij --save begint een nieuw
table-journal-in-use = { $file } is in gebruik: een andere tafel schrijft erin
table-journal-failed = { $file }: { $why }
table-journal-fault = { $file }, regel { $line }: dit is geen journaal van een tafel, of het is veranderd
table-journal-impossible = { $file }: wat erin staat, kan volgens deze regels niet gebeurd zijn
table-nothing-kept = er is geen spel bewaard

# De tafel op het hele scherm: wat erop gekozen is, en de laatste regel, van hoogstens 78 kolommen.
play-holds = { $Animal-de } van { $side } op { $from } mag naar { $squares }.
play-holds-nowhere = { $Animal-de } van { $side } op { $from } kan nu nergens heen.
play-not-yours = Op { $from } staat { $animal-de } van { $side }; { $rival } is aan de beurt.
play-thinking = { $Side } denkt na.
play-keys = pijltoetsen en Enter zetten · Tab krachten · F1 hulp · Ctrl-C stopt
play-any-key = Met een willekeurige toets ga je terug naar het spel.
play-too-small = Dit venster is te klein: het heeft { $columns } kolommen en { $rows } regels nodig.

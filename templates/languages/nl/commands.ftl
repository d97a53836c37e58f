# Wat de opdrachten van de scheidsrechter om zijn uitspraken heen zeggen.

# Twee spelregels vergeleken.
compare-same-game = { $left } en { $right } zijn hetzelfde spel.
compare-same-sheet = Hun spelregels zeggen hetzelfde.
compare-only-under = Alleen volgens { $rules }
compare-both-allow = Zetten die hier volgens beide mogen: { $count }.
compare-only-allows = alleen volgens { $rules } mag

# Een genoteerde partij naspelen.
word-illegal = Niet toegestaan.
replay-head = Regels { $rules } · zetten: { $count }
replay-hold-to = De zetten tot en met { $move } zijn geldig.
replay-circle = Sindsdien zetten beide kanten in een kringetje: { $moves }
replay-no-moves = De partij bevat geen zetten.
replay-all-hold = Alle zetten zijn geldig.
replay-bad-moves =
    { $count ->
        [one] Eén zet is niet geldig.
       *[other] { $count } zetten zijn niet geldig.
    }
replay-two-results = Het veld Result zegt { $claimed }, de zetten eindigen met { $result }.
replay-other-result = De notatie meldt { $result }; op het bord staat het { $shown }.
replay-open = Het spel is niet afgelopen.
replay-early = De notatie meldt { $result }; op dat moment is het spel niet afgelopen.
replay-off-the-board = De notatie meldt { $result } door { $how }; dat kan het bord niet laten zien.
replay-not-so-far = De notatie meldt { $result }; zo ver kwam het spel niet.
replay-tell-how = Eindigde het buiten het bord, dan zegt een veld als [Termination "resignation"] dat.
replay-tell-claim = Werd dat geclaimd, dan zeggen de velden [Termination "threefold-claim"] en [ClaimedMove "…"] dat.
replay-bad-claim = De notatie claimt een gelijkspel dat niet geldt.
replay-was-drawn = Het spel was na halve zet { $ply } gelijk; de zetten daarna tellen niet.
replay-was-over = Het spel was na halve zet { $ply } afgelopen; de zetten daarna tellen niet.
replay-over-before = Het spel is al vóór de eerste zet afgelopen.

# Beslissing over een afgebroken spel.
ruling-wins =
    { $Side } wint in { $count ->
        [one] 1 halve zet
       *[other] { $count } halve zetten
    }.
ruling-has-won = { $Side } heeft gewonnen.
ruling-neither = Geen van beide kanten kan winnen.
ruling-not-settled = Niet beslist.
ruling-beyond = Zo ver reiken de tabellen niet: { $why }.
ruling-over = Het spel is vanzelf afgelopen ({ $how }).
ruling-claimed = Het spel is door een claim afgelopen ({ $how }).
ruling-limited = Maar { $clause } kan het spel eerder beëindigen.
ruling-limited-help = een genoteerde partij (--game BESTAND) zegt hoeveel zetten er gedaan zijn, en de tellers van een stelling ook

# Wat de tabellen met eindspelen kunnen zeggen.
tables-untold = Niet in de tabellen, die eerdere zetten niet kennen: { $clauses }.
tables-expense = { $positions } stellingen in { $tables } tabellen, ongeveer { $time } rekentijd en { $size } geheugen
tables-solving = Wordt berekend: { $expense }.
tables-too-many = er staan { $count } dieren op het bord; een tabel bevat er hoogstens { $most }
tables-uncountable = dit eindspel heeft meer stellingen dan er te tellen zijn
tables-not-at-hand = er is geen tabel van { $ending }, en { $count } dieren worden niet ongevraagd berekend: { $expense }
tables-not-at-hand-help = --up-to { $count } berekent het nu; `shouqi tablebase build` bewaart wat het berekent voor --tables
tables-memory = dit vraagt meer geheugen dan is toegestaan: { $expense }
tables-memory-help = --memory { $size } staat het toe
tables-memory-help-threads = --memory { $size } staat het toe, --threads 1 vraagt minder

# Wat de engine vindt waar de tabellen niet reiken.
estimate-head = Een schatting van de engine, geen beslissing.
estimate-score = { $score } voor { $side }.
estimate-depth =
    { $count ->
        [one] Hij heeft 1 halve zet vooruitgerekend.
       *[other] Hij heeft { $count } halve zetten vooruitgerekend.
    }
estimate-best = Beste zet: { $move }.

# Hoe het spel volgens de notatie eindigde, na ‘door’.
told-resignation = opgave
told-agreement = overeengekomen remise

# De regels waarmee gespeeld is.
word-rules = Regels { $rules }
rules-differ-game = er is gespeeld volgens { $then } en er wordt gelezen volgens { $now }; dat is een ander spel
rules-differ-title = er is gespeeld volgens { $then } en er wordt gelezen volgens { $now }; dat is hetzelfde spel
rules-differ-unknown = er is gespeeld volgens { $then } en er wordt gelezen volgens { $now }; dat is misschien een ander spel
rules-unknown = er is gespeeld volgens { $rules }, dat niet bij het programma hoort
rules-unknown-help = zet het bestand ervan naast de partij en noem het in het veld RulesFile, of geef het op met --rules BESTAND
rules-not-beside = een partij in { $folder } kan haar regels niet noemen: { $file } staat daar niet en ook niet eronder
rules-not-beside-help = kopieer het naar { $folder }, of houd de partij in de map van { $file }

# Zetten opsommen, en veel vragen tegelijk.
compare-cannot-stand = deze stelling kan volgens { $rules } niet bestaan: { $why }
moves-over = Het spel is afgelopen: { $result } ({ $how }).
moves-undecided = Niet beslist: { $clause } hangt af van de zetten vóór deze stelling (--game BESTAND).
batch-history-unreadable = zet { $place } van de voorgeschiedenis is niet te lezen: { $why }
batch-history-illegal = Zet { $place } van de voorgeschiedenis, { $move }, is niet toegestaan.

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

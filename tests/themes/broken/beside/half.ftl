language-tag = nds
rat = Rott
    .written = R
clause-own-dn = Nich in den egen Bu.
clause-first-mover = { $sde } fangt an.

# Plattdüütsch, as far as it goes: what is not said here is said in German.
language-tag = nds
language-extends = de

# The sheet's head and its headings.
game = Dschungelspeel
subtitle = För twee Lüüd vun 7 Johr an
lead = Dien Deerten sliekt sik dör den Dschungel, an Stroom un Fallen vörbi, na de anner Höhl hen.
heading-goal = Teel
heading-turn = Dien Tog
heading-capture = Slaan
heading-river = De Stroom
heading-traps = Fallen un Höhl
heading-glance = Op een Blick

# Some rules. A place such as { $Side } is filled by the program; a capital letter there begins a sentence.
clause-win-by-den = Du winnst foorts, wenn een vun dien Deerten in de anner Höhl rinkümmt.
clause-first-mover = { $Side } fangt an.
clause-take-turns = Denn treckt ji ümschichtig.
clause-own-animal = Op en Feld, wo al een vun dien egen Deerten steiht, dröffst du nich trecken.
clause-safe-from-river = Ut den Stroom rut dröff { $weak-nom } { $strong-acc } nich slaan.
side-white = Witt
side-black = Swart
side-blue = Blau
side-red = Root

# An animal, in every form that the German sentences ask for, and how else it may be written in moves.
rat = Rott
    .nom = de Rott
    .acc = de Rott
    .dat = de Rott
    .ein = en Rott
    .er = se
    .ihn = ehr
    .written = R Muus
elephant = Elefant
    .nom = de Elefant
    .acc = den Elefant
    .dat = den Elefant
    .ein = en Elefant
    .er = he
    .ihn = em
    .written = E

# What the referee says.
verdict-illegal = Dat geiht nich. { $reason }
safe-from-river = { $Animal-nom } op { $from } is in’n Stroom: Vun dor ut dröff { $animal-er } { $victim-acc } op { $to } nich slaan.

# A language with every sort of fault.
language-tag = nds
language-extends = de
-deert = Deert
clause-first-mover = { $Site } fangt an.
clause-own-animal = Op dien egen { -deer } dröffst du nich trecken.
clause-takes-strnger = De Rott dröff den Elefanten slaan.
clause-win-by-den = Denn hest du wunnen { NUMBER(1) }.
clause-take-turns = Denn treckt ji af un to.
clause-see-ladder = { heading-glanse } wiest, wo stark jeedeen is.
clause-take-turns = Noch mal.
figure-moving =
    .key = Trecken

# Low German as far as this set needs it, with the jackal that the rules add.
language-tag = nds
language-extends = de

game = Dschungelspeel
side-blue = Blau
side-red = Root
capture-words = sleit
    .around = de den
rat = Rott
    .nom = de Rott
    .acc = de Rott
    .dat = de Rott
    .ein = en Rott
    .er = se
    .ihn = ehr
    .written = R Muus
jackal = Schakal
    .nom = de Schakal
    .acc = den Schakal
    .dat = den Schakal
    .ein = en Schakal
    .er = he
    .ihn = em
    .written = S
    .character = 豺
    .pinyin = chái
verdict-illegal = Dat geiht nich. { $reason }

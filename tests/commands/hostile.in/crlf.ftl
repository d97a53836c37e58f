language-tag = nds
language-extends = de
gam = Deertenspeel

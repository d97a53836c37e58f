language-tag = nds
language-extends = de
game = Spölen

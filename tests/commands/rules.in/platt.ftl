language-tag = nds
language-extends = de
game = Deertenspeel
clause-take-turns = Denn treckt ji af un to.

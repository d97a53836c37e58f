language-tag = nds
language-extends = de
verdict-illegal = Nee: { no-diagonal }
no-diagonal = { own-animal } Nich schraag.
own-animal = { no-diagonal }
-beest = Beest { -beest }
game-over = { -beest } { rat.kasus }

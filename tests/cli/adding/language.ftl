# A language that is added: as English, with other words.
language-tag = en-AU
language-extends = en
game = The Added Game
river = creek

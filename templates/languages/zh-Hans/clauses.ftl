# The rules sheet's sentences, by clause. Arguments: $side; the animals $weak and $strong of an exception; lists of
# animals $swimmers, $capturers, $leapers, $enterers, $blockers (with a capital: $Leapers; how many: $leapers-count); the
# numbers of limits. A sentence that begins with a place writes the place with a capital.

clause-win-by-den = 只要你的任何一只动物进入对方的兽穴，你就立即获胜。
clause-win-by-capturing-all = 吃光对方的所有动物，你也获胜。
clause-win-by-capturing-all-only = 吃光对方的所有动物，你就获胜。
clause-first-mover = 由{ $side }先走。
clause-take-turns = 之后双方轮流走。
clause-move-one-step = 轮到你时，必须把自己的一只动物向前、后、左或右走一格，不可以斜走。
clause-own-animal = 不可以走到自己的动物所在的格子。
clause-capture-equal-or-weaker = 如果对方的动物等级相同或更低，你的动物就可以走到它的格子，把它吃掉。被吃掉的动物退出游戏。
clause-capture-weaker-only = 如果对方的动物等级更低，你的动物就可以走到它的格子，把它吃掉。被吃掉的动物退出游戏。
clause-equal-both-out = 如果两只动物等级相同，你自己的动物也要退出游戏。
clause-see-ladder = 各种动物的等级见“{ heading-glance }”。
clause-takes-stronger = { $weak }甚至可以吃{ $strong }，但{ $strong }不可以吃{ $weak }。
clause-takes-equal = { $weak }和{ $strong }虽然等级相同，但{ $weak }可以吃{ $strong }，{ $strong }不可以吃{ $weak }。
clause-take-each-other = { $weak }和{ $strong }可以互吃。
clause-never-takes = { $strong }不可以吃{ $weak }。
clause-never-takes-equal = { $strong }和{ $weak }虽然等级相同，但{ $strong }不可以吃{ $weak }。
clause-neither-takes = { $weak }和{ $strong }虽然等级相同，但不可以互吃。
clause-water-only-swimmers = 只有{ $swimmers }可以下河。
clause-water-nobody = 任何动物都不可以下河。
clause-river-capture-free = 河里的动物之间可以吃子，河里的动物与陆地上的动物之间也可以吃子。
clause-river-capture-at-bank = 陆地上的动物可以吃河里的动物，河里的动物也可以吃陆地上的动物。
clause-no-capture-across-edge = 河里的动物之间可以吃子，但河里的动物与陆地上的动物之间不可以吃子。
clause-no-capture-into-water = 陆地上的动物不可以吃河里的动物。
clause-no-capture-out-of-water = 河里的动物不可以吃陆地上的动物。
clause-no-capture-in-water = 河里的动物不可以互吃。
clause-river-is-shelter = 任何动物都不可以吃河里的动物。
clause-no-capture-from-river = 河里的动物不可以吃子。
clause-no-capture-at-river = 河里的动物不可以吃子，别的动物也不可以吃它。
clause-out-of-water-only = 只有{ $capturers }可以从河里吃陆地上的动物。
clause-safe-from-river = { $weak }不可以从河里吃陆地上的{ $strong }。
clause-leap-both-ways = { $leapers }可以从岸边沿直线跳过河，落到对岸，左右跳、前后跳都可以。
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across = { $leapers }可以从岸边沿直线跳过河，落到对岸，但只能左右跳。
clause-leap-along = { $leapers }可以从岸边沿直线跳过河，落到对岸，但只能前后跳。
clause-leap-across-too = { $leapers }也可以跳过河，但只能左右跳。
clause-leap-along-too = { $leapers }也可以跳过河，但只能前后跳。
clause-leap-none = 任何动物都不可以跳过河。
clause-leap-both-rivers = { $leapers }还可以一步跳过两条河，但中间的陆地上必须没有动物。
clause-leap-blocked = 不可以跳过河里的{ $blockers }，不管是自己的还是对方的。
clause-leap-blocked-by-any = 不可以跳过河里的动物，不管是自己的还是对方的。
clause-leap-blocked-by-enemy = 不可以跳过河里对方的{ $blockers }，但可以跳过自己的。
clause-leap-blocked-by-any-enemy = 不可以跳过河里对方的动物，但可以跳过自己的。
clause-leap-others-free = 可以跳过河里的其他动物。
clause-leap-not-blocked = 可以跳过河里的动物。
clause-leap-captures = 跳到对岸时，和平常走棋一样可以吃子。
clause-leap-no-capture = 只能跳到空格。
clause-trap-weakens-enemy = 你的动物在对方的陷阱里时，对方的任何动物都可以吃它。
clause-trap-weakens-anyone = 你的动物在陷阱里时，不管是哪一方的陷阱，对方的任何动物都可以吃它。
clause-trap-weakens-owner = 你的动物在自己的陷阱里时，对方的任何动物都可以吃它。
clause-trap-overrides = 这时连{ $strong }也可以吃{ $weak }。
clause-trap-overrides-several = 这时连平常绝不可以吃它的动物也可以吃它。
clause-trap-no-override = 即使在这时，{ $strong }仍然不可以吃{ $weak }。
clause-trap-no-override-several = 平常绝不可以吃的动物，这时也不可以吃。
clause-trap-permanent = 陷阱的作用一直持续到游戏结束，即使动物已经离开陷阱也一样。
clause-own-trap-harmless = 自己的陷阱对自己的动物没有作用。
clause-own-trap-shelters = 你的动物在自己的陷阱里时，对方不可以吃它。
clause-own-trap-shelters-even-weak = 你的动物在自己的陷阱里时，即使已被陷阱削弱，对方也不可以吃它。
clause-enemy-trap-harmless = 对方的陷阱对自己的动物没有作用。
clause-traps-harmless = 陷阱没有任何作用。
clause-trapped-captures = 陷阱里的动物自己仍然可以照常吃子。
clause-trapped-may-not-capture = 陷阱里的动物自己不可以吃子，只有{ $weak }仍然可以吃{ $strong }。
clause-trapped-may-not-capture-several = 陷阱里的动物自己不可以吃子，只有可以吃某种较强动物的，仍然可以吃那种动物。
clause-trapped-may-not-capture-several-equal = 陷阱里的动物自己不可以吃子，只有可以吃某种较强或同级动物的，仍然可以吃那种动物。
clause-trapped-may-not-capture-at-all = 陷阱里的动物自己不可以吃子。
clause-own-den-barred = 不可以进入自己的兽穴。
clause-den-only = 只有{ $enterers }可以进入对方的兽穴。
clause-no-legal-move-loses = 轮到你时，如果没有任何符合规则的走法，你就输了。
clause-no-legal-move-draws = 轮到你时，如果没有任何符合规则的走法，这一局就是平局。
clause-no-animals-left = 你的动物一只也不剩时，你也输了。
clause-no-animals-left-draws = 你的动物一只也不剩时，这一局也是平局。
clause-no-earlier-position = 不可以让本局出现过的局面再次出现，开局时的局面也不例外。
clause-third-time-barred = 不可以让同一局面第三次出现。
clause-threefold-draws = 同一局面第三次出现时，这一局就是平局。
clause-threefold-claim = 同一局面第三次出现，或你走下一步后会第三次出现时，你可以宣布平局。
clause-same-position = 所有动物的位置都相同，而且轮到同一方走，就是同一局面。
clause-same-position-and-weakness = 所有动物的位置都相同，因陷阱而变弱的动物也相同，而且轮到同一方走，就是同一局面。
clause-seven-three = 如果你的某一只动物在你的{ $turns }个回合内{ $times }次走到同一格，你的下一个回合它就不可以再走到那一格。
clause-seventeen-five = 如果你的某一只动物在你的{ $turns }个回合里一直只在相同的{ $squares }格之间走动，你的下一个回合它就不可以走到其中任何一格。
clause-count-restarts = 走别的动物或走进陷阱后，就重新计算。
clause-count-restarts-without-traps = 走别的动物后，就重新计算。
clause-draw-after-turns =
    { $n ->
        [1] 走完第一步仍然无人获胜，这一局就是平局。
       *[other] 双方合计走满{ $n }步仍然无人获胜，这一局就是平局。
    }
clause-draw-without-capture =
    { $n ->
        [1] 任何一步没有吃子，这一局就是平局。
       *[other] 双方合计连续{ $n }步都没有吃子，这一局就是平局。
    }

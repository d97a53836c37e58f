# The rules sheet's sentences, by clause. Arguments: $side; the animals $weak and $strong of an exception; lists of
# animals $swimmers, $capturers, $leapers, $enterers, $blockers (with a capital: $Leapers; how many: $leapers-count); the
# numbers of limits. A sentence that begins with a place writes the place with a capital.

clause-win-by-den = 只要你的任何一隻動物進入對方的獸穴，你就立刻獲勝。
clause-win-by-capturing-all = 把對方的動物全部吃光，你也獲勝。
clause-win-by-capturing-all-only = 把對方的動物全部吃光，你就獲勝。
clause-first-mover = 由{ $side }先走。
clause-take-turns = 之後雙方輪流走。
clause-move-one-step = 輪到你時，必須將自己的一隻動物向前、後、左或右走一格，不可以斜走。
clause-own-animal = 不可以走到自己的動物所在的格子。
clause-capture-equal-or-weaker = 對方的動物如果等級相同或較低，你的動物就可以走到牠的格子，把牠吃掉。被吃掉的動物退出遊戲。
clause-capture-weaker-only = 對方的動物如果等級較低，你的動物就可以走到牠的格子，把牠吃掉。被吃掉的動物退出遊戲。
clause-equal-both-out = 如果兩隻動物等級相同，你自己的動物也要退出遊戲。
clause-see-ladder = 各動物的等級請看「{ heading-glance }」。
clause-takes-stronger = { $weak }甚至可以吃{ $strong }，但{ $strong }不可以吃{ $weak }。
clause-takes-equal = { $weak }與{ $strong }雖然等級相同，但{ $weak }可以吃{ $strong }，{ $strong }不可以吃{ $weak }。
clause-take-each-other = { $weak }與{ $strong }可以互吃。
clause-never-takes = { $strong }不可以吃{ $weak }。
clause-never-takes-equal = { $strong }與{ $weak }雖然等級相同，但{ $strong }不可以吃{ $weak }。
clause-neither-takes = { $weak }與{ $strong }雖然等級相同，但不可以互吃。
clause-water-only-swimmers = 只有{ $swimmers }可以進入河川。
clause-water-nobody = 任何動物都不可以進入河川。
clause-river-capture-free = 在河川裡可以吃子，河川與陸地之間也可以吃子。
clause-river-capture-at-bank = 可以從陸地吃河川裡的動物，也可以從河川裡吃陸地上的動物。
clause-no-capture-across-edge = 在河川裡可以吃子，但河川與陸地之間不可以吃子。
clause-no-capture-into-water = 陸地上的動物不可以吃河川裡的動物。
clause-no-capture-out-of-water = 河川裡的動物不可以吃陸地上的動物。
clause-no-capture-in-water = 河川裡的動物不可以互吃。
clause-river-is-shelter = 任何動物都不可以吃河川裡的動物。
clause-no-capture-from-river = 河川裡的動物不可以吃子。
clause-no-capture-at-river = 河川裡的動物不可以吃子，別的動物也不可以吃牠。
clause-out-of-water-only = 只有{ $capturers }可以從河川裡吃陸地上的動物。
clause-safe-from-river = { $weak }不可以從河川裡吃陸地上的{ $strong }。
clause-leap-both-ways = { $leapers }可以從岸邊沿直線跳過河川到對岸，左右橫跳、前後直跳都可以。
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across = { $leapers }可以從岸邊沿直線跳過河川到對岸，但只能左右橫跳。
clause-leap-along = { $leapers }可以從岸邊沿直線跳過河川到對岸，但只能前後直跳。
clause-leap-across-too = { $leapers }也可以跳過河川，但只能左右橫跳。
clause-leap-along-too = { $leapers }也可以跳過河川，但只能前後直跳。
clause-leap-none = 任何動物都不可以跳過河川。
clause-leap-both-rivers = { $leapers }還可以一步跳過兩條河川，但中間的陸地上必須沒有動物。
clause-leap-blocked = 不可以跳過河川裡的{ $blockers }，不論是自己的還是對方的。
clause-leap-blocked-by-any = 不可以跳過河川裡的動物，不論是自己的還是對方的。
clause-leap-blocked-by-enemy = 不可以跳過河川裡對方的{ $blockers }，但可以跳過自己的。
clause-leap-blocked-by-any-enemy = 不可以跳過河川裡對方的動物，但可以跳過自己的。
clause-leap-others-free = 可以跳過河川裡的其他動物。
clause-leap-not-blocked = 可以跳過河川裡的動物。
clause-leap-captures = 跳到對岸時，和平常走棋一樣可以吃子。
clause-leap-no-capture = 只能跳到空的格子。
clause-trap-weakens-enemy = 你的動物在對方的陷阱裡時，對方的任何動物都可以吃牠。
clause-trap-weakens-anyone = 你的動物在陷阱裡時，不論是哪一方的陷阱，對方的任何動物都可以吃牠。
clause-trap-weakens-owner = 你的動物在自己的陷阱裡時，對方的任何動物都可以吃牠。
clause-trap-overrides = 這時連{ $strong }也可以吃{ $weak }。
clause-trap-overrides-several = 這時連平常絕不可以吃牠的動物也可以吃牠。
clause-trap-no-override = 即使在這時，{ $strong }仍然不可以吃{ $weak }。
clause-trap-no-override-several = 平常絕不可以吃的動物，這時也不可以吃。
clause-trap-permanent = 陷阱的作用會持續到遊戲結束，就算動物已經離開陷阱也一樣。
clause-own-trap-harmless = 自己的陷阱對自己的動物沒有作用。
clause-own-trap-shelters = 你的動物在自己的陷阱裡時，對方不可以吃牠。
clause-own-trap-shelters-even-weak = 你的動物在自己的陷阱裡時，即使已被陷阱削弱，對方也不可以吃牠。
clause-enemy-trap-harmless = 對方的陷阱對自己的動物沒有作用。
clause-traps-harmless = 陷阱沒有任何作用。
clause-trapped-captures = 陷阱裡的動物仍可照常吃子。
clause-trapped-may-not-capture = 陷阱裡的動物自己不可以吃子，只有{ $weak }仍然可以吃{ $strong }。
clause-trapped-may-not-capture-several = 陷阱裡的動物自己不可以吃子，只有可以吃某種較強動物的，仍然可以吃那種動物。
clause-trapped-may-not-capture-several-equal = 陷阱裡的動物自己不可以吃子，只有可以吃某種較強或同級動物的，仍然可以吃那種動物。
clause-trapped-may-not-capture-at-all = 陷阱裡的動物自己不可以吃子。
clause-own-den-barred = 不可以進入自己的獸穴。
clause-den-only = 只有{ $enterers }可以進入對方的獸穴。
clause-no-legal-move-loses = 輪到你時，如果沒有任何合乎規則的走法，你就輸了。
clause-no-legal-move-draws = 輪到你時，如果沒有任何合乎規則的走法，這一局就是平手。
clause-no-animals-left = 你的動物一隻也不剩時，你也輸了。
clause-no-animals-left-draws = 你的動物一隻也不剩時，這一局也是平手。
clause-no-earlier-position = 不可以讓這一局出現過的盤面再次出現，開局時的盤面也不例外。
clause-third-time-barred = 不可以讓同一個盤面第三次出現。
clause-threefold-draws = 同一個盤面第三次出現時，這一局就是平手。
clause-threefold-claim = 同一個盤面第三次出現，或你走下一步後會第三次出現時，你可以宣布平手。
clause-same-position = 所有動物的位置都相同，而且輪到同一方走，就是同一個盤面。
clause-same-position-and-weakness = 所有動物的位置都相同，因陷阱而變弱的動物也相同，而且輪到同一方走，就是同一個盤面。
clause-seven-three = 如果你的某一隻動物在你的{ $turns }個回合內{ $times }次走到同一格，在你的下一個回合，牠就不可以再走到那一格。
clause-seventeen-five = 如果你的某一隻動物在你的{ $turns }個回合裡一直只在相同的{ $squares }格之間走動，在你的下一個回合，牠就不可以走到其中任何一格。
clause-count-restarts = 走別的動物或走進陷阱後，就重新計算。
clause-count-restarts-without-traps = 走別的動物後，就重新計算。
clause-draw-after-turns =
    { $n ->
        [1] 走完第一步仍然無人獲勝，這一局就是平手。
       *[other] 雙方合計走滿{ $n }步仍然無人獲勝，這一局就是平手。
    }
clause-draw-without-capture =
    { $n ->
        [1] 任何一步沒有吃子，這一局就是平手。
       *[other] 雙方合計連續{ $n }步都沒有吃子，這一局就是平手。
    }

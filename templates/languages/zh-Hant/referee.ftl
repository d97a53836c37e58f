# What the referee says. Arguments: the animals $animal (the mover), $victim and $blocker; the squares $from, $to, $at;
# the sides $mover and $loser; $s and $t (strengths), and the numbers of limits.

# Why a move is illegal.
game-over = 遊戲已經結束了。
off-board = 這個棋盤上沒有{ $to }這一格。
no-animal-there = { $from }上沒有動物。
not-your-turn = { $from }的{ $animal }現在不可以走：輪到{ $mover }。
must-move = { $animal }還留在{ $from }：輪到你時必須走一隻動物。
move-one-step = { $from }的{ $animal }走不到{ $to }：只能往前、往後、往左或往右走一格。
no-diagonal = { $to }在{ $from }的斜方向：{ $animal }不可以斜走。
own-animal = { $to }上是自己的{ $victim }：{ $animal }不可以走到那裡。
capture-equal-or-weaker = { $from }的{ $animal }（等級{ $s }）比{ $to }的{ $victim }（等級{ $t }）等級低，不可以吃牠。
capture-weaker-only = { $from }的{ $animal }與{ $to }的{ $victim }等級相同，不可以互吃。
capture-weaker-only-this-way = { $from }的{ $animal }與{ $to }的{ $victim }等級相同，{ $animal }不可以吃{ $victim }。
never-takes = { $from }的{ $animal }雖然等級較高，也不可以吃{ $to }的{ $victim }。
never-takes-equal = { $from }的{ $animal }與{ $to }的{ $victim }雖然等級相同，{ $animal }也不可以吃{ $victim }。
water-only-swimmers = { $from }的{ $animal }不可以進入{ $to }的河川。
no-capture-into-water = { $to }的{ $victim }在河川裡：{ $from }的{ $animal }不可以從陸地上吃牠。
no-capture-out-of-water = { $from }的{ $animal }在河川裡：不可以從那裡吃{ $to }的{ $victim }。
no-capture-in-water = { $from }的{ $animal }與{ $to }的{ $victim }都在河川裡：不可以在那裡吃子。
out-of-water-only = { $from }的{ $animal }在河川裡：不可以從那裡吃{ $to }的{ $victim }。
safe-from-river = { $from }的{ $animal }在河川裡：不可以從那裡吃{ $to }的{ $victim }。
leap-none = { $from }的{ $animal }不可以跳過河川到{ $to }：任何動物都不可以跳。
leap-who = { $from }的{ $animal }不可以跳過河川到{ $to }。
leap-direction = { $from }的{ $animal }可以跳過河川，但不可以往{ $to }的方向跳。
leap-both-rivers = { $from }的{ $animal }現在不可以一步跳過兩條河川到{ $to }。
leap-blocked = { $animal }不可以從{ $from }跳到{ $to }：{ $at }的{ $blocker }擋住了去路。
leap-no-capture = { $to }上有{ $victim }：{ $from }的{ $animal }只能跳到空的格子。
trap-harmless = { $to }的陷阱對{ $victim }沒有作用：{ $from }的{ $animal }等級較低，不可以吃牠。
own-trap-shelters = { $to }的{ $victim }在自己的陷阱裡：在那裡不可以吃牠。
trap-no-override = { $to }的{ $victim }雖然在陷阱裡，{ $animal }仍然不可以吃牠。
trapped-may-not-capture = { $from }的{ $animal }在陷阱裡，不可以吃{ $to }的{ $victim }。
own-den-barred = { $to }是自己的獸穴：{ $from }的{ $animal }不可以進入。
den-only = { $from }的{ $animal }不可以進入對方在{ $to }的獸穴。
no-earlier-position = { $animal }走到{ $to }後，盤面會與第{ $ply }步之後相同。
no-earlier-position-start = { $animal }走到{ $to }後，盤面會與開局時相同。
third-time-barred = { $animal }走到{ $to }後，同一個盤面會第三次出現。
seven-three = { $animal }在{ $turns }個回合內已經{ $times }次走到{ $to }：現在不可以再走到那一格。
seventeen-five = { $animal }在{ $turns }個回合裡一直只在{ $squares }格之間走動：{ $to }是其中一格，現在不可以走到那裡。

# Why a surprising move is legal.
takes-stronger = { $animal }雖然等級較低，也可以吃{ $victim }。
takes-equal = { $animal }與{ $victim }雖然等級相同，{ $animal }也可以吃{ $victim }。
takes-by-exception = { $animal }可以吃{ $victim }：在這套規則裡，兩者可以互吃。
captures-weaker = { $from }的{ $animal }（等級{ $s }）比{ $to }的{ $victim }（等級{ $t }）等級高，可以吃牠。
captures-equal = { $from }的{ $animal }與{ $to }的{ $victim }等級相同（{ $t }），可以吃牠。
river-capture-free = { $from }的{ $animal }可以吃{ $to }的{ $victim }：河川在這裡不妨礙吃子。
leap-across = { $animal }從{ $from }跳過河川到{ $to }。
leap-captures = { $animal }跳到對岸時，可以吃{ $to }的{ $victim }。
leap-not-blocked = { $animal }可以跳過{ $at }的{ $blocker }。
trap-weakens = { $to }的{ $victim }在陷阱裡：另一方的任何動物都可以吃牠。
trap-overrides = { $to }的{ $victim }在陷阱裡：這時連{ $animal }也可以吃牠。
trap-permanent = { $to }的{ $victim }進過陷阱：另一方的任何動物都可以吃牠。
trapped-captures = { $from }的{ $animal }雖然在陷阱裡，仍可照常吃子。

# What a move brings about.
equal-both-out = { $animal }與{ $victim }等級相同：都退出遊戲。
win-by-den = { $animal }進入了{ $to }的獸穴：{ $mover }獲勝。
win-by-capturing-all = { $loser }的動物一隻也不剩：{ $mover }獲勝。
nobody-left = 雙方的動物都一隻也不剩：這一局是平手。
no-legal-move-loses = { $loser }沒有任何合乎規則的走法：{ $mover }獲勝。
no-legal-move-draws = { $loser }沒有任何合乎規則的走法：這一局是平手。
threefold-draws = 同一個盤面第三次出現：這一局是平手。
threefold-claim = 同一個盤面第三次出現：{ $mover }可以宣布平手。
threefold-claim-with = 走{ $display }後，同一個盤面會第三次出現：{ $mover }可以說明這步棋並宣布平手。
threefold-claimed = 同一個盤面第三次出現，{ $mover }已宣布平手。
threefold-claimed-with = 走{ $display }後同一個盤面會第三次出現，{ $mover }已宣布平手。
claim-refused = 這個盤面沒有第三次出現：{ $mover }不可以宣布平手。
claim-refused-with = 走{ $display }後，盤面不會第三次出現：{ $mover }不可以宣布平手。
claim-not-in-rules = 依照這套規則，盤面重複時誰也不可以宣布平手。
draw-after-turns = 已經走滿{ $n }步，仍然無人獲勝：這一局是平手。
draw-without-capture = 連續{ $n }步都沒有吃子：這一局是平手。

# How a ruling begins. $deed is one of the sentences below it.
verdict-legal = 可以這樣走。{ $display }：{ $deed }
verdict-legal-unless-repeated = 可以這樣走，除非盤面因此重複。{ $display }：{ $deed }
verdict-illegal = 不可以這樣走。{ $reason }
deed-goes = { $animal }從{ $from }走到{ $to }。
deed-captures = { $from }的{ $animal }吃掉{ $to }的{ $victim }。
deed-both-out = { $from }的{ $animal }與{ $to }的{ $victim }同歸於盡，都離開棋盤。
claim-now = 現在正是如此：輪到走的一方現在可以宣布平手。
needs-the-game = 未作裁定：這一條要看此盤面之前的走法。請用--game FILE提供整局棋。

# The foot of a ruling.
may-go-to = { $from }的{ $animal }可以走到
no-square = 沒有任何格子
legal-in = 同一步可以走的規則
legal-nowhere = 內建規則中沒有
legal-everywhere = 所有內建規則
unless-repeated = 除非盤面重複：要看整局棋才知道
ruled-by = 裁定依據

# Beside a position in the terminal.
legend-piece = { $side }的{ $animal }（{ $s }）
legend-in-river = { $piece }，在河川裡
legend-in-own-trap = { $piece }，在自己的陷阱裡
legend-in-trap = { $piece }，在{ $side }的陷阱裡
legend-in-den = { $piece }，在{ $side }的獸穴裡
legend-weak = { $piece }，永遠變弱
legend-river = 河川
legend-trap = { $side }的陷阱
legend-den = { $side }的獸穴

# What the referee says. Arguments: the animals $animal (the mover), $victim and $blocker; the squares $from, $to, $at;
# the sides $mover and $loser; $s and $t (strengths), and the numbers of limits.

# Why a move is illegal.
game-over = 游戏已经结束了。
off-board = 这个棋盘上没有{ $to }这一格。
no-animal-there = { $from }上没有动物。
not-your-turn = { $from }的{ $animal }现在不可以走：轮到{ $mover }。
must-move = { $animal }还留在{ $from }：轮到你时必须走一只动物。
move-one-step = { $from }的{ $animal }走不到{ $to }：只能向前、后、左或右走一格。
no-diagonal = { $to }在{ $from }的斜方向：{ $animal }不可以斜走。
own-animal = { $to }上是自己的{ $victim }：{ $animal }不可以走到那里。
capture-equal-or-weaker = { $from }的{ $animal }（等级{ $s }）比{ $to }的{ $victim }（等级{ $t }）等级低，不可以吃它。
capture-weaker-only = { $from }的{ $animal }和{ $to }的{ $victim }等级相同，不可以互吃。
capture-weaker-only-this-way = { $from }的{ $animal }和{ $to }的{ $victim }等级相同，{ $animal }不可以吃{ $victim }。
never-takes = { $from }的{ $animal }虽然等级更高，也不可以吃{ $to }的{ $victim }。
never-takes-equal = { $from }的{ $animal }和{ $to }的{ $victim }虽然等级相同，{ $animal }也不可以吃{ $victim }。
water-only-swimmers = { $from }的{ $animal }不可以在{ $to }下河。
no-capture-into-water = { $to }的{ $victim }在河里：{ $from }的{ $animal }不可以从陆地上吃它。
no-capture-out-of-water = { $from }的{ $animal }在河里：不可以从那里吃{ $to }的{ $victim }。
no-capture-in-water = { $from }的{ $animal }和{ $to }的{ $victim }都在河里：不可以在那里吃子。
out-of-water-only = { $from }的{ $animal }在河里：不可以从那里吃{ $to }的{ $victim }。
safe-from-river = { $from }的{ $animal }在河里：不可以从那里吃{ $to }的{ $victim }。
leap-none = { $from }的{ $animal }不可以跳过河到{ $to }：任何动物都不可以跳。
leap-who = { $from }的{ $animal }不可以跳过河到{ $to }。
leap-direction = { $from }的{ $animal }可以跳过河，但不可以往{ $to }的方向跳。
leap-both-rivers = { $from }的{ $animal }现在不可以一步跳过两条河到{ $to }。
leap-blocked = { $animal }不可以从{ $from }跳到{ $to }：{ $at }的{ $blocker }挡住了去路。
leap-no-capture = { $to }上有{ $victim }：{ $from }的{ $animal }只能跳到空格。
trap-harmless = { $to }的陷阱对{ $victim }没有作用：{ $from }的{ $animal }等级更低，不可以吃它。
own-trap-shelters = { $to }的{ $victim }在自己的陷阱里：在那里不可以吃它。
trap-no-override = { $to }的{ $victim }虽然在陷阱里，{ $animal }仍然不可以吃它。
trapped-may-not-capture = { $from }的{ $animal }在陷阱里，不可以吃{ $to }的{ $victim }。
own-den-barred = { $to }是自己的兽穴：{ $from }的{ $animal }不可以进入。
den-only = { $from }的{ $animal }不可以进入对方在{ $to }的兽穴。
no-earlier-position = { $animal }走到{ $to }后，局面会与第{ $ply }步之后相同。
no-earlier-position-start = { $animal }走到{ $to }后，局面会与开局时相同。
third-time-barred = { $animal }走到{ $to }后，同一局面会第三次出现。
seven-three = { $animal }在{ $turns }个回合内已经{ $times }次走到{ $to }：现在不可以再走到那一格。
seventeen-five = { $animal }在{ $turns }个回合里一直只在{ $squares }格之间走动：{ $to }是其中一格，现在不可以走到那里。

# Why a surprising move is legal.
takes-stronger = { $animal }虽然等级更低，也可以吃{ $victim }。
takes-equal = { $animal }和{ $victim }虽然等级相同，{ $animal }也可以吃{ $victim }。
takes-by-exception = { $animal }可以吃{ $victim }：在这套规则里，两者可以互吃。
captures-weaker = { $from }的{ $animal }（等级{ $s }）比{ $to }的{ $victim }（等级{ $t }）等级高，可以吃它。
captures-equal = { $from }的{ $animal }和{ $to }的{ $victim }等级相同（{ $t }），可以吃它。
river-capture-free = { $from }的{ $animal }可以吃{ $to }的{ $victim }：河在这里不妨碍吃子。
leap-across = { $animal }从{ $from }跳过河到{ $to }。
leap-captures = { $animal }跳到对岸时，可以吃{ $to }的{ $victim }。
leap-not-blocked = { $animal }可以跳过{ $at }的{ $blocker }。
trap-weakens = { $to }的{ $victim }在陷阱里：另一方的任何动物都可以吃它。
trap-overrides = { $to }的{ $victim }在陷阱里：这时连{ $animal }也可以吃它。
trap-permanent = { $to }的{ $victim }进过陷阱：另一方的任何动物都可以吃它。
trapped-captures = { $from }的{ $animal }虽然在陷阱里，仍然可以照常吃子。

# What a move brings about.
equal-both-out = { $animal }和{ $victim }等级相同：都退出游戏。
win-by-den = { $animal }进入了{ $to }的兽穴：{ $mover }获胜。
win-by-capturing-all = { $loser }的动物一只也不剩：{ $mover }获胜。
nobody-left = 双方的动物都一只也不剩：这一局是平局。
no-legal-move-loses = { $loser }没有任何符合规则的走法：{ $mover }获胜。
no-legal-move-draws = { $loser }没有任何符合规则的走法：这一局是平局。
threefold-draws = 同一局面第三次出现：这一局是平局。
threefold-claim = 同一局面第三次出现：{ $mover }可以宣布平局。
threefold-claim-with = 走{ $display }后，同一局面会第三次出现：{ $mover }可以说明这步棋并宣布平局。
threefold-claimed = 同一局面第三次出现，{ $mover }已宣布平局。
threefold-claimed-with = 走{ $display }后同一局面会第三次出现，{ $mover }已宣布平局。
claim-refused = 这个局面没有第三次出现：{ $mover }不可以宣布平局。
claim-refused-with = 走{ $display }后，局面不会第三次出现：{ $mover }不可以宣布平局。
claim-not-in-rules = 按照这套规则，局面重复时谁也不可以宣布平局。
draw-after-turns = 已经走满{ $n }步，仍然无人获胜：这一局是平局。
draw-without-capture = 连续{ $n }步都没有吃子：这一局是平局。

# How a ruling begins. $deed is one of the sentences below it.
verdict-legal = 可以这样走。{ $display }：{ $deed }
verdict-legal-unless-repeated = 可以这样走，除非局面因此重复。{ $display }：{ $deed }
verdict-illegal = 不可以这样走。{ $reason }
deed-goes = { $animal }从{ $from }走到{ $to }。
deed-captures = { $from }的{ $animal }吃掉{ $to }的{ $victim }。
deed-both-out = { $from }的{ $animal }和{ $to }的{ $victim }同归于尽，都离开棋盘。
claim-now = 现在正是如此：轮到走的一方现在可以宣布平局。
needs-the-game = 未作裁定：这一条要看此局面之前的走法。请用--game FILE提供整局棋。

# The foot of a ruling.
may-go-to = { $from }的{ $animal }可以走到
no-square = 没有任何格子
legal-in = 同一步可以走的规则
legal-nowhere = 内置规则中没有
legal-everywhere = 所有内置规则
unless-repeated = 除非局面重复：要看整局棋才知道
ruled-by = 裁定依据

# Beside a position in the terminal.
legend-piece = { $side }的{ $animal }（{ $s }）
legend-in-river = { $piece }，在河里
legend-in-own-trap = { $piece }，在自己的陷阱里
legend-in-trap = { $piece }，在{ $side }的陷阱里
legend-in-den = { $piece }，在{ $side }的兽穴里
legend-weak = { $piece }，永远变弱
legend-river = 河
legend-trap = { $side }的陷阱
legend-den = { $side }的兽穴

# What the referee says. Arguments: the animals $animal (the mover), $victim and $blocker; the squares $from, $to, $at;
# the sides $mover and $loser; $s and $t (strengths), and the numbers of limits.

# Why a move is illegal.
game-over = The game is already over.
off-board = There is no square { $to } on this board.
no-animal-there = No animal stands on { $from }.
not-your-turn = The { $animal } on { $from } is not yours to move: it is { $mover }’s turn.
must-move = The { $animal } stays on { $from }: on your turn you must move an animal.
move-one-step = The { $animal } on { $from } cannot reach { $to }: it may move only one square, forward, backward, left or right.
no-diagonal = { $to } lies diagonally from { $from }: the { $animal } may not move diagonally.
own-animal = Your own { $victim } stands on { $to }: the { $animal } may not move there.
capture-equal-or-weaker = The { $animal } on { $from } (strength { $s }) is weaker than the { $victim } on { $to } (strength { $t }) and may not capture it.
capture-weaker-only = The { $animal } on { $from } and the { $victim } on { $to } are equally strong: neither may capture the other.
capture-weaker-only-this-way = The { $animal } on { $from } and the { $victim } on { $to } are equally strong: the { $animal } may not capture the { $victim }.
never-takes = The { $animal } on { $from } may not capture the { $victim } on { $to }, although it is stronger.
never-takes-equal = The { $animal } on { $from } may not capture the { $victim } on { $to }, although both are equally strong.
water-only-swimmers = The { $animal } on { $from } may not enter the river on { $to }.
no-capture-into-water = The { $victim } on { $to } is in the river: from land, the { $animal } on { $from } may not capture it.
no-capture-out-of-water = The { $animal } on { $from } is in the river: from there it may not capture the { $victim } on { $to }.
no-capture-in-water = The { $animal } on { $from } and the { $victim } on { $to } are both in the river: there they may not capture.
out-of-water-only = The { $animal } on { $from } is in the river: from there it may not capture the { $victim } on { $to }.
safe-from-river = The { $animal } on { $from } is in the river: from there it may not capture the { $victim } on { $to }.
leap-none = The { $animal } on { $from } may not leap over the river to { $to }: no animal may.
leap-who = The { $animal } on { $from } may not leap over the river to { $to }.
leap-direction = The { $animal } on { $from } may leap over the river, but not in the direction of { $to }.
leap-both-rivers = The { $animal } on { $from } may not leap over both rivers to { $to } now.
leap-blocked = The { $animal } may not leap from { $from } to { $to }: the { $blocker } on { $at } is in the way.
leap-no-capture = The { $victim } stands on { $to }: the { $animal } on { $from } may leap only to an empty square.
trap-harmless = The trap on { $to } does nothing to the { $victim }: the { $animal } on { $from } is weaker and may not capture it.
own-trap-shelters = The { $victim } on { $to } is in its own trap: it cannot be captured there.
trap-no-override = The { $victim } on { $to } is in a trap, but even there the { $animal } may not capture it.
trapped-may-not-capture = The { $animal } on { $from } is in a trap and may not capture the { $victim } on { $to }.
own-den-barred = { $to } is your own den: the { $animal } on { $from } may not enter it.
den-only = The { $animal } on { $from } may not enter the enemy den on { $to }.
no-earlier-position = With the { $animal } on { $to }, the position would be the same as after move { $ply }.
no-earlier-position-start = With the { $animal } on { $to }, the position would be the same as at the start.
third-time-barred = With the { $animal } on { $to }, the same position would come up for the third time.
seven-three = The { $animal } has moved { $times } times to { $to } within { $turns } turns: it may not move there now.
seventeen-five = The { $animal } has moved only among { $squares } squares for { $turns } turns: it may not move to { $to }, one of them, now.

# Why a surprising move is legal.
takes-stronger = The { $animal } may capture the { $victim }, although it is weaker.
takes-equal = The { $animal } may capture the { $victim }, although both are equally strong.
takes-by-exception = The { $animal } may capture the { $victim }: under these rules each may capture the other.
captures-weaker = The { $animal } on { $from } (strength { $s }) is stronger than the { $victim } on { $to } (strength { $t }) and may capture it.
captures-equal = The { $animal } on { $from } is as strong as the { $victim } on { $to } (strength { $t }) and may capture it.
river-capture-free = The { $animal } on { $from } may capture the { $victim } on { $to }: the river is no hindrance here.
leap-across = The { $animal } leaps over the river from { $from } to { $to }.
leap-captures = At the end of its leap the { $animal } may capture the { $victim } on { $to }.
leap-not-blocked = The { $animal } may leap over the { $blocker } on { $at }.
trap-weakens = The { $victim } on { $to } is in a trap: any enemy animal may capture it.
trap-overrides = The { $victim } on { $to } is in a trap: now even the { $animal } may capture it.
trap-permanent = The { $victim } on { $to } has been in a trap: any enemy animal may capture it.
trapped-captures = The { $animal } on { $from } is in a trap, but it still captures as usual.

# What a move brings about.
equal-both-out = The { $animal } and the { $victim } are equally strong: both are out of the game.
win-by-den = The { $animal } has entered the den on { $to }: { $mover } wins.
win-by-capturing-all = { $Loser } has no animals left: { $mover } wins.
nobody-left = Neither side has an animal left: the game is a draw.
no-legal-move-loses = { $Loser } has no legal move: { $mover } wins.
no-legal-move-draws = { $Loser } has no legal move: the game is a draw.
threefold-draws = The same position has come up for the third time: the game is a draw.
threefold-claim = The same position has come up for the third time: { $mover } may declare a draw.
threefold-claim-with = With { $display } the same position would come up for the third time: { $mover } may announce this move and declare a draw.
threefold-claimed = The same position has come up for the third time, and { $mover } has declared a draw.
threefold-claimed-with = With { $display } the same position would have come up for the third time, and { $mover } has declared a draw.
claim-refused = The position has not come up for the third time: { $mover } may not declare a draw.
claim-refused-with = With { $display } the position would not come up for the third time: { $mover } may not declare a draw.
claim-not-in-rules = Under these rules nobody may declare a draw because a position comes up again.
draw-after-turns = { $n } moves have been made and nobody has won: the game is a draw.
draw-without-capture = Nobody has captured for { $n } moves: the game is a draw.

# How a ruling begins. $deed is one of the sentences below it.
verdict-legal = Legal. { $display }: { $deed }
verdict-legal-unless-repeated = Legal, unless it repeats. { $display }: { $deed }
verdict-illegal = Illegal. { $reason }
deed-goes = the { $animal } goes from { $from } to { $to }.
deed-captures = the { $animal } on { $from } captures the { $victim } on { $to }.
deed-both-out = the { $animal } and the { $victim } on { $to } take each other off the board.
claim-now = It has: the side to move may declare a draw now.
needs-the-game = Not ruled on: this clause needs the moves before the position. Give the whole game with --game FILE.

# The foot of a ruling.
may-go-to = From { $from } the { $animal } may go to
no-square = no square
legal-in = The same move is legal in
legal-nowhere = no shipped ruleset
legal-everywhere = every shipped ruleset
unless-repeated = unless it repeats: that needs the whole game
ruled-by = Ruled by

# Beside a position in the terminal.
legend-piece = { $side }’s { $animal } ({ $s })
legend-in-river = { $piece }, in the river
legend-in-own-trap = { $piece }, in its own trap
legend-in-trap = { $piece }, in { $side }’s trap
legend-in-den = { $piece }, in { $side }’s den
legend-weak = { $piece }, weak for good
legend-river = river
legend-trap = { $side }’s trap
legend-den = { $side }’s den

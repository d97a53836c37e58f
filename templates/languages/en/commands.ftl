# What the commands of the referee say around his rulings.

# Comparing two rulesets.
compare-same-game = { $left } and { $right } play the same game.
compare-same-sheet = Their rules sheets say the same.
compare-only-under = Only under { $rules }
compare-both-allow = Moves that both allow here: { $count }.
compare-only-allows = only { $rules } allows

# Replaying a record.
word-illegal = Illegal.
replay-head =
    Rules { $rules } · { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
replay-hold-to = The moves to { $move } hold.
replay-circle = Since then both sides moved in a circle: { $moves }
replay-no-moves = The record has no moves.
replay-all-hold = Every move holds.
replay-bad-moves =
    { $count ->
        [one] One move does not hold.
       *[other] { $count } moves do not hold.
    }
replay-two-results = The tag Result says { $claimed }, the moves end with { $result }.
replay-other-result = The record claims { $result }; the board says { $shown }.
replay-open = The game is not over.
replay-early = The record claims { $result }; at that point the game is not over.
replay-off-the-board = The record claims { $result } by { $how }, which the board cannot show.
replay-not-so-far = The record claims { $result }; the game did not come that far.
replay-tell-how = If it ended off the board, a tag such as [Termination "resignation"] says so.
replay-tell-claim = If that was claimed, the tags [Termination "threefold-claim"] and [ClaimedMove "…"] say so.
replay-bad-claim = The record claims a draw that does not hold.
replay-was-drawn = The game was drawn at ply { $ply }; the moves after it do not count.
replay-was-over = The game was over at ply { $ply }; the moves after it do not count.
replay-over-before = The game is over before its first move.

# Settling a game that must stop.
ruling-wins =
    { $Side } wins in { $count ->
        [one] 1 ply
       *[other] { $count } plies
    }.
ruling-has-won = { $Side } has won.
ruling-neither = Neither side can win.
ruling-not-settled = Not settled.
ruling-beyond = The tables do not reach so far: { $why }.

# What the commands of the referee say around his rulings.

# Comparing two rulesets.
compare-same-game = { $left } and { $right } play the same game.
compare-same-sheet = Their rules sheets say the same.
compare-only-under = Only under { $rules }
compare-both-allow = Moves that both allow here: { $count }.
compare-only-allows = only { $rules } allows
compare-cannot-stand = this position cannot stand under { $rules }: { $why }

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

# How a record says that its game ended, after “by”.
told-resignation = resignation
told-agreement = agreement

# The rules that a record was played under.
word-rules = Rules { $rules }
rules-differ-game = the record was played under { $then }, and is read under { $now }, which plays another game
rules-differ-title = the record was played under { $then }, and is read under { $now }, which plays the same game
rules-differ-unknown = the record was played under { $then }, and is read under { $now }, which may play another game
rules-unknown = the record was played under { $rules }, which is not shipped
rules-unknown-help = put its file beside the record and name it in the tag RulesFile, or give it with --rules FILE
rules-not-beside = a record in { $folder } cannot name its rules: { $file } does not lie there or below
rules-not-beside-help = copy it to { $folder }, or keep the record in the folder of { $file }

# Listing moves, and many questions at once.
moves-over = The game is over: { $result } ({ $how }).
moves-undecided = Not ruled on: { $clause } needs the moves before this position (--game FILE).
batch-history-unreadable = move { $place } of the history cannot be read: { $why }
batch-history-illegal = move { $place } of the history, { $move }, is illegal.

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
ruling-over = The game is over by itself ({ $how }).
ruling-claimed = The game is over by a claim ({ $how }).
ruling-limited = But { $clause } may end the game first.
ruling-limited-help = a record (--game FILE) tells how many moves were made, and so do the counters of a position

# What the tables of endings can tell.
tables-untold = Not in the tables, which know no earlier moves: { $clauses }.
tables-expense = { $positions } positions in { $tables } tables, about { $time } of processor time and { $size } of memory
tables-solving = Solving { $expense }.
tables-too-many = { $count } animals stand on the board; a table holds at most { $most }
tables-uncountable = this ending has more positions than can be counted
tables-not-at-hand = no table of { $ending } is at hand, and { $count } animals are not solved unasked: { $expense }
tables-not-at-hand-help = --up-to { $count } solves it now; `shouqi tablebase build` keeps what it solves for --tables
tables-memory = this needs more memory than is allowed: { $expense }
tables-memory-help = --memory { $size } allows it
tables-memory-help-threads = --memory { $size } allows it, --threads 1 needs less

# What the engine thinks where the tables do not reach.
estimate-head = An estimate of the engine, no ruling.
estimate-score = { $score } for { $side }.
estimate-depth =
    { $count ->
        [one] It looked 1 ply ahead.
       *[other] It looked { $count } plies ahead.
    }
estimate-best = Best move: { $move }.

# What is wrong with a text that should be a move, a position or a record, in one line without a capital and without a
# stop. Arguments: the text itself, the $animal that was named and the $victim that stands there, the $side to move.

# A list of alternatives.
one-of = { $list } or { $next }
# What is wrong, and what would be right.
with-advice = { $why } ({ $hint })

# Moves.
unreadable-move = unreadable move: { $why }
move-too-long = this text is too long for a move
move-missing = a move is missing
move-which-animal = "{ $text }" does not say which animal moves
move-not-one = "{ $text }" is not a move
move-not-here = "{ $text }" is not a move on this board
move-two-readings = this can be read in two ways
move-other-animal = on { $square } stands the { $victim }, not the { $animal }
move-no-animal-there = { $Side } has no { $animal } there
move-no-animal = { $Side } has no { $animal } on the board
move-not-to-row = { $Side } has no { $animal } that can go to row { $row }
move-several-animals = more than one { $animal } of { $side }'s could be meant
move-several-captures = more than one capture could be meant
move-several-in-row = the { $animal } can go to several squares of row { $row }
hint-such-as-move = such as a3b3 or Eb3
hint-name-animal = begin with the animal or its square, as in E{ $square } or a3{ $square }
hint-too-much = this is too much; a move is two squares, such as a3b3
hint-square-wanted = a square is wanted here, such as b3
hint-board = the board has files a to { $file } and rows 1 to { $row }
hint-write = write { $choices }
hint-write-or-square = write { $move }, or the square of the { $animal }
hint-write-squares = write the squares, such as a3b3

# Squares.
unreadable-square = unreadable square: { $why }
square-not-here = "{ $text }" is no square of this board
hint-squares = squares are a1 to { $square }

# Positions.
unreadable-position = unreadable position: { $why }
position-too-long = this text is too long for a position
position-missing = a position is missing
position-no-side = the side to move is missing
position-bad-side = "{ $text }" is no side
position-too-much = there is too much after the position
position-not-quiet = "{ $text }" is not the number of plies since the last capture
position-not-number = "{ $text }" is not the number of the move
position-rows =
    this position has { $count ->
        [one] 1 row
       *[other] { $count } rows
    }
position-row-length =
    row { $row } has { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
position-gap = no row has so many empty squares
position-no-animal = "{ $text }" is no animal of { $rules }
position-idle-mark = this * marks no animal
setup-no-animal = { $rules } has no { $animal }
setup-off-board = the board has no square { $square }
setup-crowded = two animals stand on { $square }
setup-cannot-swim = the { $animal } on { $square } stands in the river and cannot swim
setup-in-own-den = the { $animal } on { $square } stands in its own den, which it may not enter
setup-in-enemy-den = the { $animal } on { $square } stands in the enemy den, which it may not enter
setup-both-won = animals of both sides stand in an enemy den
setup-no-lasting-weakness = the { $animal } on { $square } is marked as weak for good, but under { $rules } weakness ends with the trap
hint-such-as-position = such as "{ $position }"
hint-end-with-side = end the position with " w" or " b"
hint-sides = write w for { $white } or b for { $black } to move
hint-position-end = a position ends with the plies since the last capture and the move number
hint-whole-number = expects an integer, { $least } or more
hint-rows = the board has { $count }, with / between them
hint-files = the board has { $count } files
hint-gap = write a number from 1 to { $most }
hint-animals = { $letters } are { $white }'s animals, in lower case { $black }'s
hint-mark = write it after the animal that a trap has weakened for good
hint-one-den = a game ends with the first den entered
hint-no-star = leave the * out
hint-no-such-game = no game under this ruleset comes to this

# Records.
record-too-long = this record is too long
record-open-comment = this comment has no end
record-open-variation = this variation has no end
record-late-tag = tags come before the moves
record-closes-nothing = this { $mark } closes nothing
record-no-tag = this is no tag
record-tag-twice = the tag { $tag } occurs twice
record-percent = no move begins with %
record-goes-on = the record goes on after its result
record-illegal-move = this move is illegal under { $rules }
record-faults = 1 fault in { $file }.
hint-at-most = at most { $count } MiB
hint-close = close it with { $mark }
hint-move-up = move it up
hint-leave-out = leave it out
hint-tag = a tag is written [White "Emma"]
hint-once = a record says each thing once
hint-one-record = one file holds one record; put the next one into a file of its own
hint-result-last = the result is the last word of a record
hint-replay-tells = `shouqi referee replay` tells why

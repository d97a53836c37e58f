# A game at a table, between people or against the program.

# The words that may be typed, each list with the one that the help names first. English ones always work, too. No word
# may be an animal, a side or a move.
play-words-undo = undo u
play-words-redo = redo
play-words-legal = legal
play-words-hint = hint
play-words-moves = moves
play-words-board = board
play-words-strengths = strengths
play-words-draw = draw
play-words-claim = claim
# Words that may stand between that and the announced move.
play-words-claim-fillers = repetition draw with by
play-words-resign = resign
play-words-illegal = illegal
play-words-press = press
play-words-pause = pause
play-words-go = go continue
play-words-note = note
play-words-adjudicate = adjudicate
play-words-swap = swap
play-words-try = try
play-words-return = return
play-words-save = save
play-words-help = help ?
play-words-quit = quit exit q
play-words-yes = yes y accept
play-words-no = no n decline

# The help: how a move is entered, then what each of these words does, in few words and small letters.
play-enter = Enter a move as a3b3, Eb3 or { elephant } b3; a ? before it only asks whether it is legal. help lists the commands.
play-does-legal = judges a move without making it, as ? does: legal a3b3
play-does-undo = takes the last move back
play-does-redo = makes a move again that was taken back
play-does-hint = suggests a move
play-does-moves = lists the legal moves
play-does-board = shows the board
play-does-strengths = shows how strong the animals are
play-does-draw = offers a draw; the answer is yes or no
play-does-claim = claims a draw where a position comes up for the third time: claim, or claim a3b3 before that move
play-does-resign = resigns for the side to move, or for one that is named
play-does-illegal = counts an illegal move of the side to move, or of one that is named
play-does-press = presses the clock after a move
play-does-pause = stops the clocks
play-does-go = starts the clock of the side to move
play-does-note = writes a note into the record: note the rat was touched
play-does-adjudicate = ends the game by a decision: adjudicate draw the hall closes
play-does-swap = lets the players change sides
play-does-try = tries moves out; they do not count
play-does-return = goes back to where moves began to be tried out
play-does-save = saves the record: save evening.pgn
play-does-help = shows this list
play-does-quit = leaves the table

# Before a game. $level is one of the sentences below it.
play-animals = { $White }’s animals: { $letters }; { $black }’s are small letters.
play-player = { $Side }: { $name }
play-level = { $Side } is the program: { $level }
play-level-child = it looks at its next move only, and errs often
play-level-beginner = it looks at the next two moves, and errs at times
play-level-easy = it looks at the next three moves
play-level-medium = it looks at the next five moves
play-level-strong = it thinks for a second
play-level-full = it thinks for five seconds
play-kept = Every move is kept in { $file }.

# Moves. $side is the side that takes, $rival the side that loses an animal; in the second sentence that is the reader.
play-plays = { $number } { $Side } plays { $move }.
play-takes = { $Side }’s { $animal } takes { $rival }’s { $victim }.
play-takes-yours = { $Side }’s { $animal } takes your { $victim }.
play-unreadable = Unreadable: { $why }.
play-cannot = This move cannot be made here.
play-no-move = There is no move.
play-gives-up = The program found no legal move and gives up.
play-nothing-back = There is nothing to take back.
play-nothing-again = There is nothing to make again.
play-beginning = That was the beginning.

# What the program says to a child of its move. The animal is its own, the victim is the child’s.
play-why-wins = That wins the game for me!
play-why-takes = I could not resist your { $victim }.
play-why-saves = My { $animal } was in danger there.
play-why-threatens = Now my { $animal } is after your { $victim }!
play-why-nearer = My { $animal } sneaks up on your den.
play-why-strolls = My { $animal } goes for a walk.

# Draws and the end. After an offer, yes and no are the words that may be typed.
play-offer = { $Rival }, { $side } offers a draw. Is it one? (yes, no)
play-no-offer = No draw has been offered.
play-declines = { $Side } declines: the game goes on.
play-claims = { $Side } claims a draw.
play-no-draw = No draw.
play-over = The game is over, { $result }.
play-had-ended = It had ended before: { $how }.
play-resigned = { $Side } has resigned.
play-agreed = The sides have agreed on a draw.
play-lost-on-time = { $Side } has lost on time.
play-lost-by-offence = { $Side } has lost by an illegal move.
play-adjudicated = This was decided: { $why }
play-adjudicate-how = Who wins, and why? Such as: adjudicate draw the hall closes
play-nobody-won = Nobody has won in { $count } moves.
play-goes-on = The game goes on.
play-after-end = undo takes the last move back, save FILE keeps the game, quit leaves.

# Clocks and illegal moves. $time is as 2m30s.
play-flag = { $Side }’s flag has fallen.
play-no-clocks = There are no clocks at this table.
play-as-it-is = The clocks are as that would make them.
play-no-press = Nobody can press the clock now.
play-offence = An illegal move by { $side }, number { $count }.
play-penalty-warning = That is a warning.
play-penalty-time = { $Rival } gets { $time } more.

# Other things at a table.
play-no-side = No side and no player is called { $text }.
play-noted = Noted.
play-note-what = Note what? Such as: note the rat was touched
play-swapped = The players have changed sides.
play-trying = From here on moves are only tried out.
play-trying-out = Moves are being tried out; return goes back to the game.
play-not-trying = No moves are being tried out.
play-returned = The game stands as it stood.

# Saving. A journal is the file into which everything is written as it happens.
play-save-where = Save where? Such as: save evening.pgn
play-saved = Saved in { $file }.
play-not-saved = Not saved. In a file, this goes on with: shouqi { $command } --game FILE{ $rules }
play-goes-on-with = It goes on with: shouqi table --resume { $file }
play-unwritten = That could not be written down, so it has not happened: { $why }
play-try-again = Enter lets the program try again.
play-other-rules = the game was begun under { $then }, not under { $now }
save-taken = { $file } is there already
save-taken-help = choose another name, or begin with --force to let it be replaced
table-journal-taken = { $file } is there already, with a game in it
table-journal-taken-help = --resume { $file } goes on with that game; another name for --save begins a new one
table-journal-in-use = { $file } is in use: another table writes into it
table-journal-failed = { $file }: { $why }
table-journal-fault = { $file }, line { $line }: this is no journal of a table, or it has been changed
table-journal-impossible = { $file }: what it tells cannot have happened under these rules
table-nothing-kept = no game has been kept

# The table on a whole screen: what is chosen on it, and its last line, of at most 78 columns.
play-holds = { $Side }’s { $animal } on { $from } may go to { $squares }.
play-holds-nowhere = { $Side }’s { $animal } on { $from } cannot go anywhere now.
play-not-yours = { $Side }’s { $animal } stands on { $from }; it is { $rival }’s turn.
play-thinking = { $Side } is thinking.
play-keys = arrows and Enter move · Tab strengths · F1 help · Ctrl-C leaves
play-any-key = Any key goes back to the game.
play-too-small = This window is too small: it needs { $columns } columns and { $rows } rows.

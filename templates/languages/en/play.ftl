# A game against the program, at the prompt.

# The words that may be typed, each list with the one that the help names first. English ones always work, too.
play-words-undo = undo u
play-words-hint = hint
play-words-moves = moves
play-words-board = board
play-words-draw = draw
play-words-claim = claim
play-words-resign = resign
play-words-save = save
play-words-help = help ?
play-words-quit = quit exit q
play-words-yes = yes y accept

play-animals = { $White }’s animals: { $letters }; { $black }’s are small letters.
play-help = A move: a3b3, Eb3, Ea3-b3 or { elephant } b3. Or: undo (takes back your last move), hint, moves, board, draw (offers one), claim or claim a3b3 (a draw, where the same position comes up for the third time), resign, save FILE, help, quit.
play-plays = { $number } { $Side } plays { $move }
play-unreadable = Unreadable: { $why }.
play-cannot = This move cannot be made here.
play-no-move = There is no move.
play-gives-up = The program found no legal move and gives up.
play-nothing-back = There is nothing to take back.
play-beginning = That was the beginning.

# Draws and the end. After an offer, yes and no are the words that may be typed.
play-offer = { $Rival }, { $side } offers a draw. Is it one? (yes, no)
play-declines = { $Side } declines: the game goes on.
play-claims = { $Side } claims a draw.
play-no-draw = No draw.
play-over = The game is over, { $result }.
play-had-ended = It had ended before: { $how }.
play-resigned = { $Side } has resigned.
play-agreed = The sides have agreed on a draw.
play-nobody-won = Nobody has won in { $count } moves.
play-after-end = undo takes the last move back, save FILE keeps the game, quit leaves.

# Saving.
play-save-where = Save where? Such as: save evening.pgn
play-saved = Saved in { $file }.
play-not-saved = Not saved. In a file, this goes on with: shouqi play --game FILE{ $rules }
save-taken = { $file } is there already
save-taken-help = choose another name, or begin with --force to let it be replaced

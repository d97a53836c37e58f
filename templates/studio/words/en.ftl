# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = Make
view-rules = Rules
view-learn = Learn
views = Views
skip = Skip to the work
language = Language
dark = Dark colours
light = Light colours
offline = Offline. Everything still works.
update-ready = A new version of the studio is here.
update = Use it
close = Close
done = Done
cancel = Cancel
yes = yes
no = no
fewer = { $what }: fewer
more-of = { $what }: more
number-of = { $number } of { $count }
drawing = Drawing …

# The wall of designs.
wall-title = Which one shall it be?
wall-lead = Every picture is a page as it will print. Choose one; nothing is final.
go-on = Go on with
open-own = A set of your own
open-own-how = Drop a .toml or a .zip file here, or choose one
open-own-choose = Choose a .toml or a .zip file
purpose = Good for
purpose-all = All
purpose-children = Children
purpose-eyes = Weak or colour-blind eyes
purpose-class = A class
purpose-photographs = Our own photos
purpose-machines = Machines and travel

# The editor: sentences with blanks.
editor = The set
set = Set
all-designs = All designs
title = Title of the set
undo = Undo
redo = Redo
open = Open
save = Save as a file
share = Share
keeping-saving = Saving …
keeping-saved = Saved on this device
keeping-private = Not saved: this window keeps nothing. Save it as a file.
keeping-full = Not saved: this device is full. Save it as a file.
keeping-elsewhere = Changed in another tab: no longer saved here.
keeping-reload = Show that one
keeping-copy = Keep this as a copy
set-lost = This set is not on this device.
link-broken = This link is damaged or not complete.
file-broken = This file holds no theme that can be read.
say-discs = My discs are { $size }, { $shape }.
say-paper = I print on { $paper }, { $inks }.
say-labels = Stickers: { $label }.
say-languages = Words in { $languages }.
say-languages-rules = Words in { $languages }, rules in { $rules }.
say-shows = Each piece shows
say-animals = The animals are { $style }.
say-photographs = Our photos: { $photographs }.
say-sides = The sides are { $white } and { $black }.
say-sets = Make { $sets }, with { $spares }.
say-rules = We play { $rules }.
say-more = Cutting, backs, folds, the board
millimetres = { $size } mm
unit-mm = mm
unit-in = in
percent = { $value } %

tray-discs = Size and shape
tray-paper = Paper and inks
tray-labels = Stickers
tray-languages = Languages
tray-animals = Style of the animals
tray-photographs = Photographs
tray-sides = Colours of the sides
tray-sets = Number of sets
tray-rules = Rules
tray-more = Cutting, backs, folds, the board

discs-how = How large are they across?
discs-help = Lay one on a ruler. A 2 € coin is 25.75 mm, a quarter dollar 24.26 mm.
discs-other = another size
discs-limits = From { $least } to { $most } mm.
discs-sticker = Stickers of { $size } mm leave a rim of wood.
board-joined = The board takes { $count } sheets of { $paper }, to be joined.
board-fewer = { $how }: { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
board-squares = Squares of { $size } mm
board-slim = A slim frame
shape = Shape
shape-disc = round
shape-square = square
shape-hexagon = six-sided
paper-which = Which paper?
paper-other = Other papers
inks-which = With which ink?
inks-rgb = in colour
inks-grey = in black alone
inks-saving = saving ink
inks-cmyk = at a print shop
labels-which = Which sheet of labels do you have?
labels-help = Round labels save the scissors. These fit discs of { $size } mm; the first wastes least.
label-none = plain sticker paper
label-holds = { $count } labels of { $size } mm, { $paper }
label-first = First label that is still there
label-map = Dark labels are printed, dashed ones are gone.
languages-first = Board, pieces and rules in
languages-second = and beside it
languages-none = no other
languages-sheet = The rules sheet
languages-sheet-board = as the board
languages-sheet-other = in another language
shows-picture = animal
shows-numeral = number
shows-character = character
shows-pinyin = pinyin
shows-name = name
animals-which = How are they drawn?
style-natural = coloured as in nature
style-outline = drawn in line
style-side = in their side’s colour
style-woodcut = cut in wood
style-papercut = cut from paper
style-seal = seals
style-other = as the design has them
photographs-none = none yet
photographs-some = { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
photographs-how = A picture for each animal.
photographs-help = JPEG, PNG or SVG. They stay on this device.
photographs-drop = Drop a picture for the { $animal } here, or choose some
photographs-choose = Choose a photo for the { $animal }
photographs-reading = Reading the photo …
photograph-ring = Drag the ring to the face.
photograph-size = Size of the ring
photograph-turn = Turn
photograph-remove = Remove the picture
photograph-unreadable = { $name } cannot be read here. JPEG and PNG always work.
side-white = The side that begins
side-black = The other side
sides-help = The sides differ in their rings, too: a grey printer keeps them apart.
sides-colouring = This design is printed in black; crayons bring the colours.
colour-other = another colour
colour-white = white
colour-black = black
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-brown = brown
colour-gold = gold
colour-silver = silver
colour-grey = grey
colour-violet = violet
colour-pink = pink
colour-teal = teal
sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
spares = { $count ->
    [0] no spare stickers
    [one] 1 spare sticker
   *[other] { $count } spare stickers
}
sets-count = Sets
spares-count = Spare stickers
fill-how = And on the rest of the last sheet?
fill-none = nothing
fill-sets = more sets
fill-spares = spare animals
fill-labels = labels for the box
rules-which = Which rules?
rules-own = { $count ->
    [one] 1 rule of your own
   *[other] { $count } rules of your own
}
rules-all = See and change every rule
pieces-cut = Cut the stickers out
pieces-cut-shape = along their edge
pieces-cut-squares = in squares
pieces-cut-strips = in strips
pieces-cut-punch = with a punch
cutter-machine = Cutting machine
cutter-machine-none = none
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = laser
pieces-backs = Backs of the pieces
pieces-backs-none = none
pieces-backs-stickers = stickers of their own
pieces-backs-gutter = folded over
pieces-backs-long-edge = long edge
pieces-backs-short-edge = short edge
pieces-backs-stand = standing
board-frame-room = Frame of the board
board-frame-room-auto = as it fits
board-frame-room-full = rich
board-frame-room-slim = slim
board-frame-room-none = none
board-fold = Fold the board
board-fold-none = not
board-fold-half = in half
board-fold-thirds = in three
board-fold-quarter = in four
sheet-layout = Rules as
sheet-layout-page = a page
sheet-layout-booklet = a booklet
sheet-layout-fold = one folded sheet
sheet-layout-large = large print
sheet-layout-card = a card
board-has = On the board and the pieces
board-coordinates = coordinates
board-start = animals where they start
board-turned = far half faces its player
pieces-turned = stickers of the far side turned

# The pages.
desk = Pages
page-shown = The page that is shown
tools = How the pages are shown
parts = Parts of the set
part-board = Board
part-pieces = Stickers
part-rules = Rules
part-assembly = How to make it
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, page { $number } of { $count }
page-before = Page before
page-after = Next page
zoom = Size on the screen
zoom-whole = Whole page
zoom-real = Real size
larger = Larger
smaller = Smaller
eyes = Seen
eyes-colour = in colour
eyes-grey = on a grey printer
eyes-protan = by red-blind eyes
eyes-deutan = by green-blind eyes
eyes-tritan = by blue-blind eyes
cut-lines = Cut lines and rulers
compare = Before and after
before = Before
after = After
as-file = As a file
broken = This page could not be drawn.
broken-safe = Your set is safe. Try once more, or take the last change back.
try-again = Try again
measure = Measure this screen
measure-how = Lay a bank card, a library card or a driving licence on the drawing, at its upper left corner. Move the slider until the drawing is exactly as wide.
measure-width = Width
measure-once = Done once, kept for this screen.

# Before printing.
preflight = Before you print
verdict-good = Ready to print.
verdict-advice = Ready to print.
verdict-advice-more = { $count ->
    [one] One thing could be better.
   *[other] { $count } things could be better.
}
verdict-warning = It can be printed, but look at this.
verdict-fault = { $count ->
    [one] One thing must be mended first.
   *[other] { $count } things must be mended first.
}
verdict-busy = Looking it over …
verdict-none = Not looked over.
sheets-of = { $count ->
    [one] 1 sheet of { $paper }
   *[other] { $count } sheets of { $paper }
}
show-all = { $count ->
    [one] Show 1 note
   *[other] Show { $count } notes
}
show-fewer = Show fewer
left-findings = { $count ->
    [one] 1 left as it is
   *[other] { $count } left as they are
}
leave-finding = That’s fine
look-again = Look again
mend-sets = Print { $count } sets on it
mend-spares = Fill it with spares
mend-ink = Save ink
mend-discs = Discs of { $size } mm
mend-lines = Heavier lines
mend-darker = Darken it
mend-small = The small size
mend-squares = Squares that suit them
mend-sides = Blue and red
mend-numeral = Show numbers
mend-ring = Move the ring of the { $animal }

# The theme as a file, and every key of it.
line = Line { $line }:
write = Write { $text }
file-kept = Until then the pages stay as they are.
file-what = This is all that differs from the design. What you change here changes the pages, and the other way round.
file-faulty = Something in the file cannot be read.
show-file = Show the file
every-key = Every key
seek-key = Seek a key
no-key = No key has these words.
key-top = The set
key-reset = As the design has it
key-another = Name of one more

# Files.
print = Print / Download
print-where = Where will it be printed?
place-home = At home
place-home-what = Any printer, at 100 %
place-shop = At a print shop
place-shop-what = Its four inks, exact bleed
place-machine = With a machine
place-machine-what = Cricut, Silhouette, laser
place-screen = On a screen
place-screen-what = Pictures of every page
files = Files
making = Making …
bundle-set = set.pdf
bundle-set-what = Everything in one file
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = One file for each part
bundle-label-test = label-test.pdf
bundle-label-test-what = Lines only: hold it with the label sheet against the light
bundle-theme = Theme
bundle-theme-what = The set itself, with its pictures, to go on with elsewhere
bundle-calibration = calibration.pdf
bundle-calibration-what = Print it once, to see what your printer can do
bundle-shop = set.pdf
bundle-shop-what = In the four inks of a press, with bleed and cut lines
bundle-eps = EPS
bundle-eps-what = PostScript, a file for each page
bundle-dxf = DXF
bundle-dxf-what = Cut lines alone, in millimetres
bundle-cut-svg = SVG of the cut lines
bundle-cut-svg-what = The same for programs that read SVG
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = The stickers as pictures, for Print Then Cut
bundle-svg = SVG
bundle-svg-what = Every page, sharp at any size
bundle-png = PNG, 150 dpi
bundle-png-what = Every page as a picture
printer = Printer
printer-none = no correction
printer-measure = Measure a printer
printer-corrected = Corrected for { $name }, { $change }.
printer-corrected-both = Corrected for { $name }: { $across } across, { $down } down.
printer-unmeasured = { $name } was not measured with { $paper } yet: nothing is corrected.
printer-print = Print this page on { $paper } at 100 %, never “fit to page”.
printer-page = The page to print
printer-lay = Lay a ruler from cross to cross, then fold the sheet in half both ways, as the page says.
printer-enter = Enter what you read. What you did not measure stays empty.
printer-width = Across
printer-height = Down
printer-left = Shift to the right
printer-top = Shift down
printer-should = Meant are { $size } mm. With a bank card: percent, such as 99.5 %
printer-crease-left = Where the upright crease meets the line, such as 0.4 or −0.4
printer-crease-top = Where the level crease meets the line
printer-call = Give the printer a name. Every paper is measured once.
printer-name = Name, such as “Kitchen”
printer-keep = Keep it
printer-kept = It stays on this device, and in no set that you share.
printer-nothing = Enter at least one number.
printer-nameless = Without a name it cannot be chosen.
printer-no-size = This is no distance. Write millimetres such as 179.5, or percent such as 99.5 %.
printer-no-shift = This is no shift. Write millimetres such as 0.4 or −0.4.
printer-implausible-size = No printer is so far off. Was “fit to page” on? Print the page again at 100 %.
printer-implausible-shift = No printer shifts a page so far. Was “fit to page” on? Print the page again at 100 %.
press-profile = The press has an ICC profile? Choose it here, and the file becomes PDF/X-4.
print-actual-size = In the printer’s window choose 100 % or “actual size”, never “fit to page”. Then lay a ruler on the printed line.
print-open = Open to print
popup-blocked = The browser keeps the window from opening. Download the file and print that.
download = Download
saved-file = { $name } is saved.
buy = What to buy
buy-discs = { $count } { $shape ->
    [square] wooden squares
    [hexagon] wooden hexagons
   *[disc] wooden discs
}
buy-discs-size = { $size } mm; { $spares ->
    [0] no spares
    [one] 1 more for the spare
   *[other] { $spares } more for the spares
}
buy-labels = { $count ->
    [one] 1 sheet { $name }
   *[other] { $count } sheets { $name }
}
buy-labels-what = labels, cut already
buy-stickers = { $count ->
    [one] 1 sheet of sticker paper
   *[other] { $count } sheets of sticker paper
}
buy-stickers-what = { $paper }, matt
buy-paper = { $count ->
    [one] 1 sheet of thick paper
   *[other] { $count } sheets of thick paper
}
buy-paper-what = { $paper }, for the board
buy-card = Stiff card
buy-card-what = { $width } × { $height } mm, below the board
buy-pencils = Coloured pencils
buy-pencils-what = felt pens bleed through
buy-tools = Scissors, a glue stick
buy-tools-what = and heavy books overnight
buy-copy = Copy the list
small-parts = Small parts: not for children under 3 years.
share-what = This link holds the whole set: whoever opens it sees these pages. It is stored nowhere.
share-photographs = Photographs are too large for a link. Save the set as a zip file and send that.
save-zip = Save as a zip file
link = Link
copy = Copy
copied = Copied.
copy-by-hand = This browser does not copy. Mark the text and copy it by hand.
on-device = On this device
forget = Delete { $title }

# Rules.
rules-lead = What you choose here is what the sheet says, and what the referee rules.
rules-own-title = Our rules
compare-two = Compare two
rules-play = We play
rules-from = How we play at home, from
as-before = As before
rules-use = Use them in “{ $title }”
rules-used = The set follows these rules now.
sheet = The sheet
sheet-rules = { $count ->
    [one] 1 numbered rule
   *[other] { $count } numbered rules
}
proved = { $count } examples proved
sheet-how = How it is shown
sheet-read = To read
sheet-printed = As it prints
rule = Rule
compare-left = One
compare-right = The other
swap = Swap them
compare-same = They are the same game.
compare-differ = { $count ->
    [one] They differ in 1 point.
   *[other] They differ in { $count } points.
}
compare-moves-same = From the start they allow the same { $count } moves; the game parts later.
compare-moves-differ = From the start they share { $both } moves; { $left } are only in the one, { $right } only in the other.
compare-only = Only in “{ $name }”
ruleset-classic = the usual game
ruleset-swimming-dogs = dogs and wolves swim
ruleset-no-repeats = no position comes back
ruleset-tierschach = Tier-Schach
ruleset-leiden = the game of the Leiden paper
ruleset-leiden-tables = the tables of the Leiden paper
ruleset-wikipedia-en = as English Wikipedia has it
ruleset-wikipedia-zh = as Chinese Wikipedia has it
ruleset-ludii = as Ludii plays it
ruleset-codingame = as CodinGame plays it
ruleset-ancientchess = as AncientChess tells it
ruleset-playlah = as the Playlah club plays it
ruleset-third-time-barred = not a third time
switches-river = The river
switches-leap = The leap
switches-capture = Capturing
switches-traps = Traps
switches-dens = Dens
switches-end = Moves and the end
switch-strength = How strong are they?
switch-swims = Who swims?
switch-leaps-across = Who leaps sideways?
switch-leaps-along = Who leaps forward and back?
switch-leaps-both-rivers = Who leaps over both rivers?
switch-first-mover = Who begins?
switch-capture-into-water = May you capture from the bank into the river?
switch-capture-out-of-water = Who may capture from the river onto the bank?
switch-capture-in-water = May two in the river capture each other?
switch-leap-blockers = Who stops a leap?
switch-leap-blocked-by = Whose animals stop a leap?
switch-leap-captures = May a leap capture?
switch-enemy-trap = In an enemy trap an animal is …
switch-own-trap = In its own trap an animal is …
switch-trap-weakness = How long does a trap weaken an animal?
switch-trapped-attack = A trapped animal attacks with strength …
switch-trap-overrides = Does a trap lift bans, such as elephant and rat?
switch-equal-strength = Equals …
switch-rat-takes-elephant = May the rat capture the elephant?
switch-elephant-takes-rat = May the elephant capture the rat?
switch-takes = May the { $attacker } capture the { $victim }?
switch-own-den = Your own den is …
switch-den-enterers = Who may enter the enemy den?
switch-den-wins = Does entering the enemy den win?
switch-all-captured = Whoever captures all animals …
switch-no-legal-move = Whoever cannot move …
switch-repetition = A position that comes back is …
switch-same-square-limit = Turns and visits to one square
switch-few-squares-limit = Turns and squares, to and fro
switch-turn-limit = A draw after so many moves
switch-capture-limit = A draw after so many moves without capture
switch-fixed = cannot be changed here
value-yes = yes
value-no = no
value-not-out-of-water = not from the river
value-weakens = weak
value-harmless = as strong as ever
value-shelters = safe
value-barred = not allowed
value-open = open
value-captures = capture each other
value-both-out = both go
value-everyone = everyone
value-nobody = nobody
value-none = none
value-white = White
value-black = Black
value-either = either side’s
value-enemy = the enemy’s
value-swimmers = swimmers
value-inside = while inside
value-permanent = for good
value-full = as ever
value-zero = zero
value-wins = wins
value-loses = loses
value-draws = has a draw
value-no-legal-move = wins, as the other cannot move
value-free = allowed
value-no-earlier-position = never allowed
value-third-time-barred = barred the third time
value-threefold-draws = a draw the third time
value-threefold-claim = a draw if claimed

# Learn.
animals-title = Eight animals
animals-lead = The stronger captures the weaker, and equals each other. Only the rat turns it round.
animals-order = Animals, the strongest first
animal-rat = rat
animal-cat = cat
animal-dog = dog
animal-wolf = wolf
animal-leopard = leopard
animal-tiger = tiger
animal-lion = lion
animal-elephant = elephant
about-elephant = The strongest. Only the rat captures it.
about-lion = Leaps over the river, sideways and forward.
about-tiger = Leaps over the river like the lion.
about-leopard = Strong on land. It stays out of the water.
about-wolf = In the middle: four are as weak or weaker.
about-dog = A good guard for the den.
about-cat = Small, and soon at the traps.
about-rat = The only swimmer. It captures the elephant.
captures = captures
captured-by = is captured by
piece-w = your { $animal }
piece-b = the other side’s { $animal }
terrain-land = land
terrain-water = river
terrain-trap = trap
terrain-den = den
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Tour
tour-start = The tour: two minutes
tour-what = { $count } tasks on a board. The referee of the program judges them.
tour-how = Tap the animal, then a square. Nothing can go wrong.
tour-legal-too = That is allowed, too. Now try what was asked.
leave = Leave the tour
back = Back
next = Next
skip-step = Skip
tour-goal = The goal
tour-goal-task = Whoever enters the enemy den wins. Your dog is one step away: take it there.
tour-goal-done = That wins the game.
tour-move = A move
tour-move-task = One square: forward, backward or sideways, never diagonally. Move the wolf.
tour-move-done = Four ways, one square.
tour-capture = Capturing
tour-capture-task = You may capture an animal that is as strong or weaker. Find one for your wolf.
tour-capture-done = A wolf captures a wolf or a cat, not a tiger.
tour-exception = Out of order
tour-exception-task = The rat is the weakest, and yet it captures the elephant. Do it.
tour-exception-done = And the elephant may not capture the rat.
tour-river = The river
tour-river-task = Only the rat may swim. Take it one square on, in the water or out of it.
tour-river-done = The dog stays ashore.
tour-bank = The water’s edge
tour-bank-task = From the river, the rat may not capture the elephant. The one on the bank may. Which is it?
tour-bank-done = On land it may; out of the water it may not.
tour-leap = The leap
tour-leap-task = Tiger and lion leap from bank to bank. Send the lion over the river.
tour-leap-done = Straight over, as far as the water goes.
tour-no-leap = No leap
tour-no-leap-task = A rat in the water stops the leap. The tiger cannot leap now: go round with it.
tour-no-leap-done = The rat is small, but it is in the way.
tour-trap = The trap
tour-trap-task = In your trap the lion is weak: even the cat may capture it. Do it.
tour-trap-done = Traps guard the den.
tour-end = That is all there is to it.
tour-end-lead = The sheet has the rest.
tour-make = Make a set
tour-read = Read the sheet
tour-again = Once more

## Table
view-table = Table
table-title = At the table
table-lead = Tap an animal, tap a square: the referee rules at once, with the number of the printed sentence.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] White
        [black] Black
        [blue] Blue
        [red] Red
        [green] Green
        [yellow] Yellow
        [orange] Orange
        [brown] Brown
        [gold] Gold
        [silver] Silver
        [grey] Grey
        [violet] Violet
        [pink] Pink
       *[teal] Teal
    }
table-animal = { $side }’s { $animal }
table-pair = { $white } and { $black }

# Before a game.
table-go-on = Go on with
table-all-games = All { $count } games
table-forget = Forget { $game }
table-forget-sure = Forget it
table-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
table-who = Who plays?
table-two = Two at one board
table-two-what = Here on the screen
table-real = Beside a real board
table-real-what = The referee answers; nothing is moved unless you say so
table-program = Program
table-against = Against the program
table-program-what = Six levels, from child to full
table-level = How well does it play?
table-level-child = Child
table-level-child-what = Sees one move
table-level-beginner = Beginner
table-level-beginner-what = Sees two
table-level-easy = Easy
table-level-easy-what = Sees three
table-level-medium = Medium
table-level-medium-what = Sees five
table-level-strong = Strong
table-level-strong-what = Thinks a second
table-level-full = Full
table-level-full-what = Thinks five
table-your-side = You move
table-first = First
table-second = Second
table-your-name = Your name
table-first-name = Who moves first
table-second-name = Who moves second
table-by-rules = By which rules?
table-rules = Rules
table-play-these = Play by these rules
table-set = Set
table-set-rules = With the rules, names and sentences of this set.
table-set-file = Save it for other phones
table-look-plain = Ivory and ebony
table-house-rules =
    { $count ->
        [one] 1 house rule
       *[other] { $count } house rules
    }
table-clock = Clock
table-time-none = No clock
table-time-sudden = Time for the game
table-time-sudden-what = When it is over, the game is lost.
table-time-increment = Time and an increment
table-time-increment-what = Every move brings seconds.
table-time-delay = Time and a delay
table-time-delay-what = The first seconds of every move are free.
table-time-byoyomi = Time and byo-yomi
table-time-byoyomi-what = Then periods; one is lost only when it has passed whole.
table-time-hourglass = Hourglass
table-time-hourglass-what = What one spends, the other gains.
table-minutes = Minutes
table-seconds = Seconds
table-periods = Periods
table-clock-more = More about the clock
table-by-hand = Pressed by hand
table-odds = Another time for the second player
table-odds-minutes = Minutes, second player
table-penalties = Illegal moves
table-penalties-none = cost nothing
table-penalty-warn = a warning
table-penalty-loss = the game
table-penalty-time = { $time } for the other side
table-sit-down = Sit down
table-open = Open a game

# At a game.
table-board = Board, { $side } to move
table-ruling = Ruling
table-rule = Rule { $number }
table-yes = Allowed
table-no = Not allowed
table-unread = That is no move
table-to-move = { $side } to move
table-how = Tap an animal, then a square.
table-thinks = thinks …
table-is-legal = Is this legal?
table-is-legal-how = Tap an animal, then the square it wants. Nothing is moved.
table-make-it = Make this move
table-may-go = From { $square } it may go to { $to }.
table-may-go-nowhere = From { $square } it cannot go anywhere now.
table-not-its-turn = On { $square }. It is { $side }’s turn.
table-free = may go here
table-free-squares = Free:
table-may-claim = A draw may be claimed.
table-captured = Has captured { $animals }
table-captured-none = Has captured nothing
table-leave = Leave the table
table-more = More
table-options = At this table
table-you-play = You play { $side }.
table-sun = Sunlight
table-sun-off = Sunlight off
table-awake = Screen stays on
table-vibrate = Vibrate
table-sound = Sound
table-speak = Say rulings aloud
table-flip = Turn the board
table-flip-side = { $side } sits here
table-two-sided = For two who face each other
table-swap = Swap sides
table-swapped = The players have swapped sides

# Moves.
table-moves = Moves
table-no-moves = No moves yet. They appear here as they are made.
table-move-field = Type a move
table-move-such = a3a4, or: elephant takes dog
table-move-enter = Move
table-note = A note
table-note-add = Write it down
table-noted = Written down.
table-take-back = Take back
table-take-back-asked = Take { $move } back?
table-take-back-agree = Only if { $side } agrees.
table-taken-back = Taken back
table-agree = Agreed
table-decline = No
table-accept = Accept
table-try = Try out
table-trying = Trying out
table-trying-what = Move freely. The game stands as it was, and so do the clocks.
table-return = Back to the game
table-back-one = One move back
table-returned = As it was
table-hint = Hint
table-hint-said = Perhaps { $animal } { $from } to { $to }
table-hint-what = An estimate, not a ruling.

# Clocks.
table-clocks = Clocks
table-clock-of = { $player }’s clock: { $time }
table-clocks-stand = The clocks stand
table-clocks-stand-how = Tap “Go” or a clock, or make a move.
table-go = Go
table-pause = Pause
table-paused = Paused
table-press-late = The clock is pressed after the move.
table-to-board = Back to the board
table-ask = Ask the referee

# Claims and ends.
table-claim = Claim
table-claim-again = We have been here before
table-claim-again-what = { $side } claims a draw because a position comes up again.
table-claim-now = Now
table-claim-with = With the move …
table-claim-it = Claim
table-claim-refused = No draw
table-refused = That cannot be
table-refused-over = The game is over.
table-refused-nothing-to-take-back = There is nothing to take back.
table-refused-no-offer = Nothing was offered.
table-refused-no-clocks = There are no clocks.
table-refused-as-it-is = That is so already.
table-refused-no-press = It is not the time to press the clock.
table-refused-trying-out = Moves are only being tried out. Go back to the game first.
table-refused-not-trying-out = Nothing is being tried out.
table-refused-before-the-last = This would have been before the last event.
table-offer = Offer a draw
table-offer-what = The other side may accept, or decline.
table-offered = { $side } offers a draw
table-offered-what = { $side } may accept.
table-declined = { $side } declines
table-resign = Give up
table-illegal = An illegal move was made
table-illegal-costs = It is taken back, and costs: { $list }.
table-illegal-free = It is taken back, and counted.
table-offence = { $side }: illegal move { $count }
table-offences =
    { $count ->
        [one] 1 illegal move
       *[other] { $count } illegal moves
    }
table-offence-warned = That is a warning.
table-offence-free = It is taken back. Nothing else was agreed.
table-offence-time = { $other } gets { $time }.
table-adjudicate = End the game
table-adjudicate-what = When it cannot be finished, the referee decides.
table-adjudicated = Decided at the table
table-why = Why
table-wins = { $side } wins
table-draw = A draw
table-end-resigned = { $side } has given up.
table-end-agreed = Both have agreed.
table-end-flag = { $side }’s time is over.
table-end-offence = { $side } has made too many illegal moves.
table-goes-on = The game goes on
table-again = Another game

# The program plays.
table-program-moves = It is the program’s turn.
table-program-played = { $side } has moved

# What is kept, and what leaves the page.
table-elsewhere = This game is open in another tab, which has the clock.
table-elsewhere-faster = Another tab was faster. This is the game as it stands.
table-looks-on = You look on; moves are entered on other devices.
table-shared-gone = The table cannot be reached. Is the program still running there?
table-shared-waits = Waiting for a game to begin at this table.
table-play-here = Play here
table-keeping-private = This window keeps nothing: save the game before you close it.
table-keeping-full = The device is full: what happened last was not kept, and does not count. Make room, and do it again.
table-keeping-lost = The device did not keep what happened last, so it does not count. Do it again.
table-no-answer = The program does not answer. Nothing has happened; try again.
table-lost = This game is not on this device.
table-broken = This is no game that can be read.
table-save-share = Save, share, print
table-save = Save
table-print = Print
table-link-what = This link holds the whole game. It is stored nowhere.
table-position = Position
table-position-what = A link to how the animals stand
table-record = Record
table-record-what = For other programs, as PGN
table-journal = Journal
table-journal-what = Everything that happened, to go on with elsewhere
table-score-sheet = Score sheet
table-score-sheet-what = On paper, to sign
table-result = Result

# Keys.
table-keys = Keys
table-keys-board = On the board, arrows walk, Enter picks and moves, Escape lets go.
table-keys-typed = Moves can be typed, too, as a3a4 or “elephant takes dog”.
table-keys-on = Single keys
table-key-board = To the board
table-key-clock = Clock: go or pause
table-key-try = Try out, or back to the game

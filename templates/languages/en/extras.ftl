# What goes with a set: its box, a wallet for the board, labels, cards, standing figures, a cover, a certificate and a
# score pad.

# On the box. Its badges are short.
box-age = 7+
box-minutes = 15–30 min
# What lies inside: $count animals, $each a side; the second where there is no room for the rules.
box-inside = Inside: { $count } animals, { $each } for each side, and the rules.
box-inside-pieces = Inside: { $count } animals, { $each } for each side.
box-small-parts = Small parts. Not for children under 3 years.
# Beside the weakest animal, which looks out of the box.
box-mind = Mind the { $weak }!

# On labels and tags: words before a line to write on, and what the bag’s label says.
gift-made = Made by
gift-for = for
gift-date = Date
gift-count = Count before you pull the string: { $count } animals.

# On the cover, below the animals from the strongest down: with the weakest that captures the strongest, or without.
cover = A set made at home
cover-circle = Each may capture the next, and the { $weak } the { $strong }.
cover-ladder = Each may capture the next.

# On the certificate, below the winner’s name; the second where one of the two animals is missing.
champion = Champion of the Jungle
champion-for = has won the best of five, with the cunning of the { $weak } and the courage of the { $brave }.
champion-won = has won the best of five.
champion-result = Result
champion-beaten = Signed by the one who lost

# The score pad: a table of games, each won by the den, for want of a move, or otherwise; and a list of disputes.
pad = Best of five
pad-game = Game
pad-began = Began
pad-won = Won
pad-how = How
pad-den = den
pad-no-move = no move
pad-disputes = Disputes, settled by the rules sheet
pad-rule = Rule §
pad-move = Move
pad-allowed = Allowed?

# On a card, before small pictures of animals.
card-captures = captures
card-captured-by = is captured by
# The last card. Each side has $kinds cards.
duel = Quick duel
duel-text = Each takes the { $kinds } cards of one colour. Both choose a card in secret and turn it up together. Whose animal may capture the other takes both cards. If both may, or neither, both cards are out. When all are played, whoever has more cards wins. With one colour only: shuffle, and deal half to each.

# On the wallet.
wallet-board = Board

# On the cards, a true sentence about each animal; FACTS.md has the sources.
fact-rat = Tickled rats chirp, too high for our ears.
fact-cat = Cats cannot taste what is sweet.
fact-dog = Some 14,000 years ago, a dog was buried with two people in today’s Bonn.
fact-wolf = Wolves can be told apart by their howls.
fact-leopard = Black leopards have spots too: infrared cameras see them.
fact-tiger = Tigers of the Sundarbans cross some five water channels a day.
fact-lion = We can hear a lion’s roar from some eight kilometres away.
fact-elephant = Elephants also call in tones too deep for our ears.

# How it is folded, below a picture each. The tuck box; without the rules, step-fill-pieces.
step-net-cut = Cut along the thin line, crease the dashes with a blunt point.
step-net-fold = Fold every crease once, the picture outside.
step-tube = Glue the hatched tab under the back.
step-bottom = Close the bottom: side flaps, hatched flap, glue, last flap.
step-fill = Put the animals in, the rules behind them.
step-fill-pieces = Put the animals in.
step-close = Tuck the lid in.
# The matchbox; without the rules, step-lay-pieces.
step-walls = Tray: raise the long walls and turn their tabs in.
step-roll = Put glue on the tabs, roll the short walls over them.
step-sleeve = Sleeve: fold it round the tray, glue the tab under the top.
step-lay = Lay the rules in, the animals on them.
step-lay-pieces = Lay the animals in.
step-slide = When the glue is dry, slide the tray in.
# The wallet; step-board-open where it has no lip.
step-hems = Fold both long hems in, the picture outside.
step-up = Fold the lower part up.
step-under = Push its edges under the hems of the back.
step-board = Put the board in, fold the lip’s corners in.
step-board-open = Put the board in.
step-lip = Tuck the lip in behind the front.

# What to buy for them: a thing, and below it how strong it is; its thickness where the card is no common one.
buy-net = Card for the box
buy-net-card = 250 to 300 g/m²
buy-net-thick = { $thickness } mm thick
buy-plywood = Plywood, { $thickness } mm

# The pages, in their margins.
page-tuck = Tuck box
page-tray = Matchbox, tray
page-sleeve = Matchbox, sleeve
page-plywood = Plywood box
page-cards = Animal cards
page-card-backs = Animal cards, backs
page-gift = Labels, tags and seals
page-standees = Standing figures
page-cover = Cover
page-certificate = Certificate
page-pad = Score pad
page-wallet = Wallet for the board
page-folding = How to fold it

# Beside a net: what it holds, what it is made of, its room inside; and what its lines mean.
net-note = { $count } pieces of { $size } × { $thickness } mm · card { $card } mm · inside { $width } × { $height } × { $depth } mm
net-cut = cut
net-score = crease
net-glue = glue

# The parts in the list of the set.
set-box = Box
set-cards = Animal cards
set-gift = Labels and seals
set-standees = Standing figures
set-cover = Cover
set-certificate = Certificate
set-scorepad = Score pad
set-wallet = Wallet

# The assembly sheet: what to buy, and how a set is made.
assembly = Assembly sheet
assembly-title = Making the game
# $animals stickers with an animal; the board on $sheets sheets.
assembly-subtitle =
    { $sheets ->
        [one] { $animals } animals, and a board on a single sheet
       *[other] { $animals } animals, and a board in { $sheets } parts
    }

# What to buy: a thing, and below it how much of it. $shape is disc, square or hexagon.
buy-pieces =
    { $shape ->
        [square] { $count } wooden squares
        [hexagon] { $count } wooden hexagons
       *[disc] { $count } wooden discs
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm across
       *[other] { $size } mm wide
    }
buy-stickers = Sticker paper
# Instead of sticker paper.
buy-labels = Label sheets
buy-paper = Thick paper
buy-paper-use = for the board
# Below “Thick paper”, where the pieces are of paper as the board is.
buy-paper-pieces = for the pieces
buy-sheets =
    { $count ->
        [one] 1 sheet of { $paper }
       *[other] { $count } sheets of { $paper }
    }
buy-card = Stiff card
buy-card-size = { $width } × { $height } mm
buy-tools = Scissors and glue
buy-tools-more = a glue stick is best
# Where the sheets of a board lie edge to edge.
buy-tools-tape = and clear tape
buy-pencils = Coloured pencils
buy-pencils-more = felt pens bleed through

# The work in its order: a title that runs into its text.
make-print = Print.
make-print-text = Choose “actual size” or 100 %, never “fit to page”. The printed line must measure { $length } mm.
# Where the pieces are printed on both sides.
make-print-backs =
    { $way ->
        [short-edge] Print the pieces on both sides of the paper, flipped on the short edge.
       *[long-edge] Print the pieces on both sides of the paper, flipped on the long edge.
    }
make-colour = Colour in.
make-colour-text = Colour the animals and the board while the sheets are whole.
# Where the sides differ by their rings.
make-colour-rings = Leave the rings: they tell the two sides apart.
make-cut = Cut.
# Stickers on labels are cut already. $way is punch, machine, or the colour in which the cut line is printed: pink or grey.
make-cut-stickers =
    { $way ->
        [punch] Punch out the stickers, { $sticker } mm across.
        [machine] Let the machine cut out the stickers, { $sticker } mm across.
        [grey] Cut out the stickers along the thin line, { $sticker } mm across.
       *[pink] Cut out the stickers along the thin pink line, { $sticker } mm across.
    }
# Instead of make-cut-stickers: pieces of paper with a back; pieces that stand.
make-cut-pieces =
    { $way ->
        [punch] Punch out the pieces, { $sticker } mm across.
        [machine] Let the machine cut out the pieces, { $sticker } mm across.
        [grey] Cut out the pieces along the thin line, { $sticker } mm across.
       *[pink] Cut out the pieces along the thin pink line, { $sticker } mm across.
    }
make-cut-strips =
    { $way ->
        [grey] Cut out the strips along the thin line.
       *[pink] Cut out the strips along the thin pink line.
    }
make-cut-board = Trim the board along its corner marks.
# Of a board in parts; $ways is both where sheets lie in rows and in columns.
make-cut-sheets =
    { $ways ->
        [both] Cut the board’s sheets only along the upright edges with scissors.
       *[one] Cut the board’s sheets only along the edges with scissors.
    }
make-cut-tabs =
    { $tabs ->
        [one] Keep the { $width } mm tab.
       *[other] Keep the { $width } mm tabs.
    }
# Where fronts and backs stand side by side, or pieces stand.
make-fold-pieces = Fold.
make-fold-pieces-text =
    { $way ->
        [gutter] Fold each sheet of pieces back along its dashed line and glue the halves together.
       *[stand] Fold each strip at its dashed lines, glue front and back together and bend the tabs outwards.
    }
make-join = Join.
make-join-text =
    { $sheets ->
        [2] Put glue on the tab and lay the other sheet on it, up to the dashed line.
       *[other] Put glue on each tab and lay the next sheet on it, up to the dashed line. The numbers show which.
    }
# Instead, where sheets lie edge to edge.
make-join-butt =
    { $sheets ->
        [2] Lay the two sheets edge to edge and tape the joint on the back.
       *[other] Lay the sheets edge to edge and tape the joints on the back. The numbers show the order.
    }
make-join-letters = Equal letters meet, and the lozenges become whole.
make-join-rows = First join the sheets of each row; then cut and join the rows.
# $fold is half, thirds or quarter.
make-fold = Fold.
make-fold-text =
    { $fold ->
        [quarter] Score the board from fold mark to fold mark with a ruler and a blunt blade. Fold it across, picture inside, then once more.
        [thirds] Score the board from fold mark to fold mark with a ruler and a blunt blade, and fold both ends over the middle.
       *[half] Score the board from fold mark to fold mark with a ruler and a blunt blade, and fold it, picture inside.
    }
make-back = Mount.
make-back-text = Glue the board to the card and press it under heavy books overnight.
# Instead, of a board that is folded.
make-back-folded = Cut the card at the folds, too. Glue the open board to its parts and press it under heavy books overnight.
make-press = Press on.
make-press-text = Press a sticker onto the middle of each piece.
# Where the backs have stickers of their own.
make-press-both = Press one sticker onto the front and one onto the back of each piece.
make-press-spares =
    { $spares ->
        [one] One sticker without an animal is a spare.
       *[other] { $spares } stickers without an animal are spares.
    }

# The foot.
age-title = Small parts.
age-text = Not for children under 3 years: pieces and stickers can be swallowed. Sharp blades are for grown-ups.
set-title = In this set
# The page that is held against a sheet of labels.
set-test = Test page
set-rules = Rules
# Where a part stands in the whole set: $sheets is a number or a span such as 1–2, $file the name of its files.
set-where =
    { $count ->
        [one] sheet { $sheets }, file “{ $file }”
       *[other] sheets { $sheets }, file “{ $file }”
    }

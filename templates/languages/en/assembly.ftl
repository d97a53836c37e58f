# The assembly sheet: what to buy, and how a set is made.
assembly = Assembly sheet
assembly-title = Making the game
# $animals stickers with an animal; the board on $sheets sheets.
assembly-subtitle =
    { $sheets ->
        [one] { $animals } animals and a one-sheet board
       *[other] { $animals } animals and a board in { $sheets } parts
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
        [punch] Punch out each sticker ({ $sticker } mm).
        [machine] Let the machine cut out the stickers ({ $sticker } mm).
        [grey] Cut each sticker along its thin line ({ $sticker } mm).
       *[pink] Cut each sticker along its thin pink line ({ $sticker } mm).
    }
# Instead of make-cut-stickers: pieces of paper with a back; pieces that stand.
make-cut-pieces =
    { $way ->
        [punch] Punch out each piece ({ $sticker } mm).
        [machine] Let the machine cut out the pieces ({ $sticker } mm).
        [grey] Cut each piece along its thin line ({ $sticker } mm).
       *[pink] Cut each piece along its thin pink line ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Cut out the strips along the thin line.
       *[pink] Cut out the strips along the thin pink line.
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Open { $files } in Silhouette Studio and set its registration marks to the same numbers: inset { $inset } mm, length { $arm } mm, line { $line } mm. Cut the layer CUT alone.
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
        [one] The blank sticker is a spare.
        [2] The two blank stickers are spares.
       *[other] The { $spares } blank stickers are spares.
    }
# Where spare animals, or stickers for the box, fill the last sheet.
make-press-animals =
    { $spares ->
        [one] The sticker left over is a spare.
        [2] The two stickers left over are spares.
       *[other] The { $spares } stickers left over are spares.
    }
make-press-labels = Stick the lid seals over the edge of the box, and write your names on the name tags.

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

# Where a laser cuts board and pieces from wood: what to buy.
buy-wood = Plywood
buy-wood-board = for the board, 3–4 mm thick
buy-wood-pieces = for the pieces, 4–6 mm thick
buy-wood-both = for board and pieces, 4 mm thick
buy-wood-sheets =
    { $count ->
        [one] 1 sheet of { $width } × { $height } mm
       *[other] { $count } sheets of { $width } × { $height } mm
    }
buy-calliper = Calliper
buy-calliper-more = to measure the test cut
buy-sandpaper = Sandpaper
buy-sandpaper-more = fine, 240 grit
buy-oil = Oil or wax
buy-oil-more = and a soft cloth

# Its work. $board and $pieces are names of files.
make-load = Load.
make-load-text = Open the files “{ $board }” and “{ $pieces }” in the laser’s program at 100 %.
make-load-one = Open the file “{ $board }” in the laser’s program at 100 %: board and pieces are on one sheet.
# The red line around the board, as wide as a program measures it.
make-load-size =
    { $sheets ->
        [one] The board’s red outline must measure { $width } × { $height } mm.
       *[other] The red outline of the board’s first sheet must measure { $width } × { $height } mm.
    }
# What the three colours do, and in a word in a table.
make-colours = Set the colours.
make-colours-engrave = Black lines are engraved.
make-colours-score = Blue lines are scored, not cut through.
make-colours-cut = Red lines are cut, last of all: what is loose can slip.
laser-engrave = engrave
laser-score = score
laser-cut = cut
# $size is a finished piece; $drawn is that and what the laser burns away.
make-test = Test.
make-test-text = Cut one piece from a scrap and measure it: { $size } mm is right. If not, set “cutter.kerf” in the theme to { $drawn } mm less what you measured, and make the files again.
make-burn = Engrave and cut.
make-burn-text = Fasten the wood so that it lies flat. Do all in this order, without moving the wood in between.
# Where the board comes in parts.
make-glue = Glue.
make-glue-text = Glue the parts edge to edge onto a thin base, in the order of their files. The numbers show it.
make-finish = Finish.
make-finish-text = Wipe off the soot with a damp cloth, sand the edges, then oil the wood.
# $one and $other say what tells the pieces apart, such as “plain ring” or “light animals”.
make-sort = Tell the sides apart.
make-sort-text = One player’s pieces: { $one }. The other’s: { $other }.
make-sort-spares =
    { $spares ->
        [one] The blank piece is a spare.
        [2] The two blank pieces are spares.
       *[other] The { $spares } blank pieces are spares.
    }
age-text-laser = Not for children under 3 years: pieces can be swallowed. A laser is for grown-ups; never leave it alone at work.
set-pieces = Pieces

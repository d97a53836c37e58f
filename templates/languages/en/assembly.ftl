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
buy-sheets =
    { $count ->
        [one] 1 sheet of { $paper }
       *[other] { $count } sheets of { $paper }
    }
buy-card = Stiff card
buy-card-size = { $width } × { $height } mm
buy-tools = Scissors and glue
buy-tools-more = a glue stick is best
buy-pencils = Coloured pencils
buy-pencils-more = felt pens bleed through

# The work in its order: a title that runs into its text.
make-print = Print.
make-print-text = Choose “actual size” or 100 %, never “fit to page”. The printed line must measure { $length } mm.
make-colour = Colour in.
make-colour-text = Colour the animals and the board while the sheets are whole.
# Where the sides differ by their rings.
make-colour-rings = Leave the rings: they tell the two sides apart.
make-cut = Cut.
# Stickers on labels are cut already.
make-cut-stickers = Cut out the stickers, { $sticker } mm across.
make-cut-board = Trim the board along its corner marks.
make-cut-tabs =
    { $tabs ->
        [one] Keep the { $width } mm tab.
       *[other] Keep the { $width } mm tabs.
    }
make-join = Join.
make-join-text =
    { $sheets ->
        [2] Put glue on the tab and lay the other sheet on it, up to the dashed line.
       *[other] Put glue on each tab and lay the next sheet on it, up to the dashed line. The numbers show which.
    }
make-back = Mount.
make-back-text = Glue the board to the card and press it under heavy books overnight.
make-press = Press on.
make-press-text = Press a sticker onto the middle of each piece.
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

# What stands on a printed page beside the artwork.
board = Board
pieces = Stickers
# One part of a board that is printed on several sheets.
board-part = Board, files {$files}, rows {$rows}
page-of = page {$page} of {$pages}
full-size = print at 100 % (actual size)
# On the tab of a sheet: which sheet lies over it.
glue-here = glue sheet {$sheet} over this edge
# Beside the map of a board's sheets: where this one lies.
sheet-place = sheet in row {$row}, column {$column}
# How the dashes beside a board are folded.
fold-valley = valley fold: picture inside
fold-mountain = mountain fold: picture outside
sticker-sheet = {$count} stickers of {$size} mm for pieces of {$piece} mm
label-sheet = {$count} stickers on {$label}
label-test = Test page for {$label}, labels of {$size} mm
# The one sentence on the test page.
label-test-use = Print this page on plain paper at 100 % and hold it with a sheet of {$label} against the light: every line lies on the edge of a label.
# Beside the fold between fronts and backs.
fold-here = fold back here, then glue the halves together
# How backs come behind their fronts: the words of printers' own dialogs; or pieces that are folded to stand.
sheet-backs =
    { $way ->
        [long-edge] print on both sides, flip on the long edge
        [short-edge] print on both sides, flip on the short edge
       *[stand] cut along the lines, fold along the dashes
    }
# Stickers printed the wrong way round.
sheet-mirrored = mirrored, for iron-on or window film
# On a name tag, above the lines to write on.
name-tag = Name

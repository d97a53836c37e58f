# What stands on a printed page beside the artwork.
board = Board
pieces = Stickers
# One part of a board that is printed on several sheets.
board-part = Board, files {$files}, rows {$rows}
page-of = page {$page} of {$pages}
full-size = print at 100 % (actual size)
# On the tab of a sheet: which sheet lies over it.
glue-here = glue sheet {$sheet} over this edge
sticker-sheet = {$count} stickers of {$size} mm for pieces of {$piece} mm

# What preflight finds before a set is printed: what is wrong, what helps, what was measured, and the verdict. Keys of
# a theme and their values, such as { $key } or { $setting }, are the same in every language.

# Lists: “rat, cat and 3 more”. A word as it is printed stands in quotes.
list-next = { $list }, { $next }
list-last = { $list } and { $next }
list-more = { $list } and { $more } more
list-word = “{ $word }”

# How a set is seen.
view-colour = in colour
view-grey = in grey
view-protan = to red-blind eyes
view-deutan = to green-blind eyes
view-tritan = to blue-blind eyes

# What a drawing has that can only be printed as pixels.
feature-blending = blending
feature-clips = clips
feature-embedded-pictures = embedded pictures
feature-filters = filters
feature-gradients = gradients
feature-masks = masks
feature-opacity = opacity
feature-patterns = patterns
feature-text = text

# Stickers, pieces and squares.
sticker-too-large = stickers of { $sticker } mm hang over pieces of { $size } mm
mend-overhang = pieces.inset = "1mm" keeps them 1 mm inside the edge
piece-too-large = pieces of { $size } mm do not fit into squares of { $square } mm
tight-square = pieces of { $size } mm take { $percent } % of the side of squares of { $square } mm
loose-square = pieces of { $size } mm take only { $percent } % of the side of squares of { $square } mm
mend-fit = squares of { $squares } mm suit these pieces, or pieces of { $pieces } mm these squares
no-punch = no common punch cuts stickers of { $sticker } mm; the nearest is sold as { $nearest } in, { $size } mm
mend-inset = { $setting } makes stickers for a punch of { $punch } in on the same pieces
mend-squares = pieces.cut = "squares": these pieces are smaller than any punch
slipping-back = backs may slip by { $drift } mm only; home printers slip by up to { $least } mm
mend-backs = larger pieces, or pieces.backs = "stickers", which do not slip
outside-safe =
    { $count ->
        [one] { $side }'s { $animals } reaches { $reach } mm beyond the line of safety
       *[other] { $side }'s { $animals } reach { $reach } mm beyond the line of safety
    }
mend-safe = smaller drawings, a narrower ring, or { $setting } if you cut with care

# What looks alike.
sides-alike = White's and Black's pieces look alike { $views } (ΔE { $difference }; { $least } is the least)
mend-sides-foot = { $setting } tells them apart by shape, or make one ground much darker
mend-sides = make one ground much darker, or one ring much wider (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } look alike when one lies on its head: they differ in { $percent } % of what they show
        [always] { $animals } look alike to every eye: they differ in { $percent } % of what they show
       *[views] { $animals } look alike { $views }: they differ in { $percent } % of what they show
    }
mend-faces = another picture ({ $key }), or let face.show tell more, larger
unnamed-side-colour = { $side }'s pieces are called { $name-small }, after their colour: the theme does not name them
unnamed-side-one-colour = { $side }'s pieces are called { $name-small }: the theme does not name them, and both sides have one colour
mend-name = { $setting }, or another name

# Lines.
thin-line =
    { $part ->
        [board] the thinnest line on the board is { $width } mm wide; { $least } mm is the least
       *[pieces] the thinnest line on the pieces is { $width } mm wide; { $least } mm is the least
    }
thin-line-key =
    { $part ->
        [board] the thinnest line on the board, in { $key }, is { $width } mm wide; { $least } mm is the least
       *[pieces] the thinnest line on the pieces, in { $key }, is { $width } mm wide; { $least } mm is the least
    }
mend-line = { $setting }, a larger lines.weight, or a larger size
thin-reversed-line =
    { $part ->
        [board] a light line on dark ground on the board is { $width } mm wide; { $least } mm stay open
       *[pieces] a light line on dark ground on the pieces is { $width } mm wide; { $least } mm stay open
    }
mend-reversed-line = a larger lines.weight or size, or a lighter ground below it

# Words.
small-letters =
    { $part ->
        [board] { $words } on the board: down to { $height } mm high; { $least } mm is the least
       *[pieces] { $words } on the pieces: down to { $height } mm high; { $least } mm is the least
    }
small-characters =
    { $part ->
        [board] { $words } on the board: down to { $height } mm to the em; { $least } mm is the least
       *[pieces] { $words } on the pieces: down to { $height } mm to the em; { $least } mm is the least
    }
squeezed-word =
    { $part ->
        [board] { $words } on the board had to be squeezed
       *[pieces] { $words } on the pieces had to be squeezed
    }
shrunk-word =
    { $count ->
        [one] { $words } is set smaller than the other words on the pieces, to fit
       *[other] { $words } are set smaller than the other words on the pieces, to fit
    }
mend-text-board = larger squares (size = "family"), or fewer board.labels
mend-text-pieces = larger pieces (size = "family"), less in face.show, or one language instead of two
small-name =
    { $count ->
        [one] the name on the pieces of { $animals } is too long: small letters are { $height } mm high; { $least } mm is the least
       *[other] the names on the pieces of { $animals } are too long: small letters are { $height } mm high; { $least } mm is the least
    }
mend-small-name = pieces of { $size } mm (pieces.size), a shorter name, or face.show without "name"

# Contrast.
low-contrast-words-pieces = “{ $words }” on { $side }'s pieces has a contrast of { $contrast } : 1; { $least } is the least
low-contrast-words-board = “{ $words }” on the board has a contrast of { $contrast } : 1; { $least } is the least
mend-contrast-key =
    { $way ->
        [lighter] a lighter { $key }, or a darker ground below it
       *[darker] a darker { $key }, or a lighter ground below it
    }
mend-contrast-words =
    { $way ->
        [lighter] lighter words, or a darker ground below them
       *[darker] darker words, or a lighter ground below them
    }
low-contrast-colours =
    { $what ->
        [start] the animals on their squares
        [rivers] the rivers on the land
        [lines] the lines between squares
        [outlines] the animals' outlines
       *[side] a side's animals
    } have a contrast of { $contrast } : 1; { $least } is the least
mend-contrast-colours = a darker { $key }, or a lighter ground

# Pictures.
low-resolution = { $file } prints at { $dpi } dpi; { $least } is the least
mend-resolution = a picture of { $width } × { $height } pixels; this one has { $own-width } × { $own-height }
rasterised = { $file } prints as pixels: it has { $features }
mend-rasterised = plain fills and lines instead print sharp at any size

# Ink.
much-ink =
    { $part ->
        [board] { $percent } % of the board is printed dark: that takes much ink, and cannot be coloured in
       *[pieces] { $percent } % of the pieces is printed dark: that takes much ink, and cannot be coloured in
    }
mend-ink = lighter grounds, dark lines
total-ink-key = { $key } prints { $total } % of ink over itself; the press takes { $most } %
total-ink-part =
    { $part ->
        [board] a colour of the board
        [pieces] a colour of the pieces
        [rules] a colour of the rules
       *[assembly] a colour of the assembly
    } prints { $total } % of ink over itself; the press takes { $most } %
mend-total-ink = a lighter colour, black alone (cmyk(0, 0, 0, 1)), or colours.most-ink as the print shop says
total-ink-picture = a picture prints { $total } % of ink over itself; the press takes { $most } %
mend-total-ink-picture = the profile for this paper, whose makers keep to its limit, or colours.most-ink as the print shop says

# Sheets.
no-page =
    { $part ->
        [rules] the rules sheet does not fit on { $paper }, on however many pages
       *[assembly] the assembly sheet does not fit on { $paper }, on however many pages
    }
mend-no-page = a larger paper.size, or another sheet.layout
waste =
    { $sheets ->
        [one] { $count } stickers of { $sticker } mm use { $percent } % of the sheet of { $paper }; { $free } more fit
       *[other] { $count } stickers of { $sticker } mm use { $percent } % of { $sheets } sheets of { $paper }; { $free } more fit
    }
mend-waste-sets = pieces.fill = "sets" for { $sets } more on the same paper, "spares" for spare animals, "labels" for seals and name tags
mend-waste-spares = pieces.fill = "spares" for spare animals, "labels" for seals and name tags
mend-waste-paper = a smaller paper.size holds them too
many-sheets = a board with squares of { $square } mm takes { $sheets } sheets of { $paper }
mend-many-sheets = { $setting } (squares of { $smaller } mm) takes { $fewer }, or a larger paper.size
mend-many-sheets-roll = a larger paper.size, or a print shop's roll

# The box.
empty-places =
    { $places ->
        [one] { $count } pieces do not fill equal stacks: { $places } place stays empty
       *[other] { $count } pieces do not fill equal stacks: { $places } places stay empty
    }
mend-empty-places = spare pieces can lie there
stiff-tuck = card of { $card } mm is cut half through, not creased: its flaps tire
mend-stiff-tuck = box.style = "matchbox" lasts longer
box-too-large = the net of { $width } × { $height } mm does not fit on { $paper }
mend-box-too-large = { $need } would do
mend-box-too-large-none = no paper up to A1 would do: smaller pieces, or fewer of them

# What was measured.
figure-backs = how far backs may slip
figure-line =
    { $part ->
        [board] the thinnest line on the board
       *[pieces] the thinnest line on the pieces
    }
figure-letters =
    { $part ->
        [board] the smallest letters of the board
       *[pieces] the smallest letters of the pieces
    }
figure-characters =
    { $part ->
        [board] the smallest characters of the board
       *[pieces] the smallest characters of the pieces
    }
figure-names = the small letters of names on the pieces
figure-words-pieces = “{ $words }” on { $side }'s pieces on its ground
figure-words-board = “{ $words }” on the board on its ground
figure-colours =
    { $what ->
        [start] the animals on their squares
        [rivers] the rivers on the land
        [lines] the lines between squares
        [outlines] the animals' outlines
       *[side] a side's animals
    }
figure-picture = { $file }
figure-sides = the two sides, { $views }
figure-faces = two animals, { $views }
figure-waste = the sticker sheets' use

# The verdict: how many of each, whether a set can be made, and of which sheets.
count-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
count-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
count-advice =
    { $count ->
        [one] { $count } piece of advice
       *[other] { $count } pieces of advice
    }
count-next = { $list }, { $next }
needed-sheets =
    { $count ->
        [one] { $count } sheet of { $paper }
       *[other] { $count } sheets of { $paper }
    }
verdict-good = Nothing to mend: { $sheets }.
verdict-advice = Nothing to mend, { $counts }: { $sheets }.
verdict-warnings = { $counts }. A set can be made: { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. A set can be made when the fault is mended.
       *[other] { $counts }. A set can be made when the faults are mended.
    }

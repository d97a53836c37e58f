# What a rules sheet says beside its rules.

# The line below the title, and the line of theme (the second where the board has no river or no traps).
subtitle = For 2 players, ages 7 and up, 15 to 30 minutes
# Of a set of another size than usual.
subtitle-untimed = For 2 players, ages 7 and up
lead = Your animals creep through the jungle, past rivers and traps, towards the enemy den.
lead-river = Your animals creep through the jungle, past the river and the traps, towards the enemy den.
lead-plain = Your animals creep through the jungle and meet the enemy.

# The sections.
heading-goal = Goal
heading-box = What you need
heading-setup = Set-up
heading-turn = Your turn
heading-capture = Capturing
heading-river = The river
heading-traps = Traps and dens
heading-traps-alone = Traps
heading-dens-alone = Dens
heading-end = End of the game
heading-glance = At a glance

# What lies in the box: $animals in all, $each a side.
box =
    One board and { $animals } animals, { $each ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $each }
    } each.
box-uneven = One board and { $animals } animals.
setup-plain = Sit at opposite ends of the board. Place your animals as in the picture “{ heading-setup }”.
# Whose dens and traps are whose: each side's lie at its own end, or only their marks tell.
setup-home =
    { $traps ->
        [one] The den and the trap on your side are yours.
       *[other] The den and the traps on your side are yours.
    }
setup-home-dens =
    { $dens ->
        [one] The den on your side is yours.
       *[other] The dens on your side are yours.
    }
setup-home-traps =
    { $traps ->
        [one] The trap on your side is yours.
       *[other] The traps on your side are yours.
    }
setup-marked = Each den and each trap belongs to the side whose mark it bears.
setup-marked-dens = Each den belongs to the side whose mark it bears.
setup-marked-traps = Each trap belongs to the side whose mark it bears.

# The quick reference.
glance-exceptions =
    { $exceptions ->
        [one] The exception
       *[other] Exceptions
    }
glance-swims = Can swim
glance-leaps = Can leap
glance-traps = Beware
glance-traps-harmless = Traps
glance-shelter = Safe
# Animals with what they can do in brackets, items in a row, and the last of several animals that can do the same.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } and { $item }
glance-nobody = nobody
leap-sideways = sideways
leap-lengthwise = forward and backward
leap-every-way = across or along the river
leap-two-rivers = also over two rivers
traps-enemy =
    { $traps ->
        [one] the enemy trap
       *[other] enemy traps
    }
traps-own =
    { $traps ->
        [one] your own trap
       *[other] your own traps
    }
traps-all = all traps
traps-none = harmless
# Captures out of the order of strength, beside the ladder.
arrow-takes = the { $weak } captures the { $strong }
arrow-mutual = { $weak } and { $strong } capture each other
arrow-never = the { $strong } never captures the { $weak }
arrow-neither = { $weak } and { $strong } never capture each other
# The same on the arrow itself, where there is no room for names.
arrow-verb = captures
arrow-verb-mutual = capture each other
# What an animal on the ladder can do besides.
gift-swims = swims
gift-leaps = leaps the river
gift-takes = captures the { $victim }
gift-spares = cannot capture the { $victim }
# The animal at the top of the ladder.
ladder-strongest = strongest

# The foot.
rules-name = Rules “{ $rules }”, version { $version } · check code { $mark }
page = Page { $page } of { $pages }

# What the marks behind sentences mean.
note-reading = Tradition is silent here; this is our reading.
note-measured = The source does not say this in words, but its numbers come out only this way.
note-disputed = Tradition is unclear here; this is our reading.
# The same on a sheet of somebody's own rules.
note-own-reading = Your rules are silent here; this is our reading.
note-own-measured = Your rules do not say this in words, but the numbers of those they extend come out only this way.
note-own-disputed = The rules that yours extend are unclear here; this is our reading.
# The same in few words, for the margin of an annotated sheet.
remark-reading = not in the source
remark-measured = not in the source’s words; its figures demand it
remark-disputed = the source’s wording is disputed
# The same of somebody's own rules.
remark-own-reading = not in your rules
remark-own-measured = not in your rules; the figures of those they extend demand it
remark-own-disputed = the wording of the rules that yours extend is disputed

# Where no rule limits going to and fro.
repetition-free = Nothing forbids going back and forth. If neither side makes headway, agree on a draw.

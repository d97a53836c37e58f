# What a rules sheet says beside its rules.

# The line below the title, and the line of theme (the second where the board has no river or no traps).
subtitle = For two players, from 7 years
lead = Your animals creep through the jungle, past rivers and traps, towards the enemy den.
lead-plain = Your animals creep through the jungle and meet the enemy.

# The sections.
heading-goal = Goal
heading-box = In the box
heading-setup = Set-up
heading-turn = Your turn
heading-capture = Capturing
heading-river = The river
heading-traps = Traps and dens
heading-end = End of the game
heading-glance = At a glance

# What lies in the box: $animals in all, $each a side.
box =
    { $animals ->
        [one] 1 board and 1 animal.
       *[other] 1 board and { $animals } animals, { $each } for each side.
    }
box-uneven = 1 board and { $animals } animals.
setup = Sit at opposite ends of the board. Place your animals as the picture shows. The den and the traps on your side are yours.
setup-plain = Sit at opposite ends of the board. Place your animals as the picture shows.
setup-marked = Sit at opposite ends of the board. Place your animals as the picture shows. Each den and trap belongs to the side whose mark it bears.

# The quick reference.
glance-exceptions = Out of order
glance-swims = Can swim
glance-leaps = Can leap
glance-traps = Dangerous traps
glance-shelter = Safe traps
# Animals with what they can do in brackets, items in a row, and the last of several animals that can do the same.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } and { $item }
glance-nobody = nobody
leap-sideways = sideways
leap-lengthwise = forward and backward
leap-every-way = in any direction
leap-two-rivers = also over both rivers
traps-enemy = the enemy’s
traps-own = your own
traps-all = all
traps-none = none
# Captures out of the order of strength, beside the ladder.
arrow-takes = the { $weak } captures the { $strong }
arrow-mutual = { $weak } and { $strong } capture each other
arrow-never = the { $strong } never captures the { $weak }
arrow-neither = { $weak } and { $strong } never capture each other
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
note-reading = The rules we follow do not say this; it is how we read them.
note-measured = The rules we follow do not say this in words, but their figures come out only this way.
note-disputed = The rules we follow are unclear here; it is how we read them.
# The same in few words, for the margin of an annotated sheet.
remark-reading = not in the source
remark-measured = not in the source’s words; its figures demand it
remark-disputed = the source’s wording is disputed

# What the commands of the referee say around his rulings.

# Comparing two rulesets.
compare-same-game = { $left } and { $right } play the same game.
compare-same-sheet = Their rules sheets say the same.
compare-only-under = Only under { $rules }
compare-both-allow = Moves that both allow here: { $count }.
compare-only-allows = only { $rules } allows

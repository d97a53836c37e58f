# Wat de opdrachten van de scheidsrechter om zijn uitspraken heen zeggen.

# Twee spelregels vergeleken.
compare-same-game = { $left } en { $right } zijn hetzelfde spel.
compare-same-sheet = Hun spelregels zeggen hetzelfde.
compare-only-under = Alleen volgens { $rules }
compare-both-allow = Zetten die hier volgens beide mogen: { $count }.
compare-only-allows = alleen volgens { $rules } mag

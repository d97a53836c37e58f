# Ciò che i comandi dell’arbitro dicono intorno alle sue decisioni.

# Confronto di due regolamenti.
compare-same-game = { $left } e { $right } sono lo stesso gioco.
compare-same-sheet = I loro fogli delle regole dicono le stesse cose.
compare-only-under = Solo secondo { $rules }
compare-both-allow = Mosse permesse qui da entrambi: { $count }.
compare-only-allows = solo { $rules } permette

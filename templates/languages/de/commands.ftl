# Was die Befehle des Schiedsrichters um seine Entscheidungen herum sagen.

# Zwei Regelwerke im Vergleich.
compare-same-game = { $left } und { $right } sind dasselbe Spiel.
compare-same-sheet = Ihre Regelblätter sagen dasselbe.
compare-only-under = Nur nach { $rules }
compare-both-allow = Züge, die hier beide erlauben: { $count }.
compare-only-allows = nur { $rules } erlaubt

# O que os comandos do árbitro dizem em torno das decisões.

# Comparação de duas regras.
compare-same-game = { $left } e { $right } são o mesmo jogo.
compare-same-sheet = Suas folhas de regras dizem o mesmo.
compare-only-under = Apenas segundo { $rules }
compare-both-allow = Lances que ambas permitem aqui: { $count }.
compare-only-allows = apenas { $rules } permite

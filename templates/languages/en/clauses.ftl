# The rules sheet's sentences, by clause. Arguments: $side; the animals $weak and $strong of an exception; lists of
# animals $swimmers, $capturers, $leapers, $enterers, $blockers (with a capital: $Leapers; how many: $leapers-count); the
# numbers of limits; how many $dens and $traps the side has that has more of them. A sentence that begins with a place writes the place with a capital.

clause-win-by-den =
    { $dens ->
        [one] You win at once when one of your animals enters the enemy den.
       *[other] You win at once when one of your animals enters an enemy den.
    }
clause-win-by-capturing-all = You also win when you have captured all enemy animals.
clause-win-by-capturing-all-only = You win when you have captured all enemy animals.
clause-first-mover = { $Side } moves first.
clause-take-turns = Then take turns.
clause-move-one-step = On your turn, move one animal one square forward, backward or sideways, never diagonally. You may not pass.
clause-own-animal = You may not move onto one of your own animals.
clause-capture-equal-or-weaker = You may capture an enemy of equal or lower strength by moving onto its square; it leaves the game.
clause-capture-weaker-only = You may capture an enemy of lower strength by moving onto its square; it leaves the game.
clause-equal-both-out = If both are equally strong, your own animal leaves the game, too.
clause-see-ladder = “{ heading-glance }” shows how strong each animal is.
clause-takes-stronger = The { $weak } may capture even the { $strong }, but the { $strong } may not capture the { $weak }.
clause-takes-equal = Although both are equally strong, the { $weak } may capture the { $strong }, but the { $strong } may not capture the { $weak }.
clause-take-each-other = The { $weak } and the { $strong } may capture each other.
clause-never-takes = The { $strong } may not capture the { $weak }.
clause-never-takes-equal = Although both are equally strong, the { $strong } may not capture the { $weak }.
clause-neither-takes = Although both are equally strong, the { $weak } and the { $strong } may not capture each other.
clause-water-only-swimmers = Only { $swimmers } may enter the river.
clause-water-nobody = No animal may enter the river.
clause-river-capture-free = You may capture in the water, and between land and water.
# Where every river is a single square, no two animals meet in the water.
clause-river-capture-at-bank = You may capture from land into the water, and from the water onto land.
clause-no-capture-across-edge = You may capture in the water, but not between land and water.
clause-no-capture-into-water = From land, you may not capture an animal in the water.
clause-no-capture-out-of-water = From the water, you may not capture an animal on land.
clause-no-capture-in-water = Animals in the water may not capture each other.
clause-river-is-shelter = An animal in the water cannot be captured.
clause-no-capture-from-river = An animal in the water may not capture.
clause-no-capture-at-river = An animal in the water may not capture and cannot be captured.
clause-out-of-water-only = From the water, only { $capturers } may capture an animal on land.
clause-safe-from-river = { $Weak-an } in the water may not capture { $strong-an } on land.
clause-leap-both-ways = { $Leapers } may leap straight over the river, across or along it, to the opposite bank.
# Over waters of one square, which have no length.
clause-leap-both-ways-pond = { $Leapers } may leap straight over the river to the opposite bank: sideways, forward or backward.
clause-leap-across = { $Leapers } may leap straight over the river to the opposite bank, but only sideways.
clause-leap-along = { $Leapers } may leap straight over the river to the opposite bank, but only forward or backward.
clause-leap-across-too = { $Leapers } may leap, too, but only sideways.
clause-leap-along-too = { $Leapers } may leap, too, but only forward or backward.
clause-leap-none = No animal may leap over the river.
clause-leap-both-rivers = { $Leapers } may even leap over two rivers in one move if the land between them is empty.
clause-leap-blocked = { $Blockers } in the way, yours or the enemy’s, blocks the leap.
clause-leap-blocked-by-any = An animal in the way, yours or the enemy’s, blocks the leap.
clause-leap-blocked-by-enemy = { $Blockers } of the enemy’s in the way blocks the leap; your own animals do not.
clause-leap-blocked-by-any-enemy = An enemy animal in the way blocks the leap; your own animals do not.
clause-leap-others-free = You may leap over other animals in the water.
clause-leap-not-blocked = You may leap over animals in the water.
clause-leap-captures = As with any move, you may capture where you land.
clause-leap-no-capture = You may leap only to an empty square.
clause-trap-weakens-enemy = In an enemy trap, your animal can be captured by any enemy, whatever its strength.
clause-trap-weakens-anyone = In a trap, no matter whose, your animal can be captured by any enemy, whatever its strength.
clause-trap-weakens-owner = In a trap of your own, your animal can be captured by any enemy, whatever its strength.
clause-trap-overrides = Even the { $strong } may then capture the { $weak }.
clause-trap-overrides-several = Even an animal that may otherwise never capture it may do so then.
clause-trap-no-override = Even then the { $strong } may not capture the { $weak }.
clause-trap-no-override-several = An animal that may never capture a certain other one may not do so even then.
clause-trap-permanent = This lasts until the end of the game, even after the animal has left the trap.
clause-own-trap-harmless =
    { $traps ->
        [one] Your own trap never harms your animals.
       *[other] Your own traps never harm your animals.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] The enemy trap never harms your animals.
       *[other] Enemy traps never harm your animals.
    }
clause-own-trap-shelters = In a trap of your own, your animal cannot be captured.
clause-own-trap-shelters-even-weak = In a trap of your own, your animal cannot be captured, not even if a trap has weakened it.
clause-traps-harmless = Traps have no effect.
clause-trapped-captures = A trapped animal may still capture as usual.
clause-trapped-may-not-capture = A trapped animal may not capture. Only the { $weak } may still capture the { $strong }.
clause-trapped-may-not-capture-several = A trapped animal may not capture. Only an animal that may capture a certain stronger one may still capture that one.
clause-trapped-may-not-capture-several-equal = A trapped animal may not capture. Only an animal that may capture a certain stronger or equally strong one may still capture that one.
clause-trapped-may-not-capture-at-all = A trapped animal may not capture.
clause-own-den-barred =
    { $dens ->
        [one] You may not enter your own den.
       *[other] You may not enter a den of your own.
    }
clause-den-only =
    { $dens ->
        [one] Only { $enterers } may enter the enemy den.
       *[other] Only { $enterers } may enter an enemy den.
    }
clause-no-legal-move-loses = If you have no legal move on your turn, you lose.
clause-no-legal-move-draws = If you have no legal move on your turn, the game is a draw.
clause-no-animals-left = You also lose if you have no animals left.
clause-no-animals-left-draws = The game is also a draw if you have no animals left.
clause-no-earlier-position = You may not bring back an earlier position of this game, not even the starting position.
clause-third-time-barred = You may not bring about the same position for the third time.
clause-threefold-draws = When the same position comes up for the third time, the game is a draw.
clause-threefold-claim = When the same position comes up for the third time, or would with your next move, you may declare the game a draw.
clause-same-position = Positions are the same when all animals stand the same and the same side is to move.
clause-same-position-and-weakness = Positions are the same when all animals stand the same, the same ones are weakened by a trap, and the same side is to move.
clause-seven-three = If one of your animals has moved to the same square { $times } times within { $turns } of your turns in a row, it may not move there on your next turn.
clause-seventeen-five = If one of your animals has moved only among the same { $squares } squares for { $turns } of your turns in a row, it may not move to any of them on your next turn.
clause-count-restarts = Counting starts again when you move another animal or enter a trap.
clause-count-restarts-without-traps = Counting starts again when you move another animal.
clause-draw-after-turns =
    { $n ->
        [one] If nobody has won after one move, the game is a draw.
       *[other] If nobody has won after { $n } moves, counting both sides, the game is a draw.
    }
clause-draw-without-capture =
    { $n ->
        [one] If nobody captures in a move, the game is a draw.
       *[other] If nobody captures for { $n } moves in a row, counting both sides, the game is a draw.
    }

game = Spill

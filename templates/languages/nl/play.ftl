# Een spel tegen het programma, aan het toetsenbord.

# De woorden die je kunt typen; het eerste van elke lijst staat in de hulp. De Engelse werken ook altijd.
play-words-undo = terug
play-words-hint = tip
play-words-moves = zetten
play-words-board = bord
play-words-draw = remise gelijkspel
play-words-claim = claim
play-words-resign = opgeven
play-words-save = bewaren
play-words-help = hulp ?
play-words-quit = stoppen stop
play-words-yes = ja j

play-animals = Dieren van { $white }: { $letters }; die van { $black } in kleine letters.
play-help = Een zet: a3b3, Eb3, Ea3-b3 of { elephant } b3. Of: terug (neemt je laatste zet terug), tip, zetten, bord, remise (biedt remise aan), claim of claim a3b3 (remise, als dezelfde stelling voor de derde keer ontstaat), opgeven, bewaren BESTAND, hulp, stoppen.
play-plays = { $number } { $Side } speelt { $move }
play-unreadable = Niet begrepen: { $why }.
play-cannot = Deze zet kan hier niet.
play-no-move = Er is geen zet.
play-gives-up = Het programma vindt geen toegestane zet en geeft op.
play-nothing-back = Er valt niets terug te nemen.
play-beginning = Dat was het begin.

# Remise en einde. Op een aanbod antwoord je ja of nee.
play-offer = { $Rival }, { $side } biedt remise aan. Neem je het aan? (ja, nee)
play-declines = { $Side } slaat het af: het spel gaat door.
play-claims = { $Side } claimt remise.
play-no-draw = Geen remise.
play-over = Het spel is afgelopen, { $result }.
play-had-ended = Het was al eerder afgelopen: { $how }.
play-resigned = { $Side } heeft opgegeven.
play-agreed = Beide kanten zijn remise overeengekomen.
play-nobody-won = Na { $count } zetten heeft niemand gewonnen.
play-after-end = terug neemt de laatste zet terug, bewaren BESTAND bewaart het spel, stoppen houdt op.

# Bewaren.
play-save-where = Waar? Bijvoorbeeld: bewaren avond.pgn
play-saved = Bewaard in { $file }.
play-not-saved = Niet bewaard. Uit een bestand gaat het zo verder: shouqi play --game BESTAND{ $rules }
save-taken = { $file } bestaat al
save-taken-help = kies een andere naam, of begin met --force om het te laten vervangen

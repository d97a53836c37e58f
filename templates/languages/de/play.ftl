# Ein Spiel gegen das Programm, an der Eingabezeile.

# Die Wörter, die man eingeben kann; das erste jeder Liste steht in der Hilfe. Die englischen gelten immer auch.
play-words-undo = zurück zurueck z
play-words-hint = tipp
play-words-moves = züge zuege
play-words-board = brett
play-words-draw = remis unentschieden
play-words-claim = anspruch
play-words-resign = aufgeben
play-words-save = speichern
play-words-help = hilfe ?
play-words-quit = ende beenden
play-words-yes = ja j

play-animals = { $White } führt die Großbuchstaben: { $letters }. { $Black } führt die kleinen.
play-help = Ein Zug: a3b3, Eb3, Ea3-b3 oder { elephant } b3. Oder: zurück (nimmt deinen letzten Zug zurück), tipp, züge, brett, remis (bietet eins an), anspruch oder anspruch a3b3 (ein Remis, wenn dieselbe Stellung zum dritten Mal vorkommt), aufgeben, speichern DATEI, hilfe, ende.
play-plays = { $number } { $Side } zieht { $move }
play-unreadable = Nicht verstanden: { $why }.
play-cannot = Dieser Zug ist hier nicht möglich.
play-no-move = Es gibt keinen Zug.
play-gives-up = Das Programm findet keinen erlaubten Zug und gibt auf.
play-nothing-back = Es gibt nichts zurückzunehmen.
play-beginning = Das war der Anfang.

# Remis und Ende. Auf ein Angebot kann man mit ja und nein antworten.
play-offer = { $Rival }, { $side } bietet Remis an. Angenommen? (ja, nein)
play-declines = { $Side } lehnt ab: Das Spiel geht weiter.
play-claims = { $Side } beansprucht Remis.
play-no-draw = Kein Remis.
play-over = Das Spiel ist zu Ende, { $result }.
play-had-ended = Es war schon vorher zu Ende: { $how }.
play-resigned = { $Side } hat aufgegeben.
play-agreed = Beide Seiten haben sich auf Remis geeinigt.
play-nobody-won = Nach { $count } Zügen hat niemand gewonnen.
play-after-end = zurück nimmt den letzten Zug zurück, speichern DATEI hebt das Spiel auf, ende hört auf.

# Speichern.
play-save-where = Wohin? Zum Beispiel: speichern abend.pgn
play-saved = Gespeichert in { $file }.
play-not-saved = Nicht gespeichert. Aus einer Datei geht es damit weiter: shouqi play --game DATEI{ $rules }
save-taken = { $file } gibt es schon
save-taken-help = einen anderen Namen wählen, oder mit --force beginnen, um sie zu ersetzen

# Ein Spiel am Tisch, zwischen Menschen oder gegen das Programm.

# Die Wörter, die man eingeben kann; das erste jeder Liste steht in der Hilfe. Die englischen gelten immer auch. Kein
# Wort darf ein Tier, eine Seite oder ein Zug sein.
play-words-undo = zurück zurueck z
play-words-redo = vor vorwärts vorwaerts wiederholen
play-words-legal = erlaubt zulässig zulaessig
play-words-hint = tipp hinweis
play-words-moves = züge zuege
play-words-board = brett
play-words-strengths = stärken staerken stärke staerke
play-words-draw = remis unentschieden
play-words-claim = anspruch beanspruchen reklamation reklamieren
# Wörter, die zwischen diesem Wort und dem angekündigten Zug stehen dürfen.
play-words-claim-fillers = auf remis unentschieden wegen durch stellungswiederholung wiederholung mit
play-words-resign = aufgeben aufgabe
play-words-illegal = regelwidrig unerlaubt verstoß verstoss
play-words-press = drücken druecken
play-words-pause = pause anhalten unterbrechen
play-words-go = weiter los start fortsetzen
play-words-note = notiz notieren vermerk
play-words-adjudicate = entscheiden entscheid entscheidung
play-words-swap = tauschen tausch seitenwechsel
play-words-try = probieren ausprobieren versuchen
play-words-return = rückkehr rueckkehr zurückkehren zurueckkehren
play-words-save = speichern sichern
play-words-help = hilfe ?
play-words-quit = ende beenden verlassen
play-words-yes = ja j annehmen
play-words-no = nein n ablehnen

# Die Hilfe: wie man einen Zug eingibt, dann was jedes dieser Wörter tut, kurz und klein geschrieben.
play-enter = Ein Zug wird als a3b3, Eb3 oder { elephant } b3 eingegeben; ein ? davor fragt nur, ob er erlaubt ist. Die Befehle nennt hilfe.
play-does-legal = beurteilt einen Zug, ohne ihn zu machen, wie ?: erlaubt a3b3
play-does-undo = nimmt den letzten Zug zurück
play-does-redo = macht einen zurückgenommenen Zug noch einmal
play-does-hint = schlägt einen Zug vor
play-does-moves = nennt die erlaubten Züge
play-does-board = zeigt das Brett
play-does-strengths = zeigt, wie stark die Tiere sind
play-does-draw = bietet Remis an; die Antwort ist ja oder nein
play-does-claim = beansprucht Remis bei dreimal gleicher Stellung; vor dem Zug: anspruch a3b3
play-does-resign = gibt auf, für die Seite am Zug oder eine genannte
play-does-illegal = zählt einen regelwidrigen Zug der Seite am Zug oder einer genannten
play-does-press = drückt die Uhr nach einem Zug
play-does-pause = hält die Uhren an
play-does-go = lässt die Uhr der Seite am Zug laufen
play-does-note = schreibt etwas in die Aufzeichnung: notiz die Ratte wurde berührt
play-does-adjudicate = beendet das Spiel durch Entscheid: entscheiden remis der Saal schließt
play-does-swap = lässt die Spieler die Seiten tauschen
play-does-try = probiert Züge aus; sie zählen nicht
play-does-return = kehrt dahin zurück, wo das Ausprobieren begann
play-does-save = speichert die Aufzeichnung: speichern abend.pgn
play-does-help = zeigt diese Liste
play-does-quit = verlässt den Tisch

# Vor einem Spiel. $level ist einer der Sätze darunter.
play-animals = { $White } führt die Großbuchstaben: { $letters }. { $Black } führt die kleinen.
play-player = { $Side }: { $name }
play-level = { $Side } spielt das Programm: { $level }
play-level-child = sieht nur seinen nächsten Zug und irrt sich oft
play-level-beginner = sieht die nächsten zwei Züge und irrt sich manchmal
play-level-easy = sieht die nächsten drei Züge
play-level-medium = sieht die nächsten fünf Züge
play-level-strong = denkt eine Sekunde nach
play-level-full = denkt fünf Sekunden nach
play-kept = Jeder Zug wird in { $file } festgehalten.

# Züge. $side ist die Seite, die schlägt, $rival die, die ein Tier verliert; im zweiten Satz ist das der Leser.
play-plays = { $number } { $Side } zieht { $move }.
play-takes = { $Side } schlägt mit { $animal-dat } { $victim-acc } von { $rival }.
play-takes-yours = { $Side } schlägt dir mit { $animal-dat } { $victim-acc } weg.
play-unreadable = Nicht verstanden: { $why }.
play-cannot = Dieser Zug ist hier nicht möglich.
play-no-move = Es gibt keinen Zug.
play-gives-up = Das Programm findet keinen erlaubten Zug und gibt auf.
play-nothing-back = Es gibt nichts zurückzunehmen.
play-nothing-again = Es gibt keinen zurückgenommenen Zug.
play-beginning = Das war der Anfang.

# Was das Programm einem Kind zu seinem Zug sagt. Das Tier ist sein eigenes, $victim ist das des Kindes.
play-why-wins = Damit habe ich gewonnen!
play-why-takes = { $Victim-dat } konnte ich einfach nicht widerstehen.
play-why-saves =
    { $animal-er ->
        [er] Mein { $animal }
        [sie] Meine { $animal }
       *[es] Mein Tier „{ $animal }“
    } war dort in Gefahr.
play-why-threatens =
    Jetzt ist { $animal-er ->
        [er] mein { $animal }
        [sie] meine { $animal }
       *[es] mein Tier „{ $animal }“
    } hinter { $victim-dat } her!
play-why-nearer =
    { $animal-er ->
        [er] Mein { $animal }
        [sie] Meine { $animal }
       *[es] Mein Tier „{ $animal }“
    } schleicht sich an deinen Bau heran.
play-why-strolls =
    { $animal-er ->
        [er] Mein { $animal }
        [sie] Meine { $animal }
       *[es] Mein Tier „{ $animal }“
    } geht spazieren.

# Remis und Ende. Auf ein Angebot kann man mit ja und nein antworten.
play-offer = { $Rival }, { $side } bietet Remis an. Angenommen? (ja, nein)
play-no-offer = Es liegt kein Remisangebot vor.
play-declines = { $Side } lehnt ab: Das Spiel geht weiter.
play-claims = { $Side } beansprucht Remis.
play-no-draw = Kein Remis.
play-over = Das Spiel ist zu Ende, { $result }.
play-had-ended = Es war schon vorher zu Ende: { $how }.
play-resigned = { $Side } hat aufgegeben.
play-agreed = Beide Seiten haben sich auf Remis geeinigt.
play-lost-on-time = { $Side } hat durch Zeitüberschreitung verloren.
play-lost-by-offence = { $Side } hat durch einen regelwidrigen Zug verloren.
play-adjudicated = Durch Entscheid: { $why }
play-adjudicate-how = Wer gewinnt, und warum? Zum Beispiel: entscheiden remis der Saal schließt
play-nobody-won = Nach { $count } Zügen hat niemand gewonnen.
play-goes-on = Das Spiel geht weiter.
play-after-end = zurück nimmt den letzten Zug zurück, speichern DATEI hebt das Spiel auf, ende hört auf.

# Uhren und regelwidrige Züge. $time ist wie 2m30s.
play-flag = Das Fallblättchen von { $side } ist gefallen.
play-no-clocks = An diesem Tisch gibt es keine Uhren.
play-as-it-is = Das ändert an den Uhren nichts.
play-no-press = Jetzt kann niemand die Uhr drücken.
play-offence = Regelwidriger Zug von { $side }, Nummer { $count }.
play-penalty-warning = Dafür gibt es eine Verwarnung.
play-penalty-time = Dafür bekommt { $rival } { $time } mehr.

# Anderes am Tisch.
play-no-side = Keine Seite und kein Spieler heißt „{ $text }“.
play-noted = Notiert.
play-note-what = Was soll notiert werden? Zum Beispiel: notiz die Ratte wurde berührt
play-swapped = Die Spieler haben die Seiten getauscht.
play-trying = Von hier an werden Züge nur ausprobiert.
play-trying-out = Gerade werden Züge ausprobiert; rückkehr führt zum Spiel zurück.
play-not-trying = Es werden gerade keine Züge ausprobiert.
play-returned = Das Spiel steht wieder wie zuvor.

# Speichern. Ein Journal ist die Datei, in die alles geschrieben wird, sobald es geschieht.
play-save-where = Wohin? Zum Beispiel: speichern abend.pgn
play-saved = Gespeichert in { $file }.
play-not-saved = Nicht gespeichert. Aus einer Datei geht es damit weiter: shouqi { $command } --game DATEI{ $rules }
play-goes-on-with = Weiter geht es mit: shouqi table --resume { $file }
play-unwritten = Das ließ sich nicht aufschreiben und gilt darum als nicht geschehen: { $why }
play-try-again = Mit der Eingabetaste versucht das Programm es noch einmal.
play-other-rules = das Spiel wurde nach { $then } begonnen, nicht nach { $now }
save-taken = { $file } gibt es schon
save-taken-help = einen anderen Namen wählen, oder mit --force beginnen, um sie zu ersetzen
table-journal-taken = { $file } gibt es schon, mit einem Spiel darin
table-journal-taken-help = --resume { $file } setzt dieses Spiel fort; mit einem anderen Namen für --save beginnt ein neues
table-journal-in-use = { $file } ist in Gebrauch, ein anderer Tisch schreibt hinein
table-journal-failed = { $file }: { $why }
table-journal-fault = { $file }, Zeile { $line }: das ist kein Journal eines Tisches, oder es wurde verändert
table-journal-impossible = { $file }: was darin steht, kann nach diesen Regeln nicht geschehen sein
table-nothing-kept = es ist kein Spiel aufgehoben worden

# Der Tisch auf dem ganzen Bildschirm: was darauf gewählt ist, und seine letzte Zeile, höchstens 78 Spalten breit.
play-holds = { $Animal-nom } von { $side } auf { $from } darf nach { $squares } ziehen.
play-holds-nowhere = { $Animal-nom } von { $side } auf { $from } kann jetzt nirgendwohin ziehen.
play-not-yours = Auf { $from } steht { $animal-nom } von { $side }; { $rival } ist dran.
play-thinking = { $Side } denkt nach.
play-keys = Pfeiltasten und Enter ziehen · Tab Stärken · F1 Hilfe · Strg-C Ende
play-any-key = Jede Taste führt zum Spiel zurück.
play-too-small = Dieses Fenster ist zu klein: Es braucht { $columns } Spalten und { $rows } Zeilen.

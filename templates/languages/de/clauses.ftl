# Die Sätze des Regelblatts, nach Regeln. Argumente: $side; die Tiere $weak und $strong einer Ausnahme; Listen von
# Tieren $swimmers, $capturers, $leapers, $enterers, $blockers (groß: $Leapers; wie viele: $leapers-count); die Zahlen
# der Grenzen. Ein Satz, der mit einem Platz beginnt, schreibt ihn groß.

clause-win-by-den =
    { $dens ->
        [one] Du gewinnst sofort, wenn eines deiner Tiere den gegnerischen Bau betritt.
       *[other] Du gewinnst sofort, wenn eines deiner Tiere einen gegnerischen Bau betritt.
    }
clause-win-by-capturing-all = Du gewinnst auch, wenn du alle gegnerischen Tiere geschlagen hast.
clause-win-by-capturing-all-only = Du gewinnst, wenn du alle gegnerischen Tiere geschlagen hast.
clause-first-mover = { $Side } beginnt.
clause-take-turns = Danach zieht ihr abwechselnd.
clause-move-one-step = Wenn du dran bist, musst du mit einem deiner Tiere ein Feld weit ziehen: vor, zurück, nach links oder nach rechts, aber nie schräg.
clause-own-animal = Auf ein Feld, auf dem eines deiner eigenen Tiere steht, darfst du nicht ziehen.
clause-capture-equal-or-weaker = Ein gegnerisches Tier, das gleich stark oder schwächer ist, darfst du schlagen: Du ziehst auf sein Feld, und es ist aus dem Spiel.
clause-capture-weaker-only = Ein gegnerisches Tier, das schwächer ist, darfst du schlagen: Du ziehst auf sein Feld, und es ist aus dem Spiel.
clause-equal-both-out = Sind beide gleich stark, ist auch dein eigenes Tier aus dem Spiel.
clause-see-ladder = Wie stark jedes Tier ist, siehst du unter „{ heading-glance }“.
clause-takes-stronger = { $Weak-nom } darf sogar { $strong-acc } schlagen, { $strong-nom } aber nicht { $weak-acc }.
clause-takes-equal = Obwohl beide gleich stark sind, darf { $weak-nom } { $strong-acc } schlagen, { $strong-nom } aber nicht { $weak-acc }.
clause-take-each-other = { $Weak-nom } und { $strong-nom } dürfen einander schlagen.
clause-never-takes = { $Strong-nom } darf { $weak-acc } nicht schlagen.
clause-never-takes-equal = Obwohl beide gleich stark sind, darf { $strong-nom } { $weak-acc } nicht schlagen.
clause-neither-takes = Obwohl beide gleich stark sind, dürfen { $weak-nom } und { $strong-nom } einander nicht schlagen.
clause-water-only-swimmers =
    Nur { $swimmers } { $swimmers-count ->
        [one] darf
       *[other] dürfen
    } in den Fluss.
clause-water-nobody = Kein Tier darf in den Fluss.
clause-river-capture-free = Du darfst im Fluss schlagen und auch zwischen Land und Fluss.
clause-river-capture-at-bank = Du darfst über das Ufer hinweg schlagen, vom Land ins Wasser und vom Wasser aufs Land.
clause-no-capture-across-edge = Du darfst im Fluss schlagen, aber nicht zwischen Land und Fluss.
clause-no-capture-into-water = Vom Land aus darfst du kein Tier im Fluss schlagen.
clause-no-capture-out-of-water = Vom Fluss aus darfst du kein Tier an Land schlagen.
clause-no-capture-in-water = Tiere im Fluss dürfen einander nicht schlagen.
clause-river-is-shelter = Ein Tier im Fluss kann nicht geschlagen werden.
clause-no-capture-from-river = Ein Tier im Fluss darf nicht schlagen.
clause-no-capture-at-river = Ein Tier im Fluss darf nicht schlagen und kann nicht geschlagen werden.
clause-out-of-water-only =
    Vom Fluss aus { $capturers-count ->
        [one] darf
       *[other] dürfen
    } nur { $capturers } ein Tier an Land schlagen.
clause-safe-from-river = Vom Fluss aus darf { $weak-nom } { $strong-acc } an Land nicht schlagen.
clause-leap-both-ways =
    { $Leapers } { $leapers-count ->
        [one] darf
       *[other] dürfen
    } von einem Ufer geradeaus über den Fluss ans andere springen: seitwärts, vorwärts oder rückwärts.
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across =
    { $Leapers } { $leapers-count ->
        [one] darf
       *[other] dürfen
    } von einem Ufer geradeaus über den Fluss ans andere springen, aber nur seitwärts.
clause-leap-along =
    { $Leapers } { $leapers-count ->
        [one] darf
       *[other] dürfen
    } von einem Ufer geradeaus über den Fluss ans andere springen, aber nur vorwärts oder rückwärts.
clause-leap-across-too =
    Auch { $leapers } { $leapers-count ->
        [one] darf
       *[other] dürfen
    } springen, aber nur seitwärts.
clause-leap-along-too =
    Auch { $leapers } { $leapers-count ->
        [one] darf
       *[other] dürfen
    } springen, aber nur vorwärts oder rückwärts.
clause-leap-none = Kein Tier darf über den Fluss springen.
clause-leap-both-rivers =
    { $Leapers } { $leapers-count ->
        [one] darf
       *[other] dürfen
    } sogar in einem Zug über zwei Flüsse springen, wenn das Land dazwischen leer ist.
clause-leap-blocked = Schwimmt { $blockers } im Weg, ob von dir oder vom Gegner, darfst du nicht springen.
clause-leap-blocked-by-any = Schwimmt ein Tier im Weg, egal wem es gehört, darfst du nicht springen.
clause-leap-blocked-by-enemy = Schwimmt { $blockers } im Weg und gehört dem Gegner, darfst du nicht springen; über deine eigenen Tiere darfst du springen.
clause-leap-blocked-by-any-enemy = Schwimmt ein gegnerisches Tier im Weg, darfst du nicht springen; über deine eigenen Tiere darfst du springen.
clause-leap-others-free = Über andere Tiere im Fluss darfst du springen.
clause-leap-not-blocked = Über Tiere im Fluss darfst du springen.
clause-leap-captures = Wie bei jedem Zug darfst du dort schlagen, wo du landest.
clause-leap-no-capture = Du darfst nur auf ein leeres Feld springen.
clause-trap-weakens-enemy = Steht dein Tier in einer gegnerischen Falle, darf jedes gegnerische Tier es schlagen.
clause-trap-weakens-anyone = Steht dein Tier in einer Falle, egal wem sie gehört, darf jedes gegnerische Tier es schlagen.
clause-trap-weakens-owner = Steht dein Tier in einer deiner eigenen Fallen, darf jedes gegnerische Tier es schlagen.
clause-trap-overrides = Dann darf sogar { $strong-nom } { $weak-acc } schlagen.
clause-trap-overrides-several = Dann darf es sogar ein Tier schlagen, das es sonst nie schlagen darf.
clause-trap-no-override = Auch dann darf { $strong-nom } { $weak-acc } nicht schlagen.
clause-trap-no-override-several = Wer ein bestimmtes Tier nie schlagen darf, darf es auch dann nicht.
clause-trap-permanent = Das gilt bis zum Spielende, auch wenn das Tier die Falle verlassen hat.
clause-own-trap-harmless =
    { $traps ->
        [one] Deine eigene Falle macht deinen Tieren nichts aus.
       *[other] Deine eigenen Fallen machen deinen Tieren nichts aus.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] Die gegnerische Falle macht deinen Tieren nichts aus.
       *[other] Gegnerische Fallen machen deinen Tieren nichts aus.
    }
clause-own-trap-shelters = Steht dein Tier in einer deiner eigenen Fallen, kann es nicht geschlagen werden.
clause-own-trap-shelters-even-weak = Steht dein Tier in einer deiner eigenen Fallen, kann es nicht geschlagen werden, auch wenn eine Falle es geschwächt hat.
clause-traps-harmless = Fallen haben keine Wirkung.
clause-trapped-captures = Ein Tier in der Falle schlägt selbst wie gewohnt.
clause-trapped-may-not-capture = Ein Tier in der Falle darf selbst nicht schlagen. Nur { $weak-nom } darf weiterhin { $strong-acc } schlagen.
clause-trapped-may-not-capture-several = Ein Tier in der Falle darf selbst nicht schlagen. Nur wer ein bestimmtes stärkeres Tier schlagen darf, darf dieses weiterhin schlagen.
clause-trapped-may-not-capture-several-equal = Ein Tier in der Falle darf selbst nicht schlagen. Nur wer ein bestimmtes stärkeres oder gleich starkes Tier schlagen darf, darf dieses weiterhin schlagen.
clause-trapped-may-not-capture-at-all = Ein Tier in der Falle darf selbst nicht schlagen.
clause-own-den-barred =
    { $dens ->
        [one] Deinen eigenen Bau darfst du nicht betreten.
       *[other] Einen eigenen Bau darfst du nicht betreten.
    }
clause-den-only =
    Nur { $enterers } { $enterers-count ->
        [one] darf
       *[other] dürfen
    } { $dens ->
        [one] den gegnerischen Bau
       *[other] einen gegnerischen Bau
    } betreten.
clause-no-legal-move-loses = Wenn du dran bist und keinen erlaubten Zug hast, verlierst du.
clause-no-legal-move-draws = Wenn du dran bist und keinen erlaubten Zug hast, endet das Spiel unentschieden.
clause-no-animals-left = Du verlierst auch, wenn du kein Tier mehr hast.
clause-no-animals-left-draws = Das Spiel endet auch unentschieden, wenn du kein Tier mehr hast.
clause-no-earlier-position = Du darfst keine frühere Stellung dieses Spiels wiederholen, auch nicht die Anfangsstellung.
clause-third-time-barred = Du darfst dieselbe Stellung nicht zum dritten Mal herbeiführen.
clause-threefold-draws = Kommt dieselbe Stellung zum dritten Mal vor, endet das Spiel unentschieden.
clause-threefold-claim = Kommt dieselbe Stellung zum dritten Mal vor oder käme sie mit deinem nächsten Zug zum dritten Mal vor, darfst du das Spiel für unentschieden erklären.
clause-same-position = Eine Stellung ist dieselbe, wenn alle Tiere auf denselben Feldern stehen und dieselbe Seite dran ist.
clause-same-position-and-weakness = Eine Stellung ist dieselbe, wenn alle Tiere auf denselben Feldern stehen, dieselben Tiere durch eine Falle geschwächt sind und dieselbe Seite dran ist.
clause-seven-three = Ist eines deiner Tiere in { $turns } deiner Züge hintereinander { $times }-mal auf dasselbe Feld gezogen, darf es in deinem nächsten Zug nicht dorthin ziehen.
clause-seventeen-five = Ist eines deiner Tiere in { $turns } deiner Züge hintereinander nur auf dieselben { $squares } Felder gezogen, darf es in deinem nächsten Zug auf keines davon ziehen.
clause-count-restarts = Das Zählen beginnt von vorn, wenn du mit einem anderen Tier ziehst oder eine Falle betrittst.
clause-count-restarts-without-traps = Das Zählen beginnt von vorn, wenn du mit einem anderen Tier ziehst.
clause-draw-after-turns =
    { $n ->
        [one] Hat nach einem Zug niemand gewonnen, endet das Spiel unentschieden.
       *[other] Hat nach { $n } Zügen, beide Seiten zusammengezählt, niemand gewonnen, endet das Spiel unentschieden.
    }
clause-draw-without-capture =
    { $n ->
        [one] Wird in einem Zug nicht geschlagen, endet das Spiel unentschieden.
       *[other] Wird in { $n } Zügen hintereinander, beide Seiten zusammengezählt, nicht geschlagen, endet das Spiel unentschieden.
    }

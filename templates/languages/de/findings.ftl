# Was vor dem Drucken auffällt: was nicht stimmt, was hilft, was gemessen wurde, und das Urteil. Schlüssel eines Themas
# und ihre Werte, wie { $key } oder { $setting }, sind in jeder Sprache gleich.

# Listen: „Ratte, Katze und 3 weitere“. Ein gedrucktes Wort steht in Anführungszeichen.
list-next = { $list }, { $next }
list-last = { $list } und { $next }
list-more = { $list } und { $more } weitere
list-word = „{ $word }“

# Wie ein Spiel gesehen wird.
view-colour = in Farbe
view-grey = in Grau
view-protan = für rotblinde Augen
view-deutan = für grünblinde Augen
view-tritan = für blaublinde Augen

# Was an einer Zeichnung nur als Pixel gedruckt werden kann.
feature-blending = Mischmodi
feature-clips = Beschneidungspfade
feature-embedded-pictures = eingebettete Bilder
feature-filters = Filter
feature-gradients = Verläufe
feature-masks = Masken
feature-opacity = Transparenz
feature-patterns = Muster
feature-text = Text

# Aufkleber, Steine und Felder.
sticker-too-large = Aufkleber von { $sticker } mm stehen über Steine von { $size } mm hinaus
mend-overhang = pieces.inset = "1mm" lässt ringsum 1 mm Rand
piece-too-large = Steine von { $size } mm passen nicht in Felder von { $square } mm
tight-square = Steine von { $size } mm füllen { $percent } % der Seite von Feldern zu { $square } mm
loose-square = Steine von { $size } mm füllen nur { $percent } % der Seite von Feldern zu { $square } mm
mend-fit = Felder von { $squares } mm passen zu diesen Steinen, oder Steine von { $pieces } mm zu diesen Feldern
no-punch = kein gängiger Motivlocher stanzt Aufkleber von { $sticker } mm; der nächste wird mit { $nearest } Zoll verkauft, { $size } mm
mend-inset = { $setting } ergibt auf denselben Steinen Aufkleber für einen Locher von { $punch } Zoll
mend-squares = pieces.cut = "squares": Diese Steine sind kleiner als jeder Locher
slipping-back = Rückseiten dürfen nur um { $drift } mm verrutschen; Drucker zu Hause verrutschen bis zu { $least } mm
mend-backs = größere Steine, oder pieces.backs = "stickers": Die verrutschen nicht
outside-safe =
    { $count ->
        [one] bei { $side } reicht ein Tier { $reach } mm über die Sicherheitslinie hinaus: { $animals }
       *[other] bei { $side } reichen Tiere bis zu { $reach } mm über die Sicherheitslinie hinaus: { $animals }
    }
mend-safe = kleinere Zeichnungen, ein schmalerer Ring, oder { $setting }, wenn sorgfältig geschnitten wird

# Was sich gleicht.
sides-alike = die Steine von Weiß und Schwarz sehen { $views } gleich aus (ΔE { $difference }; mindestens { $least })
mend-sides-foot = { $setting } unterscheidet sie durch die Form, oder ein viel dunklerer Grund bei einer Seite
mend-sides = ein viel dunklerer Grund bei einer Seite, oder ein viel breiterer Ring (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } sehen gleich aus, wenn eines auf dem Kopf liegt: Nur { $percent } % des Gezeigten unterscheiden sie
        [always] { $animals } sehen für jedes Auge gleich aus: Nur { $percent } % des Gezeigten unterscheiden sie
       *[views] { $animals } sehen { $views } gleich aus: Nur { $percent } % des Gezeigten unterscheiden sie
    }
mend-faces = ein anderes Bild ({ $key }), oder face.show zeigt mehr und größer
unnamed-side-colour = die Steine von { $side } heißen nach ihrer Farbe „{ $name }“: Das Thema nennt keinen Namen
unnamed-side-one-colour = die Steine von { $side } heißen „{ $name }“: Das Thema nennt keinen Namen, und beide Seiten haben dieselbe Farbe
mend-name = { $setting }, oder ein anderer Name

# Linien.
thin-line =
    { $part ->
        [board] die dünnste Linie auf dem Spielbrett ist { $width } mm breit; mindestens { $least } mm sind nötig
       *[pieces] die dünnste Linie auf den Steinen ist { $width } mm breit; mindestens { $least } mm sind nötig
    }
thin-line-key =
    { $part ->
        [board] die dünnste Linie auf dem Spielbrett, in { $key }, ist { $width } mm breit; mindestens { $least } mm sind nötig
       *[pieces] die dünnste Linie auf den Steinen, in { $key }, ist { $width } mm breit; mindestens { $least } mm sind nötig
    }
mend-line = { $setting }, ein größeres lines.weight, oder eine größere Größe
thin-reversed-line =
    { $part ->
        [board] eine helle Linie auf dunklem Grund auf dem Spielbrett ist { $width } mm breit; erst { $least } mm laufen nicht zu
       *[pieces] eine helle Linie auf dunklem Grund auf den Steinen ist { $width } mm breit; erst { $least } mm laufen nicht zu
    }
mend-reversed-line = ein größeres lines.weight, eine größere Größe, oder ein hellerer Grund darunter

# Schrift.
small-letters =
    { $part ->
        [board] { $words } auf dem Spielbrett: nur { $height } mm hoch; mindestens { $least } mm sind nötig
       *[pieces] { $words } auf den Steinen: nur { $height } mm hoch; mindestens { $least } mm sind nötig
    }
small-characters =
    { $part ->
        [board] { $words } auf dem Spielbrett: nur { $height } mm je Geviert; mindestens { $least } mm sind nötig
       *[pieces] { $words } auf den Steinen: nur { $height } mm je Geviert; mindestens { $least } mm sind nötig
    }
squeezed-word =
    { $part ->
        [board] auf dem Spielbrett gestaucht, um hineinzupassen: { $words }
       *[pieces] auf den Steinen gestaucht, um hineinzupassen: { $words }
    }
shrunk-word =
    { $count ->
        [one] { $words } ist kleiner gesetzt als die anderen Wörter auf den Steinen, um hineinzupassen
       *[other] { $words } sind kleiner gesetzt als die anderen Wörter auf den Steinen, um hineinzupassen
    }
mend-text-board = größere Felder (size = "family"), oder weniger board.labels
mend-text-pieces = größere Steine (size = "family"), weniger in face.show, oder eine Sprache statt zweier
small-name =
    { $count ->
        [one] ein Name auf den Steinen ist zu lang ({ $animals }): Kleinbuchstaben sind { $height } mm hoch; mindestens { $least } mm sind nötig
       *[other] Namen auf den Steinen sind zu lang ({ $animals }): Kleinbuchstaben sind { $height } mm hoch; mindestens { $least } mm sind nötig
    }
mend-small-name = Steine von { $size } mm (pieces.size), ein kürzerer Name, oder face.show ohne "name"

# Kontrast.
low-contrast-words-pieces = „{ $words }“ auf den Steinen von { $side } hat einen Kontrast von { $contrast } : 1; mindestens { $least } ist nötig
low-contrast-words-board = „{ $words }“ auf dem Spielbrett hat einen Kontrast von { $contrast } : 1; mindestens { $least } ist nötig
mend-contrast-key =
    { $way ->
        [lighter] { $key } heller, oder den Grund darunter dunkler
       *[darker] { $key } dunkler, oder den Grund darunter heller
    }
mend-contrast-words =
    { $way ->
        [lighter] hellere Wörter, oder ein dunklerer Grund darunter
       *[darker] dunklere Wörter, oder ein hellerer Grund darunter
    }
low-contrast-colours =
    { $what ->
        [start] die Tiere auf ihren Feldern haben
        [rivers] die Flüsse haben auf dem Land
        [lines] die Linien zwischen den Feldern haben
        [outlines] die Umrisse der Tiere haben
       *[side] die Tiere einer Seite haben
    } einen Kontrast von { $contrast } : 1; mindestens { $least } ist nötig
mend-contrast-colours = { $key } dunkler, oder den Grund heller

# Bilder.
low-resolution = { $file } wird mit { $dpi } dpi gedruckt; mindestens { $least } sind nötig
mend-resolution = ein Bild von { $width } × { $height } Pixeln; dieses hat { $own-width } × { $own-height }
rasterised = { $file } wird in Pixeln gedruckt: Die Zeichnung enthält { $features }
mend-rasterised = einfache Flächen und Linien drucken dagegen in jeder Größe scharf

# Tinte.
much-ink =
    { $part ->
        [board] { $percent } % des Spielbretts werden dunkel gedruckt: Das braucht viel Tinte und lässt sich nicht ausmalen
       *[pieces] { $percent } % der Steine werden dunkel gedruckt: Das braucht viel Tinte und lässt sich nicht ausmalen
    }
mend-ink = hellere Gründe, dunkle Linien
total-ink-key = { $key } druckt { $total } % Farbauftrag; die Druckmaschine verträgt { $most } %
total-ink-part =
    { $part ->
        [board] eine Farbe des Spielbretts
        [pieces] eine Farbe der Steine
        [rules] eine Farbe des Regelblatts
       *[assembly] eine Farbe des Bastelblatts
    } druckt { $total } % Farbauftrag; die Druckmaschine verträgt { $most } %
mend-total-ink = eine hellere Farbe, nur Schwarz (cmyk(0, 0, 0, 1)), oder colours.most-ink nach Angabe der Druckerei
total-ink-picture = ein Bild druckt { $total } % Farbauftrag; die Druckmaschine verträgt { $most } %
mend-total-ink-picture = das Profil für dieses Papier, das dessen Grenze einhält, oder colours.most-ink nach Angabe der Druckerei

# Bogen.
no-page =
    { $part ->
        [rules] das Regelblatt passt nicht auf { $paper }, auf wie viele Seiten auch immer
       *[assembly] das Bastelblatt passt nicht auf { $paper }, auf wie viele Seiten auch immer
    }
mend-no-page = ein größeres paper.size, oder ein anderes sheet.layout
waste =
    { $sheets ->
        [one] { $count } Aufkleber von { $sticker } mm nutzen { $percent } % des Blatts { $paper }; { $free } weitere haben Platz
       *[other] { $count } Aufkleber von { $sticker } mm nutzen { $percent } % von { $sheets } Blatt { $paper }; { $free } weitere haben Platz
    }
mend-waste-sets =
    { $sets ->
        [one] pieces.fill = "sets" für { $sets } weiteres Spiel auf demselben Papier, "spares" für Ersatztiere, "labels" für Siegel und Namensschilder
       *[other] pieces.fill = "sets" für { $sets } weitere Spiele auf demselben Papier, "spares" für Ersatztiere, "labels" für Siegel und Namensschilder
    }
mend-waste-spares = pieces.fill = "spares" für Ersatztiere, "labels" für Siegel und Namensschilder
mend-waste-paper = ein kleineres paper.size fasst sie auch
many-sheets = ein Spielbrett mit Feldern von { $square } mm braucht { $sheets } Blatt { $paper }
mend-many-sheets = { $setting } (Felder von { $smaller } mm) braucht { $fewer }, oder ein größeres paper.size
mend-many-sheets-roll = ein größeres paper.size, oder die Rolle einer Druckerei

# Die Schachtel.
empty-places =
    { $places ->
        [one] { $count } Steine füllen keine gleich hohen Stapel: { $places } Platz bleibt leer
       *[other] { $count } Steine füllen keine gleich hohen Stapel: { $places } Plätze bleiben leer
    }
mend-empty-places = Ersatzsteine haben dort Platz
stiff-tuck = Karton von { $card } mm wird halb durchgeschnitten, nicht gerillt: Seine Klappen ermüden
mend-stiff-tuck = box.style = "matchbox" hält länger
box-too-large = der Zuschnitt von { $width } × { $height } mm passt nicht auf { $paper }
mend-box-too-large = { $need } reicht
mend-box-too-large-none = kein Papier bis A1 reicht: kleinere Steine, oder weniger

# Was gemessen wurde.
figure-backs = wie weit Rückseiten verrutschen dürfen
figure-line =
    { $part ->
        [board] die dünnste Linie auf dem Spielbrett
       *[pieces] die dünnste Linie auf den Steinen
    }
figure-letters =
    { $part ->
        [board] die kleinsten Buchstaben des Spielbretts
       *[pieces] die kleinsten Buchstaben der Steine
    }
figure-characters =
    { $part ->
        [board] die kleinsten Schriftzeichen des Spielbretts
       *[pieces] die kleinsten Schriftzeichen der Steine
    }
figure-names = die Kleinbuchstaben der Namen auf den Steinen
figure-words-pieces = „{ $words }“ auf den Steinen von { $side }, gegen den Grund
figure-words-board = „{ $words }“ auf dem Spielbrett, gegen den Grund
figure-colours =
    { $what ->
        [start] die Tiere auf ihren Feldern
        [rivers] die Flüsse auf dem Land
        [lines] die Linien zwischen den Feldern
        [outlines] die Umrisse der Tiere
       *[side] die Tiere einer Seite
    }
figure-picture = { $file }
figure-sides = die beiden Seiten, { $views }
figure-faces = zwei Tiere, { $views }
figure-waste = die Ausnutzung der Aufkleberbogen

# Das Urteil: wie viel wovon, ob sich das Spiel herstellen lässt, und aus welchen Blättern.
count-faults =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
count-warnings =
    { $count ->
        [one] { $count } Warnung
       *[other] { $count } Warnungen
    }
count-advice =
    { $count ->
        [one] { $count } Rat
       *[other] { $count } Ratschläge
    }
count-next = { $list }, { $next }
needed-sheets = { $count } Blatt { $paper }
verdict-good = Nichts zu beheben: { $sheets }.
verdict-advice = Nichts zu beheben, { $counts }: { $sheets }.
verdict-warnings = { $counts }. Das Spiel lässt sich herstellen: { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. Das Spiel lässt sich herstellen, wenn der Fehler behoben ist.
       *[other] { $counts }. Das Spiel lässt sich herstellen, wenn die Fehler behoben sind.
    }

# Was auf einer gedruckten Seite neben dem Bild steht.
board = Spielbrett
pieces = Aufkleber
# Ein Teil eines Bretts, das über mehrere Blätter geht.
board-part = Spielbrett, Linien {$files}, Reihen {$rows}
page-of = Seite {$page} von {$pages}
full-size = mit 100 % drucken (Originalgröße)
# Auf der Lasche eines Blatts: welches Blatt darüberliegt.
glue-here = Blatt {$sheet} über diese Kante kleben
sheet-place = Blatt in Zeile {$row}, Spalte {$column}
fold-valley = Talfalz: Bild innen
fold-mountain = Bergfalz: Bild außen
sticker-sheet = {$count} Aufkleber zu {$size} mm für Steine von {$piece} mm
label-sheet = {$count} Aufkleber auf {$label}
label-test = Testseite für {$label}, Etiketten zu {$size} mm
# The one sentence on the test page.
label-test-use = Diese Seite mit 100 % auf Normalpapier drucken und mit einem Bogen {$label} gegen das Licht halten: Jede Linie liegt auf dem Rand eines Etiketts.
fold-here = hier nach hinten falten, dann die Hälften zusammenkleben
sheet-backs =
    { $way ->
        [long-edge] beidseitig drucken, über die lange Kante wenden
        [short-edge] beidseitig drucken, über die kurze Kante wenden
       *[stand] an den Linien ausschneiden, an den gestrichelten falten
    }
sheet-mirrored = spiegelverkehrt, für Bügelfolie oder Fensterfolie
name-tag = Name

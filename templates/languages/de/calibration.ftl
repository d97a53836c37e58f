# Eine Seite, die zeigt, was ein Drucker aus dem Gedruckten macht.
calibration-title = Dein Drucker
calibration-size = Größe
calibration-size-rule = Leg ein Stahllineal von Kreuz zu Kreuz: quer {$across} mm, hoch {$down} mm. Gib ein, was du misst.
calibration-size-card = Kein Lineal? Leg hier eine Bankkarte an die zwei dicken Linien. Gib die Prozente ein, bei denen ihre anderen Kanten enden.
calibration-position = Lage
calibration-position-left = Falte das Blatt, linke Kante auf rechte, und öffne es wieder. Wo der Falz die schräge Linie trifft, steht die erste Zahl.
calibration-position-top = Falte es oben auf unten und lies die zweite an der liegenden Skala.
calibration-margins = Ränder
calibration-margins-read = Such an jeder Kante die kleinste Zahl, deren Strich gedruckt ist. Ränder dürfen nicht schmaler sein als die größte der vier.
calibration-fine = Feinste Linie, kleinste Schrift
calibration-fine-read = Gib die erste Linie ein, die ganz ist, schwarz und weiß. Was du unten nicht lesen kannst, ist für deinen Drucker zu klein.
calibration-tones = Grau und Farbe
calibration-tones-read = Jedes Feld hat einen etwas dunkleren Punkt. Wo du ihn nicht siehst, druckt dein Drucker beides gleich.
calibration-save = Schreib die vier Zahlen hinein und gib sie ein:
calibration-use = Von da an:

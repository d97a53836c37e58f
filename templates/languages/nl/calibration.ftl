# Een pagina die laat zien wat een printer van het gedrukte maakt.
calibration-title = Jouw printer
calibration-size = Maat
calibration-size-rule = Leg een stalen liniaal van kruis tot kruis: {$across} mm breed, {$down} mm hoog. Vul in wat je meet.
calibration-size-card = Geen liniaal? Leg hier een bankpas tegen de twee dikke lijnen. Vul de percentages in waar de andere twee randen eindigen.
calibration-position = Plaats
calibration-position-left = Vouw het vel, linkerrand op rechterrand, en open het weer. Lees het eerste getal waar de vouw de schuine lijn kruist.
calibration-position-top = Vouw het van boven naar onder en lees het tweede op de liggende schaal.
calibration-margins = Marges
calibration-margins-read = Zoek langs elke rand het kleinste getal waarvan de lijn gedrukt is. Marges mogen niet smaller zijn dan het grootste van de vier.
calibration-fine = Dunste lijn, kleinste tekst
calibration-fine-read = Vul de eerste lijn in die heel is, in zwart en in wit. Wat je hieronder niet kunt lezen, is te klein voor je printer.
calibration-tones = Grijs en kleur
calibration-tones-read = Elk vakje heeft een iets donkerder stip. Waar je die niet ziet, drukt je printer beide gelijk.
calibration-save = Noteer de vier getallen en voer ze in:
calibration-use = Daarna:

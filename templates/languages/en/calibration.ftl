# A page that shows what a printer does to what is printed.
calibration-title = Your printer
calibration-size = Size
calibration-size-rule = Lay a steel rule from cross to cross: {$across} mm across, {$down} mm down. Enter what you find.
calibration-size-card = No rule? Lay a bank card here, against the two thick lines, and enter the percentages that its other two edges meet.
calibration-position = Position
calibration-position-left = Fold the sheet, left edge on right edge, and open it again. Where the crease meets the slanted line, read the first number.
calibration-position-top = Fold it top edge on bottom edge, and read the second number in the same way.
calibration-margins = Margins
calibration-margins-read = Along each edge, find the smallest number whose line was printed. Margins must not be narrower than the largest of the four.
calibration-fine = Finest line, smallest text
calibration-fine-read = Enter the first line that is whole, in black and in white. What you cannot read below is too small for your printer.
calibration-tones = Grey and colour
calibration-tones-read = Each square has a dot, a little darker. Where you cannot see it, your printer makes both alike.
# Before the command that keeps the four numbers, and before the one that uses them.
calibration-save = Write in the four numbers, then enter them:
calibration-use = From then on:

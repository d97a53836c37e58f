"""Sixteen round stickers of 28 mm by protograf, from stickers.csv, on A4. Writes stickers.pdf."""
from protograf import *

Create(filename="stickers.pdf", paper="A4", units="mm", margin=10, margin_top=20, margin_left=38.5)
Data(filename="stickers.csv")
Deck(frame="circle", radius=14, cols=4, spacing=7, stroke="#F06EAA", stroke_width=0.6, grid_marks=True,
     grid_marks_length=5)
Card("*", bleed_fill="#FBF4E2", bleed_radius=2)

# Strokes straddle their circle and are wide in points, so 13 mm and 3.5 pt make a ring from 12.4 to 13.6 mm.
ring = Common(cx=14, cy=14, radius=13, fill="#FBF4E2", stroke_width=3.5)
Card("1-8", circle(common=ring, stroke="#274D7D"))
Card("9-16", circle(common=ring, stroke="#A32A22"))
Card("9-16", circle(cx=14, cy=14, radius=11.8, fill=None, stroke="#A32A22", stroke_width=1.2))
Card("*", image(T("{{ picture }}"), x=5, y=2.6, width=18, height=18))
for cards, colour in (("1-8", "#274D7D"), ("9-16", "#A32A22")):
    number = text(text=T("{{ number }}"), x=11.2, y=24.2, font_name="Alegreya Bold", font_size=16, stroke=colour)
    character = text(text=T("{{ character }}"), x=16.2, y=24.4, font_name="Shou Qi Kai Bold", font_size=14, stroke=colour)
    Card(cards, number, character)
Save()

"""The family set by protograf: a board with squares of 36 mm, and 16 discs of 30 mm. Written to family.pdf."""
from protograf import *

ANIMALS = ["Rat", "Cat", "Dog", "Wolf", "Leopard", "Tiger", "Lion", "Elephant"]
RIVER = {(f, r) for f in (1, 2, 4, 5) for r in (3, 4, 5)}
TRAPS = {(2, 0), (4, 0), (3, 1), (2, 8), (4, 8), (3, 7)}
DENS = {(3, 0), (3, 8)}
START = {(0, 8): 6, (6, 8): 7, (1, 7): 2, (5, 7): 3, (0, 6): 8, (2, 6): 4, (4, 6): 5, (6, 6): 1}

Create(filename="family.pdf", paper="A3", margin=1, units="cm")
for file in range(7):
    for row in range(9):
        here, across = (file, row), (6 - file, 8 - row)
        ground = "#CFE0DA" if here in RIVER else "#F0D3A0" if here in TRAPS else "#FBF4E2"
        Rectangle(x=1 + 3.6 * file, y=2 + 3.6 * row, width=3.6, height=3.6, fill=ground, stroke="#9C8567")
        words = "Trap" if here in TRAPS else "Den" if here in DENS else ""
        rank = START.get(here) or START.get(across)
        if rank:
            words = f"{rank} {ANIMALS[rank - 1]}"
        if words:
            Text(x=2.8 + 3.6 * file, y=4 + 3.6 * row, text=words, font_size=12)
PageBreak()
for side, colour in enumerate(["#274D7D", "#A32A22"]):
    for rank, name in enumerate(ANIMALS):
        x, y = 3 + 4 * (rank % 4), 3 + 4 * (rank // 4 + 2 * side)
        Circle(cx=x, cy=y, radius=1.5, fill="#FBF4E2", stroke=colour, stroke_width=2)
        Text(x=x, y=y, text=f"{rank + 1} {name}", font_size=12, stroke=colour)
Save()

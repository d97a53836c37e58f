"""A board of Dou Shou Qi by protograf: 7 x 9 squares of 36 mm on A3, with rivers, traps and dens. Writes board.pdf."""
import tempfile
from pathlib import Path
from protograf import *

ANIMALS = ["rat 鼠", "cat 貓", "dog 狗", "wolf 狼", "leopard 豹", "tiger 虎", "lion 獅", "elephant 象"]
START = {(0, 8): 6, (6, 8): 7, (1, 7): 2, (5, 7): 3, (0, 6): 8, (2, 6): 4, (4, 6): 5, (6, 6): 1}  # of the near side
TRAPS = [(2, 8), (4, 8), (3, 7)]
BLUE, RED, INK, LINE, BANK, WAVE = "#274D7D", "#A32A22", "#33241A", "#9C8567", "#5F8A86", "#86AAA4"
SIDE, WIDE, HIGH = 36, 7 * 36, 9 * 36
PICTURES = Path(__file__).resolve().parent / "../../templates/art/line"

Create(filename="board.pdf", paper="A3", units="mm", margin_left=22.5, margin_right=22.5, margin_top=48, margin_bottom=48)


def turned(file, row):
    """The square across, for the far side."""
    return 6 - file, 8 - row


def centre(file, row):
    return (file + 0.5) * SIDE, (row + 0.5) * SIDE


def words(text, x, y, size, colour, far=False, font="Shou Qi Kai Bold"):
    """Text around (x, y): protograf counts y to the letters' foot, and turns them about it."""
    half = size * 0.13
    foot = y - half if far else y + half
    Text(text=text, x=x, y=foot, font_name=font, font_size=size, stroke=colour, rotation=180 if far else 0)


def ghost(name, folder):
    """The picture in a soft brown, so that it does not fight the disc."""
    file = Path(folder) / f"{name}.svg"
    file.write_text((PICTURES / file.name).read_text().replace("#000", "#8A735B"))
    return str(file)


# ground, frame and squares
Rectangle(x=-9, y=-9, width=WIDE + 18, height=HIGH + 18, fill="#F5E9CE", stroke=INK, stroke_width=0.6)
Rectangle(x=-6, y=-6, width=WIDE + 12, height=HIGH + 12, fill="#FBF4E2", stroke=INK, stroke_width=1.2)
Rectangle(x=-4.5, y=-4.5, width=WIDE + 9, height=HIGH + 9, fill="#FBF4E2", stroke=INK, stroke_width=0.4)
Squares(rows=9, cols=7, side=SIDE, fill="#FBF4E2", stroke=LINE, stroke_width=0.8)

# rivers
for left, far in ((1, False), (4, True)):
    x, y = left * SIDE, 3 * SIDE
    Rectangle(x=x, y=y, width=2 * SIDE, height=3 * SIDE, rounding=8, fill="#CFE0DA", stroke=BANK, stroke_width=2)
    Rectangle(x=x + 1.6, y=y + 1.6, width=2 * SIDE - 3.2, height=3 * SIDE - 3.2, rounding=7, fill=None, stroke=BANK,
              stroke_width=0.5)
    Line(x=x + SIDE, y=y + 2, x1=x + SIDE, y1=y + 3 * SIDE - 2, stroke=BANK, dotted=True, stroke_width=0.6)
    for row in range(3):
        if row:
            Line(x=x + 2, y=y + row * SIDE, x1=x + 2 * SIDE - 2, y1=y + row * SIDE, stroke=BANK, dotted=True,
                 stroke_width=0.6)
        for down in (9, 18, 27):
            for across in (6, 42):
                if (row, down) != (1, 18):
                    Line(x=x + across, y=y + row * SIDE + down, x1=x + across + 24, y1=y + row * SIDE + down,
                         wave_style="wave", wave_height=1, stroke=WAVE, stroke_width=1.6)
    for number, word in enumerate("川河" if far else "河川"):
        words(word, x + (0.5 + number) * SIDE, y + 1.5 * SIDE, 28, BANK, far)

# traps and dens
for far in (False, True):
    for trap in TRAPS:
        x, y = centre(*(turned(*trap) if far else trap))
        Circle(cx=x, cy=y, radius=14.6, fill="#F0D3A0", stroke=INK, stroke_width=1.5)
        Circle(cx=x, cy=y, radius=10.6, fill="#F0D3A0", petals=24, petals_style="triangle", petals_height=3,
               petals_fill=INK, petals_stroke=INK, petals_stroke_width=0.4, stroke="#F0D3A0")
        words("陷阱", x, y, 22, INK, far)
    x, y = centre(*(turned(3, 8) if far else (3, 8)))
    colour = RED if far else BLUE
    Rectangle(cx=x, cy=y, width=24, height=31, notch=3, fill=colour, stroke=colour)
    Rectangle(cx=x, cy=y, width=21.5, height=28.5, notch=3, fill=None, stroke="#FBF4E2", stroke_width=0.8)
    for word, down in (("獸", -6), ("穴", 6)):
        words(word, x, y + (-down if far else down), 32, "#FBF4E2", far)

# the animals on their first squares
with tempfile.TemporaryDirectory() as folder:
    for far in (False, True):
        for square, number in START.items():
            x, y = centre(*(turned(*square) if far else square))
            name, character = ANIMALS[number - 1].split()
            way, colour = (-1, RED) if far else (1, BLUE)
            Image(ghost(name, folder), cx=x, cy=y, width=24, height=24, rotation=180 if far else 0)
            words(str(number), x - way * 14, y - way * 13, 22, colour, far, "Alegreya Bold")
            words(character, x + way * 12.5, y + way * 13, 20, colour, far)

# letters and numbers outside the squares
small = Common(font_name="Alegreya", font_size=7, stroke="#645547")
for y in (-1.2, HIGH + 3.4):
    Sequence(text(common=small, text="{{sequence}}", x=SIDE / 2, y=y), setting=("a", "g"), interval_x=SIDE)
for x in (-2.3, WIDE + 2.3):
    Sequence(text(common=small, text="{{sequence}}", x=x, y=SIDE / 2), setting=(9, 1, -1), interval_y=SIDE)
Save()

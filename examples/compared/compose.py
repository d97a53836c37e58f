"""Lays what measure.py has made beside each other in one picture.

    python compose.py OUT PICTURE

OUT is the folder that measure.py wrote into. Wants the Python of measure.py (protograf brings PyMuPDF and Pillow, too).
"""
import sys
from pathlib import Path

import pymupdf
from PIL import Image, ImageDraw, ImageFont

HERE = Path(__file__).resolve().parent
OUT, PICTURE = Path(sys.argv[1]), sys.argv[2]
MM = 72 / 25.4
SCALE = 2.0  # pixels to a millimetre, of boards and of sheets of stickers
CROP = 300 / 25.4  # the same of the single sticker
GROUND, INK, SOFT, RULE = "#DEDDD9", "#2B2926", "#5E5A54", "#B4B1AB"
COLUMN, GAP, EDGE = 570, 30, 30
BOARD = (280, 356)  # millimetres around the middle of an A3 page
STICKERS = (153, 153)  # around the four rows of four
ONE = 32  # around one sticker

COLUMNS = [
    ("shouqi 0.1.0", "one command for the board, one for the stickers", "shouqi/board/board.pdf", "shouqi/stickers/pieces.pdf"),
    ("protograf 0.5.2", "two scripts of 96 and 20 lines", "protograf/board.pdf", "protograf/stickers.pdf"),
    ("gLabels 3.4.1", "a label and a table of sixteen rows", None, "glabels/stickers.pdf"),
]
SHARP = "One sticker of each side at 300 dots to the inch."
GIVEN = "All three were given the same pictures, colours and fonts."
NO_BOARD = [
    "gLabels makes no board.",
    "It lays one label over a sheet again and again,",
    "with other words and pictures on each.",
    "It has boxes and lines, but no grid: a board would be",
    "drawn by hand, square by square.",
]
NOTES = [
    """The cut is a layer of its own, and
comes alone as SVG or DXF, too.

The sides differ in shape as well:
Black has two rings and a foot.

Numbers stand on one line
(lining figures).""",
    """The cut is a line in the picture.
Its middle is where it should be.

A second ring is one command
more in the script.

Numbers rise and fall: lining
figures cannot be had.""",
    """The cut is the outline that it
prints to check the paper with.

Colours come from the table,
a column for each ring.

Numbers rise and fall: lining
figures cannot be had.""",
]


def face(name, size):
    return ImageFont.truetype(str(HERE / f"../../fonts/{name}.ttf"), size)


HEAD, TEXT, SMALL = face("Alegreya-Bold", 32), face("AlegreyaSans-Regular", 23), face("AlegreyaSans-Regular", 21)


def write(pen, place, words, font, colour, anchor="la"):
    """Words with lining figures."""
    pen.text(place, words, font=font, fill=colour, anchor=anchor, features=["lnum"])


def drawn(file, middle, size, scale):
    """The part of a first page around a point, in millimetres: drawn at twice the size, then halved."""
    page = pymupdf.open(OUT / file)[0]
    x, y = middle or (page.mediabox.width / MM / 2, page.mediabox.height / MM / 2)
    clip = pymupdf.Rect((x - size[0] / 2) * MM, (y - size[1] / 2) * MM, (x + size[0] / 2) * MM, (y + size[1] / 2) * MM)
    pixels = page.get_pixmap(matrix=pymupdf.Matrix(2 * scale / MM, 2 * scale / MM), clip=clip)
    picture = Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)
    return picture.resize((round(size[0] * scale), round(size[1] * scale)), Image.Resampling.LANCZOS)


def first_sticker(file):
    """The middle of the first sticker: shouqi's trim box says where, the others were told."""
    if file.startswith("shouqi"):
        trim = pymupdf.open(OUT / file)[0].trimbox
        return trim.x0 / MM + 14, trim.y0 / MM + 14
    return 52.5, 34


def main():
    board, sheet, one = (round(BOARD[0] * SCALE), round(BOARD[1] * SCALE)), round(STICKERS[0] * SCALE), round(ONE * CROP)
    heights = {"head": 150, "board": board[1], "between": 62, "sheet": sheet, "one": one}
    width = 2 * EDGE + 3 * COLUMN + 2 * GAP
    height = heights["head"] + board[1] + heights["between"] * 2 + sheet + one + EDGE + 20
    picture = Image.new("RGB", (width, height), GROUND)
    pen = ImageDraw.Draw(picture)

    def rule_and_words(y, words):
        pen.line((EDGE, y + 14, width - EDGE, y + 14), fill=RULE, width=1)
        write(pen, (EDGE, y + 22), words, SMALL, SOFT)

    write(pen, (EDGE, 14), "The same game by three programs: a board with squares of 36 mm, and stickers of 28 mm", HEAD, INK)
    for number, (name, how, board_file, stickers) in enumerate(COLUMNS):
        x, y = EDGE + number * (COLUMN + GAP), 66
        write(pen, (x, y), name, HEAD, INK)
        write(pen, (x, y + 42), how, TEXT, SOFT)
        y = heights["head"]
        if board_file:
            picture.paste(drawn(board_file, None, BOARD, SCALE), (x, y))
        else:
            pen.rectangle((x, y, x + board[0] - 1, y + board[1] - 1), outline=RULE, width=2)
            for line, words in enumerate(NO_BOARD):
                font, colour = (HEAD, INK) if line == 0 else (TEXT, SOFT)
                down = board[1] / 2 - 80 + line * 34 + (14 if line else 0)
                write(pen, (x + board[0] / 2, y + down), words, font, colour, "mm")
        y += board[1] + heights["between"]
        middle = first_sticker(stickers)
        picture.paste(drawn(stickers, (middle[0] + 52.5, middle[1] + 52.5), STICKERS, SCALE), (x, y))
        for line, words in enumerate(NOTES[number].splitlines()):
            write(pen, (x + sheet + 14, y + 4 + line * 27), words, SMALL, INK)
        y += sheet + heights["between"]
        for place, row in enumerate((0, 2)):
            size = (ONE if place == 0 else COLUMN / CROP - ONE - 0.7, ONE)
            about = (middle[0] + 35 + (0 if place == 0 else size[0] / 2 - ONE / 2), middle[1] + 35 * row)
            picture.paste(drawn(stickers, about, size, CROP), (x + place * (one + 8), y))
    y = heights["head"] + board[1]
    rule_and_words(y, "Above: the boards, at one scale. Below: the sixteen stickers, at the same scale.")
    y += heights["between"] + sheet
    rule_and_words(y, f"{SHARP} {GIVEN}")
    picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(PICTURE, optimize=True)


main()

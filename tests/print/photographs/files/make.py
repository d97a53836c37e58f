#!/usr/bin/env python3
"""Makes the JPEGs beside it: charts of four colours in codings that the tests cannot write by themselves. Nobody else has
rights in them. It wants Pillow; run it without arguments."""
import pathlib

from PIL import Image

HERE = pathlib.Path(__file__).parent
SIDE = 96
# Upper left, upper right, lower left, lower right.
COLOURS = [(200, 40, 30), (30, 150, 60), (40, 60, 180), (230, 190, 40)]
# The same corners in full-range inks, 255 for full ink.
INKS = [(20, 220, 200, 10), (210, 30, 180, 40), (200, 170, 20, 30), (10, 50, 230, 0)]


def chart(mode, corners):
    picture = Image.new(mode, (SIDE, SIDE))
    for place, colour in enumerate(corners):
        left, top = SIDE // 2 * (place % 2), SIDE // 2 * (place // 2)
        picture.paste(colour, (left, top, left + SIDE // 2, top + SIDE // 2))
    return picture


def turned(inks):
    """Inks as brightness and differences of the light that the first three leave, black as it is: what Photoshop writes."""
    red, green, blue, black = (*inks[:3], 255 - inks[3])
    y = 0.299 * red + 0.587 * green + 0.114 * blue
    cb, cr = 128 + (blue - y) / 1.772, 128 + (red - y) / 1.402
    # Pillow turns all four round.
    return tuple(255 - round(value) for value in (y, cb, cr, black))


save = dict(quality=95, subsampling=0)
chart("RGB", COLOURS).save(HERE / "progressive.jpg", progressive=True, **save)
chart("RGB", COLOURS).save(HERE / "as-rgb.jpg", quality=95, keep_rgb=True)
chart("CMYK", INKS).save(HERE / "inks.jpg", **save)
chart("CMYK", INKS).save(HERE / "inks-progressive.jpg", progressive=True, **save)
path = HERE / "inks-turned.jpg"
chart("CMYK", [turned(inks) for inks in INKS]).save(path, **save)
data = bytearray(path.read_bytes())
data[data.index(b"Adobe") + 11] = 2
path.write_bytes(data)

#!/usr/bin/env python3
"""Makes press.icc beside it: the profile of a press that exists nowhere, of four inks that darken each other as real ones
do. Nobody else has rights in it. Run it without arguments; it wants no packages."""
import pathlib
import struct

# What red, green and blue light is left by full cyan, magenta, yellow and black.
INKS = [(0.05, 0.30, 0.65), (0.55, 0.04, 0.20), (0.95, 0.80, 0.05), (0.02, 0.02, 0.02)]
# From the light of sRGB's primaries to the connection space, under D50.
TO_XYZ = [(0.4360747, 0.3850649, 0.1430804), (0.2225045, 0.7168786, 0.0606169), (0.0139322, 0.0971045, 0.7141733)]
TO_RGB = [(3.1338561, -1.6168667, -0.4906146), (-0.9787684, 1.9161415, 0.0334540), (0.0719453, -0.2289914, 1.4052427)]
WHITE = (0.9642, 1.0, 0.8249)
# Steps of the tables, from inks and to inks.
FROM, TO = 5, 17


def light(inks):
    left = [1.0, 1.0, 1.0]
    for amount, ink in zip(inks, INKS):
        left = [channel * (1 - amount + amount * share) for channel, share in zip(left, ink)]
    return left


def lab(rgb):
    xyz = [sum(row[i] * rgb[i] for i in range(3)) / white for row, white in zip(TO_XYZ, WHITE)]
    x, y, z = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def unlab(lightness, a, b):
    y = (lightness + 16) / 116
    xyz = [t ** 3 if t ** 3 > 0.008856 else (t - 16 / 116) / 7.787 for t in (y + a / 500, y, y - b / 200)]
    xyz = [t * white for t, white in zip(xyz, WHITE)]
    return [min(1.0, max(0.0, sum(row[i] * xyz[i] for i in range(3)))) for row in TO_RGB]


def inks(rgb):
    """Black for the darker half of what is common, then the three that are left over, each by the light it takes."""
    black = max(0.0, 1 - max(rgb) ** (1 / 2.2) - 0.15) / 0.85
    left = [channel / (1 - black * (1 - 0.02)) for channel in rgb]
    amounts = [0.0, 0.0, 0.0]
    for _ in range(40):
        for own in range(3):
            others = 1.0
            for other in range(3):
                if other != own:
                    others *= 1 - amounts[other] * (1 - INKS[other][own])
            share = (1 - left[own] / others) / (1 - INKS[own][own])
            amounts[own] = min(1.0, max(0.0, share))
    return amounts + [black]


def table(steps, channels, of):
    points = [[]]
    for _ in range(channels):
        points = [point + [step / (steps - 1)] for point in points for step in range(steps)]
    return [value for point in points for value in of(point)]


def lut16(ins, outs, steps, curves, values):
    identity = struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
    body = b"mft2\0\0\0\0" + bytes([ins, outs, steps, 0]) + identity + struct.pack(">2H", len(curves[0]), 2)
    body += b"".join(struct.pack(f">{len(curve)}H", *curve) for curve in curves)
    body += struct.pack(f">{len(values)}H", *(min(65535, max(0, round(value))) for value in values))
    return body + struct.pack(">2H", 0, 65535) * outs


def coded(colour):
    lightness, a, b = colour
    return lightness * 652.8, (a + 128) * 256, (b + 128) * 256


PLAIN = [round(n * 65535 / 255) for n in range(256)]
# Full lightness is written as 65280; it must fall on the last point of the table, or white would get ink.
STRETCHED = [min(65535, round(n * 65535 / 255 * 65535 / 65280)) for n in range(256)]
from_inks = lut16(4, 3, FROM, [[0, 65535]] * 4, table(FROM, 4, lambda inks: coded(lab(light(inks)))))
decoded = lambda p: (p[0] * 100, p[1] * 65535 / 256 - 128, p[2] * 65535 / 256 - 128)
to_inks = lut16(3, 4, TO, [STRETCHED, PLAIN, PLAIN],
                table(TO, 3, lambda p: [65535 * ink for ink in inks(unlab(*decoded(p)))]))
within = lut16(3, 1, 2, [[0, 65535]] * 3, [0] * 8)


def described(name):
    return b"desc\0\0\0\0" + struct.pack(">I", len(name) + 1) + name + bytes(1 + 8 + 3 + 67)


xyz = lambda *values: b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(value * 65536) for value in values))
tags = [
    ([b"desc"], described(b"Trial press")),
    ([b"cprt"], b"text\0\0\0\0No copyright, use freely\0"),
    ([b"wtpt"], xyz(*WHITE)),
    ([b"A2B0", b"A2B1", b"A2B2"], from_inks),
    ([b"B2A0", b"B2A1", b"B2A2"], to_inks),
    ([b"gamt"], within),
]
count = sum(len(names) for names, _ in tags)
rows, data = b"", b""
for names, tag in tags:
    for name in names:
        rows += name + struct.pack(">2I", 128 + 4 + 12 * count + len(data), len(tag))
    data += tag + bytes(-len(tag) % 4)
header = struct.pack(">I4s4s4s4s4s6H4s", 128 + 4 + len(rows) + len(data), b"", b"\2\x10", b"prtr", b"CMYK", b"Lab ",
                     2026, 1, 1, 0, 0, 0, b"acsp")
header += bytes(68 - len(header)) + struct.pack(">3i", 0xF6D6, 0x10000, 0xD32D)
profile = header + bytes(128 - len(header)) + struct.pack(">I", count) + rows + data
pathlib.Path(__file__).with_name("press.icc").write_bytes(profile)

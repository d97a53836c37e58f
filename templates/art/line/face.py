"""The parts all eight faces share: eyes, lids, noses, whisker dots."""

import math

from kit import AXIS, DETAIL, INNER, LID, OUTLINE, left, right, rotated
from spline import curve

SIDES = (right, left)


def almond_eyes(art, gap, y, width, height, slant, pupil, glance=0, arch=0.5, lid=LID, slit=None):
    """A cat's or wolf's eyes: a pointed inner corner, a round outer one, a lid, a pupil under the lid.

    `gap`: distance from the axis; `slant`: degrees the outer corner is raised;
    `arch`: how far the lid rises, as a share of the height: little makes a grave look.
    """
    for side in (1, -1):
        def at(u, v):
            a = math.radians(-slant)
            du, dv = u * width, v * height
            return (AXIS + side * (gap + du * math.cos(a) - dv * math.sin(a)),
                    y + du * math.sin(a) + dv * math.cos(a))
        inner, outer = at(-0.54, 0.26), at(0.5, 0.02)
        edge = curve([(*inner, 'c'), at(-0.12, -arch * 0.86), at(0.30, -arch), (*outer, 90 - side * slant),
                      at(0.16, 0.48), at(-0.22, 0.44)], True)
        art.traced(edge, 'eye', 'eye', DETAIL)
        x, height_of_pupil = at(0.02, 0)
        put_pupil(art, x + glance, height_of_pupil, pupil, slit)
        art.traced(edge[:3], 'lid', None, lid)


def put_pupil(art, x, y, radius, slit=None):
    """A pupil with a light on it, round or, with a half width, a slit."""
    if slit:
        art.oval(x, y, slit, radius, 'pupil')
        art.dot(x, y - radius * 0.42, slit * 0.46, 'glint', 'glint')
    else:
        art.dot(x, y, radius, 'pupil')
        art.dot(x - radius * 0.30, y - radius * 0.32, radius * 0.35, 'glint', 'glint')


def round_eyes(art, gap, y, rx, ry, pupil, look=(0, -4), lid=LID):
    """Round eyes under the same lid."""
    for side in (1, -1):
        x = AXIS + side * gap
        art.oval(x, y, rx, ry, 'eye', 'eye', DETAIL)
        put_pupil(art, x + look[0], y + look[1], pupil)
        art.stroke([(x - rx, y + 2, -88), (x, y - ry, 0), (x + rx, y + 2, 88)], 'lid', lid)


def nose(art, y, width, height, x=AXIS):
    """A black nose with a light on it, centred at y."""
    outline = ((0, -0.84), (0.55, -1), (1, -0.55), (0.72, 0.22), (0.25, 0.86), (0, 1),
               (-0.25, 0.86), (-0.72, 0.22), (-1, -0.55), (-0.55, -1))
    art.ink([(x + u * width / 2, y + v * height / 2) for u, v in outline], 'nose')
    art.oval(x - width * 0.17, y - height * 0.22, width * 0.13, width * 0.075, 'nose-glint', 'glint')


def whisker_dots(art, places, radius=10):
    """Dots on both halves of the muzzle."""
    for x, y in places:
        art.dot(AXIS + x, y, radius, 'whisker-dot')
        art.dot(AXIS - x, y, radius, 'whisker-dot')


def mouth(art, top, bottom):
    """The line from the nose to the parting of the lips."""
    art.stroke([(AXIS, top), (AXIS, bottom)], 'mouth', INNER)


def tilted_ears(art, shape, lining, degrees, pivot, tone):
    """Two ears with linings; the left one leans out, which gives the head its life."""
    for outline, meaning, colour, width in ((shape, 'ear', 'a', OUTLINE), (lining, 'ear-inside', tone, None)):
        for knots in (right(outline), rotated(left(outline), degrees, *pivot)):
            if colour == 'ink':
                art.ink(knots, meaning)
            else:
                art.region(knots, meaning, colour, width or INNER)


def forelock(art, x, y):
    """The two-pointed tuft of the three plainest heads, hanging from (x, y)."""
    tuft = [(-34, 0, 'c'), (-42, 44), (-14, 92, 'c'), (-10, 46), (0, 26, 'c'), (10, 48), (34, 82, 'c'),
            (38, 40), (28, 0, 'c')]
    art.ink([(x + k[0], y + k[1], *k[2:]) for k in tuft], 'tuft')

"""Heads to be coloured in: few and large regions, lines of one weight, eyes as dots.

Every region has room for a circle two millimetres across on a disc of 28 mm: a fiftieth of the drawing is half a
millimetre there. What would be smaller is solid, teeth apart.
"""
import shapely

from pen import *
from shapely.geometry import box

LINE = 27.0          # the weight of every line
LEAST = 104.0        # the diameter of the circle that every region has room for
TOOTH = 66.0         # the same of teeth
REACH = 486.0        # the circle that a head fills, whiskers apart


class Page:
    """Regions from the front to the back, and what is solid on them."""

    def __init__(self):
        self.regions, self.solids, self.outside = [], [], []

    def region(self, tone, part, *shapes):
        self.regions += [(clean(g), tone, part) for g in shapes]

    def both(self, tone, part, g):
        self.region(tone, part, g, flip(g))

    def solid(self, *gs):
        self.solids += gs

    def cushions(self, x, y, rx, ry):
        """Both halves of a muzzle, and the line between them."""
        half = clean(oval(x, y, rx, ry).intersection(box(LINE / 2, -600, 600, 600)))
        self.both('b', 'muzzle', half)

    def line(self, knots, mirror=True):
        g = stroke(knots, LINE)
        self.solids.append(pair(g) if mirror else g)

    def eyes(self, x, y, r=42):
        """Dots with a notch of light, which is open to the outside."""
        for s in (1, -1):
            self.solids.append(disc(s * x, y, r).difference(disc(s * x - r * 0.62, y - r * 0.66, r * 0.46)))

    def whiskers(self, *lines):
        for knots in lines:
            self.outside.append(pair(stroke(knots, [LINE, LINE * 0.9, LINE * 0.6])))

    def finished(self):
        """The silhouette, the regions and the solids, in the middle of the drawing and as large as it allows."""
        body = union(*[g for g, _, _ in self.regions])
        body = grow(clean(body.buffer(10, 12).buffer(-10, 12)), LINE)
        body = max(polys(body), key=lambda p: p.area)
        body = Polygon(body.exterior, [hole for hole in body.interiors if Polygon(hole).area > LEAST ** 2])
        circle = shapely.minimum_bounding_circle(body)
        k = REACH / shapely.minimum_bounding_radius(body)
        place = lambda g: moved(scaled(g, k), -circle.centroid.x * k, -circle.centroid.y * k)
        cells, taken = [], Polygon()
        for g, tone, part in self.regions:
            seen = g if taken.is_empty else clean(g.difference(grow(taken, LINE)))
            seen = seen.buffer(-7, 8).buffer(7, 8)
            # a part that is too small to be coloured is left to the line beside it
            least = TOOTH if tone == 'tooth' else LEAST
            wide = [p for p in polys(seen) if not p.buffer(-least / 2 / k).is_empty]
            cells += [(place(p), tone, part) for p in wide]
            if wide:
                taken = union(taken, g)
        silhouette = union(body, *self.outside)
        return place(silhouette), cells, place(clean(union(*self.solids).intersection(body)))


def elephant():
    p = Page()
    p.region('a', 'trunk', stroke([(0, -60), (0, 90), (-2, 210), (-30, 330), (-96, 412), (-196, 380)], [184, 172, 156, 146, 138, 130]))
    # short cones that come out from behind the trunk
    tusk = shape([(60, 96), (164, 76), (222, 136), (256, 240), (270, 356, 'c'), (164, 322), (90, 250)])
    p.both('tusk', 'tusk', tusk)
    p.region('a', 'head', sym([(0, -400, 0), (160, -366), (250, -240), (262, -60), (222, 110), (120, 200), (0, 220, 180)]))
    p.both('b', 'ear', shape([(200, -320), (330, -396), (450, -340), (512, -170), (500, 30), (420, 190), (310, 214), (230, 110)]))
    p.eyes(172, -70, 46)
    for y in (64, 150):
        p.line([(-58, y), (0, y + 20), (58, y)], mirror=False)
    p.line([(120, -160), (172, -186), (224, -160)])
    return p


def lion():
    p = Page()
    p.solid(sym([(0, 14, 0), (66, 6), (90, 30), (52, 78), (0, 100, 180)]))
    p.cushions(88, 148, 118, 100)
    p.line([(0, 80), (0, 200)], mirror=False)
    p.region('a', 'face', sym([(0, -214, 0), (150, -196), (242, -92), (262, 70), (232, 216), (130, 306), (0, 322, 180)]))
    p.both('b', 'ear', disc(226, -262, 112))
    # locks: two that part over the brow, two down each side, and a beard
    fore = shape([(LINE / 2, -180, 'c'), (LINE / 2, -440, 'c'), (90, -478), (176, -430), (196, -330), (120, -160)])
    p.both('c', 'mane', fore)
    p.both('d', 'mane', shape([(190, -190), (300, -290), (416, -292), (470, -210, 'c'), (452, -120), (480, -60), (476, 10, 'c'), (380, 40), (240, 20), (200, -80)]))
    p.both('c', 'mane', shape([(220, -10), (380, 10), (470, 30), (492, 110, 'c'), (440, 170), (446, 240), (400, 310, 'c'), (300, 300), (200, 220)]))
    p.both('d', 'mane', shape([(190, 200), (320, 280), (390, 330, 'c'), (340, 400), (280, 420), (220, 480, 'c'), (130, 430), (80, 300)]))
    p.region('c', 'mane', sym([(0, 280, 0), (120, 300), (168, 400), (90, 470), (0, 560, 'c')]))
    p.eyes(116, -46, 48)
    p.line([(62, -124), (114, -146), (168, -122)])
    return p


def feline():
    """Nose, muzzle and eyes of a great cat."""
    p = Page()
    p.solid(sym([(0, 56, 0), (64, 48), (88, 72), (50, 118), (0, 138, 180)]))
    p.cushions(104, 190, 142, 108)
    p.line([(0, 120), (0, 250)], mirror=False)
    p.line([(0, 346), (44, 360), (92, 340)])
    p.eyes(158, -42, 46)
    return p


def tiger():
    p = feline()
    p.region('a', 'face', sym([(0, -350, 0), (190, -330), (330, -220), (384, -60), (446, 60, 'c'), (392, 120, 'c'), (430, 214, 'c'), (356, 256, 'c'), (366, 350, 'c'), (270, 352), (150, 400), (0, 410, 180)]))
    p.both('a', 'ear', shape([(150, -330), (200, -450), (310, -474), (400, -390), (396, -250), (320, -180)]))
    p.solid(stroke([(0, -352), (0, -280), (0, -190)], [52, 46, 0]))
    for y, w in ((-252, 112),):
        p.solid(pair(stroke([(56, y - 8), (56 + w * 0.5, y - 18), (56 + w, y - 52)], [46, 40, 0])))
    p.line([(104, -128), (160, -146), (216, -120)])
    for a, b, c in (((390, -80), (330, -60), (262, -70)), ((404, 36), (340, 40), (286, 20)), ((400, 150), (330, 140), (280, 112))):
        p.solid(pair(stroke([a, b, c], [52, 42, 0])))
    return p


def leopard():
    p = feline()
    p.region('a', 'face', sym([(0, -350, 0), (200, -326), (346, -190), (400, 0), (388, 160), (310, 300), (160, 384), (0, 400, 180)]))
    p.both('a', 'ear', disc(300, -310, 126))
    for x, y, r in ((0, -272, 34), (100, -252, 32), (56, -168, 30), (190, -196, 34), (272, -112, 34), (308, -8, 34), (322, 98, 32), (306, 194, 26)):
        p.solid(oval(x, y, r, r * 1.12, 20) if x == 0 else pair(oval(x, y, r, r * 1.15, 24)))
    return p


def wolf():
    p = Page()
    p.solid(sym([(0, 150, 0), (66, 140), (86, 168), (50, 214), (0, 230, 180)]))
    p.region('b', 'muzzle', sym([(0, 30, 0), (70, 60), (112, 150), (140, 250), (104, 340), (0, 372, 180)]))
    p.line([(0, 220), (0, 286)], mirror=False)
    p.line([(0, 286), (40, 306), (82, 290)])
    p.both('b', 'cheek', shape([(84, 20, 'c'), (200, 40), (300, 0), (430, 20, 'c'), (368, 120, 'c'), (420, 216, 'c'), (318, 236, 'c'), (330, 340, 'c'), (220, 320, 'c'), (150, 410, 'c'), (90, 380), (100, 200)]))
    p.region('a', 'face', sym([(0, -260, 0), (150, -240), (290, -150), (340, -60), (392, 20, 'c'), (330, 100), (180, 140), (0, 160, 180)]))
    p.both('a', 'ear', shape([(96, -240), (140, -370), (236, -486, 'c'), (306, -340), (320, -140), (220, -150)]))
    p.eyes(150, -34, 44)
    p.line([(92, -118), (150, -146), (212, -124)])
    p.solid(stroke([(0, -250), (0, -190), (0, -100)], [44, 40, 0]))
    return p


def dog():
    p = Page()
    p.solid(sym([(0, 40, 0), (80, 30), (112, 66), (70, 124), (0, 150, 180)]))
    p.region('tongue', 'tongue', sym([(0, 250, 0), (74, 262), (80, 360), (0, 420, 180)]))
    p.cushions(106, 194, 140, 118)
    p.line([(0, 140), (0, 250)], mirror=False)
    p.both('c', 'ear', shape([(176, -310), (286, -330), (390, -220), (440, -20), (430, 170), (350, 240), (268, 170), (250, 0), (230, -180)]))
    p.region('b', 'patch', oval(152, -80, 136, 158, -8))
    p.region('a', 'face', sym([(0, -356, 0), (170, -330), (262, -200), (290, 20), (262, 150), (150, 210), (0, 214, 180)]))
    p.eyes(140, -28, 44)
    p.line([(80, -150), (132, -172), (186, -152)])
    return p


def cat():
    p = Page()
    p.solid(sym([(0, 84, 0), (50, 80), (56, 98), (0, 146, 180)]))
    p.line([(0, 130), (0, 172)], mirror=False)
    p.line([(0, 172), (46, 206), (98, 188)])
    p.region('a', 'patch', shape([(-150, -250), (-60, -262), (-28, -150), (-70, 10), (-190, 60), (-330, 30), (-400, -40), (-330, -180)]))
    p.region('b', 'face', sym([(0, -238, 0), (200, -220), (360, -110), (430, 60), (380, 220), (220, 330), (0, 356, 180)]))
    ear = shape([(110, -200), (190, -340), (330, -470, 'c'), (396, -300), (410, -20), (270, -120)])
    p.region('a', 'ear', ear)
    p.region('c', 'ear', flip(ear))
    for k in ([(0, -236), (0, -180), (0, -120)], [(76, -232), (74, -188), (64, -140)], [(152, -214), (146, -180), (132, -144)]):
        p.solid(stroke(k, [38, 34, 0]))
    p.eyes(176, -12, 50)
    p.whiskers([(270, 110), (400, 84), (530, 74)], [(276, 164), (410, 166), (530, 190)])
    return p


def rat():
    p = Page()
    p.solid(sym([(0, 176, 0), (54, 170), (66, 196), (40, 236), (0, 252, 180)]))
    p.line([(0, 240), (0, 300)], mirror=False)
    p.line([(0, 300), (56, 330), (116, 300)])
    tooth = shape([(LINE / 2, 326, 'c'), (108, 316, 'c'), (118, 420), (100, 462), (62, 472), (28, 460), (LINE / 2, 420)])
    p.both('tooth', 'tooth', tooth)
    p.region('a', 'face', sym([(0, -236, 0), (170, -206), (262, -70), (250, 110), (200, 270), (124, 360), (0, 388, 180)]))
    p.both('b', 'ear', disc(300, -240, 186))
    # from behind the chin it rises beside the head
    p.region('b', 'tail', stroke([(60, 330), (230, 440), (400, 420), (480, 300), (440, 170), (480, 40)], [140, 146, 146, 142, 132, 116]))
    p.eyes(118, -6, 52)
    p.line([(70, -100), (120, -124), (170, -102)])
    for s in (-1, 1):
        far = 420 if s < 0 else 350
        p.outside.append(stroke([(s * 160, 190), (s * 270, 160), (s * far, 150)], [LINE, LINE * 0.9, LINE * 0.6]))
        p.outside.append(stroke([(s * 150, 240), (s * 260, 244), (s * (far - 10), 266)], [LINE, LINE * 0.9, LINE * 0.6]))
    return p


def make(name):
    return globals()[name]().finished()

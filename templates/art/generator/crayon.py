"""Heads to be coloured in: few and large regions, a heavy outline, finer lines inside it, eyes as dots.

Every region has room for a circle two millimetres across on a disc of 28 mm: a fiftieth of the drawing is 0.4 mm
there. What would be smaller is solid. Below the cheeks heads are narrow: there a piece bears its number.
"""
import math

import shapely

from pen import *
from shapely.geometry import box

EDGE = 42.0          # the weight of the outline
LINE = 24.0          # that of the lines inside it
LEAST = 106.0        # the diameter of the circle that every region has room for
REACH = 486.0        # the circle that a head fills


class Page:
    """Regions from the front to the back, and what is solid on them."""

    def __init__(self):
        self.regions, self.solids, self.whiskers = [], [], []

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

    def whisker(self, knots):
        """A line that may reach beyond the head."""
        self.whiskers.append(pair(stroke(knots, LINE)))

    def eyes(self, x, y, r=42):
        """Dots with a notch of light, which is open to the outside."""
        for s in (1, -1):
            self.solids.append(disc(s * x, y, r).difference(disc(s * x - r * 0.62, y - r * 0.66, r * 0.46)))

    def finished(self):
        """The silhouette, the regions and the solids, in the middle of the drawing and as large as it allows."""
        body = union(*[g for g, _, _ in self.regions])
        body = grow(clean(body.buffer(10, 12).buffer(-10, 12)), EDGE)
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
            wide = [p for p in polys(seen) if not p.buffer(-LEAST / 2 / k).is_empty]
            cells += [(place(p), tone, part) for p in wide]
            if wide:
                taken = union(taken, g)
        return place(union(body, *self.whiskers)), cells, place(clean(union(union(*self.solids).intersection(body), *self.whiskers)))


def elephant():
    p = Page()
    p.region('a', 'trunk', stroke([(0, -70), (0, 90), (-2, 200), (-28, 296), (-92, 362), (-186, 338)], [184, 172, 156, 150, 146, 142]))
    # short cones that come out from behind the trunk
    tusk = shape([(60, 96), (164, 76), (222, 130), (244, 214), (236, 300, 'c'), (156, 292), (90, 250)])
    p.both('tusk', 'tusk', tusk)
    p.region('a', 'head', sym([(0, -380, 0), (160, -350), (256, -240), (274, -60), (236, 100), (130, 190), (0, 210, 180)]))
    p.both('b', 'ear', shape([(200, -310), (330, -386), (460, -340), (528, -180), (520, -20), (450, 110), (330, 130), (236, 60)]))
    p.eyes(178, -64, 50)
    for y in (74, 160):
        p.line([(-56, y), (0, y + 20), (56, y)], mirror=False)
    p.line([(118, -160), (172, -188), (228, -160)])
    return p


def lion():
    p = Page()
    p.solid(sym([(0, 0, 0), (70, -8), (99, 18), (55, 72), (0, 94, 180)]))
    p.cushions(92, 142, 122, 104)
    p.line([(0, 70), (0, 188)], mirror=False)
    p.region('a', 'face', sym([(0, -244, 0), (164, -228), (262, -120), (276, 50), (248, 200), (146, 296), (0, 318, 180)]))
    # round ears before the mane, which falls in tufts of many lengths, all of them combed down: no petal is
    p.both('a', 'ear', disc(280, -292, 108))
    tufts = [(0, -396, 0), (88, -428), (196, -440, 'c'), (190, -386), (270, -300, 'c'), (388, -262), (458, -198), (510, -92, 'c'),
             (470, -50), (506, 8), (540, 118, 'c'), (452, 110, 'c'), (450, 190), (408, 290, 'c'), (352, 254, 'c'), (330, 324), (262, 386, 'c'),
             (228, 344, 'c'), (190, 408), (118, 452, 'c'), (94, 410, 'c'), (62, 462), (0, 494, 'c')]
    p.region('c', 'mane', sym(tufts))
    # the parting, and strands that end in the mane
    for knots in ([(470, -50), (420, -62), (372, -92)], [(452, 110), (400, 92), (350, 50)],
                  [(352, 254), (322, 224), (300, 186)], [(228, 344), (220, 330), (214, 318)]):
        p.solid(pair(stroke(knots, [36, 30, 6])))
    p.solid(stroke([(0, -396), (-14, -350), (4, -296)], [34, 30, 6]))
    p.eyes(128, -62, 57)
    p.line([(66, -150), (126, -176), (188, -148)])
    return p


def feline(muzzle=(92, 156, 118, 92)):
    """Nose, muzzle and eyes of a great cat."""
    p = Page()
    p.solid(sym([(0, 30, 0), (70, 22), (98, 48), (56, 98), (0, 120, 180)]))
    p.cushions(*muzzle)
    p.line([(0, 100), (0, 200)], mirror=False)
    p.eyes(172, -62, 54)
    return p


def tiger():
    p = feline()
    p.region('a', 'face', sym([(0, -366, 0), (190, -344), (350, -226), (430, -90), (516, 20, 'c'), (424, 80, 'c'), (414, 140, 'c'), (310, 180), (234, 282), (138, 366), (0, 386, 180)]))
    p.both('a', 'ear', shape([(140, -310), (190, -420), (296, -460), (390, -390), (400, -270), (330, -180)]))
    p.solid(stroke([(0, -368), (0, -280), (0, -170)], [60, 52, 0]))
    p.solid(pair(stroke([(64, -270), (124, -284), (184, -326)], [52, 46, 0])))
    p.line([(114, -154), (172, -174), (232, -146)])
    for a, b, c in (((446, -70), (376, -56), (296, -60)), ((432, 76), (364, 66), (306, 46)), ((336, 206), (308, 180), (280, 146))):
        p.solid(pair(stroke([a, b, c], [56, 46, 0])))
    return p


def leopard():
    p = feline(muzzle=(84, 144, 104, 84))  # its jaw is narrow
    p.region('a', 'face', sym([(0, -342, 0), (206, -322), (392, -212), (478, -80), (414, 52), (262, 186), (136, 284), (0, 308, 180)]))
    p.both('b', 'ear', disc(292, -312, 124))
    for x, y, rx, ry, turn in ((0, -270, 34, 46, 0), (96, -226, 40, 34, 0), (186, -266, 38, 32, 20), (270, -196, 40, 34, 40),
                               (364, -136, 38, 32, 60), (334, -44, 32, 38, 0), (400, 4, 32, 38, 14), (310, 70, 34, 30, 0)):
        g = oval(x, y, rx, ry, turn)
        p.solid(g if x == 0 else pair(g))
    return p


def wolf():
    p = Page()
    p.solid(sym([(0, 142, 0), (72, 132), (94, 162), (54, 212), (0, 230, 180)]))
    p.region('b', 'muzzle', sym([(0, 20, 0), (80, 54), (126, 150), (146, 250), (104, 346), (0, 380, 180)]))
    p.line([(0, 220), (0, 286)], mirror=False)
    p.line([(0, 286), (42, 306), (86, 290)])
    p.both('b', 'cheek', shape([(84, 20, 'c'), (200, 40), (330, -10), (510, -20, 'c'), (436, 56, 'c'), (444, 132, 'c'), (338, 150, 'c'), (296, 240, 'c'), (196, 286), (130, 390), (90, 376), (100, 200)]))
    p.region('a', 'face', sym([(0, -280, 0), (160, -256), (306, -160), (372, -70), (430, 10, 'c'), (340, 96), (180, 140), (0, 160, 180)]))
    p.both('a', 'ear', shape([(90, -250), (140, -380), (250, -480, 'c'), (336, -340), (346, -120), (220, -150)]))
    p.eyes(166, -46, 52)
    p.line([(100, -142), (164, -168), (232, -140)])
    p.solid(stroke([(0, -270), (0, -200), (0, -110)], [52, 46, 0]))
    return p


def dog():
    p = Page()
    p.solid(sym([(0, 36, 0), (88, 26), (122, 64), (76, 126), (0, 152, 180)]))
    p.region('tongue', 'tongue', sym([(0, 250, 0), (90, 262), (100, 366), (0, 436, 180)]))
    p.cushions(112, 198, 148, 120)
    p.line([(0, 140), (0, 250)], mirror=False)
    p.both('c', 'ear', shape([(180, -330), (310, -376), (440, -290), (520, -90), (508, 90), (420, 176), (322, 118), (286, -30), (240, -200)]))
    face = sym([(0, -400, 0), (180, -376), (296, -240), (316, -20), (246, 96), (160, 190), (0, 220, 180)])
    p.region('b', 'patch', oval(150, -160, 138, 260, -4).intersection(face))
    p.region('a', 'face', face)
    p.eyes(150, -44, 54)
    p.line([(86, -172), (144, -198), (204, -176)])
    return p


def cat():
    p = Page()
    p.solid(sym([(0, 84, 0), (58, 80), (66, 100), (0, 154, 180)]))
    p.line([(0, 130), (0, 182)], mirror=False)
    p.line([(0, 182), (50, 218), (106, 198)])
    p.region('a', 'patch', shape([(-150, -270), (-60, -272), (-30, -150), (-72, 20), (-200, 74), (-340, 44), (-420, -40), (-330, -200)]))
    p.region('b', 'face', sym([(0, -262, 0), (200, -248), (384, -150), (484, -40), (440, 76), (306, 206), (144, 290), (0, 310, 180)]))
    ear = shape([(92, -210), (160, -326), (290, -436, 'c'), (376, -310), (424, -60), (260, -130)])
    p.region('a', 'ear', ear)
    p.region('c', 'ear', flip(ear))
    for k in ([(0, -262), (0, -190), (0, -114)], [(86, -256), (84, -198), (72, -134)], [(168, -238), (160, -190), (144, -138)]):
        p.solid(stroke(k, [44, 40, 0]))
    p.eyes(184, -20, 60)
    for k in ([(238, 118), (302, 108), (362, 108)], [(218, 168), (268, 174), (310, 188)]):
        p.line(k)
    return p


def rat():
    p = Page()
    # a pointed snout with the nose at its tip
    p.solid(sym([(0, 292, 0), (58, 296), (74, 334), (42, 386), (0, 400, 180)]))
    p.region('b', 'muzzle', sym([(0, 120, 0), (70, 146), (104, 250), (96, 350), (60, 404), (0, 424, 180)]))
    p.region('a', 'face', sym([(0, -236, 0), (150, -214), (238, -110), (246, 20), (186, 170), (118, 300), (0, 390, 180)]))
    p.both('b', 'ear', disc(290, -216, 92))
    p.both('a', 'ear', disc(336, -256, 222))
    # from behind the cheek it swings out and up to a fine tip
    p.region('b', 'tail', stroke([(-60, 270), (-230, 386), (-400, 392), (-474, 262), (-452, 112)], [150, 152, 148, 120, 40]))
    p.eyes(118, -34, 56)
    p.line([(64, -130), (118, -154), (172, -130)])
    for k in ([(166, 190), (240, 150), (320, 136)], [(146, 230), (226, 212), (306, 216)]):
        p.whisker(k)
    return p


def make(name):
    return globals()[name]().finished()

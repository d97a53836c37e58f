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
    p.region('a', 'trunk', stroke([(0, -70), (0, 90), (-2, 200), (-24, 268), (-82, 328), (-172, 310)], [184, 172, 156, 150, 146, 142]))
    # short cones that come out from behind the trunk
    tusk = shape([(60, 96), (170, 70), (236, 122), (262, 204), (254, 286, 'c'), (164, 282), (90, 244)])
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


def tiger():
    p = Page()
    p.solid(sym([(0, 30, 0), (70, 22), (98, 48), (56, 98), (0, 120, 180)]))
    p.cushions(92, 156, 118, 92)
    p.line([(0, 100), (0, 200)], mirror=False)
    p.eyes(172, -62, 54)
    p.region('a', 'face', sym([(0, -366, 0), (190, -344), (350, -226), (430, -90), (516, 20, 'c'), (424, 80, 'c'), (414, 140, 'c'), (310, 180), (234, 282), (138, 366), (0, 386, 180)]))
    p.both('a', 'ear', shape([(140, -310), (190, -420), (296, -460), (390, -390), (400, -270), (330, -180)]))
    p.solid(stroke([(0, -368), (0, -280), (0, -170)], [60, 52, 0]))
    p.solid(pair(stroke([(64, -270), (124, -284), (184, -326)], [52, 46, 0])))
    p.line([(114, -154), (172, -174), (232, -146)])
    for a, b, c in (((446, -70), (376, -56), (296, -60)), ((432, 76), (364, 66), (306, 46)), ((336, 206), (308, 180), (280, 146))):
        p.solid(pair(stroke([a, b, c], [56, 46, 0])))
    return p


def rosette(x, y, r, turn):
    """A broken ring: both ends of its line stay apart, so that its inside is one region with the coat."""
    at = lambda degrees: (x + r * math.cos(math.radians(degrees + turn)), y + r * math.sin(math.radians(degrees + turn)))
    return stroke([at(degrees) for degrees in (0, 65, 130, 195, 260)], [30, 36, 30, 36, 30])


def leopard():
    p = Page()
    # a broad nose over full lips
    p.solid(sym([(0, -18, 0), (82, -28), (110, 0), (60, 58), (0, 80, 180)]))
    p.cushions(104, 116, 132, 84)
    p.line([(0, 68), (0, 160)], mirror=False)
    for x, y in ((180, 94), (188, 134)):
        p.solid(pair(disc(x, y, 13)))
    p.region('a', 'face', sym([(0, -356, 0), (166, -338), (312, -258), (408, -118), (424, 24), (360, 146), (236, 230), (98, 276), (0, 283, 180)]))
    p.both('b', 'ear', disc(292, -310, 116))
    p.eyes(172, -80, 52)
    p.line([(114, -164), (172, -184), (230, -158)])
    p.solid(oval(0, -304, 24, 30), oval(0, -218, 22, 32))
    for x, y, r, turn in ((92, -270, 35, 20), (200, -264, 35, 110), (300, -178, 38, 150), (350, -60, 38, 200)):
        p.solid(pair(rosette(x, y, r, turn)))
    for x, y, rx, ry, turn in ((360, 40, 24, 30, 10), (318, 124, 30, 24, -30)):
        p.solid(pair(oval(x, y, rx, ry, turn)))
    return p


def wolf():
    p = Page()
    # a long straight muzzle from between the eyes to the chin, the nose near its end
    p.solid(sym([(0, 158, 0), (82, 148), (106, 184), (60, 238), (0, 256, 180)]))
    p.region('b', 'muzzle', sym([(0, -30, 0), (58, -16), (92, 60), (120, 170), (128, 276), (84, 344), (0, 360, 180)]))
    p.line([(0, 246), (0, 302)], mirror=False)
    p.line([(0, 302), (44, 322), (86, 304)])
    p.region('a', 'face', sym([(0, -310, 0), (150, -288), (276, -206), (338, -96, 'c'), (320, 10), (262, 86, 'c'), (180, 84), (60, 150), (0, 160, 180)]))
    # a ruff of cheek fur, which falls in long tufts
    p.both('b', 'cheek', shape([(250, -220), (352, -110), (474, 30, 'c'), (408, 62, 'c'), (440, 176, 'c'), (366, 176, 'c'), (360, 286, 'c'), (276, 256, 'c'), (222, 342, 'c'), (150, 300), (80, 340), (90, 100), (180, -80)]))
    # small ears, far apart
    p.both('a', 'ear', shape([(120, -260), (176, -380), (258, -458, 'c'), (340, -350), (356, -150), (240, -200)]))
    p.eyes(164, -56, 50)
    p.line([(90, -128), (152, -164), (228, -158)])
    p.solid(stroke([(0, -308), (0, -240), (0, -130)], [60, 50, 0]))
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
    p.solid(sym([(0, 84, 0), (60, 80), (68, 102), (0, 158, 180)]))
    p.line([(0, 130), (0, 188)], mirror=False)
    p.line([(0, 188), (52, 224), (110, 202)])
    p.region('a', 'patch', shape([(-150, -300), (-62, -302), (-30, -164), (-66, 20), (-190, 78), (-320, 50), (-400, -40), (-330, -214)]))
    # a round skull on full cheeks, with a tuft on each
    p.region('b', 'face', sym([(0, -300, 0), (180, -284), (326, -192), (404, -60), (424, 46), (462, 124, 'c'), (400, 164), (372, 232, 'c'), (296, 252), (138, 316), (0, 332, 180)]))
    ear = shape([(90, -240), (160, -370), (288, -450, 'c'), (368, -334), (398, -90), (240, -150)])
    p.region('a', 'ear', ear)
    p.region('c', 'ear', flip(ear))
    for k in ([(0, -298), (0, -216), (0, -128)], [(92, -290), (90, -222), (76, -150)], [(176, -266), (168, -212), (150, -154)]):
        p.solid(stroke(k, [46, 42, 0]))
    p.eyes(178, -24, 60)
    for k in ([(228, 116), (296, 104), (362, 106)], [(212, 166), (268, 172), (318, 192)]):
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

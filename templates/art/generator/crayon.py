"""Heads to be coloured in: few and large regions, a heavy outline, finer lines inside it, eyes as dots.

Every region has room for a circle two millimetres across on a disc of 28 mm: a fiftieth of the drawing is 0.4 mm
there. What would be smaller is solid. Below the cheeks heads are narrow: there a piece bears its number.
"""
import shapely

from pen import *
from shapely.geometry import box

EDGE = 42.0          # the weight of the outline
LINE = 24.0          # that of the lines inside it
LEAST = 104.0        # the diameter of the circle that every region has room for
REACH = 486.0        # the circle that a head fills


class Page:
    """Regions from the front to the back, and what is solid on them."""

    def __init__(self):
        self.regions, self.solids = [], []

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
        return place(body), cells, place(clean(union(*self.solids).intersection(body)))


def elephant():
    p = Page()
    p.region('a', 'trunk', stroke([(0, -70), (0, 90), (-2, 200), (-28, 296), (-92, 362), (-186, 338)], [184, 172, 156, 150, 146, 142]))
    # short cones that come out from behind the trunk
    tusk = shape([(60, 96), (164, 76), (222, 130), (250, 220), (250, 318, 'c'), (160, 300), (90, 250)])
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
    p.solid(sym([(0, 14, 0), (70, 4), (98, 30), (56, 82), (0, 104, 180)]))
    p.cushions(94, 152, 126, 106)
    p.line([(0, 80), (0, 200)], mirror=False)
    p.region('a', 'face', sym([(0, -232, 0), (160, -212), (262, -96), (280, 70), (244, 216), (136, 306), (0, 322, 180)]))
    p.both('b', 'ear', disc(250, -262, 108))
    # locks: two that part over the brow, two down each side, and a beard
    fore = shape([(LINE / 2, -180, 'c'), (LINE / 2, -430, 'c'), (100, -472), (196, -420), (216, -330), (120, -160)])
    p.both('c', 'mane', fore)
    p.both('d', 'mane', shape([(190, -190), (310, -310), (420, -270, 'c'), (452, -190), (466, -120, 'c'), (520, -70), (530, 20, 'c'), (400, 60), (240, 30), (200, -80)]))
    p.both('c', 'mane', shape([(220, -10), (400, 20), (516, 60, 'c'), (486, 130), (420, 176, 'c'), (410, 226), (330, 284, 'c'), (260, 296), (190, 230)]))
    p.region('d', 'mane', sym([(0, 260, 0), (160, 250), (246, 320), (230, 400, 'c'), (150, 430), (90, 500), (0, 560, 'c')]))
    p.eyes(128, -50, 54)
    p.line([(68, -136), (124, -160), (184, -134)])
    return p


def feline():
    """Nose, muzzle and eyes of a great cat."""
    p = Page()
    p.solid(sym([(0, 30, 0), (70, 22), (98, 48), (56, 98), (0, 120, 180)]))
    p.cushions(92, 156, 118, 92)
    p.line([(0, 100), (0, 200)], mirror=False)
    p.eyes(172, -62, 54)
    return p


def tiger():
    p = feline()
    p.region('a', 'face', sym([(0, -330, 0), (190, -316), (350, -220), (430, -90), (516, 20, 'c'), (424, 90, 'c'), (414, 160, 'c'), (306, 200), (236, 296), (140, 376), (0, 396, 180)]))
    p.both('a', 'ear', shape([(140, -310), (190, -420), (296, -460), (390, -390), (400, -270), (330, -180)]))
    p.solid(stroke([(0, -332), (0, -260), (0, -170)], [58, 50, 0]))
    p.solid(pair(stroke([(64, -262), (124, -272), (184, -308)], [52, 46, 0])))
    p.line([(114, -154), (172, -174), (232, -146)])
    for a, b, c in (((446, -70), (376, -56), (296, -60)), ((432, 76), (364, 66), (306, 46)), ((336, 206), (308, 180), (280, 146))):
        p.solid(pair(stroke([a, b, c], [56, 46, 0])))
    return p


def leopard():
    p = feline()
    p.region('a', 'face', sym([(0, -330, 0), (210, -312), (390, -190), (484, -24), (416, 100), (276, 226), (164, 348), (0, 388, 180)]))
    p.both('a', 'ear', disc(304, -290, 120))
    for x, y, r in ((0, -250, 40), (112, -226, 38), (238, -184, 40), (332, -96, 40), (386, 0, 40), (330, 98, 38)):
        p.solid(oval(x, y, r, r * 1.12, 20) if x == 0 else pair(oval(x, y, r, r * 1.15, 24)))
    return p


def wolf():
    p = Page()
    p.solid(sym([(0, 142, 0), (72, 132), (94, 162), (54, 212), (0, 230, 180)]))
    p.region('b', 'muzzle', sym([(0, 20, 0), (80, 54), (126, 150), (146, 250), (104, 346), (0, 380, 180)]))
    p.line([(0, 220), (0, 286)], mirror=False)
    p.line([(0, 286), (42, 306), (86, 290)])
    p.both('b', 'cheek', shape([(84, 20, 'c'), (200, 40), (330, -10), (510, -20, 'c'), (424, 76, 'c'), (446, 160, 'c'), (330, 190, 'c'), (290, 280, 'c'), (190, 310), (130, 400), (90, 380), (100, 200)]))
    p.region('a', 'face', sym([(0, -280, 0), (160, -256), (306, -160), (372, -70), (430, 10, 'c'), (340, 96), (180, 140), (0, 160, 180)]))
    p.both('a', 'ear', shape([(90, -250), (140, -380), (250, -480, 'c'), (336, -340), (346, -120), (220, -150)]))
    p.eyes(166, -46, 52)
    p.line([(100, -142), (164, -168), (232, -140)])
    p.solid(stroke([(0, -270), (0, -200), (0, -110)], [52, 46, 0]))
    return p


def dog():
    p = Page()
    p.solid(sym([(0, 36, 0), (88, 26), (122, 64), (76, 126), (0, 152, 180)]))
    p.region('tongue', 'tongue', sym([(0, 250, 0), (80, 262), (86, 360), (0, 420, 180)]))
    p.cushions(112, 198, 148, 120)
    p.line([(0, 140), (0, 250)], mirror=False)
    p.both('c', 'ear', shape([(190, -310), (320, -340), (446, -250), (520, -70), (506, 70), (420, 146), (330, 90), (292, -40), (250, -190)]))
    p.region('b', 'patch', oval(166, -84, 146, 166, -8))
    p.region('a', 'face', sym([(0, -366, 0), (190, -340), (296, -210), (324, 10), (282, 150), (160, 216), (0, 220, 180)]))
    p.eyes(154, -36, 52)
    p.line([(88, -166), (146, -192), (206, -170)])
    return p


def cat():
    p = Page()
    p.solid(sym([(0, 84, 0), (58, 80), (66, 100), (0, 154, 180)]))
    p.line([(0, 130), (0, 182)], mirror=False)
    p.line([(0, 182), (50, 218), (106, 198)])
    p.region('a', 'patch', shape([(-150, -260), (-60, -262), (-30, -150), (-72, 20), (-200, 74), (-350, 44), (-440, -40), (-340, -190)]))
    p.region('b', 'face', sym([(0, -246, 0), (210, -228), (390, -110), (492, 30), (372, 170), (196, 296), (0, 344, 180)]))
    ear = shape([(110, -200), (200, -330), (344, -436, 'c'), (410, -290), (440, -20), (270, -120)])
    p.region('a', 'ear', ear)
    p.region('c', 'ear', flip(ear))
    for k in ([(0, -246), (0, -180), (0, -110)], [(86, -240), (84, -188), (72, -130)], [(172, -220), (164, -180), (148, -134)]):
        p.solid(stroke(k, [44, 40, 0]))
    p.eyes(190, -20, 58)
    for k in ([(250, 116), (320, 104), (392, 104)], [(232, 172), (290, 180), (340, 196)]):
        p.line(k)
    return p


def rat():
    p = Page()
    p.solid(sym([(0, 168, 0), (60, 160), (74, 190), (44, 236), (0, 254, 180)]))
    p.line([(0, 240), (0, 296)], mirror=False)
    p.line([(0, 296), (60, 324), (124, 292)])
    # both teeth are one field
    p.region('tooth', 'tooth', sym([(0, 312, 0), (84, 312, 'c'), (94, 384), (80, 440), (0, 452, 180)]))
    p.region('a', 'face', sym([(0, -300, 0), (190, -264), (292, -100), (276, 100), (210, 260), (120, 350), (0, 376, 180)]))
    p.both('b', 'ear', disc(370, -150, 176))
    # from behind the chin it rises beside the head
    p.region('b', 'tail', stroke([(-50, 320), (-170, 372), (-276, 338), (-350, 244), (-366, 120)], [136, 142, 142, 138, 124]))
    p.eyes(132, -26, 58)
    p.line([(80, -130), (134, -156), (190, -132)])
    for k in ([(136, 196), (190, 184), (236, 184)], [(126, 244), (170, 248), (206, 262)]):
        p.line(k)
    return p


def make(name):
    return globals()[name]().finished()

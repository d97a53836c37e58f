"""The eight heads. Half shapes are given as (distance from the axis, y), see kit.py."""

import math

from face import SIDES, almond_eyes, forelock, mouth, nose, tilted_ears, round_eyes, whisker_dots
from kit import (DETAIL, INNER, OUTLINE, WHISKER, Drawing, fur, leaf, left, right, stripe, symmetric,
                 tube)

def rat():
    """Huge round ears, one of them bitten, a wedge of a face, two teeth, a curling tail."""
    art = Drawing('rat')
    tail = [(560, 838), (640, 874), (726, 846), (778, 784), (780, 716), (808, 658), (858, 674)]
    art.region(tube(tail, 72, 54), 'tail', 'b')
    ear = [(82, 476), (30, 346), (82, 216), (208, 162), (336, 216), (388, 344), (336, 472), (208, 524)]
    bitten = [(82, 476), (30, 346), (82, 216), (186, 163, 'c'), (234, 238, 'c'), (300, 186, 'c'),
              (366, 250), (388, 350), (336, 474), (208, 524)]
    lining = [(144, 456), (106, 346), (136, 266), (210, 232), (286, 264), (320, 346), (288, 428)]
    torn = [(144, 456), (106, 360), (146, 296), (222, 296), (286, 318), (320, 372), (288, 432)]
    for side, shape, inside in ((right, ear, lining), (left, bitten, torn)):
        art.region(side(shape), 'ear', 'a', OUTLINE)
        art.region(side(inside), 'ear-inside', 'b')
    art.region(symmetric([(0, 258), (100, 272), (190, 334), (234, 436), (222, 546), (172, 656), (116, 756),
                          (72, 836), (0, 862)]), 'head', 'a', OUTLINE)
    for side in SIDES:
        tooth = [(0, 834, 'c'), (68, 842, 'c'), (74, 922), (40, 956), (0, 940, 'c')]
        art.region(side(tooth), 'tooth', 'tooth', DETAIL)
    muzzle = [(0, 700), (72, 712), (128, 762), (130, 826), (74, 870), (0, 842, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 764, 842)
    nose(art, 724, 124, 94)
    whisker_dots(art, [(54, 810), (90, 786)], 11)
    art.stroke(left([(132, 754), (220, 722), (322, 726)]), 'whisker', WHISKER)
    art.stroke(left([(136, 796), (220, 794), (302, 826)]), 'whisker', WHISKER)
    art.stroke(right([(130, 754), (164, 720), (206, 702)]), 'whisker', WHISKER)
    round_eyes(art, 108, 492, 62, 70, 53, (3, -9))
    art.stroke(right([(60, 378), (108, 350), (154, 378)]), 'brow', INNER)
    art.stroke(left([(60, 394), (108, 375), (158, 399)]), 'brow', INNER)
    forelock(art, 500, 264)
    return art


def cat():
    """A wide low oval, triangular ears, slit pupils, whiskers past the outline."""
    art = Drawing('cat')
    ear = fur([(40, 380), (80, 326, .10), (278, 182, .08), (338, 470), (320, 540)])
    lining = fur([(156, 340, .06), (260, 264, .06), (300, 420, -.12)])
    tilted_ears(art, ear, lining, -6, (290, 430), 'b')
    cheek = fur([(362, 560, .10), (402, 640, .04), (358, 658, .08), (366, 742)])
    art.region(symmetric([(0, 282), (110, 292), (222, 336), (312, 412), (354, 510), *cheek,
                          (310, 800), (228, 856), (122, 888), (0, 896)]), 'head', 'a', OUTLINE)
    for base, tip in (((500, 286), (500, 432)), ((594, 294), (566, 404)), ((406, 294), (434, 404))):
        art.ink(stripe(base, tip, 54), 'marking')
    art.region(symmetric([(0, 780, 'c'), (72, 780, 'c'), (66, 826), (0, 846)]), 'chin', 'b')
    muzzle = [(0, 662), (70, 636), (148, 666), (176, 732), (142, 790), (72, 802), (0, 752, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 680, 752)
    nose(art, 654, 112, 76)
    whisker_dots(art, [(76, 738), (120, 720)], 11)
    for side in SIDES:
        art.stroke(side([(190, 700), (300, 676), (418, 690)]), 'whisker', WHISKER)
        art.stroke(side([(192, 744), (300, 746), (396, 786)]), 'whisker', WHISKER)
    almond_eyes(art, 166, 524, 176, 144, 10, 64, 8, .68, 24, slit=32)
    return art


def dog():
    """Drooping ears, one of them lifted, a patch, a tongue."""
    art = Drawing('dog')
    art.region(symmetric([(0, 146), (104, 160), (188, 222), (226, 330), (240, 440), (256, 550), (258, 672),
                          (206, 796), (110, 856), (0, 866)]), 'head', 'a', OUTLINE)
    patch = [(0, 440), (2, 330), (76, 240), (160, 200), (240, 300), (262, 520), (190, 574), (76, 540)]
    art.region(left(patch), 'patch', 'c')
    hanging = [(112, 168, 'c'), (218, 134), (318, 188), (384, 304), (404, 440), (380, 574), (318, 630),
               (262, 584), (242, 464), (214, 326), (168, 228)]
    lifted = [(112, 168, 'c'), (216, 126), (318, 158), (396, 256), (424, 386), (402, 506), (340, 562),
              (272, 518), (238, 410), (206, 306), (166, 226)]
    art.region(right(hanging), 'ear', 'c', OUTLINE)
    art.region(left(lifted), 'ear', 'c', OUTLINE)
    art.stroke(right([(262, 256), (314, 356), (334, 470)]), 'fold')
    art.stroke(left([(258, 236), (318, 306), (350, 398)]), 'fold')
    tongue = [(462, 752, 'c'), (460, 846), (490, 912), (556, 922), (594, 862), (590, 752, 'c')]
    art.region(tongue, 'tongue', 'tongue')
    art.stroke([(526, 806), (530, 860)], 'detail')
    muzzle = [(0, 540), (86, 554), (166, 610), (194, 692), (156, 766), (76, 790), (0, 752, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 644, 752)
    nose(art, 590, 178, 120)
    whisker_dots(art, [(82, 700), (130, 676), (124, 728)])
    round_eyes(art, 114, 420, 59, 66, 49, (2, -9))
    art.stroke(right([(72, 318), (116, 292), (158, 316)]), 'brow', INNER)
    art.stroke(left([(68, 322), (114, 300), (162, 332)]), 'brow', INNER)
    forelock(art, 502, 150)
    return art


def wolf():
    """Tall pointed ears, black inside, zigzag cheeks, slanted eyes."""
    art = Drawing('wolf')
    ear = fur([(30, 340, .06), (216, 118, .08), (322, 450)])
    lining = fur([(124, 330, .06), (210, 206, .08), (264, 346, -.10)])
    tilted_ears(art, ear, lining, -4, (300, 380), 'ink')
    cheek = fur([(296, 440, .10), (410, 590, -.03), (348, 572, .10), (390, 706, -.03), (316, 676, .10),
                 (330, 812, -.03), (240, 772)])
    jaw = [(132, 856), (0, 892)]
    art.region(symmetric([(0, 252), (98, 266), (196, 312), (266, 384), *cheek, *jaw]), 'head', 'a', OUTLINE)
    inner = fur([(256, 552, .05), (284, 646, -.02), (216, 632, .08), (240, 772)])
    art.region(symmetric([(0, 470, 'c'), (64, 566), (160, 590), *inner, *jaw]), 'cheek', 'b')
    muzzle = [(0, 392, 'c'), (36, 480), (54, 570), (80, 664), (116, 728), (108, 796), (60, 832), (0, 806, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 770, 806)
    nose(art, 722, 140, 98)
    almond_eyes(art, 154, 500, 156, 96, 20, 34, 0, .54, 26)
    art.ink(right(leaf((60, 446), (238, 366), 44, -16)), 'brow')
    art.ink(left(leaf((60, 452), (244, 378), 44, -14)), 'brow')
    art.ink(leaf((500, 276), (500, 364), 32), 'marking')
    for side in SIDES:
        art.ink(side(leaf((72, 298), (54, 390), 30)), 'marking')
    return art


def leopard():
    """Small round ears, a heavy jaw, broken rosettes."""
    art = Drawing('leopard')
    ear = [(130, 300), (142, 190), (220, 130), (308, 168), (336, 272), (306, 376)]
    lining = [(204, 276), (214, 214), (258, 196), (292, 238), (288, 306)]
    tilted_ears(art, ear, lining, -6, (280, 340), 'ink')
    art.region(symmetric([(0, 160), (100, 172), (196, 220), (280, 304), (334, 404), (348, 506), (326, 600),
                          (264, 724), (176, 836), (90, 880), (0, 888)]), 'head', 'a', OUTLINE)
    muzzle = [(0, 600), (92, 612), (168, 672), (166, 756), (86, 796), (0, 764, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 674, 764)
    art.stroke([(450, 832), (506, 842), (556, 828)], 'chin')
    nose(art, 632, 144, 92)
    whisker_dots(art, [(72, 724), (122, 700), (118, 752)])
    almond_eyes(art, 140, 510, 148, 98, 14, 36, 0, .52, 24)
    for side in SIDES:
        art.stroke(side([(66, 538), (80, 570), (84, 604)]), 'nose-line')
    rosette(art, 500, 370, 52, 200)
    for side, turn in ((1, 330), (-1, 100)):
        rosette(art, 500 + side * 124, 280, 52, turn)
        rosette(art, 500 + side * 224, 396, 48, turn + 120)
        rosette(art, 500 + side * 226, 618, 42, turn + 240)
        art.dot(500 + side * 280, 506, 18, 'spot')
    art.dot(500, 244, 20, 'spot')
    return art


def rosette(art, x, y, radius, turn):
    """A broken ring of two unequal blots around a coloured middle."""
    art.oval(x, y, radius * .60, radius * .56, 'rosette-centre', 'c')
    for start, length in ((turn, 170), (turn + 222, 86)):
        art.ink(crescent(x, y, radius, start, length), 'rosette')


def crescent(x, y, radius, start, length):
    """A bent blot along part of a circle, thickest in its middle."""
    knots = []
    for share, out in ((0, 6), (.5, 11), (1, 6), (1, -6), (.5, -10), (0, -6)):
        angle = math.radians(start + length * share)
        place = x + (radius + out) * math.cos(angle), y + (radius + out) * .94 * math.sin(angle)
        knots.append(place if share == .5 else (*place, 'c'))
    return knots


def tiger():
    """Cheek ruffs, wedge stripes, the character for king on the forehead."""
    art = Drawing('tiger')
    ear = [(140, 300), (140, 190), (220, 130), (318, 166), (352, 268), (318, 380)]
    lining = [(204, 276), (212, 214), (264, 194), (302, 236), (300, 312)]
    tilted_ears(art, ear, lining, -6, (280, 340), 'b')
    upper = fur([(350, 520, .10), (416, 632, -.03), (352, 614)])
    lower = fur([(352, 614, .10), (398, 734, -.03), (328, 704, .10), (344, 824, -.03), (256, 792)])
    jaw = [(190, 852), (106, 888), (0, 902)]
    art.region(symmetric([(0, 172), (105, 184), (200, 222), (278, 290), (332, 384), (348, 472),
                          *upper, *lower[1:], *jaw]), 'head', 'a', OUTLINE)
    art.region(symmetric([(0, 660, 'c'), (170, 660, 'c'), (256, 612), *lower, *jaw]), 'cheek', 'b')
    for side in SIDES:
        art.region(side(leaf((70, 406), (234, 356), 70, -24)), 'brow-patch', 'b', DETAIL)
    art.ink(symmetric([(0, 740), (126, 750, 'c'), (112, 816), (62, 852), (0, 858)]), 'mouth-inside')
    art.region(symmetric([(0, 800), (50, 812), (60, 834), (0, 846)]), 'tongue', 'tongue', 0)
    muzzle = [(0, 590), (100, 602), (188, 664), (184, 752), (96, 792), (0, 756, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 666, 756)
    for side in SIDES:
        art.stroke(side([(64, 530), (82, 560), (86, 596)]), 'nose-line')
    nose(art, 624, 152, 96)
    whisker_dots(art, [(78, 720), (132, 696), (126, 748)])
    almond_eyes(art, 146, 472, 144, 104, 12, 40, 4, .58, 26)
    for y, w in ((222, 80), (276, 60), (332, 80)):
        art.ink(leaf((500 - w, y - 6), (500 + w, y - 6), 34, 6), 'marking')
    art.ink(leaf((500, 206), (500, 346), 20), 'marking')
    for side in SIDES:
        art.ink(side(stripe((180, 212), (146, 292), 44, 6)), 'marking')
        art.ink(side(stripe((330, 388), (252, 404), 38, -4)), 'marking')
        art.ink(side(stripe((348, 474), (270, 478), 30, 2, 1.2)), 'marking')
        art.ink(side(stripe((362, 550), (250, 546), 26, 4, 1.3)), 'marking')
        art.ink(side(stripe((346, 712), (238, 706), 24, 5, 1.4)), 'marking')
    return art


def lion():
    """Two rings of pointed tufts around a grave long face."""
    art = Drawing('lion')
    outer = [(0, 74, .14), (88, 184, .17), (238, 146, -.08), (240, 256, .17), (392, 334, -.08),
             (316, 420, .17), (422, 560, -.08), (314, 586, .17), (340, 758, -.08), (234, 732, .17),
             (190, 886, -.08), (106, 856, .05), (0, 926)]
    inner = [(0, 196, .14), (48, 280, .17), (150, 232, -.05), (180, 380, .12), (296, 512, -.08),
             (180, 500, .14), (272, 690, -.08), (150, 656), (0, 700)]
    art.region(symmetric(fur(outer)), 'mane', 'c', OUTLINE)
    art.region(symmetric(fur(inner)), 'mane', 'd')
    ear = [(132, 360), (134, 262), (202, 214), (270, 252), (274, 340), (210, 400)]
    lining = [(172, 342), (178, 288), (209, 270), (231, 306), (214, 354)]
    for side in SIDES:
        art.region(side(ear), 'ear', 'a')
        art.region(side(lining), 'ear-inside', 'b', DETAIL)
    half = [(140, 336, 'c'), (180, 404), (190, 490), (202, 590), (190, 680), (122, 756), (0, 778)]
    fringe = fur([(360, 336, .18), (500, 400, .18), (640, 336)])[1:-1]
    art.region(right(half) + left(half[:-1])[::-1] + fringe, 'head', 'a', 28)
    beard = [(0, 680), (106, 690, 'c'), (110, 758), (66, 814), (0, 854, 'c')]
    art.region(symmetric(beard), 'beard', 'd')
    muzzle = [(0, 572), (76, 582), (132, 640), (128, 706), (68, 736), (0, 712, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 640, 712)
    for side in SIDES:
        art.stroke(side([(66, 496), (55, 536), (64, 584)]), 'nose-line')
    nose(art, 600, 146, 86)
    whisker_dots(art, [(58, 678), (104, 660)])
    almond_eyes(art, 118, 480, 110, 88, 8, 33, 0, .46, 24)
    for side in SIDES:
        art.ink(side(leaf((50, 428), (172, 402), 32, -12)), 'brow')
    return art


def elephant():
    """Fans of ears, a wrinkled trunk, two tusks."""
    art = Drawing('elephant')
    ear = [(110, 290), (176, 214), (276, 184), (374, 252), (430, 366), (432, 470), (386, 552),
           (308, 578), (236, 544), (170, 470)]
    lining = [(150, 340), (200, 276), (274, 248), (336, 300), (372, 380), (372, 458), (340, 502),
              (292, 512), (232, 462), (150, 380)]
    for side in SIDES:
        art.region(side(ear), 'ear', 'a', OUTLINE)
        art.region(side(lining), 'ear-inside', 'b')
    tusk = [(60, 600, 'c'), (76, 686), (150, 742), (234, 728), (302, 636, 'c'), (222, 660), (150, 644),
            (90, 590, 'c')]
    for side in SIDES:
        art.region(side(tusk), 'tusk', 'tusk')
    art.region([(500, 166), (598, 182), (668, 254), (690, 356), (672, 456), (624, 550), (590, 640), (578, 730),
                (580, 802), (606, 838), (638, 828), (660, 798), (698, 798), (722, 838), (692, 892), (620, 918),
                (526, 896), (454, 830), (420, 732), (410, 640), (376, 550), (328, 456), (310, 356), (332, 254),
                (402, 182)], 'head', 'a', OUTLINE)
    for x, y, w in ((500, 606, 62), (499, 672, 54), (501, 738, 50), (516, 802, 44)):
        art.stroke([(x - w, y), (x, y + 20), (x + w, y - 2)], 'wrinkle')
    round_eyes(art, 96, 410, 52, 58, 43, (0, -6))
    for side in SIDES:
        art.stroke(side([(58, 310), (98, 290), (138, 308)]), 'brow', INNER)
    forelock(art, 500, 170)
    return art


PLACES = {
    'rat': (rat, 439, -6, -5),
    'cat': (cat, 439, 1, -39),
    'dog': (dog, 436, 3, 22),
    'wolf': (wolf, 439, 0, -14),
    'leopard': (leopard, 436, 1, 28),
    'tiger': (tiger, 437, 0, -6),
    'lion': (lion, 416, 0, -3),
    'elephant': (elephant, 439, -2, 12),
}


def heads():
    """All eight drawings, fitted into their discs."""
    result = {}
    for name, (draw, radius, dx, dy) in PLACES.items():
        art = draw()
        art.fit(radius, dx, dy)
        result[name] = art
    return result

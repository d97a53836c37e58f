"""The eight heads. Half shapes are given as (distance from the axis, y), see kit.py."""

import math

from face import SIDES, almond_eyes, forelock, mouth, nose, tilted_ears, round_eyes, whisker_dots
from kit import (DETAIL, INNER, OUTLINE, WHISKER, Drawing, fur, leaf, left, right, stripe, symmetric,
                 tube)

ROSETTE_GAP = 44


def rat():
    """Huge round ears, one of them bitten, a wedge of a face, whiskers, two teeth, a curling tail."""
    art = Drawing('rat')
    tail = [(560, 836), (660, 888), (764, 858), (822, 786), (822, 712), (854, 656), (906, 684)]
    art.region(tube(tail, 78, 58), 'tail', 'b')
    ear = [(110, 470), (72, 310), (132, 208), (240, 170), (346, 208), (400, 314), (380, 434), (290, 500)]
    bitten = [(110, 470), (72, 310), (132, 208), (226, 172, 'c'), (262, 262, 'c'), (330, 196, 'c'),
              (384, 258), (400, 346), (374, 440), (290, 500)]
    lining = [(210, 440), (150, 320), (182, 260), (246, 238), (308, 264), (342, 330), (330, 402), (276, 440)]
    torn = [(210, 440), (150, 330), (182, 284), (250, 326), (302, 298), (340, 346), (328, 404), (276, 440)]
    for side, shape, inside in ((left, ear, lining), (right, bitten, torn)):
        art.region(side(shape), 'ear', 'a', OUTLINE)
        art.region(side(inside), 'ear-inside', 'b')
    art.region(symmetric([(0, 214), (120, 232), (214, 306), (270, 424), (280, 544), (244, 664), (186, 766),
                          (106, 848), (0, 874)]), 'head', 'a', OUTLINE)
    for side in SIDES:
        tooth = [(0, 838, 'c'), (70, 846, 'c'), (76, 924), (42, 956), (0, 942, 'c')]
        art.region(side(tooth), 'tooth', 'tooth', DETAIL)
    muzzle = [(0, 690), (72, 700), (134, 752), (134, 822), (74, 864), (0, 838, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 748, 838)
    nose(art, 706, 116, 90)
    whisker_dots(art, [(56, 802), (94, 778)], 11)
    art.stroke(left([(148, 738), (240, 700), (372, 688)]), 'whisker', WHISKER)
    art.stroke(left([(152, 774), (240, 762), (360, 778)]), 'whisker', WHISKER)
    art.stroke(left([(146, 810), (220, 820), (300, 856)]), 'whisker', WHISKER)
    art.stroke(right([(148, 738), (214, 688), (296, 656)]), 'whisker', WHISKER)
    art.stroke(right([(152, 776), (206, 750), (266, 740)]), 'whisker', WHISKER)
    round_eyes(art, 116, 500, 62, 70, 53, (3, -9))
    art.stroke(left([(68, 384), (116, 356), (162, 384)]), 'brow', INNER)
    art.stroke(right([(68, 402), (116, 383), (166, 407)]), 'brow', INNER)
    forelock(art, 500, 220)
    return art


def cat():
    """A wide low oval, tall triangular ears, slit pupils, a small smile, whiskers past the outline."""
    art = Drawing('cat')
    ear = fur([(20, 340), (60, 290, .06), (272, 158, .08), (368, 420), (340, 500)])
    lining = fur([(126, 300, .05), (259, 226, .05), (323, 400, -.10)])
    tilted_ears(art, ear, lining, -5, (290, 400), 'b')
    cheek = fur([(376, 540, .08), (410, 630, .03), (362, 642, .08), (366, 706)])
    art.region(symmetric([(0, 246), (120, 256), (240, 302), (330, 384), (372, 486), *cheek,
                          (308, 790), (222, 842), (116, 866), (0, 870)]), 'head', 'a', OUTLINE)
    for base, tip in (((500, 249), (500, 406)), ((600, 256), (572, 376)), ((400, 256), (428, 376))):
        art.ink(stripe(base, tip, 54), 'marking')
    art.region(symmetric([(0, 780, 'c'), (62, 774, 'c'), (54, 818), (0, 836)]), 'chin', 'b')
    muzzle = [(0, 690), (48, 668), (116, 684), (150, 734), (122, 784), (62, 792), (0, 756, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 690, 756)
    art.ink(symmetric([(0, 638), (48, 640), (54, 662), (0, 708)]), 'nose')
    whisker_dots(art, [(66, 740), (104, 726)], 11)
    for side in SIDES:
        art.stroke(side([(172, 700), (300, 662), (424, 662)]), 'whisker', WHISKER)
        art.stroke(side([(174, 736), (290, 726), (400, 746)]), 'whisker', WHISKER)
        art.stroke(side([(168, 770), (250, 782), (336, 822)]), 'whisker', WHISKER)
    almond_eyes(art, 168, 520, 180, 152, 10, 67, 6, .52, slit=33)
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
    """Tall pointed ears, black inside, ragged cheeks, a long muzzle, a scowl."""
    art = Drawing('wolf')
    ear = fur([(20, 330, .06), (230, 108, .08), (366, 450)])
    lining = fur([(124, 312, .06), (222, 204, .08), (294, 352, -.10)])
    tilted_ears(art, ear, lining, -4, (300, 380), 'ink')
    cheek = fur([(340, 410, .08), (436, 560, -.03), (376, 552, .10), (414, 682, -.03), (338, 664, .10),
                 (340, 780, -.03), (250, 760, .06)])
    chin = [(122, 848, 'c'), (82, 900), (0, 918)]
    art.region(symmetric([(0, 226), (110, 240), (216, 288), (296, 352), *cheek, (190, 868, 'c'), *chin]),
               'head', 'a', OUTLINE)
    inner = fur([(266, 540, .05), (292, 640, -.02), (218, 632, .06), (232, 726, -.02), (160, 712, .06)])
    art.region(symmetric([(0, 470, 'c'), (64, 560), (160, 590), *inner, *chin]), 'cheek', 'b')
    muzzle = [(0, 300, 'c'), (64, 420), (84, 560), (96, 680), (128, 748), (124, 818), (68, 856), (0, 830, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'a')
    mouth(art, 790, 830)
    nose(art, 738, 156, 108)
    almond_eyes(art, 168, 506, 150, 92, 22, 33, 0, .42)
    for side in SIDES:
        art.ink(side(leaf((74, 476), (266, 372), 50, -14)), 'brow')
    return art


def leopard():
    """Small round ears at the sides, high cheekbones, a heavy chin, broken rosettes, whiskers."""
    art = Drawing('leopard')
    ear = [(150, 280), (196, 184), (276, 148), (346, 190), (368, 290), (316, 400)]
    lining = [(232, 256), (256, 208), (296, 202), (324, 246), (318, 316)]
    tilted_ears(art, ear, lining, -6, (280, 340), 'ink')
    art.region(symmetric([(0, 170), (116, 180), (228, 218), (318, 300), (368, 404), (382, 514), (362, 614),
                          (308, 710), (262, 806), (180, 878), (0, 904)]), 'head', 'a', OUTLINE)
    chin = [(0, 780, 'c'), (104, 790, 'c'), (84, 838), (0, 854)]
    art.region(symmetric(chin), 'chin', 'b', DETAIL)
    muzzle = [(0, 622), (96, 630), (176, 690), (172, 774), (90, 810), (0, 776, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 700, 776)
    nose(art, 650, 144, 92)
    whisker_dots(art, [(68, 742), (118, 722), (114, 770)])
    almond_eyes(art, 150, 520, 150, 98, 16, 36, 0, .44)
    for side in SIDES:
        art.stroke(side([(60, 520), (62, 570), (78, 614)]), 'nose-line')
        art.stroke(side([(208, 720), (310, 696), (394, 700)]), 'whisker', WHISKER)
        art.stroke(side([(208, 760), (280, 764), (344, 788)]), 'whisker', WHISKER)
    art.dot(500, 268, 18, 'spot')
    rosette(art, 500, 424, 50, 70)
    for side, turn in ((1, 330), (-1, 80)):
        rosette(art, 500 + side * 110, 290, 56, turn)
        rosette(art, 500 + side * 253, 401, 56, turn + 150)
        rosette(art, 500 + side * 254, 622, 48, turn + 250)
    return art


def rosette(art, x, y, radius, turn):
    """A ring broken into two unequal blots around a coloured middle; its gaps stay open on a disc of 15 mm."""
    art.oval(x, y, radius * .60, radius * .60, 'rosette-centre', 'c')
    gap = math.degrees(2 * math.asin(ROSETTE_GAP / 2 / (radius - 6)))
    long = (360 - 2 * gap) * .64
    for start, length in ((turn, long), (turn + long + gap, 360 - 2 * gap - long)):
        art.ink(crescent(x, y, radius, start, length), 'rosette')


def crescent(x, y, radius, start, length):
    """A bent blot along part of a circle, thickest in its middle."""
    knots = []
    for share, out in ((0, 6), (.5, 13), (1, 6), (1, -6), (.5, -11), (0, -6)):
        angle = math.radians(start + length * share)
        place = x + (radius + out) * math.cos(angle), y + (radius + out) * math.sin(angle)
        knots.append((*place, 'c') if share in (0, 1) else place)
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
    almond_eyes(art, 148, 474, 144, 100, 12, 38, 4, .46)
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
    """A flaming mane around a grave long face, a beard of three points."""
    art = Drawing('lion')
    outer = [(0, 66, .13), (96, 176, .15), (246, 132, -.08), (258, 250, .15), (404, 330, -.08),
             (330, 424, .15), (430, 572, -.08), (326, 604, .15), (352, 770, -.08), (240, 756, .13),
             (196, 896, -.08), (120, 858, .05), (0, 938)]
    inner = [(0, 186, .10), (126, 234, .12), (256, 330, .10), (270, 470, .10), (322, 604, -.06), (190, 612),
             (0, 640)]
    art.region(symmetric(fur(outer)), 'mane', 'c', OUTLINE)
    art.region(symmetric(fur(inner)), 'mane', 'd')
    beard = fur([(0, 660), (150, 690, .10), (136, 820, -.05), (76, 800, .08), (0, 890)])
    art.region(symmetric(beard), 'beard', 'd')
    ear = [(150, 352), (150, 252), (214, 202), (284, 238), (290, 328), (226, 396)]
    lining = [(190, 334), (194, 276), (222, 258), (246, 290), (232, 340)]
    for side in SIDES:
        art.region(side(ear), 'ear', 'a')
        art.region(side(lining), 'ear-inside', 'b', DETAIL)
    half = [(150, 330, 'c'), (196, 400), (206, 480), (208, 576), (198, 660), (140, 746), (0, 774)]
    fringe = fur([(350, 330, .16), (500, 396, .16), (650, 330)])[1:-1]
    art.region(right(half) + left(half[:-1])[::-1] + fringe, 'head', 'a', 28)
    muzzle = [(0, 576), (84, 584), (144, 640), (138, 700), (72, 720), (0, 690, 'c')]
    art.region(symmetric(muzzle), 'muzzle', 'b')
    mouth(art, 640, 692)
    for side in SIDES:
        art.stroke(side([(56, 470), (58, 520), (74, 574)]), 'nose-line')
    nose(art, 596, 160, 92)
    whisker_dots(art, [(62, 674), (110, 654)])
    almond_eyes(art, 124, 484, 108, 76, 6, 29, 0, .40)
    for side in SIDES:
        art.ink(side(leaf((46, 452), (190, 406), 40, -10)), 'brow')
    return art


def elephant():
    """Fans of ears, a wrinkled trunk, two tusks before it."""
    art = Drawing('elephant')
    ear = [(110, 290), (180, 206), (300, 184), (400, 256), (442, 370), (446, 480), (416, 584), (346, 642),
           (256, 612), (160, 500)]
    lining = [(150, 330), (206, 268), (292, 246), (360, 306), (388, 390), (390, 478), (368, 550),
              (326, 576), (262, 540), (166, 440)]
    for side in SIDES:
        art.region(side(ear), 'ear', 'a', OUTLINE)
        art.region(side(lining), 'ear-inside', 'b')
    art.region([(500, 170), (592, 184), (658, 256), (678, 360), (664, 460), (638, 540), (606, 620), (582, 720),
                (576, 812), (598, 862), (634, 860), (660, 830), (698, 826), (720, 862), (690, 914), (618, 938),
                (522, 920), (448, 846), (416, 730), (394, 620), (362, 540), (336, 460), (322, 360), (342, 256),
                (408, 184)], 'head', 'a', OUTLINE)
    tusk = [(82, 596, 'c'), (98, 690), (170, 774), (256, 786), (330, 724, 'c'), (254, 716), (196, 664),
            (172, 580, 'c'), (128, 560)]
    for side in SIDES:
        art.region(side(tusk), 'tusk', 'tusk')
    for x, y, w in ((500, 606, 62), (499, 672, 54), (501, 738, 50), (516, 802, 44)):
        art.stroke([(x - w, y), (x, y + 20), (x + w, y - 2)], 'wrinkle')
    round_eyes(art, 86, 410, 49, 56, 41, (0, -6))
    for side in SIDES:
        art.stroke(side([(50, 310), (86, 290), (124, 308)]), 'brow', INNER)
    forelock(art, 500, 174)
    return art


PLACES = {
    'rat': (rat, 440, -10, -11),
    'cat': (cat, 440, 1, -31),
    'dog': (dog, 432, 3, 31),
    'wolf': (wolf, 440, 0, -18),
    'leopard': (leopard, 440, 1, -9),
    'tiger': (tiger, 440, 1, -13),
    'lion': (lion, 410, 0, -3),
    'elephant': (elephant, 440, -6, 9),
}


def heads():
    """All eight drawings, fitted into their discs."""
    result = {}
    for name, (draw, radius, dx, dy) in PLACES.items():
        art = draw()
        art.fit(radius, dx, dy)
        result[name] = art
    return result

"""The four larger animals, all facing left.

The third number of a point is a radius in a limb, and marks a corner in a blob.
"""

from shapely import affinity
from shapely.geometry import box
from shapely.ops import unary_union

from shapes import (above, blob, comb, disc, eye, flower, leaf, limb, nick, oval, pair, paw, polar, rosette,
                    soft, spiral, swell, toes)


def leopard(art):
    """A low head, rosettes, a very long tail."""
    tail = [(775, 365, 52), (850, 320, 49), (848, 227, 47), (760, 153, 45), (630, 121, 43), (500, 128, 41),
            (407, 178, 38), (387, 264, 34), (442, 312, 26)]
    body = blob((250, 455), (300, 430), (350, 390), (410, 362), (480, 376), (550, 390), (630, 370), (710, 334),
                (790, 355), (845, 440), (842, 560), (870, 660, 1), (826, 735), (816, 810, 1), (688, 810),
                (670, 772), (742, 740), (748, 685), (690, 620), (600, 575), (510, 590), (455, 625), (405, 700),
                (340, 750), (330, 810, 1), (200, 810), (186, 772), (245, 740), (310, 670), (300, 620),
                (220, 560))
    art.add(soft(unary_union([body, limb(*tail[:3])]), 26))
    art.add(limb(*tail))
    far_fore = limb((450, 590, 66), (486, 690, 42), (476, 760, 31), (462, 790, 30))
    far_paw = paw(492, 810, 100, 54)
    far_hind = limb((665, 565, 78), (584, 668, 46), (612, 750, 32), (598, 790, 31))
    hind_paw = paw(630, 810, 104, 54)
    art.add(far_fore, far_paw, far_hind, hind_paw, disc(524, 584, 50))
    cx, cy = 215, 535
    head = unary_union([disc(cx - 96, cy - 96, 44), disc(cx + 96, cy - 96, 44),
                        blob((cx - 60, cy - 122), (cx, cy - 128), (cx + 60, cy - 122), (cx + 120, cy - 50),
                             (cx + 138, cy + 40, 1), (cx + 88, cy + 96), (cx + 44, cy + 132),
                             (cx - 44, cy + 132), (cx - 88, cy + 96), (cx - 138, cy + 40, 1),
                             (cx - 120, cy - 50))])
    art.over(head, 20, box(cx - 10, cy - 80, cx + 200, cy + 200))
    def both(shape):
        return pair(affinity.translate(shape, cx, cy), cx)
    art.cut(both(eye(-62, -14, 96, 72, 16, pupil=11, size=0.28)))
    art.cut(affinity.translate(blob((-36, 28, 1), (0, 20), (36, 28, 1), (0, 60)), cx, cy))
    art.cut(both(leaf([(0, 82), (-26, 104), (-60, 84)], 24, 'comma')))
    art.carve(both(leaf([(-116, 34), (-84, 44), (-52, 50)], 26)), both(oval(-74, 78, 13, 11)), keep=0.3)
    art.carve(both(disc(-100, -100, 19)))
    for x, y in [(0, -94), (-44, -84), (44, -84), (0, -48)]:
        art.carve(oval(cx + x, cy + y, 15, 13))
    for x, y, a in [(452, 446, 60), (580, 474, 20), (712, 418, 100), (764, 538, 70), (438, 572, 150)]:
        art.carve(rosette(x, y, 41, a, 22), keep=0.4)
    for x, y in [(520, 396), (516, 548), (644, 398), (654, 536), (345, 470), (364, 560), (474, 640), (318, 640),
                 (336, 700), (290, 750), (680, 620), (780, 636), (790, 700), (785, 760), (500, 700), (596, 690),
                 (806, 440), (700, 520)]:
        art.carve(oval(x, y, 20, 17, 30))
    art.crescents(tail[1:9], 11, (26, 14), 14, 26)
    art.feet(*toes(330, 810, 130, 64), *toes(816, 810, 130, 64), *toes(638, 810, 112, 58),
             *toes(484, 810, 112, 58))
    art.shape = art.shape.intersection(above(810))
    art.shape = affinity.scale(art.shape, 1, 1.05, origin=(500, 500))
    return art


def tiger_face(art, cx, cy):
    """The tiger's face about (cx, cy)."""
    def both(shape):
        return pair(affinity.translate(shape, cx, cy), cx)
    art.cut(both(eye(-78, 4, 116, 80, 16, pupil=12)))
    king = [leaf([(-50, -146), (50, -146)], 22, 'line'), leaf([(-42, -104), (42, -104)], 22, 'line'),
            leaf([(-58, -62), (58, -62)], 22, 'line'), leaf([(0, -146), (0, -62)], 22, 'line')]
    art.cut(affinity.translate(unary_union(king), cx, cy))
    art.cut(affinity.translate(blob((-42, 82, 1), (0, 72), (42, 82, 1), (0, 118)), cx, cy))
    art.carve(both(leaf([(0, 130), (-32, 156), (-86, 130)], 28, 'comma')))
    art.carve(both(leaf([(-28, 20), (-22, 40), (-30, 70)], 24)))
    art.carve(both(nick(-178, 44, 110, 4, 30, 6)), both(nick(-168, 92, 86, -8, 28, 4)))
    art.carve(both(nick(-168, -50, 72, 14, 30, 6)))
    art.carve(both(nick(-98, -128, 66, 62, 30, 6)))
    art.carve(both(disc(-122, -152, 24)))


def tiger(art):
    """A large head with the sign for king, stripes that open at the back."""
    tail = [(780, 400, 50), (845, 330, 47), (816, 248, 44), (730, 206, 42), (648, 214, 40), (585, 182, 37),
            (566, 128, 32), (606, 92, 25)]
    body = blob((360, 330), (440, 286), (500, 282), (580, 300), (660, 310), (760, 345), (828, 430), (830, 540),
                (800, 600), (852, 685, 1), (824, 750), (816, 818, 1), (676, 818), (654, 780), (735, 748),
                (738, 685), (660, 630), (560, 645), (490, 645), (472, 705), (452, 760), (448, 818, 1),
                (300, 818), (280, 780), (350, 748), (340, 660), (310, 600))
    art.add(soft(unary_union([body, limb(*tail[:3])]), 20))
    art.add(limb(*tail))
    far_fore = limb((330, 610, 84), (240, 680, 60), (180, 724, 50), (142, 732, 44))
    far_hind = limb((650, 590, 82), (585, 685, 58), (600, 755, 44), (585, 785, 40))
    hind_paw = paw(630, 818, 124, 64)
    art.add(far_fore, far_hind, hind_paw)
    cx, cy = 285, 410
    head = unary_union([disc(cx - 122, cy - 152, 56), disc(cx + 122, cy - 152, 56),
                        blob((cx - 104, cy - 166), (cx, cy - 196), (cx + 104, cy - 166), (cx + 172, cy - 60),
                             (cx + 200, cy + 18, 1), (cx + 170, cy + 48), (cx + 188, cy + 102, 1),
                             (cx + 128, cy + 126), (cx + 116, cy + 172, 1), (cx, cy + 190),
                             (cx - 116, cy + 172, 1), (cx - 128, cy + 126), (cx - 188, cy + 102, 1),
                             (cx - 170, cy + 48), (cx - 200, cy + 18, 1), (cx - 172, cy - 60))])
    art.over(head, 20, box(300, 200, 700, 660).difference(box(430, 340, 600, 380)))
    tiger_face(art, cx, cy)
    for line, width in [([(562, 262), (534, 350), (552, 440)], 46),
                        ([(645, 276), (612, 380), (632, 460), (616, 510)], 48),
                        ([(728, 296), (700, 390), (712, 460), (690, 530)], 48),
                        ([(806, 360), (772, 420), (780, 480)], 42), ([(860, 500), (785, 525), (740, 580)], 42),
                        ([(545, 665), (566, 600), (538, 530)], 44)]:
        art.cut(leaf(line, width, 'comma'))
    for line, width in [([(470, 450), (505, 510), (488, 600)], 40), ([(325, 650), (385, 655), (450, 615)], 40),
                        ([(340, 722), (385, 722), (440, 690)], 38), ([(246, 625), (226, 680), (250, 740)], 40),
                        ([(196, 668), (182, 705), (196, 750)], 32), ([(832, 600), (775, 600), (705, 640)], 42),
                        ([(826, 680), (790, 690), (750, 690)], 36), ([(630, 615), (625, 580), (600, 540)], 38),
                        ([(588, 470), (560, 520), (572, 560)], 32), ([(690, 560), (668, 590), (690, 640)], 30),
                        ([(556, 690), (595, 700), (650, 670)], 36)]:
        art.carve(leaf(line, width, 'comma'), keep=0.4)
    art.crescents(tail[1:8], 8, (30, 16), 14, 30)
    art.feet(*toes(448, 818, 146, 70), *toes(816, 818, 140, 70), *toes(630, 818, 124, 62))
    art.carve(oval(124, 726, 19, 12, -20), oval(134, 752, 18, 11, -30), margin=15, keep=0.3)
    art.shape = art.shape.intersection(above(818))
    return art


def lion(art):
    """A mane of flames, a ball under its paw, a flame on its tail."""
    body = blob((480, 520), (600, 555), (700, 620), (778, 715), (788, 795), (750, 846), (640, 850), (470, 850),
                (326, 850), (308, 810), (365, 785), (365, 700), (340, 600))
    art.add(body)
    tail = limb((750, 800, 48), (838, 740, 42), (868, 640, 38), (846, 550, 36), (812, 490, 36))
    art.add(tail)
    art.add(blob((800, 540), (742, 475), (735, 390), (775, 320), (755, 235, 1), (840, 285), (888, 370),
                 (884, 455), (850, 520)))
    ball = disc(200, 760, 88)
    arm = limb((350, 610, 82), (272, 660, 54), (208, 666, 46), (165, 682, 38))
    art.add(arm)
    art.add(ball)
    cx, cy = 385, 360
    art.add(disc(cx, cy, 235))
    for a in range(0, 360, 30):
        art.add(limb((*polar(cx, cy, 190, a), 54), (*polar(cx, cy, 238, a + 5), 44),
                     (*polar(cx, cy, 272, a + 14), 22), (*polar(cx, cy, 286, a + 24), 6)))
    ring = disc(cx, cy, 166).difference(disc(cx, cy, 146))
    for a in (60, 120, 240, 300):
        ring = ring.difference(limb((*polar(cx, cy, 90, a), 12), (*polar(cx, cy, 190, a), 12)))
    art.cut(ring)
    def both(shape):
        return pair(affinity.translate(shape, cx, cy), cx)
    art.cut(both(eye(-64, -26, 108, 74, 10, pupil=11, size=0.28)))
    art.cut(affinity.translate(blob((-50, 34, 1), (0, 22), (50, 34, 1), (0, 68)), cx, cy))
    art.cut(both(leaf([(0, 92), (-32, 108), (-74, 80)], 24, 'comma')))
    art.carve(both(leaf([(-24, -76), (-60, -100), (-108, -64)], 28, 'comma')))
    art.carve(both(leaf([(-24, 0), (-20, 20), (-34, 40)], 24)))
    art.carve(both(nick(-128, 30, 70, 10, 26, 4)))
    art.carve(nick(cx, cy - 128, 60, 90, 28))
    for a in range(0, 360, 30):
        art.carve(leaf([polar(cx, cy, 192, a - 2), polar(cx, cy, 232, a + 3), polar(cx, cy, 268, a + 16)], 38,
                       'comma'))
    art.cut(leaf([(482, 870), (466, 800), (500, 716)], 26, 'taper'))
    art.carve(flower(200, 762, 66, 6, 40, 0.36))
    art.carve(disc(200, 762, 13), margin=14)
    art.carve(spiral(662, 700, 20, 76, 1.2, -150, 20, 32))
    art.carve(leaf([(596, 796), (650, 802), (716, 824)], 22, 'comma'), keep=0.3)
    art.carve(comb([(580, 560), (680, 620), (760, 710)], 6, 76, 112, 36, 8, grow=swell))
    art.carve(leaf([(470, 640), (420, 660), (400, 720)], 32, 'comma'),
              leaf([(440, 730), (420, 760), (424, 810)], 28, 'comma'))
    art.carve(leaf([(230, 660), (290, 660), (350, 610)], 30))
    for line in [[(815, 525), (770, 450), (772, 360)], [(830, 510), (825, 420), (800, 310)],
                 [(850, 490), (862, 420), (845, 350)]]:
        art.carve(leaf(line, 30, 'comma'))
    art.crescents([(750, 800), (838, 740), (868, 640), (846, 550)], 5, (26, 20), 14, 26, 0.3, 1)
    art.feet(*toes(462, 850, 146, 66))
    art.feet(*toes(610, 850, 124, 60))
    art.shape = art.shape.intersection(above(850))
    return art


def elephant(art):
    """A raised trunk, a tusk, an ear like a fan, a saddle cloth."""
    trunk = [(330, 500, 92), (240, 548, 70), (168, 512, 57), (130, 418, 49), (142, 305, 44), (200, 212, 41),
             (284, 182, 36), (326, 222, 29), (296, 256, 19)]
    body = blob((296, 345), (345, 298), (410, 280), (470, 290), (540, 235), (640, 198), (740, 225), (830, 320),
                (870, 450), (868, 560), (842, 640), (830, 740), (828, 846, 1), (672, 846), (670, 740),
                (650, 650), (560, 660), (528, 680), (526, 760), (524, 846, 1), (366, 846), (364, 720),
                (350, 650), (300, 560), (270, 430))
    art.add(soft(unary_union([body, limb(*trunk[:6])]), 14))
    art.add(limb(*trunk))
    art.add(limb((340, 640, 62), (312, 740, 58), (302, 820, 56)).intersection(box(0, 0, 1000, 846)),
            limb((616, 600, 62), (604, 740, 42), (600, 820, 40)).intersection(box(0, 0, 1000, 846)))
    tusk = limb((318, 610, 34), (240, 672, 31), (158, 666, 23), (94, 606, 9))
    art.over(tusk, 19, box(0, 0, 292, 900))
    art.add(limb((826, 450, 30), (866, 480, 26), (906, 565, 21), (890, 640, 17)),
            blob((888, 600), (920, 680), (898, 760, 1), (864, 680)))
    art.cut(leaf([(366, 850), (362, 760), (352, 690)], 22, 'taper'),
            leaf([(664, 850), (660, 760), (650, 690)], 22, 'taper'))
    ear = [(446, 312), (530, 322), (574, 410), (558, 520), (502, 610), (448, 576), (420, 480)]
    art.cut(leaf(ear, 28))
    art.carve(comb([(466, 346), (526, 386), (534, 470), (500, 556)], 5, 80, 104, 28, 8, grow=swell), keep=0.3)
    art.cut(eye(350, 424, 98, 66, -6, pupil=-4))
    art.carve(comb([(345, 322), (388, 308), (430, 314)], 3, 54, 88, 26, 0))
    art.crescents(trunk[1:8], 10, (44, 18), 14, 28)
    art.cut(leaf([(636, 246), (626, 320), (628, 420), (640, 575)], 22, 'line'),
            leaf([(684, 600), (730, 604), (782, 598)], 22, 'line'),
            leaf([(818, 572), (831, 460), (822, 400), (805, 350)], 22, 'line'))
    art.carve(flower(726, 420, 76, 6, 44, 0.38))
    art.carve(disc(726, 420, 14), margin=13)
    art.carve(comb([(676, 574), (727, 580), (782, 574)], 3, 56, -90, 28, 0), keep=0.3)
    art.carve(comb([(676, 244), (726, 246), (772, 268)], 3, 60, 88, 28, 0))
    art.carve(nick(460, 660, 90, 88, 30, 6), nick(770, 650, 90, 88, 30, 6))
    for x, nails in [(446, (-34, 34)), (750, (-34, 34)), (300, (-10,)), (600, (0,))]:
        for nail in nails:
            art.carve(oval(x + nail, 816, 22, 24).intersection(box(0, 0, 1000, 822)), margin=17, keep=0.4)
    art.shape = affinity.scale(art.shape.intersection(above(846)), 1, 1.1, origin=(500, 500))
    return art

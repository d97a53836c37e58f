"""The paper-cuts as a laser engraves them for the light side: an outline, lines between limbs, and in them what is dark on a
light animal: eyes, noses, stripes, spots. The face is that of the heads for small sizes, its regions open.
"""
import figures
import heads
from lino import *
from paper import leaf
from single_line import contour, d_line, joined, middles, smooth

LINE = 16.0       # 0.2 mm at a figure of 13 mm
INSIDE = 11.0     # from the edge of a head's ink to the middle of the outline
THIN = 13.0       # half the width of what is too thin beside a head
LEAST = 60.0      # the shortest line between limbs
SLIVER = 3.0      # half the width of what is too thin to be engraved, and the smallest area
SPECK = 300.0
DARK = {'cat': ('c',)}      # tones that are dark, as patches of a coat


def spots():
    """A leopard's: few, and each so large that it stays one."""
    places = ((80, -70, 30), (176, -96, 32), (276, -130, 32), (356, -66, 30), (262, -30, 30), (352, 36, 30), (262, 70, 28),
              (340, 138, 30), (262, 166, 26), (14, -20, 27), (76, 40, 28), (20, 70, 26), (66, 134, 27), (0, 160, 26), (30, 240, 28),
              (-36, 320, 26), (296, 234, 25), (60, 196, 24), (300, 306, 24))
    return [oval(x, y, r * 1.12, r * 0.86, 24 * i) for i, (x, y, r) in enumerate(places)]


def face(name, k, x, y, deg):
    """A head's ink and its silhouette, where its figure has it."""
    made = heads.make(name, weight='small')
    sil, whole, cells, marks, lights = made.parts()
    open_ = union(*[shape for shape, tone, _ in cells if tone not in DARK.get(name, ())])
    ink = union(clean(whole.difference(open_)), clean(marks.intersection(whole)))
    ink = clean(ink.difference(lights)) if not lights.is_empty else ink
    ink = clean(ink.intersection(sil))
    if name == 'dog':
        for side in (1, -1):
            ink = union(ink, leaf((296 * side, -270), (352 * side, -110), (350 * side, 60), (322 * side, 170), w=70))
    put = lambda g: moved(turned(scaled(g, k), deg), x, y)
    return put(ink), put(sil)


def make(name):
    """The silhouette, the lines between limbs, and what is dark."""
    figure = getattr(figures, name)()
    k, dx, dy = figure.fit
    place = lambda g: moved(scaled(g, k), dx, dy)
    _, parts = figure.figure()
    hull = contour(parts[0])
    dark, own, cells = [], Polygon(), Polygon()
    if figure.face_of:
        ink, sil = (place(g) for g in face(*figure.face_of))
        own = place(figure.face_edge)
        rest = union(*[p for p in polys(hull.difference(own.buffer(3))) if p.area > 3000])
        # nothing thin is left where the body met the larger head of the paper-cut
        rest = rest.buffer(-THIN).buffer(THIN)
        hull = union(rest, sil.buffer(-INSIDE), rest.buffer(30).intersection(own.buffer(4)))
        hull = hull.buffer(9).buffer(-9)
        hull = Polygon(max(polys(hull), key=lambda p: p.area).exterior)
        dark.append(ink)
        own = union(own, sil)
        cells = unary_union([place(g) for g in figure.face_cells])
    lines = []
    for gap in map(place, figure.gaps):
        if gap.is_empty or (figure.face_of and gap.intersection(own.buffer(25)).area > 0.9 * gap.area):
            continue
        middle = joined(middles(clean(gap.buffer(1.5).difference(own.buffer(6))), 20))
        # What is left of a gap around the head says nothing.
        lines += [smooth(line) for line in middle if LineString(line).length > (LEAST if figure.face_of else 0.0)]
    cuts = [place(g) for g in (leopard_cuts(figure) if name == 'leopard' else figure.cuts)]
    for cut in cuts:
        if not cells.is_empty and cut.intersection(cells).area > 0.5 * cut.area:
            continue
        cut = clean(cut.difference(own.buffer(LINE))).buffer(-SLIVER).buffer(SLIVER)
        dark += [p for p in polys(cut) if p.area > SPECK]
    return hull, lines, union(*dark)


def leopard_cuts(figure):
    """Spots in place of its rosettes; the tail's and the toes' cuts are its own."""
    keep = [g for g in figure.cuts if (g.bounds[3] < -150 or g.bounds[1] > 355) and not g.intersects(figure.face_edge)]
    lines = unary_union(figure.gaps)
    inside = figure.body.buffer(-24)
    return keep + [g for g in spots() if g.distance(lines) > 10 and inside.contains(g)]


def svg_of(name):
    hull, lines, dark = make(name)
    drawn = ''.join(d_line(line) for line in lines)
    return (f'<path class="contour" fill="#fff" d="{d_of(hull, err=0.8)}"/>'
            + (f'\n<path class="part" d="{drawn}"/>' if drawn else '')
            + f'\n<path class="ink" fill="#000" stroke="none" d="{d_of(dark, err=0.8)}"/>')

"""The heads of the line family as they come from a plank: edges in facets, and on the side away from the light rows of gouges."""
import heads
from lino import *

LIGHT = np.array([0.78, 0.62])          # towards the shade


def facets(g, tol):
    return clean(g.simplify(tol))


DARK = {('cat', 'c'), ('dog', 'c'), ('wolf', 'c')}     # tones left black, with light cut into them


def gouges(c, marks, pitch=21.0, least=1500, longest=64.0, width=11.5, towards=1.0, share=0.42, flat=0.22):
    """Wedges from the shaded edge of a cell into it, all leaning one way."""
    if c.area < least:
        return Polygon()
    core = c.buffer(-1.0)
    out = []
    for ring in [c.exterior] if c.geom_type == 'Polygon' else [p.exterior for p in polys(c)]:
        p = np.array(ring.coords)
        if ring.is_ccw is False:
            p = p[::-1]
        seg = np.hypot(*np.diff(p, axis=0).T)
        s = np.concatenate([[0], np.cumsum(seg)])
        n = int(s[-1] / pitch)
        for i in range(n):
            t = (i + 0.5) / n * s[-1]
            k = min(int(np.searchsorted(s, t)), len(p) - 1)
            a, b = p[max(k - 1, 0)], p[min(k, len(p) - 1)]
            lo, hi = np.searchsorted(s, t - 7), min(np.searchsorted(s, t + 7), len(p) - 1)
            d = p[hi] - p[max(lo - 1, 0)]
            L = np.hypot(*d)
            if L < 1e-6:
                continue
            d = d / L
            q = a + (b - a) * ((t - s[max(k - 1, 0)]) / max(seg[max(k - 1, 0)], 1e-6))
            nor = np.array([d[1], -d[0]])          # outwards of a counter-clockwise ring (y down)
            probe = Point(*(q + nor * 3))
            if c.contains(probe):
                nor = -nor
            f = float(nor @ LIGHT) * towards
            if f < flat:
                continue
            # how deep the cell is here
            inward = -(nor * 0.72 + LIGHT * 0.28 * towards)
            inward = inward / np.hypot(*inward)
            ray = LineString([tuple(q + inward * 2), tuple(q + inward * 400)]).intersection(core)
            if ray.is_empty:
                continue
            first = ray if ray.geom_type == 'LineString' else min(ray.geoms, key=lambda r: Point(*q).distance(r))
            depth = first.length
            length = min(longest, depth * share) * min(1.0, 0.35 + 0.75 * f)
            length *= (1.0, 0.72, 0.88)[i % 3]
            if length < 11:
                continue
            w = width * min(1.0, 0.5 + 0.6 * f)
            out.append(stroke([tuple(q - inward * 6), tuple(q + inward * length * 0.45), tuple(q + inward * length)], [w * 1.15, w * 0.8, 0], step=4))
    if not out:
        return Polygon()
    g = unary_union(out)
    if not marks.is_empty:
        g = g.difference(marks.buffer(7))
    return clean(g.intersection(c.buffer(4)))


def carved(name):
    h = heads.make(name)
    sil, whole, cells, marks, lights = h.parts()
    lit, dark = [], []
    for c, t, p in cells:
        if (name, t) in DARK:
            rim = c.difference(moved(c.buffer(-7), 6, 5)).buffer(-1).buffer(1)
            cuts = gouges(c, Polygon(), pitch=19, longest=150, width=15, towards=-1.0, share=0.62, flat=0.1)
            g = clean(union(cuts, rim).intersection(c))
            if not marks.is_empty:
                g = clean(g.difference(marks.buffer(6)))
            dark.append((g, t, p))
        else:
            lit.append((c, t, p))
    cells = lit
    hatch = [gouges(c, marks) for c, t, p in cells if p not in ('eye', 'tooth') and t != 'eye']
    cells = lit + dark
    hatch = clean(unary_union([g for g in hatch if not g.is_empty]))
    # nicks of the gouge in the wide blacks of the contour
    return dict(contour=facets(whole, 2.6), cells=[(facets(c, 2.4), t, p) for c, t, p in cells], hatch=facets(hatch, 0.9), marks=facets(marks, 1.2), lights=facets(lights, 1.2))


def d_facets(g, least=20):
    s = ''
    for p in polys(g):
        if p.area < least:
            continue
        for ring in [p.exterior] + list(p.interiors):
            q = list(ring.coords)[:-1]
            s += 'M' + 'L'.join(f'{x + 500:.0f} {y + 500:.0f}' for x, y in q) + 'Z'
    return s

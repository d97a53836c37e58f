"""The paper-cuts as single lines for a laser: every cut becomes one stroke along its middle, every edge one line.

Lines keep LEAST apart, or the lesser one is left out.
"""
import math

import numpy as np
from PIL import Image, ImageDraw
import figures
import heads
from lino import Size
from pen import *
from pen import _fit, _unit, _num

LEAST = 20.0      # 0.5 mm at a figure of 25 mm
SIZE = 1040


def raster(g):
    im = Image.new('1', (SIZE, SIZE), 0)
    d = ImageDraw.Draw(im)
    for p in polys(g):
        d.polygon([(x + SIZE / 2, y + SIZE / 2) for x, y in p.exterior.coords], fill=1)
        for h in p.interiors:
            d.polygon([(x + SIZE / 2, y + SIZE / 2) for x, y in h.coords], fill=0)
    return np.array(im)


def thinned(a):
    """Zhang and Suen's thinning."""
    a = np.pad(a.astype(np.uint8), 2)
    while True:
        gone = 0
        for step in (0, 1):
            P = [np.roll(np.roll(a, dy, 0), dx, 1) for dy, dx in ((1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1))]
            B = sum(x.astype(np.int8) for x in P)
            A = sum(((P[i] == 0) & (P[(i + 1) % 8] == 1)).astype(np.int8) for i in range(8))
            n, e, s_, w = P[0], P[2], P[4], P[6]
            if step == 0:
                c = (n * e * s_ == 0) & (e * s_ * w == 0)
            else:
                c = (n * e * w == 0) & (n * s_ * w == 0)
            kill = (a == 1) & (B >= 2) & (B <= 6) & (A == 1) & c
            gone += int(kill.sum())
            a[kill] = 0
        if not gone:
            return a[2:-2, 2:-2].astype(bool)


def middles(g, spur=16):
    """Lines along the middle of narrow shapes."""
    if g.is_empty:
        return []
    full = raster(g)
    ys, xs = np.nonzero(full)
    if len(ys) == 0:
        return []
    y0, x0 = ys.min(), xs.min()
    sk = thinned(full[y0:ys.max() + 1, x0:xs.max() + 1])
    pts = {(int(x + x0), int(y + y0)) for y, x in zip(*np.nonzero(sk))}
    near = lambda p: [q for q in ((p[0] + a, p[1] + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b) if q in pts]

    def links(p):
        # of two neighbours that touch each other, the one beside counts before the one across
        n = near(p)
        side = [q for q in n if q[0] == p[0] or q[1] == p[1]]
        return side + [q for q in n if q not in side and not any(abs(q[0] - s[0]) + abs(q[1] - s[1]) == 1 for s in side)]
    adj = {p: set(links(p)) for p in pts}
    for p in pts:
        for q in list(adj[p]):
            adj[q].add(p)
    nodes = {p for p in pts if len(adj[p]) != 2}
    seen, lines = set(), []
    for n in nodes:
        for q in adj[n]:
            if (n, q) in seen:
                continue
            path = [n, q]
            seen.add((n, q))
            while path[-1] not in nodes:
                nxt = [r for r in adj[path[-1]] if r != path[-2]]
                if not nxt:
                    break
                path.append(nxt[0])
            seen.add((path[-1], path[-2]))
            lines.append((path, path[0] in nodes and len(adj[path[0]]) == 1, path[-1] in nodes and len(adj[path[-1]]) == 1))
    left = pts - {p for l, _, _ in lines for p in l}
    while left:
        p = left.pop()
        path = [p]
        while True:
            nxt = [r for r in adj[path[-1]] if r in left]
            if not nxt:
                break
            left.discard(nxt[0])
            path.append(nxt[0])
        if len(path) > 20:
            lines.append((path + [p], False, False))
    out = []
    for path, e0, e1 in lines:
        a = np.array(path, float) - SIZE / 2 + 0.5
        length = np.sum(np.hypot(*np.diff(a, axis=0).T)) if len(a) > 1 else 0
        if (e0 != e1) and length < spur:
            continue
        if length < 9:
            continue
        out.append(a)
    return out


def joined(lines):
    """Lines that run on into each other become one."""
    lines = [l for l in lines]
    changed = True
    while changed:
        changed = False
        ends = {}
        for i, l in enumerate(lines):
            for e in (0, -1):
                ends.setdefault((round(l[e][0]), round(l[e][1])), []).append((i, e))
        for k, v in ends.items():
            if len(v) == 2 and v[0][0] != v[1][0]:
                (i, a), (j, b) = v
                p = lines[i] if a == -1 else lines[i][::-1]
                q = lines[j] if b == 0 else lines[j][::-1]
                lines = [l for n, l in enumerate(lines) if n not in (i, j)] + [np.vstack([p, q[1:]])]
                changed = True
                break
    return lines


def smooth(a, n=9):
    """A line through pixels, without their steps; its ends stay."""
    if len(a) < 5:
        return a
    closed = np.allclose(a[0], a[-1], atol=1.5)
    k = min(n, len(a) // 2)
    if closed:
        b = np.vstack([a[-k - 1:-1], a, a[1:k + 1]])
    else:
        b = np.vstack([2 * a[0] - a[k:0:-1], a, 2 * a[-1] - a[-2:-k - 2:-1]])
    w = np.hanning(2 * k + 3)[1:-1]
    w /= w.sum()
    c = np.stack([np.convolve(b[:, i], w, 'valid') for i in (0, 1)], 1)
    c = c[(len(c) - len(a)) // 2:][:len(a)]
    if not closed:
        c[0], c[-1] = a[0], a[-1]
    return c


def d_line(a, err=1.1):
    closed = np.allclose(a[0], a[-1], atol=1.5)
    seg = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(a, axis=0).T))])
    n = max(4, int(seg[-1] / 2.5))
    t = np.linspace(0, seg[-1], n + 1)
    p = np.stack([np.interp(t, seg, a[:, i]) for i in (0, 1)], 1)
    out = []
    k = min(3, len(p) - 1)
    _fit(p, _unit(p[k] - p[0]), _unit(p[-1 - k] - p[-1]), err, out)
    f = lambda q: f'{_num(q[0] + 500)} {_num(q[1] + 500)}'
    return 'M' + f(out[0][0]) + ''.join('C' + ' '.join(f(q) for q in s[1:]) for s in out) + ('Z' if closed else '')


def head_lines(name):
    """A head as single lines: edges that two cells share are drawn once."""
    Size.weights['line'] = dict(Size.weights['small'], gap=0.5, outer=1.5, soft=0.4, lit=0.0, least=900)
    h = heads.make(name, weight='line')
    sil, whole, cells, marks, lights = h.parts()
    f = h.placed
    drawn, out = [], []

    def put(ring, least=16):
        l = LineString(ring)
        if drawn:
            l = l.difference(unary_union(drawn).buffer(11))
        parts = [l] if l.geom_type == 'LineString' else list(getattr(l, 'geoms', []))
        from shapely.ops import linemerge
        if len(parts) > 1:
            m = linemerge(parts)
            parts = [m] if m.geom_type == 'LineString' else list(m.geoms)
        for q in parts:
            if q.length > least:
                out.append(np.array(q.coords))
                drawn.append(q)
    put(sil.exterior.coords)
    for b in h.solid:
        for q in polys(f(b)):
            put(q.exterior.coords)
    for c, t, p in cells:
        for q in polys(c):
            put(q.exterior.coords)
    for q in polys(lights):
        if q.area > 500:
            put(q.exterior.coords)
    for q in polys(marks):
        # a mark is its middle; a spot its edge
        if q.area < 260:
            continue
        r = q.area / (math.pi * shapely_radius(q) ** 2)
        if r > 0.6:
            put(q.buffer(-2).exterior.coords)
        else:
            for l in joined(middles(q, 14)):
                out.append(smooth(l))
    return sil, out


def contour(whole):
    """The outside of a figure. It passes over the gaps that open to the outside: they become lines of their own."""
    hull = Polygon(whole.exterior).buffer(10.5).buffer(-10.5)
    return Polygon(max(polys(hull), key=lambda q: q.area).exterior)


def make(name):
    c = getattr(figures, name)()
    k, dx, dy = c.fit
    place = lambda g: moved(scaled(g, k), dx, dy)
    g, ps = c.figure()
    hull = contour(ps[0])
    lines = []
    face = place(c.face_edge) if c.face_edge is not None else Polygon()
    if c.face_of:
        n, fk, fx, fy, deg = c.face_of
        sil, ls = head_lines(n)
        for l in ls:
            a = np.array(place(moved(turned(scaled(LineString(l), fk), deg), fx, fy)).coords)
            lines.append(('face', a))
        face = place(moved(turned(scaled(sil, fk), deg), fx, fy))
        own = place(c.face_edge)
        rest = union(*[q for q in polys(hull.difference(own.buffer(3))) if q.area > 3000])
        # the body goes on behind the head, up to its new and slimmer edge
        hull = union(rest, face, rest.buffer(30).intersection(own.buffer(4)))
        hull = hull.buffer(9).buffer(-9)
        hull = Polygon(max(polys(hull), key=lambda q: q.area).exterior)
    edge = d_of(hull, err=0.8)
    for x in c.gaps:
        x = place(x)
        if x.is_empty or (c.face_of and x.intersection(place(c.face_edge).buffer(25)).area > 0.9 * x.area):
            continue
        lines += [('part', smooth(l)) for l in joined(middles(clean(x.buffer(1.5)), 20))]
    cells = unary_union([place(x) for x in c.face_cells]) if c.face_cells else Polygon()
    for x in c.cuts:
        x = place(x)
        if not cells.is_empty and x.intersection(cells).area > 0.5 * x.area:
            continue
        for q in polys(x):
            if q.area < 240:
                continue
            if q.area / (math.pi * shapely_radius(q) ** 2) > 0.72:
                lines.append(('cut', np.array(q.buffer(-2).exterior.coords)))
            else:
                lines += [('cut', smooth(l)) for l in joined(middles(q, 12))]
    # what lies too near to a line that says more is left out, as far as it does
    kept = [hull.exterior]
    out = []
    for kind, l in sorted(lines, key=lambda v: ({'face': 0, 'part': 1, 'cut': 2}[v[0]], -len(v[1]))):
        s = LineString(l)
        away = {'face': 5, 'part': 9, 'cut': 11}[kind]
        rest = s.difference(unary_union(kept).buffer(away)) if kind != 'face' else s.difference(kept[0].buffer(away))
        parts = [rest] if rest.geom_type == 'LineString' else list(getattr(rest, 'geoms', []))
        for q in parts:
            if q.length < (14 if kind == 'face' else 18):
                continue
            if kind == 'part':
                # it runs on to the line it was cut from
                pass
            out.append((kind, np.array(q.coords)))
            kept.append(q)
    return edge, [(kind, d_line(l)) for kind, l in out]


def shapely_radius(q):
    import shapely
    return shapely.minimum_bounding_radius(q)

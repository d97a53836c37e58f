"""Shapes to build a paper-cut from: blobs, limbs and the cuts of the trade, as shapely polygons."""

import math

import numpy as np
from shapely import affinity
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union


def polar(x, y, radius, degrees):
    """The point at a distance and angle from (x, y); 90 degrees is down."""
    a = math.radians(degrees)
    return x + radius * math.cos(a), y + radius * math.sin(a)


def smooth(points, closed=False, steps=14):
    """Points along a centripetal Catmull-Rom curve; further columns, such as radii, go along."""
    p = np.array(points, float)
    if len(p) == 2 and not closed:
        t = np.linspace(0, 1, steps + 1)[:, None]
        return p[0] * (1 - t) + p[1] * t
    if closed:
        p = np.vstack([p[-1], p, p[0], p[1]])
    else:
        p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = [between(*p[i - 1:i + 3], steps) for i in range(1, len(p) - 2)]
    if not closed:
        out.append(p[-2:-1])
    return np.vstack(out)


def between(p0, p1, p2, p3, steps):
    """The piece of the curve from p1 to p2."""
    def stride(a, b):
        return max(np.linalg.norm((b - a)[:2]) ** .5, 1e-3)
    t0 = 0
    t1 = t0 + stride(p0, p1)
    t2 = t1 + stride(p1, p2)
    t3 = t2 + stride(p2, p3)
    t = np.linspace(t1, t2, steps, endpoint=False)[:, None]
    a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
    a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
    a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
    b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
    b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
    return (t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2


def blob(*points):
    """A closed outline through points; a third element marks a corner."""
    points = list(points)
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    if not corners:
        return Polygon(smooth([p[:2] for p in points], True)).buffer(0)
    points = points[corners[0]:] + points[:corners[0]]
    points.append(points[0])
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    runs = [smooth([p[:2] for p in points[a:b + 1]])[:-1] for a, b in zip(corners, corners[1:])]
    return Polygon(np.vstack(runs)).buffer(0)


def disc(x, y, radius):
    """A disc."""
    return Point(x, y).buffer(radius, 32)


def oval(x, y, rx, ry, degrees=0):
    """An ellipse, turned."""
    unit = affinity.scale(Point(0, 0).buffer(1, 32), rx, ry, origin=(0, 0))
    return affinity.translate(affinity.rotate(unit, degrees, origin=(0, 0)), x, y)


def limb(*circles, steps=14):
    """Circles (x, y, radius) on a smooth spine, joined by hulls."""
    spine = smooth(circles, False, steps)
    links = [unary_union([disc(*a[:2], max(a[2], .5)), disc(*b[:2], max(b[2], .5))]).convex_hull
             for a, b in zip(spine, spine[1:])]
    return unary_union(links)


def along(points, count):
    """Evenly spaced points of a smooth line, and the direction of travel at each."""
    line = smooth([p[:2] for p in points])
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    stops = np.linspace(0, way[-1], count)
    places = np.c_[np.interp(stops, way, line[:, 0]), np.interp(stops, way, line[:, 1])]
    heading = np.gradient(places, axis=0)
    heading /= np.maximum(np.hypot(heading[:, 0], heading[:, 1])[:, None], 1e-9)
    return places, heading


PROFILES = {
    'leaf': lambda t: np.sin(math.pi * t) ** .7,
    'late': lambda t: np.sin(math.pi * t ** 1.6) ** .8,
    'comma': lambda t: np.where(t < .22, np.sqrt(np.maximum(0, 1 - ((.22 - t) / .22) ** 2)),
                                ((1 - t) / .78) ** .85),
    'taper': lambda t: (1 - t) ** .8,
    'line': np.ones_like,
}


def leaf(points, width, profile='leaf'):
    """A stroke along a smooth line whose width follows a profile."""
    places, heading = along(points, 48)
    half = PROFILES[profile](np.linspace(0, 1, 48)) * width / 2 + .05
    across = np.c_[-heading[:, 1], heading[:, 0]]
    sides = [places + across * half[:, None], (places - across * half[:, None])[::-1]]
    shape = Polygon(np.vstack(sides)).buffer(0)
    if profile == 'line':
        shape = shape.union(disc(*places[0], width / 2)).union(disc(*places[-1], width / 2))
    return shape


def bow(start, end, sag):
    """Points of a shallow arc, bulging by `sag` to the left of travel."""
    start, end = np.array(start, float), np.array(end, float)
    d = end - start
    side = np.array([d[1], -d[0]]) / np.hypot(*d)
    return [tuple(start + d * k + side * sag * 4 * k * (1 - k)) for k in np.linspace(0, 1, 7)]


def nick(x, y, length, degrees, width, bend=0, profile='comma'):
    """One short cut from (x, y)."""
    return leaf(bow((x, y), polar(x, y, length, degrees), bend), width, profile)


def comb(points, count, length, degrees, width, bend=0, profile='comma', grow=None, ends=True):
    """A row of nicks along a line; the angle is against the line, `grow` scales each by its place."""
    places, heading = along(points, 400)
    out = []
    for i in range(count):
        share = (i / (count - 1) if count > 1 else .5) if ends else (i + .5) / count
        k = int(round(share * 399))
        turn = math.degrees(math.atan2(heading[k][1], heading[k][0]))
        size = length * (grow(share) if grow else 1)
        out.append(nick(*places[k], size, turn + degrees, width, bend * (size / length), profile))
    return unary_union(out)


def swell(share):
    """Growth of a row that is largest in its middle."""
    return .55 + .45 * math.sin(math.pi * share)


def fringe(points, count, height, lean, side, grow=np.ones_like):
    """Saw teeth to add along an edge."""
    places, heading = along(points, count * 14 + 1)
    across = np.c_[-heading[:, 1], heading[:, 0]] * side
    t = np.linspace(0, 1, count * 14 + 1)
    phase = (t * count) % 1
    tooth = np.where(phase < lean, (phase / lean) ** 1.35, (1 - phase) / (1 - lean))
    tips = places + across * (height * tooth * grow(t))[:, None]
    return Polygon(np.vstack([places - across * 20, tips[::-1]])).buffer(0)


def spiral(x, y, inner, outer, turns, start, narrow, wide):
    """A spiral from its outside, `wide` there, to its inside."""
    t = np.linspace(0, 1, int(turns * 16) + 2)
    places = [polar(x, y, outer + (inner - outer) * s, start + 360 * turns * s) for s in t]
    return limb(*[(*place, (wide + (narrow - wide) * s) / 2) for place, s in zip(places, t)], steps=3)


def flower(x, y, radius, petals, width, heart):
    """Petals around a heart, which is given as a share of the radius."""
    turns = [-90 + i * 360 / petals for i in range(petals)]
    lines = [[polar(x, y, radius * heart, a), polar(x, y, radius, a)] for a in turns]
    return unary_union([leaf(line, width, 'late') for line in lines])


def rosette(x, y, radius, degrees, width=22):
    """Two bent cuts around a solid spot, which hangs on two bridges."""
    bridge = math.degrees((19.5 + width) / radius)
    shares = (0, .25, .5, .75, 1)
    halves = [[polar(x, y, radius, a + bridge / 2 + (180 - bridge) * s) for s in shares]
              for a in (degrees, degrees + 180)]
    return unary_union([leaf(half, width, 'line') for half in halves])


def eye(x, y, width, height, degrees=0, pupil=0, size=.3):
    """An almond hole with a pupil that hangs from the upper lid."""
    lids = [smooth(bow((-width / 2, 0), (width / 2, 0), s * height * .5)) for s in (1, -1)]
    almond = Polygon(np.vstack([lids[0], lids[1][::-1]])).buffer(0)
    stalk = box(pupil - 10, -height * .6, pupil + 10, -height * .1)
    hanging = disc(pupil, -height * .07, height * size).union(stalk)
    return affinity.translate(affinity.rotate(almond.difference(hanging), degrees, origin=(0, 0)), x, y)


def mirrored(shape, x):
    """The shape in a mirror that stands at x."""
    return affinity.scale(shape, -1, 1, origin=(x, 0))


def pair(shape, x):
    """A shape and its image in a mirror that stands at x."""
    return unary_union([shape, mirrored(shape, x)])


def soft(shape, radius):
    """The shape with its inner corners rounded."""
    return shape.buffer(radius, 24).buffer(-radius, 24)


def above(y):
    """All that lies above a ground line."""
    return box(-200, -200, 1200, y)


def paw(x, y, width=110, height=62):
    """A paw to the left of its heel at x, flat on y."""
    return blob((x, y, 1), (x - width * .5, y), (x - width * .93, y, 1), (x - width * 1.02, y - height * .42),
                (x - width * .8, y - height * .86), (x - width * .35, y - height), (x - 4, y - height * .9))


def toes(x, y, width=110, height=62):
    """The two nicks in such a paw."""
    places = ((.74, .76, .66, .95), (.40, .42, .32, 1.0))
    return [leaf([(x - width * a, y - 14), (x - width * b, y - height * .5), (x - width * c, y - height * d)], 20)
            for a, b, c, d in places]

"""Outlines as SVG path data: cubic curves fitted to dense points, after Philip Schneider."""

import numpy as np
from shapely.geometry import Polygon

ERROR = 1.2


def point_on(curve, t):
    """Points of a cubic at the parameters t."""
    t = np.asarray(t)[:, None]
    weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3)
    return sum(weight * handle for weight, handle in zip(weights, curve))


def best(points, u, start, end):
    """The cubic with these end directions that lies nearest to points at the parameters u."""
    b1, b2 = 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u)
    a1, a2 = start * b1[:, None], end * b2[:, None]
    matrix = np.array([[np.sum(a1 * a1), np.sum(a1 * a2)], [np.sum(a1 * a2), np.sum(a2 * a2)]])
    b0, b3 = (1 - u) ** 3, u ** 3
    rest = points - (points[0] * (b0 + b1)[:, None] + points[-1] * (b2 + b3)[:, None])
    right = np.array([np.sum(a1 * rest), np.sum(a2 * rest)])
    chord = np.linalg.norm(points[-1] - points[0])
    reach = np.array([chord / 3, chord / 3])
    if abs(np.linalg.det(matrix)) > 1e-9:
        found = np.linalg.solve(matrix, right)
        if min(found) >= 1e-3 * chord and max(found) <= 4 * chord + 1:
            reach = found
    return np.array([points[0], points[0] + start * reach[0], points[-1] + end * reach[1], points[-1]])


def improved(curve, points, u):
    """Parameters moved to where the curve is nearest to each point."""
    d1 = 3 * (curve[1:] - curve[:-1])
    d2 = 2 * (d1[1:] - d1[:-1])
    t = u[:, None]
    first = (1 - t) ** 2 * d1[0] + 2 * (1 - t) * t * d1[1] + t ** 2 * d1[2]
    second = (1 - t) * d2[0] + t * d2[1]
    off = point_on(curve, u) - points
    slope = np.sum(first * first, 1) + np.sum(off * second, 1)
    steps = np.where(abs(slope) > 1e-9, np.sum(off * first, 1) / slope, 0)
    u = np.clip(u - steps, 0, 1)
    u[0], u[-1] = 0, 1
    return u


def fit(points, start, end, error, out):
    """Append to `out` the cubics along points, splitting where one does not do."""
    if len(points) == 2:
        reach = np.linalg.norm(points[1] - points[0]) / 3
        out.append(np.array([points[0], points[0] + start * reach, points[1] + end * reach, points[1]]))
        return
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    u = way / way[-1]
    for _ in range(4):
        curve = best(points, u, start, end)
        off = np.hypot(*(point_on(curve, u) - points).T)
        worst = int(np.argmax(off))
        if off[worst] < error:
            out.append(curve)
            return
        if off[worst] > error * 6:
            break
        u = improved(curve, points, u)
        if np.any(np.diff(u) <= 0):
            break
    k = min(max(worst, 1), len(points) - 2)
    across = points[max(k - 2, 0)] - points[min(k + 2, len(points) - 1)]
    length = np.linalg.norm(across)
    across = across / length if length > 0 else np.array([1., 0])
    fit(points[:k + 1], start, across, error, out)
    fit(points[k:], -across, end, error, out)


def evenly(ring):
    """The points of a ring again, about 2.5 apart."""
    ring = np.vstack([ring, ring[:1]])
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(ring, axis=0).T))]
    stops = np.linspace(0, way[-1], max(int(way[-1] / 2.5), 16), endpoint=False)
    return np.c_[np.interp(stops, way, ring[:, 0]), np.interp(stops, way, ring[:, 1])]


def tips(heading):
    """Where a ring turns sharply: the small rounded tips, at which it is split for a clean fit."""
    count = len(heading)
    angle = np.arctan2(heading[:, 1], heading[:, 0])
    turn = np.abs((np.roll(angle, -2) - np.roll(angle, 2) + np.pi) % (2 * np.pi) - np.pi)
    near = np.arange(-5, 6)
    found = [i for i in range(count) if turn[i] > .9 and turn[i] == max(turn[(i + near) % count])]
    if len(found) < 2:
        found = [0, count // 2]
    apart = found[:1]
    for i in found[1:]:
        if i - apart[-1] > 4:
            apart.append(i)
    return apart if len(apart) > 1 else sorted([apart[0], (apart[0] + count // 2) % count])


def curves(ring, error):
    """The cubics around a ring, in tenths of a unit."""
    points = evenly(ring)
    count = len(points)
    heading = np.roll(points, -2, 0) - np.roll(points, 2, 0)
    unit = heading / np.maximum(np.hypot(heading[:, 0], heading[:, 1])[:, None], 1e-9)
    stops, out = tips(heading), []
    for here, after in zip(stops, stops[1:] + stops[:1]):
        last = after if after > here else after + count
        fit(points[np.arange(here, last + 1) % count], unit[here], -unit[after], error, out)
    return [np.round(curve, 1) for curve in out]


def crosses_itself(cubics):
    """Whether a fitted ring crosses itself."""
    t = np.linspace(0, 1, 9)[1:]
    return not Polygon(np.vstack([np.round(point_on(curve, t), 2) for curve in cubics])).is_valid


def number(value):
    """A number with at most one decimal."""
    text = ('%.1f' % value).rstrip('0').rstrip('.')
    return '0' if text in ('-0', '') else text


def ring_data(ring):
    """Path data of a ring; where the fit crosses itself, it is begun elsewhere and made closer."""
    for k, share in enumerate((1, 1, .8, .6, .45, .3)):
        cubics = curves(np.roll(np.array(ring)[:-1], -k * 17, 0), ERROR * share)
        if not crosses_itself(cubics):
            break
    at = np.round(cubics[0][0], 1)
    text = 'M' + number(at[0]) + ' ' + number(at[1])
    for curve in cubics:
        steps = [np.round(p, 1) - at for p in curve[1:]]
        text += 'c' + ' '.join(number(v) for step in steps for v in step).replace(' -', '-')
        at = np.round(curve[3], 1)
    return text + 'z'


def svg(shape):
    """The file's text."""
    rings = [ring for part in shape.geoms for ring in (part.exterior, *part.interiors)]
    data = ''.join(ring_data(ring.coords) for ring in rings)
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">'
            '<path class="ink" fill-rule="evenodd" d="%s"/></svg>\n' % data)

"""Smooth curves through a few knots, as cubic Bézier segments.

A knot is `(x, y)` (the curve passes smoothly), `(x, y, 'c')` (a corner) or
`(x, y, degrees)` (smooth, with that direction of travel). A curve is a list of
segments; a segment is four points `(start, handle, handle, end)`. The curves
are John Hobby's: the bend changes as evenly as the knots allow.
"""

import cmath
import math


def solve(matrix, right):
    """Solve a small square linear system by elimination with pivots."""
    size = len(right)
    rows = [list(row) + [value] for row, value in zip(matrix, right)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, size + 1):
                rows[r][c] -= factor * rows[i][c]
    result = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][c] * result[c] for c in range(i + 1, size))
        result[i] = (rows[i][size] - known) / rows[i][i]
    return result


def wrapped(angle):
    """The same angle between minus pi and pi."""
    return math.remainder(angle, 2 * math.pi)


def reach(leaving, arriving):
    """Length of a handle, as a share of the chord, for two angles against it."""
    bend = (math.sqrt(2) * (math.sin(leaving) - math.sin(arriving) / 16)
            * (math.sin(arriving) - math.sin(leaving) / 16)
            * (math.cos(leaving) - math.cos(arriving)))
    root = math.sqrt(5)
    spread = 1 + (root - 1) / 2 * math.cos(leaving) + (3 - root) / 2 * math.cos(arriving)
    return max((2 + bend) / (3 * spread), 0.15)


def segment(start, end, leaving, arriving):
    """One cubic between two complex points with angles against the chord."""
    chord = end - start
    first = start + chord * reach(leaving, arriving) * cmath.exp(1j * leaving)
    second = end - chord * reach(arriving, leaving) * cmath.exp(-1j * arriving)
    return tuple((p.real, p.imag) for p in (start, first, second, end))


def open_run(points, start=None, end=None):
    """Segments through complex points; `start`, `end`: directions or None."""
    chords = [b - a for a, b in zip(points, points[1:])]
    last = len(chords)
    if last == 1 and start is None and end is None:
        return [segment(points[0], points[1], 0.0, 0.0)]
    turn = [0.0] + [wrapped(cmath.phase(b) - cmath.phase(a)) for a, b in zip(chords, chords[1:])]
    turn.append(0.0)
    matrix = [[0.0] * (last + 1) for _ in points]
    right = [0.0] * (last + 1)
    matrix[0][0] = matrix[last][last] = 1.0
    if start is None:
        matrix[0][1] = 1.0
        right[0] = -turn[1]
    else:
        right[0] = wrapped(start - cmath.phase(chords[0]))
    if end is None:
        matrix[last][last - 1] = 1.0
    else:
        right[last] = wrapped(end - cmath.phase(chords[-1]))
    for i in range(1, last):
        fill_row(matrix[i], (i - 1, i, i + 1), chords[i - 1], chords[i])
        right[i] = (-2 * turn[i] / abs(chords[i - 1]) - turn[i + 1] / abs(chords[i]))
    angles = solve(matrix, right)
    return [segment(points[i], points[i + 1], angles[i], -turn[i + 1] - angles[i + 1])
            for i in range(last)]


def loop(points):
    """Segments of a closed curve that is smooth at every complex point."""
    count = len(points)
    chords = [points[(i + 1) % count] - points[i] for i in range(count)]
    turn = [wrapped(cmath.phase(chords[i]) - cmath.phase(chords[i - 1])) for i in range(count)]
    matrix = [[0.0] * count for _ in points]
    right = []
    for i in range(count):
        after = (i + 1) % count
        fill_row(matrix[i], ((i - 1) % count, i, after), chords[i - 1], chords[i])
        right.append(-2 * turn[i] / abs(chords[i - 1]) - turn[after] / abs(chords[i]))
    angles = solve(matrix, right)
    result = []
    for i in range(count):
        after = (i + 1) % count
        result.append(segment(points[i], points[after], angles[i], -turn[after] - angles[after]))
    return result


def fill_row(row, places, before, after):
    """Write the condition that the bend is the same on both sides of a knot."""
    previous, here, following = places
    row[previous] += 1 / abs(before)
    row[here] += 2 / abs(before) + 2 / abs(after)
    row[following] += 1 / abs(after)


def direction(knot):
    """The fixed direction of a knot in radians, or None."""
    if len(knot) > 2 and knot[2] != 'c':
        return math.radians(knot[2])
    return None


def curve(knots, closed=False):
    """Segments through knots; marked knots end one smooth run and begin the next."""
    points = [complex(k[0], k[1]) for k in knots]
    marked = [i for i, k in enumerate(knots) if len(k) > 2]
    if closed:
        if not marked:
            return loop(points)
        first = marked[0]
        knots = knots[first:] + knots[:first + 1]
        return curve(knots)
    stops = sorted({0, len(knots) - 1, *marked})
    segments = []
    for a, b in zip(stops, stops[1:]):
        segments += open_run(points[a:b + 1], direction(knots[a]), direction(knots[b]))
    return segments


def point_on(seg, t):
    """The point of a segment at parameter t."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return tuple(sum(w * p[k] for w, p in zip(weights, seg)) for k in (0, 1))


def flat(segments, steps=10):
    """Points along a curve, `steps` for each segment."""
    points = [point_on(seg, k / steps) for seg in segments for k in range(steps)]
    return points + [segments[-1][3]]

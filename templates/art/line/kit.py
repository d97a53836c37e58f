"""What the eight heads are drawn with: mirrored shapes, fur, leaves, and a drawing that writes SVG.

Shapes are lists of knots (see spline.py). Most are given as halves, with x as
the distance from the axis: `right` and `left` put them on their side.
"""

import math

from spline import curve, flat

AXIS = 500
OUTLINE, INNER, LID, DETAIL, WHISKER, CONTOUR = 34, 22, 22, 18, 16, 13


def right(knots):
    """The knots (distance, y) to the right of the axis."""
    return [(AXIS + k[0], *k[1:]) for k in knots]


def left(knots):
    """The knots (distance, y) to the left of the axis."""
    return [(AXIS - k[0], k[1], *(turned(m) for m in k[2:])) for k in knots]


def turned(mark):
    """A knot's mark seen in a mirror."""
    return mark if mark == 'c' else 180 - mark


def symmetric(half):
    """A closed shape from its right half, listed from the axis above to the axis below."""
    back = []
    for k in reversed(half):
        if abs(k[0]) > 1e-6:
            marks = [m if m == 'c' else -m for m in k[2:]]
            back.append((AXIS - k[0], k[1], *marks))
    return right(half) + back


def rotated(knots, degrees, x, y):
    """The knots turned about (x, y)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    result = []
    for k in knots:
        dx, dy = k[0] - x, k[1] - y
        marks = [m if m == 'c' else m + degrees for m in k[2:]]
        result.append((x + dx * c - dy * s, y + dx * s + dy * c, *marks))
    return result


def fur(corners):
    """Pointed tufts: corners (x, y, bulge).

    The edge that leaves a corner swells to its left by that share of its length.
    """
    knots = []
    for here, after in zip(corners, corners[1:] + [None]):
        x, y = here[:2]
        knots.append((x, y, 'c'))
        if after and len(here) > 2 and here[2]:
            dx, dy = after[0] - x, after[1] - y
            knots.append((x + dx / 2 + dy * here[2], y + dy / 2 - dx * here[2]))
    return knots


def across(start, end):
    """The middle of a line and the unit vector to its right."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return (start[0] + dx / 2, start[1] + dy / 2), (-dy / length, dx / length)


def leaf(start, end, width, bend=0):
    """A leaf, pointed at both ends."""
    (x, y), (nx, ny) = across(start, end)
    near, far = bend + width / 2, bend - width / 2
    return [(*start, 'c'), (x + nx * near, y + ny * near), (*end, 'c'), (x + nx * far, y + ny * far)]


def stripe(base, tip, width, bend=0, swell=0.62):
    """A stripe with a flat base on an outline and a pointed tip."""
    (x, y), (nx, ny) = across(base, tip)
    half, near, far = width / 2, bend + width * swell / 2, bend - width * swell / 2
    return [(base[0] + nx * half, base[1] + ny * half, 'c'), (x + nx * near, y + ny * near), (*tip, 'c'),
            (x + nx * far, y + ny * far), (base[0] - nx * half, base[1] - ny * half, 'c')]


def tube(centre, start_width, end_width):
    """A tapering tube around a smooth line, open where it starts, round where it ends."""
    segments = curve(centre)
    stops = [(s, t) for s in segments for t in (0, 0.5)] + [(segments[-1], 1)]
    one, other = [], []
    for i, (seg, t) in enumerate(stops):
        x, y, dx, dy = point_and_heading(seg, t)
        half = (start_width + (end_width - start_width) * i / (len(stops) - 1)) / 2
        one.append((x + dy * half, y - dx * half))
        other.append((x - dy * half, y + dx * half))
    one[0] += ('c',)
    other[0] += ('c',)
    return one + [(x + dx * half, y + dy * half)] + other[::-1]


def point_and_heading(seg, t):
    """A point of a segment and the unit vector of travel there."""
    u = 1 - t
    a, b, c, d = (complex(*p) for p in seg)
    place = u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
    speed = u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
    speed /= abs(speed)
    return place.real, place.imag, speed.real, speed.imag


class Mark:
    """One painted shape: its curve, its meaning, its tone and the width of its line."""

    def __init__(self, segments, meaning, tone, width, closed, ellipse=None):
        self.segments = segments
        self.meaning = meaning
        self.tone = tone
        self.width = width
        self.closed = closed
        self.ellipse = ellipse

    def place(self, scale, dx, dy):
        """Scale about the middle of the disc, then move; widths stay."""
        def put(p):
            return AXIS + (p[0] - AXIS) * scale + dx, AXIS + (p[1] - AXIS) * scale + dy
        self.segments = [tuple(put(p) for p in seg) for seg in self.segments]
        if self.ellipse:
            x, y, rx, ry = self.ellipse
            self.ellipse = (*put((x, y)), rx * scale, ry * scale)

    def classes(self):
        """The class attribute: the meaning, then the tone."""
        if self.tone is None:
            return self.meaning
        tone = self.tone if self.tone in ('ink', 'glint') else 'tone-' + self.tone
        return self.meaning + ' ' + tone

    def fill(self):
        """White in the file, black for ink; the program recolours by class."""
        if self.tone is None:
            return 'none'
        return '#000' if self.tone == 'ink' else '#fff'

    def element(self):
        """The mark as one SVG element."""
        stroke = 'stroke-width="%d"' % self.width if self.width else 'stroke="none"'
        return '<%s class="%s" fill="%s" %s/>' % (self.geometry(), self.classes(), self.fill(), stroke)

    def geometry(self):
        """The element's name and its geometry attributes."""
        if not self.ellipse:
            return 'path d="%s"' % path_data(self.segments, self.closed)
        x, y, rx, ry = ('%d' % round(v) for v in self.ellipse)
        if rx == ry:
            return 'circle cx="%s" cy="%s" r="%s"' % (x, y, rx)
        return 'ellipse cx="%s" cy="%s" rx="%s" ry="%s"' % (x, y, rx, ry)


class Drawing:
    """A head, painted back to front."""

    def __init__(self, name):
        self.name = name
        self.marks = []

    def region(self, knots, meaning, tone, width=INNER):
        """A closed region to be coloured."""
        self.marks.append(Mark(curve(knots, True), meaning, tone, width, True))

    def traced(self, segments, meaning, tone, width=INNER):
        """A closed region, or an open stroke without a tone, from ready segments."""
        self.marks.append(Mark(segments, meaning, tone, width, tone is not None))

    def ink(self, knots, meaning):
        """A solid black shape."""
        self.region(knots, meaning, 'ink', CONTOUR)

    def stroke(self, knots, meaning, width=DETAIL):
        """An open line."""
        self.marks.append(Mark(curve(knots), meaning, None, width, False))

    def oval(self, x, y, rx, ry, meaning, tone='ink', width=0):
        """An ellipse, by default solid."""
        knots = [(x, y - ry, 0), (x + rx, y, 90), (x, y + ry, 180), (x - rx, y, 270)]
        self.marks.append(Mark(curve(knots, True), meaning, tone, width, True, (x, y, rx, ry)))

    def dot(self, x, y, radius, meaning, tone='ink'):
        """A round spot."""
        self.oval(x, y, radius, radius, meaning, tone)

    def fit(self, radius, dx, dy):
        """Move the head, then scale it about the middle of the disc until its ink reaches the radius."""
        for mark in self.marks:
            mark.place(1, dx, dy)
        for _ in range(8):
            scale = radius / self.extent()
            for mark in self.marks:
                mark.place(scale, 0, 0)

    def extent(self):
        """The farthest distance of any line's edge from the middle of the disc."""
        return max(math.dist((AXIS, AXIS), p) + mark.width / 2
                   for mark in self.marks for p in flat(mark.segments))

    def svg(self):
        """The file's text."""
        lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">',
                 '<g id="%s" stroke="#000" stroke-linecap="round" stroke-linejoin="round">' % self.name]
        lines += [mark.element() for mark in self.marks]
        return '\n'.join(lines + ['</g>', '</svg>', ''])


def path_data(segments, closed):
    """Path data in whole units: one absolute start, then relative cubics and lines."""
    at = tuple(round(v) for v in segments[0][0])
    text, last = 'M%d %d' % at, 'M'
    for seg in segments:
        steps = [round(p[k]) - at[k] for p in seg[1:] for k in (0, 1)]
        at = tuple(round(v) for v in seg[3])
        letter, numbers = ('l', steps[4:]) if straight(steps) else ('c', steps)
        text += joined(numbers, letter if letter != last else '')
        last = letter
    return text + ('z' if closed else '')


def straight(steps):
    """Whether both handles of a rounded cubic lie on its chord."""
    a, b, c, d, x, y = steps
    return a * y == x * b and c * y == x * d


def joined(numbers, letter):
    """Numbers after a command's letter, with spaces only where they are needed."""
    text = letter
    for i, n in enumerate(numbers):
        text += (' ' if n >= 0 and (i or not letter) else '') + str(n)
    return text

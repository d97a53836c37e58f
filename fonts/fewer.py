"""Fewer points for the outlines of a font: what a sheet embeds of hundreds of characters is that much smaller.

Neighbouring curves that run on into each other become one where that moves the outline by no more than a given
distance, points move onto a grid, and points that follow from their neighbours are left out.
"""

import math
from array import array

from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

Point = tuple[float, float]
# A line of two points or a quadratic curve of three, the middle one its control point.
Segment = tuple[Point, ...]

# The largest sine of the angle between segments that run on into each other.
BEND = 0.2
# Where segments are compared with the one that replaces them, and in how many steps that one is searched.
SAMPLES = (0.25, 0.5, 0.75, 1.0)
STEPS = 40
# A control point farther from the ends than so many times their distance makes no good curve.
FAR = 3.0


def simplify(font: TTFont, off: float, grid: int) -> None:
    """Rewrite every simple glyph: off by `off` units at most, and then by half a step of `grid`."""
    outlines, glyphs = font.getGlyphSet(), font["glyf"]
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite() or not glyph.numberOfContours:
            continue
        pen = RecordingPen()
        outlines[name].draw(pen)
        contours = [points(fewer(contour, off), grid) for contour in read(pen.value)]
        contours = [contour for contour in contours if len(contour) > 2]
        glyph.coordinates = GlyphCoordinates([at for contour in contours for at, _ in contour])
        glyph.flags = array("B", [on for contour in contours for _, on in contour])
        glyph.endPtsOfContours = [sum(map(len, contours[: n + 1])) - 1 for n in range(len(contours))]
        glyph.numberOfContours = len(contours)
        glyph.recalcBounds(glyphs)
        font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)


def read(recorded: list[tuple[str, tuple]]) -> list[list[Segment]]:
    """The closed contours of what a pen was told."""
    contours: list[list[Segment]] = []
    here = start = (0.0, 0.0)
    for operator, arguments in recorded:
        match operator:
            case "moveTo":
                here = start = arguments[0]
                contours.append([])
            case "lineTo":
                contours[-1].append((here, arguments[0]))
                here = arguments[0]
            case "qCurveTo":
                controls, end = list(arguments[:-1]), arguments[-1]
                if end is None:  # a contour of control points alone
                    here = start = end = middle(controls[-1], controls[0])
                    contours.append([])
                ends = [middle(*pair) for pair in zip(controls, controls[1:])] + [end]
                for control, end in zip(controls, ends):
                    contours[-1].append((here, control, end))
                    here = end
            case "closePath":
                if here != start:
                    contours[-1].append((here, start))
    whole = ([segment for segment in contour if segment[0] != segment[-1]] for contour in contours)
    return [contour for contour in whole if contour]


def fewer(contour: list[Segment], off: float) -> list[Segment]:
    """A contour of as few segments, off by at most `off`; its corners stay where they are."""
    first = next((n for n in range(len(contour)) if not runs_on(contour[n - 1], contour[n])), 0)
    found: list[Segment] = []
    run: list[Segment] = []
    for segment in contour[first:] + contour[:first]:
        one = merged([*run, segment], off) if run and runs_on(run[-1], segment) else None
        if one:
            found[-1] = one
            run.append(segment)
        else:
            found.append(merged([segment], off) or segment)
            run = [segment]
    return found


def runs_on(segment: Segment, following: Segment) -> bool:
    """Whether a segment goes on where another one is going."""
    a, b = vector(segment[-2], segment[-1]), vector(following[0], following[1])
    lengths = math.hypot(*a) * math.hypot(*b)
    return lengths > 0 and dot(a, b) > 0 and abs(cross(a, b)) < BEND * lengths


def merged(run: list[Segment], off: float) -> Segment | None:
    """The line, or else the curve, that takes the place of a run; `None` if neither lies near enough."""
    start, end = run[0][0], run[-1][-1]
    samples = [at(segment, share) for segment in run for share in SAMPLES][:-1]
    way = vector(start, end)
    long = math.hypot(*way)
    if long == 0:
        return None

    def beside(sample: Point) -> bool:
        offset = vector(start, sample)
        return abs(cross(way, offset)) <= off * long and 0 <= dot(way, offset) <= long * long

    if all(map(beside, samples)):
        return start, end
    control = meeting(start, vector(*run[0][:2]), end, vector(*run[-1][-2:]))
    if control is None or max(math.dist(start, control), math.dist(control, end)) > FAR * long:
        return None
    curve = (start, control, end)
    along = [at(curve, step / STEPS) for step in range(STEPS + 1)]
    near = all(min(math.dist(sample, place) for place in along) <= off for sample in samples)
    return curve if near else None


def meeting(start: Point, leaving: Point, end: Point, arriving: Point) -> Point | None:
    """Where the way out of the start meets the way into the end, if it lies before the one and behind the other."""
    turn = cross(leaving, arriving)
    if abs(turn) < 1e-9:
        return None
    far, back = (cross(vector(start, end), way) / turn for way in (arriving, leaving))
    if far <= 0 or back <= 0:
        return None
    return start[0] + leaving[0] * far, start[1] + leaving[1] * far


def points(contour: list[Segment], grid: int) -> list[tuple[tuple[int, int], int]]:
    """A contour's points on a grid, each with 1 if it lies on the outline, 0 if it is a control point."""
    found: list[tuple[tuple[int, int], int]] = []
    for segment in contour:
        start, *control, end = (tuple(round(value / grid) * grid for value in point) for point in segment)
        if not found or found[-1] != (start, 1):
            found.append((start, 1))
        found += [(point, 0) for point in control if point not in (start, end)]
    if len(found) > 1 and found[0] == found[-1]:
        found.pop()
    triples = zip(found[-1:] + found[:-1], found, found[1:] + found[:1])
    return [here for before, here, after in triples if not follows(before, here, after, grid)]


def follows(before: tuple[Point, int], here: tuple[Point, int], after: tuple[Point, int], grid: int) -> bool:
    """Whether a reader of the font puts a point here anyway: between two control points, or within a line."""
    if not here[1] or before[1] != after[1]:
        return False
    if not before[1]:
        return all(abs(a + b - 2 * c) <= grid for a, b, c in zip(before[0], after[0], here[0]))
    into, out = vector(before[0], here[0]), vector(here[0], after[0])
    return cross(into, out) == 0 and dot(into, out) > 0


def at(segment: Segment, share: float) -> Point:
    """A place on a segment, from 0 at its start to 1 at its end."""
    if len(segment) == 2:
        weights = (1 - share, share)
    else:
        weights = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
    return tuple(sum(weight * point[n] for weight, point in zip(weights, segment)) for n in (0, 1))


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def vector(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def dot(one: Point, other: Point) -> float:
    return one[0] * other[0] + one[1] * other[1]


def cross(one: Point, other: Point) -> float:
    return one[0] * other[1] - one[1] * other[0]

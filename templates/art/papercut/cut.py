"""A figure of paper: shapes are added, laid over one another and cut away, and every bridge keeps its width."""

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.ops import unary_union

from shapes import along, leaf

REACH = 438.5
BRIDGE, TIP, GAP = 18, 14, 14
DISC = Point(500, 500).buffer(440, 128)


def parts(shape):
    """The polygons of a shape."""
    return list(getattr(shape, 'geoms', [shape]))


class PaperCut:
    """A figure under the knife. `scale` is how much `finished` will enlarge it: margins are true after that."""

    def __init__(self, scale):
        self.scale = scale
        self.shape = Polygon()

    def add(self, *shapes):
        """Add paper."""
        self.shape = unary_union([self.shape, *shapes])

    def cut(self, *shapes):
        """Take away exactly these shapes."""
        self.shape = self.shape.difference(unary_union(shapes))

    def carve(self, *shapes, margin=19.5, keep=.55):
        """Take away these shapes as far as they stay a bridge away from every edge and from one another.

        One of which less than the share `keep` would remain is left out.
        """
        margin, rounding = max(margin, 18.8) / self.scale, 7.4 / self.scale
        for shape in shapes:
            for part in parts(shape):
                inside = part.intersection(self.shape.buffer(-margin, 12))
                for hole in parts(inside.buffer(-rounding, 12).buffer(rounding, 12)):
                    if hole.area > max(380, keep * part.area):
                        self.shape = self.shape.difference(hole)

    def over(self, shape, gap, within):
        """Lay paper over the figure, with a gap around it inside the area `within`."""
        self.shape = self.shape.difference(shape.buffer(gap, 16).intersection(within)).union(shape)

    def crescents(self, points, count, half, bend, width, first=0, last=1):
        """Carve a row of crescents across a tail or trunk; half their length goes from `half[0]` to `half[1]`."""
        places, heading = along(points, 400)
        for i in range(count):
            share = i / (count - 1)
            k = int((first + (last - first) * share) * 399)
            (x, y), (u, v) = places[k], heading[k]
            h = half[0] + (half[1] - half[0]) * share
            self.carve(leaf([(x + v * h, y - u * h), (x + u * bend, y + v * bend), (x - v * h, y + u * h)], width))

    def feet(self, *shapes):
        """Carve toes, which may be small."""
        self.carve(*shapes, margin=16, keep=.35)

    def finished(self):
        """The figure enlarged to fill the disc, with no tip, gap or bridge too thin; and its enlargement."""
        rough = self.shape.simplify(.5)
        middle = shapely.minimum_bounding_circle(rough).centroid
        scale = REACH / shapely.minimum_bounding_radius(rough)
        shape = affinity.scale(self.shape, scale, scale, origin=(middle.x, middle.y))
        shape = opened(closed(affinity.translate(shape, 500 - middle.x, 500 - middle.y), GAP / 2), TIP / 2)
        shape = closed(shape, GAP / 2 - .3)
        for _ in range(3):
            thin = thin_bridges(shape)
            if not thin:
                break
            shape = shape.union(unary_union([bridge.buffer(2.4, 8) for bridge in thin])).intersection(DISC)
            shape = opened(closed(shape, GAP / 2), TIP / 2)
        whole = [part for part in parts(shape) if part.area > 500]
        return MultiPolygon([Polygon(part.exterior, [h for h in part.interiors if Polygon(h).area > 180])
                             for part in whole]), scale


def closed(shape, radius):
    """The shape without gaps narrower than twice the radius."""
    return shape.buffer(radius, 24).buffer(-radius, 24)


def opened(shape, radius):
    """The shape without tips narrower than twice the radius."""
    return shape.buffer(-radius, 24).buffer(radius, 24)


def thin_bridges(shape):
    """Links narrower than a bridge: what opening takes away and what joined two bodies."""
    thick = shape.buffer(-BRIDGE / 2, 16).buffer(BRIDGE / 2 + .02, 16)
    found = []
    for thin in parts(shape.difference(thick)):
        if thin.area >= 6:
            ends = parts(thin.buffer(.4).intersection(thick))
            if len([end for end in ends if end.area > .3]) >= 2:
                found.append(thin)
    return found


def build(draw):
    """A drawing's finished figure: the first pass finds the enlargement, the second cuts with margins true to it."""
    shape, scale = draw(PaperCut(1)).finished()
    return draw(PaperCut(scale)).finished()[0]


def is_sound(shape):
    """Whether a figure hangs together in one piece with no bridge too thin and nothing beyond the disc."""
    return len(parts(shape)) == 1 and not thin_bridges(shape) and reach(shape) <= 440


def reach(shape):
    """The farthest that a figure goes from the middle of its disc."""
    return max(np.hypot(x - 500, y - 500) for part in parts(shape) for x, y in part.exterior.coords)

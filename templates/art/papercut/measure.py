#!/usr/bin/env python3
"""Read the eight files again and print what a cutter needs to know of each.

    python3 measure.py       a row for each: pieces, holes, ink, middle, reach, thin bridges, lost tips and gaps

Ink is a share of the disc of radius 440. Tips and gaps are the areas, of a million, that lie in paper or holes
narrower than 14.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True

import numpy as np  # noqa: E402, the line above must come first
from shapely.geometry import Polygon, box  # noqa: E402

from cut import DISC, GAP, TIP, opened, parts, reach, thin_bridges  # noqa: E402
from outline import point_on  # noqa: E402

HERE = pathlib.Path(__file__).parent
NAMES = ('rat', 'cat', 'dog', 'wolf', 'leopard', 'tiger', 'lion', 'elephant')


def rings(data):
    """The rings of path data that holds one absolute start and relative cubics each."""
    for text in data.split('z')[:-1]:
        start, *curves = text.split('c')
        at = np.array([float(v) for v in start[1:].split()])
        points = [at]
        for curve in curves:
            steps = np.array([float(v) for v in re.findall(r'-?\d*\.?\d+', curve)]).reshape(3, 2) + at
            points += list(point_on(np.vstack([at, steps]), np.linspace(0, 1, 13)[1:]))
            at = steps[2]
        yield Polygon(np.round(points, 3))


def figure(path):
    """The figure in a file, and whether one of its rings crosses itself."""
    found = list(rings(re.search(r' d="([^"]*)"', path.read_text())[1]))
    shape = Polygon()
    for ring in sorted(found, key=lambda ring: -ring.area):
        shape = shape.symmetric_difference(ring.buffer(0))
    return shape, all(ring.is_valid for ring in found)


def main():
    """Print a row for each file."""
    print('| | pieces | holes | ink | middle | reach | thin bridges | tips | gaps | bytes |')
    print('|---' * 10 + '|')
    for name in NAMES:
        path = HERE / (name + '.svg')
        shape, clean = figure(path)
        sheet = box(-100, -100, 1100, 1100).difference(shape)
        lost = [side.difference(opened(side, width / 2).buffer(.4)).area
                for side, width in ((shape, TIP), (sheet, GAP))]
        row = (name, len(parts(shape)), sum(len(part.interiors) for part in parts(shape)),
               '%.0f %%' % (100 * shape.area / DISC.area), '%.0f, %.0f' % shape.centroid.coords[0], '%.0f' % reach(shape),
               len(thin_bridges(shape.buffer(.1))), '%.0f' % lost[0], '%.0f' % lost[1], path.stat().st_size)
        print('| ' + ' | '.join(str(value) for value in row) + ' |')
        if not clean:
            sys.exit(name + ': a ring crosses itself')


if __name__ == '__main__':
    main()

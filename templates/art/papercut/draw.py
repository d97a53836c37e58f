#!/usr/bin/env python3
"""Cut the eight animals and write them as SVG files beside this script.

    python3 draw.py          write the eight files
    python3 draw.py --check  say whether the files are what this script would write
"""

import pathlib
import sys

sys.dont_write_bytecode = True

import large  # noqa: E402, the line above must come first
import small  # noqa: E402
from cut import build, is_sound  # noqa: E402
from outline import svg  # noqa: E402

HERE = pathlib.Path(__file__).parent
ANIMALS = (small.rat, small.cat, small.dog, small.wolf, large.leopard, large.tiger, large.lion, large.elephant)


def main():
    """Write the files, or compare them."""
    stale = []
    for draw in ANIMALS:
        shape = build(draw)
        if not is_sound(shape):
            sys.exit('%s falls apart, has a bridge too thin or leaves its disc' % draw.__name__)
        path, text = HERE / (draw.__name__ + '.svg'), svg(shape)
        if '--check' not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            stale.append(path.name)
    if stale:
        sys.exit('not as drawn: ' + ', '.join(stale))


if __name__ == '__main__':
    main()

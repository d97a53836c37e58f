#!/usr/bin/env python3
"""Draw the eight heads and write them as SVG files beside this script.

    python3 draw.py          write the eight files
    python3 draw.py --check  say whether the files are what this script would write
"""

import pathlib
import sys

sys.dont_write_bytecode = True

from animals import heads  # noqa: E402, the line above must come first

HERE = pathlib.Path(__file__).parent


def main():
    """Write the files, or compare them."""
    stale = []
    for name, art in heads().items():
        path, text = HERE / (name + '.svg'), art.svg()
        if '--check' not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            stale.append(path.name)
    if stale:
        sys.exit('not as drawn: ' + ', '.join(stale))


if __name__ == '__main__':
    main()

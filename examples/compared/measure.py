"""Makes the board and the stickers by shouqi, protograf and gLabels, and measures what came out.

    python measure.py SHOUQI OUT [RUNS]

SHOUQI is the built program, OUT a folder to write into. Wants a Python with protograf (which brings PyMuPDF),
glabels-3-batch and GNU time. Every program runs once to warm up, then RUNS times (7) in turn; of the times the middle
one is printed.
"""
import hashlib
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pymupdf

HERE = Path(__file__).resolve().parent
FONTS = ["Alegreya-Regular", "Alegreya-Bold", "ShouQiKai-Bold"]
MM = 72 / 25.4
DPI = 1200
PITCH, RADIUS = 35, 14
GROUND = 0xF4  # the green of the stickers' ground


def jobs(shouqi, out):
    """What to run for each file: the command, and the file."""
    make = [shouqi, "make", "--size", "family", "--format", "pdf", "--force", "--quiet"]
    ours, protograf, labels = out / "shouqi", out / "protograf", out / "glabels"
    for folder in (ours, protograf, labels):
        folder.mkdir(parents=True, exist_ok=True)
    board = [*make, "--paper", "A3", "--part", "board", "-o", ours / "board"]
    pieces = [*make, "--part", "pieces", "--set", "pieces.spares=0", "-o", ours / "stickers"]
    merge = ["glabels-3-batch", "-l", "-o", labels / "stickers.pdf", "stickers.glabels"]
    return {
        "shouqi, board": (board, ours / "board/board.pdf"),
        "shouqi, stickers": (pieces, ours / "stickers/pieces.pdf"),
        "protograf, board": ([sys.executable, "board.py", "-d", protograf], protograf / "board.pdf"),
        "protograf, stickers": ([sys.executable, "stickers.py", "-d", protograf], protograf / "stickers.pdf"),
        "gLabels, stickers": (merge, labels / "stickers.pdf"),
    }


def home_with_fonts(out):
    """A home with the three fonts installed, for the programs that take fonts from the machine."""
    home = out / "home"
    (home / ".fonts").mkdir(parents=True, exist_ok=True)
    for font in FONTS:
        shutil.copy(HERE / f"../../fonts/{font}.ttf", home / ".fonts")
    return home


def run(command, home):
    """Seconds by the clock, seconds of the processor, and megabytes of one run."""
    told = home / "time.txt"
    words = [str(word) for word in ["/usr/bin/time", "-o", told, "-f", "%U %S %M", *command]]
    started = time.perf_counter()
    subprocess.run(words, cwd=HERE, env=os.environ | {"HOME": str(home)}, check=True, capture_output=True)
    seconds = time.perf_counter() - started
    user, system, kilobytes = map(float, told.read_text().split())
    return seconds, user + system, kilobytes / 1024


def first_sticker(page, name):
    """The middle of the first sticker in millimetres: shouqi's trim box says where, the others were told."""
    if name.startswith("shouqi"):
        return page.trimbox.x0 / MM + RADIUS, page.trimbox.y0 / MM + RADIUS
    return 38.5 + RADIUS, 20 + RADIUS


def darkness(page, x, y, across):
    """How dark the page is along a sticker's diameter: places from its middle in millimetres, and 0 to 1."""
    along, beside = RADIUS + 1.5, 0.05
    wide, high = (along, beside) if across else (beside, along)
    clip = pymupdf.Rect((x - wide) * MM, (y - high) * MM, (x + wide) * MM, (y + high) * MM)
    picture = page.get_pixmap(dpi=DPI, clip=clip)
    length, half = (picture.width, picture.height // 2) if across else (picture.height, picture.width // 2)
    first = (picture.x if across else picture.y) + 0.5
    for at in range(length):
        green = picture.pixel(at, half)[1] if across else picture.pixel(half, at)[1]
        yield (first + at) / DPI * 25.4 - (x if across else y), max(0, GROUND - green) / GROUND


def cut_edges(page, name):
    """Diameters of the cut line of all sixteen stickers, across and down: of its outer edge, and of its middle."""
    outer, middle = [], []
    x, y = first_sticker(page, name)
    for sticker in range(16):
        for across in (True, False):
            dark = darkness(page, x + PITCH * (sticker % 4), y + PITCH * (sticker // 4), across)
            line = [(place, d) for place, d in dark if 13.75 < abs(place) < 14.6 and d > 0.02]
            most = max(d for _, d in line)
            sides = [[(abs(p), d) for p, d in line if p < 0], [(abs(p), d) for p, d in line if p > 0]]
            outer.append(sum(max(p for p, d in side if d > most / 2) + 0.5 / DPI * 25.4 for side in sides))
            middle.append(sum(sum(p * d for p, d in side) / sum(d for _, d in side) for side in sides))
    return outer, middle


def report(name, file, taken, first, busy, memory, hashes):
    document = pymupdf.open(file)
    page = document[0]
    boxes = [f"{b.width / MM:.2f} × {b.height / MM:.2f} mm" for b in (page.mediabox, page.trimbox, page.bleedbox)]
    fonts = sorted({f"{font[3].split('+')[-1]} ({font[1]})" for font in page.get_fonts()})
    text = page.get_text()
    layers = [layer["name"] for layer in document.get_ocgs().values()]
    print(name)
    print(f"  seconds    {statistics.median(taken):.2f}, from {min(taken):.2f} to {max(taken):.2f}; the first {first:.2f}")
    print(f"  processor  {statistics.median(busy):.2f} s; memory {statistics.median(memory):.0f} MB")
    print(f"  bytes      {file.stat().st_size}; the same again: {'yes' if len(set(hashes)) == 1 else 'no'}")
    print(f"  page       {boxes[0]}; trim box {boxes[1]}, bleed box {boxes[2]}")
    print(f"  fonts      {', '.join(fonts)} (what is embedded; n/a is not)")
    print(f"  text       獅 read back {text.count('獅')} times; pictures of pixels: {len(page.get_images())}")
    print(f"  layers     {', '.join(layers) or 'none'}")
    if "stickers" in name:
        # A ring runs off over the cut: the line is measured without it, where the file keeps the two apart.
        artwork = [number for number, layer in document.get_ocgs().items() if layer["name"] == "Artwork"]
        if artwork:
            document.set_layer(-1, off=artwork)
            document = pymupdf.open(stream=document.tobytes())
            page = document[0]
        outer, middle = cut_edges(page, name)
        print(f"  cut line   its middle {min(middle):.2f} to {max(middle):.2f} mm,", end=" ")
        print(f"its outer edge {min(outer):.2f} to {max(outer):.2f} mm")


def main():
    shouqi, out = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    home, todo = home_with_fonts(out), jobs(shouqi, out)
    taken, busy, memory, hashes, first = ({name: [] for name in todo} for _ in range(5))
    for turn in range(runs + 1):
        for name, (command, file) in todo.items():
            seconds, processor, megabytes = run(command, home)
            (first if turn == 0 else taken)[name].append(seconds)
            busy[name].append(processor)
            memory[name].append(megabytes)
            hashes[name].append(hashlib.sha256(file.read_bytes()).hexdigest())
    for name, (_, file) in todo.items():
        report(name, file, taken[name], first[name][0], busy[name][1:], memory[name], hashes[name])


main()

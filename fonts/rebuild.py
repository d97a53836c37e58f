#!/usr/bin/env python3
"""Rebuild every font file in this folder, byte for byte.

    python rebuild.py WORK              fetch the sources and build into WORK/fonts
    python rebuild.py WORK --check      ... then compare with the committed files
    python rebuild.py WORK --install    ... then copy the built files over the committed ones

Sources are pinned by version and hash. A source that differs, a character that
is missing, or a name that is reserved stops the script with a message.
Needs Python 3.11, the packages of requirements.txt, npm, apt-get and dpkg-deb.
"""

import argparse
import base64
import hashlib
import importlib.metadata
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from fewer import simplify
from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.otBase import USE_HARFBUZZ_REPACKER

HERE = Path(__file__).resolve().parent

# Seconds since 1904: 1 January 2024. Every file carries this one date.
DATE = 3786912000

# Layout is kept for these scripts only; DFLT is every other one.
SCRIPTS = ["DFLT", "latn", "hani", "kana"]

# Screen hints, variation leftovers, vertical metrics and obsolete tables.
DROPPED_TABLES = "BASE DSIG FFTM STAT VORG cvt fpgm gasp meta mort prep vhea vmtx".split()


class Fault(Exception):
    """Something is not as pinned; the message says what."""


# ---------------------------------------------------------------- sources


@dataclass(frozen=True)
class NpmPackage:
    """A package of the npm registry, pinned by the SHA-512 of its tarball."""

    name: str
    version: str
    integrity: str  # "sha512-" and base64, as npm writes it

    def fetch(self, folder: Path) -> Path:
        """Download and unpack; returns the folder that holds the package."""
        unpacked = folder / self.name.split("/")[1]
        if not unpacked.exists():
            print(f"fetching {self.name} {self.version}", flush=True)
            run(["npm", "pack", "--silent", f"{self.name}@{self.version}"], folder)
            stem = self.name.removeprefix("@").replace("/", "-")
            tarball = folder / f"{stem}-{self.version}.tgz"
            digest = base64.b64encode(hashlib.sha512(tarball.read_bytes()).digest()).decode()
            expect(self.name, "integrity", f"sha512-{digest}", self.integrity)
            with tarfile.open(tarball) as archive:
                archive.extractall(unpacked, filter="data")
        return unpacked / "package"


@dataclass(frozen=True)
class DebianPackage:
    """A package of Debian 12, pinned by version and SHA-256."""

    name: str
    version: str
    sha256: str

    def fetch(self, folder: Path) -> Path:
        """Download and unpack; returns the root of the unpacked tree."""
        unpacked = folder / self.name
        if not unpacked.exists():
            print(f"fetching {self.name} {self.version}", flush=True)
            run(["apt-get", "download", f"{self.name}={self.version}"], folder)
            archive = next(folder.glob(f"{self.name}_*.deb"))
            expect(self.name, "SHA-256", sha256(archive), self.sha256)
            version = run(["dpkg-deb", "-f", archive, "Version"], folder)
            expect(self.name, "version", version, self.version)
            run(["dpkg-deb", "-x", archive, unpacked], folder)
        return unpacked


# ------------------------------------------------------------------ faces


@dataclass(frozen=True)
class Accented:
    """A letter the source lacks, composed like its neighbours.

    The mark of `model` is put on `base`, moved by half the difference of the
    widths. With `mark_of`, that letter's mark replaces the model's: it moves
    by as much as it stands apart from `mark_with` there.
    """

    letter: str
    base: str
    model: str
    mark_of: str = ""
    mark_with: str = ""


NASALS = (
    Accented("ǹ", "n", "ń", mark_of="ò", mark_with="ó"),
    Accented("Ǹ", "N", "Ń", mark_of="Ò", mark_with="Ó"),
    Accented("ḿ", "m", "ń"),
    Accented("Ḿ", "M", "Ń"),
)


@dataclass(frozen=True)
class Face:
    """One font file; faces.toml tells what each entry means.

    The PostScript name is the file's name without `.ttf`.
    """

    name: str
    package: NpmPackage | DebianPackage
    path: str  # within the package
    sha256: str  # of the source font
    family: str
    style: str
    characters: list[str]
    features: list[str]
    compose: bool = False
    absent: str = ""
    aliases: dict[str, str] = field(default_factory=dict)
    copyright: str = ""
    reserved: list[str] = field(default_factory=list)
    grid: int = 0  # in the font's units


def read_faces() -> list[Face]:
    """All faces of faces.toml, each with what its group gives."""
    recipes = tomllib.loads((HERE / "faces.toml").read_text(encoding="utf-8"))
    packages = {key: read_package(entry) for key, entry in recipes["package"].items()}
    faces = []
    for entry in recipes["face"]:
        entry = recipes["group"][entry.pop("group")] | entry
        faces.append(Face(**entry | {"package": packages[entry["package"]]}))
    return faces


def read_package(entry: dict[str, str]) -> NpmPackage | DebianPackage:
    """One package of faces.toml."""
    if "npm" in entry:
        return NpmPackage(entry["npm"], entry["version"], entry["integrity"])
    return DebianPackage(entry["debian"], entry["version"], entry["sha256"])


# -------------------------------------------------------- character lists


def read_characters(name: str) -> set[int]:
    """All code points of a list in `characters/`; latin.txt tells the notation."""
    wanted: set[int] = set()
    for line in (HERE / "characters" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        words = line.split("#")[0].split()
        if words and words[0].startswith("@"):
            wanted |= standard_rows(*words)
            continue
        for word in words:
            wanted |= code_points(word)
    return wanted


def standard_rows(kind: str, argument: str) -> set[int]:
    """The characters that an `@` line stands for."""
    match kind:
        case "@include":
            return read_characters(argument)
        case "@gb2312" | "@jisx0208":
            codec = "gb2312" if kind == "@gb2312" else "euc_jp"
            first, last = map(int, argument.split(".."))
            rows, cells = range(first, last + 1), range(1, 95)
            return decoded(codec, (bytes([160 + r, 160 + c]) for r in rows for c in cells))
        case "@big5":
            first, last = (int(end, 16) for end in argument.split(".."))
            codes = (code.to_bytes(2, "big") for code in range(first, last + 1))
            return decoded("big5", codes)
    raise Fault(f"unknown line in a character list: {kind}")


def decoded(codec: str, codes: Iterable[bytes]) -> set[int]:
    """The code points of double-byte codes; codes with no character are passed over."""
    found = set()
    for code in codes:
        try:
            found.add(ord(code.decode(codec)))
        except UnicodeDecodeError:
            continue
    return found


def code_points(word: str) -> set[int]:
    """`U+0041`, `U+0041..005A`, or the characters themselves."""
    span = re.fullmatch(r"U\+([0-9A-F]+)(?:\.\.([0-9A-F]+))?", word)
    if not span:
        return set(map(ord, word))
    first = int(span[1], 16)
    return set(range(first, int(span[2] or span[1], 16) + 1))


# --------------------------------------------------------------- building


def build(face: Face, sources: Path, out: Path) -> Path:
    """Make one font file; returns its path."""
    source = face.package.fetch(sources) / face.path
    expect(face.path, "SHA-256", sha256(source), face.sha256)
    font = TTFont(source, recalcTimestamp=False)
    for tag in DROPPED_TABLES:
        tag = tag.ljust(4)
        if tag in font:
            del font[tag]
    for accented in NASALS if face.compose else ():
        compose(font, accented)
    alias(font, face.aliases)
    wanted = set().union(*map(read_characters, face.characters))
    check_absent(face, wanted - font.getBestCmap().keys())
    cut(font, wanted, face.features)
    merge_overlaps(font)
    if face.grid:
        simplify(font, face.grid / 2, face.grid)
        merge_overlaps(font)  # the few parts that touch each other now
    rename(font, face)
    font["head"].created = font["head"].modified = DATE
    font["OS/2"].fsType = 0  # every licence here lets the font be embedded
    font.cfg[USE_HARFBUZZ_REPACKER] = True  # with another packer the bytes differ
    path = out / f"{face.name}.ttf"
    font.save(path, reorderTables=True)
    return path


def compose(font: TTFont, accented: Accented) -> None:
    """Add a letter made of a base and a mark, unless the source has it."""
    characters = font.getBestCmap()
    if ord(accented.letter) in characters:
        return
    glyphs, widths = font["glyf"], font["hmtx"]
    base = characters[ord(accented.base)]
    model_base, mark = parts(font, accented.model)
    x = mark.x + round((widths[base][0] - widths[model_base.glyphName][0]) / 2)
    glyph_of_mark = mark.glyphName
    if accented.mark_of:
        other = parts(font, accented.mark_of)[1]
        x += other.x - parts(font, accented.mark_with)[1].x
        glyph_of_mark = other.glyphName

    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = [component(base, 0, 0), component(glyph_of_mark, x, mark.y)]
    name = f"uni{ord(accented.letter):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyphs[name] = glyph
    glyph.recalcBounds(glyphs)
    widths[name] = (widths[base][0], glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(accented.letter)] = name


def parts(font: TTFont, letter: str) -> list[GlyphComponent]:
    """Base and mark of a letter that the source composes of the two."""
    glyph = font["glyf"][font.getBestCmap()[ord(letter)]]
    if not glyph.isComposite() or len(glyph.components) != 2:
        raise Fault(f"{letter} is not composed of two parts")
    return glyph.components


def component(name: str, x: int, y: int) -> GlyphComponent:
    """A part of a composed glyph, moved but not scaled."""
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = name, x, y, 0x4
    return part


def alias(font: TTFont, aliases: dict[str, str]) -> None:
    """Let characters that the source lacks share another's glyph."""
    characters = font.getBestCmap()
    for pair in aliases.items():
        new, old = (int(code.removeprefix("U+"), 16) for code in pair)
        if new in characters:
            continue
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[new] = characters[old]


def cut(font: TTFont, wanted: set[int], features: list[str]) -> None:
    """Keep only the wanted characters, and what the kept features make of them."""
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.recalc_bounds = True
    options.layout_features = features
    options.layout_scripts = SCRIPTS
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    for tag in ("GPOS", "GSUB"):
        if tag in font and not font[tag].table.FeatureList.FeatureRecord:
            del font[tag]


def merge_overlaps(font: TTFont) -> None:
    """Give every glyph one clean outline, so that it can be drawn hollow or cut out."""
    removeOverlaps(font)
    removeOverlaps(font)  # what the first pass rounds can touch again


def rename(font: TTFont, face: Face) -> None:
    """Write a new name table, in English only."""
    old = {number: font["name"].getDebugName(number) for number in (0, 5, 7, 8, 9, 13, 14)}
    names = {
        0: face.copyright or old[0],
        3: f"shouqi;{face.name}",
        4: f"{face.family} {face.style}",
        5: f"{old[5].split(';')[0].replace('Version1', 'Version 1')}; subset for shouqi",
        6: face.name,
        **{number: old[number] for number in (7, 8, 9, 13, 14) if old[number]},
    }
    if face.style in ("Regular", "Bold", "Italic"):
        names |= {1: face.family, 2: face.style}
    else:
        names |= {1: names[4], 2: "Regular", 16: face.family, 17: face.style}
    check_names(face, {number: name for number, name in names.items() if name != old.get(number)})
    table = font["name"] = newTable("name")
    table.names = []
    for number, name in sorted(names.items()):
        table.setName(name, number, 3, 1, 0x409)


# ----------------------------------------------------------------- checks


def check_absent(face: Face, missing: set[int]) -> None:
    """The source may lack exactly the characters that the face declares."""
    declared = set(map(ord, face.absent))
    if missing != declared:
        raise Fault(
            f"{face.name} lacks “{text(missing - declared)}” undeclared, "
            f"and has “{text(declared - missing)}” declared absent"
        )


def check_names(face: Face, names: dict[int, str]) -> None:
    """The names we write, unlike the notices we keep, hold no reserved name."""
    for name in names.values():
        for word in face.reserved:
            if word.lower() in name.lower():
                raise Fault(f"{face.name}: the name “{name}” has the reserved “{word}”")


def check_committed(faces: list[Face], built: list[Path]) -> list[str]:
    """All faults of the committed files and the README against the built files."""
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    faults = [
        f"{face.path}: README.md does not give its SHA-256"
        for face in faces
        if face.sha256 not in readme
    ]
    for path in built:
        committed = HERE / path.name
        if not committed.exists() or committed.read_bytes() != path.read_bytes():
            faults.append(f"{path.name}: the committed file differs")
        if sha256(path) not in readme:
            faults.append(f"{path.name}: README.md does not give its SHA-256")
    expected = {path.name for path in built}
    stray = (path.name for path in HERE.glob("*.ttf") if path.name not in expected)
    return faults + [f"{name}: no recipe makes this file" for name in stray]


def check_requirements() -> None:
    """The installed packages are the pinned ones: others may write other bytes."""
    for line in (HERE / "requirements.txt").read_text().split():
        package, pinned = line.split("==")
        expect(package, "version", importlib.metadata.version(package), pinned)


def expect(what: str, kind: str, found: str, pinned: str) -> None:
    """Stop unless two pinned values are equal."""
    if found != pinned:
        raise Fault(f"{what}: {kind} is {found}, pinned is {pinned}")


def sha256(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def text(points: set[int]) -> str:
    """Code points as readable text."""
    return " ".join(f"{chr(point)} U+{point:04X}" for point in sorted(points))


def run(command: list, folder: Path) -> str:
    """Run a program in a folder; returns what it prints."""
    done = subprocess.run(command, cwd=folder, text=True, capture_output=True)
    if done.returncode:
        raise Fault(f"{' '.join(map(str, command))} failed:\n{done.stderr}")
    return done.stdout.strip()


def main() -> None:
    """Fetch, build, and compare or install if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("work", type=Path, help="folder for downloads and built files")
    parser.add_argument("--check", action="store_true", help="compare with the committed files")
    parser.add_argument("--install", action="store_true", help="replace the committed files")
    arguments = parser.parse_args()

    check_requirements()
    sources, out = arguments.work.resolve() / "sources", arguments.work.resolve() / "fonts"
    sources.mkdir(parents=True, exist_ok=True)
    out.mkdir(exist_ok=True)

    faces, built = read_faces(), []
    for face in faces:
        path = build(face, sources, out)
        print(f"{sha256(path)}  {path.stat().st_size:>9,}  {path.name}", flush=True)
        built.append(path)
    if arguments.install:
        for path in built:
            shutil.copyfile(path, HERE / path.name)
    if arguments.check:
        faults = check_committed(faces, built)
        if faults:
            raise Fault("\n".join(faults))
        print("The committed files are the same.")


if __name__ == "__main__":
    try:
        main()
    except Fault as fault:
        sys.exit(f"rebuild.py: {fault}")

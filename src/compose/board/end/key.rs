//! The title at the edge, the animals in the order of their strength or the legend of the squares' patterns, and the
//! side's name and mark.

use super::band::{BandArea, Style, title};
use super::strengths::strengths;
use crate::canvas::shapes::octagon;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::motif::board_canvas::{BoardCanvas, TypesetLine};
use crate::motif::mark::{Mark, RimForm};
use crate::motif::shapes::hatch;
use crate::motif::site::Site;
use crate::motif::word::{Word, face, inscribed};
use crate::motif::{C, frame};
use crate::rules::{Side, Terrain};
use crate::scene::Colour;
use crate::theme::Trap;
use crate::typeset::{Across, Down};

/// The side of a sample, its distance from its label, and the minimum gap between entries.
const SAMPLE: f64 = 5.6;
const GAP: f64 = 1.5;
const APART: f64 = 3.6;
/// From a sample to its twin, in sides.
const TWINS: f64 = 0.12;
/// Half the side of the side's mark.
const MARK: f64 = 3.5;
/// The mark's areas from the outside, as shares of it, and whether they have its colour or that of its ground.
const SIGN: [(f64, bool); 3] = [(1.0, true), (0.84, false), (0.66, true)];
/// The size of a side's name, relative to labels.
const NAME: f64 = 1.0;
/// No bar is higher, however much room the frame has.
const HIGHEST_BAR: f64 = 17.0;
/// On a bar: from its edge to the band's, and to the title and the mark.
const ON_BAR: (f64, f64) = (0.5, 3.6);
/// Minimum scale of labels; smaller ones are omitted.
const LEAST: f64 = 0.6;

/// The samples of an entry: one, or one of each side that has such squares.
#[derive(Debug, Clone)]
struct KeyEntry {
    /// The message of its label.
    key: &'static str,
    samples: Vec<Terrain>,
}

impl KeyEntry {
    /// The total width of the samples, each `side` wide.
    fn width(&self, side: f64) -> f64 {
        self.samples.len() as f64 * side * (1.0 + TWINS) - side * TWINS
    }
}

/// What a key stands on: bare paper, or a bar in its side's colour.
#[derive(Debug, Clone, Copy)]
struct KeyGround {
    /// The colours of letters, of the mark, and of what is below both.
    ink: Colour,
    mark: Colour,
    under: Colour,
    /// Where the title begins, and where the mark ends.
    from: f64,
    to: f64,
    /// Its middle.
    y: f64,
}

pub(super) fn key(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let ground = bar(canvas, room).unwrap_or_else(|| {
        let site = canvas.site();
        let to = room.width / 2.0 + frame::border(site);
        KeyGround {
            ink: site.colours().ink,
            mark: site.marks(room.half),
            under: site.colours().paper,
            from: -to,
            to,
            y: 0.0,
        }
    });
    canvas.at(0.0, ground.y, 0.0, 1.0, |canvas| key_on(canvas, room, ground));
}

/// The place on the band of a bold frame, from the letters to its outer edge.
fn bar(canvas: &BoardCanvas<'_, '_>, room: BandArea) -> Option<KeyGround> {
    let site = canvas.site();
    if !site.is_in_bands() {
        return None;
    }
    let outer = frame::rim(site);
    let side = outer.width() / 2.0;
    let below = outer.y1 - site.height() - room.out;
    let rect = Rect::new(-side, (-room.above + ON_BAR.0).max(below - HIGHEST_BAR), side, below);
    let land = site.colours().land;
    let to = side - ON_BAR.1;
    Some(KeyGround { ink: land, mark: land, under: site.marks(room.half), from: -to, to, y: rect.center().y })
}

fn key_on(canvas: &mut BoardCanvas<'_, '_>, room: BandArea, ground: KeyGround) {
    let site = canvas.site();
    // A bar needs more air than paper.
    let scale = room.scale(if ground.ink == site.colours().ink { 9.6 } else { 10.4 });
    let ink = ground.ink;
    let style = Style { size: 9.6 * scale, pitch: 1.14, colour: ink, outline: None };
    let title = title(canvas, room.half, style, 0.46 * room.width, Some(ground.from));
    let whose = whose(canvas, room.half, ground, scale);
    let entries = entries(site);
    let (from, to) = (ground.from + title + 2.0 * APART * scale, ground.to - whose - 1.6 * APART * scale);
    // On a bar the animals in the order of their strength, where the words on the squares say what the key would.
    let labels = site.style().labels;
    let said = labels.river && labels.trap && labels.den;
    if ground.ink != site.colours().ink && said && strengths(canvas, room.half, (from, to), scale) {
        return;
    }
    let mut size = scale;
    // The same label size for all entries.
    for _ in 0..4 {
        let entries: Vec<(&KeyEntry, Vec<TypesetLine>)> = entries
            .iter()
            .map(|entry| {
                let word = canvas.site().words.board(room.half, entry.key);
                (entry, word.map_or_else(Vec::new, |word| label(canvas, word, size)))
            })
            .collect();
        let entries: Vec<_> = entries.into_iter().filter(|(_, lines)| !lines.is_empty()).collect();
        let wide = |(entry, lines): &(&KeyEntry, Vec<TypesetLine>)| {
            entry.width(SAMPLE * size) + GAP * size + lines.iter().map(TypesetLine::width).fold(0.0, f64::max)
        };
        let whole: f64 = entries.iter().map(wide).sum();
        let gaps = entries.len().saturating_sub(1) as f64;
        let free = to - from - whole;
        if entries.is_empty() || size < LEAST * scale {
            return;
        }
        if free < gaps * APART * size {
            size *= ((to - from) / (whole + gaps * APART * size)).min(0.98);
            continue;
        }
        let widths: Vec<f64> = entries.iter().map(wide).collect();
        let apart = (free / gaps.max(1.0)).min(2.2 * APART * size);
        let starts = columns(site, &widths, from, to).unwrap_or_else(|| row(&widths, apart, to));
        for ((entry, lines), x) in entries.iter().zip(starts) {
            let side = SAMPLE * size;
            for (place, &sample) in (0..).zip(&entry.samples) {
                draw(canvas, sample, (x + side / 2.0 + f64::from(place) * side * (1.0 + TWINS), 0.0), side, ink);
            }
            put(canvas, lines, x + entry.width(side) + GAP * size, side, (Across::Left, ink));
        }
        return;
    }
}

/// One line, or two that are as high together as a sample.
fn put(canvas: &mut BoardCanvas<'_, '_>, lines: &[TypesetLine], x: f64, high: f64, (across, ink): (Across, Colour)) {
    match lines {
        [above, below] => {
            canvas.put_words(above, (x, -high / 2.0), across, Down::Top, ink);
            canvas.put_words(below, (x, high / 2.0), across, Down::Bottom, ink);
        }
        lines => {
            for words in lines {
                canvas.put_words(words, (x, 0.0), across, Down::Middle, ink);
            }
        }
    }
}

/// Whose edge it is: the side's name, and its mark at the end of the row. Gives the width of both.
fn whose(canvas: &mut BoardCanvas<'_, '_>, side: Side, ground: KeyGround, scale: f64) -> f64 {
    let half = MARK * scale;
    let x = ground.to - half;
    // As on its pieces: a light field in a ring, round or with corners.
    let rims = Mark::of(canvas.site(), side).form;
    let form = |reach: f64| match (side, rims) {
        (Side::White, _) => BoardCanvas::circle((x, 0.0), 1.06 * reach),
        (Side::Black, RimForm::Octagon) => Affine::translate((x, 0.0)) * octagon(1.02 * reach),
        (Side::Black, RimForm::Round | RimForm::Petals) => {
            Rect::from_center_size((x, 0.0), (2.0 * reach, 2.0 * reach)).to_path(TOLERANCE)
        }
    };
    for (share, colour) in SIGN {
        let colour = if colour { ground.mark } else { ground.under };
        canvas.fill(form(share * half), colour);
    }
    let word = canvas.site().words.side(side, side);
    let lines = word.map_or_else(Vec::new, |word| label(canvas, word, NAME * scale));
    let wide = lines.iter().map(TypesetLine::width).fold(0.0, f64::max);
    put(canvas, &lines, x - half - 1.5 * GAP * scale, 2.0 * half, (Across::Right, ground.ink));
    2.0 * half + 1.5 * GAP * scale + wide
}

/// The left edges of entries if each is aligned with a file, the last one before the mark's file: `None` if they do not
/// fit.
fn columns(site: &Site<'_>, widths: &[f64], from: f64, to: f64) -> Option<Vec<f64>> {
    let first = site.width() / 2.0 - (1.0 + widths.len() as f64) * C;
    let starts: Vec<f64> = (0..widths.len()).map(|place| first + place as f64 * C).collect();
    let fits = widths.iter().all(|width| *width < C - 2.0);
    let ends = starts.last().zip(widths.last()).is_some_and(|(start, width)| start + width <= to);
    (fits && first >= from && ends).then_some(starts)
}

/// The left edges of entries that end at `to`, with this gap.
fn row(widths: &[f64], apart: f64, to: f64) -> Vec<f64> {
    let whole = widths.iter().sum::<f64>() + apart * (widths.len() as f64 - 1.0);
    let before = |place: usize| widths[..place].iter().map(|width| width + apart).sum::<f64>();
    (0..widths.len()).map(|place| to - whole + before(place)).collect()
}

/// The kinds of squares on the board.
fn entries(site: &Site<'_>) -> Vec<KeyEntry> {
    let has = |terrain: &Terrain| site.squares().any(|(c, r)| site.terrain(c, r) == *terrain);
    let all = [
        ("river", vec![Terrain::Water]),
        ("trap", Side::BOTH.map(Terrain::Trap).into()),
        ("den", Side::BOTH.map(Terrain::Den).into()),
    ];
    let entries = all.map(|(key, all)| KeyEntry { key, samples: all.into_iter().filter(has).collect() });
    entries.into_iter().filter(|entry| !entry.samples.is_empty()).collect()
}

/// The lines of a label: a word, and below one in characters the same in Latin letters.
fn label(canvas: &mut BoardCanvas<'_, '_>, word: Word, scale: f64) -> Vec<TypesetLine> {
    let gloss = word.gloss.clone().map(|text| Word { text, in_characters: false, gloss: None });
    let size = if gloss.is_some() { 3.6 * scale } else { 4.5 * scale };
    let mut line = |word: &Word, size: f64| {
        let of = face(canvas, word, size);
        canvas.words(of, &inscribed(word))
    };
    let below = gloss.and_then(|gloss| line(&gloss, 2.7 * scale));
    line(&word, size).into_iter().chain(below).collect()
}

/// A square of the board at reduced scale, centred at a point.
fn draw(canvas: &mut BoardCanvas<'_, '_>, sample: Terrain, at: (f64, f64), side: f64, edge: Colour) {
    let site = canvas.site();
    let colours = *site.colours();
    let square = Rect::from_center_size(Point::ZERO, (side, side));
    let path = square.to_path(TOLERANCE);
    canvas.at(at.0, at.1, 0.0, 1.0, |canvas| {
        match sample {
            Terrain::Land => canvas.fill(path.clone(), colours.land),
            Terrain::Water => {
                canvas.fill(path.clone(), colours.river);
                let mut waves = BezPath::new();
                for y in [-0.18, 0.18] {
                    waves.extend(wave(y * side, side));
                }
                canvas.line(waves, colours.wave, 0.4);
            }
            Terrain::Trap(owner) => {
                let mark = Mark::of(site, owner);
                canvas.fill(path.clone(), colours.trap);
                if site.style().trap == Trap::Hatched {
                    canvas.fill(mark.leaning(hatch(&path, side / 3.0, site.line_units(0.6))), colours.ink);
                }
                // A pit within one bold ring or two, or an octagon, as on the board.
                let twofold = mark.two && mark.form == RimForm::Round;
                let weight = if twofold { 0.55 } else { 0.95 };
                canvas.shape(mark.form.path(0.36 * side), colours.land, mark.colour, weight);
                if twofold {
                    canvas.line(BoardCanvas::circle((0.0, 0.0), 0.2 * side), mark.colour, weight);
                }
            }
            Terrain::Den(owner) => {
                let Mark { two, colour, .. } = Mark::of(site, owner);
                canvas.fill(path.clone(), colours.ink);
                match two {
                    true => canvas.fill(square.inflate(-0.13 * side, -0.13 * side).to_path(TOLERANCE), colour),
                    false => canvas.fill(BoardCanvas::circle((0.0, 0.0), 0.34 * side), colour),
                }
                // Round, or two square ones, as on the board.
                if two {
                    for by in [-0.13, -0.3] {
                        canvas.ruled(square.inflate(by * side, by * side).to_path(TOLERANCE), colours.land, 0.5);
                    }
                } else {
                    canvas.line(BoardCanvas::circle((0.0, 0.0), 0.34 * side), colours.land, 0.5);
                }
            }
        }
        canvas.ruled(path, edge, 0.4);
    });
}

/// One wave and a half across a sample.
fn wave(y: f64, side: f64) -> BezPath {
    let (from, step, swing) = (-0.40 * side, 0.8 * side / 4.0, 0.16 * side);
    let mut path = BezPath::new();
    path.move_to((from, y));
    for place in 0..4 {
        let x = from + f64::from(place) * step;
        let up = if place % 2 == 0 { -swing } else { swing };
        path.quad_to((x + step / 2.0, y + up), (x + step, y));
    }
    path
}

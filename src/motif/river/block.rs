//! A solid with the water cut out of it in light lines, as in a woodcut.

use super::body::{Body, Run};
use super::name::{NameStyle, name};
use super::waves::{dot_places, strokes};
use crate::canvas::LEFT_OPEN;
use crate::canvas::shapes::{Bank, Swell, bank, mixed, ribbon};
use crate::geom::{BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::{PI, TAU};

/// Rows of cuts in a square.
const ROWS: usize = 6;
/// The width of the strip that a row of dots runs in.
const STRIP: f64 = 1.7;
/// Where cuts begin and how long they are, in squares, row by row in turns: so many for every two squares, none over an
/// edge.
const PAIRS: [&[(f64, f64)]; 5] = [
    &[(0.17, 0.67), (1.14, 0.38), (1.60, 0.24)],
    &[(0.20, 0.17), (0.46, 0.40), (1.19, 0.66)],
    &[(0.14, 0.74), (1.30, 0.52)],
    &[(0.28, 0.30), (0.67, 0.20), (1.13, 0.20), (1.44, 0.42)],
    &[(0.15, 0.44), (0.70, 0.16), (1.16, 0.70)],
];
/// The order in which they follow, so that neither these nor their mirror images repeat soon.
const ORDER: [usize; 13] = [0, 3, 2, 4, 1, 0, 2, 3, 1, 4, 2, 1, 3];
/// How far a row swings to either side, and how far it lies off its place.
const SWING: f64 = 0.032 * C;
const OFF: f64 = 0.022 * C;

pub(super) fn block(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    canvas.fill(body.shore(0.02, 0.16, 0.013, 0.55), colours.river);
    let open = Bank { side: C, inset: 0.075 * C, radius: 0.13 * C, swing: 0.012 * C, wave: 0.55 * C };
    canvas.left_open_round(bank(&body.cells, open), colours.bank, 0.35);
    canvas.fill(cuts(canvas, body), colours.wave);
    edges(canvas, body);
    name(canvas, body, 0.29 * C, NameStyle::Plate);
}

/// The squares' edges as dots in a strip of the solid, so that no cut runs into them.
fn edges(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let colours = *site.colours();
    let (pitch, short) = dot_places(1.71, 0.14);
    canvas.ruled(body.lines(0.11 * C), colours.river, STRIP * site.k.sqrt());
    canvas.dotted_to_the_end(body.lines(short), colours.bank, 0.55_f64.max(LEFT_OPEN / site.k.sqrt()), pitch);
}

/// All cuts, in brick rhythm. The rows at the shore stay solid, and so does the ground of the name.
fn cuts(canvas: &BoardCanvas<'_, '_>, body: &Body) -> BezPath {
    let site = canvas.site();
    let named = site.style().labels.river.then(|| body.name_run());
    let mut path = BezPath::new();
    for run in body.runs() {
        for row in ROWS * run.row..ROWS * (run.row + 1) {
            let in_square = row % ROWS;
            let strokes = match named == Some(run) && (in_square == ROWS / 2 - 1 || in_square == ROWS / 2) {
                // The name in Latin letters stands between.
                true if site.words.in_characters() && site.words.latin_tag(body.reader).is_none() => {
                    between_characters(run.len)
                }
                true => Vec::new(),
                false => {
                    let pair = PAIRS[ORDER[row % ORDER.len()]];
                    strokes(run.len, pair, pair[0])
                }
            };
            for (place, (from, len)) in (0..).zip(strokes) {
                let (from, len, swell) = uneven(row, place, from, len);
                // Every other row is seen from the other side, so that rows interlock and the water can be turned.
                let from = if row % 2 == 1 { run.len as f64 - from - len } else { from };
                if !at_shore(body, run, in_square, from, len) {
                    path.extend(cut(run, row, from, len, swell));
                }
            }
        }
    }
    path
}

/// A cut as a hand makes it: it begins a little later and ends a little earlier than it might, and is broader or finer.
fn uneven(row: usize, place: u64, from: f64, len: f64) -> (f64, f64, f64) {
    let noise = |seed: u64| (mixed((row as u64) << 16 | place << 4 | seed) >> 11) as f64 / (1u64 << 53) as f64;
    let late = 0.2 * len * noise(1);
    (from + late, (len - late) * (1.0 - 0.3 * noise(2)), 0.6 + 0.75 * noise(3))
}

/// The cuts between the characters of a name, which stand in the middle of squares.
fn between_characters(squares: usize) -> Vec<(f64, f64)> {
    // Each tapers off before the dots on the edge between.
    (1..squares).map(|edge| edge as f64).flat_map(|edge| [(edge - 0.26, 0.19), (edge + 0.07, 0.19)]).collect()
}

/// Whether a cut in the first or last row of its squares lies along the shore.
fn at_shore(body: &Body, run: Run, in_square: usize, from: f64, len: f64) -> bool {
    let beyond = match in_square {
        0 => run.row.checked_sub(1),
        last if last == ROWS - 1 => Some(run.row + 1),
        _ => return false,
    };
    let columns = run.start + (from - 0.1).max(0.0) as usize..=run.start + (from + len + 0.1) as usize;
    columns.into_iter().any(|column| {
        let within = column < run.start + run.len;
        within && !beyond.is_some_and(|row| body.has(row, column))
    })
}

fn cut(run: Run, row: usize, from: f64, len: f64, swell: f64) -> BezPath {
    let start = (run.start as f64 + from) * C;
    let noise = |seed: u64| (mixed((row as u64) << 8 | seed) >> 11) as f64 / (1u64 << 53) as f64;
    let y = (row as f64 + 0.5) * C / ROWS as f64 + OFF * (2.0 * noise(1) - 1.0);
    let (phase, swing) = ((row % 4) as f64 * PI / 2.0 + noise(2), SWING * (0.6 + 0.6 * noise(3)));
    let along = |u: f64| {
        let x = start + u * len * C;
        Point::new(x, y + swing * ((1.6 + 0.6 * noise(4)) * TAU * x / C + phase).sin())
    };
    let widest = swell * if row.is_multiple_of(2) { 1.2 } else { 1.0 };
    ribbon(along, Swell { widest, narrowest: 0.2, power: 0.8 }, 11)
}

#[cfg(test)]
mod tests {
    use super::{ORDER, PAIRS, strokes};

    #[test]
    fn cuts_of_a_row_keep_apart_and_stay_off_the_shore() {
        for (squares, pair) in (1..8).flat_map(|squares| PAIRS.map(|pair| (squares, pair))) {
            let mut end = 0.1;
            for (from, len) in strokes(squares, pair, pair[0]) {
                assert!(from % 1.0 + len < 0.9, "{squares} {from}");
                assert!(from > end + 0.03 && from + len < squares as f64 - 0.1, "{squares} {from}");
                end = from + len;
            }
        }
        assert!(ORDER.iter().all(|&place| place < PAIRS.len()));
    }
}

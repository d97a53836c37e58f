//! Swelling waves in brick rhythm between a double bank.

use super::body::Body;
use super::name;
use crate::canvas::shapes::{Swell, ribbon, smooth};
use crate::geom::{Affine, BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::scene::Colour;
use crate::theme::Grid;
use std::f64::consts::{PI, TAU};

/// Rows of waves in a square.
const ROWS: usize = 3;
/// Where waves begin and how long they are, in squares: one long and one short for every two squares, one in the last
/// of an odd number, one in a single square.
const PAIR: [(f64, f64); 2] = [(0.24, 1.0), (1.42, 0.34)];
const LAST: (f64, f64) = (0.24, 0.52);
const ALONE: (f64, f64) = (0.27, 0.46);

pub(super) fn waves(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    match canvas.site().style().grid {
        // The squares' own lines run along the water: one shore, which keeps clear of them.
        Grid::Unbroken => canvas.shape(body.shore(0.055, 0.22, 0.008, 1.0), colours.river, colours.bank, 0.65),
        Grid::Lozenges
        | Grid::Seeds
        | Grid::Tiles
        | Grid::Lines
        | Grid::Carved
        | Grid::Bold
        | Grid::Heavy
        | Grid::Stitched => {
            canvas.shape(body.shore(0.03, 0.30, 0.022, 1.0), colours.river, colours.bank, 0.65);
            // The inner shore has waves of its own: it keeps clear of the outer one wherever both swing towards each
            // other.
            canvas.line(body.shore(0.115, 0.25, 0.010, 1.0), colours.bank, 0.22);
        }
    }
    canvas.fill(rows(canvas, body, wave_stroke), colours.wave);
    dots(canvas, body, 1.2, 0.42);
    name::name(canvas, body, 0.28 * C, name::NameStyle::Plain);
}

/// The squares' edges in the water as round dots that meet at the crossings.
pub(super) fn dots(canvas: &mut BoardCanvas<'_, '_>, body: &Body, pitch: f64, weight: f64) {
    let (pitch, short) = dot_places(pitch, 0.11);
    let bank = canvas.site().colours().bank;
    canvas.dotted_to_the_end(body.lines(short), bank, weight, pitch);
}

/// From dot to dot, about `pitch`, and how far from the shore the first stands, at least `clear` squares: both so that
/// rows of dots meet in a dot.
pub(super) fn dot_places(pitch: f64, clear: f64) -> (f64, f64) {
    let pitch = C / (C / pitch).round();
    (pitch, (clear * C / pitch).ceil() * pitch)
}

/// The same waves with light along them, in a colour of its own, and nothing else.
pub(super) fn streams(canvas: &mut BoardCanvas<'_, '_>, body: &Body, light: Colour) {
    /// How far below a wave its light is.
    const BELOW: f64 = 0.042 * C;
    let wave = canvas.site().colours().wave;
    let crests = rows(canvas, body, crest);
    canvas.line(Affine::translate((0.0, BELOW)) * crests, light, 0.42);
    let path = rows(canvas, body, |course| wave_stroke(Course { detail: 4, ..course }));
    canvas.fill(path, wave);
}

/// All waves. The row in the middle of the name's squares stays free.
fn rows(canvas: &BoardCanvas<'_, '_>, body: &Body, draw: fn(Course) -> BezPath) -> BezPath {
    const MARGIN: f64 = 0.07 * C;
    let named = canvas.site().style().labels.river.then(|| body.name_run());
    let pitch = (body.height as f64 * C - 2.0 * MARGIN) / (ROWS * body.height) as f64;
    let mut path = BezPath::new();
    for run in body.runs() {
        for row in ROWS * run.row..ROWS * (run.row + 1) {
            if named == Some(run) && row % ROWS == ROWS / 2 {
                continue;
            }
            let y = MARGIN + (row as f64 + 0.5) * pitch;
            for (from, len) in strokes(run.len, &PAIR, if run.len == 1 { ALONE } else { LAST }) {
                // Every other row is seen from the other side, so that rows interlock and the water can be turned.
                let mirrored = row % 2 == 1;
                let from = if mirrored { run.len as f64 - from - len } else { from };
                let start = (run.start as f64 + from) * C;
                path.extend(draw(Course { start, len, y, sense: if mirrored { -1.0 } else { 1.0 }, detail: 7 }));
            }
        }
    }
    path
}

/// Where strokes begin in a row of squares and how long they are, in squares: `pair` in every two squares, and `last`
/// in one that is left over.
pub(super) fn strokes(squares: usize, pair: &[(f64, f64)], last: (f64, f64)) -> Vec<(f64, f64)> {
    let pairs =
        (0..squares / 2).flat_map(|place| pair.iter().map(move |(from, len)| (2.0 * place as f64 + from, *len)));
    let left = (squares % 2 == 1).then(|| ((squares - 1) as f64 + last.0, last.1));
    pairs.chain(left).collect()
}

/// The way of one wave.
#[derive(Clone, Copy)]
struct Course {
    start: f64,
    /// Its length in squares.
    len: f64,
    y: f64,
    /// Whether it begins upwards or downwards.
    sense: f64,
    /// In how many steps it swings once.
    detail: usize,
}

impl Course {
    /// How many times it swings.
    fn swings(self) -> f64 {
        (3.0 * self.len).round().max(1.0)
    }

    fn at(self, u: f64) -> Point {
        let tapered = (1.6 * (PI * u.clamp(0.0, 1.0)).sin()).min(1.0);
        let swing = self.sense * 0.036 * C * tapered * (TAU * self.swings() * u).sin();
        Point::new(self.start + u * self.len * C, self.y + swing)
    }

    fn steps(self) -> usize {
        (self.detail * self.swings() as usize).max(2 * self.detail - 2)
    }
}

/// The middle of a wave.
fn crest(course: Course) -> BezPath {
    let steps = 4 * course.swings() as usize;
    let points: Vec<Point> = (0..=steps).map(|step| course.at(step as f64 / steps as f64)).collect();
    smooth(&points, false)
}

/// A stroke that swells.
fn wave_stroke(course: Course) -> BezPath {
    ribbon(|u| course.at(u), Swell { widest: 0.62, narrowest: 0.2, power: 0.75 }, course.steps())
}

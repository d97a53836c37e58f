//! Rivers: each body one shape with its bank, dotted lines between its cells, waves.

use super::Look;
use super::pen::Pen;
use super::window::Window;
use crate::geom::{BezPath, Point};
use crate::layout::shapes::{Bank, Swell, bank, ribbon};
use std::collections::BTreeSet;
use std::f64::consts::TAU;

/// How far the bank stays inside the cells, how round it is, how wide its line is.
const SHORE: (f64, f64, f64) = (0.035, 0.2, 0.055);
/// The same in large print.
const LARGE_SHORE: (f64, f64, f64) = (0.0, 0.06, 0.05);
/// From the bank to the lines between cells.
const CLEAR: f64 = 0.1;
/// The waves of a cell: where each begins, and how long it is. Neighbours have the one and the other.
const WAVES: [[(f64, f64, f64); 3]; 2] = [
    [(0.12, 0.22, 0.5), (0.4, 0.5, 0.46), (0.14, 0.78, 0.42)],
    [(0.42, 0.22, 0.46), (0.12, 0.5, 0.46), (0.36, 0.78, 0.5)],
];
/// How far a wave swings to either side.
const SWING: f64 = 0.028;

/// All water in the window. `taken` says which cells an animal covers: they show no waves.
pub(super) fn water(pen: &mut Pen<'_, '_>, window: &Window<'_>, taken: impl Fn(usize, usize) -> bool) {
    // Counted with the ring of cells around the window, so that the first column is 1.
    let mut cells: BTreeSet<(usize, usize)> = BTreeSet::new();
    for row in 0..window.rows + 2 {
        for column in 0..window.columns + 2 {
            if window.wet(column as isize - 1, row as isize - 1) {
                cells.insert((row, column));
            }
        }
    }
    if cells.is_empty() {
        return;
    }
    let (inset, radius, line) = if pen.look == Look::Large { LARGE_SHORE } else { SHORE };
    let mut shore = bank(&cells, Bank { side: 1.0, inset, radius, swing: 0.0, wave: 1.0 });
    shore.apply_affine(crate::geom::Affine::translate((-1.0, -1.0)));
    pen.clipped(window.seen(), |pen| {
        pen.fill(shore.clone(), pen.inks.river);
        for (column, row) in window.cells() {
            if window.wet(column as isize, row as isize) && !taken(column, row) {
                let square = window.square(column, row);
                let pattern = usize::from(square.file.0 + square.row.0) % 2;
                let at = Point::new(column as f64, row as f64);
                pen.symbol(&format!("waves-{pattern}"), at, |pen| pen.fill(waves(pattern), pen.inks.wave));
            }
        }
        between(pen, window, inset);
        pen.round(shore, pen.inks.bank, line);
    });
}

fn waves(pattern: usize) -> BezPath {
    let swell = Swell { widest: 0.045, narrowest: 0.012, power: 0.75 };
    let mut path = BezPath::new();
    for (x, y, length) in WAVES[pattern] {
        let along = |u: f64| Point::new(x + u * length, y + SWING * (2.0 * TAU * u).sin());
        path.extend(ribbon(along, swell, 12));
    }
    path
}

/// The lines between cells of water: dots, or white lines in large print.
fn between(pen: &mut Pen<'_, '_>, window: &Window<'_>, inset: f64) {
    let (columns, rows, clear) = (window.columns as isize, window.rows as isize, inset + CLEAR);
    let mut path = BezPath::new();
    // Along a line of cells: from where two neighbours are both wet to where they no longer are.
    let mut run = |count: isize, wet: &dyn Fn(isize) -> bool, point: &dyn Fn(f64) -> Point| {
        let mut start = None;
        for place in -1..=count + 1 {
            match (start, place <= count && wet(place)) {
                (None, true) => start = Some(place as f64),
                (Some(from), false) => {
                    path.move_to(point(from + clear));
                    path.line_to(point(place as f64 - clear));
                    start = None;
                }
                (None, false) | (Some(_), true) => {}
            }
        }
    };
    for column in 1..columns {
        let wet = |row: isize| window.wet(column - 1, row) && window.wet(column, row);
        run(rows, &wet, &|y| Point::new(column as f64, y));
    }
    for row in 1..rows {
        let wet = |column: isize| window.wet(column, row - 1) && window.wet(column, row);
        run(columns, &wet, &|x| Point::new(x, row as f64));
    }
    if pen.look == Look::Large {
        pen.line(path, crate::scene::Colour::WHITE, 0.05);
    } else {
        pen.dotted(path, pen.inks.bank, 0.04, 0.11);
    }
}

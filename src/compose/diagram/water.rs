//! Rivers: each body of water a shape with its bank, dotted lines between its cells, the theme's surface.

use super::Look;
use super::canvas::DiagramCanvas;
use super::surface::surface;
use super::window::Window;
use crate::canvas::shapes::{Bank, bank};
use crate::geom::{Affine, BezPath, Point, Shape};
use crate::motif::river::{SmallWater, motif};
use std::collections::BTreeSet;

/// The bank's inset from the cells, corner radius, line width.
const SHORE: (f64, f64, f64) = (0.035, 0.2, 0.055);
/// The same in large print.
const LARGE_SHORE: (f64, f64, f64) = (0.0, 0.06, 0.05);
/// From the bank to the lines between cells.
const CLEAR: f64 = 0.1;
/// Lines along the shore: inset, for rivers that have them.
const CONTOURS: [f64; 3] = [0.13, 0.23, 0.34];

/// All water in the window. `taken` are the cells covered by an animal: their water is plain.
pub(super) fn water(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, taken: impl Fn(usize, usize) -> bool) {
    let cells = wet_cells(window);
    if cells.is_empty() {
        return;
    }
    let (inset, radius, line) = shore_of(canvas.context.look);
    let shore = along_the_shore(&cells, inset, radius);
    let small = motif(canvas.resources.theme.board.river).small;
    canvas.clipped(window.seen().to_path(0.01), |canvas| {
        canvas.fill(shore.clone(), canvas.context.inks.river);
        if small == SmallWater::Shore {
            for further in CONTOURS {
                let line = along_the_shore(&cells, inset + further, radius);
                canvas.line(line, canvas.context.inks.wave, 0.018);
            }
        }
        if small.runs_on() {
            canvas.clipped(shore.clone(), |canvas| surface(canvas, window, taken));
        } else {
            surface(canvas, window, taken);
        }
        between(canvas, window, inset);
        canvas.line(shore, canvas.context.inks.bank, line);
    });
}

/// The outline of all water in the window, inside the bank's line; `None` where there is none.
pub(super) fn shore(window: &Window<'_>, look: Look) -> Option<BezPath> {
    let (inset, radius, line) = shore_of(look);
    let cells = wet_cells(window);
    (!cells.is_empty()).then(|| along_the_shore(&cells, inset + line / 2.0, radius))
}

fn shore_of(look: Look) -> (f64, f64, f64) {
    if look == Look::Large { LARGE_SHORE } else { SHORE }
}

/// Row and column of every water cell, including a margin of one cell around the window, so that the first is 1.
fn wet_cells(window: &Window<'_>) -> BTreeSet<(usize, usize)> {
    let mut cells: BTreeSet<(usize, usize)> = BTreeSet::new();
    for row in 0..window.rows + 2 {
        for column in 0..window.columns + 2 {
            if window.wet(column as isize - 1, row as isize - 1) {
                cells.insert((row, column));
            }
        }
    }
    cells
}

/// A line inset from the cells' edge; columns and rows are counted from 1.
fn along_the_shore(cells: &BTreeSet<(usize, usize)>, inset: f64, radius: f64) -> BezPath {
    Affine::translate((-1.0, -1.0)) * bank(cells, Bank { side: 1.0, inset, radius, swing: 0.0, wave: 1.0 })
}

/// The lines between cells of water: dots, lines among scales, or white lines in large print.
fn between(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, inset: f64) {
    let (columns, rows, clear) = (window.columns as isize, window.rows as isize, inset + CLEAR);
    let mut path = BezPath::new();
    // Along a line of cells: the intervals in which both neighbours are water.
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
    if canvas.context.look == Look::Large {
        canvas.ruled(path, crate::scene::Colour::WHITE, 0.05);
    } else if motif(canvas.resources.theme.board.river).small == SmallWater::Scales {
        // Dots would be invisible among the scales.
        canvas.ruled(path.clone(), canvas.context.inks.river, 0.13);
        canvas.ruled(path, canvas.context.inks.bank, 0.04);
    } else {
        canvas.dotted(path, canvas.context.inks.bank, 0.04, 0.11);
    }
}

//! Rivers: each body of water a shape with its bank, dotted lines between its cells, the theme's surface reduced to a
//! few strokes.

mod reeds;

use super::Look;
use super::canvas::DiagramCanvas;
use super::site::landscape;
use super::window::Window;
use crate::canvas::shapes::{Bank, Swell, bank, ribbon};
use crate::geom::{Affine, Arc, BezPath, Point, Shape, Vec2};
use crate::landscape::SmallSquare;
use crate::motif::river::{SmallWater, motif};
use crate::theme::Landscape;
use std::collections::BTreeSet;
use std::f64::consts::{PI, TAU};

/// The bank's inset from the cells, corner radius, line width.
const SHORE: (f64, f64, f64) = (0.035, 0.2, 0.055);
/// The same in large print.
const LARGE_SHORE: (f64, f64, f64) = (0.0, 0.3, 0.06);
/// From the bank to the lines between cells.
const CLEAR: f64 = 0.1;
/// Lines along the shore: inset, for rivers that have them.
const CONTOURS: [f64; 3] = [0.13, 0.23, 0.34];

/// All water in the window. `taken` are the cells covered by an animal: their water is plain. No wave runs under a
/// leap, of which these are points.
pub(super) fn water(
    canvas: &mut DiagramCanvas<'_, '_>,
    window: &Window<'_>,
    taken: impl Fn(usize, usize) -> bool,
    leaps: &[Point],
) {
    let cells = wet_cells(window);
    if cells.is_empty() {
        return;
    }
    let (inset, radius, line) = shore_of(canvas.context.look);
    let small = small(canvas);
    let shore = match small {
        SmallWater::Reeds => reeds::shore(&cells, inset, radius),
        _ => along_the_shore(&cells, inset, radius),
    };
    let scenic = is_scenic(canvas);
    // The line that closes a picture stands half on the water.
    let seen = if window.closed { window.field() } else { window.seen() };
    canvas.clipped(seen.to_path(0.01), |canvas| {
        canvas.fill(shore.clone(), canvas.context.inks.river);
        if small == SmallWater::Shore {
            for further in CONTOURS {
                let line = along_the_shore(&cells, inset + further, radius);
                canvas.line(line, canvas.context.inks.wave, 0.018);
            }
        }
        if small.runs_on() || scenic {
            canvas.clipped(shore.clone(), |canvas| surface(canvas, window, taken, leaps));
        } else {
            surface(canvas, window, taken, leaps);
        }
        between(canvas, window, inset);
        canvas.line(shore, canvas.context.inks.bank, line);
    });
}

/// What a cell of water shows of the theme's river.
fn small(canvas: &DiagramCanvas<'_, '_>) -> SmallWater {
    match is_scenic(canvas) {
        true => SmallWater::Bare,
        false => motif(canvas.resources.theme.board.river).small,
    }
}

/// Whether the water is that of an illustrated board.
fn is_scenic(canvas: &DiagramCanvas<'_, '_>) -> bool {
    canvas.context.look != Look::Large && canvas.resources.theme.board.landscape != Landscape::None
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
    } else if is_scenic(canvas) {
        canvas.ruled(path, canvas.context.inks.wave, 0.025);
    } else if small(canvas) == SmallWater::Scales {
        // Dots would be invisible among the scales.
        canvas.ruled(path.clone(), canvas.context.inks.river, 0.13);
        canvas.ruled(path, canvas.context.inks.bank, 0.04);
    } else {
        canvas.dotted(path, canvas.context.inks.bank, 0.04, 0.11);
    }
}

/// Waves of a cell: start and length. Neighbouring cells alternate.
const WAVES: [[(f64, f64, f64); 3]; 2] = [
    [(0.12, 0.22, 0.5), (0.4, 0.5, 0.46), (0.14, 0.78, 0.42)],
    [(0.42, 0.22, 0.46), (0.12, 0.5, 0.46), (0.36, 0.78, 0.5)],
];
/// How far the middle line of a wave stays off a leap.
const OFF_LEAPS: f64 = 0.14;
/// Amplitude of a wave.
const SWING: f64 = 0.028;
/// The radii of a scale, and the distance of rows of scales.
const SCALES: ([f64; 2], f64) = ([0.25, 0.13], 0.25);

/// The surface of all water cells; of one covered by an animal only what continues there.
pub(super) fn surface(
    canvas: &mut DiagramCanvas<'_, '_>,
    window: &Window<'_>,
    taken: impl Fn(usize, usize) -> bool,
    leaps: &[Point],
) {
    let (small, scenic) = (small(canvas), is_scenic(canvas));
    for (column, row) in window.cells() {
        if !window.wet(column as isize, row as isize) || (taken(column, row) && !small.runs_on()) {
            continue;
        }
        let square = window.square(column, row);
        let (file, up) = (usize::from(square.file.0), usize::from(square.row.0));
        let at = Point::new(column as f64, row as f64);
        if scenic {
            let (other, middle) = ((file + up) % 2 == 1, at + Vec2::new(0.5, 0.5));
            canvas.symbol(&format!("scene-water-{other}"), middle, |canvas| {
                landscape(canvas, SmallSquare::Water(other));
            });
            continue;
        }
        match small {
            SmallWater::Bare | SmallWater::Shore => {}
            SmallWater::Waves(widest) => waves(canvas, at, (file + up) % 2, widest, leaps),
            SmallWater::Rows { name, heights, along, width, .. } => rows(canvas, at, name, heights, along, width),
            SmallWater::Scales => scales(canvas, at),
            SmallWater::Reeds => {
                let turned = canvas.resources.theme.board.turned && window.faces_far(column, row);
                let ahead = if turned { row as isize - 1 } else { row as isize + 1 };
                let on_bank = !window.wet(column as isize, ahead);
                reeds::cell(canvas, at, (file, up), (turned, on_bank));
            }
        }
    }
}

fn waves(canvas: &mut DiagramCanvas<'_, '_>, at: Point, pattern: usize, widest: f64, leaps: &[Point]) {
    // A wave that a leap would cut to a stump is left out.
    let free = |(x, y, length): (f64, f64, f64)| {
        leaps.iter().all(|leap| {
            let beside = leap.x - leap.x.clamp(at.x + x, at.x + x + length);
            beside.hypot(leap.y - at.y - y) > OFF_LEAPS
        })
    };
    let drawn = WAVES[pattern].map(free);
    let name: String = drawn.iter().map(|&drawn| if drawn { '1' } else { '0' }).collect();
    canvas.symbol(&format!("waves-{pattern}-{name}"), at, |canvas| {
        let swell = Swell { widest, narrowest: 0.012, power: 0.75 };
        let mut path = BezPath::new();
        for ((x, y, length), _) in WAVES[pattern].into_iter().zip(drawn).filter(|(_, drawn)| *drawn) {
            let along = |u: f64| Point::new(x + u * length, y + SWING * (2.0 * TAU * u).sin());
            path.extend(ribbon(along, swell, 12));
        }
        canvas.fill(path, canvas.context.inks.wave);
    });
}

/// Stacked waves of one width, from here for a length.
fn rows(
    canvas: &mut DiagramCanvas<'_, '_>,
    at: Point,
    name: &str,
    heights: &[f64],
    (from, long): (f64, f64),
    width: f64,
) {
    canvas.symbol(name, at, |canvas| {
        let mut path = BezPath::new();
        for y in heights {
            let crests = (long / 0.25).round();
            let step = long / (2.0 * crests);
            path.move_to((from, *y));
            for half in 0..(2.0 * crests) as i32 {
                let (x, sign) = (from + f64::from(half) * step, if half % 2 == 0 { -1.0 } else { 1.0 });
                path.quad_to((x + step / 2.0, y + sign * 2.2 * SWING), (x + step, *y));
            }
        }
        canvas.line(path, canvas.context.inks.wave, width);
    });
}

fn scales(canvas: &mut DiagramCanvas<'_, '_>, at: Point) {
    canvas.symbol("scales", at, |canvas| {
        let (radii, pitch) = SCALES;
        let mut path = BezPath::new();
        for row in 1..=4 {
            for column in 0..2 {
                let aside = if row % 2 == 0 { 0.25 } else { 0.0 };
                // Beside an even row one scale is halved by the cell's edge.
                let middle = Point::new(aside + 0.5 * f64::from(column), f64::from(row) * pitch);
                for radius in radii {
                    let (start, sweep) = if middle.x > 0.0 { (PI, PI) } else { (1.5 * PI, 0.5 * PI) };
                    arc(&mut path, middle, radius, start, sweep);
                    if middle.x == 0.0 {
                        arc(&mut path, middle + Vec2::new(1.0, 0.0), radius, PI, 0.5 * PI);
                    }
                }
            }
        }
        canvas.ruled(path, canvas.context.inks.wave, 0.02);
    });
}

fn arc(path: &mut BezPath, middle: Point, radius: f64, start: f64, sweep: f64) {
    let arc = Arc::new(middle, Vec2::new(radius, radius), start, sweep, 0.0);
    path.move_to(middle + Vec2::from_angle(start) * radius);
    path.extend(arc.append_iter(0.002));
}

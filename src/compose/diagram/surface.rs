//! The surface of the water in a cell: the theme's river, reduced to a few strokes.

use super::canvas::DiagramCanvas;
use super::window::Window;
use crate::canvas::shapes::{Swell, polyline, ribbon};
use crate::geom::{Arc, BezPath, Point, Vec2};
use crate::motif::river::{SmallWater, motif};
use std::f64::consts::{PI, TAU};

/// Waves of a cell: start and length. Neighbouring cells alternate.
const WAVES: [[(f64, f64, f64); 3]; 2] = [
    [(0.12, 0.22, 0.5), (0.4, 0.5, 0.46), (0.14, 0.78, 0.42)],
    [(0.42, 0.22, 0.46), (0.12, 0.5, 0.46), (0.36, 0.78, 0.5)],
];
/// Amplitude of a wave.
const SWING: f64 = 0.028;
/// The radii of a scale, and the distance of rows of scales.
const SCALES: ([f64; 2], f64) = ([0.25, 0.13], 0.25);

/// The surface of all water cells; of one covered by an animal only what continues there.
pub(super) fn surface(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, taken: impl Fn(usize, usize) -> bool) {
    let small = motif(canvas.resources.theme.board.river).small;
    for (column, row) in window.cells() {
        if !window.wet(column as isize, row as isize) || (taken(column, row) && !small.runs_on()) {
            continue;
        }
        let square = window.square(column, row);
        let (file, up) = (usize::from(square.file.0), usize::from(square.row.0));
        let at = Point::new(column as f64, row as f64);
        match small {
            SmallWater::Bare | SmallWater::Shore => {}
            SmallWater::Waves(widest) => waves(canvas, at, (file + up) % 2, widest),
            SmallWater::Rows { name, heights, along, width, .. } => rows(canvas, at, name, heights, along, width),
            SmallWater::Scales => scales(canvas, at),
            SmallWater::Reeds if (file + 2 * up) % 3 == 0 => reeds(canvas, at),
            SmallWater::Reeds => {}
        }
    }
}

fn waves(canvas: &mut DiagramCanvas<'_, '_>, at: Point, pattern: usize, widest: f64) {
    canvas.symbol(&format!("waves-{pattern}"), at, |canvas| {
        let swell = Swell { widest, narrowest: 0.012, power: 0.75 };
        let mut path = BezPath::new();
        for (x, y, length) in WAVES[pattern] {
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

/// A clump of reeds.
fn reeds(canvas: &mut DiagramCanvas<'_, '_>, at: Point) {
    canvas.symbol("reeds", at, |canvas| {
        let foot = Point::new(0.46, 0.8);
        let (mut stalks, mut heads) = (BezPath::new(), BezPath::new());
        for (aside, high, headed) in [(-0.2, 0.3, false), (-0.09, 0.5, true), (0.05, 0.58, true), (0.2, 0.36, false)] {
            let tip = foot + Vec2::new(aside, -high);
            stalks.move_to(foot + Vec2::new(0.25 * aside, 0.0));
            stalks.quad_to(foot + Vec2::new(0.4 * aside, -0.6 * high), tip);
            if headed {
                heads.extend(polyline(&[tip, tip + Vec2::new(0.1 * aside, 0.14)], false));
            }
        }
        canvas.line(stalks, canvas.context.inks.wave, 0.025);
        canvas.line(heads, canvas.context.inks.accent, 0.06);
    });
}

//! Unbroken rows of waves up to the squares' edges: a pattern that no other square has.

use super::super::C;
use super::super::sketch::Sketch;
use super::body::{Body, Run};
use super::{name, straight};
use crate::geom::{BezPath, Point, Vec2};

/// Rows of waves in a square.
const ROWS: usize = 4;
/// From the edge of the water to the ends of a row.
const SHORT: f64 = 0.08 * C;
/// How far the handles of a wave lie above and below its row; the wave swings half as far.
const HANDLE: f64 = 0.075 * C;

pub(super) fn rows(sketch: &mut Sketch<'_, '_>, body: &Body) {
    let site = sketch.site;
    let colours = *site.colours();
    sketch.fill(straight(body), colours.river);
    let named = name::covered(sketch, body);
    let mut waves = BezPath::new();
    for run in body.runs() {
        for row in 0..ROWS {
            let y = (run.row as f64 + (row as f64 + 0.5) / ROWS as f64) * C;
            // The name stands between the first and the last row of its squares.
            let parts = if matches!(row, 0 | 3) { vec![run] } else { around(run, &named) };
            parts.into_iter().for_each(|part| waves.extend(wave(part, y)));
        }
    }
    sketch.line(waves, colours.wave, 0.42);
    sketch.ruled(body.lines(0.0), colours.land, 0.5);
    // The bank is the line between squares.
    sketch.ruled(straight(body), colours.bank, site.edge_weight());
    name::name(sketch, body, 0.25 * C, name::Dress::Plain);
}

/// What is left of a run without the squares that the name stands on.
fn around(run: Run, named: &[(usize, usize)]) -> Vec<Run> {
    let mut parts: Vec<Run> = Vec::new();
    for column in (run.start..run.start + run.len).filter(|&column| !named.contains(&(run.row, column))) {
        match parts.last_mut() {
            Some(part) if part.start + part.len == column => part.len += 1,
            _ => parts.push(Run { row: run.row, start: column, len: 1 }),
        }
    }
    parts
}

/// Three waves to a square, all along a run.
fn wave(run: Run, y: f64) -> BezPath {
    let (start, whole) = (run.start as f64 * C + SHORT, run.len as f64 * C - 2.0 * SHORT);
    let count = 6 * run.len;
    let step = Vec2::new(whole / count as f64, 0.0);
    let mut path = BezPath::new();
    let mut at = Point::new(start, y);
    path.move_to(at);
    for place in 0..count {
        let up = if place % 2 == 0 { -HANDLE } else { HANDLE };
        path.quad_to(at + step / 2.0 + Vec2::new(0.0, up), at + step);
        at += step;
    }
    path
}

//! Rows of waves in every square, alike at banks and at the squares' edges: a pattern that no other square has.

use super::body::Body;
use super::name;
use crate::geom::{BezPath, Point, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;

/// Rows of waves in a square.
const ROWS: usize = 4;
/// From the edges of a square to the ends of its rows.
const SHORT: f64 = 0.075 * C;
/// How far the handles of a wave lie above and below its row; the wave swings half as far.
const HANDLE: f64 = 0.075 * C;

pub(super) fn rows(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let colours = *site.colours();
    canvas.fill(body.edge(), colours.river);
    let named = name::covered(canvas, body);
    let mut waves = BezPath::new();
    for &(r, c) in &body.cells {
        for row in 0..ROWS {
            // The name stands between the first and the last row of its squares.
            if matches!(row, 0 | 3) || !named.contains(&(r, c)) {
                let y = (r as f64 + (row as f64 + 0.5) / ROWS as f64) * C;
                waves.extend(wave(Point::new(c as f64 * C + SHORT, y)));
            }
        }
    }
    canvas.line(waves, colours.wave, 0.42);
    canvas.ruled(body.lines(0.0), colours.wave, 0.6);
    // The bank is the line between squares.
    canvas.ruled(body.edge(), colours.bank, site.edge_weight());
    name::name(canvas, body, 0.25 * C, name::NameStyle::Glossed);
}

/// Three waves, all along a square.
fn wave(start: Point) -> BezPath {
    /// Half waves in a square.
    const HALVES: usize = 6;
    let step = Vec2::new((C - 2.0 * SHORT) / HALVES as f64, 0.0);
    let mut path = BezPath::new();
    let mut at = start;
    path.move_to(at);
    for place in 0..HALVES {
        let up = if place % 2 == 0 { -HANDLE } else { HANDLE };
        path.quad_to(at + step / 2.0 + Vec2::new(0.0, up), at + step);
        at += step;
    }
    path
}

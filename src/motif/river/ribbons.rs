//! Three heavy ribbons in every square, and the name as large as they are.

use super::body::Body;
use super::name;
use crate::canvas::shapes::{Swell, ribbon};
use crate::geom::{BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::TAU;

/// From the middle of a square to its ribbons.
const DOWN: [f64; 3] = [-0.20, 0.0, 0.20];
/// Half a ribbon's length, and the length of a wave, in squares.
const HALF: f64 = 0.34;

/// How far the shore lies inside the squares' edges, how round it is, in squares, and how heavy its bank is relative to
/// their lines.
const INSET: f64 = 0.012;
const ROUND: f64 = 0.3;
const BANK: f64 = 1.25;

pub(super) fn ribbons(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let colours = *site.colours();
    let size = 0.46 * C;
    let shore = body.shore(INSET, ROUND, 0.0, 1.0);
    canvas.fill(shore.clone(), colours.river);
    let named = name::covered(canvas, body);
    let mut path = BezPath::new();
    for &(r, c) in body.cells.iter().filter(|cell| !named.contains(cell)) {
        let (x, y) = ((c as f64 + 0.5) * C, (r as f64 + 0.5) * C);
        for down in DOWN {
            let along = |u: f64| {
                let way = (2.0 * u - 1.0) * HALF;
                Point::new(x + way * C, y + (down + 0.035 * (TAU * way / HALF).sin()) * C)
            };
            path.extend(ribbon(along, Swell { widest: 1.5, narrowest: 0.45, power: 0.6 }, 18));
        }
    }
    canvas.fill(path, colours.wave);
    canvas.ruled(body.lines(0.02 * C), colours.paper, 0.8);
    canvas.ruled(shore, colours.bank, BANK * site.edge_weight());
    name::name(canvas, body, size, name::NameStyle::Glossed);
}

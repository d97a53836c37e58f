//! The edges of a body of water.

use super::body::Body;
use crate::canvas::shapes::{Bank, bank, loops, polyline};
use crate::geom::{BezPath, Point};
use crate::motif::C;

/// The squares' own edges around a body of water.
pub fn straight(body: &Body) -> BezPath {
    let mut path = BezPath::new();
    for corners in loops(&body.cells) {
        let corners: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x as f64 * C, y as f64 * C)).collect();
        path.extend(polyline(&corners, true));
    }
    path
}

/// A shore: how far inside the squares' edges, how round, how far its waves swing and how long they are, in squares.
pub fn shore(body: &Body, inset: f64, radius: f64, swing: f64, wave: f64) -> BezPath {
    let bank_of = Bank { side: C, inset: inset * C, radius: radius * C, swing: swing * C, wave: wave * C };
    bank(&body.cells, bank_of)
}

//! Leaves that lie around a pit.

use crate::geom::{BezPath, Point, Vec2};
use std::f64::consts::TAU;

/// Every second leaf is this much shorter, and leans this much more, in radians.
const SHORTER: f64 = 0.86;
const ASKEW: f64 = 0.30;
/// Where a vein begins and ends, as shares of its leaf's length.
const VEIN: (f64, f64) = (0.14, 0.72);

/// Leaves around (0, 0), their stems inwards.
#[derive(Debug, Clone, Copy)]
pub struct LeafRing {
    /// How many.
    pub count: usize,
    /// How far their stems and the tips of the longer ones are from (0, 0).
    pub stem: f64,
    /// See `stem`.
    pub tip: f64,
    /// How broad a leaf is.
    pub width: f64,
    /// How far they lean clockwise from pointing outwards, in radians.
    pub lean: f64,
}

/// The blades of all leaves, one closed contour each, and their veins.
pub fn leaves(ring: LeafRing) -> (BezPath, BezPath) {
    let (mut blades, mut veins) = (BezPath::new(), BezPath::new());
    for place in 0..ring.count {
        let outwards = TAU * (place as f64 + 0.5) / ring.count as f64;
        let odd = place % 2 == 1;
        let long = (ring.tip - ring.stem) * if odd { SHORTER } else { 1.0 };
        let along = Vec2::from_angle(outwards + ring.lean + if odd { ASKEW * ring.lean.signum() } else { 0.0 });
        let stem = Point::ZERO + Vec2::from_angle(outwards) * ring.stem;
        let at = |share: f64, aside: f64| stem + along * (share * long) + along.turn_90() * (aside * ring.width);
        blades.move_to(at(0.0, 0.0));
        blades.curve_to(at(0.16, 0.46), at(0.62, 0.62), at(1.0, 0.0));
        blades.curve_to(at(0.62, -0.62), at(0.16, -0.46), at(0.0, 0.0));
        blades.close_path();
        veins.move_to(at(VEIN.0, 0.0));
        veins.line_to(at(VEIN.1, 0.0));
    }
    (blades, veins)
}

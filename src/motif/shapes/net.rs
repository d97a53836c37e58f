//! A round net.

use crate::canvas::shapes::smooth;
use crate::geom::{BezPath, Point, Vec2};
use std::f64::consts::TAU;

/// The meshes of a net between two circles around (0, 0).
#[derive(Debug, Clone)]
pub struct Net {
    /// Its threads.
    pub lines: BezPath,
    /// Where they cross.
    pub crossings: Vec<Point>,
    /// Where they meet the outer circle.
    pub knots: Vec<Point>,
}

/// A net with so many meshes all around: threads that run outwards, half of them bending to the right and half to the
/// left, so that they cross twice between the circles.
pub fn net(inner: f64, outer: f64, meshes: usize) -> Net {
    const STEPS: usize = 6;
    /// How many meshes a thread runs aside: it crosses others twice as often, at the outer circle too.
    const TURNS: f64 = 1.5;
    let each = TAU / meshes as f64;
    // The first weight hangs above, not beside.
    let at = |turn: f64, u: f64| Point::ZERO + Vec2::from_angle(turn - TAU / 4.0) * (inner + (outer - inner) * u);
    let mut lines = BezPath::new();
    for place in 0..meshes {
        for sense in [-1.0, 1.0] {
            let points: Vec<Point> = (0..=STEPS)
                .map(|step| {
                    let u = step as f64 / STEPS as f64;
                    at(each * (place as f64 + sense * TURNS * (1.0 - u)), u)
                })
                .collect();
            lines.extend(smooth(&points, false));
        }
    }
    let crossing = |half: usize, place: usize| {
        let u = 1.0 - half as f64 / (2.0 * TURNS);
        at(each * (place as f64 + half as f64 / 2.0), u)
    };
    let crossings = (1..=2).flat_map(|half| (0..meshes).map(move |place| (half, place)));
    let crossings = crossings.map(|(half, place)| crossing(half, place)).collect();
    let knots = (0..meshes).map(|place| at(each * place as f64, 1.0)).collect();
    Net { lines, crossings, knots }
}

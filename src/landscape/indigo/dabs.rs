//! Dabs of resist: what leaves, fins and claws are made of.

use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{along, polar};

/// A dab from its point to its round end, `wide` at its broadest.
pub(super) fn dab(point: Vec2, end: Vec2, wide: f64) -> BezPath {
    let d = end - point;
    let n = if d.hypot() > 0.0 { d.turn_90().normalize() * (wide / 2.0) } else { d };
    let mut path = BezPath::new();
    path.move_to(point.to_point());
    let mut to = |a: Vec2, b: Vec2, c: Vec2| path.curve_to(a.to_point(), b.to_point(), c.to_point());
    let belly = point + d * 0.78;
    to(point + d * 0.35 + n * 0.25, point + d * 0.55 + n, belly + n);
    // A cubic curve reaches three quarters of the way to its handles.
    let over = (end - belly) * (4.0 / 3.0);
    to(belly + n + over, belly - n + over, belly - n);
    to(point + d * 0.55 - n, point + d * 0.35 - n * 0.25, point);
    path.close_path();
    path
}

/// A grain with two points.
pub(super) fn grain(from: Vec2, to: Vec2, wide: f64) -> BezPath {
    let d = to - from;
    let n = if d.hypot() > 0.0 { d.turn_90().normalize() * (wide * 2.0 / 3.0) } else { d };
    let mut path = BezPath::new();
    path.move_to(from.to_point());
    for side in [n, -n] {
        let (a, b) = if side == n { (from, to) } else { (to, from) };
        let way = (b - a) * 0.3;
        path.curve_to((a + way + side).to_point(), (b - way + side).to_point(), b.to_point());
    }
    path.close_path();
    path
}

/// Leaflets along a stem.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leaflets {
    /// How many on each side.
    pub count: usize,
    /// The longest, and its breadth.
    pub length: f64,
    pub wide: f64,
    /// How far they lean forwards from the stem's direction, in radians.
    pub lean: f64,
    /// The shares of the stem where the first and the last one sit.
    pub from: f64,
    pub to: f64,
}

/// Leaflets on both sides of a stem; `size(t)` is their size in shares of the longest, t from 0 to 1 along them.
pub(super) fn leaflets(stem: &[Vec2], of: Leaflets, size: impl Fn(f64) -> f64) -> BezPath {
    let total: f64 = stem.iter().zip(&stem[1..]).map(|(a, b)| (*b - *a).hypot()).sum();
    let mut path = BezPath::new();
    for n in 0..of.count {
        let u = n as f64 / (of.count - 1).max(1) as f64;
        let t = of.from + (of.to - of.from) * u;
        let Some(&(at, angle)) = along(stem, total * 2.0, t * total * 0.999).first() else { continue };
        let size = size(u);
        for side in [1.0, -1.0] {
            let way = polar(1.0, angle + side * of.lean);
            let wide = of.wide * (0.5 + 0.5 * size);
            path.extend(dab(at + way * (of.wide * 0.34), at + way * (of.length * size).max(4.0), wide));
        }
    }
    path
}

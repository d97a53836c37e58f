//! Fangs around a pit.

use crate::geom::{BezPath, Point, Vec2};

/// A curved tooth on a circle, pointing inwards. Angles in degrees.
#[derive(Debug, Clone, Copy)]
pub struct Fang {
    /// The circle's radius.
    pub radius: f64,
    /// Half its foot, seen from the circle's middle.
    pub half: f64,
    /// How far its tip lies inside the circle.
    pub length: f64,
    /// How far its tip lies aside of its foot, seen from the middle: it turns teeth into claws.
    pub lean: f64,
}

/// As many fangs as asked for, all around (0, 0), the first pointing down from above. Those that are not `closed` are
/// lines alone, open at the foot: the circle closes them.
pub fn fangs(fang: Fang, count: usize, closed: bool) -> BezPath {
    let Fang { radius, half, length, lean } = fang;
    let mut path = BezPath::new();
    for angle in angles(count) {
        let foot = at(radius, angle - half);
        path.move_to(foot);
        path.quad_to(at(radius - 0.45 * length, angle - 0.55 * half), at(radius - length, angle + lean));
        path.quad_to(at(radius - 0.40 * length, angle + 0.35 * half + 0.35 * lean), at(radius, angle + half));
        if closed {
            // The foot is the circle's own arc: short enough for one quadratic curve.
            path.quad_to(at(radius / half.to_radians().cos(), angle), foot);
            path.close_path();
        }
    }
    path
}

/// As many straight spikes: what is left of fangs where they are tiny.
pub fn spikes(fang: Fang, count: usize) -> BezPath {
    let Fang { radius, half, length, lean } = fang;
    let mut path = BezPath::new();
    for angle in angles(count) {
        path.move_to(at(radius, angle - half));
        path.line_to(at(radius - length, angle + lean));
        path.line_to(at(radius, angle + half));
    }
    path
}

/// Where teeth stand around a circle, in degrees.
fn angles(count: usize) -> impl Iterator<Item = f64> {
    (0..count).map(move |place| -90.0 + 360.0 * place as f64 / count as f64)
}

fn at(radius: f64, degrees: f64) -> Point {
    Point::ZERO + Vec2::from_angle(degrees.to_radians()) * radius
}

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

/// As many fangs as asked for, all around (0, 0), the first pointing down from above.
pub fn fangs(fang: Fang, count: usize) -> BezPath {
    let mut path = BezPath::new();
    for place in 0..count {
        add(&mut path, fang, -90.0 + 360.0 * place as f64 / count as f64);
    }
    path
}

fn add(path: &mut BezPath, fang: Fang, angle: f64) {
    let Fang { radius, half, length, lean } = fang;
    let at = |radius: f64, angle: f64| Point::ZERO + Vec2::from_angle(angle.to_radians()) * radius;
    path.move_to(at(radius, angle - half));
    path.quad_to(at(radius - 0.45 * length, angle - 0.55 * half), at(radius - length, angle + lean));
    let foot = angle + half;
    path.quad_to(at(radius - 0.40 * length, angle + 0.35 * half + 0.35 * lean), at(radius, foot));
    // The foot is the circle's own arc: short enough for one quadratic curve.
    let bulge = radius / half.to_radians().cos();
    path.quad_to(at(bulge, angle), at(radius, angle - half));
    path.close_path();
}

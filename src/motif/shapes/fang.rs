//! Fangs around a pit.

use crate::geom::{BezPath, PathEl, Point, Vec2};

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

/// The same as lines alone, open at the foot: the circle closes them.
pub fn open_fangs(fang: Fang, count: usize) -> BezPath {
    let whole = fangs(fang, count);
    let foot = |element: &PathEl, last: bool| *element == PathEl::ClosePath || last;
    // Of each fang the last two elements are its foot and the end.
    let elements = whole.elements().chunks(PARTS).flat_map(|fang| {
        fang.iter()
            .enumerate()
            .filter(|(place, element)| !foot(element, *place == PARTS - 2))
            .map(|(_, element)| *element)
    });
    elements.collect()
}

/// As many straight spikes: what is left of fangs where they are tiny.
pub fn spikes(fang: Fang, count: usize) -> BezPath {
    let Fang { radius, half, length, lean } = fang;
    let mut path = BezPath::new();
    for place in 0..count {
        let angle = -90.0 + 360.0 * place as f64 / count as f64;
        path.move_to(at(radius, angle - half));
        path.line_to(at(radius - length, angle + lean));
        path.line_to(at(radius, angle + half));
    }
    path
}

/// The elements of one fang's path.
const PARTS: usize = 5;

fn at(radius: f64, degrees: f64) -> Point {
    Point::ZERO + Vec2::from_angle(degrees.to_radians()) * radius
}

fn add(path: &mut BezPath, fang: Fang, angle: f64) {
    let Fang { radius, half, length, lean } = fang;
    path.move_to(at(radius, angle - half));
    path.quad_to(at(radius - 0.45 * length, angle - 0.55 * half), at(radius - length, angle + lean));
    let foot = angle + half;
    path.quad_to(at(radius - 0.40 * length, angle + 0.35 * half + 0.35 * lean), at(radius, foot));
    // The foot is the circle's own arc: short enough for one quadratic curve.
    let bulge = radius / half.to_radians().cos();
    path.quad_to(at(bulge, angle), at(radius, angle - half));
    path.close_path();
}

//! Rectangles with special corners, and other straight shapes.

use crate::geom::{BezPath, PathEl, Point, Rect, RoundedRect, Shape, TOLERANCE, Vec2};
use std::f64::consts::FRAC_PI_8;

/// Control point distance of a cubic approximating a quarter circle of radius 1.
const QUARTER: f64 = 0.552_284_75;

/// A rectangle with concave quarter-circle corners.
pub fn begonia(rect: Rect, radius: f64) -> BezPath {
    let r = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let mut path = BezPath::new();
    // Each corner with the directions in which the outline enters and leaves it.
    let corners = [
        (Point::new(rect.x1, rect.y0), Vec2::new(-1.0, 0.0), Vec2::new(0.0, 1.0)),
        (Point::new(rect.x1, rect.y1), Vec2::new(0.0, -1.0), Vec2::new(-1.0, 0.0)),
        (Point::new(rect.x0, rect.y1), Vec2::new(1.0, 0.0), Vec2::new(0.0, -1.0)),
        (Point::new(rect.x0, rect.y0), Vec2::new(0.0, 1.0), Vec2::new(1.0, 0.0)),
    ];
    path.move_to((rect.x0 + r, rect.y0));
    for (corner, back, on) in corners {
        let (from, to) = (corner + back * r, corner + on * r);
        path.line_to(from);
        path.curve_to(from + on * (r * QUARTER), to + back * (r * QUARTER), to);
    }
    path.close_path();
    path
}

/// A rectangle with round corners.
pub fn rounded(rect: Rect, radius: f64) -> BezPath {
    RoundedRect::from_rect(rect, radius.min(rect.width() / 2.0).min(rect.height() / 2.0)).to_path(TOLERANCE)
}

/// A lozenge around a point, by half its diagonals.
pub fn lozenge(middle: impl Into<Point>, across: f64, down: f64) -> BezPath {
    let middle = middle.into();
    let corners = [(0.0, -down), (across, 0.0), (0.0, down), (-across, 0.0)].map(|by| middle + Vec2::from(by));
    polyline(&corners, true)
}

/// Straight lines, each from one point to another.
pub fn segments(lines: impl IntoIterator<Item = (Point, Point)>) -> BezPath {
    lines.into_iter().flat_map(|(from, to)| [PathEl::MoveTo(from), PathEl::LineTo(to)]).collect()
}

/// An octagon around (0, 0) that stands on a side, by the distance of its sides from there.
pub fn octagon(apothem: f64) -> BezPath {
    let out = apothem / FRAC_PI_8.cos();
    let corner = |place: i32| (Vec2::from_angle(FRAC_PI_8 * f64::from(2 * place + 1)) * out).to_point();
    polyline(&(0..8).map(corner).collect::<Vec<_>>(), true)
}

/// A polyline.
pub fn polyline(points: &[Point], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    for (place, &point) in points.iter().enumerate() {
        if place == 0 { path.move_to(point) } else { path.line_to(point) }
    }
    if closed {
        path.close_path();
    }
    path
}

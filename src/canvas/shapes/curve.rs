//! Smooth curves through points, and lines of varying width.

use crate::geom::{BezPath, PathEl, Point, Vec2, flatten};
use std::f64::consts::{PI, TAU};

/// A Catmull-Rom curve through the points, as cubics.
pub fn smooth(points: &[Point], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    let Some(&first) = points.first() else { return path };
    path.move_to(first);
    let count = points.len() as isize;
    let at = |place: isize| points[if closed { place.rem_euclid(count) } else { place.clamp(0, count - 1) } as usize];
    for place in 0..if closed { count } else { count - 1 } {
        let (before, from, to, after) = (at(place - 1), at(place), at(place + 1), at(place + 2));
        path.curve_to(from + (to - before) / 6.0, to - (after - from) / 6.0, to);
    }
    if closed {
        path.close_path();
    }
    path
}

/// All points of a path in their order, including those that its curves only lean on.
pub fn control_points(elements: &[PathEl]) -> impl Iterator<Item = Point> {
    let of = |element: &PathEl| match *element {
        PathEl::MoveTo(a) | PathEl::LineTo(a) => [Some(a), None, None],
        PathEl::QuadTo(a, b) => [Some(a), Some(b), None],
        PathEl::CurveTo(a, b, c) => [Some(a), Some(b), Some(c)],
        PathEl::ClosePath => [None; 3],
    };
    elements.iter().flat_map(of).flatten()
}

/// Points along a path, none farther from its curves than `tolerance` where it is drawn straight between them.
pub fn points_along(path: &BezPath, tolerance: f64) -> Vec<Point> {
    let mut points = Vec::new();
    flatten(path, tolerance, |element| points.extend(element.end_point()));
    points
}

/// The width profile of a line.
#[derive(Debug, Clone, Copy)]
pub struct Swell {
    /// Its width in the middle.
    pub widest: f64,
    /// Its width at both ends.
    pub narrowest: f64,
    /// Exponent: below 1 nearly constant, above 1 drop-shaped.
    pub power: f64,
}

/// The outline of a line of varying width that follows `along` from 0 to 1: a brush stroke.
pub fn ribbon(along: impl Fn(f64) -> Point, swell: Swell, steps: usize) -> BezPath {
    let (mut left, mut right) = (Vec::with_capacity(steps + 1), Vec::with_capacity(steps + 1));
    for step in 0..=steps {
        let u = step as f64 / steps as f64;
        let way = along(u + 1e-3) - along(u - 1e-3);
        let normal = way.normalize().turn_90();
        let grown = (PI * u).sin().max(0.0).powf(swell.power);
        let half = (swell.narrowest + (swell.widest - swell.narrowest) * grown) / 2.0;
        left.push(along(u) + normal * half);
        right.push(along(u) - normal * half);
    }
    right.reverse();
    let mut path = smooth(&left, false);
    let back = smooth(&right, false);
    path.line_to(right[0]);
    path.extend(back.elements().iter().copied().skip(1));
    path.close_path();
    path
}

/// A spiral around `middle`, from one radius to another, beginning at `angle` degrees, with `turns` turns, clockwise if
/// positive.
pub fn spiral(middle: impl Into<Point>, from: f64, to: f64, angle: f64, turns: f64) -> BezPath {
    let middle = middle.into();
    let steps = ((turns.abs() * 10.0) as usize).max(6);
    let points: Vec<Point> = (0..=steps)
        .map(|step| {
            let u = step as f64 / steps as f64;
            middle + Vec2::from_angle(angle.to_radians() + turns * TAU * u) * (from + (to - from) * u)
        })
        .collect();
    smooth(&points, false)
}

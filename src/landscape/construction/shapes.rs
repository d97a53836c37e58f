//! Shapes: blades, sickles, spirals, stars, lines of varying width.

use crate::canvas::shapes::{points_along, smooth as curve};
use crate::geom::{Affine, Arc, BezPath, PathEl, Point, Rect, Shape, TOLERANCE, Vec2};
use std::f64::consts::{PI, TAU};

/// Tolerance of circles.
const ROUND: f64 = 0.01;

/// A place.
pub(in crate::landscape) const fn xy(x: f64, y: f64) -> Vec2 {
    Vec2::new(x, y)
}

/// A place by its distance from (0, 0) and its direction.
pub(in crate::landscape) fn polar(r: f64, angle: f64) -> Vec2 {
    Vec2::from_angle(angle) * r
}

/// A line through places.
pub(in crate::landscape) fn line(places: &[Vec2]) -> BezPath {
    let mut path = BezPath::new();
    for (number, place) in places.iter().enumerate() {
        let place = place.to_point();
        path.push(if number == 0 { PathEl::MoveTo(place) } else { PathEl::LineTo(place) });
    }
    path
}

/// A closed polygon.
pub(in crate::landscape) fn poly(places: &[Vec2]) -> BezPath {
    let mut path = line(places);
    path.close_path();
    path
}

/// A rectangle.
pub(in crate::landscape) fn rect(rect: Rect) -> BezPath {
    rect.to_path(TOLERANCE)
}

/// A rectangle by its upper left corner and its size, with round corners.
pub(in crate::landscape) fn rounded(x: f64, y: f64, width: f64, height: f64, radius: f64) -> BezPath {
    let rect = Rect::new(x, y, x + width, y + height);
    crate::canvas::shapes::rounded(rect, radius.min(width / 2.0).min(height / 2.0))
}

/// A disc.
pub(in crate::landscape) fn disc(at: Vec2, radius: f64) -> BezPath {
    ellipse(at, radius, radius)
}

/// An upright ellipse.
pub(in crate::landscape) fn ellipse(at: Vec2, across: f64, down: f64) -> BezPath {
    let mut path = arc(at, across, down, 0.0, TAU);
    path.close_path();
    path
}

/// An arc from one angle to another.
pub(in crate::landscape) fn arc(at: Vec2, across: f64, down: f64, from: f64, to: f64) -> BezPath {
    Arc::new(at.to_point(), (across, down), from, to - from, 0.0).to_path(ROUND)
}

/// A Catmull-Rom curve through places.
pub(in crate::landscape) fn smooth(places: &[Vec2], closed: bool) -> BezPath {
    curve(&places.iter().map(|place| place.to_point()).collect::<Vec<_>>(), closed)
}

/// The places of a path, its curves as lines.
pub(in crate::landscape) fn points(path: &BezPath, tolerance: f64) -> Vec<Vec2> {
    points_along(path, tolerance).into_iter().map(Point::to_vec2).collect()
}

/// A path with all its points sent through a map that need not be affine.
pub(in crate::landscape) fn through(path: &BezPath, map: impl Fn(Vec2) -> Vec2) -> BezPath {
    let to = |point: Point| map(point.to_vec2()).to_point();
    path.iter()
        .map(|element| match element {
            PathEl::MoveTo(a) => PathEl::MoveTo(to(a)),
            PathEl::LineTo(a) => PathEl::LineTo(to(a)),
            PathEl::QuadTo(a, b) => PathEl::QuadTo(to(a), to(b)),
            PathEl::CurveTo(a, b, c) => PathEl::CurveTo(to(a), to(b), to(c)),
            PathEl::ClosePath => PathEl::ClosePath,
        })
        .collect()
}

/// A path turned around (0, 0), then moved.
pub(in crate::landscape) fn placed(path: &BezPath, at: Vec2, turn: f64) -> BezPath {
    Affine::translate(at) * Affine::rotate(turn) * path.clone()
}

/// A closed shape wound clockwise, so that it may overlap others of its path.
pub(in crate::landscape) fn oriented(path: BezPath) -> BezPath {
    if path.area() < 0.0 { path.reverse_subpaths() } else { path }
}

/// 0 at both ends, `most` in the middle.
pub(in crate::landscape) fn lens(t: f64, most: f64) -> f64 {
    most * (PI * t).sin().max(0.0)
}

/// Both edges of a line of varying width; `width(t)` is the whole width, t from 0 to 1.
fn edges(places: &[Vec2], width: impl Fn(f64) -> f64) -> [Vec<Vec2>; 2] {
    let mut lengths = vec![0.0];
    for (a, b) in places.iter().zip(&places[1..]) {
        lengths.push(lengths.last().copied().unwrap_or(0.0) + (*b - *a).hypot());
    }
    let total = lengths.last().copied().filter(|total| *total > 0.0).unwrap_or(1.0);
    let last = places.len() - 1;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (number, place) in places.iter().enumerate() {
        let way = places[(number + 1).min(last)] - places[number.saturating_sub(1)];
        let way = if way.hypot() > 0.0 { way.normalize() } else { way };
        let half = width(lengths[number] / total) / 2.0;
        left.push(*place + way.turn_90() * half);
        right.push(*place - way.turn_90() * half);
    }
    right.reverse();
    [left, right]
}

/// A line of varying width as a closed outline; its ends are cut straight. At least two places.
pub(in crate::landscape) fn tapered(places: &[Vec2], width: impl Fn(f64) -> f64) -> BezPath {
    let [left, right] = edges(places, width);
    let mut path = smooth(&left, false);
    path.line_to(right[0].to_point());
    path.extend(smooth(&right, false).iter().skip(1));
    path.close_path();
    path
}

/// The same with round ends.
pub(in crate::landscape) fn tapered_round(places: &[Vec2], width: impl Fn(f64) -> f64) -> BezPath {
    let last = places.len() - 1;
    let [left, right] = edges(places, width);
    let cap = |at: Vec2, edge: Vec2| {
        let spoke = edge - at;
        Arc::new(at.to_point(), (spoke.hypot(), spoke.hypot()), spoke.atan2(), -PI, 0.0).append_iter(ROUND)
    };
    let mut path = smooth(&left, false);
    path.extend(cap(places[last], left[last]));
    path.extend(smooth(&right, false).iter().skip(1));
    path.extend(cap(places[0], right[last]));
    path.close_path();
    path
}

/// A blade from one place to another, `wide` at its broadest place (a share `at` of its length), bent sideways by
/// `bend` of its length.
pub(in crate::landscape) fn leaf(a: Vec2, b: Vec2, wide: f64, bend: f64, at: f64) -> BezPath {
    let d = b - a;
    let n = d.turn_90();
    let m = a + d * at + n * bend;
    let w = if n.hypot() > 0.0 { n.normalize() * (wide / 2.0) } else { n };
    let mut path = BezPath::new();
    let mut to = |p: Vec2, q: Vec2, r: Vec2| path.push(PathEl::CurveTo(p.to_point(), q.to_point(), r.to_point()));
    let (root, tip) = (a + d * (at * 0.35) + n * (bend * 0.6), b - d * ((1.0 - at) * 0.38) + n * (bend * 0.35));
    let (before, behind) = (m - d * (at * 0.4), m + d * ((1.0 - at) * 0.45));
    to(root + w * 0.75, before + w, m + w);
    to(behind + w, tip + w * 0.12, b);
    to(tip - w * 0.12, behind - w, m - w);
    to(before - w, root - w * 0.75, a);
    path.close_path();
    let mut whole = BezPath::new();
    whole.move_to(a.to_point());
    whole.extend(path);
    whole
}

/// A sickle from one place to another that bulges to the left of the way by `bulge`, `thick` in its middle.
pub(in crate::landscape) fn crescent(a: Vec2, b: Vec2, bulge: f64, thick: f64) -> BezPath {
    let d = b - a;
    let n = if d.hypot() > 0.0 { -d.turn_90().normalize() } else { d };
    let (outer, inner) = (n * (bulge * 4.0 / 3.0), n * ((bulge - thick) * 4.0 / 3.0));
    let mut path = BezPath::new();
    path.move_to(a.to_point());
    path.curve_to((a + d * 0.2 + outer).to_point(), (b - d * 0.2 + outer).to_point(), b.to_point());
    path.curve_to((b - d * 0.25 + inner).to_point(), (a + d * 0.25 + inner).to_point(), a.to_point());
    path.close_path();
    path
}

/// The places of a spiral around a place, from one radius to another, from an angle on, twelve to a turn.
pub(in crate::landscape) fn spiral(at: Vec2, from: f64, to: f64, angle: f64, turns: f64) -> Vec<Vec2> {
    let steps = ((turns.abs() * 12.0).round() as usize).max(6);
    let share = |step: usize| step as f64 / steps as f64;
    (0..=steps).map(|step| at + polar(from + (to - from) * share(step), angle + TAU * turns * share(step))).collect()
}

/// A star of so many points, with its outer and its inner radius, turned.
pub(in crate::landscape) fn star(points: usize, outer: f64, inner: f64, turn: f64) -> BezPath {
    let step = PI / points as f64;
    let corner = |n: usize| polar(if n.is_multiple_of(2) { outer } else { inner }, turn + step * n as f64);
    poly(&(0..2 * points).map(corner).collect::<Vec<_>>())
}

//! Path simplification: adjacent smooth Bézier curves are merged within a tolerance, which makes files smaller.
//!
//! Drawings have the detail of their largest size and are placed much smaller. `kurbo::simplify` merges as many curves,
//! but takes 25 times as long, more than the rest of writing a file.

use crate::geom::{BezPath, ParamCurve, PathEl, Point, Vec2};
use kurbo::{CubicBez, ParamCurveDeriv, QuadBez};

/// Sample points per curve that must be near the merged curve.
const POINTS: usize = 4;
/// Maximum sine of the angle between curves that join smoothly.
const BEND: f64 = 0.1;
/// In each round of reparametrisation, a fit with more than this multiple of the tolerance will not converge.
const HOPELESS: [f64; 5] = [8.0, 4.5, 3.0, 2.0, 1.0];

/// The path with as few curves as the tolerance allows. Straight lines, corners and end points are unchanged.
pub(super) fn merge_curves(path: &BezPath, within: f64) -> BezPath {
    let mut result = BezPath::with_capacity(path.elements().len());
    let mut run = CurveRun::default();
    let (mut start, mut here) = (Point::ZERO, Point::ZERO);
    for &element in path.elements() {
        let curve = match element {
            PathEl::CurveTo(first, second, to) => Some(CubicBez::new(here, first, second, to)),
            PathEl::QuadTo(control, to) => Some(QuadBez::new(here, control, to).raise()),
            PathEl::MoveTo(to) => {
                start = to;
                None
            }
            PathEl::LineTo(_) | PathEl::ClosePath => None,
        };
        here = element.end_point().unwrap_or(start);
        match curve {
            Some(curve) if run.takes(curve, within) => {}
            Some(curve) => {
                run.end(&mut result);
                run.begin(curve);
            }
            None => {
                run.end(&mut result);
                result.push(element);
            }
        }
    }
    run.end(&mut result);
    result
}

/// Consecutive curves replaced by one.
#[derive(Default)]
struct CurveRun {
    /// The first curve and the last one.
    ends: Option<(CubicBez, CubicBez)>,
    /// Sample points with their distance from the start along the chords.
    points: Vec<(Point, f64)>,
    /// The same as parameters of the one curve, while that is fitted.
    placed: Vec<(Point, f64)>,
    one: Option<CubicBez>,
}

impl CurveRun {
    fn begin(&mut self, curve: CubicBez) {
        self.ends = Some((curve, curve));
        self.one = Some(curve);
    }

    /// Adds one more curve if a single curve still fits.
    fn takes(&mut self, curve: CubicBez, within: f64) -> bool {
        let Some((first, last)) = self.ends.filter(|(_, last)| runs_on(last, &curve)) else { return false };
        if self.points.is_empty() {
            sample(&mut self.points, &first);
        }
        let before = self.points.len();
        sample(&mut self.points, &curve);
        self.placed.clone_from(&self.points);
        let one = fitted(&mut self.placed, (&first, &curve), within);
        self.one = one.or(self.one);
        self.ends = Some((first, if one.is_some() { curve } else { last }));
        if one.is_none() {
            self.points.truncate(before);
        }
        one.is_some()
    }

    fn end(&mut self, path: &mut BezPath) {
        if let Some(CubicBez { p1, p2, p3, .. }) = self.one.take() {
            path.curve_to(p1, p2, p3);
        }
        self.ends = None;
        self.points.clear();
    }
}

/// Whether a curve continues another one smoothly.
fn runs_on(curve: &CubicBez, next: &CubicBez) -> bool {
    match (arriving(curve), leaving(next)) {
        (Some(from), Some(to)) => from.dot(to) > 0.0 && from.cross(to).abs() <= BEND,
        (None, _) | (_, None) => false,
    }
}

/// The unit tangent at a curve's start; `None` for a degenerate curve.
fn leaving(curve: &CubicBez) -> Option<Vec2> {
    direction([curve.p1, curve.p2, curve.p3].map(|to| to - curve.p0))
}

/// The unit tangent at a curve's end.
fn arriving(curve: &CubicBez) -> Option<Vec2> {
    direction([curve.p2, curve.p1, curve.p0].map(|from| curve.p3 - from))
}

fn direction(ways: [Vec2; 3]) -> Option<Vec2> {
    ways.into_iter().find(|way| way.hypot2() > 1e-12).map(Vec2::normalize)
}

/// The curve with the end points and tangents of the run that is nearest to it, if within the tolerance: least-squares
/// fit of the handle lengths with reparametrisation (Philip J. Schneider, "An Algorithm for Automatically Fitting
/// Digitized Curves", Graphics Gems, 1990).
///
/// `points` are those of [`sample`] of the whole run; their distances become parameters of the curve.
fn fitted(points: &mut Vec<(Point, f64)>, (first, last): (&CubicBez, &CubicBez), within: f64) -> Option<CubicBez> {
    let (begin, end) = (leaving(first)?, -arriving(last)?);
    // The last point is the curve's end in any case.
    let (_, way) = points.pop()?;
    points.iter_mut().for_each(|(_, at)| *at /= way);
    for hopeless in HOPELESS.map(|times| (times * within).powi(2)) {
        let one = nearest(points, (first.p0, begin), (last.p3, end), way)?;
        let mut off = 0.0_f64;
        for &(point, at) in &*points {
            off = off.max((point - one.eval(at)).hypot2());
            if off > hopeless {
                return None;
            }
        }
        if off.sqrt() <= within {
            return Some(one);
        }
        let (slope, bend) = (one.deriv(), one.deriv().deriv());
        for (point, at) in &mut *points {
            let (off, slope, bend) = (one.eval(*at) - *point, slope.eval(*at).to_vec2(), bend.eval(*at).to_vec2());
            let rise = slope.hypot2() + off.dot(bend);
            if rise > 0.0 {
                *at = (*at - off.dot(slope) / rise).clamp(0.0, 1.0);
            }
        }
    }
    None
}

/// Adds sample points of a curve that continues the run of these, each with its distance from the start along the chords.
fn sample(points: &mut Vec<(Point, f64)>, curve: &CubicBez) {
    let (mut before, mut way) = points.last().copied().unwrap_or((curve.p0, 0.0));
    for step in 1..=POINTS {
        let point = curve.eval(step as f64 / POINTS as f64);
        way += (point - before).hypot2().sqrt();
        points.push((point, way));
        before = point;
    }
}

/// The least-squares curve with these end points and tangents; `None` if a handle would point backwards or be longer
/// than the `way`.
fn nearest(
    points: &[(Point, f64)],
    (from, begin): (Point, Vec2),
    (to, end): (Point, Vec2),
    way: f64,
) -> Option<CubicBez> {
    let (mut both, mut squares, mut rests) = (0.0, (0.0, 0.0), (0.0, 0.0));
    for &(point, at) in points {
        let back = 1.0 - at;
        let (early, late) = (3.0 * back * back * at, 3.0 * back * at * at);
        let of_ends = from.to_vec2() * (back * back * back + early) + to.to_vec2() * (at * at * at + late);
        let (rest, first, second) = (point.to_vec2() - of_ends, begin * early, end * late);
        squares = (squares.0 + first.hypot2(), squares.1 + second.hypot2());
        both += first.dot(second);
        rests = (rests.0 + first.dot(rest), rests.1 + second.dot(rest));
    }
    let det = squares.0 * squares.1 - both * both;
    let handles = ((rests.0 * squares.1 - rests.1 * both) / det, (rests.1 * squares.0 - rests.0 * both) / det);
    let sound = |handle: f64| handle > 0.0 && handle <= way;
    let (first, second) = (from + begin * handles.0, to + end * handles.1);
    (sound(handles.0) && sound(handles.1)).then(|| CubicBez::new(from, first, second, to))
}

#[cfg(test)]
mod tests {
    use super::merge_curves;
    use crate::geom::{BezPath, Circle, ParamCurve, PathEl, Point, Shape};
    use kurbo::ParamCurveNearest;

    /// Maximum distance of one path's points from the other.
    fn farthest(one: &BezPath, other: &BezPath) -> f64 {
        let points = one.segments().flat_map(|segment| (0..=20).map(move |step| segment.eval(f64::from(step) / 20.0)));
        let off = |point: Point| {
            other.segments().map(|segment| segment.nearest(point, 1e-9).distance_sq).fold(f64::MAX, f64::min).sqrt()
        };
        points.map(off).fold(0.0, f64::max)
    }

    /// A wave of this number of curves.
    fn wave(curves: usize) -> BezPath {
        let at = |place: f64| Point::new(place, place.sin());
        let mut path = BezPath::new();
        path.move_to(at(0.0));
        let step = 6.0 / curves as f64;
        for curve in 0..curves {
            let (from, to) = (curve as f64 * step, (curve + 1) as f64 * step);
            let slope = |place: f64| kurbo::Vec2::new(1.0, place.cos()) * (step / 3.0);
            path.curve_to(at(from) + slope(from), at(to) - slope(to), at(to));
        }
        path
    }

    fn curves(path: &BezPath) -> usize {
        path.elements().iter().filter(|element| matches!(element, PathEl::CurveTo(..))).count()
    }

    #[test]
    fn a_smooth_line_needs_fewer_curves_the_less_closely_it_is_looked_at() {
        let wave = wave(48);
        let counts = [0.0005, 0.005, 0.05].map(|within| {
            let merged = merge_curves(&wave, within);
            assert!(farthest(&wave, &merged) <= 1.2 * within && farthest(&merged, &wave) <= 1.2 * within);
            curves(&merged)
        });
        assert!(counts[0] < 24 && counts.is_sorted_by(|finer, coarser| finer > coarser), "{counts:?}");
    }

    #[test]
    fn corners_straight_lines_and_ends_stay_where_they_are() {
        let mut leaf = BezPath::new();
        leaf.move_to((0.0, 0.0));
        leaf.curve_to((1.0, 1.0), (2.0, 1.0), (3.0, 0.0));
        leaf.curve_to((2.0, -1.0), (1.0, -1.0), (0.0, 0.0));
        leaf.line_to((0.0, 1.0));
        leaf.close_path();
        assert_eq!(merge_curves(&leaf, 0.01), leaf);
    }

    #[test]
    fn a_ring_stays_round() {
        for radius in [0.05, 0.4, 3.0, 40.0] {
            let ring = Circle::new((7.0, 5.0), radius).to_path(1e-5);
            let drawn = merge_curves(&ring, 0.0125);
            assert!(farthest(&drawn, &ring) < 0.015 && farthest(&ring, &drawn) < 0.015, "{radius}");
        }
    }

    #[test]
    fn degenerate_curves_are_accepted() {
        let mut path = BezPath::new();
        path.move_to((1.0, 1.0));
        path.curve_to((1.0, 1.0), (1.0, 1.0), (1.0, 1.0));
        path.quad_to((1.0, 1.0), (1.0, 1.0));
        path.curve_to((2.0, 1.0), (2.0, 1.0), (1.0, 1.0));
        assert_eq!(merge_curves(&path, 0.01).elements().len(), path.elements().len());
    }
}

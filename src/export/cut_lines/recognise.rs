//! Recognises circles, straight lines and arcs in paths. The display list has only cubic curves; a cutter follows an
//! arc more smoothly, and its software shows a circle's diameter.

use super::{Chain, CutLine, FLAT, NEAR, Segment};
use crate::geom::{BezPath, Circle, PathEl, Point, TOLERANCE, flatten};
use kurbo::{ParamCurve, PathSeg, segments};
use std::f64::consts::TAU;

/// Number of inner points of a curve to compare with an arc.
const SAMPLES: usize = 8;

/// The lines of a path, one per subpath.
pub fn lines(path: &BezPath) -> Vec<CutLine> {
    path.subpaths().filter_map(line).collect()
}

/// One subpath; `None` if it has no length.
fn line(part: &[PathEl]) -> Option<CutLine> {
    let curves: Vec<PathSeg> = segments(part.iter().copied()).filter(|curve| !is_point(curve)).collect();
    let (first, last) = (curves.first()?, curves.last()?);
    let closed = first.start().distance(last.end()) <= TOLERANCE;
    if let Some(circle) = circle(&curves).filter(|_| closed) {
        return Some(CutLine::Circle(circle));
    }
    Some(CutLine::Chain(Chain { stretches: curves.iter().flat_map(|curve| stretches(*curve)).collect(), closed }))
}

/// Whether a segment has no length, as the closing one of a path that is closed already.
fn is_point(curve: &PathSeg) -> bool {
    (0..=SAMPLES).all(|place| at(curve, place).distance(curve.start()) <= TOLERANCE)
}

fn at(curve: &PathSeg, place: usize) -> Point {
    curve.eval(place as f64 / SAMPLES as f64)
}

/// The circle formed by the curves, if all their points are equally far from its centre.
fn circle(curves: &[PathSeg]) -> Option<Circle> {
    let samples: Vec<Point> = curves.iter().flat_map(|curve| (0..SAMPLES).map(|place| at(curve, place))).collect();
    // The ends of the curves are on the circle exactly, the points between them approximately.
    let ends: Vec<Point> = curves.iter().map(|curve| curve.start()).collect();
    let sure = if ends.len() >= 3 { ends } else { samples.clone() };
    let third = sure.len() / 3;
    let middle = equally_far(sure[0], sure[third], sure[2 * third])?;
    let radius = sure.iter().map(|point| point.distance(middle)).sum::<f64>() / sure.len() as f64;
    let round = radius > FLAT && samples.iter().all(|point| (point.distance(middle) - radius).abs() <= NEAR);
    let next = samples.iter().cycle().skip(1);
    let turned: f64 = samples.iter().zip(next).map(|(&a, &b)| angle(a, b, middle)).sum();
    (round && (turned.abs() - TAU).abs() < 1e-6).then(|| Circle::new(middle, radius))
}

/// The angle from one point to another as seen from a third, in (−π, π].
fn angle(from: Point, to: Point, middle: Point) -> f64 {
    let (from, to) = (from - middle, to - middle);
    from.cross(to).atan2(from.dot(to))
}

/// The point at equal distance from three points; `None` if they are collinear.
fn equally_far(a: Point, b: Point, c: Point) -> Option<Point> {
    let (b, c) = (b - a, c - a);
    let twice = 2.0 * b.cross(c);
    let (b2, c2) = (b.hypot2(), c.hypot2());
    let from_a = kurbo::Vec2::new(c.y * b2 - b.y * c2, b.x * c2 - c.x * b2) / twice;
    (twice.abs() > f64::EPSILON).then(|| a + from_a)
}

/// One curve as a straight line, an arc, or many short straight lines.
fn stretches(curve: PathSeg) -> Vec<Segment> {
    let (start, end) = (curve.start(), curve.end());
    if let PathSeg::Line(_) = curve {
        return vec![Segment::straight(start, end)];
    }
    let arc = Segment::arc(start, curve.eval(0.5), end).filter(|arc| follows(&curve, *arc));
    arc.map_or_else(|| flattened(curve), |arc| vec![arc])
}

/// Whether a curve follows an arc.
fn follows(curve: &PathSeg, arc: Segment) -> bool {
    let Some((middle, radius)) = arc.circle() else { return false };
    (0..=SAMPLES).all(|place| (at(curve, place).distance(middle) - radius).abs() <= NEAR)
}

fn flattened(curve: PathSeg) -> Vec<Segment> {
    let mut points = vec![curve.start()];
    flatten([PathEl::MoveTo(curve.start()), curve.as_path_el()], FLAT, |element| {
        if let PathEl::LineTo(to) = element {
            points.push(to);
        }
    });
    points.windows(2).map(|pair| Segment::straight(pair[0], pair[1])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{Affine, Ellipse, Rect, Shape};

    fn one(path: &BezPath) -> CutLine {
        let mut lines = lines(path);
        assert_eq!(lines.len(), 1, "{lines:?}");
        lines.remove(0)
    }

    #[test]
    fn a_circle_is_recognised_at_any_size_place_and_rotation() {
        for radius in [0.5, 2.0, 4.9, 5.2, 9.0, 14.0, 19.0, 100.0] {
            for turn in [0.0, 0.7, 3.0] {
                let there = Affine::translate((137.3, 88.1)) * Affine::rotate(turn);
                let drawn = there * Circle::new((3.0, -2.0), radius).to_path(TOLERANCE);
                let CutLine::Circle(circle) = one(&drawn) else { panic!("{radius} turned by {turn}") };
                assert!((circle.radius - radius).abs() < 1e-6, "{radius}: {}", circle.radius);
                assert!(circle.center.distance(there * Point::new(3.0, -2.0)) < 1e-6, "{radius}");
            }
        }
    }

    #[test]
    fn what_is_only_like_a_circle_is_cut_as_it_is_drawn_and_closed() {
        let oval = Ellipse::new((0.0, 0.0), (14.0, 13.99), 0.0).to_path(TOLERANCE);
        let open = {
            let mut whole = Circle::new((0.0, 0.0), 14.0).to_path(TOLERANCE);
            whole.truncate(whole.elements().len() - 2);
            whole
        };
        let square = Rect::new(0.0, 0.0, 10.0, 10.0).to_path(TOLERANCE);
        for (path, expected) in [(oval, true), (open, false), (square, true)] {
            let CutLine::Chain(chain) = one(&path) else { panic!("{path:?} is no circle") };
            assert_eq!(chain.closed, expected);
            assert!(chain.stretches.windows(2).all(|pair| pair[0].to.distance(pair[1].from) < 1e-9));
        }
    }

    #[test]
    fn a_square_with_round_corners_is_four_lines_and_four_arcs() {
        let CutLine::Chain(chain) = one(&Rect::new(0.0, 0.0, 30.0, 30.0).to_rounded_rect(3.0).to_path(TOLERANCE))
        else {
            panic!("a square is no circle")
        };
        let arcs: Vec<f64> = chain.stretches.iter().filter_map(|stretch| stretch.circle()).map(|arc| arc.1).collect();
        assert_eq!((chain.stretches.len(), arcs.len(), chain.closed), (8, 4, true));
        assert!(arcs.iter().all(|radius| (radius - 3.0).abs() < NEAR), "{arcs:?}");
    }

    #[test]
    fn a_curve_that_is_no_arc_is_followed_to_a_hundredth_of_a_millimetre() {
        let wave = BezPath::from_svg("M0 0C10 20 20 -20 30 0").expect("a path");
        let CutLine::Chain(chain) = one(&wave) else { panic!("a wave is no circle") };
        assert!(!chain.closed && chain.stretches.len() > 10);
        let curve = wave.segments().next().expect("a curve");
        for place in 0..=1000 {
            let point = curve.eval(f64::from(place) / 1000.0);
            let distance = chain.stretches.iter().map(|line| {
                let (along, to) = (line.to - line.from, point - line.from);
                (to - along * (to.dot(along) / along.hypot2()).clamp(0.0, 1.0)).hypot()
            });
            assert!(distance.fold(f64::INFINITY, f64::min) <= FLAT, "at {point:?}");
        }
    }

    #[test]
    fn each_part_of_a_path_is_a_line_of_its_own_and_a_part_without_length_is_none() {
        let path = BezPath::from_svg("M0 0H10V10H0ZM20 0H30M50 50Z").expect("a path");
        let closed: Vec<bool> =
            lines(&path).iter().map(|line| matches!(line, CutLine::Chain(chain) if chain.closed)).collect();
        assert_eq!(closed, [true, false]);
    }
}

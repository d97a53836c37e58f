//! Jitter: lines as if cut by hand.

use super::{points_along, polyline, smooth};
use crate::geom::{BezPath, Point, Rect, Vec2};

/// A deterministic jitter by position, so that every print is the same; opposite positions about the centre have
/// opposite offsets, which keeps point symmetry.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Jitter {
    middle: Point,
    seed: u64,
}

/// Positions are rounded to this number of grains per unit. Dimensions of designs are round numbers, so that none falls
/// between two grains, where rounding errors would decide.
const GRAIN: f64 = 61.803_398_875;

impl Jitter {
    /// A jitter around a centre; the seed selects the sequence.
    pub fn about(middle: impl Into<Point>, seed: u64) -> Jitter {
        Jitter { middle: middle.into(), seed }
    }

    /// The offset at a position: each component at most 1.
    fn off(self, at: Point) -> Vec2 {
        let from = (at - self.middle) * GRAIN;
        let (x, y) = (from.x.round() as i64, from.y.round() as i64);
        if (y, x) == (0, 0) {
            return Vec2::ZERO;
        }
        // Of two opposite positions the lower is hashed.
        let (sense, x, y) = if (y, x) > (0, 0) { (1.0, x, y) } else { (-1.0, -x, -y) };
        let key = (x as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (y as u64).rotate_left(32) ^ (self.seed << 1);
        Vec2::new(noise(key), noise(key ^ 1)) * sense
    }

    /// A straight cut with two independent edges, each displaced by at most `by` about every `step`.
    pub fn cut(self, [from, to]: [Point; 2], width: f64, by: f64, step: f64) -> BezPath {
        let way = to - from;
        let count = (way.hypot() / step).round().max(2.0) as usize;
        let out = way.normalize().turn_90() * (width / 2.0);
        let edge = |out: Vec2| {
            (0..=count).map(move |node| {
                let at = from.lerp(to, node as f64 / count as f64) + out;
                at + self.off(at) * by
            })
        };
        let mut points: Vec<Point> = edge(out).collect();
        let back: Vec<Point> = edge(-out).collect();
        points.extend(back.into_iter().rev());
        polyline(&points, true)
    }

    /// Four straight cuts along a rectangle that cross at its corners.
    pub fn frame(self, along: Rect, width: f64, by: f64, step: f64) -> BezPath {
        let half = width / 2.0;
        let Rect { x0, y0, x1, y1 } = along;
        let cuts = [
            [(x0 - half, y0), (x1 + half, y0)],
            [(x1, y0 - half), (x1, y1 + half)],
            [(x1 + half, y1), (x0 - half, y1)],
            [(x0, y1 + half), (x0, y0 - half)],
        ];
        let mut path = BezPath::new();
        for ends in cuts {
            path.extend(self.cut(ends.map(Point::from), width, by, step));
        }
        path
    }

    /// A closed outline displaced by at most `by` about every `step`.
    pub fn edge(self, along: &BezPath, by: f64, step: f64) -> BezPath {
        smooth(&self.nodes(along, 0.0, by, step), true)
    }

    /// A line of some width along a closed outline, as [`edge`](Jitter::edge) on both sides.
    pub fn band(self, along: &BezPath, width: f64, by: f64, step: f64) -> BezPath {
        let mut path = smooth(&self.nodes(along, width / 2.0, by, step), true);
        // The inner edge runs in reverse, so that the inside stays empty.
        let mut inner = self.nodes(along, -width / 2.0, by, step);
        inner.reverse();
        path.extend(smooth(&inner, true));
        path
    }

    /// Points at even distances along a closed outline, offset outwards by `out`.
    fn nodes(self, along: &BezPath, out: f64, by: f64, step: f64) -> Vec<Point> {
        let even = evenly(along, step);
        let count = even.len();
        (0..count)
            .map(|place| {
                let way = even[(place + 1) % count] - even[(place + count - 1) % count];
                // Outlines run clockwise on the page: the outside is to the left.
                let at = even[place] - way.normalize().turn_90() * out;
                at + self.off(at) * by
            })
            .collect()
    }
}

/// An even number of points about every `step` along a closed path.
fn evenly(along: &BezPath, step: f64) -> Vec<Point> {
    let mut line = points_along(along, step / 200.0);
    let Some(&first) = line.first() else { return line };
    line.push(first);
    let whole: f64 = line.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
    let count = 2 * ((whole / step / 2.0).round() as usize).max(3);
    let (mut points, mut passed) = (Vec::with_capacity(count), 0.0);
    for ends in line.windows(2) {
        let long = ends[0].distance(ends[1]);
        while points.len() < count {
            let wanted = whole * points.len() as f64 / count as f64;
            if wanted > passed + long {
                break;
            }
            points.push(ends[0].lerp(ends[1], if long > 0.0 { (wanted - passed) / long } else { 0.0 }));
        }
        passed += long;
    }
    points
}

/// A pseudo-random number from -1 to 1, from a key.
fn noise(key: u64) -> f64 {
    (mixed(key) >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

/// A pseudo-random number from a key: the finisher of SplitMix64.
pub fn mixed(key: u64) -> u64 {
    let mixed = key.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::Jitter;
    use crate::geom::{Affine, BezPath, Circle, PathEl, Point, Shape};
    use std::f64::consts::PI;

    fn points(path: &BezPath) -> Vec<Point> {
        path.elements().iter().filter_map(PathEl::end_point).collect()
    }

    #[test]
    fn a_jittered_outline_is_point_symmetric() {
        let hand = Jitter::about((84.0, 108.0), 7);
        let turn = Affine::rotate_about(PI, (84.0, 108.0));
        for (from, to) in [((0.0, 24.0), (168.0, 24.0)), ((48.0, -3.6), (48.0, 71.3)), ((84.0, 0.0), (84.0, 216.0))] {
            let line = [Point::from(from), Point::from(to)];
            let partner = hand.cut(line.map(|end| turn * end), 0.55, 0.1, 5.0);
            for point in points(&hand.cut(line, 0.55, 0.1, 5.0)) {
                assert!(points(&partner).iter().any(|other| other.distance(turn * point) < 1e-6), "{point}");
            }
        }
    }

    #[test]
    fn jitter_is_bounded_and_never_zero() {
        let cut = Jitter::about((0.0, 0.0), 7).cut([Point::new(3.0, 10.0), Point::new(99.0, 10.0)], 2.0, 0.25, 5.0);
        let off = |point: &Point| (point.y - 10.0).abs() - 1.0;
        assert!(points(&cut).iter().all(|point| off(point).abs() <= 0.25 + 1e-9));
        assert!(
            points(&cut).iter().any(|point| off(point) > 0.1) && points(&cut).iter().any(|point| off(point) < -0.1)
        );
    }

    #[test]
    fn a_band_leaves_its_middle_empty() {
        let circle = Circle::new((0.0, 0.0), 9.0).to_path(0.001);
        let band = Jitter::about((0.0, 0.0), 5).band(&circle, 1.0, 0.08, 1.0);
        assert_eq!(band.winding(Point::ZERO), 0);
        for angle in 0..36 {
            let spoke = crate::geom::Vec2::from_angle(f64::from(angle) * PI / 18.0);
            assert_ne!(band.winding((spoke * 9.0).to_point()), 0);
            assert_eq!(band.winding((spoke * 8.35).to_point()), 0);
            assert_eq!(band.winding((spoke * 9.65).to_point()), 0);
        }
    }
}

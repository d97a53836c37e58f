//! A straight line or an arc of less than a full circle.

use super::NEAR;
use crate::geom::{Point, Rect, Vec2};

/// A straight line or an arc, in millimetres, y down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Segment {
    /// Start point.
    pub from: Point,
    /// End point.
    pub to: Point,
    /// Tangent of a quarter of the arc's angle (DXF's bulge), positive from x towards y: 0 for a straight line.
    pub bulge: f64,
}

impl Segment {
    /// A straight line.
    pub fn straight(from: Point, to: Point) -> Segment {
        Segment { from, to, bulge: 0.0 }
    }

    /// The arc of less than a half circle from one point through its midpoint to another. `None` if the three are
    /// nearly collinear, or if the second is not the midpoint.
    pub fn arc(from: Point, through: Point, to: Point) -> Option<Segment> {
        let chord = to - from;
        let length = chord.hypot();
        let half_way = (from.distance(through) - through.distance(to)).abs() <= NEAR;
        let height = -chord.cross(through - from) / length;
        let round = height.abs() > NEAR && height.abs() < length / 2.0;
        (half_way && round).then(|| Segment { from, to, bulge: 2.0 * height / length })
    }

    /// Centre and radius; `None` for a straight line.
    pub fn circle(self) -> Option<(Point, f64)> {
        if self.bulge == 0.0 {
            return None;
        }
        let chord = self.to - self.from;
        let square = self.bulge * self.bulge;
        let aside = Vec2::new(-chord.y, chord.x) * ((1.0 - square) / (4.0 * self.bulge));
        let radius = chord.hypot() * (1.0 + square) / (4.0 * self.bulge.abs());
        Some((self.from.midpoint(self.to) + aside, radius))
    }

    /// Its bounding box.
    pub fn bounds(self) -> Rect {
        let ends = Rect::from_points(self.from, self.to);
        let Some((middle, radius)) = self.circle() else { return ends };
        // The part of the circle on the arc's side of the chord.
        let chord = self.to - self.from;
        let on_arc = |point: &Point| chord.cross(*point - self.from) * self.bulge < 0.0;
        [Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0), Vec2::new(-1.0, 0.0), Vec2::new(0.0, -1.0)]
            .map(|way| middle + way * radius)
            .into_iter()
            .filter(on_arc)
            .fold(ends, |bounds, point| bounds.union_pt(point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::FRAC_1_SQRT_2;

    fn quarter() -> Segment {
        let through = Point::new(FRAC_1_SQRT_2, FRAC_1_SQRT_2);
        Segment::arc(Point::new(1.0, 0.0), through, Point::new(0.0, 1.0)).expect("an arc")
    }

    #[test]
    fn a_quarter_circle_has_its_centre_and_radius() {
        let (middle, radius) = quarter().circle().expect("it is round");
        assert!(middle.distance(Point::ZERO) < 1e-12 && (radius - 1.0).abs() < 1e-12, "{middle:?} {radius}");
        assert!((quarter().bulge - (std::f64::consts::PI / 8.0).tan()).abs() < 1e-12, "it turns from x towards y");
    }

    #[test]
    fn an_arc_over_the_top_of_its_circle_is_as_high_as_the_circle() {
        let over = |bulge| Segment { from: Point::new(-3.0, 0.0), to: Point::new(3.0, 0.0), bulge };
        assert!((over(1.0).bounds().y0 + 3.0).abs() < 1e-12, "from left by the top to the right: from x towards y");
        assert!((over(-1.0).bounds().y1 - 3.0).abs() < 1e-12);
        assert_eq!(over(0.0).bounds(), Rect::new(-3.0, 0.0, 3.0, 0.0));
    }

    #[test]
    fn three_points_in_a_row_are_no_arc() {
        let through = |y| Segment::arc(Point::ZERO, Point::new(5.0, y), Point::new(10.0, 0.0));
        assert!(through(0.0).is_none() && through(0.0019).is_none() && through(0.01).is_some());
    }
}

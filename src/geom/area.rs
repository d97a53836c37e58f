//! The inside of shapes.

use super::{BezPath, Line, PathEl, Point, Rect, Shape, flatten};

/// A filled shape as a polygon.
#[derive(Debug, Clone)]
pub struct Area {
    edges: Vec<Line>,
    even_odd: bool,
    /// Its bounding box.
    pub bounds: Rect,
}

impl Area {
    /// The inside of a path, whose curves become lines that lie no farther off than `tolerance`. Open subpaths are closed.
    pub fn new(path: &BezPath, even_odd: bool, tolerance: f64) -> Area {
        let mut edges = Vec::new();
        let (mut start, mut last) = (Point::ZERO, Point::ZERO);
        flatten(path, tolerance, |element| match element {
            PathEl::MoveTo(to) => {
                edges.push(Line::new(last, start));
                (start, last) = (to, to);
            }
            PathEl::LineTo(to) | PathEl::QuadTo(_, to) | PathEl::CurveTo(_, _, to) => {
                edges.push(Line::new(last, to));
                last = to;
            }
            PathEl::ClosePath => {
                edges.push(Line::new(last, start));
                last = start;
            }
        });
        edges.push(Line::new(last, start));
        edges.retain(|edge| edge.p0 != edge.p1);
        Area { edges, even_odd, bounds: path.bounding_box() }
    }

    /// The edges near a rectangle.
    pub fn edges_near(&self, near: Rect) -> impl Iterator<Item = &Line> {
        self.edges.iter().filter(move |edge| Rect::from_points(edge.p0, edge.p1).overlaps(near))
    }

    /// Whether a point is inside.
    pub fn holds(&self, point: Point) -> bool {
        if !self.bounds.contains(point) {
            return false;
        }
        let mut winding = 0i32;
        for edge in &self.edges {
            let (from, to) = (edge.p0, edge.p1);
            if (from.y <= point.y) != (to.y <= point.y) {
                let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y);
                if x > point.x {
                    winding += if to.y > from.y { 1 } else { -1 };
                }
            }
        }
        if self.even_odd { winding % 2 != 0 } else { winding != 0 }
    }

    /// Whether a point is inside by more than `depth`.
    pub fn holds_deep(&self, point: Point, depth: f64) -> bool {
        let near = Rect::from_center_size(point, (2.0 * depth, 2.0 * depth));
        self.holds(point) && !self.edges_near(near).any(|edge| distance(*edge, point) <= depth)
    }
}

fn distance(edge: Line, point: Point) -> f64 {
    let (along, to) = (edge.p1 - edge.p0, point - edge.p0);
    (to - along * (to.dot(along) / along.hypot2()).clamp(0.0, 1.0)).hypot()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square of 10 mm with one of 4 mm in its middle, both the same way round.
    fn square_in_square(even_odd: bool) -> Area {
        let path = BezPath::from_svg("M0 0H10V10H0Z M3 3H7V7H3Z").expect("a path");
        Area::new(&path, even_odd, 0.01)
    }

    #[test]
    fn what_is_surrounded_twice_is_inside_unless_even_counts_are_empty() {
        for (even_odd, inner) in [(false, true), (true, false)] {
            let area = square_in_square(even_odd);
            assert_eq!(area.holds(Point::new(5.0, 5.0)), inner);
            assert!(area.holds(Point::new(1.0, 5.0)));
            assert!(!area.holds(Point::new(11.0, 5.0)) && !area.holds(Point::new(5.0, -0.1)));
        }
    }

    #[test]
    fn deep_inside_is_away_from_every_edge() {
        let area = square_in_square(true);
        assert!(area.holds_deep(Point::new(1.5, 5.0), 1.0));
        assert!(!area.holds_deep(Point::new(0.5, 5.0), 1.0), "near the outer edge");
        assert!(!area.holds_deep(Point::new(2.5, 5.0), 1.0), "near the hole");
    }

    #[test]
    fn a_curve_is_followed_within_the_tolerance() {
        let disc = kurbo::Circle::new(Point::ZERO, 10.0).to_path(1e-6);
        let area = Area::new(&disc, false, 0.05);
        for turn in 0..36 {
            let way = kurbo::Vec2::from_angle(f64::from(turn) * std::f64::consts::PI / 18.0 + 0.01);
            assert!(area.holds((9.94 * way).to_point()) && !area.holds((10.01 * way).to_point()));
        }
    }
}

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

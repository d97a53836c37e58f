//! Closed outlines of straight lines and arcs.

use crate::geom::{Arc, BezPath, Point, Region, TOLERANCE, Vec2};
use std::f64::consts::PI;

/// A part of an outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Edge {
    /// A straight line.
    Line {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
    },
    /// An arc of half a turn at most.
    Arc {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// Its radius.
        radius: f64,
        /// Whether it runs clockwise as seen on the page.
        clockwise: bool,
    },
}

/// A closed outline, clockwise as seen on the page.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    /// Its parts in order, each beginning where the last one ends.
    pub edges: Vec<Edge>,
}

/// Draws an outline from point to point.
#[derive(Debug, Clone)]
pub struct Pen {
    start: Point,
    at: Point,
    edges: Vec<Edge>,
}

/// Points nearer than this are one.
const SAME: f64 = 1e-9;

impl Edge {
    /// Where it begins.
    pub fn from(self) -> Point {
        match self {
            Edge::Line { from, .. } | Edge::Arc { from, .. } => from,
        }
    }

    /// Where it ends.
    pub fn to(self) -> Point {
        match self {
            Edge::Line { to, .. } | Edge::Arc { to, .. } => to,
        }
    }

    /// The same the other way round.
    pub fn reversed(self) -> Edge {
        match self {
            Edge::Line { from, to } => Edge::Line { from: to, to: from },
            Edge::Arc { from, to, radius, clockwise } => {
                Edge::Arc { from: to, to: from, radius, clockwise: !clockwise }
            }
        }
    }

    /// Continues a path that ends where the edge begins.
    pub fn append_to(self, path: &mut BezPath) {
        match self {
            Edge::Line { to, .. } => path.line_to(to),
            Edge::Arc { from, to, radius, clockwise } => {
                let middle = middle(from, to, radius, clockwise);
                let (start, end) = ((from - middle).atan2(), (to - middle).atan2());
                let turn =
                    if clockwise { (end - start).rem_euclid(2.0 * PI) } else { -(start - end).rem_euclid(2.0 * PI) };
                let arc = Arc::new(middle, Vec2::new(radius, radius), start, turn, 0.0);
                path.extend(arc.append_iter(TOLERANCE));
            }
        }
    }
}

/// The middle of an arc of half a turn at most.
fn middle(from: Point, to: Point, radius: f64, clockwise: bool) -> Point {
    let chord = to - from;
    let length = chord.hypot();
    let rise = (radius * radius - length * length / 4.0).max(0.0).sqrt();
    let aside = Vec2::new(-chord.y, chord.x) / length;
    // With y down, a clockwise arc has its middle to the right of its chord.
    from.midpoint(to) + aside * if clockwise { rise } else { -rise }
}

impl Pen {
    /// A pen at the first point.
    pub fn at(x: f64, y: f64) -> Pen {
        let start = Point::new(x, y);
        Pen { start, at: start, edges: Vec::new() }
    }

    /// Draws a straight line.
    #[must_use]
    pub fn to(mut self, x: f64, y: f64) -> Pen {
        let to = Point::new(x, y);
        if self.at.distance(to) > SAME {
            self.edges.push(Edge::Line { from: self.at, to });
            self.at = to;
        }
        self
    }

    /// Draws an arc of half a turn at most.
    #[must_use]
    pub fn arc(mut self, x: f64, y: f64, radius: f64, clockwise: bool) -> Pen {
        let to = Point::new(x, y);
        if self.at.distance(to) > SAME {
            self.edges.push(Edge::Arc { from: self.at, to, radius, clockwise });
            self.at = to;
        }
        self
    }

    /// Closes the outline.
    pub fn close(self) -> Outline {
        let (x, y) = (self.start.x, self.start.y);
        Outline { edges: self.to(x, y).edges }.clockwise()
    }
}

impl Outline {
    /// A polygon.
    pub fn polygon(corners: &[(f64, f64)]) -> Outline {
        let mut corners = corners.iter();
        let &(x, y) = corners.next().unwrap_or(&(0.0, 0.0));
        corners.fold(Pen::at(x, y), |pen, &(x, y)| pen.to(x, y)).close()
    }

    /// Its path.
    pub fn path(&self) -> BezPath {
        path_of(&self.edges)
    }

    /// Its inside, arcs as lines.
    pub fn region(&self) -> Region {
        Region::of_path(&self.path(), false, TOLERANCE)
    }

    fn clockwise(self) -> Outline {
        use crate::geom::Shape;
        // With y down, a path of positive area runs clockwise.
        if self.path().area() >= 0.0 {
            return self;
        }
        Outline { edges: self.edges.into_iter().rev().map(Edge::reversed).collect() }
    }
}

/// The closed path of edges in order.
pub(super) fn path_of(edges: &[Edge]) -> BezPath {
    let mut path = BezPath::new();
    if let Some(first) = edges.first() {
        path.move_to(first.from());
        edges.iter().for_each(|edge| edge.append_to(&mut path));
        path.close_path();
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumb_notch_is_half_a_disc_less() {
        let notched = Pen::at(0.0, 0.0).to(40.0, 0.0).to(40.0, 30.0).to(0.0, 30.0).close();
        let plain = notched.region().area();
        let notch = Pen::at(0.0, 0.0).to(12.0, 0.0).arc(28.0, 0.0, 8.0, false).to(40.0, 0.0).to(40.0, 30.0);
        let notched = notch.to(0.0, 30.0).close().region().area();
        assert!((plain - notched - PI * 32.0).abs() < 0.05, "{}", plain - notched);
    }

    #[test]
    fn an_outline_is_clockwise_however_it_is_drawn() {
        let one = Outline::polygon(&[(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]);
        let other = Outline::polygon(&[(0.0, 0.0), (4.0, 3.0), (4.0, 0.0)]);
        assert!((one.region().area() - 6.0).abs() < 1e-6);
        for outline in [one, other] {
            let [first, second] = [outline.edges[0], outline.edges[1]];
            assert!((first.to() - first.from()).cross(second.to() - second.from()) > 0.0);
        }
    }
}

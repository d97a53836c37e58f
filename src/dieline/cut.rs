//! The lines of a net: what is cut, and what is creased.

use super::net::Net;
use super::outline::{Edge, path_of};
use crate::geom::{BezPath, Point};

/// A crease, from end to end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Crease {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

/// Lengths below this are none, in millimetres.
const LEAST: f64 = 1e-6;
/// Points nearer than this are one.
const SAME: f64 = 1e-4;

impl Net {
    /// The creases, without what slits cut through.
    pub fn creases(&self) -> Vec<Crease> {
        let hinges = self.panels.iter().filter_map(|panel| panel.hinge);
        let left = hinges.flat_map(|hinge| without((hinge.from, hinge.to), &self.slits));
        left.map(|(from, to)| Crease { from, to }).collect()
    }

    /// The closed outlines of the sheet: what is cut around it.
    pub fn cuts(&self) -> Vec<BezPath> {
        let hinges: Vec<(Point, Point)> =
            self.panels.iter().filter_map(|panel| panel.hinge).map(|hinge| (hinge.from, hinge.to)).collect();
        let mut free: Vec<Edge> = Vec::new();
        for edge in self.panels.iter().flat_map(|panel| &panel.outline.edges) {
            match *edge {
                Edge::Line { from, to } => {
                    free.extend(without((from, to), &hinges).into_iter().map(|(from, to)| Edge::Line { from, to }));
                }
                Edge::Arc { .. } => free.push(*edge),
            }
        }
        let mut loops = Vec::new();
        while !free.is_empty() {
            let mut chain = vec![free.remove(0)];
            while let Some(next) = free.iter().position(|edge| edge.from().distance(end(&chain)) < SAME) {
                chain.push(free.remove(next));
            }
            loops.push(path_of(&joined(chain)));
        }
        loops
    }
}

fn end(chain: &[Edge]) -> Point {
    chain.last().map_or(Point::ZERO, |edge| edge.to())
}

/// Neighbouring parts of one straight line become one.
fn joined(chain: Vec<Edge>) -> Vec<Edge> {
    let mut joined: Vec<Edge> = Vec::new();
    for edge in chain {
        if let (Some(Edge::Line { from, to: corner }), Edge::Line { to, .. }) = (joined.last().copied(), edge)
            && (corner - from).cross(to - corner).abs() < 1e-7
            && let Some(last) = joined.last_mut()
        {
            *last = Edge::Line { from, to };
        } else {
            joined.push(edge);
        }
    }
    joined
}

/// What is left of a line without the lines that lie on it.
fn without((from, to): (Point, Point), lines: &[(Point, Point)]) -> Vec<(Point, Point)> {
    let whole = (to - from).hypot();
    if whole < LEAST {
        return Vec::new();
    }
    let along = (to - from) / whole;
    let on_it = |point: Point| along.cross(point - from).abs() < LEAST;
    let mut gone: Vec<(f64, f64)> = Vec::new();
    for &(one, other) in lines {
        if on_it(one) && on_it(other) {
            let ends = [one, other].map(|point| along.dot(point - from).clamp(0.0, whole));
            gone.push((ends[0].min(ends[1]), ends[0].max(ends[1])));
        }
    }
    gone.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut left, mut at) = (Vec::new(), 0.0_f64);
    for (start, end) in gone.into_iter().filter(|(start, end)| end - start > LEAST) {
        if start - at > LEAST {
            left.push((at, start));
        }
        at = at.max(end);
    }
    if whole - at > LEAST {
        left.push((at, whole));
    }
    left.into_iter().map(|(start, end)| (from + along * start, from + along * end)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_its_middle_is_two() {
        let line = (Point::new(0.0, 0.0), Point::new(10.0, 0.0));
        let middle = [(Point::new(6.0, 0.0), Point::new(4.0, 0.0)), (Point::new(5.0, -1.0), Point::new(5.0, 1.0))];
        let left = without(line, &middle);
        let ends: Vec<(f64, f64)> = left.iter().map(|(from, to)| (from.x, to.x)).collect();
        assert_eq!(ends, [(0.0, 4.0), (6.0, 10.0)]);
    }
}

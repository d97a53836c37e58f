//! The edges of drawings, as points.

use crate::geom::{Point, convex_hull, enclosing_middle};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A point on the contour of a drawing's part, in the drawing's units, and the index of the part.
pub(crate) type EdgePoint = (usize, Point);

/// The edge of a drawing.
#[derive(Debug)]
pub(crate) struct TracedEdge {
    /// Points along the contours of its parts.
    pub points: Vec<EdgePoint>,
    /// Those that enclose the others where ink reaches equally far around all.
    pub corners: Vec<EdgePoint>,
    /// The middle of the smallest circle around all points.
    pub middle: Point,
}

impl TracedEdge {
    /// With these points.
    pub fn new(points: Vec<EdgePoint>) -> TracedEdge {
        let hull = convex_hull(points.iter().map(|(_, point)| *point).collect());
        let dots: Vec<(Point, f64)> = hull.iter().map(|&point| (point, 0.0)).collect();
        let part = points.first().map_or(0, |(part, _)| *part);
        let corners = hull.into_iter().map(|point| (part, point)).collect();
        TracedEdge { points, corners, middle: enclosing_middle(&dots) }
    }
}

/// The most edges of shipped drawings that are kept from one set to the next.
const MOST_EDGES: usize = 64;

/// The edge of the shipped drawing called `name`, traced by `follow` unless it is known.
pub(crate) fn shipped_edge(name: &str, follow: impl FnOnce() -> Vec<EdgePoint>) -> Arc<TracedEdge> {
    static KNOWN: Mutex<BTreeMap<String, Arc<TracedEdge>>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(edge) = known().get(name) {
        return edge.clone();
    }
    let edge = Arc::new(TracedEdge::new(follow()));
    let mut known = known();
    if known.len() >= MOST_EDGES {
        known.clear();
    }
    known.insert(name.to_owned(), edge.clone());
    edge
}

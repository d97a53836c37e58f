//! What encloses an animal.

use crate::geom::{Point, convex_hull, enclosing_middle};

/// What encloses an animal, around its origin.
#[derive(Debug, Clone, PartialEq)]
pub struct AnimalHull {
    /// The points at its edge that no circle, square or hexagon can leave out while it has all others inside, and how far
    /// ink reaches around each: of those with the same reach, the corners of their hull.
    pub dots: Vec<(Point, f64)>,
    /// The middle of the smallest circle around it.
    pub circle: Point,
}

impl AnimalHull {
    /// The hull of the points at an edge, and how far ink reaches around each.
    pub fn of(edge: &[(Point, f64)]) -> AnimalHull {
        let mut by_reach: Vec<(f64, Vec<Point>)> = Vec::new();
        for &(point, reach) in edge {
            match by_reach.iter_mut().find(|(known, _)| *known == reach) {
                Some((_, points)) => points.push(point),
                None => by_reach.push((reach, vec![point])),
            }
        }
        let corners = |(reach, points)| convex_hull(points).into_iter().map(move |point| (point, reach));
        let dots: Vec<(Point, f64)> = by_reach.into_iter().flat_map(corners).collect();
        AnimalHull { circle: enclosing_middle(&dots), dots }
    }
}

//! Things in space as they are seen: a parallel view, and what lies before what.

use super::fold::Placement;
use crate::geom::{Affine, Point, Region};
use glam::DVec3;

/// A parallel view. In space the front of a thing looks to z, its top to y.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// Towards the eye.
    pub eye: DVec3,
    right: DVec3,
    up: DVec3,
    light: DVec3,
}

/// A flat face in space.
#[derive(Debug, Clone)]
pub struct Facet {
    /// Its corners in turn.
    pub corners: Vec<DVec3>,
    /// Where its front looks.
    pub looks: DVec3,
}

/// A face that nearly touches another's plane lies on one side of it, in millimetres.
const TOUCHES: f64 = 0.02;
/// Faces that share less than this on the page do not hide each other, in square millimetres.
const LEAST_SHARED: f64 = 1e-3;

impl View {
    /// From the right by `azimuth` degrees, and from above by `elevation` degrees.
    pub fn of(azimuth: f64, elevation: f64) -> View {
        let (a, e) = (azimuth.to_radians(), elevation.to_radians());
        let eye = DVec3::new(a.sin() * e.cos(), e.sin(), a.cos() * e.cos());
        let right = DVec3::new(a.cos(), 0.0, -a.sin());
        let light = DVec3::Y * 0.62 + eye * 0.62 - right * 0.38;
        View { eye, right, up: eye.cross(right), light: light.normalize() }
    }

    /// Where a point is on the page, y down.
    pub fn flat(&self, point: DVec3) -> Point {
        Point::new(self.right.dot(point), -self.up.dot(point))
    }

    /// From the sheet to the page, for what is printed on a panel.
    pub fn onto(&self, panel: &Placement) -> Affine {
        let at = |x: f64, y: f64| self.flat(panel.at(Point::new(x, y), 0.0));
        let (origin, across, down) = (at(0.0, 0.0), at(1.0, 0.0), at(0.0, 1.0));
        let (across, down) = (across - origin, down - origin);
        Affine::new([across.x, across.y, down.x, down.y, origin.x, origin.y])
    }

    /// Whether a face shows its front.
    pub fn sees_front(&self, facet: &Facet) -> bool {
        facet.looks.dot(self.eye) > 1e-9
    }

    /// How much shade lies on the side of a face that is seen, 0 to a third.
    pub fn shade(&self, facet: &Facet) -> f64 {
        let looks = if self.sees_front(facet) { facet.looks } else { -facet.looks };
        (0.24 - 0.36 * looks.dot(self.light)).clamp(0.0, 0.34)
    }

    /// The faces from far to near: no face is drawn before one that it hides.
    ///
    /// Pairs are compared by their planes, as Newell does, and the faces then sorted by what lies before what.
    pub fn far_to_near(&self, facets: &[Facet]) -> Vec<usize> {
        let seen: Vec<SeenFacet> = facets.iter().map(|facet| SeenFacet::of(self, facet)).collect();
        let mut behind: Vec<Vec<usize>> = vec![Vec::new(); facets.len()];
        for one in 0..facets.len() {
            for other in one + 1..facets.len() {
                match seen[one].before(&seen[other]) {
                    Some(true) => behind[one].push(other),
                    Some(false) => behind[other].push(one),
                    None => {}
                }
            }
        }
        let mut by_depth: Vec<usize> = (0..facets.len()).collect();
        by_depth.sort_by(|&one, &other| seen[one].depth.total_cmp(&seen[other].depth));
        for hidden in &mut behind {
            hidden.sort_by(|&one, &other| seen[one].depth.total_cmp(&seen[other].depth));
        }
        let mut order = Vec::with_capacity(facets.len());
        let mut visited = vec![false; facets.len()];
        for place in by_depth {
            visit(place, &behind, &mut visited, &mut order);
        }
        order
    }
}

fn visit(place: usize, behind: &[Vec<usize>], visited: &mut [bool], order: &mut Vec<usize>) {
    if std::mem::replace(&mut visited[place], true) {
        return;
    }
    for &hidden in &behind[place] {
        visit(hidden, behind, visited, order);
    }
    order.push(place);
}

/// A face as a view sees it.
struct SeenFacet<'f> {
    facet: &'f Facet,
    /// Its normal towards the eye, and how far along it its plane lies.
    normal: DVec3,
    plane: f64,
    shape: Region,
    /// How near its middle is to the eye.
    depth: f64,
}

impl SeenFacet<'_> {
    fn of<'f>(view: &View, facet: &'f Facet) -> SeenFacet<'f> {
        let normal = if view.sees_front(facet) { facet.looks } else { -facet.looks };
        let outline: Vec<Point> = facet.corners.iter().map(|&corner| view.flat(corner)).collect();
        let count = facet.corners.len().max(1) as f64;
        SeenFacet {
            facet,
            normal,
            plane: facet.corners.first().map_or(0.0, |&corner| normal.dot(corner)),
            shape: Region::polygon(&outline),
            depth: facet.corners.iter().map(|&corner| view.eye.dot(corner)).sum::<f64>() / count,
        }
    }

    /// How far the corners of another face are before the plane of this one: the least, the most, the sum.
    fn heights(&self, other: &Facet) -> (f64, f64, f64) {
        let heights = other.corners.iter().map(|&corner| self.normal.dot(corner) - self.plane);
        heights.fold((f64::INFINITY, f64::NEG_INFINITY, 0.0), |(least, most, sum), height| {
            (least.min(height), most.max(height), sum + height)
        })
    }

    /// Whether this face lies before another; `None` if neither hides any of the other.
    fn before(&self, other: &SeenFacet<'_>) -> Option<bool> {
        let (mine, its) = (self.shape.bounds()?, other.shape.bounds()?);
        if !mine.overlaps(its) || self.shape.intersection(&other.shape).area() < LEAST_SHARED {
            return None;
        }
        let (least, most, sum) = other.heights(self.facet);
        let (its_least, its_most, its_sum) = self.heights(other.facet);
        let votes = i32::from(least >= -TOUCHES) - i32::from(most <= TOUCHES) + i32::from(its_most <= TOUCHES)
            - i32::from(its_least >= -TOUCHES);
        Some(match votes {
            0 if sum != its_sum => sum > its_sum,
            0 => self.depth > other.depth,
            votes => votes > 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square of 10 mm that looks to the eye, this near.
    fn card(near: f64) -> Facet {
        let corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        Facet { corners: corners.map(|(x, y)| DVec3::new(x, y, near)).into(), looks: DVec3::Z }
    }

    #[test]
    fn near_cards_are_drawn_after_far_ones() {
        let view = View::of(20.0, 20.0);
        assert_eq!(view.far_to_near(&[card(3.0), card(1.0), card(2.0)]), [1, 2, 0]);
    }

    #[test]
    fn a_face_that_looks_away_from_the_light_is_darker() {
        let view = View::of(30.0, 25.0);
        let top = Facet { looks: DVec3::Y, ..card(0.0) };
        let side = Facet { looks: DVec3::X, ..card(0.0) };
        assert!(view.shade(&top) < view.shade(&side));
    }
}

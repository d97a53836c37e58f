//! Panels as card of some thickness, and what meets what: the folding test. It holds where every panel is parallel to
//! two axes of space, as in a closed box.

use super::fold::Placement;
use super::net::Net;
use crate::geom::{Point, Rect, Region};
use glam::DVec3;

/// A panel in space, as card.
#[derive(Debug, Clone)]
pub struct Slab {
    /// The panel's name.
    pub name: &'static str,
    at: Placement,
    region: Region,
    /// Its faces, from the axis of the folds towards the printed side: the inner one, the printed one.
    faces: [f64; 2],
}

/// A solid with its sides along the axes of space: from, to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Block {
    /// The least coordinates.
    pub from: DVec3,
    /// The largest coordinates.
    pub to: DVec3,
}

/// Depths below this are contact and no overlap, in millimetres.
const CONTACT: f64 = 0.02;
/// Areas below this are none, in square millimetres.
const LEAST_AREA: f64 = 0.05;

impl Net {
    /// The panels in space as card, in their order.
    pub fn slabs(&self, placed: &[Placement]) -> Vec<Slab> {
        let inner = -self.card.turn();
        let slab = |(panel, at): (&super::net::Panel, &Placement)| Slab {
            name: panel.name,
            at: *at,
            region: panel.region.clone(),
            faces: [inner, inner + self.card.0],
        };
        self.panels.iter().zip(placed).map(slab).collect()
    }

    /// The pairs of panels that lie in each other, with the depth in millimetres; those that share a hinge are left out.
    pub fn collisions(&self, slabs: &[Slab]) -> Vec<(&'static str, &'static str, f64)> {
        let mut met = Vec::new();
        for (place, one) in slabs.iter().enumerate() {
            for other in &slabs[place + 1..] {
                let depth = if self.are_hinged(one.name, other.name) { 0.0 } else { one.overlap(other) };
                if depth > 0.0 {
                    met.push((one.name, other.name, depth));
                }
            }
        }
        met
    }
}

impl Slab {
    /// The axis of space across the card: 0 to 2.
    pub fn axis(&self) -> usize {
        let looks = self.at.looks().abs();
        (0..3).max_by(|&one, &other| looks[one].total_cmp(&looks[other])).unwrap_or(0)
    }

    /// Where its two faces are along the axis across the card, the lower first.
    pub fn range(&self) -> (f64, f64) {
        let axis = self.axis();
        let middle = self.region.centroid();
        let [one, other] = self.faces.map(|face| self.at.at(middle, face)[axis]);
        (one.min(other), one.max(other))
    }

    /// The box around it.
    pub fn bounds(&self) -> Block {
        let corners = self.region.contours().flatten();
        let both = corners.flat_map(|corner| self.faces.map(|face| self.at.at(corner, face)));
        let start = (DVec3::INFINITY, DVec3::NEG_INFINITY);
        let (from, to) = both.fold(start, |(least, most), point| (least.min(point), most.max(point)));
        Block { from, to }
    }

    /// Its outline on the two axes along the card, the lower axis first.
    fn plan(&self) -> ([usize; 2], Region) {
        let along = others(self.axis());
        let flat = |corner: Point| {
            let point = self.at.at(corner, 0.0);
            Point::new(point[along[0]], point[along[1]])
        };
        let outline: Vec<Point> = self.region.contours().next().unwrap_or_default().into_iter().map(flat).collect();
        (along, Region::polygon(&outline))
    }

    /// How deep one lies in the other: the least of the three extents of what they share; 0 if they are apart.
    pub fn overlap(&self, other: &Slab) -> f64 {
        let (across, across_other) = (self.axis(), other.axis());
        let ((a0, a1), (b0, b1)) = (self.range(), other.range());
        let (along, plan) = self.plan();
        let (along_other, plan_other) = other.plan();
        if across == across_other {
            let depth = a1.min(b1) - a0.max(b0);
            let shared = plan.intersection(&plan_other);
            if depth <= CONTACT || shared.area() < LEAST_AREA {
                return 0.0;
            }
            return shared.bounds().map_or(0.0, |shared| depth.min(shared.width()).min(shared.height()));
        }
        let third = 3 - across - across_other;
        let place = |along: [usize; 2], axis: usize| usize::from(along[1] == axis);
        // Each is clipped to the thickness of the other, which lies across it.
        let Some(part) = clipped(&plan, place(along, across_other), (b0 + CONTACT, b1 - CONTACT)) else { return 0.0 };
        let Some(part_other) = clipped(&plan_other, place(along_other, across), (a0 + CONTACT, a1 - CONTACT)) else {
            return 0.0;
        };
        let extent = |part: Rect, along: [usize; 2], axis: usize| match place(along, axis) {
            0 => (part.x0, part.x1),
            _ => (part.y0, part.y1),
        };
        let (t0, t1) = extent(part, along, third);
        let (u0, u1) = extent(part_other, along_other, third);
        let shared = t1.min(u1) - t0.max(u0);
        if shared <= CONTACT {
            return 0.0;
        }
        let depth = extent(part, along, across_other);
        let depth_other = extent(part_other, along_other, across);
        shared.min(depth.1 - depth.0).min(depth_other.1 - depth_other.0)
    }

    /// How deep it lies in a solid; 0 if they are apart.
    pub fn depth_in(&self, solid: Block) -> f64 {
        let (axis, (near, far)) = (self.axis(), self.range());
        let depth = far.min(solid.to[axis]) - near.max(solid.from[axis]);
        let ([one, other], plan) = self.plan();
        let side = Rect::new(solid.from[one], solid.from[other], solid.to[one], solid.to[other]);
        if depth <= CONTACT || plan.intersection(&Region::rect(side)).area() < LEAST_AREA {
            return 0.0;
        }
        depth
    }
}

/// The two other axes.
fn others(axis: usize) -> [usize; 2] {
    match axis {
        0 => [1, 2],
        1 => [0, 2],
        _ => [0, 1],
    }
}

/// The box around what is left of a region between two values on one of its axes.
fn clipped(region: &Region, axis: usize, (from, to): (f64, f64)) -> Option<Rect> {
    let bounds = region.bounds()?.inflate(1.0, 1.0);
    let band = if axis == 0 { Rect { x0: from, x1: to, ..bounds } } else { Rect { y0: from, y1: to, ..bounds } };
    if from >= to {
        return None;
    }
    let part = region.intersection(&Region::rect(band));
    if part.area() < 1e-6 { None } else { part.bounds() }
}

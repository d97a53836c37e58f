//! A net folded in space.

use super::net::{Hinge, Net, Panel};
use crate::geom::Point;
use glam::{DAffine3, DMat3, DVec3};

/// Where a panel is in space: from the sheet, with y up and the printed side towards z, to space.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placement(pub DAffine3);

impl Placement {
    /// Where a point of the sheet is, `above` millimetres towards the printed side from the axis of the folds.
    pub fn at(&self, point: Point, above: f64) -> DVec3 {
        self.0.transform_point3(on_sheet(point) + DVec3::Z * above)
    }

    /// The same for a sheet that is moved by this much to the right and down before it is placed.
    pub fn after_shift(&self, right: f64, down: f64) -> Placement {
        Placement(self.0 * DAffine3::from_translation(DVec3::new(right, -down, 0.0)))
    }

    /// The placement of a panel of a folded net that is placed as a whole.
    pub fn then_folded(&self, panel: Placement) -> Placement {
        Placement(self.0 * panel.0)
    }

    /// A shift to the right, up, and towards the front.
    pub fn shifted(right: f64, up: f64, front: f64) -> Placement {
        Placement(DAffine3::from_translation(DVec3::new(right, up, front)))
    }

    /// A turn about the axis that runs to the right, in degrees: 90 brings what looks to the front to look down.
    pub fn about_x(degrees: f64) -> Placement {
        Placement(DAffine3::from_rotation_x(degrees.to_radians()))
    }

    /// A turn about the axis that runs up, in degrees.
    pub fn about_y(degrees: f64) -> Placement {
        Placement(DAffine3::from_rotation_y(degrees.to_radians()))
    }

    /// The direction in which the printed side looks.
    pub fn looks(&self) -> DVec3 {
        self.0.matrix3.z_axis
    }
}

/// A point of the sheet in space: y up.
fn on_sheet(point: Point) -> DVec3 {
    DVec3::new(point.x, -point.y, 0.0)
}

impl Net {
    /// The panels in space, in their order, the panel called `root` where it lies on the sheet. `angle` says how far
    /// each hinge is folded, in degrees.
    pub fn folded(&self, root: &str, angle: impl Fn(&Panel) -> f64) -> Vec<Placement> {
        let mut placed: Vec<Option<DAffine3>> = vec![None; self.panels.len()];
        if let Some(place) = self.panels.iter().position(|panel| panel.name == root) {
            placed[place] = Some(DAffine3::IDENTITY);
        }
        // The tree may be walked from any panel: a fold that brings the child behind its parent brings the parent behind
        // its child.
        for _ in 0..self.panels.len() {
            for (child, panel) in self.panels.iter().enumerate() {
                let Some(hinge) = panel.hinge else { continue };
                let Some(parent) = self.panels.iter().position(|known| known.name == hinge.parent) else { continue };
                let degrees = angle(panel);
                match (placed[parent], placed[child]) {
                    (Some(at), None) => placed[child] = Some(at * turned(&hinge, self.middle(child), degrees)),
                    (None, Some(at)) => placed[parent] = Some(at * turned(&hinge, self.middle(parent), degrees)),
                    _ => {}
                }
            }
        }
        placed.into_iter().map(|at| Placement(at.unwrap_or(DAffine3::IDENTITY))).collect()
    }

    /// The panels in space with the box closed.
    pub fn closed(&self, root: &str) -> Vec<Placement> {
        self.folded(root, |panel| panel.hinge.map_or(0.0, |hinge| hinge.closed))
    }

    fn middle(&self, panel: usize) -> Point {
        self.panels[panel].region.centroid()
    }
}

/// The rotation about a hinge that brings what lies towards a point behind the sheet.
fn turned(hinge: &Hinge, towards: Point, degrees: f64) -> DAffine3 {
    let [from, to] = [hinge.from, hinge.to].map(on_sheet);
    let axis = (to - from).normalize();
    let is_left = axis.cross(on_sheet(towards) - from).z > 0.0;
    let radians = degrees.to_radians() * if is_left { -1.0 } else { 1.0 };
    let turn = DMat3::from_axis_angle(axis, radians);
    DAffine3::from_mat3_translation(turn, from - turn * from)
}

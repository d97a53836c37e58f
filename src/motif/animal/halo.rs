//! The halo around an animal on dark ground.

use super::look::AnimalLook;
use super::paths::{bounds, line_width};
use crate::art::Part;
use crate::geom::{Affine, BezPath, PathEl, Point, Rect, Shape, Vec2, flatten};
use crate::scene::{Item, PathItem, Stroke};

/// At which size a halo is drawn, to be used at every other, and with which thinnest line: both in millimetres. It lies
/// below all lines, so that nobody sees where it is a hair wider.
const DRAWN: (f64, f64) = (10.0, 0.3);

/// The look in which a halo is drawn, for every size.
pub(super) fn as_drawn(look: AnimalLook) -> AnimalLook {
    AnimalLook { size: DRAWN.0, least_line: DRAWN.1, ..look }
}

/// Every line and solid at the drawing's edge once more below it, in the coat's colour and wider: the face stays positive
/// on dark ground.
pub(super) fn draw(parts: &[Part], ink: Rect, transform: Affine, look: AnimalLook) -> (Rect, Vec<Item>) {
    let scale = transform.determinant().abs().sqrt();
    let line = |part: &Part| part.stroke.map_or(0.0, |(_, width)| line_width(width, part, look, scale));
    // What lies within a solid has its halo there too, or in the solid's own.
    let hidden = |part: &Part| covered(part, line(part) / 2.0 / scale, parts);
    let drawn = parts.iter().filter(|part| !hidden(part)).map(|part| {
        let stroke = Stroke::round(look.coat, line(part).max(look.least_line) + 2.0 * look.halo_reach());
        PathItem::stroked(transform * part.path.clone(), stroke).into()
    });
    (bounds(ink, transform, look), drawn.collect())
}

/// Whether a line along a part, reaching so far to either side, is painted over by the solids of the drawing everywhere.
fn covered(part: &Part, reach: f64, parts: &[Part]) -> bool {
    let solids: Vec<(Rect, &BezPath)> = parts
        .iter()
        .filter(|other| other.fill.is_some())
        .map(|solid| (solid.path.bounding_box(), &solid.path))
        .collect();
    let painted = |at: Point| solids.iter().any(|(bounds, path)| bounds.contains(at) && path.winding(at) != 0);
    let around = [(0.0, 0.0), (reach, 0.0), (-reach, 0.0), (0.0, reach), (0.0, -reach)].map(Vec2::from);
    let mut all = true;
    flatten(&part.path, COARSE, |element| {
        if let PathEl::MoveTo(at) | PathEl::LineTo(at) = element {
            all = all && around.iter().all(|&off| painted(at + off));
        }
    });
    all
}

/// How far a line of a drawing may lie from where it is looked at, in the drawing's units, of which a head is 1000 wide.
const COARSE: f64 = 2.0;

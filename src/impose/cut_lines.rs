//! Lines that stickers and boards are cut along.

use super::laser;
use crate::geom::BezPath;
use crate::scene::{Item, Paint, PathItem, Spot, Stroke};
use crate::theme::Machine;

/// Width of a cut line: faint enough to be invisible at the edge of a piece.
const CUT_LINE: f64 = 0.15;

/// A printed cut line. For a machine there is none: a Silhouette takes it from the cutter's file, a Cricut from the
/// edge of the ink.
pub fn cut(machine: Machine, path: BezPath) -> Item {
    match machine {
        Machine::None => cut_line(path),
        Machine::Silhouette | Machine::Cricut => PathItem { path, fill: None, even_odd: false, stroke: None }.into(),
        Machine::Laser => laser::cut(path),
    }
}

/// A line along a path, `width` millimetres wide.
pub fn line(path: BezPath, paint: Paint, width: f64) -> Item {
    PathItem::stroked(path, Stroke::solid(paint, width)).into()
}

/// The cut line of a piece.
pub fn cut_line(path: BezPath) -> Item {
    line(path, Paint::Spot(Spot::CUT_CONTOUR), CUT_LINE)
}

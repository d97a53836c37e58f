//! Parts of arrows, and the crosses of illegal moves; lengths in cells.

use super::canvas::DiagramCanvas;
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point, Vec2};

/// The width of a shaft.
pub(super) const SHAFT: f64 = 0.062;

/// An arrow head: its length, half its width, the concavity of its back relative to its length.
pub(super) const HEAD: (f64, f64, f64) = (0.19, 0.115, 0.74);

/// A cross: half its size, and its stroke width.
pub(super) const CROSS: (f64, f64) = (0.13, 0.078);

/// A cross between two pieces, which must fit between their rims.
pub(super) const SMALL_CROSS: (f64, f64) = (0.1, 0.068);

/// An arrow head with its tip here.
pub(super) fn head(tip: Point, way: Vec2) -> BezPath {
    let (length, half, hollow) = HEAD;
    let back = tip - way * length;
    let out = way.turn_90() * half;
    polyline(&[tip, back + out, tip - way * (length * hollow), back - out], true)
}

/// A cross around a point: half its size, and its stroke width.
pub(super) fn put_cross(canvas: &mut DiagramCanvas<'_, '_>, at: Point, size: (f64, f64)) {
    canvas.context.crosses.push((at, size));
}

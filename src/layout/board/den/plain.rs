//! A frame in the owner's colour.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::stacked;
use crate::geom::{Point, Rect, Shape, TOLERANCE};
use crate::rules::Side;

pub(super) fn plain(sketch: &mut Sketch<'_, '_>, owner: Side, reader: Option<Side>) {
    let colour = sketch.site.marks(owner);
    let frame = Rect::from_center_size(Point::ZERO, (0.84 * C, 0.84 * C));
    sketch.ruled(frame.to_path(TOLERANCE), colour, 0.9);
    if let Some(word) = super::word(sketch, reader) {
        stacked(sketch, &word, (0.34 * C, 1.0), 0.66 * C, 0.0, colour);
    }
}

//! A seal in the owner's colour, within a frame or without.

use crate::canvas::shapes::begonia;
use crate::geom::{Point, Rect};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;

/// From the plate to a frame around it.
const AROUND: f64 = 0.036 * C;

pub(super) fn seal(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let land = site.colours().land;
    let plate = Rect::from_center_size(Point::ZERO, (0.66 * C, 0.86 * C));
    canvas.fill(begonia(plate, 0.075 * C), mark.colour);
    if mark.two {
        let around = plate.inflate(AROUND, AROUND);
        canvas.line(begonia(around, 0.075 * C), mark.colour, 0.42);
    }
    canvas.line(begonia(plate.inflate(-0.9, -0.9), 0.07 * C), land, 0.3);
    if let Some(word) = super::word(canvas, reader) {
        stacked(canvas, &word, (0.355 * C, 0.98), 0.48 * C, 0.0, land);
    }
}

//! A ring of claws that turn around a small plate.

use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::word::one_line;
use crate::rules::Side;

pub(super) fn claws(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    let radius = mark.rim(canvas, 0.41 * C, colours.trap);
    let claw = Fang { radius, half: 6.6, length: 0.125 * C, lean: 15.0 };
    mark.teeth(canvas, claw, 12, colours.land);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), 0.262 * C), colours.land, mark.colour, 0.3);
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.198 * C, 0.45 * C, 0.0, colours.ink);
    }
}

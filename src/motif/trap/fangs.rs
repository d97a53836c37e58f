//! A pit ringed with fangs.

use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::word::one_line;
use crate::rules::Side;

pub(super) fn fangs(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    let radius = mark.rim(canvas, 0.40 * C, colours.trap);
    let fang = Fang { radius, half: 6.2, length: 0.088 * C, lean: 9.0 };
    mark.teeth(canvas, fang, 18, colours.land);
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.235 * C, 0.48 * C, 0.0, colours.ink);
    }
}

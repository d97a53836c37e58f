//! A ring, or two.

use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::one_line;
use crate::rules::Side;

pub(super) fn plain(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    mark.rim(canvas, 0.40 * C, colours.trap);
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.25 * C, 0.60 * C, 0.0, colours.ink);
    }
}

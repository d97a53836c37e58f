//! A disc with a heavy rim, or with two, the rest of its square in the traps' colour.

use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::one_line;
use crate::rules::Side;

/// The rim from its outer edge to its inner one: it is part of the drawing and grows with the square.
const RIM: (f64, f64) = (0.455 * C, 0.375 * C);
/// What two rims leave open between them.
const OPEN: (f64, f64) = (0.428 * C, 0.398 * C);

pub(super) fn disc(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    canvas.ground(colours.trap);
    let mut rings = vec![(RIM.0, mark.colour), (RIM.1, colours.land)];
    if mark.two {
        rings.splice(1..1, [(OPEN.0, colours.land), (OPEN.1, mark.colour)]);
    }
    for (radius, colour) in rings {
        canvas.fill(BoardCanvas::circle((0.0, 0.0), radius), colour);
    }
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.30 * C, 0.64 * C, 0.0, colours.ink);
    }
}

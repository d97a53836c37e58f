//! A heavy frame: each half in its side's colour, a light line where both meet and around the squares.

use super::{LEAST_BLEED, numbers_the_middle, rect};
use crate::geom::Rect;
use crate::motif::bands::CLEAR_OF_TRIM;
use crate::motif::board_canvas::BoardCanvas;
use crate::rules::Side;

/// The mount in the colours of both sides, each up to the middle of the board. They run off over the trim, or where
/// there is hardly a bleed, leave a rim of paper along it.
pub(super) fn halves(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let bleed = site.style().bleed;
    let out = if bleed > LEAST_BLEED { bleed } else { -0.7 * CLEAR_OF_TRIM } / site.k;
    let (whole, middle) = (site.trim().inflate(out, out), site.field().center().y);
    for side in Side::BOTH {
        let half = match side {
            Side::White => Rect { y0: middle, ..whole },
            Side::Black => Rect { y1: middle, ..whole },
        };
        canvas.fill(rect(half), site.marks(side));
    }
    joints(canvas, whole);
}

/// The light line between the black one around the squares and the colours of a heavy frame, in millimetres.
pub(super) const KEYLINE: f64 = 0.9;

/// Where the colours of both sides meet in a heavy frame: a light line, or a light panel with the number of a middle
/// row.
fn joints(canvas: &mut BoardCanvas<'_, '_>, whole: Rect) {
    /// Half the height of the line, and of a panel.
    const LINE: f64 = 0.36;
    const PANEL: f64 = 2.5;
    let site = canvas.site();
    let middle = site.field().center().y;
    let half = if numbers_the_middle(site) { PANEL } else { LINE };
    canvas.fill(rect(Rect::new(whole.x0, middle - half, whole.x1, middle + half)), site.on_frame());
}

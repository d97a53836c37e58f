//! One colour up to the squares' edges.

use super::body::Body;
use super::name;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;

pub(super) fn plain(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    canvas.fill(body.edge(), colours.river);
    canvas.ruled(body.lines(0.0), colours.wave, 0.25);
    canvas.ruled(body.edge(), colours.bank, 0.4);
    name::name(canvas, body, 0.28 * C, name::NameStyle::Plain);
}

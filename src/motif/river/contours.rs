//! Lines along the shore that grow apart inwards, as on an engraved map.

use super::body::Body;
use super::{name, waves};
use crate::canvas::shapes::room;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;

/// The width of the strip that a row of dots runs in, on squares of 24 mm.
const STRIP: f64 = 1.6;

pub(super) fn contours(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    const RADIUS: f64 = 0.22;
    let colours = *canvas.site().colours();
    canvas.shape(body.shore(0.04, RADIUS, 0.012, 0.9), colours.river, colours.bank, 0.6);
    let (mut inset, mut gap) = (0.04, 0.042);
    for line in 0..6 {
        inset += gap;
        gap *= 1.20;
        // The corners keep their radius: smaller ones would look like a circuit board. Where they find no room, the
        // water is deep enough.
        if room(&body.cells, 1.0, inset) < 2.0 * RADIUS {
            break;
        }
        let weight = (0.31 - 0.03 * f64::from(line)).max(0.2);
        let swing = 0.012 * (1.0 + 0.06 * f64::from(line));
        canvas.line(body.shore(inset, RADIUS, swing, 0.9), colours.wave, weight);
    }
    // The lines leave room for the dots, as they do for words on a map.
    canvas.ruled(body.lines(0.065 * C), colours.river, STRIP * canvas.site().k.sqrt());
    waves::dots(canvas, body, 1.5, 0.45);
    name::name(canvas, body, 0.28 * C, name::NameStyle::Cleared);
}

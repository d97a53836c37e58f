//! Lines along the shore that grow apart inwards, as on an engraved map.

use super::body::Body;
use super::{name, shore, waves};
use crate::canvas::shapes::room;
use crate::motif::C;
use crate::motif::sketch::Sketch;

/// The width of the strip that a row of dots runs in, on squares of 24 mm.
const STRIP: f64 = 1.6;

pub(super) fn contours(sketch: &mut Sketch<'_, '_>, body: &Body) {
    const RADIUS: f64 = 0.22;
    let colours = *sketch.site.colours();
    sketch.shape(shore(body, 0.04, RADIUS, 0.012, 0.9), colours.river, colours.bank, 0.6);
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
        sketch.line(shore(body, inset, RADIUS, swing, 0.9), colours.wave, weight);
    }
    // The lines leave room for the dots, as they do for words on a map.
    sketch.ruled(body.lines(0.065 * C), colours.river, STRIP * sketch.site.k.sqrt());
    waves::dots(sketch, body, 1.5, 0.45);
    name::name(sketch, body, 0.28 * C, name::Dress::Cleared);
}

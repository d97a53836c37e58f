//! One colour up to the squares' edges.

use super::body::Body;
use super::{name, straight};
use crate::motif::C;
use crate::motif::sketch::Sketch;

pub(super) fn plain(sketch: &mut Sketch<'_, '_>, body: &Body) {
    let colours = *sketch.site.colours();
    sketch.fill(straight(body), colours.river);
    sketch.ruled(body.lines(0.0), colours.wave, 0.25);
    sketch.ruled(straight(body), colours.bank, 0.4);
    name::name(sketch, body, 0.28 * C, name::Dress::Plain);
}

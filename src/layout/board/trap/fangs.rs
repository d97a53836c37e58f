//! A pit ringed with fangs.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::layout::shapes::{self, Fang};
use crate::rules::Side;

pub(super) fn fangs(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    let colours = *sketch.site.colours();
    sketch.shape(Sketch::circle(0.0, 0.0, 0.405 * C), colours.trap, colours.ink, 0.35);
    sketch.line(Sketch::circle(0.0, 0.0, 0.375 * C), colours.ink, 0.22);
    let fang = Fang { radius: 0.375 * C, half: 6.2, length: 0.088 * C, lean: 9.0 };
    sketch.fill(shapes::fangs(fang, 18), colours.ink);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.235 * C, 0.48 * C, 0.0, colours.ink);
    }
}

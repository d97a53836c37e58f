//! A ring of claws that turn around a small plate.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::layout::shapes::{self, Fang};
use crate::rules::Side;

pub(super) fn claws(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    let colours = *sketch.site.colours();
    sketch.shape(Sketch::circle(0.0, 0.0, 0.42 * C), colours.trap, colours.ink, 0.4);
    sketch.line(Sketch::circle(0.0, 0.0, 0.39 * C), colours.ink, 0.22);
    let claw = Fang { radius: 0.392 * C, half: 6.6, length: 0.115 * C, lean: 15.0 };
    sketch.fill(shapes::fangs(claw, 12), colours.ink);
    sketch.shape(Sketch::circle(0.0, 0.0, 0.262 * C), colours.land, colours.ink, 0.3);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.198 * C, 0.45 * C, 0.0, colours.ink);
    }
}

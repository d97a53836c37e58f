//! A ring of claws that turn around a small plate.

use super::super::C;
use super::super::mark::Mark;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::layout::shapes::Fang;
use crate::rules::Side;

pub(super) fn claws(sketch: &mut Sketch<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *sketch.site.colours();
    let radius = mark.rim(sketch, 0.41 * C, colours.trap);
    let claw = Fang { radius, half: 6.6, length: 0.125 * C, lean: 15.0 };
    mark.teeth(sketch, claw, 12, colours.land);
    sketch.shape(Sketch::circle(0.0, 0.0, 0.262 * C), colours.land, mark.colour, 0.3);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.198 * C, 0.45 * C, 0.0, colours.ink);
    }
}

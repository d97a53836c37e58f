//! A ring.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::rules::Side;

pub(super) fn plain(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    let colours = *sketch.site.colours();
    sketch.shape(Sketch::circle(0.0, 0.0, 0.40 * C), colours.trap, colours.ink, 0.5);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.25 * C, 0.62 * C, 0.0, colours.ink);
    }
}

//! A disc with a heavy rim, the rest of its square in the traps' colour.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::rules::Side;

pub(super) fn disc(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    /// The middle of the rim, and its width: it is part of the drawing and grows with the square.
    const RIM: (f64, f64) = (0.42 * C, 0.07 * C);
    let colours = *sketch.site.colours();
    sketch.ground(colours.trap);
    sketch.fill(Sketch::circle(0.0, 0.0, RIM.0 + RIM.1 / 2.0), colours.ink);
    sketch.fill(Sketch::circle(0.0, 0.0, RIM.0 - RIM.1 / 2.0), colours.land);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.315 * C, 0.68 * C, 0.0, colours.ink);
    }
}

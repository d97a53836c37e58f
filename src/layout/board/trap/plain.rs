//! A ring, or two.

use super::super::C;
use super::super::mark::Mark;
use super::super::sketch::Sketch;
use super::super::word::one_line;
use crate::rules::Side;

pub(super) fn plain(sketch: &mut Sketch<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *sketch.site.colours();
    mark.rim(sketch, 0.40 * C, colours.trap);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.25 * C, 0.60 * C, 0.0, colours.ink);
    }
}

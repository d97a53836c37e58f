//! A ring, or two.

use crate::motif::C;
use crate::motif::mark::Mark;
use crate::motif::sketch::Sketch;
use crate::motif::word::one_line;
use crate::rules::Side;

pub(super) fn plain(sketch: &mut Sketch<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *sketch.site.colours();
    mark.rim(sketch, 0.40 * C, colours.trap);
    if let Some(word) = super::word(sketch, reader) {
        one_line(sketch, &word, 0.25 * C, 0.60 * C, 0.0, colours.ink);
    }
}

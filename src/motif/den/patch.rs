//! A patch in the owner's colour, sewn on.

use crate::art::Shown;
use crate::art::motifs::PATCH;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;

pub(super) fn patch(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let (word, land) = (super::word(canvas, reader), canvas.site().colours().land);
    canvas.put_motif_of(mark.colour, &PATCH, Shown { two: mark.two, named: word.is_some() });
    if let Some(word) = word {
        stacked(canvas, &word, (0.31 * C, 0.98), 0.60 * C, 0.0, land);
    }
}

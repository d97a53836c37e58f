//! A seal in the owner's colour, within a frame or without.

use crate::art::Shown;
use crate::art::motifs::SEAL;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;

pub(super) fn seal(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let (word, land) = (super::word(canvas, reader), canvas.site().colours().land);
    canvas.put_motif_of(mark.colour, &SEAL, Shown { two: mark.two, named: word.is_some() });
    if let Some(word) = word {
        stacked(canvas, &word, (0.355 * C, 0.98), 0.48 * C, 0.0, land);
    }
}

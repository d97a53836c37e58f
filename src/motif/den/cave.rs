//! A cave under an arch of stones with a line around it or none, grass before it.

use crate::art::Shown;
use crate::art::motifs::CAVE;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;

pub(super) fn cave(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = super::word(canvas, reader);
    canvas.put_motif_of(mark.colour, &CAVE, Shown { two: mark.two, named: word.is_some() });
    if let Some(word) = word {
        stacked(canvas, &word, (0.24 * C, 1.0), 0.4 * C, 2.1, mark.colour);
    }
}

//! A frame in the owner's colour, or two. Above a name in letters there is a doorway, as in the pictures of the rules.

use crate::art::Shown;
use crate::art::motifs::{DOORWAY, FRAME};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::{one_line, stacked};
use crate::rules::Side;

pub(super) fn plain(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colour = mark.colour;
    let word = super::word(canvas, reader);
    canvas.put_motif_of(colour, &FRAME, Shown { two: mark.two, named: word.is_some() });
    let Some(word) = word else { return };
    if word.in_characters {
        stacked(canvas, &word, (0.34 * C, 1.0), 0.66 * C, 0.0, colour);
        return;
    }
    canvas.at(0.0, -0.095 * C, 0.0, 0.96, |canvas| canvas.put_motif_of(colour, &DOORWAY, Shown::default()));
    one_line(canvas, &word, 0.185 * C, 0.7 * C, 0.285 * C, colour);
}

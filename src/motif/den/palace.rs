//! A palace in the owner's colour, its name on the board over the door.

use crate::art::Shown;
use crate::art::motifs::PALACE;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::{face, inscribed};
use crate::rules::Side;
use crate::typeset::{Across, Down};

/// How much smaller than drawn it stands in its square: the tips of the roof keep clear of the square's lines.
const SHARE: f64 = 0.945;

pub(super) fn palace(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = super::word(canvas, reader);
    canvas.at(0.0, 0.0, 0.0, SHARE, |canvas| {
        canvas.put_motif_of(mark.colour, &PALACE, Shown { two: mark.two, named: word.is_some() });
        let Some(word) = word else { return };
        let (of, land) = (face(canvas, &word, 0.19 * C), canvas.site().colours().land);
        if let Some(words) = canvas.fitted(of, &inscribed(&word), 8.9) {
            canvas.put_words(&words, (0.0, 2.7), Across::Middle, Down::Middle, land);
        }
    });
}

//! A crown in the owner's colour over one bar or two, its name below.

use crate::art::Shown;
use crate::art::motifs::CROWN;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::motif::word::{face, inscribed};
use crate::rules::Side;
use crate::typeset::{Across, Down};

pub(super) fn crown(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = super::word(canvas, reader);
    let y = if word.is_some() { -1.9 } else { 0.2 };
    canvas.at(0.0, y, 0.0, 1.0, |canvas| {
        canvas.put_motif_of(mark.colour, &CROWN, Shown { two: mark.two, named: word.is_some() });
    });
    let Some(word) = word else { return };
    let of = face(canvas, &word, 0.165 * C);
    // Under a crown the letters stand apart, as on a coin.
    let of = if word.in_characters { of } else { Type { tracking: 0.28, ..of } };
    if let Some(words) = canvas.fitted(of, &inscribed(&word), 0.72 * C) {
        canvas.put_words(&words, (0.0, 8.2), Across::Middle, Down::Middle, mark.colour);
    }
}

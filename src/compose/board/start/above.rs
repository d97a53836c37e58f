//! Large numeral and character in the upper corners, the animal below.

use super::start_piece::{StartPiece, badge, middle};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::word::caption;
use crate::theme::{Emphasis, Numerals};
use crate::typeset::{Across, Down};

/// The centre of the upper row.
const ROW: f64 = -0.265 * C;

pub(super) fn above(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let mark = site.marks(start.side);
    let name = start.name(site);
    let (size, y) = if name.is_some() { (0.44 * C, 0.13 * C) } else { (0.54 * C, 0.19 * C) };
    let mut spoken = false;
    canvas.at(0.0, y, 0.0, 1.0, |canvas| spoken = middle(canvas, start, size));
    let character = start.character(site).filter(|_| !spoken);
    let strength = start.strength(site);
    // A single numeral or character is centred in its row.
    let aside = if strength.is_some() && character.is_some() { 1.0 } else { 0.0 };
    if let Some(strength) = strength {
        if site.theme.face.emphasis == Emphasis::Badge {
            badge(canvas, start.side, &strength);
        } else {
            let em = if site.theme.face.numerals == Numerals::Chinese { 0.325 * C } else { 0.50 * C };
            let of = Type { face: site.numeral_face(), size: em, tracking: 0.0 };
            if let Some(words) = canvas.fitted(of, &strength, 0.40 * C) {
                // A wide numeral keeps clear of the line.
                let x = (-0.29 * C * aside).max(-0.45 * C + words.width() / 2.0);
                canvas.put_words(&words, (x, ROW), Across::Middle, Down::Middle, mark);
            }
        }
    }
    if let Some(character) = character {
        let of = Type { face: site.theme.roles.character, size: 0.325 * C, tracking: 0.0 };
        canvas.text(of, &character, (0.27 * C * aside, ROW), mark);
    }
    if let Some(name) = name {
        caption(canvas, (Some(&name), None), 0.455 * C, (mark, mark));
    }
}

//! Checks the contrast of text with its ground.

use super::Severity;
use super::board_colours::key_of;
use super::examination::Examination;
use super::faces::PieceFaces;
use super::notes::WordsNote;
use super::proof::PixelProof;
use super::value::{NamedValue, Value};
use crate::rules::Side;
use crate::theme::Theme;
use std::collections::BTreeMap;

/// The minimum for text by WCAG 2, AA: a numeral on a piece is read in a moment, from afar, in bad light.
pub const PIECES: f64 = 4.5;
/// The minimum for large text by WCAG 2, AA.
pub const PIECES_FAULT: f64 = 3.0;
/// The name of a river or a den is read once and may be subtle.
pub const BOARD: f64 = 2.5;
/// Below this text is practically invisible.
pub const BOARD_FAULT: f64 = 1.5;

/// Compares all text with its ground.
pub fn check(theme: &Theme, faces: &PieceFaces<'_>, board: Option<&PixelProof>, seen: &mut Examination) {
    for side in Side::BOTH {
        let whole = if side == Side::White { "pieces.white" } else { "pieces.black" };
        let style = &theme.pieces.sides[side.index()];
        let place = |colour: [u8; 3]| {
            let own = [(style.colour, "colour"), (style.ground, "ground")];
            match own.iter().find(|(known, _)| <[u8; 3]>::from(known.rgb()) == colour) {
                Some((_, key)) => format!("{whole}.{key}"),
                None => key_of(theme, colour).unwrap_or(whole).to_owned(),
            }
        };
        let notes = faces.side(side).flat_map(|face| &face.proof.notes.words);
        worst(notes, place, Some(side), (PIECES, PIECES_FAULT), seen);
    }
    let notes = board.into_iter().flat_map(|proof| &proof.notes.words);
    let place = |colour| key_of(theme, colour).unwrap_or("board").to_owned();
    worst(notes, place, None, (BOARD, BOARD_FAULT), seen);
}

/// Reports the worst contrast of each colour on a side's pieces, or on the board.
fn worst<'a>(
    notes: impl Iterator<Item = &'a WordsNote>,
    place: impl Fn([u8; 3]) -> String,
    side: Option<Side>,
    (least, fault): (f64, f64),
    seen: &mut Examination,
) {
    let mut colours: BTreeMap<[u8; 3], &WordsNote> = BTreeMap::new();
    for note in notes {
        let known = colours.entry(note.colour).or_insert(note);
        if note.contrast < known.contrast {
            *known = note;
        }
    }
    for (colour, note) in colours {
        let place = place(colour);
        let (figure, message) = match side {
            Some(_) => ("figure-words-pieces", "low-contrast-words-pieces"),
            None => ("figure-words-board", "low-contrast-words-board"),
        };
        let mut values: Vec<NamedValue> = vec![("words", note.text.as_str().into())];
        values.extend(side.map(|side| ("side", side.into())));
        seen.measured((figure, values.clone()), &place, note.contrast, ": 1", least);
        if note.contrast < least {
            let severity = if note.contrast < fault { Severity::Fault } else { Severity::Warning };
            values.push(("contrast", Value::exactly(note.contrast, 1)));
            values.push(("least", Value::plain(least)));
            values.push(("way", if note.lighter { "lighter" } else { "darker" }.into()));
            // A key without a dot is a whole part: its text has a mixed colour.
            let remedy = if place.contains('.') { "mend-contrast-key" } else { "mend-contrast-words" };
            values.push(("key", place.as_str().into()));
            seen.find(severity, "low-contrast", &place, (message, remedy), values);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::preflight::Severity;
    use crate::preflight::test_sheets::{Sheets, classic_theme, found};
    use crate::scene::Colour;

    /// The findings of classic pieces in these colours.
    fn pieces(colour: Colour, ground: Colour) -> Vec<(Severity, String)> {
        let mut theme = classic_theme();
        for side in &mut theme.pieces.sides {
            (side.colour, side.ground) = (colour, ground);
        }
        let found = found(&Sheets::new(theme).pieces(), "low-contrast").into_iter();
        found.map(|finding| (finding.severity, finding.place)).collect()
    }

    #[test]
    fn dark_numerals_on_light_ground_are_read() {
        assert!(pieces(Colour::Rgb(0x27, 0x4D, 0x7D), Colour::Rgb(0xFB, 0xF4, 0xE2)).is_empty());
    }

    #[test]
    fn pale_numerals_are_found_on_both_sides_and_on_the_foot() {
        let found = pieces(Colour::Rgb(0xB0, 0xC0, 0xD0), Colour::Rgb(0xFB, 0xF4, 0xE2));
        let faults = [(Severity::Fault, "pieces.white.colour".into()), (Severity::Fault, "pieces.black.ground".into())];
        assert_eq!(found, faults);
    }

    #[test]
    fn numerals_that_are_a_little_pale_are_a_warning() {
        let found = pieces(Colour::Rgb(0x80, 0x80, 0x80), Colour::WHITE);
        assert!(found.iter().all(|(severity, _)| *severity == Severity::Warning) && found.len() == 2, "{found:?}");
    }
}

//! Checks the proportions of stickers, pieces and squares.

use super::Severity;
use super::examination::Examination;
use super::value::Value;
use crate::theme::{Theme, piece_for, square_for};

/// Maximum ratio of piece to square: discs of 75 to 80 % are usual; larger ones leave no space for fingers and push
/// their neighbours.
const TIGHT: f64 = 0.85;
/// Minimum ratio of piece to square; smaller pieces look lost.
const LOOSE: f64 = 0.6;

/// Compares sticker, piece and square.
pub fn check(theme: &Theme, seen: &mut Examination) {
    let pieces = &theme.pieces;
    if pieces.inset < 0.0 {
        seen.find(
            Severity::Fault,
            "sticker-too-large",
            "pieces.inset",
            ("sticker-too-large", "mend-overhang"),
            vec![("sticker", Value::plain(pieces.sticker())), ("size", Value::plain(pieces.size))],
        );
    }
    let square = theme.board.square;
    let width = pieces.across();
    let share = width / square;
    let (severity, code) = if share > 1.0 {
        (Severity::Fault, "piece-too-large")
    } else if share > TIGHT {
        (Severity::Warning, "tight-square")
    } else if share < LOOSE {
        (Severity::Advice, "loose-square")
    } else {
        return;
    };
    let values = vec![
        ("size", Value::plain(width)),
        ("square", Value::plain(square)),
        ("percent", Value::percent(share)),
        ("squares", Value::plain(square_for(width))),
        ("pieces", Value::plain(piece_for(square * pieces.size / width))),
    ];
    seen.find(severity, code, "pieces.size", (code, "mend-fit"), values);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preflight::test_sheets::found_by;
    use crate::theme::Outline;

    fn codes(change: impl FnOnce(&mut Theme)) -> Vec<&'static str> {
        found_by(change, check).iter().map(|finding| finding.code).collect()
    }

    #[test]
    fn twenty_millimetres_fit_twenty_four() {
        assert!(codes(|_| {}).is_empty());
    }

    #[test]
    fn a_sticker_must_not_hang_over_its_disc() {
        assert_eq!(codes(|theme| theme.pieces.inset = -0.5), ["sticker-too-large"]);
        assert!(codes(|theme| theme.pieces.inset = 0.0).is_empty());
    }

    #[test]
    fn a_disc_is_neither_too_large_nor_too_small_for_its_square() {
        assert_eq!(codes(|theme| theme.pieces.size = 25.0), ["piece-too-large"]);
        assert_eq!(codes(|theme| theme.pieces.size = 21.0), ["tight-square"]);
        assert_eq!(codes(|theme| theme.pieces.size = 14.0), ["loose-square"]);
    }

    #[test]
    fn a_hexagon_is_measured_over_its_corners() {
        assert_eq!(codes(|theme| theme.pieces.outline = Outline::Hexagon), ["tight-square"]);
    }
}

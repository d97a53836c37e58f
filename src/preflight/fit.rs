//! Checks the proportions of stickers, pieces and squares.

use super::Severity;
use super::examination::Examination;
use crate::geom::plain;
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
            format!("stickers of {} mm hang over pieces of {} mm", plain(pieces.sticker()), plain(pieces.size)),
            "pieces.inset = \"1mm\" keeps them 1 mm inside the edge".into(),
        );
    }
    let square = theme.board.square;
    let width = pieces.across();
    let share = width / square;
    let fits = format!(
        "squares of {} mm suit these pieces, or pieces of {} mm these squares",
        plain(square_for(width)),
        plain(piece_for(square * pieces.size / width))
    );
    let message = |words: &str| format!("pieces of {} mm {words} squares of {} mm", plain(width), plain(square));
    if share > 1.0 {
        seen.find(Severity::Fault, "piece-too-large", "pieces.size", message("do not fit into"), fits);
    } else if share > TIGHT {
        let words = format!("take {:.0} % of the side of", share * 100.0);
        seen.find(Severity::Warning, "tight-square", "pieces.size", message(&words), fits);
    } else if share < LOOSE {
        let words = format!("take only {:.0} % of the side of", share * 100.0);
        seen.find(Severity::Advice, "loose-square", "pieces.size", message(&words), fits);
    }
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

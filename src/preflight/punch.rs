//! Checks that a common punch fits the stickers.

use super::Severity;
use super::examination::Examination;
use super::value::Value;
use crate::geom::plain;
use crate::theme::{PUNCHES, PieceCut, Theme, nearest_punch};

/// Maximum difference from a punch's size in millimetres.
const NEAR: f64 = 0.5;

/// Looks for a common punch of the stickers' size.
pub fn check(theme: &Theme, seen: &mut Examination) {
    let pieces = &theme.pieces;
    let sticker = pieces.sticker();
    let nearest = nearest_punch(sticker);
    if pieces.cut != PieceCut::Punch || (nearest.size - sticker).abs() <= NEAR {
        return;
    }
    // Limited by the size of the piece.
    let fitting = PUNCHES.iter().rev().find(|punch| punch.size <= pieces.size);
    let mut values = vec![
        ("sticker", Value::plain(sticker)),
        ("nearest", nearest.inches.into()),
        ("size", Value::plain(nearest.size)),
    ];
    let remedy = match fitting {
        Some(punch) => {
            let inset = plain((pieces.size - punch.size) / 2.0);
            values.push(("setting", format!("pieces.inset = \"{inset}mm\"").into()));
            values.push(("punch", punch.inches.into()));
            "mend-inset"
        }
        None => "mend-squares",
    };
    seen.find(Severity::Warning, "no-punch", "pieces.cut", ("no-punch", remedy), values);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preflight::test_sheets::{found_by, remedy};

    fn found(size: f64, inset: f64, cut: PieceCut) -> Vec<(&'static str, String)> {
        let change = |theme: &mut Theme| {
            (theme.pieces.size, theme.pieces.inset, theme.pieces.cut) = (size, inset, cut);
        };
        found_by(change, check).iter().map(|finding| (finding.code, remedy(finding))).collect()
    }

    #[test]
    fn an_unpunchable_sticker_gets_an_inset_suggestion() {
        let found = found(30.0, 1.0, PieceCut::Punch);
        assert_eq!(found.len(), 1);
        assert!(found[0].1.starts_with("pieces.inset = \"2.3mm\""), "{}", found[0].1);
    }

    #[test]
    fn common_punch_sizes_and_cut_stickers_have_no_finding() {
        assert!(found(40.0, 1.0, PieceCut::Punch).is_empty(), "38 mm is an inch and a half");
        assert!(found(30.0, 2.3, PieceCut::Punch).is_empty());
        assert!(found(30.0, 1.0, PieceCut::Shape).is_empty());
    }
}

//! Checks the tolerance of backs against printers' and folding accuracy.

use super::Severity;
use super::examination::Examination;
use super::value::Value;
use crate::layout::{BACK_DRIFT, back_drift};
use crate::theme::Theme;

/// Reports if backs tolerate less misregistration than usual.
pub fn check(theme: &Theme, seen: &mut Examination) {
    let Some(drift) = back_drift(&theme.pieces) else { return };
    seen.measured(("figure-backs", Vec::new()), "pieces.backs", drift, "mm", BACK_DRIFT);
    if drift < BACK_DRIFT {
        let drift = (drift * 10.0).floor() / 10.0;
        seen.find(
            Severity::Advice,
            "slipping-back",
            "pieces.backs",
            ("slipping-back", "mend-backs"),
            vec![("drift", Value::plain(drift)), ("least", Value::plain(BACK_DRIFT))],
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preflight::test_sheets::{found_by, message};
    use crate::theme::Backs;

    fn found(backs: Backs, size: f64) -> Vec<String> {
        let found = found_by(|theme| (theme.pieces.backs, theme.pieces.size) = (backs, size), check);
        found.iter().map(message).collect()
    }

    #[test]
    fn backs_of_tiny_pieces_tolerate_less_and_it_is_reported() {
        for backs in [Backs::Gutter, Backs::LongEdge, Backs::ShortEdge] {
            assert!(found(backs, 20.0).is_empty());
            assert!(found(backs, 10.0)[0].contains("slip by 2 mm only"), "{:?}", found(backs, 10.0));
        }
    }

    #[test]
    fn what_is_cut_out_by_itself_never_slips() {
        for backs in [Backs::None, Backs::Stickers, Backs::Stand] {
            assert!(found(backs, 10.0).is_empty());
        }
    }
}

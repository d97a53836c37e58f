//! Preflight: finds printing problems before paper and wood are used.
//!
//! Input: a checked theme and its laid-out [`Set`]. Output: [`Finding`]s with a code, a place, and what is to be said with
//! which values, and the [`Measurement`]s they are based on; [`FindingLanguage`] makes sentences of both. Everything is measured on the pages: lines and text at their printed size,
//! contrasts and similarities on pixels.

mod backs;
mod board_colours;
mod examination;
mod face_difference;
mod faces;
mod finding;
mod fit;
mod ink;
mod line_width;
mod names;
mod notes;
mod package;
mod pictures;
mod proof;
mod punch;
mod safe_area;
mod sheets;
mod side_names;
mod sides;
mod similar_faces;
#[cfg(test)]
mod test_sheets;
mod text_contrast;
mod text_size;
mod total_ink;
mod value;
mod vision;
mod walk;
mod wording;

pub use examination::Examination;
pub use finding::{CODES, Finding, Measurement, Severity};
pub use proof::{PixelProof, proof};
pub use value::{Decimals, Listed, NamedValue, Value};
pub use wording::FindingLanguage;

use crate::layout::Set;
use crate::scene::Inks;
use crate::theme::Theme;
use face_difference::FaceViews;
use faces::PieceFaces;
use sheets::board_proof;

/// The findings of a set, most severe first, then by code. `set` is this theme's with all parts laid out; checks of
/// missing parts find nothing.
pub fn check(theme: &Theme, set: &Set) -> Vec<Finding> {
    seen(theme, set, Examination::default()).findings
}

/// As [`check`], with the measurements.
pub fn examine(theme: &Theme, set: &Set) -> Examination {
    seen(theme, set, Examination::measuring())
}

fn seen(theme: &Theme, set: &Set, mut seen: Examination) -> Examination {
    let document = set.as_drawn();
    let faces = PieceFaces::of(theme, document);
    let board = board_proof(document);
    sheets::check_pages(theme, set, &mut seen);
    fit::check(theme, &mut seen);
    side_names::check(theme, &mut seen);
    backs::check(theme, &mut seen);
    punch::check(theme, &mut seen);
    line_width::check(theme, document, &mut seen);
    line_width::check_reversed(&faces, board.as_ref(), &mut seen);
    text_size::check(theme, document, &mut seen);
    names::check(theme, document, &faces, &mut seen);
    text_contrast::check(theme, &faces, board.as_ref(), &mut seen);
    board_colours::check(theme, set, &mut seen);
    let galleries = FaceViews::all(&faces);
    sides::check(theme, &faces, &galleries, &mut seen);
    similar_faces::check(&faces, &galleries, theme.inks == Inks::Grey, &mut seen);
    safe_area::check(theme, document, &faces, &mut seen);
    pictures::check(theme, document, &mut seen);
    ink::check(&faces, board.as_ref(), &mut seen);
    total_ink::check(theme, document, &mut seen);
    sheets::check_waste(theme, set, &mut seen);
    sheets::check_count(theme, set, &mut seen);
    package::check(set, &mut seen);
    // A stable sort: findings of one code keep their order.
    seen.findings.sort_by_key(|finding| (finding.severity, finding.code));
    seen
}

#[cfg(test)]
mod tests {
    use super::test_sheets::{Sheets, all_found};
    use super::*;
    use crate::preflight::test_sheets::classic_theme;

    #[test]
    fn a_classic_set_has_nothing_to_mend_but_an_empty_sheet() {
        let found = all_found(&Sheets::new(classic_theme()).pieces());
        assert_eq!(found.iter().map(|finding| finding.code).collect::<Vec<_>>(), ["waste"], "{found:#?}");
    }

    #[test]
    fn findings_are_sorted_by_severity() {
        let mut theme = classic_theme();
        (theme.pieces.inset, theme.pieces.size, theme.colours.ghost) = (-0.5, 21.0, theme.colours.land);
        let set = crate::layout::set(&theme, &crate::layout::PARTS).expect("the trial theme can be laid out");
        let found = check(&theme, &set);
        let ranks: Vec<_> = found.iter().map(|finding| (finding.severity, finding.code)).collect();
        assert!(ranks.is_sorted() && ranks[0].0 == Severity::Fault, "{ranks:?}");
        assert!(found.iter().all(|finding| CODES.iter().any(|(code, _)| *code == finding.code)));
    }
}

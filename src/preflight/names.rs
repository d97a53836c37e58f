//! Checks that the names on the pieces are readable from where the players sit.

use super::Severity;
use super::examination::Examination;
use super::faces::PieceFaces;
use super::value::{Listed, Value};
use super::walk::{Primitive, walk};
use crate::geom::{Affine, Shape, least_scale};
use crate::layout::LEAST_NAME;
use crate::scene::Document;
use crate::theme::{Element, Theme};

/// Tolerance below the minimum, in millimetres.
const ROUNDING: f64 = 0.01;
/// Maximum number of animals named in a finding.
const NAMED: usize = 4;

/// Measures the x-height of every name on a piece.
pub fn check(theme: &Theme, document: &Document, faces: &PieceFaces<'_>, seen: &mut Examination) {
    let face = document.fonts.face(theme.roles.name);
    let Some(x) = face.glyph('x').filter(|_| theme.face.show.contains(&Element::Name)) else { return };
    let ems = face.outline(x).bounding_box().height();
    let (mut small, mut least) = (Vec::new(), f64::INFINITY);
    for animal in &faces.animals {
        let mut own = f64::INFINITY;
        walk(document, &animal.symbol.items, Affine::IDENTITY, &mut |leaf, place| {
            if let Primitive::Glyphs(run) = leaf
                && run.face == theme.roles.name
                && run.text.chars().any(char::is_lowercase)
            {
                own = own.min(ems * run.size * least_scale(place * run.transform));
            }
        });
        least = least.min(own);
        if own < LEAST_NAME - ROUNDING && !small.contains(&animal.name) {
            small.push(animal.name.clone());
        }
    }
    if least.is_finite() {
        seen.measured(("figure-names", Vec::new()), "face.show", least, "mm", LEAST_NAME);
    }
    if !small.is_empty() {
        let enough = (theme.pieces.size * LEAST_NAME / least).ceil();
        let values = vec![
            ("count", Value::count(small.len())),
            ("animals", Value::List(Listed::Animals, small, NAMED)),
            ("height", Value::exactly(least, 1)),
            ("least", Value::plain(LEAST_NAME)),
            ("size", Value::plain(enough)),
        ];
        seen.find(Severity::Fault, "small-name", "face.show", ("small-name", "mend-small-name"), values);
    }
}

#[cfg(test)]
mod tests {
    use crate::layout::{PARTS, set};
    use crate::preflight::test_sheets::{self, TestSet, classic_theme, message, remedy};
    use crate::preflight::{Finding, Severity};
    use crate::theme::Element;

    fn found(size: f64) -> Vec<Finding> {
        let mut theme = classic_theme();
        theme.face.show = vec![Element::Picture, Element::Numeral, Element::Name];
        theme.languages = vec!["de".into()];
        theme.pieces.size = size;
        let set = set(&theme, &PARTS).expect("the trial theme can be laid out");
        test_sheets::found(&TestSet { theme, set }, "small-name")
    }

    #[test]
    fn names_along_the_edge_are_read_on_a_piece_of_twenty() {
        assert!(found(20.0).is_empty(), "{:?}", found(20.0));
        assert!(found(30.0).is_empty());
    }

    #[test]
    fn a_name_that_does_not_fit_is_a_fault_with_the_required_size() {
        let found = found(12.0);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].severity, Severity::Fault);
        assert!(message(&found[0]).contains("1.5 mm is the least") && remedy(&found[0]).contains("pieces.size"));
    }
}

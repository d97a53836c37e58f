//! Checks that the pieces of the two sides can be told apart.

use super::Severity;
use super::examination::Examination;
use super::face_difference::FaceViews;
use super::faces::PieceFaces;
use super::value::{Listed, Value};
use crate::rules::Side;
use crate::theme::Theme;

/// Minimum mean difference of colour between White's and Black's face of one animal. A double and a single ring of the
/// same colour have 2.1 in grey; blue and red rings of one shape, equal on a grey printer, 0.8.
pub const LEAST: f64 = 1.5;

/// Compares every animal's two faces in every view.
pub fn check(theme: &Theme, faces: &PieceFaces<'_>, galleries: &[FaceViews], seen: &mut Examination) {
    let all = &faces.animals;
    let partner = |white: usize| (0..all.len()).find(|&b| all[b].side == Side::Black && all[b].kind == all[white].kind);
    let pairs: Vec<(usize, usize)> = (0..all.len())
        .filter(|&place| all[place].side == Side::White)
        .filter_map(|white| Some((white, partner(white)?)))
        .collect();
    let Some(&(first, _)) = pairs.first() else { return };
    let inside = all[first].inside();
    let (mut common, mut rare, mut worst) = (Vec::new(), Vec::new(), f64::INFINITY);
    for FaceViews { view, looks } in galleries {
        let pairs = pairs.iter().map(|&(white, black)| (&looks[white], &looks[black]));
        let least = pairs
            .filter(|(white, black)| white.fits(black))
            .map(|(white, black)| match seen.measures {
                true => white.apart(black, &inside),
                false => white.apart_near(black, &inside, LEAST),
            })
            .fold(f64::INFINITY, f64::min);
        let seen_so = Value::List(Listed::Views, vec![view.id().to_owned()], 1);
        seen.measured(("figure-sides", vec![("views", seen_so)]), "pieces", least, "ΔE", LEAST);
        if least < LEAST {
            worst = worst.min(least);
            if view.common() { common.push(view.id().to_owned()) } else { rare.push(view.id().to_owned()) }
        }
    }
    let severity = if common.is_empty() { Severity::Warning } else { Severity::Fault };
    common.extend(rare);
    if !common.is_empty() {
        let [white, black] = &theme.pieces.sides;
        let mut values = vec![
            ("views", Value::List(Listed::Views, common, usize::MAX)),
            ("difference", Value::exactly(worst, 1)),
            ("least", Value::plain(LEAST)),
        ];
        // A ring that only one side has, a foot, or a darker ground.
        let remedy = match white.foot == black.foot {
            true => {
                values.push(("setting", format!("pieces.black.foot = {}", !white.foot).into()));
                "mend-sides-foot"
            }
            false => "mend-sides",
        };
        seen.find(severity, "sides-alike", "pieces.black", ("sides-alike", remedy), values);
    }
}

#[cfg(test)]
mod tests {
    use crate::preflight::test_sheets::{Sheets, classic_theme, found, message};
    use crate::preflight::{Finding, Severity};
    use crate::scene::Colour;
    use crate::theme::{Ring, SideStyle, Theme};

    fn alike(theme: Theme) -> Vec<Finding> {
        found(&Sheets::new(theme).pieces(), "sides-alike")
    }

    /// The finding when both sides have White's classic style except for this change of Black's.
    fn found_with(change: impl FnOnce(&mut SideStyle)) -> Vec<Finding> {
        let mut theme = classic_theme();
        theme.pieces.sides[1] = theme.pieces.sides[0].clone();
        change(&mut theme.pieces.sides[1]);
        alike(theme)
    }

    #[test]
    fn the_classic_sides_differ_in_every_view() {
        let mut theme = classic_theme();
        assert!(alike(theme.clone()).is_empty());
        theme.pieces.turned = true;
        assert!(alike(theme).is_empty());
    }

    #[test]
    fn blue_and_red_rings_of_one_shape_merge_in_grey() {
        let found = found_with(|black| black.colour = Colour::Rgb(0xA3, 0x2A, 0x22));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].severity, Severity::Fault);
        assert!(message(&found[0]).contains("look alike in grey ("), "{}", message(&found[0]));
    }

    #[test]
    fn equal_sides_are_alike_upright_and_upside_down() {
        let mut theme = classic_theme();
        theme.pieces.sides[1] = theme.pieces.sides[0].clone();
        theme.pieces.turned = true;
        assert!(alike(theme).iter().any(|finding| message(finding).contains("in colour")));
    }

    #[test]
    fn a_double_ring_or_a_darker_ground_is_enough() {
        assert!(found_with(|black| black.ring = Ring::Double).is_empty());
        assert!(found_with(|black| black.ground = Colour::Rgb(0xE0, 0xC8, 0xA0)).is_empty());
    }
}

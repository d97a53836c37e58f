//! Checks that the animals of one side can be told apart.

use super::Severity;
use super::examination::Examination;
use super::face_difference::{DOUBT, FaceView, FaceViews};
use super::faces::{PieceFace, PieceFaces};
use super::value::{Listed, Value};
use super::vision::Vision;
use crate::rules::Side;
use std::cell::OnceCell;

/// Minimum difference of two faces, as a share of their content without ground, ring and foot. 1: nothing in common.
/// The most similar two of the shipped animals have 0.45; one drawing with two numerals and characters 0.11.
pub const LEAST: f64 = 0.25;
/// Minimum mean difference of colour, for faces with little content: a numeral of 2 mm on a disc of 20 mm.
pub const LEAST_AT_ALL: f64 = 0.6;

/// An approximate difference within this factor of the smallest one needs an exact one, for the measurement.
const NEARLY: f64 = 1.15;

/// Maximum number of animals named in a finding.
const NAMED: usize = 4;

/// Compares every two animals of a side in every view. Animals that look alike in grey alone are a fault only where the
/// set is printed in grey.
pub fn check(faces: &PieceFaces<'_>, galleries: &[FaceViews], is_grey: bool, seen: &mut Examination) {
    let mut pairs: Vec<SimilarPair> = Vec::new();
    for side in Side::BOTH {
        let all: Vec<&PieceFace<'_>> = faces.side(side).collect();
        let Some(first) = all.first() else { continue };
        let inside = first.inside();
        let mut agreed = None;
        for FaceViews { view, looks } in galleries {
            let view = *view;
            let own = looks.iter().zip(&faces.animals).filter(|(_, face)| face.side == side);
            let looks: Vec<&FaceView> = own.map(|(look, _)| look).collect();
            let agreed = agreed.get_or_insert_with(|| FaceView::agreed(&looks));
            let least = compare(&all, &looks, (&inside, agreed), view, &mut pairs, seen.measures);
            let place = if side == Side::White { "pieces.white" } else { "pieces.black" };
            let seen_so = Value::List(Listed::Views, vec![view.id().to_owned()], 1);
            seen.measured(("figure-faces", vec![("views", seen_so)]), place, least, "of 1", LEAST);
        }
    }
    report(pairs, is_grey, seen);
}

/// Animals that look alike.
#[derive(Debug, Clone)]
struct SimilarPair {
    names: Vec<String>,
    views: Vec<Vision>,
    turned: bool,
    share: f64,
}

/// Records the pairs that look alike in this view; returns the smallest share of all, exact if it is measured.
fn compare(
    all: &[&PieceFace<'_>],
    looks: &[&FaceView],
    (inside, agreed): (&[bool], &[Option<u32>]),
    view: Vision,
    pairs: &mut Vec<SimilarPair>,
    measures: bool,
) -> f64 {
    if looks.len() < 2 || !looks.iter().all(|look| look.fits(looks[0])) {
        return f64::INFINITY;
    }
    let Some(common) = FaceView::common(looks, agreed) else { return f64::INFINITY };
    let about_ink: Vec<f64> = looks.iter().map(|look| look.about_apart(&common, inside)).collect();
    let exact_ink: Vec<OnceCell<f64>> = vec![OnceCell::new(); looks.len()];
    let ink = |place: usize| *exact_ink[place].get_or_init(|| looks[place].apart(&common, inside));
    let own = |one: usize, other: usize| (ink(one) + ink(other)).max(f64::MIN_POSITIVE);
    let about_own = |one: usize, other: usize| (about_ink[one] + about_ink[other]).max(f64::MIN_POSITIVE);
    let couples = || (0..looks.len()).flat_map(|one| (one + 1..looks.len()).map(move |other| (one, other)));
    // Most pairs differ clearly: only the most similar ones are compared exactly.
    let rough: Vec<f64> = couples().map(|(one, other)| looks[one].about_apart(looks[other], inside)).collect();
    let share = |place: usize, (one, other)| rough[place] / about_own(one, other);
    let most_alike = couples().enumerate().map(|(place, pair)| share(place, pair)).fold(f64::INFINITY, f64::min);
    let mut least = f64::INFINITY;
    for (place, (one, other)) in couples().enumerate() {
        let mut note = |apart: f64, turned: bool| {
            let share = apart / own(one, other);
            if !turned {
                least = least.min(share);
            }
            if share < LEAST || apart < LEAST_AT_ALL {
                let names = [one, other].map(|place| all[place].name.clone()).to_vec();
                match pairs.iter_mut().find(|pair| pair.names == names && pair.turned == turned) {
                    Some(pair) if pair.views.contains(&view) => pair.share = pair.share.min(share),
                    Some(pair) => pair.views.push(view),
                    None => pairs.push(SimilarPair { names, views: vec![view], turned, share }),
                }
            }
        };
        let doubtful = |apart: f64| apart / about_own(one, other) < DOUBT * LEAST || apart < DOUBT * LEAST_AT_ALL;
        if doubtful(rough[place]) || measures && share(place, (one, other)) <= NEARLY * most_alike {
            note(looks[one].apart(looks[other], inside), false);
        }
        if view == Vision::Colour {
            let turned = looks[other].turned();
            if doubtful(looks[one].about_apart(&turned, inside)) {
                note(looks[one].apart(&turned, inside), true);
            }
        }
    }
    least
}

fn report(mut pairs: Vec<SimilarPair>, is_grey: bool, seen: &mut Examination) {
    // A face that is alike upright is alike upside down, too; otherwise the player opposite may confuse them.
    let upright: Vec<Vec<String>> = pairs.iter().filter(|pair| !pair.turned).map(|pair| pair.names.clone()).collect();
    pairs.retain(|pair| !pair.turned || !upright.contains(&pair.names));
    for group in together(pairs) {
        let is_seen = |view: &Vision| *view == Vision::Colour || (is_grey && *view == Vision::Grey);
        let common = group.views.iter().any(is_seen) && !group.turned;
        let when = match group.views.len() {
            _ if group.turned => "turned",
            all if all == Vision::ALL.len() => "always",
            _ => "views",
        };
        let views = group.views.iter().map(|view| view.id().to_owned()).collect();
        let key = format!("pictures.{}", group.names[group.names.len() - 1]);
        seen.find(
            if common { Severity::Fault } else { Severity::Warning },
            "faces-alike",
            "face.show",
            ("faces-alike", "mend-faces"),
            vec![
                ("animals", Value::List(Listed::Animals, group.names, NAMED)),
                ("when", when.into()),
                ("views", Value::List(Listed::Views, views, usize::MAX)),
                ("percent", Value::percent(group.share)),
                ("key", key.into()),
            ],
        );
    }
}

/// Merges pairs that look alike in the same views and share an animal.
fn together(pairs: Vec<SimilarPair>) -> Vec<SimilarPair> {
    let mut groups: Vec<SimilarPair> = Vec::new();
    for pair in pairs {
        let same = |group: &&mut SimilarPair| {
            group.turned == pair.turned
                && group.views == pair.views
                && pair.names.iter().any(|name| group.names.contains(name))
        };
        match groups.iter_mut().find(same) {
            Some(group) => {
                group.share = group.share.min(pair.share);
                let new = pair.names.into_iter().filter(|name| !group.names.contains(name));
                group.names.extend(new.collect::<Vec<_>>());
            }
            None => groups.push(pair),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preflight::test_sheets::{self, Sheets, classic_theme, message};
    use crate::preflight::{Finding, Severity};

    fn found(change: impl FnOnce(&mut Sheets)) -> Vec<Finding> {
        let mut sheets = Sheets::new(classic_theme());
        change(&mut sheets);
        test_sheets::found(&sheets.pieces(), "faces-alike")
    }

    #[test]
    fn the_shipped_animals_are_distinguishable() {
        assert!(found(|_| {}).is_empty());
    }

    #[test]
    fn numerals_alone_tell_the_animals_apart() {
        assert!(found(|sheets| sheets.drawings = false).is_empty());
    }

    #[test]
    fn a_wolf_drawn_as_a_dog_is_one_finding_for_both_sides() {
        let found = found(|sheets| sheets.drawn_as = vec![("wolf", "dog")]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].severity, Severity::Fault);
        assert!(message(&found[0]).starts_with("wolf and dog look alike to every eye"), "{}", message(&found[0]));
    }

    #[test]
    fn animals_alike_in_grey_are_a_fault_only_where_the_set_is_printed_in_grey() {
        let reported = |is_grey: bool| {
            let pair = SimilarPair {
                names: vec!["wolf".into(), "dog".into()],
                views: vec![Vision::Grey],
                turned: false,
                share: 0.1,
            };
            let mut seen = Examination::measuring();
            report(vec![pair], is_grey, &mut seen);
            seen.findings.iter().map(|finding| finding.severity).collect::<Vec<_>>()
        };
        assert_eq!((reported(false), reported(true)), (vec![Severity::Warning], vec![Severity::Fault]));
    }

    #[test]
    fn animals_that_all_look_alike_are_one_finding() {
        let found = found(|sheets| sheets.drawn_as = ["wolf", "lion", "cat"].map(|kind| (kind, "dog")).into());
        assert_eq!(found.len(), 1, "{found:#?}");
        assert!(message(&found[0]).starts_with("lion, wolf, dog and cat look alike"), "{}", message(&found[0]));
    }

    #[test]
    fn a_six_is_a_nine_to_one_who_sits_opposite() {
        let found = found(|sheets| {
            sheets.drawings = false;
            sheets.written_as = vec![("wolf", "9"), ("tiger", "6")];
            sheets.theme.pieces.sides[1].foot = false;
        });
        let reported: Vec<_> = found.iter().map(|finding| (finding.severity, message(finding))).collect();
        assert_eq!(reported.len(), 1, "{reported:?}");
        assert!(
            reported[0].0 == Severity::Warning
                && reported[0].1.contains("tiger and wolf look alike when one lies on its head")
        );
    }
}

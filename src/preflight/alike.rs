//! Whether the animals of one side are told apart.

use super::apart::{Gallery, Look};
use super::eye::View;
use super::faces::{Face, Faces};
use super::finding::named;
use super::{Examination, Severity};
use crate::rules::Side;

/// The least difference of two faces, as a share of what both show beside ground, ring and foot. 1: nothing in common. The
/// most similar two of the shipped animals make 0.45; one drawing with two numerals and characters 0.11.
pub const LEAST: f64 = 0.25;
/// The least mean difference of colour, however little the faces show: a numeral of 2 mm on a disc of 20 mm.
pub const LEAST_AT_ALL: f64 = 0.6;

/// Compares every two animals of a side in every view.
pub fn check(faces: &Faces<'_>, galleries: &[Gallery], seen: &mut Examination) {
    let mut pairs: Vec<Alike> = Vec::new();
    for side in Side::BOTH {
        let all: Vec<&Face<'_>> = faces.side(side).collect();
        let Some(first) = all.first() else { continue };
        let inside = first.inside();
        for Gallery { view, looks } in galleries {
            let view = *view;
            let own = looks.iter().zip(&faces.animals).filter(|(_, face)| face.side == side);
            let looks: Vec<&Look> = own.map(|(look, _)| look).collect();
            let least = compare(&all, &looks, &inside, view, &mut pairs);
            let place = if side == Side::White { "pieces.white" } else { "pieces.black" };
            seen.measured(format!("two animals, {}", view.words()), place, least, "of 1", LEAST);
        }
    }
    report(pairs, seen);
}

/// Two animals that look alike.
struct Alike {
    names: [String; 2],
    views: Vec<View>,
    turned: bool,
    share: f64,
}

/// Notes the pairs that look alike in this view; gives the least share of all.
fn compare(all: &[&Face<'_>], looks: &[&Look], inside: &[bool], view: View, pairs: &mut Vec<Alike>) -> f64 {
    if looks.len() < 2 || !looks.iter().all(|look| look.fits(looks[0])) {
        return f64::INFINITY;
    }
    let Some(common) = Look::common(looks) else { return f64::INFINITY };
    let ink: Vec<f64> = looks.iter().map(|look| look.apart(&common, inside)).collect();
    let mut least = f64::INFINITY;
    for one in 0..looks.len() {
        for other in one + 1..looks.len() {
            let mut note = |apart: f64, turned: bool| {
                let share = apart / (ink[one] + ink[other]).max(f64::MIN_POSITIVE);
                least = least.min(share);
                if share < LEAST || apart < LEAST_AT_ALL {
                    let names = [one, other].map(|place| all[place].name.clone());
                    match pairs.iter_mut().find(|pair| pair.names == names && pair.turned == turned) {
                        Some(pair) if pair.views.contains(&view) => pair.share = pair.share.min(share),
                        Some(pair) => pair.views.push(view),
                        None => pairs.push(Alike { names, views: vec![view], turned, share }),
                    }
                }
            };
            note(looks[one].apart(looks[other], inside), false);
            if view == View::Colour {
                note(looks[one].apart(&looks[other].turned(), inside), true);
            }
        }
    }
    least
}

fn report(pairs: Vec<Alike>, seen: &mut Examination) {
    for pair in &pairs {
        let [one, other] = &pair.names;
        // Who looks alike upright does so on his head; who does not is taken for the other by one who sits opposite.
        if pair.turned && pairs.iter().any(|upright| !upright.turned && upright.names == pair.names) {
            continue;
        }
        let severity = if pair.views.iter().any(|view| view.common()) && !pair.turned {
            Severity::Fault
        } else {
            Severity::Warning
        };
        let views: Vec<String> = pair.views.iter().map(|view| view.words().to_owned()).collect();
        let views = if pair.turned { "when one lies on its head".to_owned() } else { named(&views, 5) };
        seen.find(
            severity,
            "faces-alike",
            "face.show",
            format!("{one} and {other} look alike {views}: they share {:.0} % of what they show", shared(pair.share)),
            format!("give one another picture (pictures.{one}), or let face.show tell more, larger"),
        );
    }
}

fn shared(share: f64) -> f64 {
    100.0 * (1.0 - share).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use crate::preflight::trial::{Sheets, all_found};
    use crate::preflight::{Finding, Severity};
    use crate::theme::trial::trial;

    fn found(change: impl FnOnce(&mut Sheets)) -> Vec<Finding> {
        let mut sheets = Sheets::new(trial());
        change(&mut sheets);
        let mut found = all_found(&sheets.pieces());
        found.retain(|finding| finding.code == "faces-alike");
        found
    }

    #[test]
    fn the_shipped_animals_are_told_apart() {
        assert!(found(|_| {}).is_empty());
    }

    #[test]
    fn numerals_alone_tell_the_animals_apart() {
        assert!(found(|sheets| sheets.drawings = false).is_empty());
    }

    #[test]
    fn a_wolf_drawn_as_a_dog_is_found_on_both_sides_and_told_once() {
        let found = found(|sheets| sheets.drawn_as = vec![("wolf", "dog")]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].severity, Severity::Fault);
        let names = |text: &str| text.contains("wolf") && text.contains("dog") && text.contains("in colour, in grey");
        assert!(names(&found[0].message), "{}", found[0].message);
    }
}

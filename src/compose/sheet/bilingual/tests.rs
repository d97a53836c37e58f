//! Statements about the page in two languages.

use super::*;
use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::compose::sheet::reading::{Said, apart, letters, runs, sheet, theme, with_all_rules};
use crate::geom::{Affine, Rect};
use crate::scene::{Group, Paint};

const A4: Size = Size::new(210.0, 297.0);
const PAIRS: [[&str; 2]; 3] = [["de", "zh-Hant"], ["en", "fr"], ["ja", "en"]];

fn pages_of(rules: &str, pair: [&str; 2], paper: Size, check: impl Fn(&Resources<'_>, [&Sheet; 2], Vec<PageContent>)) {
    let theme = theme(rules);
    let both = pair.map(|language| sheet(&theme, language));
    let mut resources = Resources::new(&theme);
    let both = both.each_ref();
    let sides = pages(&mut Typesetter::new(&mut resources), both, paper);
    assert!(!sides.is_empty());
    check(&resources, both, sides);
}

/// Whether a numeral here stands on a plate at the left margin: centred, while text that begins with one, as in Japanese,
/// begins at the margin itself.
fn on_a_plate(x: f64) -> bool {
    (0.5..4.5).contains(&(x - MARGINS.0))
}

/// Whether a run may be the number of a rule: the ladder's figures are larger, those of notes smaller, and those in a text
/// are in its ink.
fn is_number(resources: &Resources<'_>, said: &Said) -> bool {
    (2.9..4.2).contains(&said.size) && said.colour != Paint::from(resources.theme.colours.ink)
}

#[test]
fn a_rule_begins_at_the_same_height_in_both_languages() {
    for (rules, pair) in with_all_rules(PAIRS) {
        pages_of(rules, pair, A4, |resources, sheets, sides| {
            let mut numbers: Vec<[u32; 2]> = Vec::new();
            for side in &sides {
                let rows = runs(&side.items).into_iter().filter(|said| is_number(resources, said));
                let numbered = rows.filter_map(|said| Some((said.text.parse::<u32>().ok()?, said.at)));
                let [_, second] = Spread::new(sheets, A4).starts();
                let is_at = |at: f64, x: f64| on_a_plate(at - x);
                let numbered: Vec<_> = numbered.collect();
                let left: Vec<_> = numbered.iter().filter(|(_, at)| is_at(at.x, 0.0)).collect();
                let right: Vec<_> = numbered.iter().filter(|(_, at)| is_at(at.x, second)).collect();
                assert_eq!(left.len(), right.len(), "{rules} in {pair:?}");
                for ((one, at), (other, level)) in left.into_iter().zip(right) {
                    // Figures of two faces, each in the middle of its plate.
                    assert!((at.y - level.y).abs() < 0.3, "{rules} in {pair:?}: rule {one}");
                    numbers.push([*one, *other]);
                }
            }
            let count = sheets[0].numbered().count() as u32;
            assert_eq!(numbers, (1..=count).map(|number| [number; 2]).collect::<Vec<_>>());
        });
    }
}

#[test]
fn nothing_leaves_the_page_or_overlaps() {
    for (rules, (pair, paper)) in with_all_rules(PAIRS.into_iter().zip([A4, Size::new(215.9, 279.4), A4])) {
        pages_of(rules, pair, paper, |resources, _, sides| {
            for side in &sides {
                let ink = ink(resources, &side.items).expect("no page is empty");
                let page = Rect::new(0.0, 0.0, paper.width, paper.height).inflate(-10.0, -10.0);
                assert_eq!(page.union(ink), page, "{rules} in {pair:?}");
                apart(resources, &side.items, &format!("{rules} in {pair:?}"));
                for item in &side.items {
                    let Item::Group(row) = item else { continue };
                    // The head's emblem stands on its line; cards lie on their tray.
                    if row.items.iter().all(|item| matches!(item, Item::Group(_))) {
                        apart(resources, &row.items, &format!("a row of {rules} in {pair:?}"));
                    }
                }
            }
        });
    }
}

#[test]
fn both_sheets_are_printed_completely() {
    for (rules, pair) in with_all_rules(PAIRS) {
        pages_of(rules, pair, A4, |_, sheets, sides| {
            let said = sides.iter().flat_map(|side| runs(&side.items));
            let said = letters(&said.map(|said| said.text).collect::<String>());
            for sheet in sheets {
                crate::compose::sheet::reading::tells_all(&said, sheet);
            }
        });
    }
}

/// The pictures among these items, by what they show, with their ink on the page.
fn pictures(resources: &Resources<'_>, items: &[Item], to: Affine, found: &mut Vec<(String, Rect)>) {
    for item in items {
        let Item::Group(group) = item else { continue };
        match &group.alternative {
            Some(alternative) => {
                let placed = Item::from(Group::placed(to, vec![item.clone()]));
                found.extend(ink(resources, &[placed]).map(|ink| (alternative.clone(), ink)));
            }
            None => pictures(resources, &group.items, to * group.transform, found),
        }
    }
}

#[test]
fn every_picture_begins_beside_its_own_rule() {
    for (rules, pair) in with_all_rules(PAIRS) {
        pages_of(rules, pair, A4, |resources, sheets, sides| {
            let mut found = 0;
            for side in &sides {
                let mut shown = Vec::new();
                pictures(resources, &side.items, Affine::IDENTITY, &mut shown);
                let numbers: Vec<(u32, f64)> = runs(&side.items)
                    .into_iter()
                    .filter(|said| is_number(resources, said) && on_a_plate(said.at.x))
                    .filter_map(|said| Some((said.text.parse().ok()?, said.at.y)))
                    .collect();
                for rule in sheets[0].numbered() {
                    let Some(place) = numbers.iter().position(|(number, _)| Some(*number) == rule.number) else {
                        continue;
                    };
                    // A capital above the number's baseline, and no further down than the next number.
                    let (top, next) = (numbers[place].1 - 5.0, numbers.get(place + 1).map_or(A4.height, |next| next.1));
                    for figure in &rule.figures {
                        let ink = shown.iter().find(|(alternative, _)| *alternative == figure.alternative);
                        let (_, ink) = ink.expect("it is on the page of its rule");
                        found += 1;
                        assert!(top < ink.y0 && ink.y0 < next, "{rules} in {pair:?}: {} at {ink:?}", figure.id);
                    }
                }
            }
            let all: usize = sheets[0].numbered().map(|rule| rule.figures.len()).sum();
            assert_eq!(found, all, "{rules} in {pair:?}");
        });
    }
}

#[test]
fn exceptions_are_printed_in_both_languages() {
    for pair in PAIRS {
        pages_of("tierschach", pair, A4, |_, sheets, sides| {
            let said = sides.iter().flat_map(|side| runs(&side.items));
            let said = letters(&said.map(|said| said.text).collect::<String>());
            for sheet in sheets {
                let line = sheet
                    .quick_reference
                    .lines
                    .iter()
                    .find(|line| line.id == "exceptions")
                    .expect("the ruleset has some");
                assert_eq!(said.matches(&letters(&line.text)).count(), 1, "{pair:?}: “{}”", line.text);
            }
        });
    }
}

//! The assembly sheet lists what goes with the set, and what that is made of.

use super::seen::Seen;
use crate::support::themes_at_hand::load_parts;
use shouqi::layout::{ASSEMBLY, PARTS, RULES, Set};

/// The words of the first assembly sheet.
fn listed(set: &Set) -> String {
    let assembly = set.document.pages.iter().position(|page| page.part == ASSEMBLY).expect("an assembly sheet");
    Seen::on(&set.document, assembly).text()
}

#[test]
fn what_goes_with_a_set_is_listed_with_the_sheets_that_have_it() {
    let extras = ["box", "cards", "gift", "standees", "cover", "certificate", "scorepad"];
    let parts: Vec<&str> = PARTS.into_iter().chain([RULES, ASSEMBLY]).chain(extras).collect();
    let set = load_parts("classic", &[], &parts).expect("the set can be laid out");
    let text = listed(&set);
    for part in extras {
        let mut with_it = (1..).zip(&set.document.pages).filter(|(_, page)| page.part == part).map(|(sheet, _)| sheet);
        let first: usize = with_it.next().unwrap_or_else(|| panic!("no page of {part}"));
        let line = match with_it.last() {
            Some(last) => format!("sheets {first}–{last}, file “{part}”"),
            None => format!("sheet {first}, file “{part}”"),
        };
        assert!(text.contains(&line), "{line}: {text}");
    }
}

#[test]
fn a_set_alone_lists_nothing_that_goes_with_it() {
    let text = listed(&load_parts("classic", &[], &[ASSEMBLY]).expect("the sheet can be laid out"));
    assert!(!text.contains("file “box”") && !text.contains("g/m²"), "{text}");
}

#[test]
fn the_card_and_the_wood_are_those_of_the_theme() {
    let made = |values: &[(&str, &str)]| {
        let set = load_parts("classic", values, &[ASSEMBLY, "box", "standees"]).expect("the set can be laid out");
        listed(&set)
    };
    let usual = made(&[]);
    assert_eq!(usual.matches("250 to 300 g/m²").count(), 2, "{usual}");
    let own = made(&[("box.card", "0.5mm"), ("standees.material", "wood"), ("standees.wood", "4mm")]);
    assert!(own.contains("file “box” · 0.5 mm thick"), "{own}");
    assert!(own.contains("file “standees” · Plywood, 4 mm") && !own.contains("g/m²"), "{own}");
}

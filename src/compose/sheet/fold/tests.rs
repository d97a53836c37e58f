//! Properties of the folded sheet.

use super::*;
use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::compose::sheet::reading::{apart, runs, sheet, tells_all, theme, with_all_rules, words};
use crate::scene::Item;

const A4: Size = Size::new(210.0, 297.0);
const LETTER: Size = Size::new(215.9, 279.4);

fn folded(rules: &str, language: &str, paper: Size, check: impl Fn(&Resources<'_>, &Sheet, Vec<Page>)) {
    let theme = theme(rules);
    let sheet = sheet(&theme, language);
    let mut resources = Resources::new(&theme);
    let pages = pages(&mut Typesetter::new(&mut resources), &sheet, paper).expect("it fits");
    check(&resources, &sheet, pages);
}

/// Where a point of one side is on the folded paper: which page of the booklet shows it, and whether it keeps its
/// orientation. Derived from folding paper, not from the table of panels.
fn in_the_booklet(outer: bool, at: Point, paper: Size) -> (usize, bool) {
    let (left, top) = (at.x < paper.width / 2.0, at.y < paper.height / 2.0);
    if !outer {
        // Fully opened it is a small poster, read from the upper left.
        return (4 + usize::from(!left) + 2 * usize::from(!top), true);
    }
    // Seen from the inner side, left and right of the outer side are exchanged.
    let left_from_inside = !left;
    match (top, left_from_inside) {
        // The upper half is folded over the lower: its outer side faces up, upside down. It is the inside of the
        // booklet once the left half is folded over: then the left half is the left page.
        (true, true) => (2, false),
        (true, false) => (3, false),
        // The lower half stays: its outer side faces the table. The left half, folded over onto the right, has it on
        // top as the cover; the right half has it at the back.
        (false, true) => (1, true),
        (false, false) => (8, true),
    }
}

#[test]
fn every_number_is_at_the_outer_edge_of_its_page_of_the_booklet_and_upright() {
    for paper in [A4, LETTER] {
        folded("classic", "en", paper, |resources, _, pages| {
            let soft = crate::scene::Paint::from(resources.theme.colours.soft);
            let mut found = Vec::new();
            for (page, outer) in pages.iter().zip([true, false]) {
                for said in runs(&page.layers[0].items) {
                    let is_folio = (said.size - FOLIO_SIZE).abs() < 1e-9 && said.colour == soft;
                    if let (true, Ok(number)) = (is_folio, said.text.parse::<usize>()) {
                        let (shown, upright) = in_the_booklet(outer, said.at, paper);
                        assert_eq!((shown, upright), (number, said.upright));
                        let from_left = Panel(number).transform(paper).inverse() * said.at;
                        assert_eq!(from_left.x < paper.width / 4.0, number % 2 == 0, "page {number}");
                        found.push(number);
                    }
                }
            }
            found.sort();
            assert_eq!(found, (2..=8).collect::<Vec<_>>());
        });
    }
}

#[test]
fn panels_fill_the_paper_and_do_not_overlap() {
    for panels in [Panel::OUTER, Panel::INNER] {
        let frames = panels.map(|panel| panel.frame(A4));
        let area: f64 = frames.iter().map(|frame| frame.area()).sum();
        assert!((area - A4.area()).abs() < 1e-6);
        for (place, one) in frames.iter().enumerate() {
            assert!(frames[place + 1..].iter().all(|other| one.intersect(*other).area() < 1e-6));
        }
    }
}

#[test]
fn ink_keeps_five_millimetres_from_both_folds_and_nothing_overlaps() {
    for (rules, (language, paper)) in
        with_all_rules([("en", A4), ("de", A4), ("fr", LETTER), ("zh-Hant", A4), ("ja", LETTER)])
    {
        folded(rules, language, paper, |resources, _, pages| {
            for (page, panels) in pages.iter().zip([Panel::OUTER, Panel::INNER]) {
                for (item, panel) in page.layers[0].items.iter().zip(panels) {
                    let what = format!("{rules} in {language}, page {}", panel.0);
                    let frame = panel.frame(paper).inflate(-5.0, -5.0);
                    let ink = ink(resources, std::slice::from_ref(item)).expect("no page is empty");
                    assert_eq!(frame.union(ink), frame, "{what}");
                    let Item::Group(group) = item else { panic!("a panel is a group") };
                    // The emblem is on the cover's ground line.
                    if panel != Panel::COVER {
                        apart(resources, &group.items, &what);
                    }
                }
            }
        });
    }
}

#[test]
fn the_panels_contain_the_whole_sheet() {
    for (rules, language) in with_all_rules(["en", "de", "zh-Hant", "ja"]) {
        folded(rules, language, A4, |_, sheet, pages| {
            // In the reading order of the panels.
            let said = words(&pages);
            tells_all(&said, sheet);
        });
    }
}

#[test]
fn no_rule_is_broken_across_panels_if_avoidable() {
    folded("classic", "de", A4, |_, sheet, pages| {
        for rule in sheet.sections.iter().flat_map(|section| &section.rules) {
            let text: String = rule.sentences.iter().map(|sentence| sentence.marked()).collect();
            let text = crate::compose::sheet::reading::letters(&text);
            let panels = pages.iter().flat_map(|page| &page.layers[0].items);
            let whole = |item: &Item| {
                let said: String = runs(std::slice::from_ref(item)).into_iter().map(|said| said.text).collect();
                crate::compose::sheet::reading::letters(&said).contains(&text)
            };
            assert!(panels.into_iter().any(whole), "“{text}” is torn");
        }
    });
}

//! Properties of the card.

use super::crop::crop;
use super::line::{CardTopic, lines};
use super::*;
use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::compose::sheet::reading::{RULESETS, apart, letters, runs, sheet, theme, with_all_rules};
use crate::geom::Vec2;
use crate::rules::Terrain;

const PAPERS: [Size; 3] = [Size::new(210.0, 297.0), Size::new(215.9, 279.4), Size::new(148.0, 210.0)];
const LANGUAGES: [&str; 6] = ["en", "de", "fr", "es", "zh-Hant", "ja"];

fn card(rules: &str, language: &str, paper: Size, mut check: impl FnMut(&Resources<'_>, &Sheet, Page)) {
    let theme = theme(rules);
    let sheet = sheet(&theme, language);
    let mut resources = Resources::new(&theme);
    let page = page(&mut Typesetter::new(&mut resources), &sheet, paper);
    check(&resources, &sheet, page);
}

#[test]
fn folded_and_cut_it_is_63_by_88_millimetres() {
    for paper in PAPERS {
        card("classic", "en", paper, |_, _, page| {
            let Size { width, height } = page.trim.size();
            assert!((width / 2.0 - 63.0).abs() < 1e-9 && (height - 88.0).abs() < 1e-9);
            let sheet = Rect::from_origin_size(Point::ZERO, page.media);
            let around = page.trim.inflate(5.0, 5.0);
            assert_eq!(sheet.union(around), sheet, "there is room for the marks");
        });
    }
}

#[test]
fn each_side_keeps_to_its_half_of_the_fold() {
    for (rules, language) in with_all_rules(LANGUAGES) {
        card(rules, language, PAPERS[0], |resources, _, page| {
            let mut left = page.trim;
            left.x1 = left.center().x;
            let sides = [left, left + Vec2::new(CARD.width, 0.0)];
            for (item, side) in page.layers[0].items.iter().zip(sides) {
                let whole = ink(resources, std::slice::from_ref(item)).expect("no side is empty");
                let frame = side.inflate(-2.0, -2.0);
                assert_eq!(frame.union(whole), frame, "{rules} in {language}");
                let Item::Group(group) = item else { panic!("a side is a group") };
                // Inside the two lines of the frame.
                let inner = CARD.to_rect().inflate(-FRAME[1].0, -FRAME[1].0);
                let content = &group.items[FRAME.len()..];
                let inside = ink(resources, content).expect("no side is empty");
                assert_eq!(inner.union(inside), inner, "{rules} in {language}");
                apart(resources, content, &format!("{rules} in {language}"));
            }
        });
    }
}

#[test]
fn no_word_of_the_card_is_its_own() {
    for (rules, language) in with_all_rules(LANGUAGES) {
        let theme = theme(rules);
        let sheet = sheet(&theme, language);
        let rule = sheet.sections.iter().flat_map(|section| &section.rules);
        let mut known: Vec<&str> =
            rule.clone().flat_map(|rule| &rule.sentences).map(|sentence| sentence.text.as_str()).collect();
        for figure in rule.flat_map(|rule| &rule.figures) {
            known.extend([figure.key.as_str(), figure.caption.as_str()]);
        }
        known.extend(sheet.sections.iter().map(|section| section.heading.as_str()));
        known.extend(sheet.quick_reference.lines.iter().flat_map(|line| [line.label.as_str(), line.text.as_str()]));
        for line in lines(&sheet) {
            let (key, brief) = line.brief;
            for text in line.sentences.into_iter().chain(brief).chain([line.key, key]) {
                assert!(known.iter().any(|known| known.starts_with(text)), "{rules}: “{text}”");
            }
        }
    }
}

#[test]
fn every_line_fits_and_type_stays_readable() {
    for (rules, language) in with_all_rules(LANGUAGES) {
        card(rules, language, PAPERS[0], |_, sheet, page| {
            let Item::Group(back) = &page.layers[0].items[1] else { panic!("a side is a group") };
            let said = runs(&back.items);
            let text = letters(&said.iter().map(|said| said.text.as_str()).collect::<String>());
            for line in lines(sheet) {
                let shown = [line.key, line.brief.0].map(letters);
                assert!(shown.iter().any(|key| text.contains(key)), "{rules} in {language}: {shown:?}");
            }
            let words = said.iter().filter(|said| said.text.chars().count() > 2);
            let least = words.map(|said| said.size).fold(f64::INFINITY, f64::min);
            assert!(least >= 6.5 * POINT - 1e-9, "{rules} in {language}: {least}");
        });
    }
}

#[test]
fn the_caption_of_a_card_is_in_its_own_language() {
    for (language, wanted) in [("en", "print at 100 %"), ("de", "mit 100 % drucken"), ("zh-Hant", "100 %")] {
        card("classic", language, PAPERS[0], |_, sheet, page| {
            let said = runs(&page.layers[1].items).into_iter().map(|said| said.text).collect::<Vec<_>>();
            let line = said.iter().find(|text| text.contains('·')).expect("the page has a caption");
            assert!(line.starts_with(&sheet.title) && line.contains(wanted), "{line}");
        });
    }
}

#[test]
fn the_swimmer_enters_visible_water() {
    for rules in RULESETS {
        let theme = theme(rules);
        let sheet = sheet(&theme, "en");
        let lines = lines(&sheet);
        let Some(line) = lines.iter().find(|line| line.topic == CardTopic::Swimmer) else { continue };
        let figure = line.figure.expect("the swimmer has a picture");
        let view = crop(&figure.view, line.topic);
        let board = view.position.rules().board();
        let free_water = |at| board.terrain(at) == Some(Terrain::Water) && view.position.at(at).is_none();
        assert!(view.arrows.iter().any(|arrow| free_water(arrow.mv.to)), "{rules}");
    }
}

#[test]
fn every_language_gives_an_animal_the_same_note() {
    for rules in RULESETS {
        let theme = theme(rules);
        let mut resources = Resources::new(&theme);
        let typesetter = Typesetter::new(&mut resources);
        let lines = |language: &str| -> Vec<usize> {
            typesetter.short_ladder(&sheet(&theme, language)).rungs.iter().map(|rung| rung.traits.len()).collect()
        };
        for language in LANGUAGES {
            assert_eq!(lines(language), lines("de"), "{rules} in {language}");
        }
    }
}

#[test]
fn a_full_length_arrow_is_labelled_in_every_language() {
    let mut looked = 0;
    for (rules, language) in with_all_rules(crate::language::LANGUAGES) {
        card(rules, language, PAPERS[0], |_, sheet, page| {
            let Item::Group(front) = &page.layers[0].items[0] else { panic!("a side is a group") };
            let said: String = runs(&front.items).into_iter().map(|said| said.text).collect();
            let ladder = &sheet.quick_reference.ladder;
            let place = |kind| ladder.rungs.iter().position(|rung| rung.kind == kind).expect("it has a rung");
            for arrow in &ladder.exceptions {
                if place(arrow.attacker).abs_diff(place(arrow.victim)) + 1 == ladder.rungs.len() {
                    looked += 1;
                    let verb = &arrow.verb;
                    assert!(letters(&said).contains(&letters(verb)), "{rules} in {language}: no {verb} in {said}");
                }
            }
        });
    }
    assert!(looked >= 10, "only {looked} arrows were looked at");
}

//! What the referee cites is what is printed: every ban of every example of the proof, looked up by number and sentence
//! on the sheet as a reader's program finds it in the PDF.

use crate::support::pdf_reading as reading;

use reading::File;
use shouqi::export;
use shouqi::geom::Size;
use shouqi::language::Language;
use shouqi::layout::{self, SheetPlan};
use shouqi::rules::{Clause, Game, Outcome, Position, Rules, Side, preset_rules};
use shouqi::rulesheet::{Example, Expected, Rule, Sheet, number, on_sheet, prove, say_clause};
use shouqi::theme::{SheetLayout, Theme, shipped_theme};
use std::collections::BTreeMap;
use std::sync::Arc;

const SOURCES: [&str; 5] = ["swimming-dogs", "no-repeats", "tierschach", "leiden", "classic"];
const SPOKEN: [&str; 3] = ["en", "de", "zh-Hant"];

/// What the referee decides on an example's move, and how the game had ended before it.
fn ruled(example: &Example, rules: &Arc<Rules>) -> Option<(Clause, Option<Outcome>)> {
    let start = if example.from_start { Position::start(rules) } else { example.position.clone() };
    let mut game = Game::new(start);
    for &mv in &example.before {
        game.play(mv).unwrap_or_else(|verdict| panic!("{}: {mv} before it: {verdict:?}", example.id));
    }
    game.judge(example.mv).violations().first().map(|first| (first.clause, game.outcome()))
}

/// The illegal examples of a ruleset by what is cited for them: the number on the sheet, and the clause there.
fn cited(rules: &Arc<Rules>) -> BTreeMap<u32, Vec<(Clause, usize)>> {
    let proof = prove(rules).unwrap_or_else(|error| panic!("{}: {error}", rules.name()));
    let mut cited: BTreeMap<u32, Vec<(Clause, usize)>> = BTreeMap::new();
    for example in proof.examples.iter().filter(|example| matches!(example.expected, Expected::Illegal(_))) {
        let (ban, ended) = ruled(example, rules).unwrap_or_else(|| panic!("{} is legal", example.id));
        let sentence = on_sheet(rules, ban, ended);
        let found = sentence.and_then(|sentence| Some((sentence, number(rules, sentence)?)));
        let (sentence, number) = found.unwrap_or_else(|| panic!("{}: {} has no number", example.id, ban.id(rules)));
        let rule = cited.entry(number).or_default();
        match rule.iter_mut().find(|(known, _)| *known == sentence) {
            Some((_, count)) => *count += 1,
            None => rule.push((sentence, 1)),
        }
    }
    cited
}

/// Text without what lines add to it: blanks, line ends, hyphens where a word may break. The marks of the foot notes
/// are no part of a sentence.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !['\u{AD}', '*', '†', '‡'].contains(c)).collect()
}

/// The theme `classic` with these rules: its sides are called Blue and Red.
fn classic(rules: &Arc<Rules>) -> Theme {
    Theme { rules: rules.clone(), ..shipped_theme("classic").expect("a shipped theme loads") }
}

/// The words of a PDF, run by run.
fn printed(rules: &Arc<Rules>, sheet: &Sheet) -> Vec<String> {
    let theme = classic(rules);
    let plan = SheetPlan { layout: SheetLayout::Page, paper: Size::new(210.0, 297.0), annotate: false };
    let document = layout::rules(&theme, std::slice::from_ref(sheet), plan).unwrap_or_else(|error| panic!("{error}"));
    let file = File::read(&export::pdf(&document).expect("it can be written"));
    (0..file.pages().len()).flat_map(|page| file.spoken(page)).map(|run| bare(&run)).collect()
}

/// Whether this number stands somewhere with this text behind it.
fn stands(words: &[String], number: u32, text: &str) -> bool {
    let number = number.to_string();
    let places = words.iter().enumerate().filter(|(_, word)| **word == number);
    // The number is a run of its own: a part of another one, such as the 2 of 12, is no match.
    places.map(|(place, _)| words[place + 1..].concat()).any(|behind| behind.starts_with(text))
}

/// What stands on the sheet between a rule's number and the end of this sentence: perhaps the section's heading, and
/// the sentences before it.
fn up_to(sheet: &Sheet, number: u32, rules: &Rules, clause: Clause, language: &Language) -> [String; 2] {
    let sentence = say_clause(rules, clause, language).expect("the language says it");
    let section = sheet.sections.iter().find(|section| section.rules.iter().any(|rule| rule.number == Some(number)));
    let section = section.unwrap_or_else(|| panic!("no rule {number}"));
    let rule: &Rule = section.rules.iter().find(|rule| rule.number == Some(number)).expect("found just now");
    let before = rule.sentences.iter().take_while(|said| said.clause != Some(clause));
    let before: String = before.map(|said| said.text.as_str()).collect();
    let plain = bare(&format!("{before}{sentence}"));
    let stop = if ["zh-Hant", "zh-Hans", "ja"].contains(&language.tag()) { "" } else { "." };
    let headed = bare(&format!("{}{stop}{plain}", section.heading));
    [plain, headed]
}

#[test]
fn the_number_and_the_sentence_that_the_referee_cites_stand_on_the_printed_sheet() {
    let (mut examples, mut citations, mut faults) = (0, 0, Vec::new());
    for name in SOURCES {
        let rules = preset_rules(name).expect("a shipped ruleset loads");
        let cited = cited(&rules);
        for tag in SPOKEN {
            let language = Language::shipped(tag).expect("a shipped language");
            let sheet = Sheet::build(&rules, &language, None).unwrap_or_else(|error| panic!("{error}"));
            let words = printed(&rules, &sheet);
            for (&number, clauses) in &cited {
                for &(clause, count) in clauses {
                    (examples, citations) = (examples + count, citations + 1);
                    let expected = up_to(&sheet, number, &rules, clause, &language);
                    if !expected.iter().any(|text| stands(&words, number, text)) {
                        let id = clause.id(&rules);
                        faults.push(format!("{name} in {tag}: {number} {id} is not printed: {}", expected[0]));
                    }
                }
            }
        }
    }
    println!("{examples} rulings on illegal examples cite {citations} sentences, each found under its number");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_set_whose_sides_are_blue_and_red_is_cited_by_these_names() {
    let first = [("en", "Blue moves first."), ("de", "Blau beginnt."), ("zh-Hant", "由藍方先走。")];
    for name in SOURCES {
        let rules = preset_rules(name).expect("a shipped ruleset loads");
        let theme = classic(&rules);
        let (cited, proof) = (cited(&rules), prove(&rules).expect("it is proved"));
        let begins = match rules.switches().first_mover {
            Side::White => Clause::FirstMover,
            Side::Black => panic!("in {name} Black begins"),
        };
        for (tag, blue) in first {
            let language = theme.with_side_names(Language::shipped(tag).expect("a shipped language"));
            let sheet = theme.sheet(&language, &proof).unwrap_or_else(|error| panic!("{error}"));
            let words = printed(&rules, &sheet);
            let mut clauses: Vec<(u32, Clause)> =
                cited.iter().flat_map(|(&number, clauses)| clauses.iter().map(move |(c, _)| (number, *c))).collect();
            clauses.extend(number(&rules, begins).map(|number| (number, begins)));
            for (number, clause) in clauses {
                let expected = up_to(&sheet, number, &rules, clause, &language);
                assert!(expected.iter().any(|text| stands(&words, number, text)), "{name} in {tag}: {}", expected[0]);
            }
            assert_eq!(say_clause(&rules, begins, &language).as_deref(), Some(blue));
        }
    }
}

#[test]
fn a_wrong_number_or_a_changed_word_is_noticed() {
    let words = ["1", "Goal.", "You win.", "2", "Only the rat", "may swim.", "12", "Nobody leaps."].map(bare);
    assert!(stands(&words, 2, &bare("Only the rat may swim.")));
    assert!(stands(&words, 1, &bare("Goal. You win.")));
    assert!(!stands(&words, 1, &bare("Only the rat may swim.")));
    assert!(!stands(&words, 2, &bare("Nobody leaps.")));
    assert!(!stands(&words, 2, &bare("Only the cat may swim.")));
}

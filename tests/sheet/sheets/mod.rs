//! What every shipped rules sheet promises: each ruleset in each language, every word said by somebody, every sentence
//! once, every page without a hole.

mod boards;
mod echo;
mod odd;

use echo::{echo, said};
use shouqi::diagnostics::Source;
use shouqi::geom::Size;
use shouqi::language::{LANGUAGES, Language, check};
use shouqi::layout::{self, SheetPlan};
use shouqi::rules::{PRESETS, Rules, preset_rules};
use shouqi::rulesheet::{Figure, Proof, Sentence, Sheet, prove};
use shouqi::scene::Document;
use shouqi::theme::{SheetLayout, Theme, shipped_theme};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const A4: Size = Size::new(210.0, 297.0);
const A5: Size = Size::new(148.0, 210.0);

fn language(tag: &str) -> Language {
    Language::shipped(tag).expect("a shipped language loads")
}

/// Every shipped ruleset with its proof.
fn proved() -> Vec<(Arc<Rules>, Proof)> {
    let rules = PRESETS.iter().map(|preset| preset_rules(preset.name).expect("a shipped ruleset loads"));
    rules
        .map(|rules| (rules.clone(), prove(&rules).unwrap_or_else(|error| panic!("{}: {error}", rules.name()))))
        .collect()
}

fn sheet(rules: &Arc<Rules>, language: &Language, proof: &Proof) -> Sheet {
    Sheet::proved(rules, language, None, proof)
        .unwrap_or_else(|error| panic!("{} in {}: {error}", rules.name(), language.tag()))
}

fn sentences(sheet: &Sheet) -> impl Iterator<Item = &Sentence> {
    sheet.sections.iter().flat_map(|section| &section.rules).flat_map(|rule| &rule.sentences)
}

fn figures(sheet: &Sheet) -> impl Iterator<Item = &Figure> {
    sheet
        .sections
        .iter()
        .flat_map(|section| section.figures.iter().chain(section.rules.iter().flat_map(|rule| &rule.figures)))
}

/// What is wrong with one sheet.
fn faults(sheet: &Sheet) -> Vec<String> {
    let mut faults = Vec::new();
    let mut met = BTreeSet::new();
    for Sentence { id, text, .. } in sentences(sheet) {
        if !met.insert(text) {
            faults.push(format!("{id} says again: {text}"));
        }
        // A place that was not filled, a term that was not found, a mark of writing direction.
        if text.is_empty() || text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']) || text.contains("  ") {
            faults.push(format!("{id} reads: {text:?}"));
        }
        if !text.ends_with(['.', '。']) {
            faults.push(format!("{id} has no end: {text}"));
        }
    }
    let numbers: Vec<u32> = sheet.numbered().filter_map(|rule| rule.number).collect();
    if numbers != (1..=numbers.len() as u32).collect::<Vec<_>>() {
        faults.push(format!("its numbers are {numbers:?}"));
    }
    let mut ids = BTreeSet::new();
    for Figure { id, key, caption, alternative, .. } in figures(sheet) {
        if !ids.insert(id) {
            faults.push(format!("the figure {id} stands twice"));
        }
        for (what, words) in [("key word", key), ("caption", caption), ("alternative", alternative)] {
            if words.trim().is_empty() || words.contains(['{', '}', '$']) {
                faults.push(format!("the {what} of the figure {id} reads: {words:?}"));
            }
        }
        if alternative == caption {
            faults.push(format!("the alternative of the figure {id} tells no more than its caption"));
        }
    }
    faults
}

#[test]
fn every_ruleset_has_a_sheet_in_every_language_without_repetition() {
    let proved = proved();
    let (mut sheets, mut wrong) = (0, Vec::new());
    for tag in LANGUAGES {
        let language = language(tag);
        for (rules, proof) in &proved {
            let sheet = sheet(rules, &language, proof);
            sheets += 1;
            wrong.extend(faults(&sheet).into_iter().map(|fault| format!("{} in {tag}: {fault}", rules.name())));
        }
    }
    let examples: usize = proved.iter().map(|(_, proof)| proof.examples.len()).sum();
    println!(
        "{} rulesets in {} languages: {sheets} sheets, resting on {examples} proved examples",
        PRESETS.len(),
        LANGUAGES.len()
    );
    assert_eq!(sheets, PRESETS.len() * LANGUAGES.len());
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_sheet_has_the_same_numbers_marks_and_figures_in_every_language() {
    for (rules, proof) in &proved() {
        let facts = |tag: &str| {
            let sheet = sheet(rules, &language(tag), proof);
            let rules: Vec<(Option<u32>, Vec<String>)> = sheet
                .sections
                .iter()
                .flat_map(|section| &section.rules)
                .map(|rule| {
                    (rule.number, rule.sentences.iter().map(|said| format!("{} {:?}", said.id, said.basis)).collect())
                })
                .collect();
            (rules, figures(&sheet).map(|figure| figure.id.clone()).collect::<Vec<_>>(), sheet.proved)
        };
        let english = facts(LANGUAGES[0]);
        for tag in &LANGUAGES[1..] {
            assert_eq!(facts(tag), english, "{} in {tag} and in English", rules.name());
        }
    }
}

fn folder(tag: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/languages").join(tag)
}

fn text(tag: &str, file: &str) -> String {
    std::fs::read_to_string(folder(tag).join(file)).unwrap_or_else(|error| panic!("{tag}/{file}: {error}"))
}

#[test]
fn every_shipped_language_is_complete_with_valid_references() {
    for tag in LANGUAGES {
        let mut files: Vec<PathBuf> = folder(tag).read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
        // A user's own language has none of what the program says of shipped themes and of findings.
        files.retain(|file| !["findings.ftl", "themes.ftl"].iter().any(|name| file.ends_with(name)));
        files.sort();
        let sources = files.iter().map(|file| {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let text = text(tag, &name);
            Source::new(name, text)
        });
        if let Err(report) = check(sources.collect(), None) {
            panic!("{tag}:\n{report}");
        }
    }
}

/// A switch setting, or a board of its own, that says what no shipped ruleset says.
fn rarer() -> Vec<Arc<Rules>> {
    let settings: [(&str, &[&str]); 35] = [
        ("classic", &["equal-strength=barred"]),
        ("classic", &["equal-strength=both-out"]),
        ("classic", &["rat-takes-elephant=no"]),
        ("classic", &["rat.swims=no"]),
        ("swimming-dogs", &["capture-into-water=yes"]),
        ("swimming-dogs", &["capture-out-of-water=everyone"]),
        ("swimming-dogs", &["capture-out-of-water=dog"]),
        ("classic", &["capture-out-of-water=nobody"]),
        ("classic", &["capture-into-water=no"]),
        ("classic", &["capture-in-water=no"]),
        ("classic", &["tiger.leaps=", "lion.leaps="]),
        ("classic", &["tiger.leaps=along", "lion.leaps=along"]),
        ("classic", &["lion.leaps=across,along,both-rivers"]),
        ("classic", &["leap-blocked-by=enemy"]),
        ("swimming-dogs", &["leap-blocked-by=enemy"]),
        ("classic", &["leap-blocked-by=nobody"]),
        ("swimming-dogs", &["leap-blockers=rat"]),
        ("classic", &["leap-captures=no"]),
        ("classic", &["enemy-trap=harmless", "own-trap=weakens"]),
        ("classic", &["enemy-trap=harmless"]),
        ("classic", &["trap-overrides=no"]),
        ("classic", &["own-trap=shelters"]),
        ("classic", &["own-trap=shelters", "trap-weakness=permanent"]),
        ("no-repeats", &["trap-weakness=permanent"]),
        ("classic", &["trapped-attack=zero", "rat-takes-elephant=no"]),
        ("classic", &["rat-takes-elephant=no", "cat-takes-lion=yes", "elephant-takes-rat=no", "lion-takes-cat=no"]),
        ("classic", &["elephant-takes-rat=no", "lion-takes-cat=no", "trap-overrides=no"]),
        ("classic", &["cat-takes-lion=yes", "trapped-attack=zero"]),
        (
            "classic",
            &["dog.strength=4", "dog-takes-wolf=no", "wolf-takes-dog=no", "tiger.strength=7", "lion-takes-tiger=no"],
        ),
        ("classic", &["equal-strength=barred", "dog.strength=4", "dog-takes-wolf=yes", "trapped-attack=zero"]),
        ("classic", &["den-enterers=rat", "capture-limit=60"]),
        ("classic", &["repetition=threefold-draws"]),
        ("classic", &["repetition=threefold-claim", "den-wins=no", "all-captured=wins"]),
        ("classic", &["no-legal-move=draws"]),
        ("leiden", &["capture-limit=60"]),
    ];
    let boards = boards::BOARDS.iter().map(|drawn| drawn.rules(&[]));
    settings.iter().map(|(name, switches)| boards::switched(name, switches)).chain(boards).collect()
}

#[test]
fn every_message_of_the_sheet_is_used() {
    let files = ["clauses.ftl", "figures.ftl", "sheet.ftl"].map(|file| text("en", file));
    let echo = echo(&files);
    let mut said_by: BTreeMap<String, String> = BTreeMap::new();
    let shipped = proved();
    for rules in shipped.iter().map(|(rules, _)| rules.clone()).chain(rarer()) {
        let sheet =
            Sheet::build(&rules, &echo.language, None).unwrap_or_else(|error| panic!("{}: {error}", rules.signature()));
        for key in said(&format!("{sheet:?}")) {
            said_by.entry(key).or_insert_with(|| rules.signature());
        }
    }
    // The number of a page is said by whoever lays out pages.
    let (rules, proof) = &shipped[0];
    let booklet = laid_out(rules, proof, "en", SheetLayout::Booklet, A5);
    if format!("{booklet:?}").contains(&format!("Page 1 of {}", booklet.pages.len())) {
        said_by.insert("page".to_owned(), "a booklet".to_owned());
    }
    let unsaid: Vec<&String> = echo.keys.iter().filter(|key| !said_by.contains_key(*key)).collect();
    println!("{} messages, {} of them said", echo.keys.len(), echo.keys.len() - unsaid.len());
    assert!(unsaid.is_empty(), "no ruleset says {unsaid:?}");
}

/// A ruleset's sheet on paper. It panics if a face lacks a character.
fn laid_out(rules: &Arc<Rules>, proof: &Proof, tag: &str, layout: SheetLayout, paper: Size) -> Document {
    let theme = Theme { rules: rules.clone(), ..shipped_theme("classic").expect("a shipped theme loads") };
    let plan = SheetPlan { layout, paper, annotate: false };
    layout::rules(&theme, &[sheet(rules, &language(tag), proof)], plan)
        .unwrap_or_else(|error| panic!("{} in {tag} as {layout:?}: {error}", rules.name()))
}

#[test]
fn every_sheet_can_be_set_on_a_page() {
    let (mut sheets, mut pages) = (0, 0);
    for (rules, proof) in &proved() {
        for tag in LANGUAGES {
            pages += laid_out(rules, proof, tag, SheetLayout::Page, A4).pages.len();
            sheets += 1;
        }
    }
    println!("{sheets} sheets on {pages} pages of A4");
    assert!(pages >= sheets);
}

#[test]
fn one_sheet_can_be_set_in_every_layout() {
    let rules = preset_rules("tierschach").expect("a shipped ruleset loads");
    let proof = prove(&rules).unwrap_or_else(|error| panic!("{error}"));
    for layout in [SheetLayout::Page, SheetLayout::Booklet, SheetLayout::Fold, SheetLayout::Large, SheetLayout::Card] {
        for tag in ["en", "de", "zh-Hant"] {
            for paper in [A4, A5, Size::new(215.9, 279.4)] {
                assert!(!laid_out(&rules, &proof, tag, layout, paper).pages.is_empty(), "{tag} as {layout:?}");
            }
        }
    }
}

//! The five source documents, fact by fact: what each says of the rules, in our words, and the sentence of our sheet
//! that says so; where a source is silent or can be read in two ways, the mark that owns up to it. The documents
//! themselves are other people's and are not here; of their wording we keep only fingerprints, to show that our sheets
//! do not borrow it.

use serde::Deserialize;
use shouqi::diagnostics::Keyword;
use shouqi::language::Language;
use shouqi::rules::{Basis, preset_rules};
use shouqi::rulesheet::{Sentence, Sheet};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The rulesets that are read from a document.
const SOURCES: [&str; 5] = ["swimming-dogs", "no-repeats", "tierschach", "leiden", "classic"];

/// So many words in a row are borrowed wording.
const BORROWED: usize = 7;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    fact: Vec<Fact>,
    silent: Vec<Silent>,
}

/// Something that the document says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fact {
    says: String,
    on: Vec<String>,
    mark: Option<String>,
}

/// Something that the document does not say, or not clearly.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Silent {
    of: String,
    on: Vec<String>,
    mark: String,
}

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sources").join(file)
}

fn source(name: &str) -> Source {
    let text = std::fs::read_to_string(path(&format!("{name}.toml"))).unwrap();
    toml::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn sheet(name: &str, tag: &str) -> Sheet {
    let rules = preset_rules(name).expect("a shipped ruleset loads");
    let language = Language::shipped(tag).expect("a shipped language loads");
    Sheet::build(&rules, &language, None).unwrap_or_else(|error| panic!("{name} in {tag}: {error}"))
}

fn sentences(sheet: &Sheet) -> impl Iterator<Item = &Sentence> {
    sheet.sections.iter().flat_map(|section| &section.rules).flat_map(|rule| &rule.sentences)
}

fn figures(sheet: &Sheet) -> BTreeSet<String> {
    let sections = sheet.sections.iter();
    let all =
        sections.flat_map(|section| section.figures.iter().chain(section.rules.iter().flat_map(|rule| &rule.figures)));
    all.map(|figure| figure.id.clone()).collect()
}

#[test]
fn every_fact_of_a_source_is_on_its_sheet_with_its_mark() {
    let (mut facts, mut silences, mut faults) = (0, 0, Vec::new());
    for name in SOURCES {
        let (source, sheet) = (source(name), sheet(name, "en"));
        let figures = figures(&sheet);
        facts += source.fact.len();
        silences += source.silent.len();
        let stated = source.fact.iter().map(|fact| (&fact.says, &fact.on, fact.mark.as_deref()));
        let silent = source.silent.iter().map(|silent| (&silent.of, &silent.on, Some(silent.mark.as_str())));
        let mut met = BTreeSet::new();
        for (what, places, mark) in stated.chain(silent) {
            for place in places {
                let mut fault = |why: String| faults.push(format!("{name}: {what} – {why}"));
                match (place.strip_prefix("figure "), place.as_str()) {
                    (Some(figure), _) if figures.contains(figure) => (),
                    (Some(figure), _) => fault(format!("there is no figure {figure}, only {figures:?}")),
                    (None, "ladder") => {
                        let strengths: Vec<u8> =
                            sheet.quick_reference.ladder.rungs.iter().map(|rung| rung.strength).collect();
                        if strengths != [8, 7, 6, 5, 4, 3, 2, 1] {
                            fault(format!("the ladder reads {strengths:?}"));
                        }
                    }
                    (None, id) => match sentences(&sheet).find(|sentence| sentence.id == id) {
                        None => fault(format!("{id} is not on the sheet")),
                        Some(sentence) => {
                            met.insert(id);
                            let basis = sentence.basis.map(Basis::keyword);
                            if basis != mark {
                                fault(format!("{id} is marked {basis:?}, not {mark:?}"));
                            }
                        }
                    },
                }
            }
        }
        let owned: BTreeSet<&str> = source.silent.iter().flat_map(|silent| &silent.on).map(String::as_str).collect();
        for sentence in sentences(&sheet) {
            if !met.contains(sentence.id.as_str()) {
                faults.push(format!("{name}: nothing in the source is behind {}: {}", sentence.id, sentence.text));
            }
            if sentence.basis.is_some() != owned.contains(sentence.id.as_str()) {
                faults.push(format!("{name}: {} has the mark {:?}", sentence.id, sentence.basis));
            }
        }
    }
    println!("{facts} facts and {silences} silences of {} sources", SOURCES.len());
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_source_with_the_wolf_below_the_dog_has_a_ladder_of_its_own() {
    let names = |name: &str| -> Vec<String> {
        sheet(name, "en").quick_reference.ladder.rungs.into_iter().map(|rung| rung.name).collect()
    };
    assert_eq!(names("classic")[4..6], ["Wolf", "Dog"]);
    assert_eq!(names("leiden")[4..6], ["Dog", "Wolf"]);
}

/// The words of a text in small letters.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The fingerprint of a run of words.
fn print(run: &[String]) -> String {
    blake3::hash(run.join(" ").as_bytes()).to_hex()[..8].to_owned()
}

/// Everything that a sheet says, paragraph by paragraph.
fn paragraphs(sheet: &Sheet) -> Vec<String> {
    let mut all = vec![sheet.title.clone(), sheet.subtitle.clone(), sheet.lead.clone()];
    for section in &sheet.sections {
        all.push(section.heading.clone());
        for rule in &section.rules {
            all.push(rule.sentences.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" "));
        }
        for figure in section.figures.iter().chain(section.rules.iter().flat_map(|rule| &rule.figures)) {
            all.extend([figure.key.clone(), figure.caption.clone(), figure.alternative.clone()]);
        }
    }
    all.extend(sheet.quick_reference.lines.iter().map(|line| format!("{} {}", line.label, line.text)));
    all.extend(
        sheet.quick_reference.ladder.rungs.iter().map(|rung| format!("{} {}", rung.name, rung.traits.join(" "))),
    );
    all.extend(sheet.notes.iter().map(|note| note.text.clone()));
    all
}

#[test]
fn no_sheet_borrows_seven_words_in_a_row_from_a_source() {
    let (mut compared, mut borrowed) = (0, Vec::new());
    for source in SOURCES {
        let file = std::fs::read_to_string(path(&format!("{source}.prints"))).unwrap();
        let prints: BTreeSet<&str> =
            file.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).collect();
        assert!(prints.len() > 200, "{source} has {} fingerprints", prints.len());
        for (name, tag) in SOURCES.iter().flat_map(|name| [(*name, "en"), (*name, "de")]) {
            for paragraph in paragraphs(&sheet(name, tag)) {
                for run in words(&paragraph).windows(BORROWED) {
                    compared += 1;
                    if prints.contains(print(run).as_str()) {
                        borrowed.push(format!("{name} in {tag} from the source of {source}: {}", run.join(" ")));
                    }
                }
            }
        }
    }
    println!("{compared} runs of {BORROWED} words compared");
    assert!(borrowed.is_empty(), "{} borrowings:\n{}", borrowed.len(), borrowed.join("\n"));
}

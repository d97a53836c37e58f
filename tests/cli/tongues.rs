//! Languages of a theme's own: what an animal that the rules add is called, and how it is written in characters.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::layout;
use shouqi::rules::{Position, notation::read_move, preset_rules};
use shouqi::scene::{Document, Item};
use shouqi::theme::{self, Overrides, Theme};
use std::fs;

/// The folder in which a set of one's own lies.
const FOLDER: &str = "tests/commands/tongues.in";

/// A file provider with that folder.
struct Beside;

impl FileProvider for Beside {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let name = path.rsplit('/').next().unwrap_or(path);
        let text = fs::read_to_string(format!("{FOLDER}/{name}")).map_err(|error| format!("{path}: {error}"))?;
        Ok(Source::new(path, text))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err(format!("{path}: no pictures lie here").into())
    }
}

fn emma(overrides: &Overrides) -> Result<Theme, String> {
    theme::load("./emma.toml", overrides, &Beside).map_err(|error| error.to_string())
}

/// Every text that is set in letters, on the pages and in the symbols that they share.
fn texts(document: &Document) -> Vec<String> {
    fn gather(items: &[Item], found: &mut Vec<String>) {
        for item in items {
            match item {
                Item::Glyphs(run) => found.push(run.text.clone()),
                Item::Group(group) => gather(&group.items, found),
                Item::Path(_) | Item::Image(_) | Item::Use(_) => (),
            }
        }
    }
    let mut found = Vec::new();
    document.symbols.iter().for_each(|symbol| gather(&symbol.items, &mut found));
    document.pages.iter().flat_map(|page| &page.layers).for_each(|layer| gather(&layer.items, &mut found));
    found
}

#[test]
fn an_animal_that_the_rules_add_prints_with_name_character_and_pinyin() {
    let theme = emma(&Overrides::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(theme.languages, ["nds"]);
    let set = layout::set(&theme, &["pieces"]).expect("the pieces are laid out");
    let found = texts(&set.document);
    for text in ["Schakal", "豺", "chái", "Rott", "鼠", "shǔ"] {
        // Letters along the edge of a piece stand one by one.
        assert!(found.concat().contains(text), "no \"{text}\" among {found:?}");
    }
}

#[test]
fn a_chinese_file_of_one_s_own_names_the_animal_itself() {
    struct Chinese;
    impl FileProvider for Chinese {
        fn text(&self, path: &str, beside: Option<&str>) -> Result<Source, FileError> {
            match path {
                "./zh.ftl" => Ok(Source::new(
                    path,
                    "language-tag = zh-Hant\nlanguage-extends = zh-Hant\njackal = 豺\n    .pinyin = chái\n",
                )),
                _ => Beside.text(path, beside),
            }
        }

        fn bytes(&self, path: &str, beside: Option<&str>) -> Result<Vec<u8>, FileError> {
            Beside.bytes(path, beside)
        }
    }
    let overrides = Overrides { lang: Some("en,./zh.ftl".into()), ..Overrides::default() };
    let theme = theme::load("./emma.toml", &overrides, &Chinese).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(theme.languages, ["en", "zh-Hant"]);
    let found = texts(&layout::set(&theme, &["pieces"]).expect("the pieces are laid out").document);
    for text in ["Jackal", "豺", "chái"] {
        // Letters along the edge of a piece stand one by one.
        assert!(found.concat().contains(text), "no \"{text}\" among {found:?}");
    }
}

#[test]
fn rules_in_words_need_no_picture() {
    let set = vec!["face.show=picture,character".to_owned(), "languages=en".to_owned()];
    let overrides = Overrides { set, ..Overrides::default() };
    let said = emma(&overrides).expect_err("the jackal has neither a picture nor a character");
    assert!(said.contains("kind-without-picture") && said.contains("gives jackal a .character"), "{said}");
    emma(&Overrides { words_only: true, ..overrides }).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn captures_are_understood_in_the_words_of_every_language() {
    let rules = std::sync::Arc::new(preset_rules("classic").expect("the default ruleset"));
    let spellings = shouqi::language::spellings(&rules);
    let position =
        shouqi::rules::notation::read_position("7/7/7/7/7/7/e6/R6/7 w", &rules).expect("the position can be read");
    for text in [
        "rat takes elephant",
        "Rat takes the elephant",
        "rat x elephant",
        "Rxe",
        "R:E",
        "Ratte schlägt den Elefanten",
        "rat prend l’éléphant",
        "rata captura al elefante",
        "rato captura o elefante",
        "topo cattura l'elefante",
        "rat slaat de olifant",
        "鼠吃象",
        "老鼠吃掉大象",
        "鼠が象を取る",
        "r3",
    ] {
        let mv = read_move(text, &position, &spellings).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(mv.to_string(), "a2a3", "{text}");
    }
    for text in ["rat the elephant", "rat elephant", "R a e", "takes elephant", "rat takes", "rat takes cat", "a3"] {
        assert!(read_move(text, &position, &spellings).is_err(), "{text}");
    }
    let start = Position::start(&rules);
    assert_eq!(read_move("l2", &start, &spellings).map(|mv| mv.to_string()), Ok("g1g2".to_owned()));
    let said = read_move("l8", &start, &spellings).expect_err("no lion can go there");
    let message = shouqi::language::Language::english().tell(&said.what);
    assert!(message.contains("row 8"), "{message}");
}

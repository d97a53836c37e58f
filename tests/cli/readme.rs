//! The documentation says what is so: answers word for word, commands, recipes, links, tables.

use crate::support::pages;
use crate::support::program::executable;

use pages::{PAGES, README, RULESETS, SOURCES, THEMES, documents, page};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use shouqi::rules::{Origin, preset_rules};
use shouqi::theme::keys;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

#[test]
fn the_commands_on_every_page_answer_as_shown() {
    let cases = trycmd::TestCases::new();
    for path in PAGES {
        cases.case(path);
    }
}

/// What a Markdown text has of code: the language of each block, and its text.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut within = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                found.push((language.to_string(), String::new()));
                within = true;
            }
            Event::End(TagEnd::CodeBlock) => within = false,
            Event::Text(text) if within => found.last_mut().expect("a block has begun").1.push_str(&text),
            _ => {}
        }
    }
    found
}

/// The words of a line for the shell, without its comment and what follows in a pipe.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), _) if open == c => quote = None,
            (None, '#' | '|' | '>' | '&') => break,
            (None, ' ') => words.push(String::new()),
            _ => words.last_mut().expect("there is a word").push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The arguments of every call of the program in the `sh` blocks of a text.
fn calls(text: &str) -> Vec<Vec<String>> {
    let shell = blocks(text).into_iter().filter(|(language, _)| language == "sh");
    let lines = shell.flat_map(|(_, text)| text.lines().map(words).collect::<Vec<_>>());
    lines.filter(|words| words.first().is_some_and(|word| word == "shouqi")).map(|words| words[1..].to_vec()).collect()
}

#[test]
fn every_command_in_the_documentation_is_understood() {
    let mut looked = 0;
    for document in documents() {
        for arguments in calls(&page(&document)) {
            looked += 1;
            // Arguments are read before help is printed, so a wrong one is reported.
            let output = Command::new(executable()).args(&arguments).arg("--help").output();
            let output = output.expect("the program runs");
            let why = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "{}: shouqi {}\n{why}", document.display(), arguments.join(" "));
        }
    }
    assert!(looked > 40, "only {looked} commands were found");
}

#[test]
fn the_recipes_of_the_readme_work_in_an_empty_folder() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("recipes");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the old folder can go");
    }
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut run = 0;
    // What solves, counts or plays takes its time, or asks for moves.
    let prints = |call: &Vec<String>| ["new", "check", "make", "rules", "gallery"].contains(&call[0].as_str());
    for arguments in calls(&page(README)).into_iter().filter(prints) {
        run += 1;
        let output = Command::new(executable()).args(&arguments).current_dir(&folder).output();
        let output = output.expect("the program runs");
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "shouqi {}\n{why}", arguments.join(" "));
    }
    assert!(run >= 6, "only {run} recipes were run");
}

/// A heading as an address within its page, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let kept = heading
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c))
        .collect::<String>();
    kept.replace(' ', "-")
}

/// The addresses of a page's headings.
fn anchors(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => found.extend(heading.take().map(|text| anchor(&text))),
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            _ => {}
        }
    }
    found
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            Component::Normal(_) | Component::RootDir | Component::Prefix(_) => plain.push(part),
        }
    }
    plain
}

#[test]
fn every_link_leads_somewhere() {
    let mut wrong = Vec::new();
    let mut looked = 0;
    for document in documents() {
        let text = page(&document);
        for event in Parser::new_ext(&text, Options::ENABLE_TABLES) {
            let (Event::Start(Tag::Link { dest_url, .. }) | Event::Start(Tag::Image { dest_url, .. })) = event else {
                continue;
            };
            if dest_url.contains("://") {
                continue;
            }
            looked += 1;
            let (path, heading) = dest_url.split_once('#').map_or((&*dest_url, None), |(path, at)| (path, Some(at)));
            let folder = document.parent().expect("a page lies in a folder");
            let target = if path.is_empty() { document.clone() } else { plain(&folder.join(path)) };
            let found = target.exists()
                && heading
                    .is_none_or(|heading| target.is_file() && anchors(&page(&target)).iter().any(|at| at == heading));
            if !found {
                wrong.push(format!("{}: {dest_url}", document.display()));
            }
        }
    }
    assert!(looked > 100, "only {looked} links were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_path_that_is_named_exists() {
    let mut wrong = Vec::new();
    let mut looked = 0;
    for path in PAGES {
        for event in Parser::new_ext(&page(path), Options::ENABLE_TABLES) {
            let Event::Code(code) = event else { continue };
            let ours = ["src/", "tests/", "templates/", "examples/", "fonts/", ".ci/"];
            // In capitals stands what the reader chooses.
            let is_name = code.chars().any(|c| c.is_uppercase() || " *…{".contains(c)) && !code.contains("README");
            if is_name || !ours.iter().any(|folder| code.starts_with(folder)) {
                continue;
            }
            looked += 1;
            if !Path::new(&*code).exists() {
                wrong.push(format!("{path}: {code}"));
            }
        }
    }
    for document in documents() {
        let text = page(&document).split_whitespace().collect::<Vec<_>>().join(" ");
        for (option, folder) in [("--test ", "tests"), ("--bench ", "tests/benches")] {
            for rest in text.split(option).skip(1) {
                let name: String = rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
                let file = |path: String| Path::new(&path).exists();
                if !file(format!("{folder}/{name}.rs")) && !file(format!("{folder}/{name}/main.rs")) {
                    wrong.push(format!("{}: {option}{name}", document.display()));
                }
            }
        }
    }
    assert!(looked > 5, "only {looked} paths were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Everything below a folder of sources, one after the other.
fn sources(folder: &Path) -> String {
    let paths = fs::read_dir(folder).expect("the sources can be listed").map(|entry| entry.expect("a source").path());
    let text = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false if path.extension().is_some_and(|ending| ending == "rs") => page(&path),
        false => String::new(),
    };
    paths.map(text).collect()
}

#[test]
fn every_type_that_the_glossary_names_exists() {
    let sources = sources(Path::new("src"));
    let mut looked = 0;
    for event in Parser::new_ext(&page(SOURCES), Options::ENABLE_TABLES) {
        let Event::Code(code) = event else { continue };
        let camel = code.chars().next().is_some_and(char::is_uppercase) && code.chars().any(char::is_lowercase);
        if !camel || !code.chars().all(char::is_alphabetic) || *code == *"CutContour" {
            continue;
        }
        looked += 1;
        let declared = ["struct", "enum", "trait", "type"].iter().any(|what| {
            let words = format!("{what} {code}");
            let ends = |(at, _): (usize, &str)| !sources[at + words.len()..].starts_with(char::is_alphanumeric);
            sources.match_indices(&words).any(ends)
        });
        assert!(declared, "{SOURCES}: there is no type {code}");
    }
    assert!(looked > 20, "only {looked} types were found");
}

#[test]
fn every_switch_is_in_the_table_with_its_classic_value() {
    let text = page(RULESETS);
    let classic = preset_rules("classic").expect("the default ruleset");
    let mut looked = 0;
    for row in classic.rows().iter().filter(|row| row.origin != Origin::Nowhere) {
        if ["strength", "swims", "leaps-across", "leaps-along", "leaps-both-rivers"].contains(&row.name.as_str()) {
            continue; // properties of the animals, described in the table above
        }
        looked += 1;
        let line = text.lines().find(|line| line.starts_with(&format!("| `{}` |", row.name)));
        let line = line.unwrap_or_else(|| panic!("the table of switches has no line for {}", row.name));
        let last = line.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
        let shown: String = last.chars().filter(|c| !"` []\"".contains(*c)).collect();
        assert_eq!(shown, row.value.replace(' ', ""), "the value of {} in classic", row.name);
    }
    assert_eq!(looked, 25);
}

#[test]
fn the_house_rules_shown_are_the_example_that_is_shipped() {
    let example = fs::read_to_string("examples/house.toml").expect("there is an example");
    let rules: Vec<&str> = example.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(page(RULESETS).contains(rules.join("\n").trim()), "examples/house.toml and {RULESETS} differ");
}

/// The reference of themes: a line for every key that the reader knows.
fn theme_keys() -> String {
    let mut lines = vec!["| key | what it is | values | default |".to_owned(), "|---|---|---|---|".to_owned()];
    for key in keys() {
        let values = key.kind.describe().replace('|', "\\|");
        lines.push(format!("| `{}` | {} | {values} | `{}` |", key.path, key.about, key.default));
    }
    lines.join("\n")
}

#[test]
fn every_theme_key_is_in_the_reference_with_its_default() {
    const MARKS: (&str, &str) = ("<!-- theme keys -->\n", "\n<!-- end of theme keys -->");
    let text = page(THEMES);
    let (before, rest) = text.split_once(MARKS.0).expect("the reference has a beginning");
    let (shown, after) = rest.split_once(MARKS.1).expect("the reference has an end");
    let right = theme_keys();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(THEMES, format!("{before}{}{right}{}{after}", MARKS.0, MARKS.1)).expect("the page is ours");
    } else {
        let wrong: Vec<&str> = right.lines().filter(|line| !shown.lines().any(|other| other == *line)).collect();
        assert!(
            shown == right,
            "the reference in {THEMES} lacks, or has in another order:\n{}\n`UPDATE=1 cargo test --release --test cli \
             readme::` writes it anew",
            wrong.join("\n")
        );
    }
}

/// The longest README that one still likes to read, in lines.
const LONGEST: usize = 160;

#[test]
fn the_readme_is_short() {
    let lines = page(README).lines().count();
    assert!(lines <= LONGEST, "{lines} lines");
}

#[test]
fn the_changelog_begins_with_this_version_or_what_comes_after_it() {
    let text = page("src/CHANGELOG.md");
    let newest = text.lines().find_map(|line| line.strip_prefix("## ")).expect("a version");
    assert!(newest.starts_with(env!("CARGO_PKG_VERSION")) || newest == "Unreleased", "{newest}");
}

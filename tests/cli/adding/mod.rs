//! Adding to the program: data that is added from a file works everywhere, and what `src/README.md` says of additions
//! to the code is true.

use crate::support::pages;
use crate::support::program;

use serde_json::Value;
use shouqi::export::FORMATS;
use shouqi::gadget::{GADGETS, NETWORKS};
use shouqi::language::LANGUAGES;
use shouqi::rules::PRESETS;
use shouqi::theme::{Den, Keyword, River, THEMES, Trap, label_sheets};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the added files are.
const FIXTURES: &str = "tests/cli/adding";
/// The most files that somebody edits to add one thing.
const MOST_FILES: usize = 3;

/// What the program prints in `within`; a failure is shown.
fn shouqi(within: &Path, arguments: &[&str]) -> String {
    let answer = program::shouqi(within, arguments);
    assert!(answer.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&answer.stderr));
    String::from_utf8(answer.stdout).expect("the answer is text")
}

/// The JSON that the program prints.
fn json(within: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&shouqi(within, arguments)).expect("JSON")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the entries of a folder that have an ending, without it.
fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter_map(|name| name.strip_suffix(ending).map(str::to_owned)).collect()
}

fn owned<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn every_file_of_the_templates_is_shipped() {
    assert_eq!(names("templates/themes", ".toml"), owned(THEMES.iter().map(|theme| theme.name)));
    assert_eq!(names("templates/rulesets", ".toml"), owned(PRESETS.iter().map(|preset| preset.name)));
    let gadgets = GADGETS.iter().chain(NETWORKS).map(|gadget| gadget.name);
    assert_eq!(names("templates/gadgets", ".toml"), owned(gadgets));
    let mut languages = names("templates/languages", "");
    for page in ["README.md", "FACTS.md"] {
        languages.remove(page);
    }
    assert_eq!(languages, owned(LANGUAGES.iter().copied()));
    let texts = |tag: &str| names(&format!("templates/languages/{tag}"), ".ftl");
    for tag in LANGUAGES {
        assert_eq!(texts(tag), texts("en"), "{tag}");
    }
    let makers = names("templates/labels", ".toml");
    let rows = makers.iter().map(|maker| read(format!("templates/labels/{maker}.toml")).matches("[[sheet]]").count());
    assert_eq!(label_sheets().len(), rows.sum::<usize>());
}

#[test]
fn a_theme_is_added_with_one_file() {
    let folder = program::folder("adding", "theme");
    fs::copy(format!("{FIXTURES}/theme.toml"), folder.join("added.toml")).expect("the theme can be copied");
    let made = json(&folder, &["make", "./added.toml", "--json", "--format", "svg", "-o", "set"]);
    assert_eq!(made["board"]["sheets"], 1, "{made}");
    let board = read(folder.join("set/board-1.svg"));
    assert!(board.contains("The Added Game"), "the title is on the board");
    assert_ne!(board, {
        shouqi(&folder, &["make", "--set", "title=The Added Game", "--format", "svg", "-o", "classic"]);
        read(folder.join("classic/board-1.svg"))
    });
    shouqi(&folder, &["check", "./added.toml"]);
    shouqi(&folder, &["gallery", "--theme", "./added.toml", "-o", "gallery"]);
    let rules = shouqi(&folder, &["rules", "./added.toml", "--format", "txt", "-o", "rules"]);
    assert!(rules.contains(".txt"), "{rules}");
}

#[test]
fn a_ruleset_is_added_with_one_file() {
    let folder = program::folder("adding", "ruleset");
    fs::copy(format!("{FIXTURES}/ruleset.toml"), folder.join("added.toml")).expect("the ruleset can be copied");
    let shown = shouqi(&folder, &["rulesets", "show", "./added.toml"]);
    assert!(shown.contains("Dogs swim, too."), "{shown}");
    let swims = ["referee", "check", "--position", "7/7/7/7/7/D6/7/7/6c w", "a4b4"];
    assert_eq!(program::shouqi(&folder, &swims).status.code(), Some(1), "classic dogs stay ashore");
    let verdict = shouqi(&folder, &[&swims[..], &["--rules", "./added.toml"]].concat());
    assert!(verdict.contains("legal"), "{verdict}");
    let made = json(&folder, &["make", "--rules", "./added.toml", "--json", "--format", "svg", "-o", "set"]);
    assert_eq!(made["sheet"]["sheets"], 1, "{made}");
    assert_ne!(shouqi(&folder, &["perft", "4", "--rules", "./added.toml"]), shouqi(&folder, &["perft", "4"]));
}

#[test]
fn a_language_is_added_with_one_file() {
    let folder = program::folder("adding", "language");
    fs::copy(format!("{FIXTURES}/language.ftl"), folder.join("added.ftl")).expect("the language can be copied");
    shouqi(&folder, &["languages", "check", "./added.ftl"]);
    shouqi(&folder, &["make", "--lang", "./added.ftl", "--format", "svg", "-o", "set"]);
    assert!(read(folder.join("set/board-1.svg")).to_lowercase().contains("creek"), "the river has its added name");
    shouqi(&folder, &["rules", "--lang", "./added.ftl", "--format", "txt", "-o", "rules"]);
}

#[test]
fn a_label_sheet_is_added_with_one_row() {
    let folder = program::folder("adding", "labels");
    let shipped = read("templates/labels/herma.toml");
    fs::write(folder.join("herma.toml"), shipped + &read(format!("{FIXTURES}/label.toml"))).expect("a label file");
    let set = ["make", "--size", "family", "--label", "./herma.toml#Added 30", "--part", "pieces", "--format", "svg"];
    let made = json(&folder, &[&set[..], &["--json", "-o", "set"]].concat());
    assert_eq!(made["pieces"]["label"], "Added 30", "{made}");
}

/// One entry of “How to add …”: its name and the files that its numbered list begins with.
struct Recipe {
    what: String,
    files: Vec<String>,
}

/// The entries of that chapter. The checklist of a rule switch, the last one, has more files on purpose.
fn recipes() -> Vec<Recipe> {
    let text = read("src/README.md");
    let (_, chapter) = text.split_once("\n## How to add …\n").expect("the chapter");
    let (chapter, _) = chapter.split_once("\n**A rule switch.**").expect("the checklist");
    let entries = chapter.split("\n\n**").skip(1).map(|entry| {
        let (what, body) = entry.split_once('.').expect("an entry has a name");
        let steps =
            body.lines().filter_map(|line| line.split_once(". `").filter(|(number, _)| number.parse::<u8>().is_ok()));
        let files = steps.filter_map(|(_, step)| step.split_once('`').map(|(file, _)| file.to_owned()));
        Recipe { what: what.to_owned(), files: files.collect() }
    });
    entries.collect()
}

fn is_in_capitals(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_uppercase())
}

#[test]
fn what_is_added_touches_at_most_three_files() {
    let recipes = recipes();
    assert!(recipes.len() >= 8, "{} entries were found", recipes.len());
    for Recipe { what, files } in recipes {
        assert!((1..=MOST_FILES).contains(&files.len()), "{what}: {files:?}");
        for file in files {
            // In capitals is what the reader chooses.
            let is_chosen = |part: &str| part != "README.md" && part.split('.').next().is_some_and(is_in_capitals);
            let known: PathBuf = file.split('/').take_while(|part| !is_chosen(part)).collect();
            assert!(known.exists() && known.components().count() >= 2, "{what}: {file}");
        }
    }
}

#[test]
fn every_motif_has_a_function_of_its_keyword_and_a_river_a_file() {
    let files = names("src/motif/river", ".rs");
    for keyword in River::NAMES {
        assert!(files.contains(*keyword), "src/motif/river has no {keyword}.rs");
        let calls = read("src/motif/river/mod.rs").matches(&format!("{keyword}::{keyword}")).count();
        assert_eq!(calls, 1, "src/motif/river/mod.rs calls {keyword}::{keyword} in one row");
    }
    for (file, keywords) in [("src/motif/trap.rs", Trap::NAMES), ("src/motif/den.rs", Den::NAMES)] {
        let code = read(file);
        for keyword in keywords {
            assert!(code.contains(&format!("\nfn {keyword}(canvas")), "{file} has no function {keyword}");
            let rows =
                code.matches(&format!(" => {keyword},")).count() + code.matches(&format!("row({keyword},")).count();
            assert_eq!(rows, 1, "{file} has {keyword} in one row");
        }
    }
}

#[test]
fn every_format_is_offered_by_every_command_that_it_is_for() {
    let folder = program::folder("adding", "formats");
    let [make, rules, page] =
        [&["make"][..], &["rules"], &["calibrate"]].map(|command| shouqi(&folder, &[command, &["--help"]].concat()));
    for format in FORMATS {
        let listed = |help: &str| help.lines().any(|line| line.trim().starts_with(&format!("- {}:", format.name)));
        let writer = format.writer;
        assert_eq!(
            [listed(&make), listed(&rules), listed(&page)],
            [writer.writes_sets(), writer.writes_sheets(), writer.prints()],
            "{}",
            format.name
        );
        if writer.writes_sheets() {
            shouqi(&folder, &["rules", "--format", format.name, "-o", format.name]);
        }
        if writer.prints() {
            shouqi(&folder, &["calibrate", "--format", format.name, "-o", &format!("page-{}", format.name)]);
        }
    }
    let sets: Vec<&str> =
        FORMATS.iter().filter(|format| format.writer.writes_sets()).map(|format| format.name).collect();
    shouqi(&folder, &["make", "--part", "pieces", "--format", &sets.join(","), "-o", "set"]);
    let written = fs::read_dir(folder.join("set")).expect("the set");
    let written: Vec<String> =
        written.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    for format in FORMATS.iter().filter(|format| format.writer.writes_sets()) {
        assert!(written.iter().any(|file| file.ends_with(format.ending)), "{}: {written:?}", format.name);
    }
}

/// Every command below `path`, with its line in the list of commands and its help.
fn commands(within: &Path, path: &[String], about: &str, found: &mut Vec<(Vec<String>, String, String)>) {
    let mut arguments: Vec<&str> = path.iter().map(String::as_str).collect();
    arguments.push("--help");
    let help = shouqi(within, &arguments);
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let named: Vec<(&str, &str)> = list.filter_map(|line| line.trim().split_once(' ')).collect();
    for (name, about) in named.iter().filter(|(name, _)| *name != "help" && path != ["uci"]) {
        commands(within, &[path, &[(*name).to_owned()]].concat(), about.trim(), found);
    }
    found.push((path.to_vec(), about.to_owned(), help));
}

#[test]
fn every_command_has_a_line_of_help_and_examples_that_are_understood() {
    let folder = program::folder("adding", "commands");
    let mut found = Vec::new();
    commands(&folder, &[], "", &mut found);
    assert!(found.len() > 30, "{} commands were found", found.len());
    let shown = fs::read_dir("tests/commands").expect("the pages").map(|page| page.expect("a page").path());
    let shown: String = shown.filter(|path| path.extension().is_some_and(|ending| ending == "md")).map(read).collect();
    let shown = shown + &pages::all_text();
    for (path, about, help) in found.iter().filter(|(path, ..)| !path.is_empty()) {
        assert!(about.len() > 8, "{path:?}: {about:?}");
        let call = format!("shouqi {}", path.join(" "));
        assert!(help.matches(&call).count() > 1 || shown.contains(&call), "no page shows `{call}`");
    }
}

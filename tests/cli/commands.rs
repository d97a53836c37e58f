//! The program's answers, word for word: the twelve disputes, every fault, every command.
//!
//! After a wanted change, `TRYCMD=overwrite cargo test --release --test cli commands` writes them anew; then read what
//! changed. Where a folder `NAME.out` lies beside `NAME.in`, the commands work in a copy of it: they may write files.

use crate::support::program::executable;
use shouqi::gadget::{GADGETS, NETWORKS};
use shouqi::language::LANGUAGES;
use shouqi::rules::PRESETS;
use shouqi::theme::THEMES;

#[test]
fn the_program_answers_as_written_down() {
    let program = trycmd::schema::Bin::Path(executable().into());
    let cases = trycmd::TestCases::new();
    cases.register_bin("shouqi", program).case("tests/disputes/*.md").case("tests/commands/*.md");
}

/// The help of a command, and of all commands below it, as the program prints it on a terminal of 80 columns.
fn help(command: &[String], pages: &mut Vec<(String, String)>) {
    let output = std::process::Command::new(executable())
        .args(command)
        .arg("--help")
        .env("COLUMNS", "80")
        .output()
        .expect("the program runs");
    let page = String::from_utf8(output.stdout).expect("help is text");
    let lines = page.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    for name in lines.filter(|line| !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next()) {
        if name != "help" {
            help(&[command, &[name.to_owned()]].concat(), pages);
        }
    }
    pages.push((format!("shouqi {} --help", command.join(" ")), page));
}

#[test]
fn every_page_of_help_fits_80_columns() {
    let mut pages = Vec::new();
    help(&[], &mut pages);
    assert!(pages.len() > 30, "only {} pages were found", pages.len());
    let wide = |(page, text): &(String, String)| {
        let lines = text.lines().filter(|line| line.chars().count() > 80);
        lines.map(|line| format!("{page}: {line}")).collect::<Vec<_>>()
    };
    assert_eq!(pages.iter().flat_map(wide).collect::<Vec<_>>(), Vec::<String>::new());
}

/// The examples of a page of help, as the words that one types: without what is said of them, and up to a redirection.
fn examples(page: &str) -> impl Iterator<Item = Vec<String>> {
    let lines = page.lines().skip_while(|line| *line != "Examples:").take_while(|line| !line.starts_with("Exit"));
    let calls = lines.filter_map(|line| line.trim_start().strip_prefix("shouqi "));
    calls.map(|call| typed(call.trim_start().split("  ").next().unwrap_or_default()))
}

/// The words of a line of a shell.
fn typed(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in line.chars() {
        match (quote, letter) {
            (None, '>') => break,
            (None, ' ') => words.push(String::new()),
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            _ => words.last_mut().expect("there is one").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// What an example that begins with one of these commands names first.
fn first_names<'a>(words: &[&'a str], commands: &[&[&str]]) -> Vec<&'a str> {
    let begins = |command: &&[&str]| {
        words.len() >= command.len() && words.iter().zip(command.iter()).all(|(own, other)| own == other)
    };
    let rest = commands.iter().copied().find(begins).map_or(&[][..], |command| &words[command.len()..]);
    rest.iter().copied().take_while(|word| !word.starts_with('-')).collect()
}

/// The names in an example, and those that are shipped of their kind.
fn named<'a>(words: &[&'a str]) -> [(Vec<&'a str>, Vec<&'static str>); 4] {
    let after = |option: &str| words.iter().position(|word| *word == option).map(|place| words[place + 1]);
    let first = |commands: &[&[&str]]| first_names(words, commands);
    let languages = after("--lang").into_iter().flat_map(|tags| tags.split(','));
    [
        (languages.collect(), LANGUAGES.to_vec()),
        (
            first(&[&["rulesets", "show"]]).into_iter().chain(after("--rules")).collect(),
            PRESETS.iter().map(|preset| preset.name).collect(),
        ),
        (
            [after("--theme"), after("--from")]
                .into_iter()
                .flatten()
                .chain(first(&[&["make"], &["check"], &["rules"]]))
                .collect(),
            THEMES.iter().map(|theme| theme.name).collect(),
        ),
        (
            first(&[&["gadget", "check"], &["gadget", "matrix"]]),
            GADGETS.iter().chain(NETWORKS).map(|gadget| gadget.name).collect(),
        ),
    ]
}

#[test]
fn examples_of_help_are_understood_and_name_what_is_shipped() {
    let mut pages = Vec::new();
    help(&[], &mut pages);
    let examples: Vec<(&str, Vec<String>)> =
        pages.iter().flat_map(|(page, text)| examples(text).map(move |example| (page.as_str(), example))).collect();
    assert!(examples.len() > 80, "only {} examples were found", examples.len());
    let mut wrong = Vec::new();
    for (page, example) in examples {
        let words: Vec<&str> = example.iter().map(String::as_str).collect();
        let answer = std::process::Command::new(executable()).args(&words).arg("--help").output();
        if !answer.expect("the program runs").status.success() {
            wrong.push(format!("{page}: {words:?} is not understood"));
        }
        for (names, shipped) in named(&words) {
            // What has a dot is a file of one's own.
            let unknown = names.into_iter().filter(|name| !name.contains('.') && !shipped.contains(name));
            wrong.extend(unknown.map(|name| format!("{page}: there is no \"{name}\" in {words:?}")));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

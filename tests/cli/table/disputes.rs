//! The twelve disputes, settled at the table: under the number, and in the words, of the printed sheet.

use super::{folded, played, said};
use crate::support::program::{folder, shouqi};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const LANGUAGES: [&str; 4] = ["en", "de", "zh-Hant", "es"];

/// Marks of notes at the foot of a sheet.
const MARKS: [char; 4] = ['*', '†', '‡', '¶'];

/// The words of a command line: quotes keep some together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// The questions of a dispute: what the referee is given, the ruleset, and the move.
fn questions(page: &str) -> Vec<(Vec<String>, String, String)> {
    let lines = page.lines().filter_map(|line| line.strip_prefix("$ shouqi referee check "));
    lines
        .map(|line| {
            let mut given = words(line);
            let mv = given.pop().expect("a move");
            let rules = given.iter().position(|word| word == "--rules").map(|at| given[at + 1].clone());
            (given, rules.expect("a dispute names its rules"), mv)
        })
        .collect()
}

/// The rules of a sheet as plain text: the sentences of each number.
fn sheet(within: &Path, rules: &str, language: &str) -> BTreeMap<u32, String> {
    let out = format!("{rules}-{language}");
    let output = shouqi(within, &["rules", "--rules", rules, "--lang", language, "--format", "txt", "-o", &out]);
    assert!(output.status.success(), "{rules} {language}: {}", String::from_utf8_lossy(&output.stderr));
    let file = within.join(&out).join(format!("rules-{rules}-{language}.txt"));
    let text = fs::read_to_string(file).expect("a sheet");
    let mut found: BTreeMap<u32, String> = BTreeMap::new();
    let mut last = None;
    for line in text.lines() {
        let number = line.trim_start().split_once('.').and_then(|(head, _)| head.parse().ok());
        match number {
            Some(number) => {
                let sentence = line.split_once('.').expect("a number has a full stop").1;
                found.insert(number, sentence.trim().to_owned());
                last = Some(number);
            }
            None if line.starts_with("    ") => {
                if let Some(sentence) = last.and_then(|last| found.get_mut(&last)) {
                    sentence.push(' ');
                    sentence.push_str(line.trim());
                }
            }
            None => last = None,
        }
    }
    found
}

/// Without blanks, which Chinese lines have only where they end.
fn bare(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

#[test]
fn twelve_disputes_are_settled_under_the_numbers_of_the_printed_sheet() {
    let within = folder("table", "disputes");
    fs::copy("tests/disputes/07-the-same-position-again.in/back-and-forth.pgn", within.join("back-and-forth.pgn"))
        .expect("it can be copied");
    let mut sheets = BTreeMap::new();
    let mut pages: Vec<_> = fs::read_dir("tests/disputes")
        .expect("disputes")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .collect();
    pages.sort();
    assert_eq!(pages.len(), 12);
    let mut cited = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page");
        for (given, rules, mv) in questions(&text) {
            for language in LANGUAGES {
                let given: Vec<&str> = given.iter().map(String::as_str).collect();
                let asked = [&["--theme", "classic", "--lang", language], &given[..]].concat();
                let heard = said(&played(&within, &asked, &format!("? {mv}\n")));
                let ruling =
                    heard.rsplit_once("> ").and_then(|(before, _)| before.rsplit_once("> ")).expect("a ruling").1;
                let Some((_, rule)) = ruling.split_once("§ ") else { continue };
                // What is said about this move follows in lines that are not indented.
                let (first, rest) = rule.split_once('\n').expect("a rule is a line");
                let further: Vec<&str> = rest.lines().take_while(|line| line.starts_with(' ')).collect();
                let rule = format!("{first}\n{}", further.join("\n"));
                let (number, sentence) = rule.trim_start().split_once(' ').expect("a number and a sentence");
                let number: u32 = number.parse().unwrap_or_else(|_| panic!("{}: {ruling}", page.display()));
                let printed = sheets
                    .entry((rules.clone(), language))
                    .or_insert_with(|| sheet(&within, &rules, language))
                    .get(&number)
                    .unwrap_or_else(|| panic!("{rules} {language}: no § {number}"));
                assert!(
                    bare(printed).replace(MARKS, "").contains(&bare(sentence)),
                    "{} {language}: § {number}\nat the table: {}\non the sheet: {printed}",
                    page.display(),
                    folded(sentence)
                );
                cited += 1;
            }
        }
    }
    assert!(cited > 100, "only {cited} rulings cited a rule");
}

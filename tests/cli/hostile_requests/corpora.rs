//! What the tests of the terminal refuse, the service refuses in the same way.

use super::{answered, asked};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// The files below a folder, by their paths from there.
fn files_below(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("it lies below").to_string_lossy().into_owned();
                found.push((name, fs::read(&path).expect("a file")));
            }
        }
    }
    found.sort();
    found
}

/// The same as a request has them.
fn borrowed(files: &[(String, Vec<u8>)]) -> Vec<(&str, &[u8])> {
    files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect()
}

/// The theme of a request, with what its first lines set on the command line: `#! --set board.square=30`.
fn theme(name: &str, text: &str) -> Value {
    let mut theme = json!({ "name": name, "text": text, "set": [] });
    for (option, value) in text.lines().filter_map(|line| line.strip_prefix("#! --")?.split_once(' ')) {
        match option {
            "set" => theme["set"].as_array_mut().expect("a list").push(value.into()),
            other => theme[other.replace('-', "_")] = value.into(),
        }
    }
    theme
}

/// Codes and places of a report of the terminal: `wrong-value emma.toml:2:9`. A line that is too long to be shown has
/// its place before the code.
fn reported(report: &str) -> Vec<String> {
    let (mut faults, mut code) = (Vec::new(), "");
    for line in report.lines().map(str::trim_start) {
        if let Some((place, rest)) = line.split_once("error[") {
            code = rest.split(']').next().unwrap_or_default();
            if let Some(place) = place.strip_suffix(": ") {
                faults.push(format!("{code} {place}"));
            }
        } else if let Some(place) = line.strip_prefix("┌─ ") {
            faults.push(format!("{code} {place}"));
        }
    }
    faults
}

#[test]
fn broken_themes_have_the_faults_of_the_terminal_at_the_same_places() {
    let files = files_below(Path::new("tests/themes/broken"));
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, bytes) in files.iter().filter(|(name, _)| name.ends_with(".toml") && !name.contains('/')) {
        let text = std::str::from_utf8(bytes).expect("a theme is text");
        let given = borrowed(&files).into_iter().filter(|(own, _)| own != name).collect::<Vec<_>>();
        let answered = asked("make", json!({ "theme": theme(name, text) }), &given);
        let found = answered.faults().iter().map(|fault| {
            let text = |name: &str| fault[name].as_str().unwrap_or_default().to_owned();
            format!("{} {}:{}:{}", text("code"), text("file"), fault["line"], fault["column"])
        });
        let report = fs::read_to_string(Path::new("tests/themes/broken").join(name).with_extension("txt"));
        let expected = reported(&report.expect("every broken theme has its report"));
        let found: Vec<String> = found.collect();
        // A theme that is too long is refused as a file, which has no place.
        if found != expected && !expected.is_empty() {
            wrong.push(format!("{name}: {expected:?}, but {found:?}"));
        }
        seen += 1;
    }
    assert!(seen > 60, "only {seen} broken themes");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The files with this ending beside the pages of commands.
fn beside_commands(ending: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for subject in ["tests/commands", "tests/disputes"] {
        for (name, bytes) in files_below(Path::new(subject)) {
            if name.ends_with(ending) && name.contains(".in/") {
                found.push((Path::new(subject).join(name), bytes));
            }
        }
    }
    found
}

#[test]
fn rulesets_records_and_languages_of_the_commands_are_answered() {
    for (path, bytes) in beside_commands(".toml") {
        let beside = files_below(path.parent().expect("a folder"));
        let text = String::from_utf8_lossy(&bytes);
        for ask in ["rules", "compare"] {
            let name = if ask == "rules" { "rules" } else { "left" };
            let mut fields = json!({});
            fields[name] = json!({ "name": "house.toml", "text": text });
            asked(
                ask,
                fields,
                &borrowed(&beside).into_iter().filter(|(own, _)| *own != "house.toml").collect::<Vec<_>>(),
            );
        }
        asked("check", json!({ "theme": { "name": "./house.toml" } }), &[("house.toml", &bytes)]);
    }
    for (path, bytes) in beside_commands(".pgn") {
        let beside = files_below(path.parent().expect("a folder"));
        for ask in ["session", "judge", "analyze"] {
            let mut fields = json!({ "game": { "record": String::from_utf8_lossy(&bytes) } });
            if ask == "judge" {
                fields["move"] = "a3a4".into();
            } else if ask == "analyze" {
                fields["nodes"] = 100.into();
            }
            asked(ask, fields, &borrowed(&beside));
        }
    }
    for (_, bytes) in beside_commands(".ftl") {
        let text = "format = 1\nlanguages = [\"./words.ftl\"]\n[sheet]\nlanguages = [\"./words.ftl\"]\n";
        let theme = json!({ "theme": { "text": text } });
        asked("make", theme.clone(), &[("words.ftl", &bytes)]);
        asked("session", json!({ "game": theme }), &[("words.ftl", &bytes)]);
    }
}

#[test]
fn lines_of_a_batch_and_texts_for_the_fuzzer_are_answered_as_moves_positions_and_records() {
    let seeds = files_below(Path::new("tests/fuzz/seeds"));
    assert!(seeds.len() > 30, "{} seeds", seeds.len());
    for (_, bytes) in &seeds {
        let text = String::from_utf8_lossy(bytes);
        asked("judge", json!({ "move": text }), &[]);
        for name in ["position", "record", "lang"] {
            let mut game = json!({});
            game[name] = (&*text).into();
            asked("session", json!({ "game": game }), &[]);
        }
        asked("rules", json!({ "rules": { "text": text, "switches": [text] }, "lang": text }), &[]);
        asked("edit", json!({ "text": text, "changes": [{ "key": text, "value": text }] }), &[]);
        asked(
            "make",
            json!({ "theme": { "text": text, "paper": text, "lang": text, "size": text, "label": text } }),
            &[],
        );
        asked("calibrate", json!({ "paper": text }), &[]);
        answered(bytes);
    }
}

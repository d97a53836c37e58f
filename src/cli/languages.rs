//! `shouqi languages`: lists the shipped languages, and checks a language file.

use super::args::{Languages, LanguagesWhat};
use super::disk;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input_files::language_text;
use super::terminal::{bold, padded, wrap};
use crate::diagnostics::Source;
use crate::language::{LANGUAGES, Language, LanguageError, check};
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Lists the languages, or checks one.
pub fn run(arguments: Languages) -> Result<Done, Failure> {
    match arguments.what {
        Some(LanguagesWhat::Check { path }) => examine(&path),
        None => list(arguments.json),
    }
}

fn list(as_json: bool) -> Result<Done, Failure> {
    let mut out = escaped_output::stdout();
    let rows = rows();
    if as_json {
        let rows: Vec<_> = rows.iter().map(|(name, what)| json!({ "name": name, "what": what })).collect();
        writeln!(out, "{}", serde_json::Value::from(rows))?;
    } else {
        writeln!(out, "{}  the default comes first\n", bold("Shipped languages"))?;
        for (tag, game) in rows {
            writeln!(out, "  {}{game}", padded(&tag, 10))?;
        }
        let words = "A language of your own is named by its path, such as ./mine.ftl; `shouqi languages check` \
                     tells what it lacks.";
        writeln!(out, "\n{}", wrap(words, "", ""))?;
    }
    Ok(Done::Well)
}

/// Prints each shipped language with its name of the game.
pub fn rows() -> Vec<(String, String)> {
    let game = |tag: &str| Language::shipped(tag).and_then(|language| language.say("game", &[])).unwrap_or_default();
    LANGUAGES.iter().map(|&tag| (tag.to_owned(), game(tag))).collect()
}

/// Reports what a language file, or a folder of them, lacks.
fn examine(path: &Path) -> Result<Done, Failure> {
    let texts = texts(path)?;
    let count = texts.len();
    if count == 0 {
        let help = "a language is one file that ends in .ftl, or a folder of such files";
        return Err(Failure::Unreadable(format!(
            "error: there is no language file in {}\n  help: {help}",
            path.display()
        )));
    }
    let own = match texts.as_slice() {
        [one] if !path.is_dir() => Some(one.clone()),
        _ => None,
    };
    match own {
        Some(source) => {
            let language = Language::read(source)?;
            writeln!(escaped_output::stdout(), "{} is complete, as language {}.", path.display(), language.tag())?;
        }
        None => {
            check(texts, None)?;
            writeln!(escaped_output::stdout(), "{} is complete, in {count} files.", path.display())?;
        }
    }
    Ok(Done::Well)
}

fn texts(path: &Path) -> Result<Vec<Source>, Failure> {
    if !path.is_dir() {
        return Ok(vec![language_text(path)?]);
    }
    let failed = |error: std::io::Error| disk::failed(path, error);
    let mut files = Vec::new();
    for entry in path.read_dir().map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        if file.extension().is_some_and(|ending| ending == "ftl") {
            files.push(file);
        }
    }
    files.sort();
    files.iter().map(|file| language_text(file)).collect()
}

impl From<LanguageError> for Failure {
    fn from(error: LanguageError) -> Failure {
        match error {
            LanguageError::Faults(report) => report.into(),
            LanguageError::Unknown { .. } => Failure::Unreadable(wrap(&format!("error: {error}"), "", "")),
        }
    }
}

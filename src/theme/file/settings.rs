//! The keys of a theme one by one, with their values as TOML.

use crate::diagnostics::Sources;
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::theme::keys;

/// A key of a theme with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// Its path, such as `board.square`.
    pub path: String,
    /// Its value, as TOML.
    pub value: String,
    /// The text that says it: the theme's name or file, a theme it extends, `(defaults)`, or an option.
    pub from: String,
}

/// The keys of a tree, in the order of the reference; those that are none come last.
pub(super) fn settings_of(tree: &[Entry], sources: &Sources) -> Vec<Setting> {
    let mut settings = Vec::new();
    tree.iter().for_each(|entry| collect(&entry.key, &entry.value, sources, &mut settings));
    let place = |setting: &Setting| {
        let table = setting.path.rsplit_once('.').map(|(table, _)| table);
        let exact = keys().iter().position(|spec| spec.path == setting.path);
        exact.or_else(|| keys().iter().position(|spec| spec.is_open() && table == Some(spec.table())))
    };
    settings.sort_by_key(|setting| place(setting).unwrap_or(usize::MAX));
    settings
}

/// Adds a value under its path; a table that is no value itself is opened.
fn collect(path: &str, value: &Spanned, sources: &Sources, settings: &mut Vec<Setting>) {
    match &value.raw {
        Raw::Table(entries) if keys().iter().all(|spec| spec.path != path) => {
            entries.iter().for_each(|entry| {
                collect(&format!("{path}.{}", key(&entry.key)), &entry.value, sources, settings);
            });
        }
        raw => {
            let from = sources.get(value.at.source).name.clone();
            settings.push(Setting { path: path.to_owned(), value: written(raw), from });
        }
    }
}

/// A value as TOML.
fn written(raw: &Raw) -> String {
    match raw {
        Raw::Bool(value) => value.to_string(),
        Raw::Int(number) => number.to_string(),
        Raw::Float(number) => format!("{number:?}"),
        Raw::Text(text) => quoted(text),
        Raw::List(items) => format!("[{}]", joined(items.iter().map(|item| written(&item.raw)))),
        Raw::Table(entries) => {
            let entries = entries.iter().map(|entry| format!("{} = {}", key(&entry.key), written(&entry.value.raw)));
            format!("{{ {} }}", joined(entries))
        }
        Raw::Other(sort) => quoted(sort),
    }
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// A key, between quotes where it is not bare.
fn key(name: &str) -> String {
    let is_bare = |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | '_');
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted(name) }
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            _ if character.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(character))),
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::NoFiles;
    use crate::theme::{Overrides, THEMES, Theme, load, settings};

    /// A theme with all of its settings laid over it.
    fn with_own_settings(name: &str) -> Theme {
        let settings = settings(name, &Overrides::default(), &NoFiles).expect("a theme");
        let free = |path: &str| !matches!(path, "format" | "extends" | "name") && !path.starts_with("rules.");
        let set = settings.iter().filter(|setting| free(&setting.path));
        let set = set.map(|setting| format!("{}={}", setting.path, setting.value)).collect();
        load(name, &Overrides { set, ..Overrides::default() }, &NoFiles).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    #[test]
    fn a_theme_is_what_its_settings_say() {
        for theme in THEMES {
            let plain = load(theme.name, &Overrides::default(), &NoFiles).expect("a shipped theme");
            assert_eq!(
                format!("{:?}", with_own_settings(theme.name).board),
                format!("{:?}", plain.board),
                "{}",
                theme.name
            );
        }
    }

    #[test]
    fn texts_are_written_so_that_they_are_read_back() {
        for text in ["plain", "a \"quoted\" \\ one", "two\nlines", "鬥獸棋"] {
            let read: toml::Table = format!("key = {}", quoted(text)).parse().expect("TOML");
            assert_eq!(read["key"].as_str(), Some(text));
        }
    }
}

//! Changes keys of a theme's text; its comments and its order stay.

use super::refusal::Refusal;
use super::request::{Answer, Request};
use super::settings_list::expect_few;
use super::theme_request::UNNAMED;
use crate::diagnostics::tree::{NOT_TOML, parse};
use crate::diagnostics::{Fault, Locus, Report, Source, Sources, nearest};
use crate::theme::{MAX_THEME_BYTES, keys};
use serde::Deserialize;
use serde_json::json;
use toml_edit::{DocumentMut, Item, RawString, Table, Value};

/// A change of one key.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    /// Its path, such as `board.square`.
    key: String,
    /// Its new value as TOML; none removes the key.
    value: Option<String>,
}

/// Changes keys of a text, all or none.
pub(super) fn edit(request: Request<'_>) -> Result<Answer, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        text: String,
        changes: Vec<Change>,
    }
    let (Fields { text, changes }, _) = request.fields()?;
    Ok(json!({ "text": edited(&text, &changes)? }).into())
}

fn edited(text: &str, changes: &[Change]) -> Result<String, Refusal> {
    expect_few(changes)?;
    if text.len() > MAX_THEME_BYTES {
        let message = format!("longer than {} KiB, the limit for themes", MAX_THEME_BYTES >> 10);
        return Err(Refusal::new("too-long", message));
    }
    let mut document: DocumentMut = text.parse().map_err(|error| not_toml(text, &error))?;
    for Change { key, value } in changes {
        let path = path_of(key)?;
        match value {
            Some(value) => {
                let not_read = |error: toml_edit::TomlError| {
                    Refusal::new("wrong-value", format!("{key} = {value}: {}", error.message()))
                };
                set(document.as_table_mut(), &path, value.parse().map_err(not_read)?)
                    .map_err(|why| Refusal::new("wrong-value", format!("{key}: {why}")))?;
            }
            None => remove(document.as_table_mut(), &path),
        }
    }
    Ok(document.to_string())
}

/// The faults of a text that is no TOML, at their places.
fn not_toml(text: &str, error: &toml_edit::TomlError) -> Refusal {
    let source = Source::new(UNNAMED, text);
    let (mut sources, mut faults) = (Sources::default(), Vec::new());
    let id = sources.add(source.clone());
    parse(&source, id, &mut faults);
    if faults.is_empty() {
        // The readers may differ in what they take for TOML.
        let locus = Locus { source: id, range: error.span().unwrap_or_default() };
        faults.push(Fault::new(NOT_TOML, locus, error.message()));
    }
    Refusal::Faulty(vec![Report::new(sources, faults)])
}

/// The names of a key's path: that of a theme's key, or one below a table of names.
fn path_of(key: &str) -> Result<Vec<String>, Refusal> {
    let unknown = || {
        let hint = nearest(key, keys().iter().map(|spec| spec.path)).map(|near| format!("; did you mean {near}?"));
        let shown: String = key.chars().take(60).collect();
        let message = format!("a theme has no key \"{}\"{}", shown.escape_debug(), hint.unwrap_or_default());
        Refusal::new("unknown-setting", message)
    };
    let names = toml_edit::Key::parse(key).map_err(|_| unknown())?;
    let names: Vec<String> = names.into_iter().map(|name| name.get().to_owned()).collect();
    let is = |path: &str| {
        let parts = path.split('.');
        parts.clone().count() == names.len()
            && parts.zip(&names).all(|(part, name)| part == name || part.starts_with('<'))
    };
    let (last, table) = names.split_last().ok_or_else(unknown)?;
    let below = |path: &str| !last.is_empty() && path.split('.').eq(table.iter().map(String::as_str));
    let known = keys().iter().any(|spec| is(spec.path) || spec.takes_table() && below(spec.path));
    if known { Ok(names) } else { Err(unknown()) }
}

/// Sets a value; the old one's comment stays. Missing tables are added behind all others.
fn set(table: &mut Table, path: &[String], value: Value) -> Result<(), String> {
    let Some((first, rest)) = path.split_first() else { return Ok(()) };
    if rest.is_empty() {
        match table.get_mut(first) {
            Some(Item::Value(old)) => {
                let decor = old.decor().clone();
                *old = value;
                *old.decor_mut() = decor;
            }
            _ => {
                table.insert(first, Item::Value(value));
            }
        }
        return Ok(());
    }
    let below = table.entry(first).or_insert_with(|| {
        let mut new = Table::new();
        new.set_implicit(rest.len() > 1);
        Item::Table(new)
    });
    match below {
        Item::Table(table) => set(table, rest, value),
        Item::Value(Value::InlineTable(inline)) if rest.len() == 1 => {
            inline.insert(&rest[0], value);
            Ok(())
        }
        _ => Err(format!("{first} is no table")),
    }
}

/// Removes a key, and the tables that it leaves empty.
fn remove(table: &mut Table, path: &[String]) {
    match path {
        [] => {}
        [last] => {
            let comment = comment_above(table, last);
            let next = table.iter().map(|(name, _)| name.to_owned()).skip_while(|name| name != last).nth(1);
            table.remove(last);
            if let Some((comment, next)) = comment.zip(next) {
                put_above(table, &next, &comment);
            }
        }
        [first, rest @ ..] => {
            let emptied = match table.get_mut(first) {
                Some(Item::Table(below)) => {
                    remove(below, rest);
                    below.is_empty() && !below.is_dotted()
                }
                Some(Item::Value(Value::InlineTable(inline))) => {
                    if let [last] = rest {
                        inline.remove(last);
                    }
                    inline.is_empty()
                }
                _ => false,
            };
            if emptied {
                table.remove(first);
            }
        }
    }
}

/// The lines above a key, if there is a comment among them.
fn comment_above(table: &Table, name: &str) -> Option<String> {
    let lines = table.key(name)?.leaf_decor().prefix()?.as_str()?;
    lines.contains('#').then(|| lines.to_owned())
}

/// Puts lines above those that a key has: a comment outlives the key below it.
fn put_above(table: &mut Table, name: &str, lines: &str) {
    let joined = |old: Option<&RawString>| lines.to_owned() + old.and_then(RawString::as_str).unwrap_or_default();
    match table.get_mut(name) {
        Some(Item::Table(below)) => {
            let prefix = joined(below.decor().prefix());
            below.decor_mut().set_prefix(prefix);
        }
        _ => {
            if let Some(mut key) = table.key_mut(name) {
                let prefix = joined(key.leaf_decor().prefix());
                key.leaf_decor_mut().set_prefix(prefix);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "format = 1\n# Emma's own\nextends = \"colouring\"\n\n[board]\nsquare = \"30mm\" # wide\n";

    fn change(key: &str, value: Option<&str>) -> Change {
        Change { key: key.to_owned(), value: value.map(str::to_owned) }
    }

    fn after(changes: &[Change]) -> String {
        edited(TEXT, changes).expect("a theme with the changes")
    }

    #[test]
    fn a_changed_value_keeps_its_comments_and_its_place() {
        assert_eq!(after(&[change("board.square", Some("\"25mm\""))]), TEXT.replace("30mm", "25mm"));
    }

    #[test]
    fn a_new_key_goes_to_its_table() {
        assert!(after(&[change("board.river", Some("\"rows\""))]).ends_with("# wide\nriver = \"rows\"\n"));
        assert!(
            after(&[change("pieces.white.ring", Some("\"double\""))])
                .ends_with("\n[pieces.white]\nring = \"double\"\n")
        );
    }

    #[test]
    fn a_removed_key_takes_its_empty_table_with_it() {
        assert!(!after(&[change("board.square", None)]).contains("board"));
        assert_eq!(after(&[change("face.show", None)]), TEXT);
        assert!(
            after(&[change("extends", None)]).contains("# Emma's own\n\n[board]"),
            "{}",
            after(&[change("extends", None)])
        );
    }

    #[test]
    fn what_is_no_key_or_no_value_is_refused() {
        let refused = |key: &str, value: &str| edited(TEXT, &[change(key, Some(value))]).is_err();
        assert!(refused("board.sqare", "1") && refused("", "1") && refused("board", "{}") && refused("a.b.c.d", "1"));
        assert!(refused("board.square", "30mm") && refused("board.square", ""));
        assert!(edited("format = 1 ".repeat(10_000).as_str(), &[]).is_err());
    }

    #[test]
    fn a_text_that_is_no_toml_is_refused_at_its_place() {
        let refused = edited("format = 1\n[board\n", &[]).expect_err("no TOML").as_json();
        assert_eq!((&refused[0]["line"], &refused[0]["file"]), (&2.into(), &"theme.toml".into()), "{refused}");
    }
}

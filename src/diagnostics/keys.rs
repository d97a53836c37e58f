//! Looks up keys in a table, and reports unknown ones.

use super::tree::{Entry, Raw, Spanned};
use super::{Fault, Locus, one_of};

/// The code of a value of the wrong type, such as a number instead of a string.
pub(crate) const WRONG_TYPE: &str = "wrong-type";
/// The code of an unknown key.
pub(crate) const UNKNOWN_KEY: &str = "unknown-key";
/// The code of an unsupported format version.
const UNKNOWN_FORMAT: &str = "unknown-format";
/// The code of a missing key.
pub(crate) const MISSING_KEY: &str = "missing-key";
/// The code of a value of the right type that is not valid.
pub(crate) const WRONG_VALUE: &str = "wrong-value";

/// Maximum characters of a string.
const MOST_CHARACTERS: usize = 1000;

/// The table under a key, or an empty one. A fault if the value is not a table.
pub(crate) fn table<'a>(entries: &'a [Entry], key: &str, faults: &mut Vec<Fault>) -> Option<&'a [Entry]> {
    let entry = entries.iter().find(|entry| entry.key == key)?;
    match &entry.value.raw {
        Raw::Table(entries) => Some(entries),
        other => {
            faults.push(
                Fault::new(
                    WRONG_TYPE,
                    entry.value.at.clone(),
                    format!("{key} expects a table, found {}", other.sort()),
                )
                .hint(format!("write [{key}] on a line of its own")),
            );
            None
        }
    }
}

/// The value under a key.
pub(crate) fn get<'a>(entries: &'a [Entry], key: &str) -> Option<&'a Spanned> {
    entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
}

/// A fault if a text does not begin with the format that this program reads; `what` is the kind of text for messages,
/// such as “theme”.
pub(crate) fn wrong_format(entries: &[Entry], what: &str, format: i64, start: Locus) -> Option<Fault> {
    match get(entries, "format") {
        Some(Spanned { raw: Raw::Int(found), .. }) if *found == format => None,
        Some(value) => {
            let message = format!("this program reads {what}s of format {format}");
            Some(Fault::new(UNKNOWN_FORMAT, value.at.clone(), message).hint(format!("write format = {format}")))
        }
        None => {
            let fault = Fault::new(MISSING_KEY, start, format!("this {what} has no format"));
            Some(fault.hint(format!("begin with format = {format}")))
        }
    }
}

/// The string under a key, if present and valid.
pub(crate) fn text<'a>(entries: &'a [Entry], key: &str, faults: &mut Vec<Fault>) -> Option<(&'a str, &'a Locus)> {
    let value = get(entries, key)?;
    match &value.raw {
        Raw::Text(text) => {
            if text.chars().nth(MOST_CHARACTERS).is_some() {
                let message = format!("{key} is longer than {MOST_CHARACTERS} characters");
                faults.push(Fault::new(WRONG_VALUE, value.at.clone(), message).hint("shorten it"));
            }
            Some((text, &value.at))
        }
        other => {
            faults.push(
                Fault::new(WRONG_TYPE, value.at.clone(), format!("{key} expects a text, found {}", other.sort()))
                    .hint("write it between quotes"),
            );
            None
        }
    }
}

/// A fault for every key that is not among `known`; `what` names the table, such as “the board”.
pub(crate) fn refuse_unknown(entries: &[Entry], what: &str, known: &[&str], faults: &mut Vec<Fault>) {
    for entry in entries.iter().filter(|entry| !known.contains(&entry.key.as_str())) {
        let hint = one_of(&entry.key, known);
        let message = format!("{what} has no key \"{}\"", entry.key);
        faults.push(Fault::new(UNKNOWN_KEY, entry.key_at.clone(), message).hint(hint));
    }
}

//! Looking keys up in a table, and telling which ones do not belong there.

use super::raw::{Entry, Placed, Raw};
use crate::diagnostics::{Fault, Locus, nearest};

/// The table under a key, or an empty one. A fault if something else stands there.
pub(super) fn table<'a>(entries: &'a [Entry], key: &str, faults: &mut Vec<Fault>) -> Option<&'a [Entry]> {
    let entry = entries.iter().find(|entry| entry.key == key)?;
    match &entry.value.raw {
        Raw::Table(entries) => Some(entries),
        other => {
            faults.push(
                Fault::new("wrong-type", entry.value.at.clone(), format!("{key} is a table, not {}", other.sort()))
                    .hint(format!("write [{key}] on a line of its own")),
            );
            None
        }
    }
}

/// The value under a key.
pub(super) fn get<'a>(entries: &'a [Entry], key: &str) -> Option<&'a Placed> {
    entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
}

/// The text under a key, if the key is there and holds one.
pub(super) fn text<'a>(entries: &'a [Entry], key: &str, faults: &mut Vec<Fault>) -> Option<(&'a str, &'a Locus)> {
    let value = get(entries, key)?;
    match &value.raw {
        Raw::Text(text) => Some((text, &value.at)),
        other => {
            faults.push(
                Fault::new("wrong-type", value.at.clone(), format!("{key} is a text, not {}", other.sort()))
                    .hint("write it between quotes"),
            );
            None
        }
    }
}

/// A fault for every key that is not among `known`; `what` names the table, such as “the board”.
pub(super) fn refuse_unknown(entries: &[Entry], what: &str, known: &[&str], faults: &mut Vec<Fault>) {
    for entry in entries.iter().filter(|entry| !known.contains(&entry.key.as_str())) {
        let hint = match nearest(&entry.key, known.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("possible are {}", known.join(", ")),
        };
        let message = format!("{what} has no key \"{}\"", entry.key);
        faults.push(Fault::new("unknown-key", entry.key_at.clone(), message).hint(hint));
    }
}

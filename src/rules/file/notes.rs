//! Parses the author's notes on switches: the basis, and a remark.

use crate::diagnostics::keys::{MISSING_KEY, WRONG_TYPE, WRONG_VALUE, get, refuse_unknown, text};
use crate::diagnostics::tree::{Entry, Raw};
use crate::diagnostics::{Fault, Keyword, Locus, did_you_mean, nearest, one_of};
use crate::rules::switch_rows::{Basis, Note};

/// A note and the text that contains it.
pub(super) struct PlacedNote {
    pub switch: String,
    pub note: Note,
    pub at: Locus,
}

/// Parses the notes; each must belong to one of the rows `known`.
pub(super) fn read_notes(entries: &[Entry], known: &[String], faults: &mut Vec<Fault>) -> Vec<PlacedNote> {
    let mut notes = Vec::new();
    for entry in entries {
        if !known.contains(&entry.key) {
            let near = nearest(&entry.key, known.iter().map(String::as_str));
            let hint = did_you_mean(near, "`shouqi rulesets show classic` lists the rows that can carry a note");
            let message = format!("a note is for an unknown switch \"{}\"", entry.key);
            faults.push(Fault::new("unknown-switch", entry.key_at.clone(), message).hint(hint));
            continue;
        }
        let Raw::Table(parts) = &entry.value.raw else {
            let message = format!("a note expects a table, found {}", entry.value.raw.sort());
            faults.push(
                Fault::new(WRONG_TYPE, entry.value.at.clone(), message)
                    .hint("such as { basis = \"reading\", text = \"…\" }"),
            );
            continue;
        };
        refuse_unknown(parts, "a note", &["basis", "text"], faults);
        let basis = match text(parts, "basis", faults) {
            Some((word, at)) => match Basis::from_keyword(word) {
                Some(basis) => basis,
                None => {
                    let fault = Fault::new(WRONG_VALUE, at.clone(), "a note has an unknown basis");
                    faults.push(fault.hint(one_of(word, Basis::NAMES)));
                    continue;
                }
            },
            None => {
                if get(parts, "basis").is_none() {
                    faults.push(
                        Fault::new(MISSING_KEY, entry.key_at.clone(), "this note has no basis")
                            .hint("add basis = \"text\", \"measured\", \"reading\" or \"disputed\""),
                    );
                }
                continue;
            }
        };
        let text = text(parts, "text", faults).map(|(text, _)| text.to_owned());
        notes.push(PlacedNote { switch: entry.key.clone(), note: Note { basis, text }, at: entry.key_at.clone() });
    }
    notes
}

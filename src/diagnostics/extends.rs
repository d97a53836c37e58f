//! Resolves a chain of `extends`.

use super::keys::WRONG_TYPE;
use super::tree::{Entry, Raw, Spanned, parse, placed_in};
use super::{Fault, Locus, Source, SourceId, Sources};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Maximum length of a chain.
const MOST_EXTENDED: usize = 8;

/// A text of the chain.
pub(crate) struct Link {
    /// Its source.
    pub name: String,
    /// Its values.
    pub entries: Vec<Entry>,
}

/// The text `first` and those that it extends, the first on top. `what` is the kind of text for messages, such as
/// “ruleset”; `open` resolves a name relative to the text that names it, or returns the fault.
pub(crate) fn follow(
    first: Source,
    what: &str,
    open: &dyn Fn(&str, &str, Locus) -> Result<Source, Fault>,
    sources: &mut Sources,
    faults: &mut Vec<Fault>,
) -> Vec<Link> {
    let mut chain = vec![link(first, sources, faults)];
    while let Some(base) = extends(&chain[chain.len() - 1].entries) {
        let at = base.at.clone();
        let Raw::Text(base) = base.raw else {
            faults.push(
                Fault::new(WRONG_TYPE, at, format!("a {what} is named by a text; found {}", base.raw.sort()))
                    .hint("write extends = \"classic\""),
            );
            break;
        };
        let source = match open(&base, &chain[chain.len() - 1].name, at.clone()) {
            Ok(source) => source,
            Err(fault) => {
                faults.push(fault);
                break;
            }
        };
        if chain.iter().any(|link| link.name == source.name) {
            let names: Vec<&str> = chain.iter().map(|link| link.name.as_str()).chain([source.name.as_str()]).collect();
            let message = format!("this {what} extends itself");
            faults.push(Fault::new("extends-cycle", at, message).hint(names.join(" extends ")));
            break;
        }
        if chain.len() > MOST_EXTENDED {
            faults.push(
                Fault::new("extends-too-deep", at, format!("too many {what}s extend one another"))
                    .hint(format!("at most {MOST_EXTENDED}")),
            );
            break;
        }
        let name = source.name.clone();
        let id = sources.add(source);
        chain.push(Link { name, entries: base_entries(sources.get(id), id, faults) });
    }
    chain
}

/// A single text, without those that it extends.
pub(crate) fn link(source: Source, sources: &mut Sources, faults: &mut Vec<Fault>) -> Link {
    let name = source.name.clone();
    let id = sources.add(source);
    Link { name, entries: parse(sources.get(id), id, faults) }
}

/// The values of a text that others extend. One that the program holds is parsed once.
fn base_entries(source: &Source, id: SourceId, faults: &mut Vec<Fault>) -> Vec<Entry> {
    static PARSED: Mutex<BTreeMap<&str, Arc<Vec<Entry>>>> = Mutex::new(BTreeMap::new());
    let parsed = || PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let Cow::Borrowed(text) = source.text else {
        return parse(source, id, faults);
    };
    let known = parsed().get(text).cloned();
    if let Some(known) = known {
        return placed_in(&known, id);
    }
    let before = faults.len();
    let entries = parse(source, id, faults);
    if faults.len() == before {
        parsed().insert(text, Arc::new(entries.clone()));
    }
    entries
}

fn extends(entries: &[Entry]) -> Option<Spanned> {
    entries.iter().find(|entry| entry.key == "extends").map(|entry| entry.value.clone())
}

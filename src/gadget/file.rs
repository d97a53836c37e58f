//! Reads a gadget: a ruleset's file with ports and claims.

use super::claim_file::{ClaimPort, read_claims};
use super::model::{Gadget, Port};
use super::shipped::{GADGETS, NETWORKS, shipped_gadget};
use crate::diagnostics::keys::{MISSING_KEY, WRONG_TYPE, WRONG_VALUE, get, refuse_unknown, table, text};
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{Fault, Locus, Report, Source, did_you_mean, listed_or_file, nearest, offer};
use crate::files::FileProvider;
use crate::rules::{KindId, LocalFile, MAX_SOURCE_BYTES, Rules, RulesError, Side, Square, read_local};
use std::sync::Arc;

/// What a gadget's file has beside a ruleset's keys.
pub(super) const OWN_KEYS: [&str; 3] = ["basis", "ports", "claims"];
const PORT_KEYS: [&str; 5] = ["square", "side", "kind", "arrive", "leave"];
/// The sides, as files write them.
const SIDES: [&str; 2] = ["white", "black"];
/// Maximum number of ports, and of claims.
pub(super) const MOST: usize = 32;
/// Maximum number of animals that arrive or leave at one port.
pub(super) const MOST_ANIMALS: i64 = 9;

/// Why a gadget could not be loaded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GadgetError {
    /// No shipped gadget has this name: one sentence.
    #[error("{0}")]
    Unknown(String),
    /// Its file could not be read, or is invalid.
    #[error("{0}")]
    Invalid(#[from] RulesError),
}

/// Loads a gadget, a shipped one or a path that `files` provides, with the switches `switches` over it.
///
/// # Errors
/// If its file cannot be read, or all its faults.
pub fn load(name: &str, switches: &[String], files: &dyn FileProvider) -> Result<Gadget, GadgetError> {
    gadget(open(name, files)?, switches, files)
}

/// Reads a gadget, with the switches `switches` over it.
pub(super) fn gadget(source: Source, switches: &[String], files: &dyn FileProvider) -> Result<Gadget, GadgetError> {
    let mut read = read_local(source, &OWN_KEYS, switches, files);
    match check(&mut read) {
        Some(gadget) if read.faults.is_empty() => Ok(gadget),
        _ => Err(RulesError::Faults(Report::new(read.sources, read.faults)).into()),
    }
}

/// The text of a shipped gadget, or of a path that `files` provides.
pub(super) fn open(name: &str, files: &dyn FileProvider) -> Result<Source, GadgetError> {
    let unreadable = |why: String| GadgetError::Invalid(RulesError::Unreadable { path: name.to_owned(), why });
    if let Some(shipped) = shipped_gadget(name) {
        return Ok(Source::shipped(shipped.name, shipped.text));
    }
    if !is_path(name) {
        return Err(GadgetError::Unknown(unknown(name)));
    }
    let source = files.text(name, None).map_err(|error| unreadable(error.to_string()))?;
    match source.text.len() > MAX_SOURCE_BYTES {
        true => Err(unreadable(format!("longer than {} KiB; no gadget is", MAX_SOURCE_BYTES >> 10))),
        false => Ok(source),
    }
}

/// Whether a name is a path, not a shipped gadget.
fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || name.ends_with(".toml")
}

/// Why there is no gadget of this name: one sentence.
fn unknown(name: &str) -> String {
    let near = nearest(name, GADGETS.iter().chain(NETWORKS).map(|gadget| gadget.name));
    let hint = did_you_mean(near, listed_or_file("shouqi gadget list", name));
    format!("no gadget is called \"{}\"; {hint}", name.escape_debug())
}

fn check(read: &mut LocalFile) -> Option<Gadget> {
    let LocalFile { rules, own, sources, faults } = read;
    let start = sources.start();
    let basis = basis(own, start, faults);
    // Squares and kinds mean something only on a board that was read.
    let rules = Arc::new(rules.take()?);
    let ports = in_order(table(own, "ports", faults).unwrap_or_default());
    let ports: Vec<Port> =
        limited(&ports, "ports", faults).iter().filter_map(|entry| port(entry, &rules, faults)).collect();
    let claims = in_order(table(own, "claims", faults).unwrap_or_default());
    let known: Vec<ClaimPort<'_>> = ports.iter().map(ClaimPort::of).collect();
    let claims = read_claims(limited(&claims, "claims", faults), &known, Some(&rules), faults);
    Some(Gadget { rules, basis, ports, claims })
}

/// What a file's geometry rests on.
pub(super) fn basis(own: &[Entry], start: Locus, faults: &mut Vec<Fault>) -> String {
    if get(own, "basis").is_none() {
        let fault = Fault::new(MISSING_KEY, start, "this gadget does not say what its geometry rests on");
        faults.push(fault.hint("write basis = \"reconstruction\", or name the figure that it copies"));
    }
    text(own, "basis", faults).map(|(basis, _)| basis.to_owned()).unwrap_or_default()
}

/// The entries of a table in the order of the file.
pub(super) fn in_order(entries: &[Entry]) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = entries.iter().collect();
    entries.sort_by_key(|entry| (entry.key_at.source, entry.key_at.range.start));
    entries
}

pub(super) fn limited<'a, 'b>(entries: &'b [&'a Entry], what: &str, faults: &mut Vec<Fault>) -> &'b [&'a Entry] {
    if let Some(extra) = entries.get(MOST) {
        let fault = Fault::new("gadget-too-large", extra.key_at.clone(), format!("a gadget has at most {MOST} {what}"));
        faults.push(fault.hint("divide it into several"));
    }
    &entries[..entries.len().min(MOST)]
}

fn port(entry: &Entry, rules: &Rules, faults: &mut Vec<Fault>) -> Option<Port> {
    let fields = fields(entry, "a port", faults)?;
    refuse_unknown(fields, "a port", &PORT_KEYS, faults);
    let square = required(entry, fields, "square", faults).and_then(|(text, at)| land(text, at, rules, faults));
    let side = required(entry, fields, "side", faults).and_then(|(text, at)| side(text, at, faults));
    let kind = required(entry, fields, "kind", faults).and_then(|(text, at)| kind(text, at, rules, faults));
    let arrive = number(fields, "arrive", faults).unwrap_or(0);
    let leave = match get(fields, "leave") {
        None => false,
        Some(Spanned { raw: Raw::Bool(leave), .. }) => *leave,
        Some(value) => {
            let fault = Fault::new(WRONG_TYPE, value.at.clone(), "leave is true or false");
            faults.push(fault.hint("how many must leave is said by a claim"));
            false
        }
    };
    Some(Port { name: entry.key.clone(), square: square?, side: side?, kind: kind?, arrive, leave })
}

/// The table that is an entry's value.
pub(super) fn fields<'a>(entry: &'a Entry, what: &str, faults: &mut Vec<Fault>) -> Option<&'a [Entry]> {
    match &entry.value.raw {
        Raw::Table(fields) => Some(fields),
        other => {
            let message = format!("{what} expects a table, found {}", other.sort());
            faults.push(Fault::new(WRONG_TYPE, entry.value.at.clone(), message).hint("write { key = value, … }"));
            None
        }
    }
}

/// The text under a key that must be there.
pub(super) fn required<'a>(
    entry: &Entry,
    fields: &'a [Entry],
    key: &str,
    faults: &mut Vec<Fault>,
) -> Option<(&'a str, &'a Locus)> {
    if get(fields, key).is_none() {
        let message = format!("{} has no {key}", entry.key);
        faults.push(Fault::new(MISSING_KEY, entry.key_at.clone(), message).hint(format!("add {key} = \"…\"")));
    }
    text(fields, key, faults)
}

/// A small number under a key.
pub(super) fn number(fields: &[Entry], key: &str, faults: &mut Vec<Fault>) -> Option<u8> {
    get(fields, key).and_then(|value| small(value, key, faults))
}

/// A value as a small number.
pub(super) fn small(value: &Spanned, key: &str, faults: &mut Vec<Fault>) -> Option<u8> {
    match value.raw {
        Raw::Int(number) if (0..=MOST_ANIMALS).contains(&number) => Some(number as u8),
        _ => {
            let message = format!("{key} expects an integer from 0 to {MOST_ANIMALS}");
            faults.push(Fault::new(WRONG_VALUE, value.at.clone(), message).hint("it is a number of animals"));
            None
        }
    }
}

/// A side by its name.
pub(super) fn side(text: &str, at: &Locus, faults: &mut Vec<Fault>) -> Option<Side> {
    let found = SIDES.iter().position(|name| *name == text).map(|place| Side::BOTH[place]);
    if found.is_none() {
        let fault = Fault::new(WRONG_VALUE, at.clone(), format!("\"{text}\" is no side"));
        faults.push(fault.hint(offer(Some(text), &SIDES)));
    }
    found
}

/// A kind by its name.
pub(super) fn kind(text: &str, at: &Locus, rules: &Rules, faults: &mut Vec<Fault>) -> Option<KindId> {
    let found = rules.kind_named(text);
    if found.is_none() {
        let names: Vec<&str> = rules.kinds().iter().map(|kind| kind.id.as_str()).collect();
        let fault = Fault::new("unknown-port-kind", at.clone(), format!("this gadget has no kind \"{text}\""));
        faults.push(fault.hint(offer(Some(text), &names)));
    }
    found
}

/// A square of the board on which animals that do not swim can stand.
pub(super) fn land(text: &str, at: &Locus, rules: &Rules, faults: &mut Vec<Fault>) -> Option<Square> {
    let found = Square::parse(text).filter(|&square| rules.board().has(square));
    match found.and_then(|square| rules.board().terrain(square)) {
        Some(crate::rules::Terrain::Water) => {
            let fault = Fault::new("port-in-water", at.clone(), format!("{text} lies in water"));
            faults.push(fault.hint("animals stand, arrive and leave on land"));
            None
        }
        Some(_) => found,
        None => {
            let message = format!("\"{text}\" is no square of this board");
            let (files, rows) = (rules.board().files(), rules.board().rows());
            let fault = Fault::new("port-off-board", at.clone(), message);
            faults.push(fault.hint(format!("the board has {files} files from a and {rows} rows from 1")));
            None
        }
    }
}

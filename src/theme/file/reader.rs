//! A theme's tree of values, and what is found wrong in it.

use super::given::{elsewhere, find};
use super::wording::WORDING;
use crate::diagnostics::keys::{MISSING_KEY, NOT_TOML, UNKNOWN_KEY, WRONG_TYPE};
use crate::diagnostics::tree::{Entry, Placed, Raw};
use crate::diagnostics::{Fault, Locus, Report, Sources, nearest};
use crate::theme::keys::TABLES;
use crate::theme::{KeySpec, keys};
use std::collections::BTreeSet;

/// A theme's tree of values, and what is found wrong in it.
///
/// Every getter gives a value, even of a key that is wrong, so that all keys are read; no theme is made then.
pub(super) struct Reader<'a> {
    tree: &'a [Entry],
    pub sources: &'a Sources,
    /// A text or a base could not be read whole: what does not fit together is no fault of its own.
    pub broken: bool,
    faults: Vec<Fault>,
    unsound: BTreeSet<&'static str>,
    below: Vec<Report>,
}

impl<'a> Reader<'a> {
    pub fn new(tree: &'a [Entry], sources: &'a Sources, broken: bool, faults: Vec<Fault>) -> Reader<'a> {
        let mut reader = Reader { tree, sources, broken, faults, unsound: BTreeSet::new(), below: Vec::new() };
        // After a broken line a key may stand in a table that it was not written in.
        if reader.faults.iter().all(|fault| fault.code != NOT_TOML) {
            reader.refuse_unknown("", tree);
        }
        reader
    }

    /// Notes a fault.
    pub fn fault(&mut self, code: &'static str, at: &Locus, message: impl Into<String>, hint: impl Into<String>) {
        self.faults.push(Fault::new(code, at.clone(), message).hint(hint));
    }

    /// Notes a fault that was found elsewhere.
    pub fn note(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// Notes what is wrong in a file that the theme names, such as its ruleset.
    pub fn note_file(&mut self, report: Report) {
        self.below.push(report);
    }

    /// The value of a key is wrong: nothing is to be concluded from it.
    pub fn spoil(&mut self, spec: &'static KeySpec) {
        self.unsound.insert(spec.path);
    }

    /// Whether all these keys were read without fault.
    pub fn sound(&self, paths: &[&str]) -> bool {
        !self.broken && paths.iter().all(|path| !self.unsound.contains(path))
    }

    /// The key with this path.
    ///
    /// # Panics
    /// Never: a test loads every shipped theme, which reads every key.
    pub fn spec(&self, path: &str) -> &'static KeySpec {
        keys().iter().find(|spec| spec.path == path).expect("every key that is read stands in the table")
    }

    /// The value of a key with its place. None if a text is broken, or a whole table is of the wrong sort.
    pub fn value(&mut self, spec: &'static KeySpec) -> Option<&'a Placed> {
        let found = self.seek(spec.path);
        if found.is_none() {
            self.spoil(spec);
        }
        found
    }

    /// The value at a path, if one stands there.
    pub fn seek(&self, path: &str) -> Option<&'a Placed> {
        let mut entries = self.tree;
        let mut found = None;
        for name in path.split('.') {
            let value = &entries.iter().find(|entry| entry.key == name)?.value;
            found = Some(value);
            entries = match &value.raw {
                Raw::Table(inner) => inner,
                _ => &[],
            };
        }
        found
    }

    /// The entries of the table at a path.
    pub fn table(&self, path: &str) -> &'a [Entry] {
        match self.seek(path) {
            Some(Placed { raw: Raw::Table(entries), .. }) => entries,
            _ => &[],
        }
    }

    /// Where a key's value stands.
    pub fn place(&self, path: &str) -> Locus {
        self.seek(path).map_or_else(|| self.sources.start(), |value| value.at.clone())
    }

    /// Of two keys' places, the one in the text that lies over the other: there the user wrote last.
    pub fn upper(&self, first: &str, second: &str) -> Locus {
        self.sources.upper(self.place(first), self.place(second))
    }

    /// Whether `above` is written in a text that lies over the one in which `below` is written.
    pub fn lies_over(&self, above: &str, below: &str) -> bool {
        let depth = |path: &str| self.seek(path).map_or(usize::MAX, |value| self.sources.depth(value.at.source));
        depth(above) < depth(below)
    }

    /// The theme in which a place lies, for files beside it; `None` for the command line.
    pub fn beside(&self, at: &Locus) -> Option<&'a str> {
        (self.sources.depth(at.source) > 0).then(|| self.sources.get(at.source).name.as_str())
    }

    /// Every fault, and what is wrong in the files that the theme names.
    pub fn into_faults(mut self) -> (Vec<Fault>, Vec<Report>) {
        if self.faults.is_empty() {
            for path in &self.unsound {
                let message = format!("this theme does not say {path}");
                self.faults
                    .push(Fault::new(MISSING_KEY, self.sources.start(), message).hint("write extends = \"classic\""));
            }
        }
        (self.faults, self.below)
    }

    fn refuse_unknown(&mut self, table: &str, entries: &[Entry]) {
        for entry in entries {
            if entry.key == WORDING {
                // Languages and clauses are no keys; they are checked where they are read.
                continue;
            }
            let path = if table.is_empty() { entry.key.clone() } else { format!("{table}.{}", entry.key) };
            match (&entry.value.raw, TABLES.contains(&path.as_str())) {
                (Raw::Table(inner), true) => self.refuse_unknown(&path, inner),
                (other, true) => {
                    let message = format!("{path} is a table, not {}", other.sort());
                    self.fault(WRONG_TYPE, &entry.value.at, message, format!("write [{path}] on a line of its own"));
                }
                (_, false) if entry.key.contains('.') || find(&path).is_none() => self.unknown(table, &path, entry),
                (_, false) => (),
            }
        }
    }

    fn unknown(&mut self, table: &str, path: &str, entry: &Entry) {
        let of_keys = keys().iter().filter(|spec| spec.table() == table).map(|spec| spec.name());
        let of_tables = TABLES.iter().map(|path| path.rsplit_once('.').unwrap_or(("", path)));
        let known: Vec<&str> = of_keys.chain(of_tables.filter(|(of, _)| *of == table).map(|(_, name)| name)).collect();
        let quoted = find(path).is_some();
        let hint = match (nearest(&entry.key, known.iter().copied()), elsewhere(path)) {
            _ if quoted => format!("write {} without quotes", entry.key),
            (Some(near), _) => format!("did you mean \"{near}\"?"),
            (None, Some(place)) => place,
            (None, None) => format!("possible are {}", known.join(", ")),
        };
        let what = if table.is_empty() { "a theme".to_owned() } else { format!("[{table}]") };
        self.fault(UNKNOWN_KEY, &entry.key_at, format!("{what} has no key \"{}\"", entry.key), hint);
    }
}

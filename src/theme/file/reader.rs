//! Reads values from the tree of a theme, and collects faults.

use super::fonts::FaceTable;
use super::overrides::{elsewhere, find};
use super::rules_wording::WORDING;
use crate::diagnostics::keys::{MISSING_KEY, UNKNOWN_KEY, WRONG_TYPE};
use crate::diagnostics::tree::{Entry, NOT_TOML, Raw, Spanned};
use crate::diagnostics::{Fault, Locus, Report, Sources, did_you_mean, nearest, one_of};
use crate::files::FileProvider;
use crate::theme::key_table::TABLES;
use crate::theme::{KeySpec, keys};
use std::collections::BTreeSet;

/// Reads values from the tree of a theme, and collects faults.
///
/// Every getter returns a value, a default one for a wrong key, so that all keys are read and all faults reported at
/// once; no theme is built then.
pub(in crate::theme) struct ThemeReader<'a> {
    tree: &'a [Entry],
    pub sources: &'a Sources,
    pub faces: FaceTable<'a>,
    /// Whether a file could not be parsed: then missing values and contradictions are not reported.
    pub broken: bool,
    faults: Vec<Fault>,
    invalid: BTreeSet<&'static str>,
    file_reports: Vec<Report>,
}

impl<'a> ThemeReader<'a> {
    pub fn new(
        tree: &'a [Entry],
        sources: &'a Sources,
        broken: bool,
        faults: Vec<Fault>,
        files: &'a dyn FileProvider,
    ) -> ThemeReader<'a> {
        let (faces, invalid, file_reports) = (FaceTable::new(files), BTreeSet::new(), Vec::new());
        let mut reader = ThemeReader { tree, sources, faces, broken, faults, invalid, file_reports };
        // After a syntax error a key may be parsed into the wrong table.
        if reader.faults.iter().all(|fault| fault.code != NOT_TOML) {
            reader.refuse_unknown("", tree);
        }
        reader
    }

    /// Adds a fault.
    pub fn fault(&mut self, code: &'static str, at: &Locus, message: impl Into<String>, hint: impl Into<String>) {
        self.faults.push(Fault::new(code, at.clone(), message).hint(hint));
    }

    /// Adds a fault; returns `None`, for a value that cannot be read.
    pub fn refuse<T>(
        &mut self,
        code: &'static str,
        at: &Locus,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) -> Option<T> {
        self.fault(code, at, message, hint);
        None
    }

    /// Adds a fault that was found elsewhere.
    pub fn push_fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// Adds the report of a file that the theme names, such as its ruleset.
    pub fn push_file_report(&mut self, report: Report) {
        self.file_reports.push(report);
    }

    /// Marks the value of a key as invalid: checks that depend on it are skipped.
    pub fn mark_invalid(&mut self, path: &str) {
        self.invalid.insert(self.spec(path).path);
    }

    /// Whether all these keys have valid values.
    pub fn all_valid(&self, paths: &[&str]) -> bool {
        !self.broken && paths.iter().all(|path| !self.invalid.contains(path))
    }

    /// Whether all keys that the fields of a struct are read from have valid values.
    pub fn all_fields_valid(&self, keys: &[&[KeySpec]]) -> bool {
        keys.iter().copied().flatten().all(|spec| self.all_valid(&[spec.path]))
    }

    /// The declaration of the key with this path.
    ///
    /// # Panics
    /// If no key with this path is declared: a test loads every shipped theme, which reads every key.
    pub fn spec(&self, path: &str) -> &'static KeySpec {
        keys().iter().find(|spec| spec.path == path).expect("every key that is read is declared")
    }

    /// The value at a path with its location. `None` if it is missing, or its table has the wrong type.
    pub fn find_value(&self, path: &str) -> Option<&'a Spanned> {
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
        match self.find_value(path) {
            Some(Spanned { raw: Raw::Table(entries), .. }) => entries,
            _ => &[],
        }
    }

    /// The location of a key's value.
    pub fn locus_of(&self, path: &str) -> Locus {
        self.find_value(path).map_or_else(|| self.sources.start(), |value| value.at.clone())
    }

    /// The location of the key in the uppermost source; of several in one source, the first in the list.
    pub fn last_written(&self, paths: &[&str]) -> Locus {
        let written = paths.iter().filter_map(|path| self.find_value(path)).map(|value| value.at.clone());
        written.reduce(|first, second| self.sources.upper(first, second)).unwrap_or_else(|| self.sources.start())
    }

    /// Whether the source of `above` overrides the source of `below`.
    pub fn is_over(&self, above: &str, below: &str) -> bool {
        let depth = |path: &str| self.find_value(path).map_or(usize::MAX, |value| self.sources.depth(value.at.source));
        depth(above) < depth(below)
    }

    /// The name of the theme file that contains a location, to resolve paths; `None` for the command line.
    pub fn base_of(&self, at: &Locus) -> Option<&'a str> {
        (self.sources.depth(at.source) > 0).then(|| self.sources.get(at.source).name.as_str())
    }

    /// All faults, and the reports of the files that the theme names.
    pub fn into_faults(mut self) -> (Vec<Fault>, Vec<Report>) {
        // What another fault explains is not missing.
        if self.faults.is_empty() && self.file_reports.is_empty() {
            for path in &self.invalid {
                let message = format!("this theme has no {path}");
                self.faults
                    .push(Fault::new(MISSING_KEY, self.sources.start(), message).hint("write extends = \"classic\""));
            }
        }
        (self.faults, self.file_reports)
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
                    let message = format!("{path} expects a table, found {}", other.sort());
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
        let hint = match elsewhere(path) {
            _ if quoted => format!("write {} without quotes", entry.key),
            Some(place) => did_you_mean(nearest(&entry.key, known.iter().copied()), place),
            None => one_of(&entry.key, &known),
        };
        let what = if table.is_empty() { "a theme".to_owned() } else { format!("[{table}]") };
        self.fault(UNKNOWN_KEY, &entry.key_at, format!("{what} has no key \"{}\"", entry.key), hint);
    }
}

//! The rules of a part of a large board: a ruleset's file with further tables of its reader.

use super::check::{Scope, check};
use super::load::merged;
use crate::diagnostics::tree::Entry;
use crate::diagnostics::{Fault, Source, Sources};
use crate::files::FileProvider;
use crate::rules::Rules;

/// What a file says of a part of a board.
pub(crate) struct LocalFile {
    /// Its rules, under which nothing ends the game; `None` if there are faults.
    pub rules: Option<Rules>,
    /// The entries that are the reader's own.
    pub own: Vec<Entry>,
    pub sources: Sources,
    pub faults: Vec<Fault>,
}

/// Reads a ruleset's text, which extends others, with `switches` over it. The keys `own` are left to the reader.
pub(crate) fn read_local(first: Source, own: &[&str], switches: &[String], files: &dyn FileProvider) -> LocalFile {
    let mut sources = Sources::default();
    let mut faults = Vec::new();
    let tree = merged(first, switches, files, &mut sources, &mut faults);
    let (own, entries): (Vec<Entry>, Vec<Entry>) =
        tree.entries.into_iter().partition(|entry| own.contains(&entry.key.as_str()));
    let rules = check(&entries, Scope::Local, &sources, tree.broken, &mut faults);
    LocalFile { rules, own, sources, faults }
}

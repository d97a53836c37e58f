//! Progress of solving endgame tables.

use crate::cli::progress::Progress;
use crate::tablebase::{CostEstimate, EndingClass, RulesetAnalysis, Table};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Finished tables, speed, and estimated remaining time.
pub struct BuildProgress {
    progress: Progress,
    tables: usize,
    done: AtomicUsize,
    pieces: AtomicUsize,
}

impl BuildProgress {
    /// For classes still to be solved. A unit is an entry of a table.
    pub fn new(classes: &[EndingClass], analysis: &RulesetAnalysis, quiet: bool) -> BuildProgress {
        let entries = CostEstimate::of(analysis, classes).unwrap_or_default().entries;
        let template = "{msg}  [{bar:20}]  {per_sec} entries  {eta} left   (Ctrl-C: resumes later)";
        BuildProgress {
            progress: Progress::new(entries, template, quiet),
            tables: classes.len(),
            done: AtomicUsize::new(0),
            pieces: AtomicUsize::new(0),
        }
    }

    /// Counts a written table. From any thread.
    pub fn add(&self, table: &Table) {
        let done = self.done.fetch_add(1, Relaxed) + 1;
        let count = table.class().material.count();
        let pieces = self.pieces.fetch_max(count, Relaxed).max(count);
        self.progress.add(table.len() as u64, format!("{pieces} pieces  {done}/{} tables", self.tables));
    }
}

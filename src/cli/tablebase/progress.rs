//! A line on the terminal that tells how far the solving has come.

use crate::cli::status::StatusLine;
use crate::tablebase::{CostEstimate, EndingClass, RulesetAnalysis, Table};
use std::time::Instant;

const BAR: usize = 20;

/// How much is done, how fast, and how long the rest will take.
pub struct Progress {
    begun: Instant,
    tables: usize,
    entries: u64,
    done: usize,
    done_entries: u64,
    pieces: usize,
    line: StatusLine,
    quiet: bool,
}

impl Progress {
    /// For classes still to be solved.
    pub fn new(classes: &[EndingClass], analysis: &RulesetAnalysis, quiet: bool) -> Progress {
        Progress {
            begun: Instant::now(),
            tables: classes.len(),
            entries: CostEstimate::of(analysis, classes).unwrap_or_default().entries,
            done: 0,
            done_entries: 0,
            pieces: 0,
            line: StatusLine::new(),
            quiet,
        }
    }

    /// A table has been written.
    pub fn step(&mut self, table: &Table) {
        self.done += 1;
        self.done_entries += table.len() as u64;
        self.pieces = self.pieces.max(table.class().material.count());
        if self.quiet || !self.line.can() {
            return;
        }
        let part = self.done_entries as f64 / self.entries.max(1) as f64;
        let seconds = self.begun.elapsed().as_secs_f64();
        let full = ((part * BAR as f64) as usize).min(BAR);
        self.line.show(&format!(
            "{} pieces  [{}{}]  {}/{} tables  {:.1} M pos/s  {:.0} s left   (Ctrl-C: resumes later)",
            self.pieces,
            "#".repeat(full),
            "-".repeat(BAR - full),
            self.done,
            self.tables,
            self.done_entries as f64 / seconds.max(1e-3) / 1e6,
            seconds * (1.0 - part) / part.max(1e-6)
        ));
    }
}

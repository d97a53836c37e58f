//! A line that says how far a long work has come. Short work shows nothing.

use crate::cli::status::StatusLine;
use std::time::{Duration, Instant};

/// Work shorter than this is not spoken of.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far the work has come, on a terminal's standard error.
pub struct Progress {
    begun: Instant,
    steps: usize,
    done: usize,
    line: StatusLine,
}

impl Progress {
    /// For work of so many steps.
    pub fn new(steps: usize) -> Progress {
        Progress { begun: Instant::now(), steps, done: 0, line: StatusLine::new() }
    }

    /// One step is done: the file called `name`.
    pub fn step(&mut self, name: &str) {
        self.done += 1;
        if self.begun.elapsed() > PATIENCE {
            self.line.show(&format!("  {} of {}  {name}", self.done, self.steps));
        }
    }
}

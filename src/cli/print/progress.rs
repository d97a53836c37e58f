//! A line that says how far a long work has come. Short work shows nothing.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Work shorter than this is not spoken of.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far the work has come, on a terminal's standard error.
pub struct Progress {
    begun: Instant,
    steps: usize,
    done: usize,
    shown: bool,
    terminal: bool,
}

impl Progress {
    /// For work of so many steps.
    pub fn new(steps: usize) -> Progress {
        Progress { begun: Instant::now(), steps, done: 0, shown: false, terminal: std::io::stderr().is_terminal() }
    }

    /// One step is done: the file called `name`.
    pub fn step(&mut self, name: &str) {
        self.done += 1;
        if self.terminal && self.begun.elapsed() > PATIENCE {
            eprint!("\r\x1b[2K  {} of {}  {name}", self.done, self.steps);
            self.shown = true;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            eprint!("\r\x1b[2K");
        }
    }
}

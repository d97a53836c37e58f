//! A line on the terminal while something is counted. Short work shows nothing.

use super::status::StatusLine;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Between two tellings.
const EVERY: Duration = Duration::from_millis(200);
/// Cells of the bar.
const BAR: usize = 20;

/// How far the work has come, on a terminal's standard error.
pub struct Waiting {
    line: StatusLine,
    told: Mutex<Instant>,
    begun: Instant,
}

impl Waiting {
    /// Begins now; the first line is shown a while later.
    pub fn new() -> Waiting {
        let now = Instant::now();
        Waiting { line: StatusLine::new(), told: Mutex::new(now), begun: now }
    }

    /// So many of so many parts are done. From any thread.
    pub fn tell(&self, done: usize, parts: usize) {
        let Ok(mut told) = self.told.lock() else { return };
        if self.line.can() && told.elapsed() > EVERY {
            *told = Instant::now();
            let full = BAR * done / parts.max(1);
            let (bar, rest) = ("#".repeat(full), "-".repeat(BAR - full));
            let seconds = self.begun.elapsed().as_secs();
            self.line.show(&format!("  [{bar}{rest}]  {done} of {parts} parts  {seconds} s"));
        }
    }

    /// Takes the line away.
    pub fn clear(&self) {
        self.line.clear();
    }
}

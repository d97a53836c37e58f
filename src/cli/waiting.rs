//! A line on the terminal while something is counted. Short work shows nothing.

use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Between two tellings.
const EVERY: Duration = Duration::from_millis(200);
/// Cells of the bar.
const BAR: usize = 20;

/// How far the work has come, on a terminal's standard error.
pub struct Waiting {
    terminal: bool,
    shown: AtomicBool,
    told: Mutex<Instant>,
    begun: Instant,
}

impl Waiting {
    /// Begins now; the first line is shown a while later.
    pub fn new() -> Waiting {
        let now = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        Waiting { terminal, shown: AtomicBool::new(false), told: Mutex::new(now), begun: now }
    }

    /// So many of so many parts are done. From any thread.
    pub fn tell(&self, done: usize, parts: usize) {
        let Ok(mut told) = self.told.lock() else { return };
        if self.terminal && told.elapsed() > EVERY {
            *told = Instant::now();
            self.shown.store(true, Relaxed);
            let full = BAR * done / parts.max(1);
            let (bar, rest) = ("#".repeat(full), "-".repeat(BAR - full));
            let seconds = self.begun.elapsed().as_secs();
            eprint!("\r\x1b[2K  [{bar}{rest}]  {done} of {parts} parts  {seconds} s");
        }
    }

    /// Takes the line away.
    pub fn clear(&self) {
        if self.shown.swap(false, Relaxed) {
            eprint!("\r\x1b[2K");
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.clear();
    }
}

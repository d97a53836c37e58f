//! A line on the terminal that tells how far a long work has come, written over again and again.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Begins the line anew.
const ANEW: &str = "\r\x1b[2K";

/// The line. It is gone when this is.
pub struct StatusLine {
    /// Whether standard error is a terminal on which a line can be written over.
    can: bool,
    shown: AtomicBool,
}

impl StatusLine {
    /// On standard error, if it is such a terminal.
    pub fn new() -> StatusLine {
        StatusLine { can: stderr().is_terminal() && !is_dumb(), shown: AtomicBool::new(false) }
    }

    /// Whether it shows anything.
    pub fn can(&self) -> bool {
        self.can
    }

    /// Shows this text, on one line. A text that does not go through is no loss: the next one follows.
    pub fn show(&self, text: &str) {
        if self.can {
            self.shown.store(true, Relaxed);
            drop(write!(stderr(), "{ANEW}{text}"));
        }
    }

    /// Takes the text away.
    pub fn clear(&self) {
        if self.shown.swap(false, Relaxed) {
            drop(write!(stderr(), "{ANEW}"));
        }
    }
}

impl Drop for StatusLine {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Whether the terminal says of itself that it knows no escape sequences. On Windows none says what it is.
fn is_dumb() -> bool {
    match std::env::var_os("TERM") {
        Some(name) => name == "dumb",
        None => cfg!(unix),
    }
}

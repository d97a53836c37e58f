//! Reads lines from the prompt; Ctrl-C interrupts.

use crate::cli::exit::Failure;
use crate::cli::typed_line::typed_line;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// Maximum delay until Ctrl-C is noticed.
const GLANCE: Duration = Duration::from_millis(30);

/// What is heard.
pub enum Heard {
    Line(String),
    Nothing,
    /// The end of the input, or Ctrl-C.
    End,
}

/// Input lines, read by a thread.
pub struct Typed(Receiver<std::io::Result<Option<String>>>);

impl Typed {
    /// Starts the thread.
    pub fn listen() -> Typed {
        let (say, hear) = sync_channel(1);
        // The thread ends with the input or the program: a blocking read cannot be cancelled.
        std::thread::spawn(move || {
            loop {
                let line = typed_line();
                let last = !matches!(line, Ok(Some(_)));
                if say.send(line).is_err() || last {
                    return;
                }
            }
        });
        Typed(hear)
    }

    /// What is heard next, if anything is within a moment.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub fn next(&self, flag: &AtomicBool) -> Result<Heard, Failure> {
        match self.0.recv_timeout(GLANCE) {
            Ok(line) => Ok(line?.map_or(Heard::End, Heard::Line)),
            Err(RecvTimeoutError::Timeout) if !flag.load(Relaxed) => Ok(Heard::Nothing),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(Heard::End),
        }
    }
}

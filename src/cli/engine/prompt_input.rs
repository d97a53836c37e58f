//! Reads lines from the prompt; Ctrl-C interrupts.

use crate::cli::exit::Failure;
use std::io::{BufRead, Read, stdin};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// Maximum length of a line in bytes.
const MOST_TYPED: u64 = 4096;
/// Maximum delay until Ctrl-C is noticed.
const GLANCE: Duration = Duration::from_millis(30);

/// Input lines, read by a thread.
pub struct Typed(Receiver<std::io::Result<Option<String>>>);

impl Typed {
    /// Starts the thread.
    pub fn listen() -> Typed {
        let (say, hear) = sync_channel(1);
        // The thread ends with the input or the program: a blocking read cannot be cancelled.
        std::thread::spawn(move || {
            loop {
                let line = line();
                let last = !matches!(line, Ok(Some(_)));
                if say.send(line).is_err() || last {
                    return;
                }
            }
        });
        Typed(hear)
    }

    /// The next line; `None` at the end of the input, and when Ctrl-C sets the flag.
    pub fn next(&self, flag: &AtomicBool) -> Result<Option<String>, Failure> {
        loop {
            match self.0.recv_timeout(GLANCE) {
                Ok(line) => return Ok(line?),
                Err(RecvTimeoutError::Timeout) if !flag.load(Relaxed) => (),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Ok(None),
            }
        }
    }
}

fn line() -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = stdin().lock().take(MOST_TYPED).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

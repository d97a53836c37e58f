//! Reads lines from the prompt; Ctrl-C ends the wait.

use crate::cli::exit::Failure;
use std::io::{BufRead, Read, stdin};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// A line may be this long, in bytes.
const MOST_TYPED: u64 = 4096;
/// How long it takes at most to notice Ctrl-C.
const GLANCE: Duration = Duration::from_millis(30);

/// What is typed, a line at a time.
pub struct Typed(Receiver<std::io::Result<Option<String>>>);

impl Typed {
    /// Begins to listen.
    pub fn listen() -> Typed {
        let (say, hear) = sync_channel(1);
        // It ends with the input or with the program: a line that is waited for cannot be taken back.
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

    /// The next line; `None` at the end of the input, and when Ctrl-C raises the flag.
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

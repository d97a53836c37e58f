//! Standard output and standard error that may be closed or full. A closed pipe ends the program silently; any other
//! write error makes the exit code 3. Neither panics.

use super::escaped_output;
use super::exit::{Failure, UNWRITTEN};
use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

/// The first write error of either stream.
static LOST: Mutex<Option<io::Error>> = Mutex::new(None);

/// Writes to standard output.
pub fn say(words: fmt::Arguments<'_>) {
    remember(escaped_output::stdout().write_fmt(words));
}

/// Writes to standard error.
pub fn note(words: fmt::Arguments<'_>) {
    // A closed standard error is ignored: there is nowhere to report it.
    remember(escaped_output::stderr().write_fmt(words).or_else(unless_closed));
}

/// Stores a write error.
pub fn remember(written: io::Result<()>) {
    if let Err(why) = written {
        LOST.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
    }
}

/// Checks for write errors so far: long-running commands call this regularly.
///
/// # Errors
/// The first write error.
pub fn heard() -> Result<(), Failure> {
    remember(io::stdout().flush());
    match LOST.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
        Some(why) => Err(Failure::from(io::Error::new(why.kind(), why.to_string()))),
        None => Ok(()),
    }
}

/// The exit code of the program, given the one it would have without write errors.
pub fn end(code: u8) -> ExitCode {
    remember(io::stdout().flush());
    let lost = LOST.lock().unwrap_or_else(PoisonError::into_inner).take();
    match lost.filter(|why| why.kind() != ErrorKind::BrokenPipe) {
        Some(why) => {
            if code != UNWRITTEN {
                note(format_args!("error: what was to be said could not be written: {why}\n"));
            }
            ExitCode::from(UNWRITTEN)
        }
        None => ExitCode::from(code),
    }
}

fn unless_closed(why: io::Error) -> io::Result<()> {
    if why.kind() == ErrorKind::BrokenPipe { Ok(()) } else { Err(why) }
}

macro_rules! say_line {
    () => { $crate::cli::std_streams::say(format_args!("\n")) };
    ($($words:tt)+) => { $crate::cli::std_streams::say(format_args!("{}\n", format_args!($($words)+))) };
}
macro_rules! note_words {
    ($($words:tt)+) => { $crate::cli::std_streams::note(format_args!($($words)+)) };
}
macro_rules! note_line {
    ($($words:tt)+) => { $crate::cli::std_streams::note(format_args!("{}\n", format_args!($($words)+))) };
}

pub(crate) use {note_line as eprintln, note_words as eprint, say_line as println};

//! A line that somebody types.

use std::io::{BufRead, Read, Result, stdin};

/// Maximum length of a line in bytes.
const MOST_TYPED: u64 = 4096;

/// The next line of the input, with its end; `None` at the end of the input.
///
/// # Errors
/// If the input cannot be read.
pub fn typed_line() -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = stdin().lock().take(MOST_TYPED).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

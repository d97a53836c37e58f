//! Standard output and standard error with control characters escaped: all output of the program passes through here.
//!
//! Titles, notes, tags of records and sentences of language files are untrusted, and may contain control characters or
//! bidirectional overrides. These are written as `\u001b`. The only escape sequences that pass are the program's own
//! styles.

use super::terminal::STYLES;
use crate::diagnostics::{needs_escape, push_escaped};
use anstream::AutoStream;
use std::io::{self, StderrLock, StdoutLock, Write};

/// Standard output, locked; colours are removed if they are off.
pub fn stdout() -> EscapedOutput<AutoStream<StdoutLock<'static>>> {
    EscapedOutput::new(anstream::stdout().lock())
}

/// Standard error, locked; colours are removed if they are off.
pub fn stderr() -> EscapedOutput<AutoStream<StderrLock<'static>>> {
    EscapedOutput::new(anstream::stderr().lock())
}

/// A stream that escapes.
pub struct EscapedOutput<W> {
    stream: W,
    /// The first bytes of an incomplete UTF-8 character.
    begun: Vec<u8>,
}

impl<W: Write> EscapedOutput<W> {
    /// Wraps `stream`.
    pub fn new(stream: W) -> EscapedOutput<W> {
        EscapedOutput { stream, begun: Vec::new() }
    }
}

impl<W: Write> Write for EscapedOutput<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.begun.is_empty() && bytes.iter().all(|&byte| is_plain(byte)) {
            self.stream.write_all(bytes)?;
            return Ok(bytes.len());
        }
        self.begun.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.begun) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            Ok(_) | Err(_) => self.begun.len(),
        };
        let text = harmless(&String::from_utf8_lossy(&self.begun[..whole]));
        self.begun.drain(..whole);
        self.stream.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Whether a byte can only start a character that needs no escaping: the fast path for most text.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\t' | b' '..=b'~' | 0x80..) && !matches!(byte, 0xc2 | 0xd8 | 0xe2 | 0xef)
}

/// The text with hidden characters escaped, except line ends, tabs and the program's own styles.
fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let style = STYLES.into_iter().find(|style| c == '\x1b' && rest.starts_with(style));
        let passed = style.map_or(c.len_utf8(), str::len);
        match c {
            _ if style.is_some() => shown.push_str(&rest[..passed]),
            '\n' | '\t' => shown.push(c),
            c if needs_escape(c) => push_escaped(&mut shown, c),
            c => shown.push(c),
        }
        rest = &rest[passed..];
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::terminal::{bold, dim, green, red};
    use crate::diagnostics::{Fault, Palette, Report, Source, Sources};

    fn through(parts: &[&[u8]]) -> String {
        let mut screen = EscapedOutput::new(Vec::new());
        parts.iter().for_each(|part| screen.write_all(part).expect("memory takes everything"));
        String::from_utf8(screen.stream).expect("what comes out is text")
    }

    #[test]
    fn what_a_terminal_obeys_is_written_out() {
        let hostile = "a\x1b]0;owned\x07b\x1b[2Jc\r\u{9b}31md\u{202e}e\u{2066}f\u{7f}";
        let shown = "a\\u001b]0;owned\\u0007b\\u001b[2Jc\\u000d\\u009b31md\\u202ee\\u2066f\\u007f";
        assert_eq!(through(&[hostile.as_bytes()]), shown);
        // Written byte by byte, the result is the same.
        let bytes: Vec<&[u8]> = hostile.as_bytes().chunks(1).collect();
        assert_eq!(through(&bytes), shown);
    }

    #[test]
    fn own_styles_and_every_script_pass() {
        let text = format!("{} {} {} {}\n\t§ 8  狮子 “Löwe” ≈ ▲ · […]\n", bold("a"), red("b"), green("c"), dim("d"));
        assert_eq!(through(&[text.as_bytes()]), text);
        let mut sources = Sources::default();
        sources.add(Source::new("a.toml", "x = 1\ny = 2\n"));
        let fault = Fault::new("unknown-key", sources.start(), "there is no such key").hint("did you mean z?");
        let report = Report::new(sources, vec![fault]).render(Palette::Ansi);
        assert!(report.contains('\x1b'), "a coloured report has colours");
        assert_eq!(through(&[report.as_bytes()]), report);
    }
}

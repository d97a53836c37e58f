//! Renders faults: file, line, column, source line, caret, hint.

use super::{Fault, Source, Sources, escaped, needs_escape};
use codespan_reporting::diagnostic::{Diagnostic, Label};
use codespan_reporting::files::SimpleFiles;
use codespan_reporting::term::termcolor::{Ansi, NoColor, WriteColor};
use codespan_reporting::term::{Config, DisplayStyle, emit_to_write_style};
use std::fmt;

/// Whether a report has colour codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Palette {
    /// Without colours.
    Plain,
    /// ANSI colours.
    Ansi,
}

/// All faults of one parse, in source order.
#[derive(Debug, Clone)]
pub struct Report {
    sources: Sources,
    faults: Vec<Fault>,
    /// The last line, if it is in another language.
    count: Option<String>,
}

/// Maximum characters of a message or hint.
const MOST_CHARACTERS: usize = 500;
/// Maximum number of faults shown in full; the rest is only counted.
const SHOWN: usize = 50;
/// A hint is beside its caret if it ends before this column of the source.
const BESIDE_CARET: usize = 70;
/// Width of a hint below the source.
const NOTE_WIDTH: usize = 72;
/// Maximum bytes of a source line that is shown.
const PRINTABLE_LINE: usize = 400;

/// Hints are wrapped at spaces only, so that names and paths stay whole.
fn note() -> textwrap::Options<'static> {
    textwrap::Options::new(NOTE_WIDTH).word_separator(textwrap::WordSeparator::AsciiSpace)
}

impl Report {
    /// Sorts the faults by source and offset. `faults` must not be empty.
    pub fn new(sources: Sources, mut faults: Vec<Fault>) -> Report {
        debug_assert!(!faults.is_empty());
        faults.sort_by_key(|fault| (fault.locus.source, fault.locus.range.start));
        faults.dedup();
        Report { sources, faults, count: None }
    }

    /// Replaces the last line, such as by one in the language of the messages.
    #[must_use]
    pub fn counted(mut self, count: String) -> Report {
        self.count = Some(count);
        self
    }

    /// The faults in source order.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The text that a fault points into.
    pub fn source(&self, fault: &Fault) -> &Source {
        self.sources.get(fault.locus.source)
    }

    /// The whole report as text, ending in a line that counts the faults.
    pub fn render(&self, palette: Palette) -> String {
        let mut bytes = Vec::new();
        match palette {
            Palette::Plain => self.write(&mut NoColor::new(&mut bytes)),
            Palette::Ansi => self.write(&mut Ansi::new(&mut bytes)),
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn write(&self, out: &mut impl WriteColor) {
        let mut files = SimpleFiles::new();
        let ids: Vec<usize> =
            self.sources.iter().map(|source| files.add(printable(&source.name), harmless(&source.text))).collect();
        for fault in self.faults.iter().take(SHOWN) {
            let text = &self.sources.get(fault.locus.source).text;
            let range = clamp(text, &fault.locus.range);
            let config = Config {
                display_style: if line_length(text, range.start) > PRINTABLE_LINE {
                    DisplayStyle::Medium
                } else {
                    DisplayStyle::Rich
                },
                ..Config::default()
            };
            let hint = printable(&fault.hint);
            let beside =
                column(text, range.end) + hint.chars().count() <= BESIDE_CARET && !text[range.clone()].contains('\n');
            let label = Label::primary(ids[fault.locus.source.0], range);
            let diagnostic = Diagnostic::error().with_code(fault.code).with_message(printable(&fault.message));
            let diagnostic = match beside {
                true => diagnostic.with_label(label.with_message(hint)),
                // Too long to be beside the caret on 80 columns: wrapped below it.
                false => diagnostic.with_label(label).with_note(textwrap::fill(&hint, note())),
            };
            // Writing into memory cannot fail, and every span is valid after `clamp`.
            let _ = emit_to_write_style(out, &config, &files, &diagnostic);
        }
        if let Some(count) = &self.count {
            let _ = writeln!(out, "{}", printable(count));
            return;
        }
        // Faults in several texts are counted under the requested one, which comes first.
        let first = self.faults[0].locus.source;
        let alone = self.faults.iter().all(|fault| fault.locus.source == first);
        let named = match alone {
            true => self.sources.get(first).name.as_str(),
            false => self.sources.iter().next().map_or("", |source| &source.name),
        };
        let count = self.faults.len();
        let _ = match count {
            1 => writeln!(out, "1 fault in {}.", printable(named)),
            _ if count > SHOWN => writeln!(out, "{count} faults in {}; the first {SHOWN} are shown.", printable(named)),
            _ => writeln!(out, "{count} faults in {}.", printable(named)),
        };
    }
}

/// With hidden characters escaped, and truncated to a few lines.
fn printable(text: &str) -> String {
    let cut = text.char_indices().nth(MOST_CHARACTERS);
    let mut shown = escaped(&text[..cut.map_or(text.len(), |(at, _)| at)]).into_owned();
    if cut.is_some() {
        shown.push('…');
    }
    shown
}

/// The same text with control characters replaced by others of equal byte length.
fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\n' | '\t' => shown.push(c),
            // A Windows line end.
            '\r' if rest.peek() == Some(&'\n') => shown.push(' '),
            c if needs_escape(c) => (0..c.len_utf8()).for_each(|_| shown.push('?')),
            c => shown.push(c),
        }
    }
    shown
}

fn clamp(text: &str, range: &std::ops::Range<usize>) -> std::ops::Range<usize> {
    let floor = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    floor(range.start)..floor(range.end.max(range.start))
}

/// The column of an offset, in characters.
fn column(text: &str, at: usize) -> usize {
    let start = text[..at].rfind('\n').map_or(0, |n| n + 1);
    text[start..at].chars().count()
}

fn line_length(text: &str, at: usize) -> usize {
    let start = text[..at].rfind('\n').map_or(0, |n| n + 1);
    text[start..].find('\n').unwrap_or(text.len() - start)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(Palette::Plain))
    }
}

impl std::error::Error for Report {}

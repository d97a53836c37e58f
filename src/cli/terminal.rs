//! Text layout for a terminal of 80 columns.

pub use crate::diagnostics::counted;
use clap::ValueEnum;
use textwrap::WordSeparator;
use textwrap::core::display_width;

/// Lines are wrapped before this column.
pub const WIDTH: usize = 80;

/// When to write colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// Sets it for all output of this process.
    pub fn apply(self) {
        match self {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::AlwaysAnsi,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

/// How a text is wrapped within a number of columns.
pub fn wrapping(text: &str, width: usize) -> textwrap::Options<'static> {
    textwrap::Options::new(width).word_separator(words_of(text))
}

/// A wrapped text: the first line begins with `first`, the others with `rest`.
pub fn wrap(text: &str, first: &str, rest: &str) -> String {
    textwrap::fill(text, wrapping(text, WIDTH).initial_indent(first).subsequent_indent(rest))
}

/// The same without a break inside words with hyphens, such as moves and switches.
pub fn wrap_whole(text: &str, first: &str, rest: &str) -> String {
    let whole = wrapping(text, WIDTH).word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, whole.initial_indent(first).subsequent_indent(rest))
}

/// English text within a number of columns: breaks only at spaces, so that names and paths stay whole.
pub fn within(width: usize) -> textwrap::Options<'static> {
    textwrap::Options::new(width).word_separator(WordSeparator::AsciiSpace)
}

/// Break opportunities: spaces, and between ideographs.
fn words_of(text: &str) -> WordSeparator {
    match text.chars().any(|letter| matches!(letter, '\u{3000}'..='\u{9fff}')) {
        true => WordSeparator::UnicodeBreakProperties,
        false => WordSeparator::AsciiSpace,
    }
}

/// Words in columns, separated by two spaces, wrapped like a text.
pub fn columns(words: &[String], first: &str, rest: &str) -> String {
    // Joined by no-break spaces, so that lines break only between words.
    let mut lines: Vec<String> = vec![first.to_owned()];
    let mut empty = true;
    for word in words {
        let line = lines.last().map_or(0, |line| display_width(line));
        if !empty && line + 2 + display_width(word) > WIDTH {
            lines.push(rest.to_owned());
            empty = true;
        }
        if let Some(line) = lines.last_mut() {
            if !empty {
                line.push_str("  ");
            }
            line.push_str(word);
        }
        empty = false;
    }
    lines.join("\n")
}

/// Every escape sequence that the program writes: those of this file, and those of reports.
pub const STYLES: [&str; 18] = [
    "\x1b[0m",
    "\x1b[1m",
    "\x1b[2m",
    "\x1b[1;31m",
    "\x1b[1;32m",
    "\x1b[1;33m",
    "\x1b[31m",
    "\x1b[32m",
    "\x1b[33m",
    "\x1b[34m",
    "\x1b[36m",
    "\x1b[37m",
    "\x1b[38;5;9m",
    "\x1b[38;5;10m",
    "\x1b[38;5;11m",
    "\x1b[38;5;12m",
    "\x1b[38;5;14m",
    "\x1b[38;5;15m",
];

/// A word in bold.
pub fn bold(text: &str) -> String {
    format!("\x1b[1m{text}\x1b[0m")
}

/// A word in green: allowed.
pub fn green(text: &str) -> String {
    format!("\x1b[1;32m{text}\x1b[0m")
}

/// A word in red: forbidden.
pub fn red(text: &str) -> String {
    format!("\x1b[1;31m{text}\x1b[0m")
}

/// A word in yellow: attention.
#[cfg(feature = "print")]
pub fn yellow(text: &str) -> String {
    format!("\x1b[1;33m{text}\x1b[0m")
}

/// Dimmed words.
pub fn dim(text: &str) -> String {
    format!("\x1b[2m{text}\x1b[0m")
}

/// A number with its digits in groups of three: `1,890,415,534`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut shown = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

/// A text padded with spaces to a display width.
pub fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(textwrap::core::display_width(text));
    format!("{text}{}", " ".repeat(blanks))
}

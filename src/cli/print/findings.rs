//! Findings of preflight as text: with remedies for `check`, one line each for `make`.

use crate::cli::terminal::{WIDTH, dim, padded, red, yellow};
use crate::preflight::{Finding, FindingLanguage, Severity};
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Findings with their remedies, in columns.
pub fn listed<'f>(findings: impl IntoIterator<Item = &'f Finding> + Clone, language: &FindingLanguage) -> Vec<String> {
    let width = findings.clone().into_iter().map(|finding| finding.code.len()).max().unwrap_or(0);
    let lines = |finding: &Finding| {
        let (message, remedy) = (language.message(finding), language.remedy(finding));
        FindingLines { severity: finding.severity, code: finding.code, place: &finding.place, message, remedy }
            .set(width)
    };
    findings.into_iter().flat_map(lines).collect()
}

/// The message of a finding in one line, truncated to the terminal's width.
pub fn in_one_line(severity: Severity, message: &str) -> String {
    let lead = format!("  {}  ", coloured(severity));
    let room = WIDTH - (2 + LONGEST + 2);
    let mut shown = String::new();
    let mut characters = message.chars().peekable();
    while let Some(character) = characters.next() {
        let room = if characters.peek().is_some() { room - 1 } else { room };
        shown.push(character);
        if display_width(&shown) > room {
            shown.pop();
            shown.push('…');
            break;
        }
    }
    lead + &shown
}

/// The word of a severity, padded to the longest.
fn coloured(severity: Severity) -> String {
    let word = padded(severity.word(), LONGEST);
    match severity {
        Severity::Fault => red(&word),
        Severity::Warning => yellow(&word),
        Severity::Advice => dim(&word),
    }
}

/// A finding to be set in columns.
struct FindingLines<'f> {
    severity: Severity,
    code: &'f str,
    place: &'f str,
    message: String,
    remedy: String,
}

impl FindingLines<'_> {
    /// Severity, code and message, the theme's key at the right margin, the remedy below; `width` is the longest code's.
    fn set(self, width: usize) -> Vec<String> {
        let head = format!("  {}  {}  ", coloured(self.severity), padded(self.code, width));
        let indent = 2 + LONGEST + 2 + width + 2;
        let blank = " ".repeat(indent);
        let mut lines: Vec<String> = wrap(&self.message, &blank, &blank).lines().map(str::to_owned).collect();
        let place = self.place;
        let room = |line: &str| WIDTH.saturating_sub(display_width(line) + place.len());
        let remedy = match lines.last_mut() {
            Some(last) if room(last) >= 2 => {
                let gap = " ".repeat(room(last));
                last.push_str(&format!("{gap}{}", dim(place)));
                self.remedy
            }
            // If the margin has no room, the key precedes the remedy, unless the remedy begins with it.
            _ if self.remedy.starts_with(place) => self.remedy,
            _ => format!("{place}: {}", self.remedy),
        };
        if let Some(first) = lines.first_mut() {
            first.replace_range(..indent, &head);
        }
        lines.extend(wrap(&remedy, &blank, &blank).lines().map(dim));
        lines
    }
}

/// A text wrapped between words: keys such as `ring-width` are not split.
pub fn wrap(text: &str, first: &str, rest: &str) -> String {
    let options = Options::new(WIDTH).initial_indent(first).subsequent_indent(rest);
    textwrap::fill(text, options.word_splitter(WordSplitter::NoHyphenation).word_separator(WordSeparator::AsciiSpace))
}

/// The length of the longest severity word.
const LONGEST: usize = "warning".len();

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(severity: Severity, message: &str, width: usize) -> Vec<String> {
        let remedy = "another ring, or a foot of the ring's colour".to_owned();
        FindingLines { severity, code: "sides-alike", place: "pieces.black", message: message.to_owned(), remedy }
            .set(width)
    }

    /// The text without colours.
    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn a_finding_is_set_in_columns_with_its_key_at_the_margin() {
        let set = lines(Severity::Fault, "both look alike in grey", 11);
        let shown: Vec<String> = set.iter().map(|line| plain(line)).collect();
        assert_eq!(
            shown,
            [
                "  fault    sides-alike  both look alike in grey                     pieces.black",
                "                        another ring, or a foot of the ring's colour",
            ]
        );
    }

    #[test]
    fn no_line_is_longer_than_a_terminal_is_wide() {
        let long = "White's and Black's pieces look alike in colour, in grey, to red-blind eyes, to green-blind eyes \
                    and to blue-blind eyes";
        for length in 20..long.len() {
            let Some(message) = long.get(..length) else { continue };
            for line in lines(Severity::Warning, message, 18) {
                assert!(plain(&line).chars().count() <= WIDTH, "{}", plain(&line));
            }
        }
    }

    #[test]
    fn a_line_of_its_own_is_no_wider_than_a_terminal() {
        for (length, cut) in [(69, false), (70, true), (71, true), (200, true)] {
            let line = plain(&in_one_line(Severity::Warning, &"x".repeat(length)));
            assert_eq!(line.chars().count(), WIDTH.min(11 + length), "{line}");
            assert_eq!(line.ends_with('…'), cut, "{line}");
        }
    }
}

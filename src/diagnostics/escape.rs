//! Escapes control characters and bidirectional overrides.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character must be escaped: a control character, a bidirectional override, or a line separator.
///
/// ```
/// use shouqi::diagnostics::needs_escape;
/// assert!(needs_escape('\u{1b}') && needs_escape('\u{202e}') && needs_escape('\u{9b}'));
/// assert!(!needs_escape('ü') && !needs_escape('獸'));
/// ```
pub fn needs_escape(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text with hidden characters escaped as `\u001b`, which JSON reads as the same character.
///
/// ```
/// use shouqi::diagnostics::escaped;
/// assert_eq!(escaped("red \u{1b}[31m"), "red \\u001b[31m");
/// ```
pub fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(needs_escape) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    text.chars().for_each(|c| push_escaped(&mut shown, c));
    Cow::Owned(shown)
}

/// Appends a character, escaped if hidden.
pub fn push_escaped(shown: &mut String, c: char) {
    match needs_escape(c) {
        // Every hidden character has at most four hexadecimal digits; writing into memory cannot fail.
        true => drop(write!(shown, "\\u{:04x}", u32::from(c))),
        false => shown.push(c),
    }
}

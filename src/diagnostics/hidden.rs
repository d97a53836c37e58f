//! Characters that are not shown but obeyed: by a terminal, or by whatever sets text in two directions.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character must never be shown as it is: a control character, or a mark that turns the direction of writing
/// or ends a line.
///
/// ```
/// use shouqi::diagnostics::is_hidden;
/// assert!(is_hidden('\u{1b}') && is_hidden('\u{202e}') && is_hidden('\u{9b}'));
/// assert!(!is_hidden('ü') && !is_hidden('獸'));
/// ```
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text with every hidden character written out, as `\u001b`: in JSON that means the same character.
///
/// ```
/// use shouqi::diagnostics::written_out;
/// assert_eq!(written_out("red \u{1b}[31m"), "red \\u001b[31m");
/// ```
pub fn written_out(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    text.chars().for_each(|c| write_out(&mut shown, c));
    Cow::Owned(shown)
}

/// Adds a character, written out if it is hidden.
pub fn write_out(shown: &mut String, c: char) {
    match is_hidden(c) {
        // Every hidden character has four digits; writing into memory cannot fail.
        true => drop(write!(shown, "\\u{:04x}", u32::from(c))),
        false => shown.push(c),
    }
}

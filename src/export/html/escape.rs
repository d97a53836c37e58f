//! Escaping of text for HTML, in elements and in double-quoted attributes.

/// The text with entities for markup characters, and without characters that HTML forbids.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ if character.is_control() || is_noncharacter(character) => safe.push(' '),
            _ => safe.push(character),
        }
    }
    safe
}

/// Noncharacters: the last two of every plane, and U+FDD0 to U+FDEF.
fn is_noncharacter(character: char) -> bool {
    let code = u32::from(character);
    code & 0xFFFE == 0xFFFE || (0xFDD0..=0xFDEF).contains(&code)
}

/// A text as an id: letters, digits and hyphens only.
pub fn as_id(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect()
}

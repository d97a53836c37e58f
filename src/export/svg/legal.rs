//! Text that XML allows.

/// The text without control characters that XML forbids.
pub fn legal(text: &str) -> String {
    let allowed = |c: char| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}');
    text.chars().map(|c| if allowed(c) { c } else { ' ' }).collect()
}

//! Text as ASCII, with language and fonts.

use crate::language::{GlyphForms, typography};

/// The language id (LCID) of a sheet.
#[derive(Clone, Copy)]
pub struct RtfLanguage {
    /// For Latin text.
    pub western: u16,
    /// For ideographs.
    pub eastern: u16,
    /// The font for ideographs.
    font: u8,
}

impl RtfLanguage {
    /// The language of a BCP 47 tag; an unknown one is not spell-checked.
    pub fn of(tag: &str) -> RtfLanguage {
        let lcid = typography(tag).lcid;
        let font = match lcid.forms {
            GlyphForms::Simplified => 1,
            GlyphForms::Traditional => 2,
            GlyphForms::Japanese => 3,
        };
        RtfLanguage { western: lcid.western, eastern: lcid.eastern, font }
    }

    /// Sets language and fonts for a paragraph.
    pub fn set(self) -> String {
        let RtfLanguage { western, eastern, font } = self;
        format!(
            "\\lang{western}\\langfe{eastern}\\langnp{western}\\langfenp{eastern}\\loch\\f0\\hich\\f0\\dbch\\f{font}\\loch"
        )
    }

    /// Text with separate fonts for Latin letters and ideographs. Ideographs are never italic.
    pub fn runs(self, text: &str) -> String {
        let mut runs = String::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let eastern = is_eastern(first);
            let end = rest.find(|c| is_eastern(c) != eastern).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            match eastern {
                true => runs.push_str(&format!("{{\\dbch\\f{}\\i0 {}}}", self.font, escaped(run))),
                false => runs.push_str(&escaped(run)),
            }
            rest = after;
        }
        runs
    }
}

/// Whether a character belongs to Chinese or Japanese writing.
fn is_eastern(character: char) -> bool {
    matches!(u32::from(character), 0x2E80..=0x9FFF | 0xF900..=0xFAFF | 0xFE30..=0xFE4F | 0xFF00..=0xFFEF | 0x20000..=0x3FFFF)
}

/// A text in ASCII: every other character as its UTF-16 units in signed decimal, with a question mark for readers
/// without Unicode.
pub fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for character in text.chars() {
        match character {
            '\\' | '{' | '}' => safe.extend(['\\', character]),
            '\u{A0}' => safe.push_str("\\~"),
            '\u{AD}' => safe.push_str("\\-"),
            '\u{2011}' => safe.push_str("\\_"),
            ' '..='~' => safe.push(character),
            _ if character.is_control() => safe.push(' '),
            _ => {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    safe.push_str(&format!("\\u{}?", *unit as i16));
                }
            }
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_signed_numbers_and_rare_ones_are_two() {
        assert_eq!(escaped("獸"), "\\u29560?");
        assert_eq!(escaped("象"), "\\u-29599?");
        assert_eq!(escaped("🐘"), "\\u-10179?\\u-9192?");
        assert_eq!(escaped("{a\\b}"), "\\{a\\\\b\\}");
    }

    #[test]
    fn letters_and_characters_have_their_own_fonts() {
        assert_eq!(RtfLanguage::of("zh-Hans").runs("鼠 R"), "{\\dbch\\f1\\i0 \\u-24800?} R");
        assert_eq!(RtfLanguage::of("de").runs("Löwe"), "L\\u246?we");
    }
}

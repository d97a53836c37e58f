//! What a piece shows.

use std::collections::BTreeMap;

/// What a piece and a starting square show, in order: the first is the largest.
#[derive(Debug, Clone, PartialEq)]
pub struct FaceStyle {
    /// The elements: at least one, none twice.
    pub show: Vec<Element>,
    /// How strengths are written.
    pub numerals: Numerals,
    /// Which characters.
    pub script: Script,
    /// How the shipped drawings are coloured.
    pub tones: Tones,
    /// The glyph of each kind, by its id, where `glyph` is shown.
    pub glyphs: BTreeMap<String, String>,
    /// Whether the numerals of the two sides stand between rules: one for White, two for Black.
    pub ruled: bool,
}

/// One thing that a piece can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Element {
    /// The drawing, or the picture of one's own.
    Picture,
    /// The Chinese character.
    Character,
    /// Its pinyin.
    Pinyin,
    /// The strength.
    Numeral,
    /// The name in the theme's languages.
    Name,
    /// A character that the theme names.
    Glyph,
}

/// How strengths are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numerals {
    /// 1 to 8.
    Arabic,
    /// I to VIII.
    Roman,
    /// 一 to 八.
    Chinese,
}

/// Which characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// 獅, 貓.
    Traditional,
    /// 狮, 猫.
    Simplified,
}

/// How the shipped drawings are coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tones {
    /// Lines only, every region white.
    Outline,
    /// As in nature.
    Natural,
}

impl Numerals {
    /// A strength in these numerals: Roman and Chinese ones up to 99, Arabic ones beyond.
    pub fn write(self, strength: u32) -> String {
        const ROMAN: [(u32, &str); 8] =
            [(90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
        const CHINESE: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
        match (self, strength) {
            (Numerals::Roman, 1..=99) => {
                let (mut left, mut text) = (strength, String::new());
                for (worth, letters) in ROMAN {
                    while left >= worth {
                        text.push_str(letters);
                        left -= worth;
                    }
                }
                text
            }
            (Numerals::Chinese, 1..=99) => {
                let (tens, ones) = (CHINESE[strength as usize / 10], CHINESE[strength as usize % 10]);
                match strength {
                    1..=9 => ones.to_owned(),
                    10..=19 => format!("十{ones}"),
                    _ => format!("{tens}十{ones}"),
                }
            }
            (Numerals::Arabic | Numerals::Roman | Numerals::Chinese, _) => strength.to_string(),
        }
    }
}

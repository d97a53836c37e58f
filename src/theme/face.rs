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
    /// A strength in these numerals. Roman ones know no 0 and nothing beyond 3999, Chinese ones nothing beyond 999; what
    /// they do not know is written in Arabic digits.
    ///
    /// ```
    /// use shouqi::theme::Numerals;
    /// assert_eq!(Numerals::Arabic.write(8), "8");
    /// assert_eq!(Numerals::Roman.write(14), "XIV");
    /// assert_eq!(Numerals::Chinese.write(12), "十二");
    /// ```
    pub fn write(self, number: u32) -> String {
        match self {
            Numerals::Roman if (1..4000).contains(&number) => roman(number),
            Numerals::Chinese if number < 1000 => chinese(number),
            Numerals::Arabic | Numerals::Roman | Numerals::Chinese => number.to_string(),
        }
    }
}

fn roman(mut number: u32) -> String {
    const SIGNS: [(u32, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut text = String::new();
    for (worth, sign) in SIGNS {
        while number >= worth {
            text.push_str(sign);
            number -= worth;
        }
    }
    text
}

fn chinese(number: u32) -> String {
    const DIGITS: [&str; 10] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit = |number: u32| DIGITS[number as usize % 10];
    match number {
        0..=9 => digit(number).to_owned(),
        10..=19 => format!("十{}", if number == 10 { "" } else { digit(number) }),
        20..=99 => format!("{}十{}", digit(number / 10), if number.is_multiple_of(10) { "" } else { digit(number) }),
        _ => {
            let hundreds = format!("{}百", digit(number / 100));
            match number % 100 {
                0 => hundreds,
                rest @ 1..=9 => format!("{hundreds}零{}", digit(rest)),
                rest @ 10..=19 => format!("{hundreds}一{}", chinese(rest)),
                rest => hundreds + &chinese(rest),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Numerals;

    #[test]
    fn strengths_are_written_in_three_ways() {
        for (number, roman, chinese) in [
            (1, "I", "一"),
            (4, "IV", "四"),
            (8, "VIII", "八"),
            (10, "X", "十"),
            (19, "XIX", "十九"),
            (20, "XX", "二十"),
            (99, "XCIX", "九十九"),
            (105, "CV", "一百零五"),
            (111, "CXI", "一百一十一"),
            (255, "CCLV", "二百五十五"),
        ] {
            assert_eq!(Numerals::Arabic.write(number), number.to_string());
            assert_eq!(Numerals::Roman.write(number), roman);
            assert_eq!(Numerals::Chinese.write(number), chinese);
        }
    }

    #[test]
    fn what_roman_numerals_do_not_know_stays_arabic() {
        assert_eq!(Numerals::Roman.write(0), "0");
        assert_eq!(Numerals::Roman.write(4000), "4000");
    }
}

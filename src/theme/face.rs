//! What a piece shows.

use super::{AnimalCharacters, is_chinese};
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
    /// In which hand the animals are drawn.
    pub art: Art,
    /// How the line drawings are coloured.
    pub tones: Tones,
    /// The glyph of each kind, by its id, where `glyph` is shown.
    pub glyphs: BTreeMap<String, String>,
    /// How strengths stand out.
    pub emphasis: Emphasis,
}

/// More characters than this are not carved into one seal.
const MOST_CARVED: usize = 4;

impl FaceStyle {
    /// What the seal of a kind says: its character, or the theme's own glyph where it has none. Nothing if there is
    /// neither.
    pub fn seal_text(&self, kind: &str, characters: &AnimalCharacters) -> Option<String> {
        let known = characters.character(kind);
        let own = || self.glyphs.get(kind).filter(|text| is_chinese(text)).cloned();
        known.or_else(own).filter(|text| text.chars().count() <= MOST_CARVED)
    }

    /// Whether the pictures are seals.
    pub fn shows_seals(&self) -> bool {
        self.art == Art::Seal && self.show.contains(&Element::Picture)
    }
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

/// How strengths stand out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emphasis {
    /// Not at all.
    Plain,
    /// On pieces, between rules: one for White, two for Black.
    Ruled,
    /// In a badge: a square for White, a disc for Black.
    Badge,
    /// On pieces, as large as the picture.
    Large,
}

/// Which characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// 獅, 貓.
    Traditional,
    /// 狮, 猫.
    Simplified,
}

/// In which hand the animals are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Art {
    /// Heads from the front, in lines.
    Line,
    /// Whole animals from the side, cut from paper.
    PaperCut,
    /// The animals' characters, carved into seals.
    Seal,
}

/// How the line drawings are coloured. Paper-cuts and seals have one colour, that of their side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tones {
    /// Lines only, every region white.
    Outline,
    /// As in nature.
    Natural,
    /// In a few tones of their side's colour.
    Side,
}

impl Script {
    /// The shipped language that is written in these characters.
    pub fn language(self) -> &'static str {
        match self {
            Script::Traditional => "zh-Hant",
            Script::Simplified => "zh-Hans",
        }
    }
}

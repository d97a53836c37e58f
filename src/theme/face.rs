//! What a piece shows.

use super::{AnimalCharacters, is_chinese};
use crate::diagnostics::keywords;
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

keywords! {
    /// One thing that a piece can show.
    #[derive(PartialOrd, Ord)]
    pub enum Element {
        /// The drawing, or the picture of one's own.
        Picture = "picture",
        /// The Chinese character.
        Character = "character",
        /// Its pinyin.
        Pinyin = "pinyin",
        /// The strength.
        Numeral = "numeral",
        /// The name in the theme's languages.
        Name = "name",
        /// A character that the theme names.
        Glyph = "glyph",
    }
}

keywords! {
    /// How strengths are written.
    pub enum Numerals {
        /// 1 to 8.
        Arabic = "arabic",
        /// I to VIII.
        Roman = "roman",
        /// 一 to 八.
        Chinese = "chinese",
    }
}

keywords! {
    /// How strengths stand out.
    pub enum Emphasis {
        /// Not at all.
        Plain = "plain",
        /// On pieces, between rules: one for White, two for Black.
        Ruled = "ruled",
        /// In a badge: a square for White, a disc for Black.
        Badge = "badge",
        /// On pieces, as large as the picture.
        Large = "large",
    }
}

keywords! {
    /// Which characters.
    pub enum Script {
        /// 獅, 貓.
        Traditional = "traditional",
        /// 狮, 猫.
        Simplified = "simplified",
    }
}

keywords! {
    /// In which hand the animals are drawn.
    #[derive(PartialOrd, Ord)]
    pub enum Art {
        /// Heads from the front, in lines.
        Line = "line",
        /// Whole animals from the side, cut from paper.
        PaperCut = "papercut",
        /// The animals' characters, carved into seals.
        Seal = "seal",
    }
}

keywords! {
    /// How the line drawings are coloured. Paper-cuts and seals have one colour, that of their side.
    pub enum Tones {
        /// Lines only, every region white.
        Outline = "outline",
        /// As in nature.
        Natural = "natural",
        /// In a few tones of their side's colour.
        Side = "side",
    }
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

//! How the rules sheet looks.

use super::declare::theme_keys;
use super::{KeyKind, Keyword};
use crate::diagnostics::{Source, keywords};
use crate::files::FileProvider;

theme_keys! {
    /// The rules sheet of a theme.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SheetStyle, read(reader, files: &dyn FileProvider) {
        /// The rules sheet: a page of two columns, an A5 booklet, one folded sheet, large print, or a card. Large print
        /// applies to all text of the set that is read, 16 points or more; text on pieces and squares is as large as
        /// these allow.
        pub layout: SheetLayout = KeyKind::Keyword(SheetLayout::NAMES), "sheet.layout" = "page";
        /// The typeface of the rules.
        pub letters: Letters = KeyKind::Keyword(Letters::NAMES), "sheet.letters" = "serif";
        /// One or two languages for the rules, shipped or files such as "./mine.ftl"; without any, the first one of the
        /// set.
        pub languages: Vec<SheetLanguage> = KeyKind::Texts, "sheet.languages" = [] => reader.sheet_languages(files);
        /// How the sheets to read are dressed: their head and the animals at the foot, on a line, as the pieces
        /// themselves, or on a band of colour; and with these the numbers of rules, the lines between sections and the
        /// panels. With auto, pieces where these show heads, pictures or seals, and paper-cuts on a line.
        pub band: SheetBand = KeyKind::Keyword(SheetBand::NAMES), "sheet.band" = "auto";
        /// Whether the characters of the animals carry their pinyin.
        pub pinyin: bool = KeyKind::Boolean, "sheet.pinyin" = false;
    }
}

/// A language of the rules sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetLanguage {
    /// A shipped one, by its tag.
    Shipped(String),
    /// A custom one: a text that was checked.
    Own(Source),
}

keywords! {
    /// The layout of the rules sheet.
    pub enum SheetLayout {
        /// A page of two columns on the set's paper.
        Page = "page",
        /// Small pages of one column, A5.
        Booklet = "booklet",
        /// One sheet, printed on both sides and folded twice: eight small pages.
        Fold = "fold",
        /// Large print on the set's paper, as for all text of the set that is read; text on pieces and on the squares
        /// of the board is as large as these allow.
        Large = "large",
        /// A card of 63 × 88 mm, in a set in large print of 158 × 220 mm, with the ladder on one side and the rules in
        /// pictures on the other.
        Card = "card",
    }
}

keywords! {
    /// The manner of a sheet's head, of the animals at its foot, and of its numbers, lines and panels.
    pub enum SheetBand {
        /// As the theme's animals ask: pieces, or figures on a line.
        Auto = "auto",
        /// Figures on a line in the accent's colour.
        Line = "line",
        /// The pieces themselves, on a line.
        Pieces = "pieces",
        /// The pieces themselves, on a row of stitches.
        Stitched = "stitched",
        /// The pieces themselves, on a heavy bar.
        Bold = "bold",
        /// Figures or heads on a single fine line.
        Single = "single",
        /// The pieces themselves, between rules that are cut by hand.
        Carved = "carved",
        /// Figures and double rules in the colour of the traps, on the accent's.
        Gilt = "gilt",
        /// Pale figures on a cloth in the colour of the ink, with dotted edges.
        Cloth = "cloth",
        /// Figures and frets in the colour of the banks, on the accent's.
        Fret = "fret",
        /// Pale figures on a frieze in the colour of the ink, between key patterns.
        Key = "key",
        /// Figures in ink on land, with the neat line of a map.
        Ruler = "ruler",
        /// Pale figures on a ground in the colour of the ink, with fireflies in the colour of the traps.
        Fireflies = "fireflies",
        /// The pieces themselves, on kraft paper in the colour of the traps, below a string of flags.
        Bunting = "bunting",
    }
}

keywords! {
    /// The typeface of running text.
    pub enum Letters {
        /// Alegreya.
        Serif = "serif",
        /// Alegreya Sans.
        Sans = "sans",
    }
}

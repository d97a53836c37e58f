//! How the rules sheet looks.

use crate::diagnostics::Source;

/// The rules sheet of a theme.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetStyle {
    /// What kind of sheet.
    pub layout: SheetLayout,
    /// Which letters set its text.
    pub letters: Letters,
    /// One or two languages; none stands for the set's first.
    pub languages: Vec<SheetLanguage>,
    /// Whether characters carry their pinyin in the ladder.
    pub pinyin: bool,
}

/// A language of the rules sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetLanguage {
    /// A shipped one, by its tag.
    Shipped(String),
    /// A user's own: a text that was read and says everything.
    Own(Source),
}

/// What kind of sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetLayout {
    /// A page of two columns on the set's paper.
    Page,
    /// Small pages of one column, A5.
    Booklet,
    /// One sheet, printed on both sides and folded twice: eight small pages.
    Fold,
    /// Large print on the set's paper, as is all else in the set that is read; what stands on pieces and on the squares of the
    /// board is as large as these allow.
    Large,
    /// A card of 63 × 88 mm, in a set in large print of 158 × 220 mm, with the ladder on one side and the rules in pictures on the other.
    Card,
}

/// Which letters set running text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// Alegreya.
    Serif,
    /// Alegreya Sans.
    Sans,
}

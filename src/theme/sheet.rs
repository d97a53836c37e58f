//! How the rules sheet looks.

use crate::diagnostics::Source;
use crate::diagnostics::keywords;

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

keywords! {
    /// What kind of sheet.
    pub enum SheetLayout {
        /// A page of two columns on the set's paper.
        Page = "page",
        /// Small pages of one column, A5.
        Booklet = "booklet",
        /// One sheet, printed on both sides and folded twice: eight small pages.
        Fold = "fold",
        /// Large print on the set's paper, as is all else in the set that is read; what stands on pieces and on the squares of the
        /// board is as large as these allow.
        Large = "large",
        /// A card of 63 × 88 mm, in a set in large print of 158 × 220 mm, with the ladder on one side and the rules in pictures on the other.
        Card = "card",
    }
}

keywords! {
    /// Which letters set running text.
    pub enum Letters {
        /// Alegreya.
        Serif = "serif",
        /// Alegreya Sans.
        Sans = "sans",
    }
}

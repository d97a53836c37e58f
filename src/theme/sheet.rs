//! How the rules sheet looks.

/// The rules sheet of a theme.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetStyle {
    /// What kind of sheet.
    pub layout: SheetLayout,
    /// Which letters set its text.
    pub letters: Letters,
    /// One or two languages, as tags of shipped languages; none stands for the set's first.
    pub languages: Vec<String>,
    /// Whether characters carry their pinyin in the ladder.
    pub pinyin: bool,
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
    /// Large print on the set's paper.
    Large,
    /// A card of 63 × 88 mm with the ladder on one side and the rules in pictures on the other.
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

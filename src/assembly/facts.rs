//! What an assembly sheet is made from, and what comes of it: blocks of a page, and the choices for reports.

use crate::extras::ExtraPlan;
use crate::impose::plan::{BoardPlan, PiecesPlan};
use crate::scene::Item;

/// The name of the part.
pub const PART: &str = "assembly";

/// The plans of the whole set, whichever parts of it are printed.
#[derive(Debug, Clone, Copy)]
pub struct Facts<'p> {
    /// The board.
    pub board: &'p BoardPlan,
    /// The pieces.
    pub pieces: &'p PiecesPlan,
    /// The pages of the rules sheet, if there is one.
    pub rules: Option<usize>,
    /// Whether the pieces are on the board's panel: then there is no file of pieces.
    pub nested: bool,
    /// What goes with the set and is made with it.
    pub extras: &'p [ExtraPlan],
}

/// The choices made for the assembly sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssemblyPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// Number of steps.
    pub steps: usize,
    /// Number of pages.
    pub pages: usize,
    /// Their paper: the set's own, or a home printer's where the sheet does not fit on that.
    pub paper: String,
}

/// A block as wide as the page's text, with its height.
pub struct PageBlock {
    /// Its height in millimetres.
    pub height: f64,
    /// Its items, from its upper left corner.
    pub items: Vec<Item>,
}

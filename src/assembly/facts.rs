//! The inputs of an assembly sheet.

use crate::impose::plan::{BoardPlan, PiecesPlan};

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
}

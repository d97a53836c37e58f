//! What an assembly sheet knows of its set.

use crate::impose::plan::{BoardPlan, PiecesPlan};

/// What was planned for the whole set, whichever parts of it are printed this time.
#[derive(Debug, Clone, Copy)]
pub struct Facts<'p> {
    /// The board.
    pub board: &'p BoardPlan,
    /// The pieces.
    pub pieces: &'p PiecesPlan,
    /// The pages of the rules sheet, if there is one.
    pub rules: Option<usize>,
    /// Whether the pieces lie on the board's sheet of wood: there is no file of pieces then.
    pub nested: bool,
}

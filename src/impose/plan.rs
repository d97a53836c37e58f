//! What was chosen for the board and for the pieces: sizes, sheets, grids.

use super::folds::Folds;
use super::tiling::Tiling;
use crate::geom::Size;
use crate::motif::bands::FrameKind;
use crate::theme::Backs;

/// What was chosen for the board.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardPlan {
    /// Files and rows.
    pub squares: (u8, u8),
    /// The side of a square in millimetres.
    pub square: f64,
    /// The finished board with its frame, in millimetres.
    pub size: Size,
    /// How it is spread over sheets.
    pub tiling: Tiling,
    /// The width of the tabs by which sheets are joined, in millimetres; 0 where they lie edge to edge.
    pub tab: f64,
    /// Where it is folded when it is done.
    pub folds: Folds,
    /// How much frame it has.
    pub frame: FrameKind,
}

/// What was chosen for the pieces.
#[derive(Debug, Clone, PartialEq)]
pub struct PiecesPlan {
    /// Stickers with an animal.
    pub stickers: usize,
    /// Stickers without.
    pub spares: usize,
    /// How the other side of a piece comes about.
    pub backs: Backs,
    /// Stickers for backs, where these are stickers of their own.
    pub back_stickers: usize,
    /// The finished size of a sticker in millimetres.
    pub sticker: f64,
    /// The size of the piece it belongs on, in millimetres.
    pub piece: f64,
    /// Sheets of paper.
    pub sheets: usize,
    /// Stickers side by side, and rows on a full sheet.
    pub grid: (usize, usize),
    /// Stickers on a full sheet: fewer than columns and rows make where a cutter's marks stand.
    pub each: usize,
    /// The sheet of labels that they stand on, if they do.
    pub label: Option<String>,
    /// How much of the sheets' usable area the stickers take up, 0 to 1.
    pub used: f64,
}

impl PiecesPlan {
    /// How many pages its sheets have.
    pub fn pages(&self) -> usize {
        match self.backs {
            Backs::LongEdge | Backs::ShortEdge => 2 * self.sheets,
            Backs::None | Backs::Stickers | Backs::Gutter | Backs::Stand => self.sheets,
        }
    }
}

//! The layout of board and pieces: sizes, sheets, grids.

use super::folds::Folds;
use super::tiling::Tiling;
use crate::geom::Size;
use crate::motif::bands::FrameKind;
use crate::theme::Backs;

/// The layout of the board.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardPlan {
    /// Number of files and rows.
    pub squares: (u8, u8),
    /// The side of a square in millimetres.
    pub square: f64,
    /// The finished board with its frame, in millimetres.
    pub size: Size,
    /// Its tiling.
    pub tiling: Tiling,
    /// Width of the tabs between sheets, in millimetres; 0 for sheets edge to edge.
    pub tab: f64,
    /// The folds of the finished board.
    pub folds: Folds,
    /// Its frame.
    pub frame: FrameKind,
}

/// The layout of the pieces.
#[derive(Debug, Clone, PartialEq)]
pub struct PiecesPlan {
    /// Stickers with an animal.
    pub stickers: usize,
    /// Stickers without an animal.
    pub spares: usize,
    /// How the backs of pieces are made.
    pub backs: Backs,
    /// Stickers for backs, if these are separate stickers.
    pub back_stickers: usize,
    /// The finished size of a sticker in millimetres.
    pub sticker: f64,
    /// The size of the pieces in millimetres.
    pub piece: f64,
    /// Sheets of paper.
    pub sheets: usize,
    /// Columns, and rows of a full sheet.
    pub grid: (usize, usize),
    /// Stickers on a full sheet: fewer than columns times rows if a cutter's marks need space.
    pub each: usize,
    /// The sheet of labels, if they are on labels.
    pub label: Option<String>,
    /// The share of the sheets' usable area that the stickers take, 0 to 1.
    pub used: f64,
}

impl PiecesPlan {
    /// Number of pages of its sheets.
    pub fn pages(&self) -> usize {
        match self.backs {
            Backs::LongEdge | Backs::ShortEdge => 2 * self.sheets,
            Backs::None | Backs::Stickers | Backs::Gutter | Backs::Stand => self.sheets,
        }
    }
}

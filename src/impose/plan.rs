//! The layout of board and pieces: sizes, sheets, grids.

use super::folds::Folds;
use super::tiling::Tiling;
use crate::canvas::resources::Resources;
use crate::geom::{Rect, Size, plain};
use crate::language::Argument;
use crate::motif::bands::FrameKind;
use crate::theme::Backs;

/// The parts of a set that are cut and glued, in page order; parts to read come after them.
pub const PARTS: [&str; 2] = ["board", "pieces"];

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
    /// Stickers with an animal that fill the last sheet, as spares.
    pub spare_animals: usize,
    /// Lid seals and name tags that fill the last sheet.
    pub labels: usize,
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

impl BoardPlan {
    /// The part of the board on its first sheet, with tabs, in the board's millimetres; `None` if it has no sheets.
    pub fn first_part(&self) -> Option<Rect> {
        self.tiling.in_order().next().map(|sheet| self.tiling.cut(self.square, self.tab, sheet))
    }
}

impl PiecesPlan {
    /// Number of pages of its sheets.
    pub fn pages(&self) -> usize {
        match self.backs {
            Backs::LongEdge | Backs::ShortEdge => 2 * self.sheets,
            Backs::None | Backs::Stickers | Backs::Gutter | Backs::Stand => self.sheets,
        }
    }

    /// Number of stickers of all kinds.
    pub fn printed(&self) -> usize {
        self.stickers + self.back_stickers + self.spares + self.spare_animals + self.labels
    }

    /// The captions of its sheets, with what must be known before printing.
    pub fn caption(&self, resources: &mut Resources<'_>, mirrored: bool) -> String {
        let count = Argument::Text(self.printed().to_string());
        let (size, piece) = (Argument::Text(plain(self.sticker)), Argument::Text(plain(self.piece)));
        let name = resources.say("sticker-sheet", &[("count", count), ("size", size), ("piece", piece)]);
        let way = match self.backs {
            // A fold has its own instructions.
            Backs::None | Backs::Stickers | Backs::Gutter => None,
            Backs::LongEdge => Some("long-edge"),
            Backs::ShortEdge => Some("short-edge"),
            Backs::Stand => Some("stand"),
        };
        let backs = way.map(|way| resources.say("sheet-backs", &[("way", Argument::Text(way.into()))]));
        let mirrored = mirrored.then(|| resources.say("sheet-mirrored", &[]));
        [Some(name), backs, mirrored].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

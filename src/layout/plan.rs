//! What was chosen for a set, for the program to tell.

use super::{Folds, FrameKind, Tiling};
use crate::geom::Size;
use crate::theme::Backs;
use crate::typeset::MissingGlyph;
use std::fmt;

/// What was chosen for a set. A part that was not asked for is `None`.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The board.
    pub board: Option<BoardPlan>,
    /// The pieces.
    pub pieces: Option<PiecesPlan>,
    /// The rules sheet.
    pub rules: Option<RulesPlan>,
    /// The assembly sheet.
    pub assembly: Option<AssemblyPlan>,
}

/// What was chosen for the assembly sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssemblyPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// How many steps the work has.
    pub steps: usize,
    /// Its pages.
    pub pages: usize,
    /// The paper of its pages: the set's own, or the one of home printers where the sheet does not fit on that.
    pub paper: String,
}

/// What was chosen for the rules sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct RulesPlan {
    /// The tags of its languages.
    pub languages: Vec<String>,
    /// How many numbered rules it has.
    pub rules: usize,
    /// How many examples were played through for it.
    pub proved: usize,
    /// Its pages.
    pub pages: usize,
    /// The sheets of paper that these take: one that is folded bears two.
    pub sheets: usize,
    /// Their paper.
    pub paper: String,
}

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

/// Why a theme cannot be laid out.
#[derive(Debug, Clone, PartialEq)]
pub enum LayoutError {
    /// Faces lack characters.
    MissingCharacters(Vec<MissingGlyph>),
    /// A single square does not fit on the paper.
    SquareTooLarge {
        /// The side of a square in millimetres.
        square: f64,
        /// The largest that would fit on this paper.
        largest: f64,
    },
    /// A single sticker does not fit on the paper.
    StickerTooLarge {
        /// The size of a sticker in millimetres.
        sticker: f64,
        /// The largest that would fit on this paper.
        largest: f64,
    },
    /// The paper does not hold a calibration page.
    PaperTooSmall {
        /// The paper's name.
        paper: String,
        /// The smallest sheet that holds it, upright, in millimetres.
        least: Size,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::MissingCharacters(missing) => {
                let lines: Vec<String> =
                    missing.iter().map(|m| format!("the face {} has no \"{}\"", m.face, m.character)).collect();
                f.write_str(&lines.join("\n"))
            }
            LayoutError::SquareTooLarge { square, largest } => {
                write!(f, "a square of {square:.0} mm does not fit on this paper; {largest:.0} mm is the most")
            }
            LayoutError::StickerTooLarge { sticker, largest } => {
                write!(f, "a sticker of {sticker:.0} mm does not fit on this paper; {largest:.0} mm is the most")
            }
            LayoutError::PaperTooSmall { paper, least } => write!(
                f,
                "{paper} does not hold a calibration page; {:.0} x {:.0} mm is the least",
                least.width, least.height
            ),
        }
    }
}

impl std::error::Error for LayoutError {}

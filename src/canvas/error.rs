//! Layout errors. They are shared by all layout rooms, so they are in the lowest one.

use crate::geom::Size;
use crate::typeset::MissingGlyph;
use std::fmt;

/// Why a theme cannot be laid out.
#[derive(Debug, Clone, PartialEq)]
pub enum LayoutError {
    /// Faces lack characters.
    MissingCharacters(Vec<MissingGlyph>),
    /// A single square does not fit on the paper.
    SquareTooLarge {
        /// The square's side in millimetres.
        square: f64,
        /// The maximum for this paper.
        largest: f64,
    },
    /// A single sticker does not fit on the paper.
    StickerTooLarge {
        /// The sticker's size in millimetres.
        sticker: f64,
        /// The maximum for this paper.
        largest: f64,
    },
    /// The calibration page does not fit on the paper.
    PaperTooSmall {
        /// The paper's name.
        paper: String,
        /// The minimum size in portrait orientation, in millimetres.
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

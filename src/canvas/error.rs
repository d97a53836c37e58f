//! Why a theme cannot be laid out. Every room that lays out says it in these words, so it stands below them all.

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

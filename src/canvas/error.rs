//! Layout errors. They are shared by all layout rooms, so they are in the lowest one.

use crate::geom::Size;
use crate::typeset::MissingGlyph;

/// Why a theme cannot be laid out.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LayoutError {
    /// Faces lack characters.
    #[error("{}", missing_characters(.0))]
    MissingCharacters(Vec<MissingGlyph>),
    /// A single square does not fit on the paper.
    #[error("a square of {square:.0} mm does not fit on this paper; {largest:.0} mm is the most")]
    SquareTooLarge {
        /// The square's side in millimetres.
        square: f64,
        /// The maximum for this paper.
        largest: f64,
    },
    /// A single sticker does not fit on the paper.
    #[error("a sticker of {sticker:.0} mm does not fit on this paper; {largest:.0} mm is the most")]
    StickerTooLarge {
        /// The sticker's size in millimetres.
        sticker: f64,
        /// The maximum for this paper.
        largest: f64,
    },
    /// The calibration page does not fit on the paper.
    #[error("{paper} does not hold a calibration page; {:.0} x {:.0} mm is the least", least.width, least.height)]
    PaperTooSmall {
        /// The paper's name.
        paper: String,
        /// The minimum size in portrait orientation, in millimetres.
        least: Size,
    },
}

fn missing_characters(missing: &[MissingGlyph]) -> String {
    let lines: Vec<String> =
        missing.iter().map(|glyph| format!("the face {} has no \"{}\"", glyph.face, glyph.character)).collect();
    lines.join("\n")
}

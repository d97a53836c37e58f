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
    /// A net does not fit on the paper.
    #[error("a net of {:.0} x {:.0} mm does not fit {paper}; {}", size.width, size.height, enough_paper(*enough))]
    NetTooLarge {
        /// The net with its bleed, in millimetres.
        size: Size,
        /// The paper's name.
        paper: String,
        /// The smallest named paper that would do.
        enough: Option<&'static str>,
    },
    /// No sheet of this paper folds to a wallet for the board.
    #[error("{paper} does not fold to a wallet for a board of {:.0} x {:.0} mm; {}", board.width, board.height, enough_paper(*enough))]
    NoWallet {
        /// The board as it is folded, in millimetres.
        board: Size,
        /// The paper's name.
        paper: String,
        /// The smallest named paper that would do.
        enough: Option<&'static str>,
    },
    /// A part does not fit on the paper.
    #[error("{part}: {:.0} x {:.0} mm do not fit {paper}; {}", size.width, size.height, enough_paper(*enough))]
    PartTooLarge {
        /// The name of the part.
        part: &'static str,
        /// The least that it needs, in millimetres.
        size: Size,
        /// The paper's name.
        paper: String,
        /// The smallest named paper that would do.
        enough: Option<&'static str>,
    },
    /// Animals that stand do not fit on the paper.
    #[error(
        "animals for squares of {square:.0} mm do not fit on this paper; standees.square = \"{largest:.0}mm\" is the most"
    )]
    StandeeTooLarge {
        /// The side of their squares in millimetres.
        square: f64,
        /// The maximum for this paper.
        largest: f64,
    },
    /// So many pieces have no box of usable proportions.
    #[error("no box of usable proportions takes {pieces} pieces; box.style = \"matchbox\" or other discs may")]
    NoBox {
        /// Number of pieces.
        pieces: usize,
    },
    /// The texts of an animal's card do not fit at the least size.
    #[error(
        "the card \"{card}\" has too much text in the language {language}, even at {least:.1} points; another of cards.languages, one language, or a shorter cards.facts would fit"
    )]
    CardTooFull {
        /// The animal.
        card: String,
        /// The language whose text is too long.
        language: String,
        /// The least size in points.
        least: f64,
    },
    /// No card fits on the paper.
    #[error("a card of {:.0} x {:.0} mm does not fit {paper}", card.width, card.height)]
    CardTooLarge {
        /// The card in millimetres.
        card: Size,
        /// The paper's name.
        paper: String,
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

impl LayoutError {
    /// Whether a larger paper would help.
    pub fn is_about_paper(&self) -> bool {
        match self {
            LayoutError::MissingCharacters(_) | LayoutError::NoBox { .. } | LayoutError::CardTooFull { .. } => false,
            LayoutError::SquareTooLarge { .. }
            | LayoutError::StickerTooLarge { .. }
            | LayoutError::NetTooLarge { .. }
            | LayoutError::NoWallet { .. }
            | LayoutError::PartTooLarge { .. }
            | LayoutError::CardTooLarge { .. }
            | LayoutError::StandeeTooLarge { .. }
            | LayoutError::PaperTooSmall { .. } => true,
        }
    }
}

fn enough_paper(enough: Option<&str>) -> String {
    enough.map_or_else(|| "no named paper would do".to_owned(), |paper| format!("{paper} would do"))
}

fn missing_characters(missing: &[MissingGlyph]) -> String {
    let lines: Vec<String> =
        missing.iter().map(|glyph| format!("the face {} has no \"{}\"", glyph.face, glyph.character)).collect();
    lines.join("\n")
}

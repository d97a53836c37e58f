//! What stickers are printed on and cut by.

use crate::scene::Colour;
use crate::theme::{Cutter, Paper, PieceStyle, Theme};

/// What stickers are printed on and cut by, of a theme.
#[derive(Debug, Clone, Copy)]
pub struct ImpositionSettings<'t> {
    /// The sheets.
    pub paper: &'t Paper,
    /// The cutting machine.
    pub cutter: &'t Cutter,
    /// Sizes, outline, cut and backs of the pieces.
    pub pieces: &'t PieceStyle,
    /// The colour of the line within which everything stays that matters.
    pub safe_line: Colour,
}

impl<'t> From<&'t Theme> for ImpositionSettings<'t> {
    fn from(theme: &'t Theme) -> ImpositionSettings<'t> {
        let Theme { paper, cutter, pieces, colours, .. } = theme;
        ImpositionSettings { paper, cutter, pieces, safe_line: colours.soft }
    }
}

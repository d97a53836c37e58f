//! The colours of a theme.

use crate::scene::Colour;

/// Every colour a design may need.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colours {
    /// The ground of the frame.
    pub paper: Colour,
    /// The ground of the squares.
    pub land: Colour,
    /// Type, frame and the animals' outlines.
    pub ink: Colour,
    /// The lines between squares.
    pub line: Colour,
    /// Words that matter less.
    pub soft: Colour,
    /// The ground of the rivers.
    pub river: Colour,
    /// Their banks.
    pub bank: Colour,
    /// Their waves.
    pub wave: Colour,
    /// The name on them.
    pub river_text: Colour,
    /// The ground of the traps.
    pub trap: Colour,
    /// What stands out: a trap's cross, an ornament.
    pub accent: Colour,
    /// White's marks on the board.
    pub white: Colour,
    /// Black's marks on the board.
    pub black: Colour,
    /// The animals on their starting squares.
    pub ghost: Colour,
    /// What these animals are filled with.
    pub ghost_fill: Colour,
    /// What the animals on the pieces are filled with, where they are not coloured as in nature.
    pub coat: Colour,
}

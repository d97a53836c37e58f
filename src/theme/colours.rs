//! The colours of a theme.

use super::KeyKind;
use super::declare::theme_keys;
use crate::scene::Colour;

theme_keys! {
    /// Every colour a design may need.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Colours, read(reader) {
        /// The ground of the frame.
        pub paper: Colour = KeyKind::Colour, "colours.paper" = "#F5E9CE";
        /// The ground of the squares.
        pub land: Colour = KeyKind::Colour, "colours.land" = "#FBF4E2";
        /// Type, frame and the animals' outlines.
        pub ink: Colour = KeyKind::Colour, "colours.ink" = "#33241A";
        /// The lines between squares.
        pub line: Colour = KeyKind::Colour, "colours.line" = "#9C8567";
        /// Secondary text.
        pub soft: Colour = KeyKind::Colour, "colours.soft" = "#645547";
        /// The ground of the rivers.
        pub river: Colour = KeyKind::Colour, "colours.river" = "#9DCBC5";
        /// The rivers' banks.
        pub bank: Colour = KeyKind::Colour, "colours.bank" = "#417571";
        /// The rivers' waves.
        pub wave: Colour = KeyKind::Colour, "colours.wave" = "#55898A";
        /// The name on the rivers.
        pub river_text: Colour = KeyKind::Colour, "colours.river-text" = "#265752";
        /// The ground of the traps.
        pub trap: Colour = KeyKind::Colour, "colours.trap" = "#F0D3A0";
        /// Accents: a trap's cross, an ornament.
        pub accent: Colour = KeyKind::Colour, "colours.accent" = "#A32A22";
        /// White's marks on the board.
        pub white: Colour = KeyKind::Colour, "colours.white" = "#274D7D";
        /// Black's marks on the board.
        pub black: Colour = KeyKind::Colour, "colours.black" = "#A32A22";
        /// The animals on their starting squares.
        pub ghost: Colour = KeyKind::Colour, "colours.ghost" = "#7D654C";
        /// The fill of these animals.
        pub ghost_fill: Colour = KeyKind::Colour, "colours.ghost-fill" = "#FDFAF0";
        /// The fill of the animals on the pieces, where they are not coloured as in nature.
        pub coat: Colour = KeyKind::Colour, "colours.coat" = "#FFFFFF";
    }
}

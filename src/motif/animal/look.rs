//! The rendering of an animal.

use super::colours::{coat, tint, to_be_coloured};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Art, Theme, Tones};

/// How far a halo reaches, as a share of the animal's size.
const HALO: f64 = 0.024;

/// How an animal is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnimalLook {
    /// Its visual size in millimetres: between its longer side and the root of its area.
    pub size: f64,
    /// Outlines and solids.
    pub ink: Colour,
    /// What its regions are filled with where they have no colour of their own, and what is seen through a figure of
    /// one colour where something was cut out of it.
    pub coat: Colour,
    /// The colour of a figure of one colour, and what the tones of a side are mixed from.
    pub tint: Colour,
    /// Whose it is: the seals of the two sides differ.
    pub side: Side,
    /// All lines are made this many times as wide …
    pub line_weight: f64,
    /// … but none thinner than this, in millimetres.
    pub least_line: f64,
    /// Solids become hollow, to be coloured.
    pub hollow: bool,
    /// How its regions are coloured.
    pub tones: Tones,
    /// Whether a halo in the coat's colour surrounds all of it: on a ground that its outlines do not stand out from.
    pub halo: bool,
}

impl AnimalLook {
    /// How the pieces of a side show their animals, `size` millimetres large: lines at the weight in which they were
    /// drawn, in the inks of the theme.
    pub fn of_a_piece(theme: &Theme, side: Side, size: f64) -> AnimalLook {
        AnimalLook {
            size,
            ink: theme.colours.ink,
            coat: coat(theme, side),
            tint: tint(theme, side),
            side,
            line_weight: 1.0,
            least_line: theme.board.least_line,
            hollow: to_be_coloured(theme),
            tones: theme.face.tones,
            // A figure of one colour stands out by itself.
            halo: theme.face.art == Art::Line && theme.pieces.sides[side.index()].is_reversed(),
        }
    }

    /// How far its halo reaches, in millimetres.
    pub(super) fn halo_reach(self) -> f64 {
        if self.halo { HALO * self.size } else { 0.0 }
    }
}

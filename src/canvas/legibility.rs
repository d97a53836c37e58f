//! For which eyes a set is printed, and how large its type is therefore: a row of a table each.

use super::GREY;
use super::POINT;
use crate::scene::Colour;
use crate::theme::{SheetLayout, Theme};

/// How large the type of a set is, and what gives way where there is no room for it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Legibility {
    /// Nothing that is read on paper is smaller, in millimetres to the em. What is printed on pieces and on the board is
    /// as large as it finds room there.
    pub least: f64,
    /// Notes outside the trim, in millimetres to the em.
    pub note: f64,
    /// The colour of these notes.
    pub ink: Colour,
    /// What gives way where a note finds no room.
    pub yields: Yields,
    /// How many times as large the drawings of the assembly sheet are, with the figures in them.
    pub drawings: f64,
}

/// What gives way where words find no room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Yields {
    /// Their size.
    Size,
    /// The words: fewer are as large.
    Words,
}

impl Legibility {
    /// For most eyes.
    pub const REGULAR: Legibility =
        Legibility { least: 0.0, note: 2.5, ink: GREY, yields: Yields::Size, drawings: 1.0 };
    /// Large print: 16 points and more.
    pub const LARGE: Legibility = Legibility {
        least: 16.0 * POINT,
        note: 16.0 * POINT,
        ink: Colour::Rgb(0x22, 0x22, 0x22),
        yields: Yields::Words,
        // The smallest figures in drawings are of 8.5 points.
        drawings: 1.9,
    };

    /// That of a theme's set: its sheet's layout says it.
    pub fn of(theme: &Theme) -> Legibility {
        match theme.sheet.layout {
            SheetLayout::Page | SheetLayout::Booklet | SheetLayout::Fold | SheetLayout::Card => Legibility::REGULAR,
            SheetLayout::Large => Legibility::LARGE,
        }
    }

    /// Whether the set is in large print.
    pub fn is_large(&self) -> bool {
        self.least > 0.0
    }
}

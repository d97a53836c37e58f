//! Type sizes by legibility: normal and large print, a row each.

use super::GREY;
use super::POINT;
use crate::scene::Colour;
use crate::theme::{SheetLayout, Theme};

/// Type sizes of a set, and what yields where space is short.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Legibility {
    /// Minimum size of anything that is read on paper, in millimetres per em. Texts on pieces and board are as large as
    /// fits.
    pub least: f64,
    /// Notes outside the trim, in millimetres per em.
    pub note: f64,
    /// The colour of these notes.
    pub ink: Colour,
    /// What yields where a note does not fit.
    pub yields: Yields,
    /// The scale of the assembly sheet's drawings, with their figures.
    pub drawings: f64,
}

/// What yields where text does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Yields {
    /// The type size.
    Size,
    /// The text: it is shortened at the same size.
    Words,
}

impl Legibility {
    /// Normal print.
    pub const REGULAR: Legibility =
        Legibility { least: 0.0, note: 2.5, ink: GREY, yields: Yields::Size, drawings: 1.0 };
    /// Large print: 16 points and more.
    pub const LARGE: Legibility = Legibility {
        least: 16.0 * POINT,
        note: 16.0 * POINT,
        ink: Colour::Rgb(0x22, 0x22, 0x22),
        yields: Yields::Words,
        // The smallest figures in drawings have 8.5 points.
        drawings: 1.9,
    };

    /// The type sizes of a theme's set, from its sheet's layout.
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

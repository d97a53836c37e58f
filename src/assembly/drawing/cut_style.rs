//! Styles of drawn cuts and folds.

use crate::scene::Colour;

/// The length of scissor blades before the pivot.
pub const BLADES: f64 = 17.0;

/// The pink of cut lines, as printed.
pub const PINK: Colour = Colour::Rgb(0xF9, 0x8F, 0xC4);

/// Dashes of a cut line.
pub const DASH: [f64; 2] = [1.5, 1.0];

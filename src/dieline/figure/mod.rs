//! Figures that stand: the outline that a drawing is cut along, with its foot and its base, and whether it falls over.
//!
//! Input: the silhouette of a drawing, in its own units. Output: shapes to cut, in millimetres. The figure stands on y =
//! 0, x to the right, y down; what carries it reaches below.

mod balance;
mod card;
mod contour;
mod wood;

pub use balance::Balance;
pub use card::{CardFigure, CardMeasures};
pub use contour::{Contour, CutRule};
pub use wood::{Base, WoodFigure, WoodMeasures};

/// Between a figure and the lines around its square, both sides together.
const FREE: f64 = 1.0;
/// No contour moves by more when its corners become fewer.
const FINE: f64 = 0.006;

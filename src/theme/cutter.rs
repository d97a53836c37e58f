//! The machine that cuts a set.

use crate::diagnostics::keywords;

/// How a set is cut by a machine, if it is. Lengths in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cutter {
    /// Which sort of machine.
    pub machine: Machine,
    /// How wide a cut is: a laser burns this much away. Cut lines lie half of it outside what is to be left.
    pub kerf: f64,
    /// The marks by which a machine finds the print.
    pub marks: Marks,
}

keywords! {
    /// A sort of machine.
    pub enum Machine {
        /// None: hands.
        None = "none",
        /// A cutter that looks for a square and two corners printed on the sheet.
        Silhouette = "silhouette",
        /// A cutter that prints its own marks around a picture of no more than [`CRICUT`].
        Cricut = "cricut",
        /// A laser, which engraves lines, scores and cuts: board and pieces themselves, not stickers for them.
        Laser = "laser",
    }
}

/// The largest picture that a Cricut prints and then cuts: 9.25 × 6.75 inches, in millimetres.
pub const CRICUT: (f64, f64) = (9.25 * 25.4, 6.75 * 25.4);

/// The marks by which a Silhouette finds the print: a filled square of [`SQUARE`](Marks::SQUARE) at the upper left, and
/// corners of two lines each at the upper right and the lower left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Marks {
    /// From the paper's edges to the square's outer sides and to the middle of the corners' lines.
    pub inset: f64,
    /// The length of the corners' lines.
    pub arm: f64,
    /// Their width.
    pub line: f64,
}

impl Marks {
    /// The side of the square: the machine knows no other.
    pub const SQUARE: f64 = 5.0;
}

//! The machine that cuts a set.

use super::declare::theme_keys;
use super::{KeyKind, Keyword};
use crate::diagnostics::keywords;

theme_keys! {
    /// How a set is cut by a machine, if it is. Lengths in millimetres.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Cutter, read(reader) {
        /// The cutting machine: for a silhouette, registration marks are printed; for a cricut, sheets that it can
        /// print and cut; for a laser, board and pieces themselves are drawn, in lines and areas to engrave.
        pub machine: Machine = KeyKind::Keyword(Machine::NAMES), "cutter.machine" = "none";
        /// The width of the cut (kerf): cut lines lie half of it outside the part.
        pub kerf: f64 = KeyKind::mm(0.0, 2.0), "cutter.kerf" = "0mm";
        /// The marks by which a machine finds the print.
        pub marks: Marks => Marks::read(reader);
    }
}

keywords! {
    /// A cutting machine.
    pub enum Machine {
        /// None: cut by hand.
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

theme_keys! {
    /// The marks by which a Silhouette finds the print: a filled square of [`SQUARE`](Marks::SQUARE) at the upper left,
    /// and corners of two lines each at the upper right and the lower left. Lengths in millimetres.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Marks, read(reader) {
        /// The distance of the registration marks from the edges of the paper.
        pub inset: f64 = KeyKind::mm(3.0, 60.0), "cutter.marks-inset" = "10mm";
        /// The length of the lines of the registration marks.
        pub arm: f64 = KeyKind::mm(5.0, 60.0), "cutter.marks-arm" = "20mm";
        /// The width of the lines of the registration marks.
        pub line: f64 = KeyKind::mm(0.1, 2.0), "cutter.marks-line" = "0.5mm";
    }
}

impl Marks {
    /// The side of the square, which the machine requires.
    pub const SQUARE: f64 = 5.0;
}

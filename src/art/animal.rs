//! The shipped drawings of the eight animals.

use super::Drawing;
use crate::scene::Colour;

/// A shipped drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Animal {
    /// The kind it shows.
    pub id: &'static str,
    /// The SVG it is drawn in.
    pub svg: &'static str,
}

/// What a region of a shipped drawing is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// Outlines and solids.
    Ink,
    /// The main coat.
    A,
    /// Muzzle, ear lining, cheeks.
    B,
    /// A dog's ears, a lion's outer mane, the middle of a leopard's rosettes.
    C,
    /// A lion's inner mane.
    D,
    /// Eyes.
    Eye,
    /// Teeth.
    Tooth,
    /// Tusks.
    Tusk,
    /// Tongues.
    Tongue,
    /// The light in an eye: always white.
    Glint,
}

/// The shipped drawings, weakest animal first.
pub const ANIMALS: &[Animal] = &[];

/// The drawing of a kind, if one is shipped.
pub fn animal(_id: &str) -> Option<Drawing> {
    None
}

/// What a region of an animal is coloured in nature.
pub fn natural(_kind: &str, _tone: Tone) -> Colour {
    Colour::WHITE
}

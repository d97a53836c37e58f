//! What a part is made of.

use crate::geom::plain;
use crate::language::Argument;

/// Card of 250 to 300 g/m², in millimetres.
pub const USUAL_CARD: f64 = 0.3;

/// What a part is made of, where the printer's everyday paper will not do. Thicknesses in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Material {
    /// Card.
    Card(f64),
    /// Plywood.
    Plywood(f64),
}

impl Material {
    /// What to buy: a message and what it is told.
    pub fn message(self) -> (&'static str, [(&'static str, Argument); 1]) {
        let (key, thickness) = match self {
            Material::Card(thickness) if thickness <= USUAL_CARD => ("buy-net-card", thickness),
            Material::Card(thickness) => ("buy-net-thick", thickness),
            Material::Plywood(thickness) => ("buy-plywood", thickness),
        };
        (key, [("thickness", Argument::Text(plain(thickness)))])
    }
}

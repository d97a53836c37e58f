//! How large a drawing is and where its middle lies, as the eye sees it.

use super::look::AnimalLook;
use crate::geom::{Affine, Point, Rect};
use crate::motif::seal::Field;

/// What the eye asks of one drawing beyond equal measures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Optics {
    /// A factor for its size.
    size: f64,
    /// How far its middle is moved down, as a share of its size.
    down: f64,
    /// Whether left and right change places.
    mirrored: bool,
}

impl Optics {
    pub const PLAIN: Optics = Optics { size: 1.0, down: 0.0, mirrored: false };

    /// What the eye asks of a seal: a square, full to its corners, looks larger than an animal; a round one lies beside
    /// the ring.
    pub fn of_seal(field: Field) -> Optics {
        let size = match field {
            Field::Square => 0.88,
            Field::Round => 1.06,
        };
        Optics { size, ..Optics::PLAIN }
    }

    /// What the eye asks of a shipped head.
    pub fn of_head(kind: &str) -> Optics {
        HEADS.iter().find(|(id, _)| *id == kind).map_or(Optics::PLAIN, |(_, optics)| *optics)
    }
}

/// The rat's tail goes to the left, so that the lower right corner of a starting square stays free for the character; a
/// lion's points reach farther than its weight.
const HEADS: [(&str, Optics); 3] = [
    ("rat", Optics { size: 0.97, down: 0.009, mirrored: true }),
    ("lion", Optics { size: 1.03, down: -0.022, mirrored: false }),
    ("elephant", Optics { size: 1.02, down: 0.009, mirrored: false }),
];

/// From a drawing's units to millimetres around the eye's middle.
pub(super) fn placing(optics: Optics, ink: Rect, middle: Point, look: AnimalLook) -> Affine {
    let (longer, root) = (ink.width().max(ink.height()), (ink.width() * ink.height()).sqrt());
    let scale = look.size * optics.size / (0.55 * longer + 0.45 * root).max(1e-6);
    let turn = if optics.mirrored { -scale } else { scale };
    Affine::translate((0.0, optics.down * look.size))
        * Affine::scale_non_uniform(turn, scale)
        * Affine::translate(-middle.to_vec2())
}

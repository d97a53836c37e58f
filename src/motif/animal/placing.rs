//! How large a drawing is and where its middle lies, as the eye sees it.

use super::look::AnimalLook;
use crate::geom::{Affine, Point, Rect};
use crate::motif::seal::Field;

/// What the eye asks of one drawing beyond equal measures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Optics {
    /// A factor for its size.
    size: f64,
}

impl Optics {
    pub const PLAIN: Optics = Optics { size: 1.0 };

    /// What the eye asks of a seal: a square, full to its corners, looks larger than an animal; a round one lies beside
    /// the ring.
    pub fn of_seal(field: Field) -> Optics {
        let size = match field {
            Field::Square => 0.88,
            Field::Round => 1.06,
        };
        Optics { size }
    }

    /// What the eye asks of a shipped head, which fills a circle.
    pub const HEAD: Optics = Optics { size: 1.06 };
}

/// From a drawing's units to millimetres around the eye's middle.
pub(super) fn placing(optics: Optics, ink: Rect, middle: Point, look: AnimalLook) -> Affine {
    let (longer, root) = (ink.width().max(ink.height()), (ink.width() * ink.height()).sqrt());
    let scale = look.size * optics.size / (0.55 * longer + 0.45 * root).max(1e-6);
    Affine::scale(scale) * Affine::translate(-middle.to_vec2())
}

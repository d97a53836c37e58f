//! Reference marks as superiors. Faces draw the asterisk as a superior, but daggers at full height: these are set
//! smaller and raised, so that all marks have their tops at one height.

use crate::fonts::Face;
use crate::geom::Shape;

/// The size of a raised dagger, as a part of the text size.
const SIZE: f64 = 0.62;

/// The size and rise of a cluster, relative to its text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Raised {
    /// Its size, as a part of the text size.
    pub(super) size: f64,
    /// How far its baseline lies above that of the line, in ems of the text.
    pub(super) by: f64,
}

impl Raised {
    /// Full size, on the baseline.
    pub(super) const NOT: Raised = Raised { size: 1.0, by: 0.0 };

    /// The size and rise of a character: the top of a dagger is aligned with the top of the asterisk.
    pub(super) fn of(face: &Face, character: char) -> Raised {
        if !matches!(character, '†' | '‡') {
            return Raised::NOT;
        }
        let top = |character: char| face.glyph(character).map(|glyph| -face.outline(glyph).bounding_box().y0);
        let head = top('*').unwrap_or_else(|| face.cap_height());
        Raised { size: SIZE, by: head - SIZE * top(character).unwrap_or_default() }
    }
}

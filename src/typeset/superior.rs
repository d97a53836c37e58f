//! Marks of reference. An asterisk is drawn as a superior in every face; daggers are drawn as tall as letters, and are
//! set smaller and raised, so that all marks begin at one height.

use crate::fonts::Face;
use crate::geom::Shape;

/// The size of a raised dagger, as a part of the text's.
const SIZE: f64 = 0.62;

/// How a sort is smaller than its text, and how far it is raised, in ems of the text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Raised {
    /// Its size, as a part of the text's.
    pub(super) size: f64,
    /// How far its baseline lies above the line's.
    pub(super) by: f64,
}

impl Raised {
    /// As large as its text, on the line.
    pub(super) const NOT: Raised = Raised { size: 1.0, by: 0.0 };

    /// How a character of a face is set: a dagger with its head where the asterisk has its own.
    pub(super) fn of(face: &Face, character: char) -> Raised {
        if !matches!(character, '†' | '‡') {
            return Raised::NOT;
        }
        let top = |character: char| face.glyph(character).map(|glyph| -face.outline(glyph).bounding_box().y0);
        let head = top('*').unwrap_or_else(|| face.cap_height());
        Raised { size: SIZE, by: head - SIZE * top(character).unwrap_or_default() }
    }
}

//! Outlines of text.

use crate::fonts::Fonts;
use crate::geom::{Affine, BezPath};
use crate::scene::GlyphRun;

/// The outline of a run in its own space, millimetres.
pub fn of_run(fonts: &Fonts, run: &GlyphRun) -> BezPath {
    let face = fonts.face(run.face);
    let mut whole = BezPath::new();
    for glyph in &run.glyphs {
        let place = Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
        whole.extend(face.outline(glyph.id).iter().map(|element| place * element));
    }
    whole
}

//! Outlines of text.

use crate::fonts::{FaceId, Fonts};
use crate::geom::{Affine, BezPath};
use crate::scene::GlyphRun;
use std::collections::BTreeMap;

/// Outlines of glyphs in ems: a page has most of its glyphs many times.
#[derive(Default)]
pub struct Outlines(BTreeMap<(FaceId, u16), BezPath>);

impl Outlines {
    /// The outline of a run in its own space, millimetres.
    pub fn of_run(&mut self, fonts: &Fonts, run: &GlyphRun) -> BezPath {
        let mut whole = BezPath::new();
        for glyph in &run.glyphs {
            let own = self.0.entry((run.face, glyph.id)).or_insert_with(|| fonts.face(run.face).outline(glyph.id));
            let place = Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
            whole.extend(own.iter().map(|element| place * element));
        }
        whole
    }
}

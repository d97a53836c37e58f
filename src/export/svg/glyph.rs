//! Runs of text as outlines with text labels.

use super::element::Element;
use super::item::legal;
use super::item::{reference, set_paint, set_transform};
use super::number::decimal;
use super::shared::Definitions;
use crate::geom::Affine;
use crate::scene::GlyphRun;

/// A run as a group of glyphs in font units, y up, labelled with its text for screen readers.
pub fn write_run(run: &GlyphRun, shared: &mut Definitions<'_>) -> Element {
    let unit = run.size / f64::from(shared.document.fonts.face(run.face).units_per_em());
    let mut element = Element::new("g");
    element.set("role", "img");
    element.set("aria-label", legal(&run.text));
    set_paint(&mut element, "fill", &run.paint);
    set_transform(&mut element, run.transform * Affine::scale_non_uniform(unit, -unit));
    for glyph in &run.glyphs {
        let Some(id) = shared.glyph(run.face, glyph.id) else { continue };
        let mut placed = reference(&id);
        for (axis, value) in [("x", glyph.x / unit), ("y", -glyph.y / unit)] {
            let value = decimal(value);
            if value != "0" {
                placed.set(axis, value);
            }
        }
        element.append(placed);
    }
    element
}

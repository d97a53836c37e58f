//! Visits all drawn primitives of a list of items, through symbols and groups.

use crate::geom::Affine;
use crate::scene::{Document, GlyphRun, Image, Item, PathItem};

/// A drawn primitive, not a container.
#[derive(Debug, Clone, Copy)]
pub enum Primitive<'a> {
    /// A path.
    Path(&'a PathItem),
    /// A line of text.
    Glyphs(&'a GlyphRun),
    /// A picture.
    Image(&'a Image),
}

/// Calls `visit` for each primitive in painting order, with the map from its space to the list's.
pub fn walk<'a>(
    document: &'a Document,
    items: &'a [Item],
    place: Affine,
    visit: &mut impl FnMut(Primitive<'a>, Affine),
) {
    for item in items {
        match item {
            Item::Path(path) => visit(Primitive::Path(path), place),
            Item::Glyphs(run) => visit(Primitive::Glyphs(run), place),
            Item::Image(image) => visit(Primitive::Image(image), place),
            Item::Use(placed) => {
                let symbol = &document.symbols[placed.symbol.0];
                walk(document, &symbol.items, place * placed.transform, visit);
            }
            Item::Group(group) => walk(document, &group.items, place * group.transform, visit),
        }
    }
}

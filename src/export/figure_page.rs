//! Maps the figures of a rules sheet to the pages of a document.

use super::png::{PngError, png};
use crate::geom::{Affine, Rect, Size};
use crate::scene::{Document, Group, Layer, Page};

/// The part of a document that holds figures, one per page, each page named after its figure.
pub const PART: &str = "figures";

/// The page of this figure, counted from 0; `None` if there is none.
pub fn find(document: &Document, figure: &str) -> Option<usize> {
    document.pages.iter().position(|page| page.part == PART && page.name == figure)
}

/// A figure as PNG on white, `dpi` pixels to the inch, trimmed.
///
/// # Errors
/// If it would have too many pixels.
pub fn trimmed_png(document: &Document, page: usize, dpi: f64) -> Result<Vec<u8>, PngError> {
    let page = &document.pages[page];
    let size = Size::new(page.trim.width(), page.trim.height());
    let moved = Affine::translate((-page.trim.x0, -page.trim.y0));
    let layers = page.layers.iter().filter(|layer| layer.kind.printed());
    let layers =
        layers.map(|layer| Layer { kind: layer.kind, items: vec![Group::placed(moved, layer.items.clone()).into()] });
    let area = Rect::from_origin_size((0.0, 0.0), size);
    let trimmed = Page { media: size, trim: area, bleed: area, layers: layers.collect(), ..page.clone() };
    png(&Document { pages: vec![trimmed], ..document.clone() }, 0, dpi, false)
}

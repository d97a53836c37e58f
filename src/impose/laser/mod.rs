//! Pages for a laser: lines alone, in the three colours by which lasers know what to do. Red is cut, blue is scored, black
//! is engraved.
//!
//! Flows in: a document as it is drawn for paper. Flows out: its board and pieces as lines. What lies under a filled shape
//! is left out, since a laser cannot paint over it; dark shapes and letters become their outlines. What the theme draws in
//! pure blue is scored. Pictures of pixels stay: a laser engraves them line by line.

mod area;
mod flatten;
mod nest;
mod once;
mod operation;
mod visible;

pub use nest::{nest, places};
pub use operation::Operation;

use super::document::PARTS;
use crate::canvas::resources::Resources;
use crate::geom::{BezPath, Rect, Shape, TOLERANCE};
use crate::scene::{Document, Item, Layer, LayerKind, Page, PathItem};
use flatten::{FlatPage, Shared};
use once::once;

/// A line that a laser cuts.
pub fn cut(path: BezPath) -> Item {
    line(path, Operation::Cut)
}

/// The outline of something rectangular, cut so that it has this size when a cut is `kerf` millimetres wide.
pub fn cut_out(finished: Rect, kerf: f64) -> Item {
    cut(finished.inflate(kerf / 2.0, kerf / 2.0).to_path(TOLERANCE))
}

/// The lines that a laser is given for items of a page, and what it does along each.
pub fn traced(resources: &Resources<'_>, items: &[Item]) -> Vec<(Operation, BezPath)> {
    let mut shapes = FlatPage::default();
    shapes.gather(Shared { fonts: &resources.theme.fonts, symbols: resources.symbols() }, items);
    once(shapes.lines())
}

/// Draws the board and the pieces of a document as lines. Sheets to read stay as they are: they are printed.
pub fn engrave(document: &mut Document) {
    let pages = std::mem::take(&mut document.pages);
    document.pages = pages
        .into_iter()
        .map(|page| if PARTS.contains(&page.part.as_str()) { engraved(document, page) } else { page })
        .collect();
}

fn engraved(document: &Document, page: Page) -> Page {
    let shared = Shared { fonts: &document.fonts, symbols: &document.symbols };
    let mut shapes = FlatPage::default();
    let mut cuts = Vec::new();
    for layer in &page.layers {
        match layer.kind {
            LayerKind::Artwork => shapes.gather(shared, &layer.items),
            LayerKind::Cut => cuts.extend(layer.items.iter().cloned()),
            // Notes for people are not burnt into wood.
            LayerKind::Score | LayerKind::Fold | LayerKind::Registration | LayerKind::Guides | LayerKind::Safe => {}
        }
    }
    let lines = once(shapes.lines());
    let of = |done: Operation| -> Vec<Item> {
        lines.iter().filter(|(of, _)| *of == done).map(|(_, path)| line(path.clone(), done)).collect()
    };
    let mut engraved = shapes.pictures;
    engraved.extend(of(Operation::Engrave));
    let score = of(Operation::Score);
    let layers = [(LayerKind::Artwork, engraved), (LayerKind::Score, score), (LayerKind::Cut, cuts)];
    let layers = layers.into_iter().filter(|(_, items)| !items.is_empty());
    Page { layers: layers.map(|(kind, items)| Layer { kind, items }).collect(), ..page }
}

fn line(path: BezPath, done: Operation) -> Item {
    PathItem::stroked(path, done.stroke()).into()
}

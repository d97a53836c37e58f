//! Pages for a laser: lines and areas in the three colours of operations by convention: red is cut, blue is scored, black
//! is engraved.
//!
//! Input: a document drawn for paper. Output: its board and pieces as lines. What is below a filled shape is removed,
//! since a laser cannot paint over it; dark shapes become outlines, but letters, solid animals, dens, waves, leaves and lines that
//! are drawn wide remain areas, with holes where something light lies on them. Pure blue of a theme is scored. Pixel images remain: a laser
//! engraves them by raster.

mod flatten;
mod nest;
mod once;
mod operation;
mod visible;

pub use nest::{GAP, nest, places};
pub use operation::Operation;

use super::plan::PARTS;
use crate::canvas::resources::Resources;
use crate::geom::{BezPath, Rect, Shape, TOLERANCE};
use crate::scene::{Document, Item, Layer, LayerKind, Page, PathItem};
use flatten::{FlatPage, PageResources};
use once::once;

/// A cut line.
pub fn cut(path: BezPath) -> Item {
    line(path, Operation::Cut)
}

/// An engraved line.
pub fn engraved_line(path: BezPath) -> Item {
    line(path, Operation::Engrave)
}

/// The outline of a rectangle, offset so that the cut part has this size with a kerf of `kerf` millimetres.
pub fn cut_out(finished: Rect, kerf: f64) -> Item {
    cut(finished.inflate(kerf / 2.0, kerf / 2.0).to_path(TOLERANCE))
}

/// The lines for items of a page, with their operations.
pub fn traced(resources: &Resources<'_>, items: &[Item]) -> Traced {
    let mut shapes = FlatPage::of_lines();
    shapes.gather(PageResources { fonts: &resources.theme.fonts, symbols: resources.symbols() }, items);
    Traced { lines: once(shapes.lines()), solids: shapes.solids() }
}

/// What a laser draws of items.
#[derive(Debug, Default)]
pub struct Traced {
    /// Its lines.
    pub lines: Vec<(Operation, BezPath)>,
    /// Areas to engrave.
    pub solids: Vec<PathItem>,
}

/// Converts the board and the pieces of a document to lines. Sheets to read are printed and stay as they are.
pub fn engrave(document: &mut Document) {
    let pages = std::mem::take(&mut document.pages);
    document.pages = pages
        .into_iter()
        .map(|page| if PARTS.contains(&page.part.as_str()) { engraved(document, page) } else { page })
        .collect();
}

fn engraved(document: &Document, page: Page) -> Page {
    let shared = PageResources { fonts: &document.fonts, symbols: &document.symbols };
    let mut shapes = FlatPage::default();
    let mut cuts = Vec::new();
    for layer in &page.layers {
        match layer.kind {
            LayerKind::Artwork => shapes.gather(shared, &layer.items),
            LayerKind::Cut => cuts.extend(layer.items.iter().cloned()),
            // Notes for people are not engraved.
            LayerKind::Score
            | LayerKind::Fold
            | LayerKind::Glue
            | LayerKind::Registration
            | LayerKind::Guides
            | LayerKind::Safe => {}
        }
    }
    let lines = once(shapes.lines());
    let of = |done: Operation| -> Vec<Item> {
        lines.iter().filter(|(of, _)| *of == done).map(|(_, path)| line(path.clone(), done)).collect()
    };
    let solids = shapes.solids();
    let mut engraved = shapes.pictures;
    engraved.extend(solids.into_iter().map(Item::from));
    engraved.extend(of(Operation::Engrave));
    let score = of(Operation::Score);
    let layers = [(LayerKind::Artwork, engraved), (LayerKind::Score, score), (LayerKind::Cut, cuts)];
    let layers = layers.into_iter().filter(|(_, items)| !items.is_empty());
    Page { layers: layers.map(|(kind, items)| Layer { kind, items }).collect(), ..page }
}

fn line(path: BezPath, done: Operation) -> Item {
    PathItem::stroked(path, done.stroke()).into()
}

//! Pages for a laser: lines alone, in the three colours by which lasers know what to do. Red is cut, blue is scored, black
//! is engraved.
//!
//! Flows in: a document as it is drawn for paper. Flows out: its board and pieces as lines. What lies under a filled shape
//! is left out, since a laser cannot paint over it; dark shapes and letters become their outlines. What the theme draws in
//! pure blue is scored. Pictures of pixels stay: a laser engraves them line by line.

mod area;
mod leaf;
mod once;
mod visible;

use super::PARTS;
use crate::geom::{BezPath, Rect, Shape, TOLERANCE};
use crate::scene::{Cap, Colour, Document, Item, Join, Layer, LayerKind, Page, PathItem, Stroke};
use leaf::{Leaves, Tool};
use once::once;

/// The width of a line in millimetres: a thousandth of an inch, which every laser takes for a line to follow.
const HAIRLINE: f64 = 0.0254;
/// The width of an engraved line: whether a laser follows it or sweeps over it, it is seen.
const ENGRAVED: f64 = 0.1;

/// A line that a laser cuts.
pub fn cut(path: BezPath) -> Item {
    line(path, Colour::Rgb(255, 0, 0), HAIRLINE)
}

/// The outline of something rectangular, cut so that it has this size when a cut is `kerf` millimetres wide.
pub fn cut_out(finished: Rect, kerf: f64) -> Item {
    cut(finished.inflate(kerf / 2.0, kerf / 2.0).to_path(TOLERANCE))
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
    let mut leaves = Leaves::default();
    let mut cuts = Vec::new();
    for layer in &page.layers {
        match layer.kind {
            LayerKind::Artwork => leaves.gather(document, &layer.items),
            LayerKind::Cut => cuts.extend(layer.items.iter().cloned()),
            // Notes for people are not burnt into wood.
            LayerKind::Score | LayerKind::Fold | LayerKind::Registration | LayerKind::Guides | LayerKind::Safe => {}
        }
    }
    let lines = once(leaves.lines());
    let of = |tool: Tool, colour: Colour, width: f64| -> Vec<Item> {
        lines.iter().filter(|(of, _)| *of == tool).map(|(_, path)| line(path.clone(), colour, width)).collect()
    };
    let mut engraved = leaves.pictures;
    engraved.extend(of(Tool::Engrave, Colour::BLACK, ENGRAVED));
    let score = of(Tool::Score, Colour::Rgb(0, 0, 255), HAIRLINE);
    let layers = [(LayerKind::Artwork, engraved), (LayerKind::Score, score), (LayerKind::Cut, cuts)];
    let layers = layers.into_iter().filter(|(_, items)| !items.is_empty());
    Page { layers: layers.map(|(kind, items)| Layer { kind, items }).collect(), ..page }
}

fn line(path: BezPath, colour: Colour, width: f64) -> Item {
    let stroke = Stroke { cap: Cap::Round, join: Join::Round, ..Stroke::solid(colour, width) };
    PathItem::stroked(path, stroke).into()
}

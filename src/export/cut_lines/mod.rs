//! The cut lines of a page as circles, straight lines and arcs, in millimetres of the page.
//!
//! Both formats for cutters are written from this list, so that they agree. A line shared by two neighbours is in it
//! once: cutting a line twice tears the paper.

mod recognise;
mod segment;
mod shared_edges;

pub use segment::Segment;

use crate::geom::{Affine, Circle, Rect, Shape, TOLERANCE};
use crate::scene::{Document, Item, LayerKind};

/// Maximum deviation of a curve that is not an arc from its line segments, in millimetres.
const FLAT: f64 = 0.01;
/// Maximum deviation of a curve's points from the arc that replaces it: one tolerance for the curve, and one for the
/// arc through three of its points.
const NEAR: f64 = 2.0 * TOLERANCE;

/// One line to cut in one go, in millimetres of the page, y down.
#[derive(Debug, Clone, PartialEq)]
pub enum CutLine {
    /// A whole circle.
    Circle(Circle),
    /// Straight lines and arcs.
    Chain(Chain),
}

/// Connected straight lines and arcs.
#[derive(Debug, Clone, PartialEq)]
pub struct Chain {
    /// In cutting order; at least one.
    pub stretches: Vec<Segment>,
    /// Whether it is closed.
    pub closed: bool,
}

/// The cut lines of a page, counted from 0, in page order; empty if nothing is cut. Text and pictures on a cutter's
/// layer are notes for people and skipped. Clips are ignored.
///
/// # Panics
/// If the document has no such page.
pub fn cut_lines(document: &Document, page: usize) -> Vec<CutLine> {
    lines_on(document, page, LayerKind::Cut)
}

/// The lines of a page, counted from 0, to be scored: for folding or as marks; otherwise as [`cut_lines`].
///
/// # Panics
/// If the document has no such page.
pub fn score_lines(document: &Document, page: usize) -> Vec<CutLine> {
    [LayerKind::Score, LayerKind::Fold].into_iter().flat_map(|kind| lines_on(document, page, kind)).collect()
}

/// The job of a cutter for one page.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CutJob {
    /// What is cut.
    pub cuts: Vec<CutLine>,
    /// What is scored: engraved lightly.
    pub scores: Vec<CutLine>,
    /// The outlines of what is glued. They are not cut.
    pub glued: Vec<CutLine>,
    /// Printed registration marks, for alignment. They are not cut.
    pub marks: Vec<CutLine>,
}

/// The job of a page, counted from 0; `None` if nothing is cut.
///
/// # Panics
/// If the document has no such page.
pub(super) fn job(document: &Document, page: usize) -> Option<CutJob> {
    let cuts = cut_lines(document, page);
    (!cuts.is_empty()).then(|| CutJob {
        cuts,
        scores: score_lines(document, page),
        glued: lines_on(document, page, LayerKind::Glue),
        marks: lines_on(document, page, LayerKind::Registration),
    })
}

/// The lines on the layers of a kind.
fn lines_on(document: &Document, page: usize, kind: LayerKind) -> Vec<CutLine> {
    let mut lines = Vec::new();
    for layer in document.pages[page].layers.iter().filter(|layer| layer.kind == kind) {
        gather(document, &layer.items, Affine::IDENTITY, &mut lines);
    }
    shared_edges::once(lines)
}

/// Appends the lines of items; `here` maps their space to the page.
fn gather(document: &Document, items: &[Item], here: Affine, lines: &mut Vec<CutLine>) {
    for item in items {
        match item {
            Item::Path(item) => lines.extend(recognise::lines(&(here * &item.path))),
            Item::Use(used) => {
                gather(document, &document.symbols[used.symbol.0].items, here * used.transform, lines);
            }
            Item::Group(group) => gather(document, &group.items, here * group.transform, lines),
            Item::Glyphs(_) | Item::Image(_) => {}
        }
    }
}

impl CutLine {
    /// Its bounding box.
    pub fn bounds(&self) -> Rect {
        match self {
            CutLine::Circle(circle) => circle.bounding_box(),
            CutLine::Chain(chain) => around(chain.stretches.iter().map(|stretch| stretch.bounds())),
        }
    }
}

/// The union of bounding boxes; an empty one if there is none.
pub(super) fn around(bounds: impl Iterator<Item = Rect>) -> Rect {
    bounds.reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO)
}

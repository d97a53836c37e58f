//! What a cutter is to follow: the cut lines of a page as circles, straight lines and arcs in millimetres of the page.
//!
//! Both files for cutters are written from this list, so they can never differ. A line that two neighbours share is in
//! it once: a knife that goes twice over the same line tears the paper.

mod recognise;
mod segment;
mod shared_edges;

pub use segment::Segment;

use crate::geom::{Affine, Circle, Rect, Shape, TOLERANCE};
use crate::scene::{Document, Item, LayerKind};

/// How far a curve that is no arc may lie from the straight lines it is cut by, in millimetres.
const FLAT: f64 = 0.01;
/// How far the points of a curve may lie from an arc that stands for it: the curve may be off by one tolerance, and
/// the arc through three of its points by another.
const NEAR: f64 = 2.0 * TOLERANCE;

/// One line to cut without lifting the knife, in millimetres of the page, y down.
#[derive(Debug, Clone, PartialEq)]
pub enum CutLine {
    /// A whole circle.
    Circle(Circle),
    /// Straight lines and arcs.
    Chain(Chain),
}

/// Straight lines and arcs, each beginning where the one before it ends.
#[derive(Debug, Clone, PartialEq)]
pub struct Chain {
    /// In the order of the cut; there is at least one.
    pub stretches: Vec<Segment>,
    /// Whether the last one ends where the first began.
    pub closed: bool,
}

/// The cut lines of a page, counted from 0, in the order of the page; none if nothing on it is cut. Words and pictures
/// on a layer for the cutter are notes to people. Clips are not followed.
///
/// # Panics
/// If the document has no such page.
pub fn cut_lines(document: &Document, page: usize) -> Vec<CutLine> {
    lines_on(document, page, LayerKind::Cut)
}

/// The lines of a page, counted from 0, that are scored: to be folded along, or to be seen; else as [`cut_lines`].
///
/// # Panics
/// If the document has no such page.
pub fn score_lines(document: &Document, page: usize) -> Vec<CutLine> {
    [LayerKind::Score, LayerKind::Fold].into_iter().flat_map(|kind| lines_on(document, page, kind)).collect()
}

/// What a cutter is told of a page.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Job {
    /// What is cut.
    pub cuts: Vec<CutLine>,
    /// What is scored: burnt a little way in.
    pub scores: Vec<CutLine>,
    /// The marks that were printed with it: where they lie on the sheet tells where the cuts lie. They are not cut.
    pub marks: Vec<CutLine>,
}

/// The job of a page, counted from 0; `None` if nothing on it is cut.
///
/// # Panics
/// If the document has no such page.
pub(super) fn job(document: &Document, page: usize) -> Option<Job> {
    let cuts = cut_lines(document, page);
    (!cuts.is_empty()).then(|| Job {
        cuts,
        scores: score_lines(document, page),
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

/// Appends the lines of items whose space lies `here` on the page.
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
    /// The smallest upright rectangle around it.
    pub fn bounds(&self) -> Rect {
        match self {
            CutLine::Circle(circle) => circle.bounding_box(),
            CutLine::Chain(chain) => around(chain.stretches.iter().map(|stretch| stretch.bounds())),
        }
    }
}

/// The smallest upright rectangle around others; an empty one if there is none.
pub(super) fn around(bounds: impl Iterator<Item = Rect>) -> Rect {
    bounds.reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO)
}

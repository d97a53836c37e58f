//! A document: pages, and what they share.

use super::{Item, OutputCondition, Raster};
use crate::fonts::Fonts;
use crate::geom::{Rect, Size};
use std::sync::Arc;

/// Everything a writer needs.
#[derive(Debug, Clone)]
pub struct Document {
    /// What it is called, for the title bar of a viewer.
    pub title: String,
    /// The language of its text, as a BCP 47 tag such as `de` or `zh-Hant`.
    pub language: String,
    /// The faces that its runs name.
    pub fonts: Arc<Fonts>,
    /// The pictures that its images name. A part of a document shares them with the whole.
    pub pictures: Arc<Vec<Raster>>,
    /// The symbols that its uses name, shared like the pictures. A symbol uses only symbols before it.
    pub symbols: Arc<Vec<Symbol>>,
    /// The pages in order.
    pub pages: Vec<Page>,
    /// What it is printed with.
    pub output: OutputCondition,
}

/// A drawing that is placed more than once.
#[derive(Debug, Clone, PartialEq)]
pub struct Symbol {
    /// A name of its own, of letters, digits and hyphens, such as `rat-ghost`.
    pub name: String,
    /// All its ink lies in here, in its own millimetres.
    pub bounds: Rect,
    /// What it shows.
    pub items: Vec<Item>,
}

/// Which symbol of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SymbolId(pub usize);

/// One side of one sheet of paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Which part of the set it belongs to, such as `board`: the name of the part's files.
    pub part: String,
    /// What it is called in a table of contents, such as “Board, rows 1 to 5”.
    pub name: String,
    /// What a reader may jump to on it, from the top down.
    pub bookmarks: Vec<Bookmark>,
    /// The sheet, in millimetres: the page's space begins at its upper left corner.
    pub media: Size,
    /// What is left when all is cut.
    pub trim: Rect,
    /// How far ink reaches beyond the trim.
    pub bleed: Rect,
    /// The layers, lowest first.
    pub layers: Vec<Layer>,
}

/// A place on a page that a table of contents leads to, below the page's own name.
#[derive(Debug, Clone, PartialEq)]
pub struct Bookmark {
    /// What it is called.
    pub title: String,
    /// How far from the upper edge of the sheet, in millimetres.
    pub y: f64,
}

/// A part of a page that a viewer can show or hide.
#[derive(Debug, Clone, PartialEq)]
pub struct Layer {
    /// What it is for.
    pub kind: LayerKind,
    /// What stands on it.
    pub items: Vec<Item>,
}

/// What a layer is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayerKind {
    /// What is printed to be kept.
    Artwork,
    /// Lines for a cutter.
    Cut,
    /// Lines to fold along: printed, and scored by a cutter that can.
    Fold,
    /// Lines that a laser burns in a little way.
    Score,
    /// Marks by which a cutter finds what was printed.
    Registration,
    /// Crop marks, rulers, notes outside the trim.
    Guides,
    /// How near to the cut things may come: shown on a screen when asked for, never printed.
    Safe,
}

impl LayerKind {
    /// Every kind, lowest first.
    pub const ALL: [LayerKind; 7] = [
        LayerKind::Artwork,
        LayerKind::Registration,
        LayerKind::Guides,
        LayerKind::Safe,
        LayerKind::Score,
        LayerKind::Fold,
        LayerKind::Cut,
    ];

    /// What a viewer calls it.
    pub fn label(self) -> &'static str {
        match self {
            LayerKind::Artwork => "Artwork",
            LayerKind::Cut => "Cut",
            LayerKind::Fold => "Fold",
            LayerKind::Score => "Score",
            LayerKind::Registration => "Registration marks",
            LayerKind::Guides => "Guides",
            LayerKind::Safe => "Safe area",
        }
    }

    /// Whether it goes on paper. A writer keeps the others hidden, or leaves them out where nothing can be hidden.
    pub fn printed(self) -> bool {
        !matches!(self, LayerKind::Safe)
    }
}

impl Document {
    /// The pages of one part, with all that the document shares.
    pub fn part(&self, part: &str) -> Document {
        let pages = self.pages.iter().filter(|page| page.part == part).cloned().collect();
        Document { pages, ..self.clone() }
    }

    /// One page of it alone.
    pub fn page(&self, place: usize) -> Document {
        Document { pages: self.pages[place..=place].to_vec(), ..self.clone() }
    }
}

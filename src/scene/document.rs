//! A document: pages, and what they share.

use super::{Item, OutputCondition, Raster};
use crate::fonts::Fonts;
use crate::geom::{Rect, Size};
use std::sync::Arc;

/// The input of a writer.
#[derive(Debug, Clone)]
pub struct Document {
    /// Its title, for a viewer's title bar.
    pub title: String,
    /// The language of its text, as a BCP 47 tag such as `de` or `zh-Hant`.
    pub language: String,
    /// The fonts of its runs.
    pub fonts: Arc<Fonts>,
    /// The pictures of its images, shared between parts.
    pub pictures: Arc<Vec<Raster>>,
    /// The symbols of its uses, shared like the pictures. A symbol uses only earlier symbols.
    pub symbols: Arc<Vec<Symbol>>,
    /// The pages in order.
    pub pages: Vec<Page>,
    /// The printing condition.
    pub output: OutputCondition,
}

/// A drawing that is placed more than once.
#[derive(Debug, Clone, PartialEq)]
pub struct Symbol {
    /// A unique name of letters, digits and hyphens, such as `rat-ghost`.
    pub name: String,
    /// Bounding box of its ink, in its own millimetres.
    pub bounds: Rect,
    /// Its items.
    pub items: Vec<Item>,
}

/// An index into a document's symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SymbolId(pub usize);

/// One side of one sheet of paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The part of the set that it belongs to, such as `board`: the name of the part's files.
    pub part: String,
    /// Its title in the outline, such as “Board, rows 1 to 5”.
    pub name: String,
    /// Its bookmarks, top to bottom.
    pub bookmarks: Vec<Bookmark>,
    /// The sheet, in millimetres: the origin is its upper left corner.
    pub media: Size,
    /// The trimmed area.
    pub trim: Rect,
    /// Bleed beyond the trim.
    pub bleed: Rect,
    /// The layers, bottom to top.
    pub layers: Vec<Layer>,
}

impl Page {
    /// A page without items and bookmarks, of which nothing is trimmed.
    pub fn empty(part: impl Into<String>, name: impl Into<String>, media: Size) -> Page {
        let (edge, bookmarks, layers) = (media.to_rect(), Vec::new(), Vec::new());
        Page { part: part.into(), name: name.into(), bookmarks, media, trim: edge, bleed: edge, layers }
    }

    /// A page of artwork that is not trimmed, without bookmarks.
    pub fn untrimmed(part: impl Into<String>, name: impl Into<String>, media: Size, items: Vec<Item>) -> Page {
        Page { layers: vec![Layer { kind: LayerKind::Artwork, items }], ..Page::empty(part, name, media) }
    }
}

/// A bookmark on a page, below the page's own entry.
#[derive(Debug, Clone, PartialEq)]
pub struct Bookmark {
    /// Its title.
    pub title: String,
    /// Distance from the upper edge of the sheet, in millimetres.
    pub y: f64,
}

/// A part of a page that a viewer can show or hide.
#[derive(Debug, Clone, PartialEq)]
pub struct Layer {
    /// Its purpose.
    pub kind: LayerKind,
    /// Its items.
    pub items: Vec<Item>,
}

/// The purpose of a layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayerKind {
    /// Printed artwork.
    Artwork,
    /// Cut lines.
    Cut,
    /// Fold lines: printed, and scored by cutters that can.
    Fold,
    /// Lines that a laser scores.
    Score,
    /// Areas that are glued.
    Glue,
    /// Registration marks of a cutter.
    Registration,
    /// Crop marks, rulers, notes outside the trim.
    Guides,
    /// Safe outlines: shown on request, never printed.
    Safe,
}

impl LayerKind {
    /// Every kind, bottom to top.
    pub const ALL: [LayerKind; 8] = [
        LayerKind::Artwork,
        LayerKind::Registration,
        LayerKind::Guides,
        LayerKind::Safe,
        LayerKind::Glue,
        LayerKind::Score,
        LayerKind::Fold,
        LayerKind::Cut,
    ];

    /// Its name in a viewer.
    pub fn label(self) -> &'static str {
        match self {
            LayerKind::Artwork => "Artwork",
            LayerKind::Cut => "Cut",
            LayerKind::Fold => "Fold",
            LayerKind::Glue => "Glue",
            LayerKind::Score => "Score",
            LayerKind::Registration => "Registration marks",
            LayerKind::Guides => "Guides",
            LayerKind::Safe => "Safe area",
        }
    }

    /// Whether it is printed. Writers hide the others, or omit them where layers cannot be hidden.
    pub fn printed(self) -> bool {
        !matches!(self, LayerKind::Safe)
    }
}

impl Document {
    /// A document without pages, with the shipped faces.
    #[cfg(test)]
    pub fn empty() -> Document {
        Document {
            title: String::new(),
            language: "en".into(),
            fonts: Arc::new(Fonts::shipped()),
            pictures: Arc::default(),
            symbols: Arc::default(),
            pages: Vec::new(),
            output: OutputCondition::HOME,
        }
    }

    /// The pages of one part, with shared resources.
    pub fn part(&self, part: &str) -> Document {
        let pages = self.pages.iter().filter(|page| page.part == part).cloned().collect();
        Document { pages, ..self.clone() }
    }

    /// One page.
    pub fn page(&self, place: usize) -> Document {
        Document { pages: self.pages[place..=place].to_vec(), ..self.clone() }
    }
}

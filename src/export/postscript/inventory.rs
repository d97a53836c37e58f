//! The resources used by the pages of a file: only they are written.

use super::font::{self, Font, GlyphPlace};
use crate::fonts::FaceId;
use crate::scene::{Document, GlyphRun, Item, OutputCondition, Paint, PathItem, PictureId, Spot, SymbolId};
use std::collections::{BTreeMap, BTreeSet};

/// A glyph with the text it stands for.
pub(super) type Sign<'a> = (FaceId, u16, &'a str);

/// The resources used by the pages of a document.
#[derive(Debug, Default)]
pub(super) struct Inventory<'a> {
    /// The symbols, each after those it uses.
    pub(super) symbols: BTreeSet<SymbolId>,
    /// The pictures.
    pub(super) pictures: BTreeSet<PictureId>,
    /// The spot colours, in order of first use.
    pub(super) spots: Vec<&'a Spot>,
    /// The fonts of this file.
    pub(super) fonts: Vec<Font<'a>>,
    /// The font and code of each glyph.
    pub(super) places: BTreeMap<Sign<'a>, GlyphPlace>,
    /// The press's colour conversion.
    pub(super) press: OutputCondition,
    signs: BTreeSet<Sign<'a>>,
}

impl<'a> Inventory<'a> {
    /// Walks all pages, and the symbols they use.
    pub(super) fn of(document: &'a Document) -> Inventory<'a> {
        let mut found = Inventory { press: document.output.clone(), ..Inventory::default() };
        let layers = document.pages.iter().flat_map(|page| &page.layers);
        for layer in layers.filter(|layer| layer.kind.printed()) {
            found.items(document, &layer.items);
        }
        (found.fonts, found.places) = font::fonts(&document.fonts, &found.signs);
        found
    }

    /// The spot colour with this colour, by index.
    ///
    /// # Panics
    /// Never: every spot colour of the document was collected before.
    pub(super) fn spot(&self, spot: &Spot) -> usize {
        self.spots.iter().position(|known| *known == spot).expect("the inventory looked at every paint")
    }

    fn items(&mut self, document: &'a Document, items: &'a [Item]) {
        for item in items {
            match item {
                Item::Path(path) => self.path(path),
                Item::Glyphs(run) => self.run(run),
                Item::Image(image) => {
                    self.pictures.insert(image.picture);
                }
                Item::Use(used) => {
                    if self.symbols.insert(used.symbol) {
                        self.items(document, &document.symbols[used.symbol.0].items);
                    }
                }
                Item::Group(group) => self.items(document, &group.items),
            }
        }
    }

    fn path(&mut self, path: &'a PathItem) {
        let paints = path.fill.iter().chain(path.stroke.as_ref().map(|stroke| &stroke.paint));
        paints.for_each(|paint| self.paint(paint));
    }

    fn run(&mut self, run: &'a GlyphRun) {
        self.paint(&run.paint);
        for glyph in &run.glyphs {
            self.signs.insert((run.face, glyph.id, font::text_of(run, glyph)));
        }
    }

    fn paint(&mut self, paint: &'a Paint) {
        match paint {
            Paint::Process(_) => {}
            Paint::Spot(spot) => {
                if !self.spots.contains(&spot) {
                    self.spots.push(spot);
                }
            }
        }
    }
}

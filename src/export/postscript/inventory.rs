//! What the pages of a file use: only that is written.

use super::font::{self, Font, Place};
use crate::fonts::FaceId;
use crate::scene::{Document, GlyphRun, Item, OutputCondition, Paint, PathItem, PictureId, Spot, SymbolId};
use std::collections::{BTreeMap, BTreeSet};

/// A glyph together with what it stands for.
pub(super) type Sign<'a> = (FaceId, u16, &'a str);

/// Everything the pages of a document use.
#[derive(Debug, Default)]
pub(super) struct Inventory<'a> {
    /// The symbols, each after those it uses itself.
    pub(super) symbols: BTreeSet<SymbolId>,
    /// The pictures.
    pub(super) pictures: BTreeSet<PictureId>,
    /// The plates, in the order of their first use.
    pub(super) spots: Vec<&'a Spot>,
    /// The fonts that are made for this file.
    pub(super) fonts: Vec<Font<'a>>,
    /// In which of the fonts each glyph stands.
    pub(super) places: BTreeMap<Sign<'a>, Place>,
    /// What colours are told to.
    pub(super) press: OutputCondition,
    signs: BTreeSet<Sign<'a>>,
}

impl<'a> Inventory<'a> {
    /// Looks through all pages, and the symbols they use.
    pub(super) fn of(document: &'a Document) -> Inventory<'a> {
        let mut found = Inventory { press: document.output.clone(), ..Inventory::default() };
        let layers = document.pages.iter().flat_map(|page| &page.layers);
        for layer in layers.filter(|layer| layer.kind.printed()) {
            found.items(document, &layer.items);
        }
        (found.fonts, found.places) = font::fonts(&document.fonts, &found.signs);
        found
    }

    /// The plate with this colour, by its number.
    ///
    /// # Panics
    /// Never: every plate of the document was looked up before.
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

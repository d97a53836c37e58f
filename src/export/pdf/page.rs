//! The content streams: one for each page, one for each symbol that is used.

use super::alt_text;
use super::content::{Content, MEASURED, Uses, grid};
use super::font::EmbeddedFaces;
use super::marks::{Marking, Part};
use super::used_resources::UsedResources;
use crate::geom::Affine;
use crate::scene::{Document, Group, Item, LayerKind, Page, Symbol};
use printpdf::{LayerInternalId, Op};

/// Points to a millimetre.
pub(super) const POINTS: f64 = 72.0 / 25.4;
/// Decimals of what every place on a page is multiplied by.
const SHEET: u32 = 8;

/// A content stream and what it belongs to.
#[derive(Debug)]
pub(super) struct Stream<'a> {
    /// A page, or a symbol with its place in the document.
    pub(super) owner: Owner<'a>,
    /// The operators.
    pub(super) ops: Vec<Op>,
    /// How many of its steps go to a millimetre.
    pub(super) grid: f64,
    /// What they use.
    pub(super) uses: Uses,
    /// What a screen reader reads of a page; a symbol is read where it is placed.
    pub(super) parts: Vec<Part>,
}

/// Whose stream it is.
#[derive(Debug, Clone, Copy)]
pub(super) enum Owner<'a> {
    /// A page's.
    Page(&'a Page),
    /// A symbol's, with its place in the document.
    Symbol(usize, &'a Symbol),
}

/// What all streams draw from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stock<'a> {
    /// The pages and symbols.
    pub(super) document: &'a Document,
    /// What of it is used.
    pub(super) used: &'a UsedResources,
    /// The faces.
    pub(super) faces: &'a EmbeddedFaces,
}

/// The streams of all pages in order, then those of the symbols that are placed more than once.
pub(super) fn streams<'a>(stock: Stock<'a>) -> Vec<Stream<'a>> {
    let document = stock.document;
    let senses = alt_text::symbols(document);
    let pages = document.pages.iter().map(|page| {
        let mut content = Content::new(1.0, &document.output);
        let k = POINTS / content.now.grid;
        // Not through `transform`: the sheet itself needs more decimals than what stands on it.
        [k, 0.0, 0.0, -k, 0.0, page.media.height * POINTS].into_iter().for_each(|number| content.number(number, SHEET));
        content.word("cm");
        let mut marking = Marking::new(content, stock, &senses);
        for layer in &page.layers {
            marking.content.uses.layers.insert(layer.kind);
            marking.content.push(Op::BeginLayer { layer_id: layer_id(layer.kind) });
            marking.content.save();
            if layer.kind != LayerKind::Artwork {
                marking.content.now.curves = MEASURED;
            }
            marking.layer(layer.kind, &layer.items);
            marking.content.restore();
            marking.content.push(Op::EndLayer);
        }
        let Marking { content, parts, .. } = marking;
        let grid = content.now.grid;
        let (ops, uses) = content.finish();
        Stream { owner: Owner::Page(page), ops, grid, uses, parts }
    });
    let symbols = stock.used.symbols.iter().filter(|(_, placed)| placed.apart()).map(|(&place, placed)| {
        let symbol = &document.symbols[place];
        let mut content = Content::new(placed.scale, &document.output);
        content.items(&symbol.items, stock);
        let grid = content.now.grid;
        let (ops, uses) = content.finish();
        Stream { owner: Owner::Symbol(place, symbol), ops, grid, uses, parts: Vec::new() }
    });
    pages.chain(symbols).collect()
}

/// What streams call a layer; the names sort as the layers lie.
pub(super) fn layer_id(kind: LayerKind) -> LayerInternalId {
    let height = LayerKind::ALL.iter().position(|&other| other == kind);
    LayerInternalId(format!("L{}", height.unwrap_or(LayerKind::ALL.len())))
}

/// What streams call a symbol.
pub(super) fn symbol_resource(symbol: usize) -> String {
    format!("S{symbol}")
}

impl Content {
    pub(super) fn items(&mut self, items: &[Item], stock: Stock<'_>) {
        for item in items {
            self.item(item, stock);
        }
    }

    pub(super) fn item(&mut self, item: &Item, stock: Stock<'_>) {
        match item {
            Item::Path(path) => self.path(path),
            Item::Glyphs(run) => self.run(run, &stock.faces[&run.face]),
            Item::Image(image) => self.picture(image),
            Item::Use(placed) if !stock.used.symbols[&placed.symbol.0].apart() => {
                let saved = self.move_to(placed.transform);
                self.items(&stock.document.symbols[placed.symbol.0].items, stock);
                self.leave(saved);
            }
            Item::Use(placed) => {
                self.uses.symbols.insert(placed.symbol.0);
                // A symbol begins without overprinting.
                self.overprint(false);
                self.save();
                // The symbol counts in steps of its own.
                self.counted(placed.transform, grid(stock.used.symbols[&placed.symbol.0].scale));
                self.word(&format!("/{} Do", symbol_resource(placed.symbol.0)));
                self.restore();
            }
            Item::Group(group) => {
                let saved = self.enter(group);
                self.items(&group.items, stock);
                self.leave(saved);
            }
        }
    }

    /// Moves to the space of a group and its clip; whether there is a state to go back to.
    pub(super) fn enter(&mut self, group: &Group) -> bool {
        let Some(clip) = &group.clip else { return self.move_to(group.transform) };
        self.save();
        self.transform(group.transform);
        self.clip(clip);
        true
    }

    /// Goes back to where `enter` was called.
    pub(super) fn leave(&mut self, saved: bool) {
        if saved {
            self.restore();
        }
    }

    fn move_to(&mut self, transform: Affine) -> bool {
        let moves = transform != Affine::IDENTITY;
        if moves {
            self.save();
            self.transform(transform);
        }
        moves
    }
}

//! The content streams: one per page, one per used symbol, one per shape.

use super::alt_text;
use super::content::{ContentStream, MEASURED, Uses, grid};
use super::marks::{Marking, Stock, TaggedPart};
use super::shared_shapes::{Placed, Role, SharedShape};
use super::used_resources;
use crate::geom::Affine;
use crate::scene::{Group, Item, LayerKind, Page, Symbol};
use printpdf::{LayerInternalId, Op};

/// Points per millimetre.
pub(super) const POINTS: f64 = 72.0 / 25.4;
/// Decimals of a page's base transform.
const SHEET: u32 = 8;

/// A content stream and its owner.
#[derive(Debug)]
pub(super) struct Stream<'a> {
    /// A page, a symbol, or a shape.
    pub(super) owner: Owner<'a>,
    /// The operators.
    pub(super) ops: Vec<Op>,
    /// Steps per millimetre.
    pub(super) grid: f64,
    /// Its resources.
    pub(super) uses: Uses,
    /// The tagged parts of a page; a symbol is tagged where it is placed.
    pub(super) parts: Vec<TaggedPart>,
}

/// The owner of a stream.
#[derive(Debug, Clone, Copy)]
pub(super) enum Owner<'a> {
    /// A page.
    Page(&'a Page),
    /// A symbol, by index.
    Symbol(usize, &'a Symbol),
    /// A shape, by index.
    Shape(usize, &'a SharedShape),
}

/// The streams of all pages, then of the symbols that are placed more than once, then of the shapes.
pub(super) fn streams<'a>(stock: Stock<'a>) -> Vec<Stream<'a>> {
    let document = stock.document;
    let senses = alt_text::symbols(document);
    let pages = document.pages.iter().map(|page| {
        let mut content = ContentStream::new(1.0, &document.output);
        let k = POINTS / content.now.grid;
        // Not by `transform`: the base matrix needs more decimals.
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
        let mut content = ContentStream::new(placed.scale, &document.output);
        content.items(&symbol.items, stock);
        let grid = content.now.grid;
        let (ops, uses) = content.finish();
        Stream { owner: Owner::Symbol(place, symbol), ops, grid, uses, parts: Vec::new() }
    });
    let shapes = stock.shapes.shapes.iter().enumerate().map(|(place, shape)| {
        let mut content = ContentStream::new(shape.scale, &document.output);
        for item in &shape.items {
            match shape.coloured {
                true => content.path(item),
                false => content.uncoloured(item),
            }
        }
        let grid = content.now.grid;
        let (ops, uses) = content.finish();
        Stream { owner: Owner::Shape(place, shape), ops, grid, uses, parts: Vec::new() }
    });
    pages.chain(symbols).chain(shapes).collect()
}

/// The resource name of a layer; names sort in layer order.
pub(super) fn layer_id(kind: LayerKind) -> LayerInternalId {
    let height = LayerKind::ALL.iter().position(|&other| other == kind);
    LayerInternalId(format!("L{}", height.unwrap_or(LayerKind::ALL.len())))
}

/// The resource name of a symbol.
pub(super) fn symbol_resource(symbol: usize) -> String {
    format!("S{symbol}")
}

/// The resource name of a shape.
pub(super) fn shape_resource(shape: usize) -> String {
    format!("G{shape}")
}

impl ContentStream {
    pub(super) fn items(&mut self, items: &[Item], stock: Stock<'_>) {
        for item in items {
            self.item(item, stock);
        }
    }

    pub(super) fn item(&mut self, item: &Item, stock: Stock<'_>) {
        match item {
            Item::Path(path) => match stock.shapes.role(path) {
                None => self.path(path),
                Some(Role::Placed(placed)) => self.shape(placed, &stock.shapes.shapes[placed.shape]),
                Some(Role::Contained) => {}
            },
            Item::Glyphs(run) => self.run(run, &stock.faces[&run.face]),
            Item::Image(image) => self.picture(image),
            Item::Use(placed) if !stock.used.symbols[&placed.symbol.0].apart() => {
                let saved = self.move_to(placed.transform);
                self.items(&stock.document.symbols[placed.symbol.0].items, stock);
                self.leave(saved);
            }
            Item::Use(placed) => {
                self.uses.symbols.insert(placed.symbol.0);
                // A symbol starts without overprint.
                self.overprint(false);
                self.save();
                // The symbol has its own step size.
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

    /// Draws a shape in the colours of this place.
    fn shape(&mut self, placed: &Placed, shape: &SharedShape) {
        self.uses.shapes.insert(placed.shape);
        match (&placed.fill, shape.coloured) {
            (Some(fill), false) => self.fill_with(fill),
            (None, false) => {}
            (_, true) => self.overprint(false),
        }
        self.save();
        self.counted(placed.transform, grid(shape.scale));
        self.now.scale *= used_resources::scale(placed.transform);
        if let (Some(stroke), false) = (&placed.stroke, shape.coloured) {
            self.stroke_with(stroke);
        }
        self.word(&format!("/{} Do", shape_resource(placed.shape)));
        self.restore();
    }

    /// Applies the transform and clip of a group; returns whether a state was saved.
    pub(super) fn enter(&mut self, group: &Group) -> bool {
        let Some(clip) = &group.clip else { return self.move_to(group.transform) };
        self.save();
        self.transform(group.transform);
        self.clip(clip);
        true
    }

    /// Restores the state saved by `enter`.
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

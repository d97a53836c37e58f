//! The content streams: one for each page, one for each symbol that is used.

use super::content::{Content, Uses};
use super::font::Faces;
use super::gather::Used;
use crate::geom::Affine;
use crate::scene::{Document, Item, LayerKind, Page, Symbol};
use printpdf::{DictItem, LayerInternalId, Op};

/// Points to a millimetre.
pub(super) const POINTS: f64 = 72.0 / 25.4;

/// A content stream and what it belongs to.
#[derive(Debug)]
pub(super) struct Stream<'a> {
    /// A page, or a symbol with its place in the document.
    pub(super) owner: Owner<'a>,
    /// The operators.
    pub(super) ops: Vec<Op>,
    /// What they use.
    pub(super) uses: Uses,
}

/// Whose stream it is.
#[derive(Debug, Clone, Copy)]
pub(super) enum Owner<'a> {
    /// A page's.
    Page(&'a Page),
    /// A symbol's, with its place in the document.
    Symbol(usize, &'a Symbol),
}

/// The streams of all pages in order, then those of the symbols.
pub(super) fn streams<'a>(document: &'a Document, used: &Used, faces: &Faces) -> Vec<Stream<'a>> {
    let pages = document.pages.iter().map(|page| {
        let mut content = Content::new(1.0);
        let (k, height) = (POINTS, page.media.height);
        // Not through `transform`: the sheet itself needs more decimals than what stands on it.
        content.numbers("cm", &[k, 0.0, 0.0, -k, 0.0, height * k].map(|n| n as f32));
        for layer in &page.layers {
            content.uses.layers.insert(layer.kind);
            content.ops.push(Op::BeginLayer { layer_id: layer_id(layer.kind) });
            content.save();
            content.items(&layer.items, faces);
            content.restore();
            content.ops.push(Op::EndLayer);
        }
        Stream { owner: Owner::Page(page), ops: content.ops, uses: content.uses }
    });
    let symbols = used.symbols.iter().map(|(&place, &scale)| {
        let symbol = &document.symbols[place];
        let mut content = Content::new(scale);
        content.items(&symbol.items, faces);
        Stream { owner: Owner::Symbol(place, symbol), ops: content.ops, uses: content.uses }
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
    fn items(&mut self, items: &[Item], faces: &Faces) {
        for item in items {
            match item {
                Item::Path(path) => self.path(path),
                Item::Glyphs(run) => self.run(run, &faces[&run.face]),
                Item::Image(image) => self.picture(image),
                Item::Use(placed) => {
                    self.uses.symbols.insert(placed.symbol.0);
                    // A symbol begins without overprinting.
                    self.overprint(false);
                    let name = DictItem::Name(symbol_resource(placed.symbol.0).into_bytes());
                    self.within(placed.transform, |content| content.operator("Do", vec![name]));
                }
                Item::Group(group) => match &group.clip {
                    None => self.within(group.transform, |content| content.items(&group.items, faces)),
                    Some(clip) => {
                        self.save();
                        self.transform(group.transform);
                        self.clip(clip);
                        self.items(&group.items, faces);
                        self.restore();
                    }
                },
            }
        }
    }

    fn within(&mut self, transform: Affine, draw: impl FnOnce(&mut Content)) {
        if transform == Affine::IDENTITY {
            draw(self);
        } else {
            self.save();
            self.transform(transform);
            draw(self);
            self.restore();
        }
    }
}

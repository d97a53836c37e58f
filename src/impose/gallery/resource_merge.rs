//! Where the drawings of several themes hang: one document that has all that they share.

use super::Exhibit;
use super::mount::Drawing;
use crate::fonts::{FaceId, Fonts};
use crate::geom::{BezPath, Shape, Size, TOLERANCE};
use crate::scene::{Document, GlyphRun, Group, Image, Item, LayerKind, Page, PictureId, Raster, Symbol, SymbolId, Use};
use crate::typeset::{Label, MissingGlyph};
use std::collections::BTreeSet;

/// The faces for captions: the first one that has all characters of a name sets it.
const CAPTIONS: [&str; 2] = ["alegreya", "kai"];

/// What all pages share.
#[derive(Debug)]
pub struct Hall {
    pub fonts: Fonts,
    pub pictures: Vec<Raster>,
    pub symbols: Vec<Symbol>,
    /// The characters of names that no face has.
    pub missing: BTreeSet<MissingGlyph>,
    exhibits: usize,
}

/// An exhibit of which the hall knows all.
#[derive(Debug)]
pub struct Hung {
    pub name: String,
    pub board: Drawing,
    pub rules: Option<Drawing>,
    /// White's stickers and Black's, the strongest animal first.
    pub stickers: [Vec<Drawing>; 2],
}

impl Default for Hall {
    fn default() -> Hall {
        let (pictures, symbols, missing) = Default::default();
        Hall { fonts: Fonts::shipped(), pictures, symbols, missing, exhibits: 0 }
    }
}

impl Hall {
    /// Takes in all that an exhibit is drawn with.
    pub fn take_in(&mut self, exhibit: &Exhibit) -> Hung {
        self.moved(&exhibit.shared, |moved| {
            let flat = |page: &Page| moved.drawing(page, page.trim.to_path(TOLERANCE));
            let stickers = |side: &Vec<Page>| -> Vec<Drawing> {
                side.iter().map(|page| moved.drawing(page, exhibit.outline.clone())).collect()
            };
            Hung {
                name: exhibit.name.clone(),
                board: flat(&exhibit.board),
                rules: exhibit.rules.as_ref().map(flat),
                stickers: exhibit.stickers.each_ref().map(stickers),
            }
        })
    }

    /// Takes in the first page of a document, as much of it as lies within this outline.
    pub fn take_in_page(&mut self, document: &Document, outline: BezPath) -> Drawing {
        self.moved(document, |moved| moved.drawing(&document.pages[0], outline))
    }

    /// Takes in what the pages of a document share, and draws with it.
    fn moved<D>(&mut self, shared: &Document, draw: impl FnOnce(&Moved<'_>) -> D) -> D {
        self.exhibits += 1;
        let face = self.fonts.join(&shared.fonts);
        let moved = Moved { face: &face, pictures: self.pictures.len(), symbols: self.symbols.len() };
        // Two themes may draw a rat each, and may even have the same name.
        let symbols = shared.symbols.iter().map(|symbol| Symbol {
            name: format!("{}-{}", self.exhibits, symbol.name),
            bounds: symbol.bounds,
            items: moved.items(&symbol.items),
        });
        self.symbols.extend(symbols);
        self.pictures.extend(shared.pictures.iter().cloned());
        draw(&moved)
    }

    /// A name as a caption, `size` millimetres to the em; `None`, noted, if no face has its characters.
    pub fn caption(&mut self, name: &str, size: f64) -> Option<Label> {
        let mut lacking = None;
        for face in CAPTIONS.iter().filter_map(|name| self.fonts.find(name)) {
            match Label::new(&self.fonts, face, name, size, 0.0) {
                Ok(label) => return Some(label),
                Err(missing) => lacking = lacking.or(Some(missing)),
            }
        }
        self.missing.extend(lacking);
        None
    }
}

/// What the faces, pictures and symbols of an exhibit are called in the hall.
struct Moved<'m> {
    face: &'m dyn Fn(FaceId) -> FaceId,
    /// How many pictures were there before.
    pictures: usize,
    /// How many symbols were there before.
    symbols: usize,
}

impl Moved<'_> {
    /// What a page shows within this outline. Notes for whoever prints and cuts it stay away.
    fn drawing(&self, page: &Page, outline: BezPath) -> Drawing {
        let (mut items, mut cut) = (Vec::new(), Vec::new());
        for layer in &page.layers {
            match layer.kind {
                LayerKind::Artwork | LayerKind::Score => items.extend(self.items(&layer.items)),
                LayerKind::Cut => cut.extend(self.items(&layer.items)),
                LayerKind::Fold | LayerKind::Registration | LayerKind::Guides | LayerKind::Safe => {}
            }
        }
        let (what, size) = (page.name.clone(), Size::new(page.trim.width(), page.trim.height()));
        Drawing { what, size, middle: page.trim.center(), outline, items, cut }
    }

    fn items(&self, items: &[Item]) -> Vec<Item> {
        items.iter().map(|item| self.item(item)).collect()
    }

    fn item(&self, item: &Item) -> Item {
        match item {
            Item::Path(path) => path.clone().into(),
            Item::Glyphs(run) => GlyphRun { face: (self.face)(run.face), ..run.clone() }.into(),
            Item::Image(image) => {
                Image { picture: PictureId(image.picture.0 + self.pictures), frame: image.frame }.into()
            }
            Item::Use(used) => Use { symbol: SymbolId(used.symbol.0 + self.symbols), transform: used.transform }.into(),
            Item::Group(group) => Group { items: self.items(&group.items), ..group.clone() }.into(),
        }
    }
}

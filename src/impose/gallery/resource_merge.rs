//! Merges the resources of several themes into one document.

use super::GalleryEntry;
use super::mount::MountedDrawing;
use crate::fonts::{FaceId, Fonts};
use crate::geom::{BezPath, Shape, Size, TOLERANCE};
use crate::scene::{Document, GlyphRun, Group, Image, Item, LayerKind, Page, PictureId, Raster, Symbol, SymbolId, Use};
use crate::typeset::{Label, MissingGlyph};
use std::collections::BTreeSet;

/// The faces for captions: the first with all characters of a name is used.
const CAPTIONS: [&str; 2] = ["alegreya", "kai"];

/// The shared resources of all pages.
#[derive(Debug)]
pub struct MergedResources {
    pub fonts: Fonts,
    pub pictures: Vec<Raster>,
    pub symbols: Vec<Symbol>,
    /// Characters of names that no face has.
    pub missing: BTreeSet<MissingGlyph>,
    entries: usize,
}

/// An entry with merged resources.
#[derive(Debug)]
pub struct PlacedEntry {
    pub name: String,
    pub board: MountedDrawing,
    pub rules: Option<MountedDrawing>,
    /// White's stickers and Black's, the strongest animal first.
    pub stickers: [Vec<MountedDrawing>; 2],
}

impl Default for MergedResources {
    fn default() -> MergedResources {
        let (pictures, symbols, missing) = Default::default();
        MergedResources { fonts: Fonts::shipped(), pictures, symbols, missing, entries: 0 }
    }
}

impl MergedResources {
    /// Merges the resources of an entry.
    pub fn take_in(&mut self, gallery_entry: &GalleryEntry) -> PlacedEntry {
        self.moved(&gallery_entry.shared, |moved| {
            let flat = |page: &Page| moved.drawing(page, page.trim.to_path(TOLERANCE));
            let stickers = |side: &Vec<Page>| -> Vec<MountedDrawing> {
                side.iter().map(|page| moved.drawing(page, gallery_entry.outline.clone())).collect()
            };
            PlacedEntry {
                name: gallery_entry.name.clone(),
                board: flat(&gallery_entry.board),
                rules: gallery_entry.rules.as_ref().map(flat),
                stickers: gallery_entry.stickers.each_ref().map(stickers),
            }
        })
    }

    /// Merges the first page of a document, clipped to this outline.
    pub fn take_in_page(&mut self, document: &Document, outline: BezPath) -> MountedDrawing {
        self.moved(document, |moved| moved.drawing(&document.pages[0], outline))
    }

    /// Merges the resources of a document.
    fn moved<D>(&mut self, shared: &Document, draw: impl FnOnce(&Moved<'_>) -> D) -> D {
        self.entries += 1;
        let face = self.fonts.join(&shared.fonts);
        let moved = Moved { face: &face, pictures: self.pictures.len(), symbols: self.symbols.len() };
        // Two themes may each draw a rat, and may even have the same name.
        let symbols = shared.symbols.iter().map(|symbol| Symbol {
            name: format!("{}-{}", self.entries, symbol.name),
            bounds: symbol.bounds,
            items: moved.items(&symbol.items),
        });
        self.symbols.extend(symbols);
        self.pictures.extend(shared.pictures.iter().cloned());
        draw(&moved)
    }

    /// A name as a caption, `size` millimetres per em; `None`, recorded, if no face has its characters.
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

/// The indices of an entry's faces, pictures and symbols among the merged ones.
struct Moved<'m> {
    face: &'m dyn Fn(FaceId) -> FaceId,
    /// Number of pictures merged before.
    pictures: usize,
    /// Number of symbols merged before.
    symbols: usize,
}

impl Moved<'_> {
    /// The content of a page within this outline, without notes for printing and cutting.
    fn drawing(&self, page: &Page, outline: BezPath) -> MountedDrawing {
        let (mut items, mut cut) = (Vec::new(), Vec::new());
        for layer in &page.layers {
            match layer.kind {
                LayerKind::Artwork | LayerKind::Score => items.extend(self.items(&layer.items)),
                LayerKind::Cut => cut.extend(self.items(&layer.items)),
                LayerKind::Fold | LayerKind::Glue | LayerKind::Registration | LayerKind::Guides | LayerKind::Safe => {}
            }
        }
        let (what, size) = (page.name.clone(), Size::new(page.trim.width(), page.trim.height()));
        MountedDrawing { what, size, middle: page.trim.center(), outline, items, cut }
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

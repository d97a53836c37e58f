//! Collects the resources that the pages of a document use, through all symbols and groups.

use crate::fonts::FaceId;
use crate::geom::Affine;
use crate::scene::{Document, Item, LayerKind};
use std::collections::{BTreeMap, BTreeSet};

/// The used resources; all others of the document are not written.
#[derive(Debug, Default)]
pub(super) struct UsedResources {
    /// The symbols.
    pub(super) symbols: BTreeMap<usize, SymbolUse>,
    /// The pictures.
    pub(super) pictures: BTreeSet<usize>,
    /// The glyphs of each font, each with the text of its first use.
    pub(super) glyphs: BTreeMap<FaceId, BTreeMap<u16, String>>,
    /// The layers.
    pub(super) layers: BTreeSet<LayerKind>,
}

/// How a symbol is used.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SymbolUse {
    /// Its largest scale.
    pub(super) scale: f64,
    /// Number of uses in the file: on pages and within symbols.
    pub(super) times: usize,
}

impl SymbolUse {
    /// Whether the symbol becomes a form object; one placed once is drawn inline.
    pub(super) fn apart(self) -> bool {
        self.times > 1
    }
}

/// Walks the pages, then the symbols that they use.
pub(super) fn used_resources(document: &Document) -> UsedResources {
    let mut used = UsedResources::default();
    for layer in document.pages.iter().flat_map(|page| &page.layers) {
        used.layers.insert(layer.kind);
        used.walk(&layer.items, 1.0);
    }
    // A symbol uses only earlier symbols, so walking backwards each scale is final when reached.
    for (place, symbol) in document.symbols.iter().enumerate().rev() {
        if let Some(&placed) = used.symbols.get(&place) {
            used.walk(&symbol.items, placed.scale);
        }
    }
    used
}

/// The largest scale factor of a map.
pub(super) fn scale(transform: Affine) -> f64 {
    // The larger singular value.
    let [a, b, c, d, _, _] = transform.as_coeffs();
    ((a + d).hypot(b - c) + (a - d).hypot(b + c)) / 2.0
}

impl UsedResources {
    fn walk(&mut self, items: &[Item], within: f64) {
        for item in items {
            match item {
                Item::Path(_) => {}
                Item::Glyphs(run) if run.glyphs.is_empty() => {}
                Item::Glyphs(run) => {
                    let glyphs = self.glyphs.entry(run.face).or_default();
                    for glyph in &run.glyphs {
                        let text = glyphs.entry(glyph.id).or_default();
                        if text.is_empty() {
                            text.push_str(&run.text[glyph.text.clone()]);
                        }
                    }
                }
                Item::Image(image) => {
                    self.pictures.insert(image.picture.0);
                }
                Item::Use(placed) => {
                    let here = within * scale(placed.transform);
                    let all = self.symbols.entry(placed.symbol.0).or_default();
                    all.scale = all.scale.max(here);
                    all.times += 1;
                }
                Item::Group(group) => self.walk(&group.items, within * scale(group.transform)),
            }
        }
    }
}

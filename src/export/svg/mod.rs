//! A page as SVG 1.1: in millimetres, with layers, self-contained.
//!
//! References are written as `xlink:href`: browsers and Inkscape read both spellings, but cutter software and older
//! drawing programs only this one. Text is outlines, each glyph once, with its text in `aria-label`.

mod element;
mod glyph;
mod inline;
mod item;
mod number;
mod shared;

use crate::scene::{Document, LayerKind};
use ::svg::Node;
use ::svg::node::element::{SVG, Title};
use element::Element;
pub(super) use inline::{SvgLabel, inline};
use item::{legal, write_items};
use number::decimal;
use shared::Definitions;

/// Page `page` of the document, counted from 0. One user unit is one millimetre.
///
/// # Panics
/// If there is no such page.
pub fn svg(document: &Document, page: usize) -> String {
    let page = &document.pages[page];
    let (width, height) = (decimal(page.media.width), decimal(page.media.height));
    let mut root = SVG::new()
        .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        .set("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape")
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
        .set("viewBox", format!("0 0 {width} {height}"))
        .set("version", "1.1")
        .set("lang", legal(&document.language))
        .set("xml:lang", legal(&document.language));
    root.append(Title::new(legal(&format!("{} – {}", document.title, page.name))));

    let mut shared = Definitions::new(document, "");
    let mut layers: Vec<Element> = Vec::new();
    for layer in &page.layers {
        let before = page.layers.iter().zip(&layers).filter(|(other, _)| other.kind == layer.kind).count();
        let mut group = Element::new("g");
        group.set("id", layer_id(layer.kind, before));
        group.set("inkscape:groupmode", "layer");
        group.set("inkscape:label", layer.kind.label());
        if !layer.kind.printed() {
            group.set("display", "none");
        }
        write_items(&mut group, &layer.items, &mut shared);
        layers.push(group);
    }
    if let Some(definitions) = shared.definitions() {
        root.append(definitions);
    }
    layers.into_iter().for_each(|layer| root.append(layer));
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{root}\n")
}

/// The id of the layer of this kind that has `before` others of its kind below it.
fn layer_id(kind: LayerKind, before: usize) -> String {
    let name = match kind {
        LayerKind::Artwork => "layer-artwork",
        LayerKind::Cut => "layer-cut",
        LayerKind::Fold => "layer-fold",
        LayerKind::Glue => "layer-glue",
        LayerKind::Guides => "layer-guides",
        LayerKind::Registration => "layer-registration",
        LayerKind::Score => "layer-score",
        LayerKind::Safe => "layer-safe",
    };
    if before == 0 { name.to_owned() } else { format!("{name}-{}", before + 1) }
}

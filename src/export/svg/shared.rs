//! Definitions that a page uses more than once: glyphs, pictures, symbols, clips.

use super::element::Element;
use super::item::write_items;
use super::number::path_data;
use crate::export::png::encode;
use crate::fonts::FaceId;
use crate::geom::BezPath;
use crate::scene::{Document, PictureId, Raster, SymbolId};
use std::collections::BTreeMap;

/// The definitions of one page, collected on use.
pub struct Definitions<'a> {
    /// The document whose page is written.
    pub document: &'a Document,
    /// The prefix of all ids.
    prefix: &'a str,
    /// The outline of each glyph as path data, empty for a blank.
    glyphs: BTreeMap<(FaceId, u16), String>,
    pictures: BTreeMap<PictureId, Element>,
    symbols: BTreeMap<SymbolId, Element>,
    /// Clips by their path data, with their order of first use.
    clips: BTreeMap<String, usize>,
}

impl<'a> Definitions<'a> {
    /// No definitions yet. All ids will start with `prefix`.
    pub fn new(document: &'a Document, prefix: &'a str) -> Definitions<'a> {
        Definitions {
            document,
            prefix,
            glyphs: BTreeMap::new(),
            pictures: BTreeMap::new(),
            symbols: BTreeMap::new(),
            clips: BTreeMap::new(),
        }
    }

    /// The id of a glyph's outline, in font units, y up; `None` for a blank.
    pub fn glyph(&mut self, face: FaceId, glyph: u16) -> Option<String> {
        let fonts = &self.document.fonts;
        let outline =
            self.glyphs.entry((face, glyph)).or_insert_with(|| path_data(&fonts.face(face).outline_in_units(glyph)));
        let blank = outline.is_empty();
        (!blank).then(|| self.glyph_id(face, glyph))
    }

    fn glyph_id(&self, face: FaceId, glyph: u16) -> String {
        let place = self.document.fonts.iter().take_while(|(id, _)| *id != face).count();
        format!("{}f{place}g{glyph}", self.prefix)
    }

    /// The id of a picture, in units of its pixels.
    pub fn picture(&mut self, id: PictureId) -> String {
        let name = format!("{}picture-{}", self.prefix, id.0);
        let raster = &self.document.pictures[id.0];
        self.pictures.entry(id).or_insert_with(|| embedded(&name, raster));
        name
    }

    /// The id of a symbol.
    pub fn symbol(&mut self, id: SymbolId) -> String {
        let symbol = &self.document.symbols[id.0];
        let name = format!("{}symbol-{}", self.prefix, symbol.name);
        if !self.symbols.contains_key(&id) {
            let mut group = Element::new("g");
            group.set("id", name.clone());
            write_items(&mut group, &symbol.items, self);
            self.symbols.insert(id, group);
        }
        name
    }

    /// The id of a clip.
    pub fn clip(&mut self, clip: &BezPath) -> String {
        let next = self.clips.len() + 1;
        format!("{}clip-{}", self.prefix, self.clips.entry(path_data(clip)).or_insert(next))
    }

    /// The `defs` element, if there are definitions.
    pub fn definitions(mut self) -> Option<Element> {
        let mut definitions = Element::new("defs");
        for ((face, glyph), data) in self.glyphs.iter().filter(|(_, data)| !data.is_empty()) {
            let mut path = Element::new("path");
            path.set("id", self.glyph_id(*face, *glyph));
            path.set("d", data.clone());
            definitions.append(path);
        }
        let mut clips: Vec<(String, usize)> = std::mem::take(&mut self.clips).into_iter().collect();
        clips.sort_by_key(|(_, place)| *place);
        for (data, place) in clips {
            let (mut clip, mut path) = (Element::new("clipPath"), Element::new("path"));
            clip.set("id", format!("{}clip-{place}", self.prefix));
            path.set("d", data);
            clip.append(path);
            definitions.append(clip);
        }
        self.pictures.into_values().for_each(|picture| definitions.append(picture));
        // A symbol uses only earlier symbols, so single-pass readers find each definition before its use.
        self.symbols.into_values().for_each(|symbol| definitions.append(symbol));
        (!definitions.is_empty()).then_some(definitions)
    }
}

/// A picture as a data URI.
fn embedded(name: &str, raster: &Raster) -> Element {
    let mut image = Element::new("image");
    image.set("id", name.to_owned());
    image.set("width", raster.width.to_string());
    image.set("height", raster.height.to_string());
    image.set("preserveAspectRatio", "none");
    let data = match &raster.jpeg {
        Some(jpeg) => format!("data:image/jpeg;base64,{}", base64(jpeg)),
        None => format!("data:image/png;base64,{}", base64(&encode(raster))),
    };
    image.set("xlink:href", data);
    image
}

/// Bytes in base 64, with padding (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let packed = three.iter().fold(0u32, |sum, &byte| sum << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let sextet = packed >> (18 - 6 * place) & 63;
            text.push(if place <= three.len() { LETTERS[sextet as usize] as char } else { '=' });
        }
    }
    text
}

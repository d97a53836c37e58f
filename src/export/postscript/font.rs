//! Type 3 fonts made for one file: only the used glyphs, at most 255 per font, named after their characters.

use super::code::Code;
use super::inventory::Sign;
use super::path;
use crate::fonts::{Face, FaceId, Fonts};
use crate::geom::{Rect, Shape};
use crate::scene::{Glyph, GlyphRun};
use std::collections::{BTreeMap, BTreeSet};

/// Decimals of outline coordinates: less than a thousandth of a millimetre in the largest title.
const PLACES: u32 = 2;

/// A font of the file.
#[derive(Debug)]
pub(super) struct Font<'a> {
    /// Its unique name: the typeface's and a number.
    pub(super) name: String,
    /// Its short name in the code, such as `F1`.
    pub(super) short: String,
    /// The typeface of its outlines.
    pub(super) face: FaceId,
    /// Code, the glyph's name, the glyph.
    signs: BTreeMap<u8, (String, Sign<'a>)>,
}

/// A glyph's code: the index of its font, and its code there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct GlyphPlace {
    pub(super) font: usize,
    pub(super) code: u8,
}

/// The text of a glyph of a run; empty for the later glyphs of a cluster.
pub(super) fn text_of<'a>(run: &'a GlyphRun, glyph: &Glyph) -> &'a str {
    run.text.get(glyph.text.clone()).unwrap_or_default()
}

/// Distributes the glyphs among fonts.
pub(super) fn fonts<'a>(faces: &Fonts, signs: &BTreeSet<Sign<'a>>) -> (Vec<Font<'a>>, BTreeMap<Sign<'a>, GlyphPlace>) {
    let (mut fonts, mut places) = (Vec::<Font>::new(), BTreeMap::new());
    let mut names = BTreeSet::new();
    // ASCII first, so that each character gets its own code and the file is searchable as text.
    let (plain, other): (Vec<&Sign>, Vec<&Sign>) = signs.iter().partition(|sign| ascii(sign).is_some());
    for &sign in plain.into_iter().chain(other) {
        let (face, _, text) = sign;
        let free = |font: &Font| {
            let wanted = ascii(&sign).into_iter().chain(0x80..=0xFF).chain(0x01..=0x7F);
            (font.face == face).then(|| wanted.into_iter().find(|code| !font.signs.contains_key(code))).flatten()
        };
        let found = fonts.iter().enumerate().find_map(|(font, made)| Some(GlyphPlace { font, code: free(made)? }));
        let place = found.unwrap_or_else(|| {
            let number = fonts.len() + 1;
            let name = format!("{}-{number}", faces.face(face).postscript_name());
            fonts.push(Font { name, short: format!("F{number}"), face, signs: BTreeMap::new() });
            GlyphPlace { font: fonts.len() - 1, code: ascii(&sign).unwrap_or(0x80) }
        });
        let mut name = glyph_name(text);
        if name.is_empty() || !names.insert((face, name.clone())) {
            name = format!("{name}.g{}", sign.1);
        }
        fonts[place.font].signs.insert(place.code, (name, sign));
        places.insert(sign, place);
    }
    (fonts, places)
}

/// The code of a glyph for one printable ASCII character.
fn ascii(&(_, _, text): &Sign) -> Option<u8> {
    match text.as_bytes() {
        [code @ b' '..=b'~'] => Some(*code),
        _ => None,
    }
}

/// The glyph name by which readers extract its text (Adobe Glyph List).
fn glyph_name(text: &str) -> String {
    let part = |c: char| match u32::from(c) {
        code @ 0..=0xFFFF => format!("uni{code:04X}"),
        code => format!("u{code:X}"),
    };
    text.chars().map(part).collect::<Vec<_>>().join("_")
}

/// Appends a font's definition.
pub(super) fn define(code: &mut Code, face: &Face, font: &Font) {
    let units = face.units_per_em();
    let mut bounds: Option<Rect> = None;
    let mut glyphs = Code::new();
    for (name, (_, id, _)) in font.signs.values() {
        let outline = face.outline_in_units(*id);
        let mut body = Code::rounded(PLACES);
        body.number((face.advance(*id) * f64::from(units)).round());
        body.token("0");
        if outline.is_empty() {
            body.token("d0");
        } else {
            let ink = outline.bounding_box().expand();
            bounds = Some(bounds.map_or(ink, |bounds| bounds.union(ink)));
            [ink.x0, ink.y0, ink.x1, ink.y1].into_iter().for_each(|side| body.number(side));
            body.token("d1");
            path::path(&mut body, &outline);
            body.token("f");
        }
        glyphs.token(&format!("/{name}"));
        glyphs.procedure(&body);
        glyphs.tokens("bind def");
        glyphs.end_line();
    }
    let bounds = bounds.unwrap_or_default();

    code.line(&format!("%%BeginResource: font {}", font.name));
    code.line(&format!("10 dict begin/FontType 3 def/FontName/{} def", font.name));
    code.line(&format!("/FontMatrix[1 {units} div 0 0 1 {units} div 0 0]def"));
    code.line(&format!("/FontBBox[{} {} {} {}]def", bounds.x0, bounds.y0, bounds.x1, bounds.y1));
    code.line("/Encoding 256 array def 0 1 255{Encoding exch/.notdef put}for Encoding");
    for (number, (name, _)) in &font.signs {
        code.tokens(&format!("dup {number} /{name} put"));
    }
    code.token("pop");
    code.line(&format!("/CharProcs {} dict def CharProcs begin", font.signs.len() + 1));
    code.line(&format!("/.notdef{{{units} 0 d0}}bind def"));
    code.block(glyphs);
    code.line("end");
    code.line("/BuildGlyph{exch/CharProcs get exch 2 copy known not{pop/.notdef}if get exec}bind def");
    code.line("/BuildChar{1 index/Encoding get exch get 1 index/BuildGlyph get exec}bind def");
    code.line(&format!("currentdict end/{} exch definefont pop", font.name));
    code.line("%%EndResource");
    code.line(&format!("/{}{{/{} exch selectfont}}bind def", font.short, font.name));
}

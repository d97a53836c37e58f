//! Embedded fonts: subsets of the used glyphs, with tagged names.

use super::error::PdfError;
use super::used_resources::UsedResources;
use crate::fonts::{Face, FaceId};
use crate::scene::Document;
use printpdf::{FontMetrics, ParsedFont};
use skrifa::raw::{FontRef, ReadError, TableProvider, types::Tag};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

/// The fonts of a file, by handle.
pub(super) type EmbeddedFaces = BTreeMap<FaceId, Subset>;

/// A subset of a font.
#[derive(Debug)]
pub(super) struct Subset {
    /// Its resource name, such as `F0`.
    pub(super) resource: String,
    /// printpdf's font.
    pub(super) font: ParsedFont,
    glyphs: BTreeMap<u16, Embedded>,
}

/// A glyph in its subset.
#[derive(Debug)]
pub(super) struct Embedded {
    /// Its glyph id in the subset.
    pub(super) code: u16,
    /// Its advance as the file has it, in integer thousandths of an em.
    pub(super) width: i64,
    /// The text it stands for.
    pub(super) text: String,
}

impl Subset {
    /// A glyph by its id in the full font.
    ///
    /// # Panics
    /// Never: the glyphs of all runs were collected before.
    pub(super) fn glyph(&self, id: u16) -> &Embedded {
        &self.glyphs[&id]
    }

    /// All its glyphs.
    pub(super) fn glyphs(&self) -> impl Iterator<Item = &Embedded> {
        self.glyphs.values()
    }
}

/// Subsets every used font.
pub(super) fn subset(document: &Document, used: &UsedResources) -> Result<EmbeddedFaces, PdfError> {
    let mut faces = EmbeddedFaces::new();
    for (place, (&id, glyphs)) in used.glyphs.iter().enumerate() {
        let face = document.fonts.face(id);
        let fault = |why: String| PdfError::Font { face: face.name().to_owned(), why };
        let mut remapper = GlyphRemapper::new();
        let codes: Vec<(u16, u16)> = glyphs.keys().map(|&glyph| (glyph, remapper.remap(glyph))).collect();
        let bytes = subsetter::subset(face.bytes(), 0, &remapper).map_err(|why| fault(why.to_string()))?;
        let bytes = program(&bytes).map_err(|why| fault(why.to_string()))?;
        let (font, widths) = describe(face, bytes, &codes).map_err(|why| fault(why.to_string()))?;
        let glyphs = codes
            .iter()
            .zip(widths)
            .map(|(&(glyph, code), width)| (glyph, Embedded { code, width, text: glyphs[&glyph].clone() }))
            .collect();
        faces.insert(id, Subset { resource: format!("F{place}"), font, glyphs });
    }
    Ok(faces)
}

/// Font tables that PDF readers do not use.
const IDLE: [Tag; 2] = [Tag::new(b"name"), Tag::new(b"post")];

/// A subset without tables that only matter for installed fonts.
fn program(subset: &[u8]) -> Result<Vec<u8>, ReadError> {
    let font = FontRef::new(subset)?;
    let tables: Vec<_> =
        font.table_directory().table_records().iter().filter(|table| !IDLE.contains(&table.tag())).collect();
    let (count, log) = (tables.len() as u16, tables.len().ilog2() as u16);
    let range = 16 << log;
    let mut file = font.table_directory().sfnt_version().to_be_bytes().to_vec();
    [count, range, log, 16 * count - range].iter().for_each(|number| file.extend(number.to_be_bytes()));
    let mut data = Vec::new();
    for table in tables {
        let start = (12 + 16 * usize::from(count) + data.len()) as u32;
        file.extend(table.tag().to_be_bytes());
        [table.checksum(), start, table.length()].iter().for_each(|number| file.extend(number.to_be_bytes()));
        data.extend_from_slice(font.table_data(table.tag()).ok_or(ReadError::OutOfBounds)?.as_bytes());
        data.resize(data.len().next_multiple_of(4), 0);
    }
    file.extend(data);
    Ok(file)
}

/// The subset with its metrics, and the glyph widths as printpdf will write them.
fn describe(face: &Face, bytes: Vec<u8>, codes: &[(u16, u16)]) -> Result<(ParsedFont, Vec<i64>), ReadError> {
    let whole = face.font();
    let (head, hhea, units) = (whole.head()?, whole.hhea()?, face.units_per_em());
    let advances: BTreeMap<u16, u16> =
        codes.iter().map(|&(glyph, code)| (code, (face.advance(glyph) * f64::from(units)).round() as u16)).collect();
    // printpdf truncates to an integer in single precision; the same number must be used here.
    let widths = advances.values().map(|&advance| (f32::from(advance) * 1000.0 / f32::from(units)) as i64).collect();
    let name = format!("{}+{}", tag(&bytes), face.postscript_name());
    let metrics = FontMetrics { ascent: hhea.ascender().to_i16(), descent: hhea.descender().to_i16() };
    let mut font = ParsedFont::with_glyph_data(bytes, 0, Some(name), BTreeMap::new(), advances, units, metrics);
    let measures = &mut font.pdf_font_metrics;
    (measures.x_min, measures.y_min) = (head.x_min(), head.y_min());
    (measures.x_max, measures.y_max) = (head.x_max(), head.y_max());
    (measures.caret_slope_rise, measures.caret_slope_run) = (hhea.caret_slope_rise(), hhea.caret_slope_run());
    measures.us_weight_class = whole.os2().map_or(0, |os2| os2.us_weight_class());
    Ok((font, widths))
}

/// The six-letter tag of a subset.
fn tag(bytes: &[u8]) -> String {
    blake3::hash(bytes).as_bytes()[..6].iter().map(|byte| char::from(b'A' + byte % 26)).collect()
}

//! One font face.

#[cfg(not(feature = "fetched-faces"))]
use super::packed::PackedFile;
use super::shaping::Shaping;
use crate::geom::{Affine, BezPath};
use harfrust::{Feature, GlyphBuffer};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::{FileRef, TableProvider, TableRecord};
use skrifa::string::StringId;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A face, parsed and validated.
#[derive(Clone)]
pub struct Face {
    name: String,
    file: FaceFile,
    units_per_em: u16,
    postscript_name: String,
    /// Parsed on first use; shared by all clones.
    index: Arc<OnceLock<Index>>,
    shaping: Arc<OnceLock<Shaping>>,
    /// The place of the shipped face that this one stands in for.
    #[cfg(feature = "fetched-faces")]
    in_place_of: Option<usize>,
}

/// The font file of a face.
#[derive(Clone)]
enum FaceFile {
    Plain(Cow<'static, [u8]>),
    #[cfg(not(feature = "fetched-faces"))]
    Packed(&'static PackedFile),
}

/// Cached data of a face.
struct Index {
    /// The glyphs by character, sorted.
    glyphs: Vec<(char, u16)>,
    /// Advance of each glyph, in ems.
    advances: Vec<f64>,
    /// Outline of each glyph in ems, read on first use.
    outlines: Vec<OnceLock<BezPath>>,
    /// The outline of no glyph.
    blank: BezPath,
}

/// Why a font file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    /// Not a TrueType or OpenType font, or truncated.
    #[error("this font cannot be read: {0}")]
    Unreadable(String),
    /// A collection of fonts; one font per file is supported.
    #[error("this file holds several fonts; save the one you want as a .ttf file")]
    Collection,
    /// No outlines: a bitmap or colour font.
    #[error("this font has no outlines, so it cannot be printed at any size")]
    NoOutlines,
}

impl Face {
    /// Parses a face and gives it a name, such as `alegreya-bold`.
    pub fn new(name: &str, bytes: Cow<'static, [u8]>) -> Result<Face, FontError> {
        let unreadable = |why: &dyn fmt::Display| FontError::Unreadable(why.to_string());
        let font = match FileRef::new(&bytes).map_err(|why| unreadable(&why))? {
            FileRef::Font(font) => font,
            FileRef::Collection(_) => return Err(FontError::Collection),
        };
        let end_of = |table: &TableRecord| u64::from(table.offset()) + u64::from(table.length());
        if font.table_directory().table_records().iter().any(|table| end_of(table) > bytes.len() as u64) {
            return Err(FontError::Unreadable("it is cut short".into()));
        }
        let units_per_em = font.head().map_err(|why| unreadable(&why))?.units_per_em();
        let glyphs = font.maxp().map_err(|why| unreadable(&why))?.num_glyphs();
        font.hmtx().map_err(|why| unreadable(&why))?;
        font.cmap().map_err(|why| unreadable(&why))?;
        if !(16..=16384).contains(&units_per_em) || glyphs == 0 {
            return Err(FontError::Unreadable("its measures make no sense".into()));
        }
        if font.outline_glyphs().iter().next().is_none() {
            return Err(FontError::NoOutlines);
        }
        let postscript_name = font
            .localized_strings(StringId::POSTSCRIPT_NAME)
            .english_or_first()
            .map(|text| text.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(60).collect())
            .filter(|text: &String| !text.is_empty())
            .unwrap_or_else(|| "Unnamed".to_owned());
        Ok(Face {
            name: name.to_owned(),
            file: FaceFile::Plain(bytes),
            units_per_em,
            postscript_name,
            index: Arc::default(),
            shaping: Arc::default(),
            #[cfg(feature = "fetched-faces")]
            in_place_of: None,
        })
    }

    /// A shipped face that is unpacked when it is needed.
    #[cfg(not(feature = "fetched-faces"))]
    pub(super) fn packed(name: &str, file: &'static PackedFile) -> Face {
        Face {
            name: name.to_owned(),
            file: FaceFile::Packed(file),
            units_per_em: file.units_per_em,
            postscript_name: file.postscript_name.to_owned(),
            index: Arc::default(),
            shaping: Arc::default(),
        }
    }

    /// A face that stands in for the shipped one at `place`, which is still to be fetched, and tells when it is used.
    #[cfg(feature = "fetched-faces")]
    pub(super) fn in_place_of(place: usize, name: &str, bytes: &'static [u8]) -> Result<Face, FontError> {
        Ok(Face { in_place_of: Some(place), ..Face::new(name, bytes.into())? })
    }

    /// Its name among the fonts, such as `alegreya-bold`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its PostScript name, such as `Alegreya-Bold`: ASCII letters, digits and hyphens.
    pub fn postscript_name(&self) -> &str {
        self.used();
        &self.postscript_name
    }

    /// The whole font file.
    pub fn bytes(&self) -> &[u8] {
        self.used();
        match &self.file {
            FaceFile::Plain(bytes) => bytes,
            #[cfg(not(feature = "fetched-faces"))]
            FaceFile::Packed(file) => file.bytes(),
        }
    }

    /// Whoever reads a face that is fetched must learn whether it is there.
    fn used(&self) {
        #[cfg(feature = "fetched-faces")]
        if let Some(place) = self.in_place_of {
            super::fetched::used(place);
        }
    }

    /// Font units per em.
    pub fn units_per_em(&self) -> u16 {
        self.used();
        self.units_per_em
    }

    /// The font, for shaping and reading its tables.
    ///
    /// # Panics
    /// Never: the file was parsed when the face was made.
    pub fn font(&self) -> FontRef<'_> {
        FontRef::new(self.bytes()).expect("the face was read before")
    }

    /// The glyph of a character, if the face has it.
    pub fn glyph(&self, character: char) -> Option<u16> {
        // What is still to be fetched is not missing.
        #[cfg(feature = "fetched-faces")]
        if self.in_place_of.is_some() {
            self.used();
            return Some(1);
        }
        let glyphs = &self.index().glyphs;
        match glyphs.binary_search_by_key(&character, |&(known, _)| known) {
            Ok(place) => Some(glyphs[place].1),
            // Symbol fonts map their glyphs elsewhere; fallbacks of letters lead there.
            Err(_) => mapped(&self.font().charmap(), character),
        }
    }

    /// The glyphs of a line of text with these features, its cluster numbers the bytes where they begin.
    pub fn shape(&self, text: &str, features: &[Feature]) -> GlyphBuffer {
        let font = self.font();
        self.shaping.get_or_init(|| Shaping::new(&font)).shape(&font, text, features)
    }

    fn index(&self) -> &Index {
        self.used();
        self.index.get_or_init(|| {
            let font = self.font();
            let charmap = font.charmap();
            let characters = charmap.mappings().filter_map(|(code, _)| char::from_u32(code));
            // Looked up one by one, as some fonts map a character more than once.
            let known = |character| mapped(&charmap, character).map(|glyph| (character, glyph));
            let mut glyphs: Vec<(char, u16)> = characters.filter_map(known).collect();
            glyphs.sort_unstable();
            glyphs.dedup();
            let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
            let advance = |glyph| f64::from(metrics.advance_width(GlyphId::new(glyph)).unwrap_or(0.0));
            let advances = (0..metrics.glyph_count()).map(|glyph| advance(glyph) / f64::from(self.units_per_em));
            let outlines = (0..metrics.glyph_count()).map(|_| OnceLock::new());
            Index { glyphs, advances: advances.collect(), outlines: outlines.collect(), blank: BezPath::new() }
        })
    }

    /// The whole font file, to keep for texts to come.
    pub fn file(&self) -> Cow<'static, [u8]> {
        self.used();
        match &self.file {
            FaceFile::Plain(bytes) => bytes.clone(),
            #[cfg(not(feature = "fetched-faces"))]
            FaceFile::Packed(file) => file.bytes().into(),
        }
    }

    /// Number of characters.
    pub fn characters(&self) -> usize {
        self.font().charmap().mappings().count()
    }

    /// Advance of a glyph, in ems.
    pub fn advance(&self, glyph: u16) -> f64 {
        self.index().advances.get(usize::from(glyph)).copied().unwrap_or_default()
    }

    /// A glyph's outline in ems, y down, origin on the baseline. Empty for a blank, a broken or an unknown glyph.
    pub fn outline(&self, glyph: u16) -> &BezPath {
        let Index { outlines, blank, .. } = self.index();
        let Some(known) = outlines.get(usize::from(glyph)) else { return blank };
        known.get_or_init(|| {
            let mut path = self.outline_in_units(glyph);
            let scale = 1.0 / f64::from(self.units_per_em);
            path.apply_affine(Affine::scale_non_uniform(scale, -scale));
            path
        })
    }

    /// A glyph's outline in font units, y *up*, as in font formats.
    pub fn outline_in_units(&self, glyph: u16) -> BezPath {
        let mut pen = Pen(BezPath::new());
        if let Some(outline) = self.font().outline_glyphs().get(GlyphId::from(glyph)) {
            let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            if outline.draw(settings, &mut pen).is_err() {
                return BezPath::new();
            }
        }
        pen.0
    }

    /// The cap height in ems, or the height of an `H` if the face has none.
    pub fn cap_height(&self) -> f64 {
        let metrics = self.font().metrics(Size::unscaled(), LocationRef::default());
        f64::from(metrics.cap_height.unwrap_or(0.7 * f32::from(self.units_per_em))) / f64::from(self.units_per_em)
    }
}

/// The glyph of a character in the font's cmap.
fn mapped(charmap: &Charmap<'_>, character: char) -> Option<u16> {
    charmap.map(character).map(|glyph| glyph.to_u32() as u16).filter(|&glyph| glyph != 0)
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Face({})", self.name)
    }
}

/// Collects an outline.
struct Pen(BezPath);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to((f64::from(x), f64::from(y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to((f64::from(x), f64::from(y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to((f64::from(cx), f64::from(cy)), (f64::from(x), f64::from(y)));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.curve_to((f64::from(ax), f64::from(ay)), (f64::from(bx), f64::from(by)), (f64::from(x), f64::from(y)));
    }

    fn close(&mut self) {
        self.0.close_path();
    }
}

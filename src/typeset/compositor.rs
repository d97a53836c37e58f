//! Who sets the type: the faces made ready for shaping, once for all paragraphs.

use super::MissingGlyph;
use super::manuscript::{Manuscript, Stretch};
use super::setting::Figures;
use super::sort::{Sort, Sorts, sort};
use crate::fonts::{FaceId, Fonts};
use parley::fontique::{Blob, Collection, CollectionOptions, FontInfoOverride, SourceCache};
use parley::{FontContext, FontFamily, FontFeatures, Language, Layout, LayoutContext, LineBreak, StyleProperty};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Text is shaped at this size, and so in thousandths of an em.
const SHAPED_AT: f32 = 1000.0;

/// Sets paragraphs. Make one and keep it: it reads all faces when it is made.
pub struct Compositor<'a> {
    pub(super) fonts: &'a Fonts,
    /// The shaper's number for each face.
    faces: Vec<(u64, FaceId)>,
    case: FontContext,
    stick: LayoutContext<()>,
    /// What was shaped, by its text: a sheet is set at many sizes until it fits, and its sorts are the same at each.
    shaped: BTreeMap<String, Vec<Shaped>>,
}

/// A text that was shaped, and what it was shaped with.
struct Shaped {
    stretches: Vec<Stretch>,
    language: String,
    apart: Vec<usize>,
    sorts: Arc<Sorts>,
}

impl<'a> Compositor<'a> {
    /// With these faces, and no others: no font of the system is ever looked at.
    pub fn new(fonts: &'a Fonts) -> Compositor<'a> {
        let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: false });
        let mut faces = Vec::new();
        for (id, face) in fonts.iter() {
            let blob = Blob::new(Arc::new(face.file()));
            faces.push((blob.id(), id));
            let name = family(faces.len() - 1);
            let named = FontInfoOverride { family_name: Some(&name), ..FontInfoOverride::default() };
            collection.register_fonts(blob, Some(named));
        }
        let case = FontContext { collection, source_cache: SourceCache::default() };
        Compositor { fonts, faces, case, stick: LayoutContext::new(), shaped: BTreeMap::new() }
    }

    /// Shapes a text, and finds where Unicode allows a line to end. No ligature joins the letters on both sides of a
    /// byte in `apart`.
    pub(super) fn sorts(
        &mut self,
        manuscript: &Manuscript,
        language: &str,
        apart: &[usize],
    ) -> Result<Arc<Sorts>, MissingGlyph> {
        let alike = |known: &&Shaped| {
            known.language == language && known.apart == apart && known.stretches == manuscript.stretches
        };
        if let Some(known) = self.shaped.get(&manuscript.text).and_then(|known| known.iter().find(alike)) {
            return Ok(known.sorts.clone());
        }
        let sorts = Arc::new(self.shape(manuscript, language, apart)?);
        self.shaped.entry(manuscript.text.clone()).or_default().push(Shaped {
            stretches: manuscript.stretches.clone(),
            language: language.to_owned(),
            apart: apart.to_vec(),
            sorts: sorts.clone(),
        });
        Ok(sorts)
    }

    fn shape(&mut self, manuscript: &Manuscript, language: &str, apart: &[usize]) -> Result<Sorts, MissingGlyph> {
        let text = &manuscript.text;
        let mut builder = self.stick.ranged_builder(&mut self.case, text, 1.0, false);
        builder.push_default(StyleProperty::FontSize(SHAPED_AT));
        builder.push_default(StyleProperty::LineBreak(LineBreak::Strict));
        builder.push_default(StyleProperty::Locale(language.parse::<Language>().ok()));
        for stretch in &manuscript.stretches {
            let number = self.faces.iter().position(|(_, face)| *face == stretch.face);
            let name = family(number.expect("every face was registered"));
            builder.push(StyleProperty::FontFamily(FontFamily::named(&name)), stretch.range.clone());
            builder.push(StyleProperty::FontFeatures(features(stretch.figures, true)), stretch.range.clone());
        }
        for &byte in apart {
            let last = text[..byte].chars().next_back().map_or(0, char::len_utf8);
            let figures = manuscript.stretch(byte - last).figures;
            builder.push(StyleProperty::FontFeatures(features(figures, false)), byte - last..byte);
        }
        let mut layout: Layout<()> = builder.build(text);
        // Lines of no width end wherever a line may end.
        layout.break_all_lines(Some(0.0));
        let mut sorts = Sorts { sorts: Vec::new(), opportunities: Vec::new() };
        for line in layout.lines() {
            sorts.opportunities.push(line.text_range().start);
            for run in line.runs() {
                let shaped_in = self.faces.iter().find(|(blob, _)| *blob == run.font().data.id());
                for cluster in run.clusters() {
                    if cluster.is_ligature_continuation() {
                        if let Some(last) = sorts.sorts.last_mut() {
                            last.text.end = cluster.text_range().end;
                        }
                        continue;
                    }
                    let glyphs = cluster.glyphs().map(|glyph| (glyph.id as u16, glyph.x, glyph.y, glyph.advance));
                    let made: Sort = sort(self.fonts, manuscript, cluster.text_range(), glyphs, SHAPED_AT);
                    if !made.is_blank() && shaped_in.is_none_or(|(_, face)| *face != made.face) {
                        let face = self.fonts.face(made.face).name().to_owned();
                        return Err(MissingGlyph { face, character: made.character });
                    }
                    sorts.sorts.push(made);
                }
            }
        }
        Ok(sorts)
    }
}

/// What the shaper calls a face: two faces may have the same name, and then the later one counts.
fn family(number: usize) -> String {
    format!("face {number}")
}

fn features(figures: Figures, ligatures: bool) -> FontFeatures<'static> {
    FontFeatures::from(match (figures, ligatures) {
        (Figures::Lining, true) => "\"lnum\" 1",
        (Figures::OldStyle, true) => "\"onum\" 1",
        (Figures::Lining, false) => "\"lnum\" 1, \"liga\" 0, \"clig\" 0",
        (Figures::OldStyle, false) => "\"onum\" 1, \"liga\" 0, \"clig\" 0",
    })
}

impl fmt::Debug for Compositor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Compositor({} faces)", self.faces.len())
    }
}

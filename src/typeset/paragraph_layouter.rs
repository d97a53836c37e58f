//! Shaping of paragraphs by parley and HarfRust, with a cache of what was shaped.

use super::MissingGlyph;
use super::cluster::{Cluster, Clusters, Stops, shaped_cluster};
use super::known_texts::KnownTexts;
use super::paragraph_style::Figures;
use super::phrases::phrases;
use super::prepared_text::{PreparedText, StyleRun};
use crate::fonts::{FaceId, Fonts};
use parley::fontique::{Blob, Collection, CollectionOptions, FontInfoOverride, SourceCache};
use parley::{FontContext, FontFamily, FontFeatures, Language, Layout, LayoutContext, LineBreak, StyleProperty};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The font size that text is shaped at, so that the shaper's units are thousandths of an em.
const SHAPING_SIZE: f32 = 1000.0;

/// Lays out paragraphs. Create one and reuse it: it registers a face with the shaper when a text first needs it.
pub struct ParagraphLayouter<'a> {
    pub(super) fonts: &'a Fonts,
    /// The faces that are registered, each with the shaper's number of its blob.
    faces: Vec<(u64, FaceId)>,
    font_context: FontContext,
    layout_context: LayoutContext<()>,
    /// Cache of shaped texts: a sheet is laid out at many sizes until it fits, and clusters do not depend on the size.
    shaped: BTreeMap<String, Vec<ShapedText>>,
    /// Cache of texts with their breaks, and of how they were broken.
    pub(super) texts: KnownTexts,
}

/// A shaped text of the cache, with everything that shaping depends on.
struct ShapedText {
    runs: Vec<StyleRun>,
    language: String,
    /// The bytes at which ligatures are disabled.
    split_at: Vec<usize>,
    clusters: Arc<Clusters>,
}

impl<'a> ParagraphLayouter<'a> {
    /// A layouter for these faces only: system fonts are never used.
    pub fn new(fonts: &'a Fonts) -> ParagraphLayouter<'a> {
        let collection = Collection::new(CollectionOptions { shared: false, system_fonts: false });
        let font_context = FontContext { collection, source_cache: SourceCache::default() };
        let (faces, shaped, texts) = (Vec::new(), BTreeMap::new(), KnownTexts::taken_up(fonts));
        ParagraphLayouter { fonts, faces, font_context, layout_context: LayoutContext::new(), shaped, texts }
    }

    /// The shaper's name for a face, which is registered by then.
    fn registered(&mut self, id: FaceId) -> String {
        if let Some(place) = self.faces.iter().position(|(_, face)| *face == id) {
            return family(place);
        }
        let name = family(self.faces.len());
        let blob = Blob::new(Arc::new(self.fonts.face(id).file()));
        self.faces.push((blob.id(), id));
        let named = FontInfoOverride { family_name: Some(&name), ..FontInfoOverride::default() };
        self.font_context.collection.register_fonts(blob, Some(named));
        name
    }

    /// Shapes a text and finds the line break opportunities of Unicode (UAX #14, strict). No ligature is formed across
    /// a byte in `split_at`.
    pub(super) fn clusters(
        &mut self,
        prepared: &PreparedText,
        language: &str,
        split_at: &[usize],
    ) -> Result<Arc<Clusters>, MissingGlyph> {
        let alike = |known: &&ShapedText| {
            known.language == language && known.split_at == split_at && known.runs == prepared.runs
        };
        if let Some(known) = self.shaped.get(&prepared.text).and_then(|known| known.iter().find(alike)) {
            return Ok(known.clusters.clone());
        }
        let clusters = Arc::new(self.shape(prepared, language, split_at)?);
        self.shaped.entry(prepared.text.clone()).or_default().push(ShapedText {
            runs: prepared.runs.clone(),
            language: language.to_owned(),
            split_at: split_at.to_vec(),
            clusters: clusters.clone(),
        });
        Ok(clusters)
    }

    fn shape(&mut self, prepared: &PreparedText, language: &str, split_at: &[usize]) -> Result<Clusters, MissingGlyph> {
        let (text, stops) = (&prepared.text, Stops::of(language));
        let families: Vec<String> = prepared.runs.iter().map(|run| self.registered(run.face)).collect();
        let mut builder = self.layout_context.ranged_builder(&mut self.font_context, text, 1.0, false);
        builder.push_default(StyleProperty::FontSize(SHAPING_SIZE));
        builder.push_default(StyleProperty::LineBreak(LineBreak::Strict));
        builder.push_default(StyleProperty::Locale(language.parse::<Language>().ok()));
        for (run, family) in prepared.runs.iter().zip(&families) {
            builder.push(StyleProperty::FontFamily(FontFamily::named(family)), run.range.clone());
            builder.push(StyleProperty::FontFeatures(features(run.figures, true)), run.range.clone());
        }
        for &byte in split_at {
            let last = text[..byte].chars().next_back().map_or(0, char::len_utf8);
            let figures = prepared.run_at(byte - last).figures;
            builder.push(StyleProperty::FontFeatures(features(figures, false)), byte - last..byte);
        }
        let mut layout: Layout<()> = builder.build(text);
        // At a measure of 0 parley breaks at every opportunity.
        layout.break_all_lines(Some(0.0));
        let mut clusters =
            Clusters { clusters: Vec::new(), opportunities: Vec::new(), phrases: phrases(text, language) };
        for line in layout.lines() {
            clusters.opportunities.push(line.text_range().start);
            for run in line.runs() {
                let shaped_in = self.faces.iter().find(|(blob, _)| *blob == run.font().data.id());
                for cluster in run.clusters() {
                    if cluster.is_ligature_continuation() {
                        if let Some(last) = clusters.clusters.last_mut() {
                            last.text.end = cluster.text_range().end;
                        }
                        continue;
                    }
                    let glyphs = cluster.glyphs().map(|glyph| (glyph.id as u16, glyph.x, glyph.y, glyph.advance));
                    let made: Cluster =
                        shaped_cluster(self.fonts, prepared, cluster.text_range(), glyphs, (SHAPING_SIZE, stops));
                    if !made.is_blank() && shaped_in.is_none_or(|(_, face)| *face != made.face) {
                        let face = self.fonts.face(made.face).name().to_owned();
                        return Err(MissingGlyph { face, character: made.character });
                    }
                    clusters.clusters.push(made);
                }
            }
        }
        Ok(clusters)
    }
}

/// The family name under which a face is registered: unique, while two faces may have the same name.
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

impl fmt::Debug for ParagraphLayouter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ParagraphLayouter({} faces)", self.faces.len())
    }
}

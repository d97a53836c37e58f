//! What a paragraph is before its measure is known: shaped text with its legal breaks.

use super::MissingGlyph;
use super::breaks::{Break, breaks};
use super::cluster::Clusters;
use super::paragraph_layouter::ParagraphLayouter;
use super::paragraph_style::{ParagraphStyle, Span};
use super::prepared_text::PreparedText;
use std::sync::Arc;

/// A text with its legal breaks.
#[derive(Debug)]
pub(super) struct BreakableText {
    /// The text with a face for every character.
    pub(super) prepared: Arc<PreparedText>,
    /// Its clusters.
    pub(super) clusters: Arc<Clusters>,
    /// Its legal breaks in order, its beginning and its end included.
    pub(super) breaks: Vec<Break>,
}

/// A text of the cache, with everything that its breaks depend on.
pub(super) struct KnownText {
    spans: Vec<Span>,
    style: ParagraphStyle,
    text: Arc<BreakableText>,
}

impl KnownText {
    /// Whether spans in a style have the same breaks: neither size nor measure nor colour matters.
    fn is(&self, spans: &[Span], style: &ParagraphStyle) -> bool {
        let (own, other) = (&self.style, style);
        let alike = |(one, other): (&Span, &Span)| one.style == other.style && one.text == other.text;
        self.spans.len() == spans.len()
            && self.spans.iter().zip(spans).all(alike)
            && (own.faces, own.figures, own.hyphenate, own.alignment)
                == (other.faces, other.figures, other.hyphenate, other.alignment)
            && own.language == other.language
    }
}

impl ParagraphLayouter<'_> {
    /// Spans as breakable text: a sheet is laid out at many sizes and measures until it fits, so it is kept.
    pub(super) fn breakable(
        &mut self,
        spans: &[Span],
        style: &ParagraphStyle,
    ) -> Result<Arc<BreakableText>, MissingGlyph> {
        if let Some(known) = self.texts.iter().rev().find(|known| known.is(spans, style)) {
            return Ok(known.text.clone());
        }
        let prepared = Arc::new(PreparedText::new(self.fonts, spans, style)?);
        let text = self.breakable_without_ligatures(&prepared, style, &[])?;
        self.texts.push(KnownText { spans: spans.to_vec(), style: style.clone(), text: text.clone() });
        Ok(text)
    }

    /// A text without ligatures across these bytes.
    pub(super) fn breakable_without_ligatures(
        &mut self,
        prepared: &Arc<PreparedText>,
        style: &ParagraphStyle,
        split_at: &[usize],
    ) -> Result<Arc<BreakableText>, MissingGlyph> {
        let clusters = self.clusters(prepared, &style.language, split_at)?;
        let breaks = breaks(prepared, &clusters, style);
        Ok(Arc::new(BreakableText { prepared: prepared.clone(), clusters, breaks }))
    }
}

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

impl ParagraphLayouter<'_> {
    /// Spans as breakable text, which is kept.
    pub(super) fn breakable(
        &mut self,
        spans: &[Span],
        style: &ParagraphStyle,
    ) -> Result<Arc<BreakableText>, MissingGlyph> {
        let prepared = Arc::new(PreparedText::new(self.fonts, spans, style)?);
        let text = self.breakable_without_ligatures(&prepared, style, &[])?;
        self.texts.add(spans, style, text.clone());
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

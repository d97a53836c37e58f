//! A text broken into lines, in ems: the same for every size and colour.

use super::MissingGlyph;
use super::breakable_text::BreakableText;
use super::breaks::{Break, with_emergency_breaks};
use super::line::{Line, MeasuredLine, measured_line, runs};
use super::line_breaking::{Breakpoint, optimal_breaks};
use super::line_candidates::LineCandidates;
use super::paragraph_layouter::ParagraphLayouter;
use super::paragraph_style::{Alignment, ParagraphStyle, Span};
use crate::fonts::Fonts;
use std::sync::Arc;

/// The greatest adjustment ratio of a justified line: word spaces two thirds wider than their natural width.
const LOOSEST: f64 = 1.4;

/// A text broken into lines.
#[derive(Debug)]
pub(super) struct BrokenText {
    /// The text, without the ligatures that the breaks split.
    pub(super) text: Arc<BreakableText>,
    /// Justified text is ragged where justification would tear it open.
    pub(super) alignment: Alignment,
    /// The breaks, its beginning and its end included.
    pub(super) breaks: Vec<Break>,
    /// Its lines.
    pub(super) lines: Vec<MeasuredLine>,
}

impl BrokenText {
    /// Fills the lines with the glyphs of these spans, in a measure given in ems.
    pub(super) fn set(&self, fonts: &Fonts, spans: &[Span], measure: f64, style: &ParagraphStyle, lines: &mut [Line]) {
        let style = ParagraphStyle { alignment: self.alignment, ..style.clone() };
        let candidates = LineCandidates::new(fonts, &self.text.clusters.clusters, &style);
        for (line, ends) in lines.iter_mut().zip(self.breaks.windows(2)) {
            let (prepared, breaks) = (&self.text.prepared, (&ends[0], &ends[1]));
            line.runs = runs(&candidates, prepared, spans, &style, breaks, measure, line.baseline);
        }
    }
}

impl ParagraphLayouter<'_> {
    /// Breaks spans into lines of `measure` ems.
    pub(super) fn broken(
        &mut self,
        spans: &[Span],
        measure: f64,
        style: &ParagraphStyle,
    ) -> Result<Arc<BrokenText>, MissingGlyph> {
        let text = match self.texts.find(spans, style) {
            Some(known) => match known.broken(measure, style) {
                Some(broken) => return Ok(broken),
                None => known.text.clone(),
            },
            None => self.breakable(spans, style)?,
        };
        let broken = self.newly_broken(text, spans, measure, style)?;
        if let Some(known) = self.texts.find(spans, style) {
            known.note(measure, style, broken.clone());
        }
        Ok(broken)
    }

    fn newly_broken(
        &mut self,
        mut text: Arc<BreakableText>,
        spans: &[Span],
        measure: f64,
        style: &ParagraphStyle,
    ) -> Result<Arc<BrokenText>, MissingGlyph> {
        let alignment = style.alignment;
        if text.prepared.text.is_empty() {
            return Ok(Arc::new(BrokenText { text, alignment, breaks: Vec::new(), lines: Vec::new() }));
        }
        let mut split_at: Vec<usize> = Vec::new();
        loop {
            let candidates = LineCandidates::new(self.fonts, &text.clusters.clusters, style);
            let breaks = choose(&text, style, &candidates, measure);
            // A ligature split by a chosen break is disabled, and the text is broken again. Every round adds a byte, so
            // the loop ends.
            let inside: Vec<usize> = breaks.iter().filter_map(|place| place.inside.map(|(byte, _)| byte)).collect();
            if inside.iter().any(|byte| !split_at.contains(byte)) {
                split_at.extend(inside);
                text = self.breakable_without_ligatures(&text.prepared, style, &split_at)?;
                continue;
            }
            if alignment == Alignment::Justified && !style.ideographic() && tears(&candidates, &breaks, measure) {
                return self.broken(spans, measure, &ParagraphStyle { alignment: Alignment::Ragged, ..style.clone() });
            }
            let lines = breaks.windows(2).map(|ends| measured_line(&candidates, style, (&ends[0], &ends[1]), measure));
            let lines = lines.collect();
            return Ok(Arc::new(BrokenText { text, alignment, breaks, lines }));
        }
    }
}

/// Whether a line between these breaks, except the last one, would be looser than [`LOOSEST`].
fn tears(candidates: &LineCandidates<'_>, chosen: &[Break], measure: f64) -> bool {
    let filled = chosen.windows(2).filter(|pair| !pair[1].breakpoint.forced);
    filled.into_iter().any(|pair| candidates.measure(&pair[0], &pair[1]).adjustment_ratio(measure) > LOOSEST)
}

/// The chosen breaks, the paragraph's beginning and end included.
fn choose(text: &BreakableText, style: &ParagraphStyle, candidates: &LineCandidates<'_>, measure: f64) -> Vec<Break> {
    let narrowest = |from: &Break, to: &Break| {
        let glue = candidates.measure(from, to).glue;
        match style.alignment {
            Alignment::Justified => glue.natural - glue.squeeze - glue.shrink - glue.tighten,
            Alignment::Ragged | Alignment::Centred => glue.natural,
        }
    };
    let found = with_emergency_breaks(&text.breaks, &text.prepared, &text.clusters, style, |from, to| {
        narrowest(from, to) <= measure + 1e-6
    });
    let breakpoints: Vec<Breakpoint> = found.iter().map(|found| found.breakpoint).collect();
    let chosen = optimal_breaks(&breakpoints, |from, to| candidates.line_fit(&found[from], &found[to], measure));
    chosen.into_iter().map(|place| found[place]).collect()
}

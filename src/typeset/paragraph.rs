//! Layout of a paragraph: legal breaks, optimal line breaking, justified lines on a baseline grid.

use super::MissingGlyph;
use super::breakable_text::BreakableText;
use super::breaks::{Break, with_emergency_breaks};
use super::line::{Line, line};
use super::line_breaking::{Breakpoint, optimal_breaks};
use super::line_candidates::LineCandidates;
use super::paragraph_layouter::ParagraphLayouter;
use super::paragraph_style::{Alignment, ParagraphStyle, Span};
use crate::geom::{Affine, Point};
use crate::scene::{GlyphRun, Item};

/// The greatest adjustment ratio of a justified line: word spaces two thirds wider than their natural width.
const LOOSEST: f64 = 1.4;

/// A laid out paragraph. Millimetres, y down; its origin is the upper left corner of its first line.
#[derive(Debug, Clone, PartialEq)]
pub struct Paragraph {
    /// Its lines in order.
    pub lines: Vec<Line>,
    /// The line height: from one baseline to the next.
    pub pitch: f64,
}

impl Paragraph {
    /// Its height: the line height times the number of lines, so the leading follows each line, the last included.
    pub fn height(&self) -> f64 {
        self.lines.len() as f64 * self.pitch
    }

    /// The width of its widest line.
    pub fn width(&self) -> f64 {
        self.lines.iter().map(|line| line.width).fold(0.0, f64::max)
    }

    /// Its text, without the hyphens of hyphenation.
    pub fn text(&self) -> String {
        self.lines.iter().map(Line::text).collect::<String>().replace('\u{AD}', "")
    }

    /// The paragraph with its upper left corner on `at`.
    pub fn draw(&self, at: impl Into<Point>) -> Vec<Item> {
        let moved = Affine::translate(at.into().to_vec2());
        let runs = self.lines.iter().flat_map(|line| &line.runs);
        runs.map(|run| GlyphRun { transform: moved * run.transform, ..run.clone() }.into()).collect()
    }
}

impl ParagraphLayouter<'_> {
    /// Lays out spans as one paragraph with lines of `measure` millimetres. A line feed in the text forces a break. A
    /// paragraph of letters that justification would tear open is set ragged.
    ///
    /// # Errors
    /// The first character that its face lacks.
    pub fn paragraph(
        &mut self,
        spans: &[Span],
        measure: f64,
        style: &ParagraphStyle,
    ) -> Result<Paragraph, MissingGlyph> {
        let mut text = self.breakable(spans, style)?;
        let mut paragraph = Paragraph { lines: Vec::new(), pitch: style.pitch };
        if text.prepared.text.is_empty() {
            return Ok(paragraph);
        }
        let ems = measure / style.size;
        let mut split_at: Vec<usize> = Vec::new();
        loop {
            let candidates = LineCandidates::new(self.fonts, &text.clusters.clusters, style);
            let chosen = choose(&text, style, &candidates, ems);
            // A ligature split by a chosen break is disabled, and the paragraph is broken again. Every round adds a
            // byte, so the loop ends.
            let inside: Vec<usize> = chosen.iter().filter_map(|place| place.inside.map(|(byte, _)| byte)).collect();
            if inside.iter().any(|byte| !split_at.contains(byte)) {
                split_at.extend(inside);
                text = self.breakable_without_ligatures(&text.prepared, style, &split_at)?;
                continue;
            }
            if style.alignment == Alignment::Justified && !style.ideographic() && tears(&candidates, &chosen, ems) {
                return self.paragraph(
                    spans,
                    measure,
                    &ParagraphStyle { alignment: Alignment::Ragged, ..style.clone() },
                );
            }
            for (number, pair) in chosen.windows(2).enumerate() {
                let baseline = style.ascent * style.size + number as f64 * style.pitch;
                let (prepared, breaks) = (&text.prepared, (&pair[0], &pair[1]));
                paragraph.lines.push(line(&candidates, prepared, spans, style, breaks, ems, baseline));
            }
            return Ok(paragraph);
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

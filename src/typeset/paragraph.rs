//! Layout of a paragraph: legal breaks, optimal line breaking, justified lines on a baseline grid.

use super::MissingGlyph;
use super::broken_text::BrokenText;
use super::line::Line;
use super::paragraph_layouter::ParagraphLayouter;
use super::paragraph_style::{ParagraphStyle, Span};
use crate::geom::{Affine, Point};
use crate::scene::{GlyphRun, Item};

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
        let broken = self.broken(spans, measure / style.size, style)?;
        let mut paragraph = measured(&broken, style);
        broken.set(self.fonts, spans, measure / style.size, style, &mut paragraph.lines);
        Ok(paragraph)
    }

    /// The same without its glyphs: how many lines it has, and how wide they are.
    ///
    /// # Errors
    /// The first character that its face lacks.
    pub fn measured(
        &mut self,
        spans: &[Span],
        measure: f64,
        style: &ParagraphStyle,
    ) -> Result<Paragraph, MissingGlyph> {
        Ok(measured(&*self.broken(spans, measure / style.size, style)?, style))
    }
}

/// The lines of a text without their glyphs.
fn measured(broken: &BrokenText, style: &ParagraphStyle) -> Paragraph {
    let baseline = |number: usize| style.ascent * style.size + number as f64 * style.pitch;
    let lines = broken.lines.iter().enumerate().map(|(number, line)| Line {
        runs: Vec::new(),
        width: line.width * style.size,
        hangs_left: line.hangs_left * style.size,
        hangs_right: line.hangs_right * style.size,
        baseline: baseline(number),
    });
    Paragraph { lines: lines.collect(), pitch: style.pitch }
}

//! One line of a paragraph: justified to the measure, its clusters merged into glyph runs.

use super::breaks::Break;
use super::glue::Adjustment;
use super::line_candidates::{CandidateLine, LineCandidates};
use super::paragraph_style::{Alignment, ParagraphStyle, Span};
use super::prepared_text::PreparedText;
use super::superior::Raised;
use crate::fonts::FaceId;
use crate::geom::Affine;
use crate::scene::{Glyph, GlyphRun};

/// One line of a paragraph. Millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its glyphs, in the space of the paragraph. The texts of the runs joined are the text of the line, with its
    /// trailing blanks, and with a soft hyphen (U+00AD) where a word is hyphenated.
    pub runs: Vec<GlyphRun>,
    /// Its width without hanging punctuation.
    pub width: f64,
    /// How far its first mark hangs into the left margin.
    pub hangs_left: f64,
    /// How far its last mark hangs into the right margin.
    pub hangs_right: f64,
    /// The distance of its baseline from the top of the paragraph.
    pub baseline: f64,
}

impl Line {
    /// Its text.
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }
}

/// The widths of a line, in ems.
#[derive(Debug, Clone, Copy)]
pub(super) struct MeasuredLine {
    /// Its width without hanging punctuation.
    pub(super) width: f64,
    /// How far its first mark hangs into the left margin.
    pub(super) hangs_left: f64,
    /// How far its last mark hangs into the right margin.
    pub(super) hangs_right: f64,
}

/// Measures the line between two breaks in a measure given in ems.
pub(super) fn measured_line(
    candidates: &LineCandidates<'_>,
    style: &ParagraphStyle,
    (from, to): (&Break, &Break),
    measure: f64,
) -> MeasuredLine {
    let line = candidates.measure(from, to);
    let width = match style.alignment {
        Alignment::Justified => line.width(measure, adjustment(&line, style, to, measure)),
        Alignment::Ragged | Alignment::Centred => line.glue.natural,
    };
    MeasuredLine { width, hangs_left: line.left, hangs_right: line.right }
}

/// How a line that ends at a break is justified to the measure.
fn adjustment(line: &CandidateLine, style: &ParagraphStyle, to: &Break, measure: f64) -> Adjustment {
    match style.alignment {
        Alignment::Justified if to.breakpoint.forced && line.glue.natural <= measure => Adjustment::default(),
        Alignment::Justified => line.adjustment(measure, style.ideographic()),
        Alignment::Ragged | Alignment::Centred => Adjustment::default(),
    }
}

/// The glyphs of the line between two breaks in a measure given in ems, its baseline in millimetres.
pub(super) fn runs(
    candidates: &LineCandidates<'_>,
    prepared: &PreparedText,
    spans: &[Span],
    style: &ParagraphStyle,
    (from, to): (&Break, &Break),
    measure: f64,
    baseline: f64,
) -> Vec<GlyphRun> {
    let measured = candidates.measure(from, to);
    let adjustment = adjustment(&measured, style, to, measure);
    let indent = match style.alignment {
        Alignment::Justified | Alignment::Ragged => 0.0,
        Alignment::Centred => (measure - measured.glue.natural) / 2.0,
    };
    let mut runs = Runs { done: Vec::new(), spans, size: style.size, baseline };
    let mut pen = indent - measured.left;
    for place in from.next..to.next {
        let cluster = &candidates.clusters[place];
        runs.push(
            (cluster.face, cluster.span, cluster.raised),
            &prepared.text[cluster.text.clone()],
            &cluster.glyphs,
            pen,
        );
        pen += cluster.advance;
        // Trailing blanks have no width.
        if place + 1 < to.end {
            pen += candidates.gaps[place].adjusted(adjustment);
        }
        if place + 1 == to.end
            && let Some(hyphen) = measured.hyphen
        {
            runs.push((hyphen.face, cluster.span, Raised::NOT), "\u{AD}", &[(hyphen.glyph, 0.0, 0.0)], pen);
        }
    }
    runs.done
}

/// Glyph runs under construction.
struct Runs<'s> {
    done: Vec<GlyphRun>,
    spans: &'s [Span],
    size: f64,
    baseline: f64,
}

impl Runs<'_> {
    /// Adds a cluster at `pen` ems: to the last run if it has the same face, size and colour.
    fn push(
        &mut self,
        (face, span, raised): (FaceId, usize, Raised),
        text: &str,
        glyphs: &[(u16, f64, f64)],
        pen: f64,
    ) {
        let (paint, size) = (&self.spans[span].paint, raised.size * self.size);
        let fits = self.done.last().is_some_and(|run| run.face == face && run.size == size && run.paint == *paint);
        if !fits {
            self.done.push(GlyphRun {
                face,
                size,
                transform: Affine::translate((pen * self.size, self.baseline)),
                text: String::new(),
                glyphs: Vec::new(),
                paint: paint.clone(),
            });
        }
        let Some(run) = self.done.last_mut() else { return };
        let start = run.text.len();
        run.text.push_str(text);
        let origin = run.transform.translation().x;
        for (place, &(id, x, y)) in glyphs.iter().enumerate() {
            // The first glyph of a cluster carries all its characters.
            let text = if place == 0 { start..run.text.len() } else { start..start };
            run.glyphs.push(Glyph { id, x: (pen + x) * self.size - origin, y: y * self.size, text });
        }
    }
}

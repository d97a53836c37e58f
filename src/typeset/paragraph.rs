//! Paragraphs: lines on a grid, broken so that they are best together.

use super::MissingGlyph;
use super::breaks::{Break, breaks, torn};
use super::compositor::Compositor;
use super::fit::{Place, fit};
use super::galley::Galley;
use super::line::{Line, line};
use super::manuscript::Manuscript;
use super::setting::{Alignment, Setting, Span};
use super::sort::Sorts;
use crate::geom::{Affine, Point};
use crate::scene::{GlyphRun, Item};

/// A paragraph, set. Millimetres, y down; its origin is the upper left corner of its first line.
#[derive(Debug, Clone, PartialEq)]
pub struct Paragraph {
    /// Its lines in order.
    pub lines: Vec<Line>,
    /// From line to line.
    pub pitch: f64,
}

impl Paragraph {
    /// Its height: a whole number of pitches. The leading stands below each line, the last included.
    pub fn height(&self) -> f64 {
        self.lines.len() as f64 * self.pitch
    }

    /// The width of its widest line.
    pub fn width(&self) -> f64 {
        self.lines.iter().map(|line| line.width).fold(0.0, f64::max)
    }

    /// What it says, without the hyphens that the setting put in.
    pub fn text(&self) -> String {
        self.lines.iter().map(Line::text).collect::<String>().replace('\u{AD}', "")
    }

    /// Its runs with its upper left corner on `at`.
    pub fn runs(&self, at: impl Into<Point>) -> Vec<GlyphRun> {
        let moved = Affine::translate(at.into().to_vec2());
        let runs = self.lines.iter().flat_map(|line| &line.runs);
        runs.map(|run| GlyphRun { transform: moved * run.transform, ..run.clone() }).collect()
    }

    /// The paragraph with its upper left corner on `at`.
    pub fn draw(&self, at: impl Into<Point>) -> Vec<Item> {
        self.runs(at).into_iter().map(Item::from).collect()
    }
}

impl Compositor<'_> {
    /// Sets spans as one paragraph of lines `measure` millimetres wide. A line feed in the text ends a line.
    ///
    /// The error names the first character that its face lacks.
    pub fn paragraph(&mut self, spans: &[Span], measure: f64, setting: &Setting) -> Result<Paragraph, MissingGlyph> {
        let manuscript = Manuscript::new(self.fonts, spans, setting)?;
        let mut paragraph = Paragraph { lines: Vec::new(), pitch: setting.pitch };
        if manuscript.text.is_empty() {
            return Ok(paragraph);
        }
        let ems = measure / setting.size;
        let mut apart: Vec<usize> = Vec::new();
        loop {
            let sorts = self.sorts(&manuscript, &setting.language, &apart)?;
            let galley = Galley::new(self.fonts, &sorts.sorts, setting);
            let chosen = choose(&manuscript, &sorts, setting, &galley, ems);
            // A ligature that a line's end goes through is taken apart, and all is measured again. Every round adds a
            // place, so there is an end to it.
            let inside: Vec<usize> = chosen.iter().filter_map(|place| place.inside.map(|(byte, _)| byte)).collect();
            if inside.iter().any(|byte| !apart.contains(byte)) {
                apart.extend(inside);
                continue;
            }
            for (number, pair) in chosen.windows(2).enumerate() {
                let baseline = setting.ascent * setting.size + number as f64 * setting.pitch;
                paragraph.lines.push(line(&galley, &manuscript, spans, setting, (&pair[0], &pair[1]), ems, baseline));
            }
            return Ok(paragraph);
        }
    }
}

/// The places where lines end, the beginning and the end included.
fn choose(manuscript: &Manuscript, sorts: &Sorts, setting: &Setting, galley: &Galley<'_>, measure: f64) -> Vec<Break> {
    let narrowest = |from: &Break, to: &Break| {
        let give = galley.measure(from, to).give;
        match setting.alignment {
            Alignment::Justified => give.natural - give.squeeze - give.shrink - give.tighten,
            Alignment::Ragged | Alignment::Centred => give.natural,
        }
    };
    let found = breaks(manuscript, sorts, setting);
    let found = torn(found, manuscript, sorts, setting, |from, to| narrowest(from, to) <= measure + 1e-6);
    let places: Vec<Place> = found.iter().map(|found| found.place).collect();
    let chosen = fit(&places, |from, to| galley.look(&found[from], &found[to], measure));
    chosen.into_iter().map(|place| found[place]).collect()
}

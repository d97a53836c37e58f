//! One line: its gaps changed so that it fills the measure, its sorts gathered into runs.

use super::breaks::Break;
use super::galley::Galley;
use super::manuscript::Manuscript;
use super::setting::{Alignment, Setting, Span};
use super::spacing::Change;
use super::superior::Raised;
use crate::fonts::FaceId;
use crate::geom::Affine;
use crate::scene::{Glyph, GlyphRun};

/// One line of a paragraph. Millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its text, in the space of the paragraph. Runs, one after another, say what the line says, with the blanks at its
    /// end, and with a soft hyphen (U+00AD) where a word is divided.
    pub runs: Vec<GlyphRun>,
    /// How wide it is, without what hangs out.
    pub width: f64,
    /// How far its first mark hangs out to the left.
    pub hangs_left: f64,
    /// How far its last mark hangs out to the right.
    pub hangs_right: f64,
    /// Its baseline, below the top of the paragraph.
    pub baseline: f64,
}

impl Line {
    /// What it says.
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }
}

/// The line between two places, in a measure of so many ems.
pub(super) fn line(
    galley: &Galley<'_>,
    manuscript: &Manuscript,
    spans: &[Span],
    setting: &Setting,
    (from, to): (&Break, &Break),
    measure: f64,
    baseline: f64,
) -> Line {
    let measured = galley.measure(from, to);
    let natural = measured.give.natural;
    let change = match setting.alignment {
        Alignment::Justified if to.place.forced && natural <= measure => Change::default(),
        Alignment::Justified => measured.change(measure, setting.ideographic()),
        Alignment::Ragged | Alignment::Centred => Change::default(),
    };
    let (width, indent) = match setting.alignment {
        Alignment::Justified => (measured.width(measure, change), 0.0),
        Alignment::Ragged => (natural, 0.0),
        Alignment::Centred => (natural, (measure - natural) / 2.0),
    };
    let mut runs = Runs { done: Vec::new(), spans, size: setting.size, baseline };
    let mut pen = indent - measured.left;
    for place in from.next..to.next {
        let sort = &galley.sorts[place];
        runs.push((sort.face, sort.span, sort.raised), &manuscript.text[sort.text.clone()], &sort.glyphs, pen);
        pen += sort.advance;
        // A line's end is where the last ink is: what follows has no width that counts.
        if place + 1 < to.end {
            pen += galley.gaps[place].changed(change);
        }
        if place + 1 == to.end
            && let Some(hyphen) = measured.hyphen
        {
            runs.push((hyphen.face, sort.span, Raised::NOT), "\u{AD}", &[(hyphen.glyph, 0.0, 0.0)], pen);
        }
    }
    Line {
        runs: runs.done,
        width: width * setting.size,
        hangs_left: measured.left * setting.size,
        hangs_right: measured.right * setting.size,
        baseline,
    }
}

/// Runs that grow sort by sort.
struct Runs<'s> {
    done: Vec<GlyphRun>,
    spans: &'s [Span],
    size: f64,
    baseline: f64,
}

impl Runs<'_> {
    /// Adds a sort at `pen` ems: to the last run if that has its face, size and colour.
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
            // The first glyph of a sort stands for all its characters.
            let text = if place == 0 { start..run.text.len() } else { start..start };
            run.glyphs.push(Glyph { id, x: (pen + x) * self.size - origin, y: y * self.size, text });
        }
    }
}

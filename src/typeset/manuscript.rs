//! Spans made ready for shaping: one text, every stretch of it with its face.

use super::MissingGlyph;
use super::script::{Script, fixed_space, script};
use super::setting::{Figures, Setting, Span};
use crate::fonts::{FaceId, Fonts};
use std::ops::Range;

/// Keeps what stands before and behind it on one line.
pub(super) const JOINER: char = '\u{2060}';

/// One text, every stretch of it with its face.
#[derive(Debug)]
pub(super) struct Manuscript {
    /// The text of all spans, without soft hyphens and joiners.
    pub(super) text: String,
    /// Its stretches in order; together they cover it.
    pub(super) stretches: Vec<Stretch>,
    /// Where the author allowed a word to be divided.
    pub(super) soft_hyphens: Vec<usize>,
    /// Where the author forbade a line to end; in order.
    pub(super) joined: Vec<usize>,
}

/// Characters of one face, one style of figures, one span.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Stretch {
    /// Which bytes.
    pub(super) range: Range<usize>,
    /// In which face.
    pub(super) face: FaceId,
    /// With which figures.
    pub(super) figures: Figures,
    /// Of which span.
    pub(super) span: usize,
    /// Whether the face is the ideographic one.
    pub(super) ideographic: bool,
}

impl Manuscript {
    /// Chooses a face for every character. The script decides; a sign that the face of its script lacks is taken from
    /// the other face, but never an ideograph or a letter.
    pub(super) fn new(fonts: &Fonts, spans: &[Span], setting: &Setting) -> Result<Manuscript, MissingGlyph> {
        let (soft_hyphens, joined) = (Vec::new(), Vec::new());
        let mut manuscript = Manuscript { text: String::new(), stretches: Vec::new(), soft_hyphens, joined };
        let whole: Vec<char> = spans.iter().flat_map(|span| span.text.chars()).collect();
        let mut place = 0;
        for (number, span) in spans.iter().enumerate() {
            for character in span.text.chars() {
                place += 1;
                if character == '\u{AD}' {
                    manuscript.soft_hyphens.push(manuscript.text.len());
                    continue;
                }
                if character == JOINER {
                    manuscript.joined.push(manuscript.text.len());
                    continue;
                }
                let ideographic = match script(character) {
                    Script::Latin => false,
                    Script::Ideographic => true,
                    Script::Either => among_ideographs(&whole, place - 1, setting.ideographic()),
                };
                let (latin, cjk) = (setting.faces.latin(span.style), setting.faces.ideographic(span.style));
                let (own, other) = if ideographic { (cjk, latin) } else { (latin, cjk) };
                let has = |face: FaceId| fonts.face(face).glyph(character).is_some();
                let blank = fixed_space(character).is_some() || character == '\n';
                let (face, ideographic) = if blank || has(own) {
                    (own, ideographic)
                } else if !character.is_alphanumeric() && has(other) {
                    (other, !ideographic)
                } else {
                    return Err(MissingGlyph { face: fonts.face(own).name().to_owned(), character });
                };
                let figures = span.figures.unwrap_or(setting.figures);
                manuscript.push(character, Stretch { range: 0..0, face, figures, span: number, ideographic });
            }
        }
        Ok(manuscript)
    }

    /// The stretch that a byte lies in.
    pub(super) fn stretch(&self, byte: usize) -> &Stretch {
        &self.stretches[self.stretches.partition_point(|stretch| stretch.range.end <= byte)]
    }

    fn push(&mut self, character: char, mut stretch: Stretch) {
        let start = self.text.len();
        self.text.push(character);
        let end = self.text.len();
        match self.stretches.last_mut() {
            Some(last)
                if (last.face, last.figures, last.span, last.ideographic)
                    == (stretch.face, stretch.figures, stretch.span, stretch.ideographic) =>
            {
                last.range.end = end;
            }
            _ => {
                stretch.range = start..end;
                self.stretches.push(stretch);
            }
        }
    }
}

/// Whether a mark that both scripts use stands among ideographs. Where its neighbours disagree, or there are none, the
/// paragraph's language decides.
fn among_ideographs(text: &[char], place: usize, usual: bool) -> bool {
    let known = |character: &&char| character.is_alphanumeric() || script(**character) == Script::Ideographic;
    let side = |found: Option<&char>| found.map(|&character| script(character) == Script::Ideographic);
    let before = side(text[..place].iter().rev().find(known));
    let after = side(text[place + 1..].iter().find(known));
    match (before, after) {
        (Some(before), Some(after)) if before == after => before,
        _ => usual,
    }
}

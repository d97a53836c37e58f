//! Itemisation: spans become one text whose runs have one face each, ready for shaping.

use super::MissingGlyph;
use super::paragraph_style::{Figures, ParagraphStyle, Span, WORD_JOINER};
use super::script::{CharacterScript, fixed_space, script};
use crate::fonts::{FaceId, Fonts};
use std::ops::Range;

/// One text, divided into runs of one face.
#[derive(Debug)]
pub(super) struct PreparedText {
    /// The text of all spans, without soft hyphens and word joiners.
    pub(super) text: String,
    /// Its runs in order; together they cover it.
    pub(super) runs: Vec<StyleRun>,
    /// The bytes before which soft hyphens stood.
    pub(super) soft_hyphens: Vec<usize>,
    /// The bytes before which word joiners stood, in order.
    pub(super) joined: Vec<usize>,
}

/// A run of characters of one face, one style of figures and one span.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct StyleRun {
    /// Its bytes in the text.
    pub(super) range: Range<usize>,
    /// Its face.
    pub(super) face: FaceId,
    /// Its style of figures.
    pub(super) figures: Figures,
    /// The index of its span.
    pub(super) span: usize,
    /// Whether the face is the ideographic one.
    pub(super) ideographic: bool,
}

impl PreparedText {
    /// Chooses a face for each character by its script. A sign that the face of its script lacks is taken from the
    /// other face (font fallback); letters and ideographs never are.
    pub(super) fn new(fonts: &Fonts, spans: &[Span], style: &ParagraphStyle) -> Result<PreparedText, MissingGlyph> {
        let (soft_hyphens, joined) = (Vec::new(), Vec::new());
        let mut prepared = PreparedText { text: String::new(), runs: Vec::new(), soft_hyphens, joined };
        let whole: Vec<char> = spans.iter().flat_map(|span| span.text.chars()).collect();
        let mut place = 0;
        for (number, span) in spans.iter().enumerate() {
            for character in span.text.chars() {
                place += 1;
                if character == '\u{AD}' {
                    prepared.soft_hyphens.push(prepared.text.len());
                    continue;
                }
                if character == WORD_JOINER {
                    prepared.joined.push(prepared.text.len());
                    continue;
                }
                let ideographic = match script(character) {
                    CharacterScript::Latin => false,
                    CharacterScript::Ideographic => true,
                    CharacterScript::Common => among_ideographs(&whole, place - 1, style.ideographic()),
                };
                let (latin, cjk) = (style.faces.latin(span.style), style.faces.ideographic(span.style));
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
                let figures = style.figures;
                prepared.push(character, StyleRun { range: 0..0, face, figures, span: number, ideographic });
            }
        }
        Ok(prepared)
    }

    /// The run that contains a byte.
    pub(super) fn run_at(&self, byte: usize) -> &StyleRun {
        &self.runs[self.runs.partition_point(|run| run.range.end <= byte)]
    }

    fn push(&mut self, character: char, mut run: StyleRun) {
        let start = self.text.len();
        self.text.push(character);
        let end = self.text.len();
        match self.runs.last_mut() {
            Some(last)
                if (last.face, last.figures, last.span, last.ideographic)
                    == (run.face, run.figures, run.span, run.ideographic) =>
            {
                last.range.end = end;
            }
            _ => {
                run.range = start..end;
                self.runs.push(run);
            }
        }
    }
}

/// Whether punctuation common to both scripts stands among ideographs. Where its neighbours disagree, or there are
/// none, the paragraph's language decides.
fn among_ideographs(text: &[char], place: usize, usual: bool) -> bool {
    let known = |character: &&char| character.is_alphanumeric() || script(**character) == CharacterScript::Ideographic;
    let side = |found: Option<&char>| found.map(|&character| script(character) == CharacterScript::Ideographic);
    let before = side(text[..place].iter().rev().find(known));
    let after = side(text[place + 1..].iter().find(known));
    match (before, after) {
        (Some(before), Some(after)) if before == after => before,
        _ => usual,
    }
}

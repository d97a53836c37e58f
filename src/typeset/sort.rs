//! Sorts: shaped pieces of type, the smallest that are ever moved apart.

use super::manuscript::Manuscript;
use super::script::{Script, closes, fixed_space, is_word_space, opens, script};
use super::superior::Raised;
use crate::fonts::{FaceId, Fonts};
use crate::geom::Shape;
use std::ops::Range;

/// The sorts of a paragraph in order.
#[derive(Debug)]
pub(super) struct Sorts {
    /// The sorts.
    pub(super) sorts: Vec<Sort>,
    /// The bytes before which Unicode allows a line to begin, the first included.
    pub(super) opportunities: Vec<usize>,
}

/// One shaped piece: a letter with its marks, a ligature, a space, an ideograph. Measures are in ems.
#[derive(Debug)]
pub(super) struct Sort {
    /// The bytes it stands for.
    pub(super) text: Range<usize>,
    /// The first of its characters.
    pub(super) character: char,
    /// Its face.
    pub(super) face: FaceId,
    /// Its span.
    pub(super) span: usize,
    /// How much smaller it is than its text, and how far it is raised: of this its glyphs and its advance know already.
    pub(super) raised: Raised,
    /// Its glyphs: number, x, y down.
    pub(super) glyphs: Vec<(u16, f64, f64)>,
    /// How far it moves the pen at the end of a line.
    pub(super) advance: f64,
    /// How much nearer (below 0) or further away the shaper puts what follows.
    pub(super) kern: f64,
    /// What it is to its neighbours.
    pub(super) kind: Kind,
}

/// What a sort is to its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A Latin letter, figure or mark.
    Latin,
    /// A word space, which may stretch.
    Space,
    /// A space that keeps its width.
    FixedSpace,
    /// An ideograph or a kana.
    Ideograph,
    /// An ideographic mark whose ink lies in its right half.
    Opening,
    /// An ideographic mark whose ink lies in its left half.
    Closing,
    /// Any other ideographic mark.
    Mark,
    /// The end of a line by the author's will.
    End,
}

impl Kind {
    /// Whether it belongs to the grid of ideographs.
    pub(super) fn is_ideographic(self) -> bool {
        match self {
            Kind::Ideograph | Kind::Opening | Kind::Closing | Kind::Mark => true,
            Kind::Latin | Kind::Space | Kind::FixedSpace | Kind::End => false,
        }
    }
}

impl Sort {
    /// Whether it leaves no ink and falls away at the end of a line.
    pub(super) fn is_blank(&self) -> bool {
        matches!(self.kind, Kind::Space | Kind::FixedSpace | Kind::End)
    }
}

/// A sort from a cluster of shaped glyphs (number, x, y up, advance, in units of `unit` to the em).
pub(super) fn sort(
    fonts: &Fonts,
    manuscript: &Manuscript,
    text: Range<usize>,
    shaped: impl Iterator<Item = (u16, f32, f32, f32)>,
    unit: f32,
) -> Sort {
    let character = manuscript.text[text.start..].chars().next().unwrap_or('\n');
    let stretch = manuscript.stretch(text.start);
    let face = fonts.face(stretch.face);
    let (mut glyphs, mut advance) = (Vec::new(), 0.0);
    for (id, x, y, step) in shaped {
        glyphs.push((id, advance + f64::from(x / unit), -f64::from(y / unit)));
        advance += f64::from(step / unit);
    }
    let space = || face.glyph(' ').unwrap_or_default();
    let kind = if character == '\n' {
        (glyphs, advance) = (vec![(space(), 0.0, 0.0)], 0.0);
        Kind::End
    } else if let Some(width) = fixed_space(character) {
        let own = face.glyph(character);
        let thin = own.filter(|_| matches!(character, '\u{2009}' | '\u{202F}')).map(|glyph| face.advance(glyph));
        (glyphs, advance) = (vec![(own.unwrap_or_else(space), 0.0, 0.0)], thin.unwrap_or(width));
        Kind::FixedSpace
    } else if is_word_space(character) {
        Kind::Space
    } else if !stretch.ideographic {
        Kind::Latin
    } else {
        // Half of the em is blank only in marks that are drawn so, which is for the ink to tell.
        let full = (advance - 1.0).abs() < 0.001;
        let ink = || glyphs.first().map(|&(id, ..)| face.outline(id).bounding_box());
        if full && opens(character) && ink().is_some_and(|ink| ink.x0 > 0.49) {
            Kind::Opening
        } else if full && closes(character) && ink().is_some_and(|ink| ink.x1 < 0.51) {
            Kind::Closing
        } else if script(character) == Script::Ideographic && character.is_alphanumeric() {
            Kind::Ideograph
        } else {
            Kind::Mark
        }
    };
    // What a pair of letters moves is no part of the letter: at the end of a line there is no pair.
    let kern = match (kind, glyphs.as_slice()) {
        (Kind::Latin | Kind::Space, &[(glyph, ..)]) => advance - face.advance(glyph),
        _ => 0.0,
    };
    let raised = Raised::of(face, character);
    let glyphs = glyphs.into_iter().map(|(id, x, y)| (id, raised.size * x, raised.size * y - raised.by)).collect();
    let advance = raised.size * (advance - kern);
    Sort { text, character, face: stretch.face, span: stretch.span, raised, glyphs, advance, kern, kind }
}

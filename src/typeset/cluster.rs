//! Clusters: the smallest shaped units of text, between which justification and letter-spacing add space.

use super::prepared_text::PreparedText;
use super::script::{CharacterScript, closes, fixed_space, is_low, is_word_space, opens, script, stops_sentence};
use super::superior::Raised;
use crate::fonts::{FaceId, Fonts};
use crate::geom::Shape;
use crate::language::{GlyphForms, typography};
use std::ops::Range;

/// A shaped paragraph.
#[derive(Debug)]
pub(super) struct Clusters {
    /// Its clusters in order.
    pub(super) clusters: Vec<Cluster>,
    /// The bytes before which Unicode (UAX #14) allows a line to begin, the first included.
    pub(super) opportunities: Vec<usize>,
    /// The bytes at which a phrase begins, in order; none in a language with spaces.
    pub(super) phrases: Vec<usize>,
}

/// Where stops and commas stand among ideographs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stops {
    /// In a corner of their square, as the faces draw them: mainland China, Japan.
    Cornered,
    /// In the middle of their square: Taiwan and Hong Kong.
    Centred,
}

impl Stops {
    /// Those of a language.
    pub(super) fn of(language: &str) -> Stops {
        let found = typography(language);
        match found.ideographic && found.lcid.forms == GlyphForms::Traditional {
            true => Stops::Centred,
            false => Stops::Cornered,
        }
    }
}

/// The middle of an ideograph above the baseline, in ems.
const STOP_HEIGHT: f64 = 0.36;

/// One cluster: a letter with its diacritics, a ligature, a space, an ideograph. Lengths in ems.
#[derive(Debug)]
pub(super) struct Cluster {
    /// Its bytes in the text.
    pub(super) text: Range<usize>,
    /// The first of its characters.
    pub(super) character: char,
    /// Its face.
    pub(super) face: FaceId,
    /// Its span.
    pub(super) span: usize,
    /// Its size and rise as a superior; already applied to `glyphs` and `advance`.
    pub(super) raised: Raised,
    /// Its glyphs: id, x, y down.
    pub(super) glyphs: Vec<(u16, f64, f64)>,
    /// Its advance width without kerning.
    pub(super) advance: f64,
    /// Its kerning with the cluster that follows; negative brings them closer.
    pub(super) kern: f64,
    /// Its class for spacing and line breaking.
    pub(super) kind: ClusterKind,
}

/// The class of a cluster for spacing and line breaking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClusterKind {
    /// A Latin letter, figure or mark.
    Latin,
    /// A word space, which stretches and shrinks.
    Space,
    /// A space of fixed width.
    FixedSpace,
    /// An ideograph or a kana.
    Ideograph,
    /// An ideographic mark whose ink lies in its right half.
    Opening,
    /// An ideographic mark whose ink lies in its left half.
    Closing,
    /// Any other ideographic mark.
    Mark,
    /// A line feed: a forced break.
    LineFeed,
}

impl ClusterKind {
    /// Whether it belongs to the grid of ideographs.
    pub(super) fn is_ideographic(self) -> bool {
        match self {
            ClusterKind::Ideograph | ClusterKind::Opening | ClusterKind::Closing | ClusterKind::Mark => true,
            ClusterKind::Latin | ClusterKind::Space | ClusterKind::FixedSpace | ClusterKind::LineFeed => false,
        }
    }
}

impl Cluster {
    /// Whether it has no ink and is discarded at the end of a line.
    pub(super) fn is_blank(&self) -> bool {
        matches!(self.kind, ClusterKind::Space | ClusterKind::FixedSpace | ClusterKind::LineFeed)
    }
}

/// How much kerning may take of a word space, in ems.
const MOST_KERN_TO_SPACE: f64 = 0.02;

/// A cluster from its shaped glyphs (id, x, y up, advance, in units of `unit` to the em).
pub(super) fn shaped_cluster(
    fonts: &Fonts,
    prepared: &PreparedText,
    text: Range<usize>,
    shaped: impl Iterator<Item = (u16, f32, f32, f32)>,
    (unit, stops): (f32, Stops),
) -> Cluster {
    let character = prepared.text[text.start..].chars().next().unwrap_or('\n');
    let run = prepared.run_at(text.start);
    let face = fonts.face(run.face);
    let (mut glyphs, mut advance) = (Vec::new(), 0.0);
    for (id, x, y, step) in shaped {
        glyphs.push((id, advance + f64::from(x / unit), -f64::from(y / unit)));
        advance += f64::from(step / unit);
    }
    let space = || face.glyph(' ').unwrap_or_default();
    let kind = if character == '\n' {
        (glyphs, advance) = (vec![(space(), 0.0, 0.0)], 0.0);
        ClusterKind::LineFeed
    } else if let Some(width) = fixed_space(character) {
        let own = face.glyph(character);
        let thin = own.filter(|_| matches!(character, '\u{2009}' | '\u{202F}')).map(|glyph| face.advance(glyph));
        (glyphs, advance) = (vec![(own.unwrap_or_else(space), 0.0, 0.0)], thin.unwrap_or(width));
        ClusterKind::FixedSpace
    } else if is_word_space(character) {
        ClusterKind::Space
    } else if !run.ideographic {
        ClusterKind::Latin
    } else {
        // Whether half of the em is blank depends on the face's drawing, so the bounds of the ink decide.
        let full = (advance - 1.0).abs() < 0.001;
        let ink = || glyphs.first().map(|&(id, ..)| face.outline(id).bounding_box());
        if full && stops == Stops::Centred && stops_sentence(character) {
            if let (Some(ink), Some((_, x, y))) = (ink(), glyphs.first_mut()) {
                *x += 0.5 - ink.center().x;
                // A comma or full stop moves to mid-height, too; others stand there already.
                *y += if is_low(character) { -STOP_HEIGHT - ink.center().y } else { 0.0 };
            }
            ClusterKind::Mark
        } else if full && opens(character) && ink().is_some_and(|ink| ink.x0 > 0.49) {
            ClusterKind::Opening
        } else if full && closes(character) && ink().is_some_and(|ink| ink.x1 < 0.51) {
            ClusterKind::Closing
        } else if script(character) == CharacterScript::Ideographic && character.is_alphanumeric() {
            ClusterKind::Ideograph
        } else {
            ClusterKind::Mark
        }
    };
    // Kerning is kept apart from the advance: at the end of a line there is no pair to kern.
    let kern = match (kind, glyphs.as_slice()) {
        (ClusterKind::Latin | ClusterKind::Space, &[(glyph, ..)]) => {
            let kern = advance - face.advance(glyph);
            // Some faces kern a space away.
            let beside_space = kind == ClusterKind::Space || prepared.text[text.end..].starts_with(is_word_space);
            if beside_space { kern.max(-MOST_KERN_TO_SPACE) } else { kern }
        }
        _ => 0.0,
    };
    let raised = Raised::of(face, character);
    let glyphs = glyphs.into_iter().map(|(id, x, y)| (id, raised.size * x, raised.size * y - raised.by)).collect();
    let advance = raised.size * (advance - kern);
    Cluster { text, character, face: run.face, span: run.span, raised, glyphs, advance, kern, kind }
}

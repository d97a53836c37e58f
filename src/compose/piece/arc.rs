//! Names along the edge of a piece, where a straight line would make them too small to be read across a table: the
//! first one below, upright, the second one above.

use super::caption::{FaceMark, MarkShape};
use super::content::ElementWord;
use super::face_area::{Belt, FaceArea};
use crate::canvas::resources::Resources;
use crate::fonts::FaceId;
use crate::geom::{Affine, Point, Shape};
use crate::scene::Colour;
use crate::typeset::Label;

/// Minimum x-height of names on pieces, which are read across a table, in millimetres.
pub const LEAST_NAME: f64 = 1.5;
/// Margin above the minimum for letters on an arc, against rounding.
const MORE: f64 = 1.01;
/// Descent and ascent of letters, in ems.
const BELOW: f64 = 0.24;
const ABOVE: f64 = 0.78;
/// The height at which letters on an arc have their normal spacing, in ems.
const MIDDLE: f64 = 0.25;
/// Gap between a belt and the rest of a face, in millimetres.
const CLEAR: f64 = 0.35;
/// Maximum half angle of a name, in radians: alone, and with another one opposite.
const FARTHEST: (f64, f64) = (1.75, 1.2);
/// Word space, in ems.
const GAP: f64 = 0.45;

/// The x-height of a face, in ems.
pub fn x_height(resources: &Resources<'_>, face: FaceId) -> f64 {
    let face = resources.theme.fonts.face(face);
    face.glyph('x').map_or(0.5, |x| face.outline(x).bounding_box().height()).max(0.1)
}

/// The font size in this face with the minimum x-height, in millimetres per em.
fn em_of(resources: &Resources<'_>, face: FaceId) -> f64 {
    MORE * LEAST_NAME / x_height(resources, face)
}

/// The inner radius of the belts of names, in millimetres.
pub fn inner(resources: &Resources<'_>, lines: &[Vec<ElementWord>], room: FaceArea) -> f64 {
    let faces = lines.iter().flatten().map(|word| word.face);
    let em = faces.map(|face| em_of(resources, face)).fold(0.0, f64::max);
    (room.half() - (BELOW + ABOVE) * em - CLEAR).max(0.1)
}

/// Lines of names along the edge: their marks, and the belts that they take.
pub fn arcs(
    resources: &mut Resources<'_>,
    lines: &[Vec<ElementWord>],
    room: FaceArea,
    colour: Colour,
) -> (Vec<FaceMark>, [Option<Belt>; 2]) {
    let inner = inner(resources, lines, room);
    let farthest = if lines.len() > 1 { FARTHEST.1 } else { FARTHEST.0 };
    let (mut marks, mut belts) = (Vec::new(), [None; 2]);
    for (place, words) in lines.iter().enumerate().take(2) {
        let below = place == 0;
        let (mark, half_angle) = arc(resources, words, room.half(), below, farthest, colour);
        marks.extend(mark);
        belts[place] = Some(Belt { inner, half_angle: half_angle + CLEAR / inner });
    }
    (marks, belts)
}

/// One line along a circle of this radius, and its half angle.
fn arc(
    resources: &mut Resources<'_>,
    words: &[ElementWord],
    radius: f64,
    below: bool,
    farthest: f64,
    colour: Colour,
) -> (Option<FaceMark>, f64) {
    let em = words.iter().map(|word| em_of(resources, word.face)).fold(0.0, f64::max);
    let (baseline, along) = match below {
        true => (radius - BELOW * em, radius - (BELOW + MIDDLE) * em),
        false => (radius - ABOVE * em, radius - (ABOVE - MIDDLE) * em),
    };
    let set = |resources: &mut Resources<'_>, share: f64| {
        let (mut letters, mut pen) = (Vec::new(), 0.0);
        for (place, word) in words.iter().enumerate() {
            let em = share * em_of(resources, word.face);
            pen += if place > 0 { GAP * em } else { 0.0 };
            pen = spelled(resources, word, em, pen, &mut letters);
        }
        (letters, pen)
    };
    let (mut letters, mut width) = set(resources, 1.0);
    let half = width / 2.0 / along;
    if half > farthest {
        (letters, width) = set(resources, farthest / half);
    }
    let turned = letters.into_iter().map(|(label, middle): (Label, f64)| {
        let angle = (middle - width / 2.0) / along;
        let (sin, cos) = angle.sin_cos();
        let (at, turn) = match below {
            true => (Point::new(baseline * sin, baseline * cos), -angle),
            false => (Point::new(baseline * sin, -baseline * cos), angle),
        };
        let own = Affine::translate((-label.advance() / 2.0, 0.0));
        (label, Affine::translate(at.to_vec2()) * Affine::rotate(turn) * own)
    });
    let letters: Vec<(Label, Affine)> = turned.collect();
    let text = words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
    let mark = (!letters.is_empty()).then(|| FaceMark::new(MarkShape::Arc { text, letters, colour }));
    (mark, half.min(farthest))
}

/// Adds a word's letters, each centred on the line, with kerning; returns the pen position after them.
fn spelled(
    resources: &mut Resources<'_>,
    word: &ElementWord,
    em: f64,
    start: f64,
    letters: &mut Vec<(Label, f64)>,
) -> f64 {
    let mut pen = start;
    for (at, letter) in word.text.char_indices() {
        let end = at + letter.len_utf8();
        let Some(so_far) = resources.label(word.face, &word.text[..end], em, 0.0) else { return pen };
        let Some(label) = resources.label(word.face, &word.text[at..end], em, 0.0) else { return pen };
        pen = start + so_far.advance();
        if !letter.is_whitespace() {
            let middle = pen - label.advance() / 2.0;
            letters.push((label, middle));
        }
    }
    pen
}

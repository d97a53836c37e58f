//! The game's name on the plate of a landscape: in the language of its reader, and in Chinese characters.

use super::strip;
use crate::geom::{Affine, Point, Rect};
use crate::landscape;
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::is_chinese;
use crate::typeset::{Across, Down};

/// The sizes of letters and of characters, as shares of the plate's height, and the gap between both.
const LATIN: f64 = 0.64;
const CHARACTERS: f64 = 0.58;
pub(super) const GAP: f64 = 0.42;
/// From the plate's middle to the letters' baseline.
pub(super) const BASELINE: f64 = 0.2;

/// The names on both plates.
pub(in crate::compose::board) fn names(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    if site.kind != FrameKind::Full {
        return strip::strip(canvas);
    }
    let Some(plate) = landscape::plate(site) else { return };
    for half in Side::BOTH {
        in_fields(canvas, half, &plate.words, plate.colour);
    }
}

/// The name of a half in the rooms for its words, which are given for the near half: together, or each part in a room
/// of its own. A part that is alone stands in both.
pub(super) fn in_fields(canvas: &mut BoardCanvas<'_, '_>, half: Side, fields: &[Rect], colour: Colour) {
    let (wide, high) = match fields {
        [] => return,
        [field] => return on_plate(canvas, half, *field, colour),
        [field, ..] => (field.width(), field.height()),
    };
    let widest = parts(canvas, half, high).iter().map(|part| part.0.width()).fold(0.0, f64::max);
    let high = high * (wide / widest).min(1.0);
    let all = parts(canvas, half, high);
    let Some(last) = all.len().checked_sub(1) else { return };
    for (number, field) in fields.iter().enumerate() {
        let (words, down) = &all[number.min(last)];
        let space = facing(canvas, half, field.center());
        canvas.within(space, |canvas| put(canvas, words, *down, (0.0, Across::Middle), high, colour));
    }
}

/// The name of a half in a room for words that is given for the near half.
fn on_plate(canvas: &mut BoardCanvas<'_, '_>, half: Side, room: Rect, colour: Colour) {
    let space = facing(canvas, half, room.center());
    canvas.within(space, |canvas| {
        let mut scale = 1.0;
        // Set smaller once if it is too wide; the second time it fits.
        for _ in 0..2 {
            let parts = parts(canvas, half, scale * room.height());
            let gap = GAP * scale * room.height();
            let gaps = parts.len().saturating_sub(1) as f64 * gap;
            let whole = parts.iter().map(|part| part.0.width()).sum::<f64>() + gaps;
            if whole > room.width() {
                scale *= 0.995 * room.width() / whole;
                continue;
            }
            let mut x = -whole / 2.0;
            for (words, down) in &parts {
                put(canvas, words, *down, (x, Across::Left), scale * room.height(), colour);
                x += words.width() + gap;
            }
            break;
        }
    });
}

/// A part of the name on a plate of this height, around (0, 0).
fn put(
    canvas: &mut BoardCanvas<'_, '_>,
    words: &TypesetLine,
    down: Down,
    (x, across): (f64, Across),
    height: f64,
    colour: Colour,
) {
    let y = if down == Down::Baseline { BASELINE * height } else { 0.0 };
    canvas.put_words(words, (x, y), across, down, colour);
}

/// From a space of its own around a place before the near player to the same before the player of a half.
pub(super) fn facing(canvas: &BoardCanvas<'_, '_>, half: Side, at: Point) -> Affine {
    let site = canvas.site();
    match half {
        Side::White => site.facing(at, half),
        // Boards whose animals all face White have the same from left to right at both ends.
        Side::Black if !site.style().turned => site.facing(Point::new(at.x, site.height() - at.y), half),
        Side::Black => site.facing(Point::new(site.width() - at.x, site.height() - at.y), half),
    }
}

/// The name in letters and in characters, whichever there are.
pub(super) fn parts(canvas: &mut BoardCanvas<'_, '_>, half: Side, height: f64) -> Vec<(TypesetLine, Down)> {
    let site = canvas.site();
    let (theme, roles) = (site.theme, site.theme.roles);
    // A title of one's own may be the same in every language: it is set once, in the face of its characters.
    let own = |tag: &str| theme.title_in(tag).to_owned();
    let latin = site.words.latin_tag(half).map(own).filter(|text| !is_chinese(text));
    let characters = Some(own(site.words.tag(half))).filter(|text| is_chinese(text));
    let characters = characters.or_else(|| site.words.characters("game"));
    let mut parts = Vec::new();
    let letters = Type { face: roles.title, size: LATIN * height, tracking: 0.02 };
    let signs = Type { face: roles.title_character, size: CHARACTERS * height, tracking: 0.1 };
    for (of, text, down) in [(letters, latin, Down::Baseline), (signs, characters, Down::Middle)] {
        if let Some(words) = text.and_then(|text| canvas.words(of, &text)) {
            parts.push((words, down));
        }
    }
    parts
}

//! The title between the animals in the order of their strength.

use super::band::{BandArea, Style, by_strength, title};
use crate::canvas::shapes::{begonia, lozenge};
use crate::geom::{Point, Rect};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::rules::KindId;
use crate::scene::Colour;
use crate::theme::{Element, Tones};
use crate::typeset::{Across, Down};

pub(super) fn ladder(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(10.2);
    let style = Style { size: TITLE * 10.2 * scale, pitch: 1.36, colour: site.on_frame(), outline: None };
    let owner = site.marks_on_frame(room.half);
    // The plate lies below the title, whose width is known when it is drawn.
    let mut half = 0.0;
    let words = canvas.apart(|canvas| half = title(canvas, room.half, style, 0.40 * room.width, None) / 2.0);
    let half = half.max(2.3 * style.size / TITLE) + 4.0 * scale;
    plate(canvas, half, (0.49 * room.height).min(0.7 * style.size / TITLE), owner);
    canvas.extend(words);
    let beside = half + 2.6 * scale;
    for x in [-beside, beside] {
        canvas.fill(lozenge((x, 0.0), 1.0 * scale, 1.0 * scale), owner);
    }
    let kinds = by_strength(site);
    let weaker = kinds.len().div_ceil(2);
    // Animals are placed between the file letters and the squares' edges, not directly under a letter, unless there are
    // too many; on a wide board the space is shared between both ends.
    let outer = room.width / 2.0 - C / 4.0;
    let inner = beside + 4.8 * scale;
    let steps = weaker.saturating_sub(1).max(1) as f64;
    let most = (outer - inner) / steps;
    let pitch = if most < C / 2.0 { most } else { C / 2.0 * (most / (C / 2.0)).floor().min(2.0) };
    if outer < inner || (weaker > 1 && pitch < 7.2 * scale) {
        return;
    }
    let outer = outer - C * ((outer - inner - pitch * steps) / 2.0 / C).floor().max(0.0);
    for (place, &kind) in kinds[..weaker].iter().enumerate() {
        rung(canvas, kind, room, (scale, pitch), -outer + place as f64 * pitch);
    }
    for (place, &kind) in kinds[weaker..].iter().rev().enumerate() {
        rung(canvas, kind, room, (scale, pitch), outer - place as f64 * pitch);
    }
}

/// How large the title is on its plate.
const TITLE: f64 = 0.82;

/// The plate of the title: its corners are hollowed, and a second line runs inside in the side's colour.
fn plate(canvas: &mut BoardCanvas<'_, '_>, half: f64, tall: f64, owner: Colour) {
    let site = canvas.site();
    let edge = Rect::from_center_size(Point::ZERO, (2.0 * half, 2.0 * tall));
    let (radius, inner) = (0.34 * tall, 0.16 * tall);
    canvas.path(begonia(edge, radius), Some(site.colours().land), None);
    canvas.line(begonia(edge, radius), site.on_frame(), 0.4);
    canvas.line(begonia(edge.inflate(-inner, -inner), radius), owner, 0.28);
}

/// The sizes of a strength and of a character, and in how many millimetres to the em they can still be read: in a lower
/// band the order of the animals tells what their numbers would.
const STRENGTH: (f64, f64) = (3.3, 1.4);
const CHARACTER: (f64, f64) = (2.9, 2.2);

/// One animal, below it its strength and its character.
fn rung(canvas: &mut BoardCanvas<'_, '_>, kind: KindId, room: BandArea, (scale, pitch): (f64, f64), x: f64) {
    /// Between strength and character.
    const GAP: f64 = 0.9;
    /// The radius of a medallion, and at most as a share of the way to the next; the size of the head in it, relative to
    /// that.
    const MEDALLION: (f64, f64, f64) = (4.45, 0.46, 1.47);
    /// The same radius, and the size of an animal, without words.
    const ALONE: (f64, f64) = (6.0, 9.6);
    let site = canvas.site();
    // Heads in their natural colours are medallions with the ring of their side.
    let face = &site.theme.face;
    let is_medallion = face.art.is_heads() && face.tones == Tones::Natural;
    let kind = site.theme.rules.kind(kind);
    let (roles, ink, coat) = (site.theme.roles, site.on_frame(), site.colours().land);
    let reads = |(size, least): (f64, f64)| size * scale * site.k >= least;
    let has_words = reads(STRENGTH);
    let character = site.words.character(&kind.id).filter(|_| site.theme.face.show.contains(&Element::Character));
    let sealed = canvas.resources.is_sealed(&kind.id);
    let (radius, size) = if has_words { (MEDALLION.0, 7.2) } else { ALONE };
    let radius = (radius * scale).min(MEDALLION.1 * pitch);
    let y = match (has_words, is_medallion) {
        (false, _) => 0.0,
        (true, true) => 2.65 * scale - radius,
        (true, false) => -1.5 * scale,
    };
    canvas.at(x, y, 0.0, 1.0, |canvas| {
        let drawn = match is_medallion {
            true => {
                let owner = site.marks_on_frame(room.half);
                canvas.shape(BoardCanvas::circle((0.0, 0.0), radius), coat, owner, 0.4);
                canvas.small_piece(&kind.id, MEDALLION.2 * radius, ink)
            }
            false => canvas.small_animal(&kind.id, size * scale, ink, coat),
        };
        if !drawn {
            let of = Type { face: roles.name, size: 5.0 * scale, tracking: 0.0 };
            canvas.text(of, &kind.letter.to_string(), (0.0, 0.0), ink);
        }
    });
    if !has_words {
        return;
    }
    let strength = site.theme.face.numerals.write(u32::from(kind.strength));
    let of = Type { face: site.theme.numeral_face(), size: STRENGTH.0 * scale, tracking: 0.0 };
    let Some(strength) = canvas.fitted(of, &strength, 5.2 * scale) else { return };
    let of = Type { face: roles.character, size: CHARACTER.0 * scale, tracking: 0.0 };
    let character = character.filter(|_| !sealed && reads(CHARACTER)).and_then(|text| canvas.words(of, &text));
    let gap = GAP * scale;
    let whole = strength.width() + character.as_ref().map_or(0.0, |words| gap + words.width());
    let (left, y) = (x - whole / 2.0, if is_medallion { 4.5 } else { 4.3 } * scale);
    canvas.put_words(&strength, (left, y), Across::Left, Down::Middle, site.marks_on_frame(room.half));
    if let Some(words) = character {
        canvas.put_words(&words, (left + whole, y), Across::Right, Down::Middle, ink);
    }
}

//! The title in all its languages, and the animals with their strength.

use super::band::{BandArea, by_strength};
use crate::canvas::shapes::polyline;
use crate::geom::Point;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::rules::KindId;
use crate::scene::Colour;
use crate::theme::is_chinese;
use crate::typeset::{Across, Down};

/// An entry begins with a head and ends with a numeral, which is narrower: this share of a head's size is added so that
/// the row is centred.
const NARROW_END: f64 = 0.24;
/// The height at which two rows have their designed size.
const TALL: f64 = 14.0;

pub(super) fn lesson(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let mut kinds = by_strength(canvas.site());
    kinds.reverse();
    let count = kinds.len() as f64;
    if room.height >= TALL {
        let scale = room.scale(17.0);
        canvas.at(0.0, -5.6 * scale, 0.0, 1.0, |canvas| {
            titles(canvas, room, scale, 0.9 * room.width);
        });
        let pitch = (20.4_f64).min((room.width + 6.0) / count);
        let head = 8.2_f64.min(0.42 * pitch) * scale;
        for (place, &kind) in kinds.iter().enumerate() {
            let x = (place as f64 - (count - 1.0) / 2.0) * pitch;
            rung(canvas, kind, room, (x, 4.2 * scale), head, (place + 1 < kinds.len()).then_some(pitch));
        }
        return;
    }
    // One low row: the stronger half to the left of the title, the weaker to the right.
    let scale = room.scale(10.0).min(0.86);
    let half = titles(canvas, room, scale, 0.5 * room.width) / 2.0 + 3.5;
    let stronger = kinds.len().div_ceil(2);
    let each = room.width / 2.0 - half;
    let pitch = (16.0_f64).min(each / stronger as f64);
    let head = (0.46 * pitch).min(8.0 * scale);
    if head < 3.4 {
        return;
    }
    let outer = room.width / 2.0 - pitch / 2.0;
    for (place, &kind) in kinds[..stronger].iter().enumerate() {
        let next = (place + 1 < stronger).then_some(pitch);
        rung(canvas, kind, room, (-outer + place as f64 * pitch, 0.0), head, next);
    }
    let weaker = kinds.len() - stronger;
    for (place, &kind) in kinds[stronger..].iter().enumerate() {
        let x = outer + NARROW_END * head - (weaker - 1 - place) as f64 * pitch;
        rung(canvas, kind, room, (x, 0.0), head, (place + 1 < weaker).then_some(pitch));
    }
}

/// The title in every language on one baseline. Returns its width.
fn titles(canvas: &mut BoardCanvas<'_, '_>, room: BandArea, scale: f64, most: f64) -> f64 {
    let site = canvas.site();
    let (theme, roles) = (site.theme, site.theme.roles);
    // A custom title may be the same in every language: it is set once, in the face of its characters.
    let own = |tag: &str| theme.title_in(tag).to_owned();
    let latin = site.words.latin_tag(room.half).map(own).filter(|text| !is_chinese(text));
    let chinese = site.words.in_characters().then(|| own(site.words.tag(room.half))).filter(|text| is_chinese(text));
    let usual = site.words.characters("game");
    let pinyin = site.words.pinyin(room.half, "game").filter(|_| chinese.is_some() && chinese == usual);
    let mut scale = scale;
    for _ in 0..2 {
        let gap = 4.0 * scale;
        let mut parts: Vec<(TypesetLine, Down, Colour)> = Vec::new();
        let mut add = |face, text: &Option<String>, size: f64, tracking, down, colour| {
            if let Some(words) =
                text.as_ref().and_then(|text| canvas.words(Type { face, size: size * scale, tracking }, text))
            {
                parts.push((words, down, colour));
            }
        };
        add(roles.name, &latin, 5.0, 0.0, Down::Baseline, site.on_frame());
        add(roles.title_character, &chinese, 5.4, 0.08, Down::Middle, site.marks_on_frame(room.half));
        add(roles.pinyin, &pinyin, 4.6, 0.0, Down::Baseline, site.quiet_on_frame());
        let whole = parts.iter().map(|part| part.0.width()).sum::<f64>() + gap * (parts.len() as f64 - 1.0);
        if whole > most {
            scale *= most / whole * 0.99;
            continue;
        }
        let mut x = -whole / 2.0;
        for (words, down, colour) in &parts {
            let y = if *down == Down::Baseline { 1.62 * scale } else { 0.0 };
            canvas.put_words(words, (x, y), Across::Left, *down, *colour);
            x += words.width() + gap;
        }
        return whole;
    }
    0.0
}

/// One animal and its strength, with a sign that the next one is weaker.
fn rung(
    canvas: &mut BoardCanvas<'_, '_>,
    kind: KindId,
    room: BandArea,
    (x, y): (f64, f64),
    head: f64,
    next: Option<f64>,
) {
    let site = canvas.site();
    let kind = site.theme.rules.kind(kind);
    let colours = site.colours();
    canvas.at(x - 0.41 * head, y, 0.0, 1.0, |canvas| {
        if !canvas.small_animal(&kind.id, head, site.on_frame(), colours.coat) {
            let of = Type { face: site.theme.roles.name, size: 0.7 * head, tracking: 0.0 };
            canvas.text(of, &kind.letter.to_string(), (0.0, 0.0), site.on_frame());
        }
    });
    let of = Type { face: site.theme.numeral_face(), size: 0.56 * head, tracking: 0.0 };
    let strength = site.theme.face.numerals.write(u32::from(kind.strength));
    if let Some(words) = canvas.fitted(of, &strength, 0.55 * head) {
        let at = (x + 0.49 * head, y);
        canvas.put_words(&words, at, Across::Middle, Down::Middle, site.marks_on_frame(room.half));
    }
    if let Some(pitch) = next {
        let size = 0.13 * head;
        // Midway between this numeral and the next head.
        let middle = x + (0.7 * head + pitch - 0.9 * head) / 2.0;
        let sign = [(-0.5, -1.0), (0.5, 0.0), (-0.5, 1.0)].map(|(a, b)| Point::new(middle + a * size, y + b * size));
        canvas.line(polyline(&sign, false), site.quiet_on_frame(), 0.4);
    }
}

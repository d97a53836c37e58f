//! The title in all its languages, and the animals with their strength.

use super::band::{BandArea, by_strength};
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point};
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::rules::KindId;
use crate::scene::Colour;
use crate::theme::is_chinese;
use crate::typeset::{Across, Down};

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
        let from = -(count - 1.0) / 2.0 * pitch;
        chain(canvas, room, &kinds, Chain { from, y: 4.2 * scale, pitch, head });
        return;
    }
    // One low row: the title, and to the right of it the whole chain.
    let scale = room.scale(10.0).min(0.86);
    let mut wide = 0.0;
    canvas.apart(|canvas| wide = titles(canvas, room, scale, 0.42 * room.width));
    let pitch = (16.0_f64).min((room.width - wide - BESIDE_TITLE) / count);
    let head = (0.46 * pitch).min(8.0 * scale);
    if head < LEAST_HEAD {
        titles(canvas, room, scale, 0.9 * room.width);
        return;
    }
    let left = -room.width / 2.0;
    canvas.at(left + wide / 2.0, 0.0, 0.0, 1.0, |canvas| {
        titles(canvas, room, scale, 0.42 * room.width);
    });
    // It ends where the squares end.
    let last = room.width / 2.0 - 0.72 * head;
    chain(canvas, room, &kinds, Chain { from: last - (count - 1.0) * pitch, y: 0.0, pitch, head });
}

/// From the title to the chain in one row, and the least size of its heads there.
const BESIDE_TITLE: f64 = 6.0;
const LEAST_HEAD: f64 = 3.4;

/// Where a chain of animals stands: its first one, the distance between two, and the size of heads.
#[derive(Clone, Copy)]
struct Chain {
    from: f64,
    y: f64,
    pitch: f64,
    head: f64,
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

/// The animals, strongest first, with a sign between two for who captures whom; below them, who else captures against
/// the order of strengths, or is spared by it.
fn chain(canvas: &mut BoardCanvas<'_, '_>, room: BandArea, kinds: &[KindId], at: Chain) {
    let Chain { from, y, pitch, head } = at;
    let rules = &canvas.site().theme.rules;
    let colour = canvas.site().quiet_on_frame();
    let place = |n: usize| from + n as f64 * pitch;
    for (n, &kind) in kinds.iter().enumerate() {
        rung(canvas, kind, room, (place(n), y), head);
        let Some(&next) = kinds.get(n + 1) else { continue };
        // Midway between this numeral and the next head.
        let middle = place(n) + (pitch - 0.16 * head) / 2.0;
        sign(canvas, (middle, y), 0.13 * head, (rules.takes(next, kind), rules.takes(kind, next)));
    }
    let mut low = y + LINKED * head;
    for (n, &strong) in kinds.iter().enumerate() {
        for (m, &weak) in kinds.iter().enumerate().skip(n + 2) {
            let (up, down) = (rules.takes(weak, strong), rules.takes(strong, weak));
            if !up && down || low + 0.3 > room.height / 2.0 {
                continue;
            }
            let (left, right) = (place(n) - 0.41 * head, place(m) - 0.41 * head);
            let top = y + UNDER * head;
            let corner = (low - top) * 0.7;
            let mut link = BezPath::new();
            link.move_to((left, top));
            link.line_to((left, low - corner));
            link.quad_to((left, low), (left + corner, low));
            link.line_to((right - corner, low));
            link.quad_to((right, low), (right, low - corner));
            link.line_to((right, top));
            canvas.line(link, colour, 0.4);
            for (x, drawn) in [(left, up), (right, down)] {
                if drawn {
                    let size = 0.13 * head;
                    let tip =
                        [(-1.0, 1.0), (0.0, 0.0), (1.0, 1.0)].map(|(a, b)| Point::new(x + a * size, top + b * size));
                    canvas.line(polyline(&tip, false), colour, 0.4);
                }
            }
            low += 0.2 * head;
        }
    }
}

/// How far below the middle of the heads their links end, and run, in sizes of heads.
const UNDER: f64 = 0.6;
const LINKED: f64 = 0.84;

/// A sign between two animals, pointing to the one that the other captures; with two points if both capture each other.
fn sign(canvas: &mut BoardCanvas<'_, '_>, (x, y): (f64, f64), size: f64, (left, right): (bool, bool)) {
    let colour = canvas.site().quiet_on_frame();
    let both = left && right;
    let apart = if both { 1.0 } else { 0.0 };
    for (drawn, s) in [(left, -1.0), (right, 1.0)] {
        if drawn {
            let at = |a: f64, b: f64| Point::new(x + s * (apart + a) * size, y + b * size);
            canvas.line(polyline(&[at(-0.5, -1.0), at(0.5, 0.0), at(-0.5, 1.0)], false), colour, 0.4);
        }
    }
    if both {
        let reach = 1.3 * size;
        canvas.line(polyline(&[Point::new(x - reach, y), Point::new(x + reach, y)], false), colour, 0.4);
    }
}

/// One animal and its strength.
fn rung(canvas: &mut BoardCanvas<'_, '_>, kind: KindId, room: BandArea, (x, y): (f64, f64), head: f64) {
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
}

//! The title between the animals in the order of their strength.

use super::band::{BandArea, Style, by_strength, title};
use crate::canvas::shapes::lozenge;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::rules::KindId;
use crate::theme::Element;

pub(super) fn ladder(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(10.2);
    let style = Style { size: 10.2 * scale, pitch: 1.47, colour: site.on_frame(), outline: None };
    let half = title(canvas, room.half, style, 0.46 * room.width, None) / 2.0;
    let beside = half + 5.3 * scale;
    let owner = site.marks_on_frame(room.half);
    for x in [-beside, beside] {
        canvas.fill(lozenge((x, 0.0), 1.15 * scale, 1.15 * scale), owner);
    }
    let kinds = by_strength(site);
    let weaker = kinds.len().div_ceil(2);
    // Animals are placed between the file letters and the squares' edges, not directly under a letter, unless there are
    // too many; on a wide board the space is shared between both ends.
    let outer = room.width / 2.0 - C / 4.0;
    let inner = beside + 6.4 * scale;
    let steps = weaker.saturating_sub(1).max(1) as f64;
    let most = (outer - inner) / steps;
    let pitch = if most < C / 2.0 { most } else { C / 2.0 * (most / (C / 2.0)).floor().min(2.0) };
    if outer < inner || (weaker > 1 && pitch < 5.6 * scale) {
        return;
    }
    let outer = outer - C * ((outer - inner - pitch * steps) / 2.0 / C).floor().max(0.0);
    for (place, &kind) in kinds[..weaker].iter().enumerate() {
        rung(canvas, kind, room, scale, -outer + place as f64 * pitch);
    }
    for (place, &kind) in kinds[weaker..].iter().rev().enumerate() {
        rung(canvas, kind, room, scale, outer - place as f64 * pitch);
    }
}

/// One animal and its strength.
fn rung(canvas: &mut BoardCanvas<'_, '_>, kind: KindId, room: BandArea, scale: f64, x: f64) {
    let site = canvas.site();
    let kind = site.theme.rules.kind(kind);
    let colours = site.colours();
    let character = site.words.character(&kind.id).filter(|_| site.theme.face.show.contains(&Element::Character));
    let character = character.filter(|_| !canvas.resources.is_sealed(&kind.id));
    let roles = site.theme.roles;
    let y = -2.1 * scale;
    match character {
        Some(text) => {
            canvas.text(
                Type { face: roles.character, size: 4.9 * scale, tracking: 0.0 },
                &text,
                (x, y),
                site.on_frame(),
            );
        }
        None => canvas.at(x, y - 0.3 * scale, 0.0, 1.0, |canvas| {
            if !canvas.small_animal(&kind.id, 6.2 * scale, site.on_frame(), colours.paper) {
                let of = Type { face: roles.name, size: 5.0 * scale, tracking: 0.0 };
                canvas.text(of, &kind.letter.to_string(), (0.0, 0.0), site.on_frame());
            }
        }),
    }
    let strength = site.theme.face.numerals.write(u32::from(kind.strength));
    let of = Type { face: site.theme.numeral_face(), size: 3.3 * scale, tracking: 0.0 };
    canvas.fitted_text(of, &strength, 5.2 * scale, (x, 3.7 * scale), site.marks_on_frame(room.half));
}

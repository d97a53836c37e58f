//! Colour in: an animal done, an animal begun.

use super::canvas::AssemblyCanvas;
use crate::compose::diagram::{Look, piece};
use crate::geom::{Affine, Point, Rect, Vec2};
use crate::motif::animal::{AnimalLook, to_be_coloured};
use crate::rules::{KindId, Side};
use crate::scene::Colour;
use crate::theme::{Element, Tones};

/// The pencil's colour.
const ORANGE: Colour = Colour::Rgb(0xF4, 0x9A, 0x3C);

/// A coloured animal and one still in outline.
pub fn colour(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) {
    let size = (0.92 * room.height()).min(0.4 * room.width());
    let middle = room.center();
    // Any animal serves; the strongest is not more typical.
    let kinds = canvas.kinds();
    let shown = kinds.iter().cycle().skip(1).take(kinds.len().min(2));
    for (place, kind) in shown.copied().enumerate() {
        let aside = if place == 0 { -0.56 } else { 0.5 };
        animal(canvas, kind, middle + Vec2::new(aside * size, 0.0), size, place == 0);
    }
    let at = middle + Vec2::new(0.62 * size, -0.12 * size);
    let grown = (size / 34.0).clamp(0.7, 1.3);
    canvas.pencil(Affine::translate(at.to_vec2()) * Affine::rotate(-0.5) * Affine::scale(grown), ORANGE);
}

/// An animal as a piece shows it: its picture, or the whole piece if there is none.
fn animal(canvas: &mut AssemblyCanvas<'_, '_>, kind: KindId, at: Point, size: f64, done: bool) {
    let theme = canvas.resources.theme;
    let id = theme.rules.kind(kind).id.clone();
    let look = AnimalLook {
        size,
        ink: theme.colours.ink,
        coat: theme.colours.coat,
        tint: if done { ORANGE } else { theme.colours.ink },
        side: Side::White,
        line_weight: 0.7,
        least_line: theme.board.least_line,
        hollow: !done && to_be_coloured(theme),
        accent: Colour::WHITE,
        tones: if done { Tones::Natural } else { Tones::Outline },
        pale: 0.0,
        halo: false,
    };
    let pictured = theme.face.show.contains(&Element::Picture);
    let drawn = if pictured { canvas.resources.animal(&id, look, Colour::WHITE) } else { None };
    let items = match drawn {
        Some(item) => vec![item],
        None => piece(canvas.resources, kind, Side::White, size, Look::Normal),
    };
    canvas.group(Affine::translate(at.to_vec2()), items);
}

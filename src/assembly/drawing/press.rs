//! Press the stickers onto the pieces.

use super::canvas::AssemblyCanvas;
use super::things::FLAT;
use crate::assembly::task::SheetTask;
use crate::canvas::contour::Contour;
use crate::compose::diagram::{Look, piece};
use crate::compose::piece::outline;
use crate::geom::{Affine, BezPath, Point, Rect, Vec2};
use crate::rules::{KindId, Side};
use crate::scene::{Cap, Colour};
use crate::theme::Outline;
use std::f64::consts::PI;

/// Maximum distance of sheet and piece, as width relative to the height.
const WIDEST: f64 = 2.8;
/// From this width relative to the height on, finished pieces are shown, too; the length of the arrow to them, and
/// their places: sideways in pieces, down relative to the height.
const WITH_DONE: f64 = 3.5;
const ARROW: f64 = 15.0;
const DONE: [(f64, f64); 2] = [(0.22, -0.25), (-0.22, 0.14)];
/// Index of the sticker that is taken.
const TAKEN: usize = 3;

/// Positions of loose stickers, relative to their space, and their rotation in degrees. The taken one is at the upper
/// right, where the arrow to the piece begins.
const LOOSE: [(f64, f64, f64); 5] =
    [(-0.33, -0.30, -14.0), (-0.35, 0.29, 9.0), (-0.02, 0.03, -4.0), (0.31, -0.31, 6.0), (0.31, 0.31, -11.0)];
/// Distance of the peeled edge from a sticker's centre, relative to its size, and the rotation of a disc's peeled edge
/// from the bottom, in degrees.
const FOLD: (f64, f64) = (0.25, -125.0);
/// Line widths of loose stickers' edges, in millimetres.
const EDGE: f64 = 0.25;

/// The sticker being moved.
struct StickerWay {
    kind: Option<KindId>,
    from: Point,
    size: f64,
}

/// The stickers, and the piece that one of them is pressed onto. Labels come off their sheet; stickers cut with
/// scissors are loose, each with its own backing.
pub fn press(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let inks = canvas.context.inks;
    let whole = room;
    // A wide card also shows pieces that are finished.
    let done = whole.width() >= WITH_DONE * whole.height();
    let room = match done {
        true => Rect { x1: whole.x0 + WIDEST * whole.height(), ..whole },
        false => Rect::from_center_size(room.center(), (room.width().min(WIDEST * room.height()), room.height())),
    };
    let wide = (0.44 * room.width()).min(1.05 * room.height());
    let across = (0.62 * room.height()).min(0.32 * room.width());
    let x = (room.x0 + wide + room.x1) / 2.0 + 0.06 * room.width();
    // The remaining space at the right is shared by both sides.
    let aside = (room.x1 - x - 0.5 * across) / 2.0;
    let (room, x) = (room + Vec2::new(aside, 0.0), x + aside);
    let stickers = Rect::new(room.x0, room.y0, room.x0 + wide, room.y1);
    let StickerWay { kind, from, size } =
        if task.facts.pieces.label.is_some() { on_their_sheet(canvas, stickers) } else { loose(canvas, stickers) };
    let wood = Point::new(x, room.y1 - 0.5 * FLAT * across - 0.17 * across);
    let above = Point::new(x, room.y0 + 0.5 * FLAT * across);
    canvas.wood(wood, across, 0.16 * across);
    if let Some(kind) = kind {
        let items = piece(canvas.resources, kind, Side::White, 0.88 * across, Look::Normal);
        canvas.group(Affine::translate(above.to_vec2()) * Affine::scale_non_uniform(1.0, FLAT), items);
    }
    let top = above.y + 0.5 * FLAT * across;
    canvas.arrow(Point::new(x, top + 0.4), Point::new(x, wood.y - 0.08 * across));
    let mut way = BezPath::new();
    let end = Point::new(x - 0.5 * across, above.y);
    way.move_to(from);
    way.curve_to((from.x + 0.55 * size, end.y - 1.0), (end.x - 6.0, end.y - 1.0), (end.x - 1.0, end.y));
    canvas.dashed(way, inks.ink, 0.45, Cap::Butt, [1.6, 1.2]);
    if done {
        let rest = Rect { x0: x + 0.5 * across + ARROW, ..whole };
        let y = wood.y + 0.08 * across;
        canvas.arrow(Point::new(x + 0.5 * across + 3.0, y), Point::new(rest.x0 - 2.0, y));
        finished(canvas, rest);
    }
}

/// A piece of each side with its sticker on it.
fn finished(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) {
    let across = (0.6 * room.height()).min(0.62 * room.width());
    let kinds = canvas.kinds();
    for (&kind, (side, (x, y))) in kinds.iter().zip(Side::BOTH.into_iter().rev().zip(DONE)) {
        let at = room.center() + Vec2::new(x * across, y * room.height());
        canvas.wood(at, across, 0.16 * across);
        let items = piece(canvas.resources, kind, side, 0.88 * across, Look::Normal);
        canvas.group(Affine::translate(at.to_vec2()) * Affine::scale_non_uniform(1.0, FLAT), items);
    }
}

/// Labels on their sheet, one of them missing.
fn on_their_sheet(canvas: &mut AssemblyCanvas<'_, '_>, sheet: Rect) -> StickerWay {
    canvas.sheet(sheet);
    let (kinds, rim) = (canvas.kinds(), canvas.context.inks.rim);
    let size = (sheet.height() / 3.6).min(sheet.width() / 2.5);
    let shape = canvas.resources.theme.pieces.wood();
    let mut taken = StickerWay { kind: None, from: sheet.center(), size };
    for (place, &kind) in kinds.iter().cycle().take(6).enumerate() {
        let (column, row) = ((place % 2) as f64 - 0.5, (place / 2) as f64 - 1.0);
        let at = sheet.center() + Vec2::new(column * 0.47 * sheet.width(), row * 0.32 * sheet.height());
        let space = Affine::translate(at.to_vec2());
        if place == TAKEN {
            taken = StickerWay { kind: Some(kind), from: at + Vec2::new(0.25, -0.4) * size, size };
            canvas.dashed(space * outline(shape, size), rim, 0.3, Cap::Butt, [1.0, 0.8]);
        } else {
            let items = piece(canvas.resources, kind, Side::White, size, Look::Normal);
            canvas.group(space, items);
        }
    }
    taken
}

/// Loose stickers side by side; one comes off its backing.
fn loose(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) -> StickerWay {
    let kinds = canvas.kinds();
    let size = (0.37 * room.height()).min(0.33 * room.width());
    let mut taken = StickerWay { kind: None, from: room.center(), size };
    for (place, (&kind, (x, y, turn))) in kinds.iter().cycle().zip(LOOSE).enumerate() {
        let at = room.center() + Vec2::new(x * room.width(), y * room.height());
        let space = Affine::translate(at.to_vec2());
        if place == TAKEN {
            taken = StickerWay { kind: Some(kind), from: at + Vec2::new(0.5, -0.2) * size, size };
            peeled(canvas, space, kind, size);
        } else {
            cut_out(canvas, space, turn, kind, size);
        }
    }
    taken
}

/// A loose sticker, with its shadow.
fn cut_out(canvas: &mut AssemblyCanvas<'_, '_>, space: Affine, turn: f64, kind: KindId, size: f64) {
    let (shape, inks) = (outline(canvas.resources.theme.pieces.wood(), size), canvas.context.inks);
    let space = space * Affine::rotate(turn.to_radians());
    canvas.fill(Affine::translate((0.5, 0.6)) * space * shape.clone(), inks.shade);
    let items = piece(canvas.resources, kind, Side::White, size, Look::Normal);
    canvas.fill(space * shape.clone(), Colour::WHITE);
    canvas.group(space, items);
    canvas.line(space * shape, inks.ink, EDGE);
}

/// A sticker with its backing peeled at the edge.
fn peeled(canvas: &mut AssemblyCanvas<'_, '_>, space: Affine, kind: KindId, size: f64) {
    cut_out(canvas, space, 0.0, kind, size);
    let (inks, shape) = (canvas.context.inks, canvas.resources.theme.pieces.wood());
    // The peeled edge is drawn below in its own space.
    let turn = match shape {
        Outline::Disc => FOLD.1.to_radians(),
        Outline::Square | Outline::Hexagon => PI,
    };
    let (space, fold) = (space * Affine::rotate(turn), FOLD.0 * size);
    let beyond = Contour::new(shape, size).below(fold);
    let mirror = Affine::translate((0.0, 2.0 * fold)) * Affine::FLIP_Y;
    for (path, colour) in [(space * beyond.clone(), inks.rim), (space * mirror * beyond, Colour::WHITE)] {
        canvas.fill(path.clone(), colour);
        canvas.line(path, inks.ink, EDGE);
    }
}

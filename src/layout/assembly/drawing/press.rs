//! Press the stickers onto the pieces.

use super::easel::Easel;
use super::things::FLAT;
use crate::geom::{Affine, BezPath, Point, Rect, Vec2};
use crate::layout::diagram::{Look, piece};
use crate::layout::piece::outline;
use crate::rules::Side;

/// Sheet and piece stand no farther apart than belongs together: the width, as a share of the height.
const WIDEST: f64 = 2.8;

/// The sheet from which a sticker was taken, and the piece that it is pressed onto.
pub fn press(easel: &mut Easel<'_, '_>, room: Rect) {
    let inks = easel.inks;
    let room = Rect::from_center_size(room.center(), (room.width().min(WIDEST * room.height()), room.height()));
    let kinds = easel.kinds();
    let wide = (0.44 * room.width()).min(1.05 * room.height());
    let across = (0.62 * room.height()).min(0.32 * room.width());
    let x = (room.x0 + wide + room.x1) / 2.0 + 0.06 * room.width();
    // What the piece leaves free at the right belongs to both sides.
    let aside = (room.x1 - x - 0.5 * across) / 2.0;
    let (room, x) = (room + Vec2::new(aside, 0.0), x + aside);
    let sheet = Rect::new(room.x0, room.y0, room.x0 + wide, room.y1);
    easel.sheet(sheet);
    let size = (sheet.height() / 3.6).min(sheet.width() / 2.5);
    let shape = easel.studio.theme.pieces.wood();
    let taken = 3;
    let mut from = sheet.center();
    for (place, &kind) in kinds.iter().cycle().take(6).enumerate() {
        let (column, row) = ((place % 2) as f64 - 0.5, (place / 2) as f64 - 1.0);
        let at = Point::new(
            sheet.center().x + column * 0.47 * sheet.width(),
            sheet.center().y + row * 0.32 * sheet.height(),
        );
        let space = Affine::translate(at.to_vec2());
        if place == taken {
            from = at;
            easel.dashed(space * outline(shape, size), inks.rim, 0.3, [1.0, 0.8]);
        } else {
            let items = piece(easel.studio, kind, Side::White, size, Look::Normal);
            easel.put(space, items);
        }
    }
    let wood = Point::new(x, room.y1 - 0.5 * FLAT * across - 0.17 * across);
    let above = Point::new(x, room.y0 + 0.5 * FLAT * across);
    easel.wood(wood, across, 0.16 * across);
    if let Some(&kind) = kinds.iter().cycle().nth(taken) {
        let items = piece(easel.studio, kind, Side::White, 0.88 * across, Look::Normal);
        easel.put(Affine::translate(above.to_vec2()) * Affine::scale_non_uniform(1.0, FLAT), items);
    }
    let top = above.y + 0.5 * FLAT * across;
    easel.arrow(Point::new(x, top + 0.4), Point::new(x, wood.y - 0.08 * across));
    let mut way = BezPath::new();
    let end = Point::new(x - 0.5 * across, above.y);
    way.move_to((from.x + 0.25 * size, from.y - 0.4 * size));
    way.curve_to((from.x + 0.8 * size, end.y - 1.0), (end.x - 6.0, end.y - 1.0), (end.x - 1.0, end.y));
    easel.dashed(way, inks.ink, 0.45, [1.6, 1.2]);
}

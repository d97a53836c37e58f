//! A test cut: one piece cut from scrap wood, and measured.

use super::lines;
use crate::assembly::drawing::canvas::{AssemblyCanvas, OUTLINE};
use crate::assembly::task::SheetTask;
use crate::compose::piece::outline;
use crate::geom::{Affine, Point, Rect, plain};
use crate::impose::laser::Operation;
use crate::rules::Side;
use crate::scene::Colour;

/// Maximum width of the drawing relative to its height.
const WIDEST: f64 = 2.3;

/// A scrap with the hole of a piece, and the piece in a calliper.
pub fn test(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let Some(kind) = canvas.kinds().first().copied() else { return };
    let room = Rect::from_center_size(room.center(), (room.width().min(WIDEST * room.height()), room.height()));
    // Above the piece are the calliper and its reading.
    let across = (0.33 * room.width()).min(room.height() - 13.0);
    let middle = Point::new(room.x0 + 0.2 * room.width(), room.center().y);
    let scrap = Rect::from_center_size(middle, (1.3 * across, 1.3 * across));
    canvas.slab(scrap, 1.2);
    let hole = Affine::translate(middle.to_vec2()) * outline(canvas.resources.theme.pieces.wood(), across);
    canvas.fill(hole.clone(), Colour::WHITE);
    canvas.line(hole, Operation::Cut.colour(), OUTLINE);
    let at = Point::new(room.x1 - 0.29 * room.width(), room.y1 - across / 2.0 - 1.0);
    let from = scrap.x1 + 2.4;
    canvas.arrow(
        Point::new(from, room.center().y),
        Point::new((from + 8.0).min(at.x - across / 2.0 - 4.6), room.center().y),
    );
    let lines = lines::piece(canvas, kind, Side::White, across);
    canvas.burnt_piece(at, across, &lines);
    canvas.calliper(at, across, Some(&format!("{} mm", plain(task.facts.pieces.sticker))));
}

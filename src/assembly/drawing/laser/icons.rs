//! Icons of the things to buy for a wooden set, each in a box.

use super::lines;
use crate::art::motifs::{BOTTLE, SANDING_BLOCK};
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::task::SheetTask;
use crate::compose::piece::outline;
use crate::geom::{Affine, Point, Rect, Size, Vec2};
use crate::scene::Colour;

/// Wood for the board.
pub fn board(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, task: &SheetTask<'_>) {
    let board = task.facts.board;
    let scale = (13.0 / board.size.height).min(17.0 / board.size.width);
    let rect = Rect::from_center_size((room.width / 2.0 - 0.5, room.height / 2.0 - 0.5), board.size * scale);
    let lines = lines::board(canvas, board, scale);
    canvas.burnt_board(rect, 1.1, &lines);
}

/// Wood for the pieces, with holes where they were.
pub fn pieces(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    let rect = Rect::from_center_size((room.width / 2.0 - 0.7, room.height / 2.0 - 0.7), (17.6, 12.6));
    canvas.slab(rect, 1.5);
    for place in 0..6 {
        let (column, row) = (f64::from(place % 3) - 1.0, f64::from(place / 3) - 0.5);
        let at = rect.center() + Vec2::new(5.4 * column, 5.6 * row);
        let shape = outline(canvas.resources.theme.pieces.wood(), 4.5);
        canvas.outlined(Affine::translate(at.to_vec2()) * shape, Colour::WHITE);
    }
}

/// A calliper around a piece.
pub fn calliper(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    let at = Point::new(room.width / 2.0 - 2.5, room.height - 4.6);
    canvas.wood(Point::new(at.x, at.y - 0.4), 7.0, 0.9);
    canvas.calliper(at, 7.4, None);
}

/// A sanding block.
pub fn sandpaper(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    canvas.tool_at(&SANDING_BLOCK, Point::new(room.width / 2.0, room.height / 2.0 + 0.6));
}

/// A bottle of oil.
pub fn oil(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    canvas.tool_at(&BOTTLE, Point::new(room.width / 2.0, room.height - 0.3));
}

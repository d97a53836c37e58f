//! The laser's operations in order, on the board.

use super::lines;
use super::lines::{LineLook, draw};
use crate::art::motifs::LASER_HEAD;
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::task::SheetTask;
use crate::geom::{Affine, Point, Rect, Vec2};
use crate::impose::laser::Operation;

/// Space between two boards, for an arrow.
const GAP: f64 = 8.0;
/// Space above the boards for the laser's head, and margin of wood around a board relative to its width.
const ABOVE: f64 = 7.0;
const AROUND: f64 = 0.05;

/// The board after each operation, with all earlier ones.
pub fn burn(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let (plan, done) = (task.facts.board, Operation::used(canvas.resources.theme));
    let count = done.len() as f64;
    let room = Rect::new(room.x0, room.y0 + ABOVE, room.x1, room.y1 - 1.2);
    let wood = plan.size * (1.0 + 2.0 * AROUND);
    let scale = ((room.width() - (count - 1.0) * GAP) / count / wood.width).min(room.height() / wood.height);
    let sheet = wood * scale;
    let gap = ((room.width() - count * sheet.width) / count).clamp(GAP, 1.6 * GAP);
    let first = room.center().x - (count * sheet.width + (count - 1.0) * gap) / 2.0;
    let all = lines::board(canvas, plan, scale);
    for place in 0..done.len() {
        let corner = Point::new(first + place as f64 * (sheet.width + gap), room.center().y - sheet.height / 2.0);
        let slab = Rect::from_origin_size(corner, sheet);
        canvas.slab(slab, 1.0);
        let board = Rect::from_center_size(slab.center(), plan.size * scale);
        draw(canvas, Affine::translate(board.origin().to_vec2()), &all, &done[..=place], LineLook::InFile);
        if place + 1 < done.len() {
            let y = slab.center().y;
            let middle = slab.x1 + 0.5 + gap / 2.0;
            canvas.arrow(Point::new(middle - 2.4, y), Point::new(middle + 2.4, y));
        } else {
            canvas.tool_at(&LASER_HEAD, Point::new(board.x0 + 0.72 * board.width(), board.y0));
        }
        canvas.numbered(place + 1, slab.origin() + Vec2::new(0.6, -0.2), 2.5);
    }
}

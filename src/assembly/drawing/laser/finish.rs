//! Sand and oil the cut parts.

use super::lines;
use crate::art::motifs::{BOTTLE, SANDING_BLOCK};
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::task::SheetTask;
use crate::geom::{Affine, Point, Rect, Vec2};
use crate::rules::Side;
use std::f64::consts::FRAC_PI_2;

/// Gaps.
const GAP: f64 = 5.0;
/// How thick the board is drawn.
const THICK: f64 = 1.0;

/// The board with a sanding block at its edge, a piece of each side, and oil.
pub fn finish(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let board = task.facts.board;
    // The block stands on the board's edge: its height is what it takes beside the face.
    let (block, bottle) = (SANDING_BLOCK.bounds(), BOTTLE.bounds().width());
    let aside = THICK + block.height();
    let across = (0.44 * room.height()).min(0.24 * room.width());
    let beside = aside + across + bottle + 2.0 * GAP;
    let scale = (room.height() / board.size.height).min((room.width() - beside) / board.size.width);
    let size = board.size * scale;
    let left = room.center().x - (size.width + beside) / 2.0;
    let slab = Rect::from_origin_size((left, room.center().y - size.height / 2.0 - 0.5), size);
    let all = lines::board(canvas, board, scale);
    canvas.burnt_board(slab, THICK, &all);
    // The abrasive on the board's edge.
    let at = Affine::translate((slab.x1 + THICK + block.y1, slab.y0 + 0.5 * slab.height()));
    canvas.tool(&SANDING_BLOCK, at * Affine::rotate(FRAC_PI_2));
    let middle = Point::new(slab.x1 + aside + GAP + across / 2.0, room.center().y);
    if let Some(kind) = canvas.kinds().first().copied() {
        for (side, down) in [(Side::White, -0.56), (Side::Black, 0.56)] {
            let lines = lines::piece(canvas, kind, side, across);
            canvas.burnt_piece(middle + Vec2::new(0.0, down * across), across, &lines);
        }
    }
    let at = Point::new(room.center().x + (size.width + beside - bottle) / 2.0, room.center().y + 7.0);
    canvas.tool_at(&BOTTLE, at);
}

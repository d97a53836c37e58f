//! Cut out the stickers; trim the board along its corner marks.

mod board;
mod stickers;

use super::canvas::AssemblyCanvas;
use crate::assembly::task::SheetTask;
use crate::geom::{Rect, Size};
use crate::theme::Backs;

/// Minimum and maximum gap between the two sheets.
const GAP: (f64, f64) = (9.0, 24.0);
/// Maximum width of a sheet of stickers relative to its height.
const WIDEST: f64 = 0.95;

/// A sheet of stickers and a sheet of the board, each with scissors.
pub fn cut(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let pieces = |canvas: &mut AssemblyCanvas<'_, '_>, sheet: Rect| match task.facts.pieces.backs {
        Backs::Stand => stickers::strips(canvas, sheet),
        Backs::None | Backs::Stickers | Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => {
            stickers::stickers(canvas, sheet);
        }
    };
    // Labels are pre-cut.
    let cut_already = task.facts.pieces.label.is_some();
    // A folded board is trimmed later.
    let trimmed_later = task.facts.board.tiling.sheets() == 1 && !task.facts.board.folds.is_empty();
    let widest = WIDEST * room.height();
    if trimmed_later && !cut_already {
        return pieces(canvas, Rect::from_center_size(room.center(), (room.width().min(widest), room.height())));
    }
    let half = Size::new((room.width() - GAP.0) / 2.0, room.height());
    let page = board::page(canvas.resources.theme, task, if cut_already { room.size() } else { half });
    if cut_already {
        return board::board(canvas, Rect::from_center_size(room.center(), page), task);
    }
    let wide = (room.width() - GAP.0 - page.width).min(widest);
    let gap = ((room.width() - wide - page.width) / 3.0).clamp(GAP.0, GAP.1);
    let left = room.center().x - (wide + gap + page.width) / 2.0;
    pieces(canvas, Rect::new(left, room.y0, left + wide, room.y1));
    let middle = (left + wide + gap + page.width / 2.0, room.center().y);
    board::board(canvas, Rect::from_center_size(middle, page), task);
}

//! Fold the board: fold lines, direction, and the folded result.

use super::boards;
use super::canvas::{AssemblyCanvas, DASH};
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::polyline;
use crate::geom::{Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::impose::plan::BoardPlan;
use crate::scene::{Cap, Colour};

/// The space for arrows beside the board.
const BESIDE: f64 = 5.0;
/// How far fold lines extend beyond the board.
const BEYOND: f64 = 2.2;
/// Offset between layers of the folded board.
const LAYER: f64 = 0.9;

/// The open board with its folds, and the folded one.
pub fn fold(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let board = task.facts.board;
    let folds = &board.folds;
    let (above, below) = if folds.files.is_empty() { (0.0, 0.0) } else { (BEYOND, BESIDE + 2.0) };
    let room = Rect::new(room.x0, room.y0 + above, room.x1, room.y1 - below);
    let scale = (room.height() / board.size.height).min(0.42 * (room.width() - 4.0 * BESIDE) / board.size.width);
    let size = board.size * scale;
    let (across, down) = (folds.files.len() + 1, folds.rows.len() + 1);
    let parcel = Size::new(size.width / across as f64, size.height / down as f64);
    let gap = 4.0 * BESIDE;
    let left = room.center().x - (size.width + gap + parcel.width) / 2.0;
    let open = Rect::from_origin_size((left, room.center().y - size.height / 2.0), size);
    boards::whole_board(canvas, board, open.origin(), scale);
    lines(canvas, board, open, scale);
    ways(canvas, board, open);

    let from = open.x1 + BESIDE + 2.0;
    canvas.arrow(Point::new(from, room.center().y), Point::new(open.x1 + gap - 3.0, room.center().y));
    let middle = Point::new(open.x1 + gap + parcel.width / 2.0, room.center().y);
    folded(canvas, Rect::from_center_size(middle, parcel), across * down);
}

/// The folds across an open board, extended a little beyond it.
fn lines(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, open: Rect, scale: f64) {
    let accent = canvas.context.inks.accent;
    for (from, to) in across(board, open, scale) {
        canvas.dashed(polyline(&[from, to], false), accent, 0.45, Cap::Butt, DASH);
    }
}

/// The ends of each fold of a board at `open`, a little beyond it.
pub fn across(board: &BoardPlan, open: Rect, scale: f64) -> Vec<(Point, Point)> {
    let (bands, square) = (board.tiling.bands, board.square);
    let row = |rows: &usize| {
        let y = open.y1 - (bands.end + *rows as f64 * square) * scale;
        (Point::new(open.x0 - BEYOND, y), Point::new(open.x1 + BEYOND, y))
    };
    let file = |files: &usize| {
        let x = open.x0 + (bands.side + *files as f64 * square) * scale;
        (Point::new(x, open.y0 - BEYOND), Point::new(x, open.y1 + BEYOND))
    };
    board.folds.rows.iter().map(row).chain(board.folds.files.iter().map(file)).collect()
}

/// Arrows beside an open board: which end is folded over, both where it is folded twice.
fn ways(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, open: Rect) {
    let folds = &board.folds;
    let long = |length: f64| (0.28 * length).min(9.0);
    let x = open.x0 - BESIDE;
    let down = long(open.height());
    if !folds.rows.is_empty() {
        canvas.arrow(Point::new(x, open.y0 + 1.0), Point::new(x, open.y0 + 1.0 + down));
    }
    if folds.rows.len() > 1 {
        canvas.arrow(Point::new(x, open.y1 - 1.0), Point::new(x, open.y1 - 1.0 - down));
    }
    let y = open.y1 + BESIDE;
    let aside = long(open.width());
    if !folds.files.is_empty() {
        canvas.arrow(Point::new(open.x1 - 1.0, y), Point::new(open.x1 - 1.0 - aside, y));
    }
    if folds.files.len() > 1 {
        canvas.arrow(Point::new(open.x0 + 1.0, y), Point::new(open.x0 + 1.0 + aside, y));
    }
}

/// A folded board with this number of layers: its back, and the edges of the lower layers.
fn folded(canvas: &mut AssemblyCanvas<'_, '_>, rect: Rect, layers: usize) {
    let step = Vec2::new(LAYER, LAYER);
    for layer in (0..layers).rev() {
        canvas.outlined((rect + step * layer as f64).to_path(TOLERANCE), Colour::WHITE);
    }
}

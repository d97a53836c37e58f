//! Fold marks: dashes beside the board, and across it if requested.

use super::joints::within;
use super::tiled_board::TiledBoard;
use crate::canvas::GREY;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, Point, Rect, Size, Vec2};
use crate::impose::folds::{Crease, Folds};
use crate::impose::partition::BoardPart;
use crate::impose::tiling::{FOLD_TICK, TiledSheet};
use crate::scene::{Item, PathItem, Stroke};

/// Line width of these marks, and of lines across the board.
const WIDTHS: (f64, f64) = (0.3, 0.15);
/// Length and height of a sample in the legend.
pub const SAMPLE: Size = Size::new(7.0, 1.6);

/// The message with folding instructions.
pub fn key(crease: Crease) -> &'static str {
    match crease {
        Crease::Valley => "fold-valley",
        Crease::Mountain => "fold-mountain",
    }
}

/// Dashes for valley folds, dash-dots for mountain folds, as in origami.
fn pattern(crease: Crease) -> Vec<f64> {
    match crease {
        Crease::Valley => vec![0.7, 0.25],
        Crease::Mountain => vec![1.0, 0.25, 0.25, 0.25],
    }
}

fn line(from: Point, to: Point, crease: Crease, width: f64, times: f64) -> Item {
    let pattern: Vec<f64> = pattern(crease).into_iter().map(|length| length * times).collect();
    PathItem::stroked(polyline(&[from, to], false), Stroke::dashed(GREY, width, pattern)).into()
}

/// The mark of a fold beside a position on the trim.
fn mark(at: Point, out: Vec2, room: Rect, crease: Crease) -> Item {
    let far = FOLD_TICK.1.min(within(at, out, room));
    let near = far - (FOLD_TICK.1 - FOLD_TICK.0);
    line(at + out * near, at + out * far, crease, WIDTHS.0, 1.0)
}

/// A sample for the legend, from its upper left corner.
pub fn sample(at: Point, crease: Crease) -> Item {
    let from = at + Vec2::new(0.0, SAMPLE.height / 2.0);
    line(from, from + Vec2::new(SAMPLE.width, 0.0), crease, WIDTHS.0, 1.6)
}

/// The folds visible on a sheet with this trim: `shift` moves the board to it. Their marks stay within the paper's
/// margin, on the frame if the board reaches that far.
pub fn draw(
    board: &TiledBoard,
    folds: &Folds,
    sheet: TiledSheet<'_>,
    shift: Affine,
    trim: Rect,
    across_too: bool,
) -> Vec<Item> {
    let (bands, square, height) = (board.tiling.bands, board.square, board.size.height);
    let (edges, room) = (board.tiling.edges(sheet), board.keep);
    let mut items = Vec::new();
    // A fold at a joint is marked by the joint's letter.
    let joins = |parts: &[BoardPart], line: usize| parts.iter().any(|part| part.cells.start == line);
    let row = |rows: usize| (shift * Point::new(0.0, height - bands.end - rows as f64 * square)).y;
    for &rows in folds.rows.iter().filter(|rows| !joins(&board.tiling.upwards, **rows)) {
        let y = row(rows);
        if y < trim.y0 - 1e-6 || y > trim.y1 + 1e-6 {
            continue;
        }
        for (is_edge, x, out) in [(edges.left, trim.x0, -1.0), (edges.right, trim.x1, 1.0)] {
            if is_edge {
                items.push(mark(Point::new(x, y), Vec2::new(out, 0.0), room, Crease::Valley));
            }
        }
        if across_too {
            items.push(line(Point::new(trim.x0, y), Point::new(trim.x1, y), Crease::Valley, WIDTHS.1, 4.0));
        }
    }
    for &files in folds.files.iter().filter(|files| !joins(&board.tiling.across, **files)) {
        let x = (shift * Point::new(bands.side + files as f64 * square, 0.0)).x;
        if x < trim.x0 - 1e-6 || x > trim.x1 + 1e-6 {
            continue;
        }
        for (is_edge, y, out, crease) in
            [(edges.far, trim.y0, -1.0, folds.far()), (edges.near, trim.y1, 1.0, Crease::Valley)]
        {
            if is_edge {
                items.push(mark(Point::new(x, y), Vec2::new(0.0, out), room, crease));
            }
        }
        if across_too {
            // Where both folds cross, the second changes direction.
            let turn = folds.rows.first().map_or(trim.y0, |&rows| row(rows).clamp(trim.y0, trim.y1));
            for (from, to, crease) in [(trim.y0, turn, folds.far()), (turn, trim.y1, Crease::Valley)] {
                if to - from > 1e-6 {
                    items.push(line(Point::new(x, from), Point::new(x, to), crease, WIDTHS.1, 4.0));
                }
            }
        }
    }
    items
}

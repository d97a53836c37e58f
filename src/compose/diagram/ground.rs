//! The ground of an excerpt: land, the lines between cells, the bar at the board's edge.

use super::canvas::DiagramCanvas;
use super::window::{EDGE, Window, WindowSide};
use crate::canvas::shapes::segments;
use crate::geom::{Point, Rect, Shape};
use crate::scene::Colour;

/// Land and the lines between its cells. Where the board is cropped the lines extend; beside water the bank is the
/// line.
pub(super) fn land(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>) {
    canvas.fill(window.field().to_path(0.01), canvas.context.inks.land);
    let (share, least) = canvas.context.look.cell_line();
    let width = share.max(least / canvas.context.cell);
    canvas.ruled(segments(lines(window)), canvas.context.inks.line, width);
}

/// The lines between cells of land, collinear ones merged.
fn lines(window: &Window<'_>) -> Vec<(Point, Point)> {
    let (columns, rows, seen) = (window.columns as isize, window.rows as isize, window.seen());
    let mut lines: Vec<(Point, Point)> = Vec::new();
    let mut add = |from: Point, to: Point| match lines.last_mut() {
        Some(last) if last.1 == from && (last.0.x == to.x || last.0.y == to.y) => last.1 = to,
        _ => lines.push((from, to)),
    };
    for column in 0..=columns {
        if (column == 0 && window.ends(WindowSide::Left)) || (column == columns && window.ends(WindowSide::Right)) {
            continue;
        }
        for row in -1..=rows {
            let (top, bottom) = ((row as f64).max(seen.y0), (row as f64 + 1.0).min(seen.y1));
            if top < bottom && !window.wet(column - 1, row) && !window.wet(column, row) {
                add(Point::new(column as f64, top), Point::new(column as f64, bottom));
            }
        }
    }
    for row in 0..=rows {
        if (row == 0 && window.ends(WindowSide::Top)) || (row == rows && window.ends(WindowSide::Bottom)) {
            continue;
        }
        for column in -1..=columns {
            let (left, right) = ((column as f64).max(seen.x0), (column as f64 + 1.0).min(seen.x1));
            if left < right && !window.wet(column, row - 1) && !window.wet(column, row) {
                add(Point::new(left, row as f64), Point::new(right, row as f64));
            }
        }
    }
    lines
}

/// A bar along every actual edge of the board.
pub(super) fn edges(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, colour: Colour) {
    let field = window.field();
    // A bar covers the corner where two actual edges meet, and extends where the board continues.
    let outer = window.grown(|side| window.margin(side));
    for side in [WindowSide::Left, WindowSide::Top, WindowSide::Right, WindowSide::Bottom] {
        if window.ends(side) {
            let bar = match side {
                WindowSide::Left => Rect::new(-EDGE, outer.y0, 0.0, outer.y1),
                WindowSide::Top => Rect::new(outer.x0, -EDGE, outer.x1, 0.0),
                WindowSide::Right => Rect::new(field.x1, outer.y0, field.x1 + EDGE, outer.y1),
                WindowSide::Bottom => Rect::new(outer.x0, field.y1, outer.x1, field.y1 + EDGE),
            };
            canvas.fill(bar.to_path(0.01), colour);
        }
    }
}

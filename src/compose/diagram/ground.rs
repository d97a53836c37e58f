//! The ground of an excerpt: land, the lines between cells, the bar at the board's edge.

use super::canvas::DiagramCanvas;
use super::look::Look;
use super::window::{EDGE, Window};
use crate::canvas::shapes::{rounded, segments};
use crate::geom::{Point, Rect, Shape};
use crate::motif::animal::to_be_coloured;
use crate::motif::site::{TILE, tray};
use crate::scene::Colour;
use crate::theme::{Frame, Grid, Landscape};

/// Land and the lines between its cells. Where the board is cropped the lines extend; beside water the bank is the
/// line. In large print a line runs under it, too, and closes the corner of a cell where the bank turns off.
pub(super) fn land(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>) {
    if is_tiled(canvas) {
        return tiles(canvas, window);
    }
    canvas.fill(window.field().to_path(0.01), canvas.context.inks.land);
    let along_banks = canvas.context.look == Look::Large;
    let width = line_width(canvas);
    canvas.ruled(segments(lines(window, along_banks)), canvas.context.inks.line, width);
}

/// The width of the lines between cells, in cells.
fn line_width(canvas: &DiagramCanvas<'_, '_>) -> f64 {
    let (share, least) = canvas.context.look.cell_line();
    share.max(least / canvas.context.cell)
}

/// Whether the cells are tiles, as they are on the board.
fn is_tiled(canvas: &DiagramCanvas<'_, '_>) -> bool {
    let theme = canvas.resources.theme;
    let plain = theme.board.landscape == Landscape::None && !to_be_coloured(theme);
    plain && theme.board.grid == Grid::Tiles && theme.board.frame == Frame::Tray && canvas.context.look != Look::Large
}

/// Tiles of land on a tray, which extends where the board is cropped.
fn tiles(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>) {
    let ground = tray(&canvas.resources.theme.colours);
    canvas.fill(window.seen().to_path(0.01), ground);
    for (column, row) in window.cells() {
        if !window.wet(column as isize, row as isize) {
            let middle = Point::new(column as f64 + 0.5, row as f64 + 0.5);
            canvas.symbol("tile", middle, |canvas| {
                let tile = Rect::new(-0.5, -0.5, 0.5, 0.5).inflate(-TILE.0 / 2.0, -TILE.0 / 2.0);
                canvas.fill(rounded(tile, TILE.1), canvas.context.inks.land);
            });
        }
    }
}

/// The lines between cells of land, and between land and water if they run along banks; collinear ones merged.
fn lines(window: &Window<'_>, along_banks: bool) -> Vec<(Point, Point)> {
    let (columns, rows, seen) = (window.columns as isize, window.rows as isize, window.seen());
    let [left, top, right, bottom] = window.ends();
    let mut lines: Vec<(Point, Point)> = Vec::new();
    let mut add = |from: Point, to: Point| match lines.last_mut() {
        Some(last) if last.1 == from && (last.0.x == to.x || last.0.y == to.y) => last.1 = to,
        _ => lines.push((from, to)),
    };
    for level in [false, true] {
        let (count, ends, long, (start, stop)) = match level {
            false => (columns, (left, right), rows, (seen.y0, seen.y1)),
            true => (rows, (top, bottom), columns, (seen.x0, seen.x1)),
        };
        for place in (0..=count).filter(|&place| !(place == 0 && ends.0 || place == count && ends.1)) {
            let wet = |place, step| if level { window.wet(step, place) } else { window.wet(place, step) };
            let point = |along, off| if level { Point::new(along, off) } else { Point::new(off, along) };
            for step in -1..=long {
                let (from, to) = ((step as f64).max(start), (step as f64 + 1.0).min(stop));
                let beside = [wet(place - 1, step), wet(place, step)];
                let dry = if along_banks { beside != [true; 2] } else { beside == [false; 2] };
                if from < to && dry {
                    add(point(from, place as f64), point(to, place as f64));
                }
            }
        }
    }
    lines
}

/// The line around a picture that is one of several, where the board continues: over land and water alike.
pub(super) fn closing(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>) {
    if !window.closed {
        return;
    }
    let (width, seen) = (line_width(canvas), window.seen());
    let sides = [
        (Point::new(0.0, seen.y0), Point::new(0.0, seen.y1)),
        (Point::new(seen.x0, 0.0), Point::new(seen.x1, 0.0)),
        (Point::new(window.field().x1, seen.y0), Point::new(window.field().x1, seen.y1)),
        (Point::new(seen.x0, window.field().y1), Point::new(seen.x1, window.field().y1)),
    ];
    let open: Vec<_> = sides.into_iter().zip(window.ends()).filter(|(_, ends)| !ends).map(|(side, _)| side).collect();
    canvas.ruled(segments(open), canvas.context.inks.line, width);
}

/// A bar along every actual edge of the board. In large print it covers as much of the cells as their lines do, so that
/// no light shows between it and a trap.
pub(super) fn edges(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, colour: Colour) {
    let field = window.field();
    // A bar covers the corner where two actual edges meet, and extends where the board continues.
    let outer = field + window.margins();
    let over = if canvas.context.look == Look::Large { line_width(canvas) / 2.0 } else { 0.0 };
    let inner = field.inflate(-over, -over);
    let bars = [
        Rect::new(-EDGE, outer.y0, inner.x0, outer.y1),
        Rect::new(outer.x0, -EDGE, outer.x1, inner.y0),
        Rect::new(inner.x1, outer.y0, field.x1 + EDGE, outer.y1),
        Rect::new(outer.x0, inner.y1, outer.x1, field.y1 + EDGE),
    ];
    for (bar, _) in bars.into_iter().zip(window.ends()).filter(|(_, ends)| *ends) {
        canvas.fill(bar.to_path(0.01), colour);
    }
}

/// A fine line around a board that is shown whole: its outer side is so far from the bar, and it is so wide.
pub(super) fn outer_line(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, (out, width): (f64, f64)) {
    let width = canvas.width_in_cells(width);
    let along = window.field().inflate(EDGE + out - width / 2.0, EDGE + out - width / 2.0);
    canvas.ruled(along.to_path(0.01), canvas.context.inks.frame, width);
}

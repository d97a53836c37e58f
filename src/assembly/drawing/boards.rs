//! The board at reduced scale, split over its sheets as the real one.

use super::canvas::{AssemblyCanvas, OUTLINE};
use super::laser::lines;
use super::laser::lines::{BURNT, LineLook};
use super::shore::shore;
use crate::assembly::step;
use crate::canvas::shapes::polyline;
use crate::compose::board;
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::plan::BoardPlan;
use crate::motif::miniature::Miniature;
use crate::rules::{Square, Terrain};
use crate::theme::Trap;

/// Minimum drawn width of a hem, in millimetres, so that it shows on both sides of a cut.
const LEAST_HEM: f64 = 1.0;

/// A whole board with its upper left corner at a point, `scale` times the real size.
pub fn whole_board(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, at: Point, scale: f64) {
    part(canvas, board, board.size.to_rect(), at, scale);
}

/// A part of a board in its millimetres, with its upper left corner at a point, `scale` times the real size.
pub fn part(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, body: Rect, at: Point, scale: f64) {
    face(canvas, board, body, at, scale);
    let ink = canvas.context.inks.ink;
    canvas.line(Rect::from_origin_size(at, body.size() * scale).to_path(TOLERANCE), ink, OUTLINE);
}

/// The part of a board within a window in the board's millimetres, with the window's upper left corner at a point,
/// `scale` times the real size: its ground reaches the window's edge, without an outline.
pub fn face(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, window: Rect, at: Point, scale: f64) {
    let theme = canvas.resources.theme;
    let (ink, line) = (canvas.context.inks.ink, theme.colours.line.towards(theme.colours.land, 0.35));
    let shown = Rect::from_origin_size(at, window.size() * scale);
    let origin = at - window.origin().to_vec2() * scale;
    if step::is_wooden(theme) {
        let lines = lines::board(canvas, board, scale);
        let wood = canvas.context.inks.wood;
        canvas.fill(shown.to_path(TOLERANCE), wood);
        return canvas.clipped(shown.to_path(TOLERANCE), |canvas| {
            lines::draw(canvas, Affine::translate(origin.to_vec2()), &lines, &BURNT, LineLook::Burnt);
        });
    }
    let (ground, hem) = board::beyond(theme, board.tiling.bands);
    canvas.fill(shown.to_path(TOLERANCE), ground);
    // Within a hem, and between the squares and a line that bleeds, there is paper.
    let hem = if hem > 0.0 { (hem * scale).max(LEAST_HEM) } else { 0.0 };
    let mount = Rect::from_origin_size(origin, board.size * scale).inset(-hem);
    canvas.fill(mount.intersect(shown).to_path(TOLERANCE), theme.colours.paper);
    // The whole field of squares.
    let cell = board.square * scale;
    let (files, rows) = (f64::from(board.squares.0), f64::from(board.squares.1));
    let corner = origin + Vec2::new(board.tiling.bands.side, board.tiling.bands.end) * scale;
    let field = Rect::from_origin_size(corner, (files * cell, rows * cell));
    let seen = field.intersect(shown);
    canvas.fill(seen.to_path(TOLERANCE), theme.colours.land);
    canvas.clipped(seen.to_path(TOLERANCE), |canvas| {
        for file in 1..board.squares.0 {
            let x = corner.x + f64::from(file) * cell;
            canvas.line(polyline(&[Point::new(x, seen.y0), Point::new(x, seen.y1)], false), line, 0.2);
        }
        for row in 1..board.squares.1 {
            let y = corner.y + f64::from(row) * cell;
            canvas.line(polyline(&[Point::new(seen.x0, y), Point::new(seen.x1, y)], false), line, 0.2);
        }
        terrain(canvas, board, corner, cell, seen);
    });
    canvas.line(seen.to_path(TOLERANCE), ink, 0.2);
}

/// The visible rivers, traps and dens.
fn terrain(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, corner: Point, cell: f64, seen: Rect) {
    let theme = canvas.resources.theme;
    let colours = &theme.colours;
    for row in 0..board.squares.1 {
        for file in 0..board.squares.0 {
            let down = usize::from(board.squares.1 - 1 - row);
            let middle = corner + Vec2::new(f64::from(file) + 0.5, down as f64 + 0.5) * cell;
            match theme.rules.board().terrain(Square::new(file, row)) {
                Some(Terrain::Trap(_) | Terrain::Den(_)) if !seen.contains(middle) => {}
                Some(Terrain::Trap(owner)) => {
                    // Without its character a net would cover its pit.
                    let open = theme.board.trap == Trap::Net;
                    canvas.miniature(&format!("trap-{owner}"), middle, cell, |theme| {
                        Miniature::trap(theme, cell, owner, open)
                    });
                }
                Some(Terrain::Den(owner)) => {
                    canvas.miniature(&format!("den-{owner}"), middle, cell, |theme| Miniature::den(theme, cell, owner));
                }
                Some(Terrain::Land | Terrain::Water) | None => {}
            }
        }
    }
    if let Some(shore) = shore(theme, board, corner, cell) {
        canvas.fill(shore.clone(), colours.river);
        canvas.line(shore, colours.bank, 0.25);
    }
}

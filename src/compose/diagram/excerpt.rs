//! Boards: excerpts with moves, and the whole board set up.

use super::arrow;
use super::canvas::DiagramCanvas;
use super::ground;
use super::marked_scene::MarkedScene;
use super::marks::marks;
use super::site;
use super::token::{ON_TRAP, RADIUS, Token, rim, rim_on_trap, token};
use super::water::water;
use super::window::Window;
use super::{DrawnFigure, Look};
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point, Size};
use crate::rules::{Position, Row, Rules, Square, Terrain};
use crate::rulesheet::{Arrow, View};

/// Gap between two strips of one picture, in cells.
const STRIP_GAP: f64 = 0.26;
/// The fine line around a whole board: from the bar to its outer side, and its width; in cells.
const OUTER: (f64, f64) = (0.125, 0.035);

/// A part of the board with animals and moves; `cell` is the side of a square in millimetres. Where the board
/// continues, its lines do; at its edge there is a bar. A view in strips becomes one picture per strip, stacked, so
/// that they are not taken for one position.
pub fn excerpt(resources: &mut Resources<'_>, view: &View, cell: f64, look: Look) -> DrawnFigure {
    let mut canvas = DiagramCanvas::new(resources, cell, look);
    let (scenes, size) = placed_scenes(view, look);
    for (scene, left, top) in scenes {
        canvas.within(Affine::translate((left, top)), |canvas| draw_scene(canvas, &scene));
    }
    DrawnFigure { size: size * cell, items: canvas.finish() }
}

/// The size of such a picture, in millimetres, without drawing it.
pub fn excerpt_size(view: &View, cell: f64, look: Look) -> Size {
    placed_scenes(view, look).1 * cell
}

/// The content of a view's strips, with the left and upper edge of their cells, and the overall size, in cells.
fn placed_scenes(view: &View, look: Look) -> (Vec<(MarkedScene<'_>, f64, f64)>, Size) {
    let board = view.position.rules().board();
    let window = Window::new(board, view.from, view.to, look.overrun());
    let (mut placed, mut size) = (Vec::new(), Size::ZERO);
    let strips = strips(window, &view.strips);
    let several = strips.len() > 1;
    for strip in strips {
        if size.height > 0.0 {
            size.height += STRIP_GAP;
        }
        let scene = scene(view, if several { strip.closed(look.closing()) } else { strip });
        let window = scene.window;
        let margins = window.margins();
        let (left, top) = (margins.x0, size.height + margins.y0);
        size.width = left + window.columns as f64 + margins.x1;
        size.height = top + window.rows as f64 + margins.y1;
        placed.push((scene, left, top));
    }
    (placed, size)
}

/// The content of a view within a window.
fn scene<'v>(view: &'v View, window: Window<'v>) -> MarkedScene<'v> {
    let shown = |arrow: &&Arrow| window.cell(arrow.mv.from).is_some() && window.cell(arrow.mv.to).is_some();
    let arrows = view.arrows.iter().filter(shown).collect();
    let scene = MarkedScene { window, position: &view.position, arrows };
    match scene.is_anywhere() {
        true => MarkedScene { window: window.anywhere(), ..scene },
        false => scene,
    }
}

/// The strips of a window, top to bottom: each row of `cuts` is the lowest of a strip.
fn strips<'b>(window: Window<'b>, cuts: &[Row]) -> Vec<Window<'b>> {
    let (low, high) = window.row_range();
    let mut lowest: Vec<Row> = cuts.iter().copied().filter(|&row| row > low && row <= high).collect();
    lowest.push(low);
    lowest.sort();
    lowest.dedup();
    let mut top = high;
    let mut strips = Vec::with_capacity(lowest.len());
    for &row in lowest.iter().rev() {
        strips.push(window.rows_between(row, top));
        top = Row(row.0.saturating_sub(1));
    }
    strips
}

/// The whole board with every animal on its starting square, all upright. With `coordinates` there are letters below
/// the files and numbers beside the rows.
pub fn setup(resources: &mut Resources<'_>, cell: f64, look: Look, coordinates: bool) -> DrawnFigure {
    let rules = &resources.theme.rules;
    let position = Position::start(rules);
    let (window, label, beside) = full_board(rules, cell, look, coordinates);
    let mut canvas = DiagramCanvas::new(resources, cell, look);
    let scene = MarkedScene { window, position: &position, arrows: Vec::new() };
    let around = if coordinates { 0.0 } else { OUTER.0 };
    let (left, top) = (around + beside + window.margins().x0, around + window.margins().y0);
    canvas.within(Affine::translate((left, top)), |canvas| {
        draw_scene(canvas, &scene);
        if !coordinates {
            ground::outer_line(canvas, &window, OUTER);
        }
        if coordinates {
            names(canvas, &window, label, beside, [0.0; 2]);
        }
    });
    DrawnFigure { size: setup_size(rules, cell, look, coordinates), items: canvas.finish() }
}

/// The size of such a picture, in millimetres, without drawing it.
pub fn setup_size(rules: &Rules, cell: f64, look: Look, coordinates: bool) -> Size {
    let (window, _, beside) = full_board(rules, cell, look, coordinates);
    let margins = window.margins();
    let around = if coordinates { 0.0 } else { OUTER.0 };
    let width = beside + margins.x0 + window.columns as f64 + margins.x1 + 2.0 * around;
    let height = margins.y0 + window.rows as f64 + margins.y1 + beside + 2.0 * around;
    Size::new(width, height) * cell
}

/// The whole board, the size of letters beside it, and the space that they take, in cells.
pub(super) fn full_board(rules: &Rules, cell: f64, look: Look, coordinates: bool) -> (Window<'_>, f64, f64) {
    let board = rules.board();
    let to = Square::new(board.files() - 1, board.rows() - 1);
    let window = Window::new(board, Square::new(0, 0), to, look.overrun());
    let label = if coordinates { 2.2_f64.max(0.28 * cell) / cell } else { 0.0 };
    (window, label, if coordinates { 1.5 * label } else { 0.0 })
}

/// A position, with its moves.
pub(super) fn draw_scene(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>) {
    let window = &scene.window;
    let (traps, dark_water) = (scene.shows_traps(), canvas.context.inks.water_is_dark());
    ground::land(canvas, window);
    water(canvas, window, |column, row| scene.is_taken(window.square(column, row)), &arrow::along_leaps(scene));
    for (column, row) in window.cells() {
        let (square, at) = (window.square(column, row), Point::new(column as f64 + 0.5, row as f64 + 0.5));
        match window.terrain(column, row) {
            Terrain::Trap(_) if !traps => {}
            Terrain::Trap(owner) => site::trap(canvas, at, owner, scene.is_taken(square)),
            Terrain::Den(owner) => site::den(canvas, at, owner, scene.is_entered(square)),
            Terrain::Land | Terrain::Water => {}
        }
    }
    let lands = |arrow: &&&Arrow| arrow.leap && arrow.legal && !scene.is_taken(arrow.mv.to);
    for arrow in scene.arrows.iter().filter(lands) {
        if let Some(at) = window.middle(arrow.mv.to) {
            arrow::landing(canvas, at);
        }
    }
    ground::closing(canvas, window);
    ground::edges(canvas, window, canvas.context.inks.frame);
    // Kind by kind: repeated content compresses better.
    let mut places: Vec<_> = window.cells().collect();
    places.sort_by_key(|&(column, row)| scene.position.at(window.square(column, row)).map(|placed| placed.piece.kind));
    for (column, row) in places {
        let square = window.square(column, row);
        if let Some(placed) = scene.position.at(square) {
            let at = Point::new(column as f64 + 0.5, row as f64 + 0.5);
            let outline = canvas.resources.theme.pieces.outline;
            let (radius, lifted) = match window.terrain(column, row) {
                Terrain::Trap(_) => (ON_TRAP, traps.then(|| rim_on_trap(outline))),
                // A dark ring would be invisible on dark water.
                Terrain::Water => (RADIUS, dark_water.then(|| rim(outline))),
                Terrain::Land | Terrain::Den(_) => (RADIUS, None),
            };
            if let Some(rim) = lifted {
                canvas.fill(Affine::translate(at.to_vec2()) * rim, canvas.context.inks.land);
            }
            let badge = canvas.context.look != Look::Card;
            token(canvas, Token { kind: placed.piece.kind, side: placed.piece.side, radius, badge }, at);
        }
    }
    marks(canvas, scene);
}

/// Letters below the files, numbers left of the rows; `off` leaves room between the board and them, left and below.
pub(super) fn names(canvas: &mut DiagramCanvas<'_, '_>, window: &Window<'_>, em: f64, beside: f64, off: [f64; 2]) {
    let (face, colour) = (canvas.resources.theme.roles.coordinate, canvas.context.inks.soft);
    let [left, below] = off.map(|off| off + beside / 2.0 + window.margins().x0);
    for column in 0..window.columns {
        let at = Point::new(column as f64 + 0.5, window.rows as f64 + below);
        // On one line, whatever their heights.
        canvas.word_on_line(face, &window.square(column, 0).file.to_string(), em, at, colour);
    }
    for row in 0..window.rows {
        let at = Point::new(-left, row as f64 + 0.5);
        canvas.words(face, &window.square(0, row).row.to_string(), em, beside, at, colour);
    }
}

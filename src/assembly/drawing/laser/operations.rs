//! The laser's operations: their colours in a table, and all of them in order on the board.

use super::lines;
use super::lines::{LineLook, draw};
use crate::art::motifs::LASER_HEAD;
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::step;
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::laser::Operation;
use crate::scene::Colour;
use crate::typeset::Across;

/// Maximum width of the table, and height of a row.
const WIDEST: f64 = 92.0;
const ROW: f64 = 11.0;
/// The font size, in points.
const WORDS: f64 = 10.0;

/// A table of the colours in the order of the operations: a line as in the files, its operation, and its effect on the
/// wood.
pub fn colours(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let (inks, done) = (canvas.context.inks, Operation::used(canvas.resources.theme));
    let row = (room.height() / done.len() as f64).min(ROW);
    let size = (room.width().min(WIDEST), row * done.len() as f64);
    let table = Rect::from_center_size(room.center(), size);
    for (place, operation) in done.into_iter().enumerate() {
        let y = table.y0 + (place as f64 + 0.5) * row;
        canvas.numbered(place + 1, Point::new(table.x0 + 3.0, y), 2.7);
        let share = |share: f64| table.x0 + share * table.width();
        let swatch = Rect::new(share(0.11), y - 0.36 * row, share(0.35), y + 0.36 * row);
        canvas.outlined(rounded(swatch, 0.8), Colour::WHITE);
        let line = [Point::new(swatch.x0 + 2.0, y), Point::new(swatch.x1 - 2.0, y)];
        canvas.line(polyline(&line, false), operation.colour(), 1.1);
        canvas.word(
            &task.say(step::word(operation), Vec::new()),
            WORDS,
            Point::new(share(0.39), y),
            Across::Left,
            inks.ink,
        );
        section(canvas, Rect::new(share(0.68), y - 0.3 * row, share(1.0), y + 0.3 * row), operation);
    }
}

/// A cross-section of wood: the depth of an operation.
fn section(canvas: &mut AssemblyCanvas<'_, '_>, wood: Rect, operation: Operation) {
    let middle = wood.center().x;
    // Width and depth, relative to the thickness.
    let (wide, deep) = match operation {
        Operation::Engrave => (4.2, 0.22),
        Operation::Score => (1.2, 0.45),
        Operation::Cut => (1.0, 1.0),
    };
    let bottom = wood.y0 + deep * wood.height();
    let (left, right) = (middle - wide / 2.0, middle + wide / 2.0);
    let mut parts: Vec<BezPath> = Vec::new();
    match operation {
        Operation::Cut => {
            parts.push(Rect::new(wood.x0, wood.y0, left, wood.y1).to_path(TOLERANCE));
            parts.push(Rect::new(right, wood.y0, wood.x1, wood.y1).to_path(TOLERANCE));
        }
        Operation::Engrave | Operation::Score => {
            let inner = if operation == Operation::Score { middle } else { left + 0.4 };
            let points = [
                (wood.x0, wood.y0),
                (left, wood.y0),
                (inner, bottom),
                (2.0 * middle - inner, bottom),
                (right, wood.y0),
                (wood.x1, wood.y0),
                (wood.x1, wood.y1),
                (wood.x0, wood.y1),
            ];
            parts.push(polyline(&points.map(Point::from), true));
        }
    }
    let colour = canvas.context.inks.wood;
    for part in parts {
        canvas.outlined(part, colour);
    }
}

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

//! Steps that show single pieces of wood: the test cut, the finished parts, the two sides.

use super::lines;
use crate::art::motifs::{BOTTLE, SANDING_BLOCK};
use crate::assembly::drawing::canvas::{AssemblyCanvas, OUTLINE};
use crate::assembly::task::SheetTask;
use crate::compose::piece::outline;
use crate::geom::{Affine, Point, Rect, Vec2, plain};
use crate::impose::laser::Operation;
use crate::rules::Side;
use crate::scene::Colour;
use crate::typeset::Across;
use std::f64::consts::FRAC_PI_2;

/// Maximum width of the drawing relative to its height.
const WIDEST: f64 = 2.3;

/// The test cut: a scrap with the hole of a piece, and the piece in a calliper.
pub fn test(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let Some(kind) = canvas.kinds().first().copied() else { return };
    let room = Rect::from_center_size(room.center(), (room.width().min(WIDEST * room.height()), room.height()));
    // Above the piece are the calliper and its reading.
    let across = (0.33 * room.width()).min(room.height() - 13.0);
    let middle = Point::new(room.x0 + 0.2 * room.width(), room.center().y);
    let scrap = Rect::from_center_size(middle, (1.3 * across, 1.3 * across));
    canvas.slab(scrap, 1.2);
    let hole = Affine::translate(middle.to_vec2()) * outline(canvas.resources.theme.pieces.wood(), across);
    canvas.fill(hole.clone(), Colour::WHITE);
    canvas.line(hole, Operation::Cut.colour(), OUTLINE);
    let at = Point::new(room.x1 - 0.29 * room.width(), room.y1 - across / 2.0 - 1.0);
    let from = scrap.x1 + 2.4;
    canvas.arrow(
        Point::new(from, room.center().y),
        Point::new((from + 8.0).min(at.x - across / 2.0 - 4.6), room.center().y),
    );
    let lines = lines::piece(canvas, kind, Side::White, across);
    canvas.burnt_piece(at, across, &lines);
    canvas.calliper(at, across, Some(&format!("{} mm", plain(task.facts.pieces.sticker))));
}

/// Gaps.
const GAP: f64 = 5.0;
/// How thick the board is drawn.
const THICK: f64 = 1.0;

/// Sanding and oiling: the board with a sanding block at its edge, a piece of each side, and oil.
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

/// Gap between the two pieces, relative to one.
const BETWEEN: f64 = 0.5;
/// Their names below them.
const NAMES: f64 = 5.0;

/// The sides, told apart by what is engraved: a piece of each, large enough to show the rings, with what to look for.
pub fn sort(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let Some(kind) = canvas.kinds().first().copied() else { return };
    let ink = canvas.context.inks.ink;
    let across = (room.height() - NAMES - 1.0).min(room.width() / (2.0 + BETWEEN));
    let y = room.y0 + across / 2.0;
    for (side, aside) in [(Side::White, -0.5), (Side::Black, 0.5)] {
        let at = Point::new(room.center().x + aside * (1.0 + BETWEEN) * across, y);
        let lines = lines::piece(canvas, kind, side, across);
        canvas.burnt_piece(at, across, &lines);
        let Some(named) = canvas.resources.theme.told_apart_by() else { continue };
        let below = Point::new(at.x, room.y1 - 0.35 * NAMES);
        canvas.word(&task.say(named[side.index()], Vec::new()), 9.0, below, Across::Middle, ink);
    }
}

//! The pieces of both sides, told apart by what is engraved around them.

use super::lines;
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::task::SheetTask;
use crate::geom::{Point, Rect};
use crate::rules::Side;
use crate::typeset::Across;

/// Gap between the two pieces, relative to one.
const GAP: f64 = 0.5;
/// Their names below them.
const NAMES: f64 = 5.0;

/// A piece of each side, large enough to show the rings, with names.
pub fn sort(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let Some(kind) = canvas.kinds().first().copied() else { return };
    let ink = canvas.context.inks.ink;
    let across = (room.height() - NAMES - 1.0).min(room.width() / (2.0 + GAP));
    let y = room.y0 + across / 2.0;
    for (side, aside) in [(Side::White, -0.5), (Side::Black, 0.5)] {
        let at = Point::new(room.center().x + aside * (1.0 + GAP) * across, y);
        let lines = lines::piece(canvas, kind, side, across);
        canvas.burnt_piece(at, across, &lines);
        let ring = canvas.resources.theme.pieces.sides[side.index()].ring;
        let below = Point::new(at.x, room.y1 - 0.35 * NAMES);
        canvas.word(&task.say(ring.message(), Vec::new()), 9.0, below, Across::Middle, ink);
    }
}

//! Glue the board to card, and press it under books.

use super::canvas::AssemblyCanvas;
use super::{boards, fold};
use crate::art::motifs::GLUE;
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::scene::Colour;

/// The drawn thickness of card.
const THICK: f64 = 1.1;

/// Card with glue, the board on it, books on both.
pub fn back(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let board = task.facts.board;
    let share = (0.86 * room.height() / board.size.height).min(0.27 * room.width() / board.size.width);
    let size = board.size * share;
    let y = room.center().y - size.height / 2.0;
    let wide = 0.24 * room.width();
    let books = Size::new(wide, (0.62 * room.height()).min(0.8 * wide));
    let gap = (room.width() - 2.0 * size.width - books.width) / 2.0;
    let card = Rect::from_origin_size((room.x0 + 1.0, y), size);
    glued(canvas, card);
    let laid = card + Vec2::new(size.width + gap - 1.0, 0.0);
    canvas.slab(laid, THICK);
    boards::whole_board(canvas, board, laid.origin(), share);
    let ink = canvas.context.inks.ink;
    for slab in [card, laid] {
        for (from, to) in fold::across(board, slab, share) {
            // The card is cut where the board is folded.
            let ends = [from, to].map(|end| Point::new(end.x.clamp(slab.x0, slab.x1), end.y.clamp(slab.y0, slab.y1)));
            canvas.line(polyline(&ends, false), ink, 0.5);
        }
    }
    arrow_between(canvas, card.x1 + THICK, laid.x0, room.center().y);
    let stack = Rect::from_center_size((room.x1 - books.width / 2.0, room.center().y), books);
    pressed(canvas, stack);
    arrow_between(canvas, laid.x1 + THICK, stack.x0, room.center().y);
}

fn arrow_between(canvas: &mut AssemblyCanvas<'_, '_>, from: f64, to: f64, y: f64) {
    let middle = (from + to) / 2.0;
    let half = (0.5 * (to - from) - 1.2).clamp(1.8, 4.0);
    canvas.arrow(Point::new(middle - half, y), Point::new(middle + half, y));
}

/// Card with a wavy line of glue.
fn glued(canvas: &mut AssemblyCanvas<'_, '_>, card: Rect) {
    canvas.slab(card, THICK);
    let (accent, inner) = (canvas.context.inks.accent, card.inflate(-0.16 * card.width(), -0.12 * card.height()));
    let turns = 5;
    let points: Vec<Point> = (0..=turns)
        .flat_map(|turn| {
            let y = inner.y0 + inner.height() * f64::from(turn) / f64::from(turns);
            let ends = [Point::new(inner.x0, y), Point::new(inner.x1, y)];
            if turn % 2 == 0 { ends } else { [ends[1], ends[0]] }
        })
        .collect();
    canvas.line(polyline(&points, false), accent, 0.8);
    if let Some(end) = points.last() {
        canvas.tool(&GLUE, Affine::translate(end.to_vec2()) * Affine::rotate(0.4) * Affine::scale(0.8));
    }
}

/// Board, card and two books, seen from the side.
fn pressed(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) {
    let inks = canvas.context.inks;
    let foot = room.y1;
    canvas.line(polyline(&[Point::new(room.x0 - 1.0, foot), Point::new(room.x1 + 1.0, foot)], false), inks.ink, 0.5);
    let slab = Rect::new(room.x0 + 1.0, foot - 1.8, room.x1 - 1.0, foot - 0.2);
    canvas.outlined(slab.to_path(TOLERANCE), inks.wood);
    let high = (room.height() - 1.8) / 2.0;
    for (place, colour) in inks.covers.into_iter().enumerate() {
        let bottom = foot - 1.9 - place as f64 * high;
        let aside = place as f64 * 1.6;
        let book = Rect::new(room.x0 + 2.0 + aside, bottom - high, room.x1 - 2.4 + aside * 0.6, bottom);
        canvas.outlined(rounded(book, 0.8), colour);
        let pages = Rect::new(book.x0 + 1.8, book.y0 + 0.16 * high, book.x1 + 0.1, book.y1 - 0.16 * high);
        canvas.outlined(pages.to_path(TOLERANCE), Colour::WHITE);
        for leaf in 1..4 {
            let y = pages.y0 + pages.height() * f64::from(leaf) / 4.0;
            let leaf = [Point::new(pages.x0 + 0.8, y), Point::new(pages.x1 - 0.6, y)];
            canvas.line(polyline(&leaf, false), inks.shade, 0.25);
        }
    }
}

//! A starting square for weak eyes: a light ground, a solid corner with a large numeral, and a large animal beside it.

use super::room::Room;
use super::start_piece::{StartPiece, middle};
use crate::geom::{BezPath, Point, Rect, Shape, TOLERANCE};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::rules::Side;
use crate::typeset::{Across, Down};

/// The radius of a round corner, and the side of a square one: they look equally large.
const ROUND: f64 = 0.485 * C;
const SQUARE: f64 = 0.405 * C;
/// The middle of the numeral from the corner of the square: across and down, on a round corner and on a square one.
const MIDDLE: [(f64, f64); 2] = [(0.178 * C, 0.2 * C), (SQUARE / 2.0, SQUARE / 2.0)];
/// The size of a numeral, and the width that it may take.
const NUMERAL: (f64, f64) = (0.475 * C, 0.31 * C);
/// Where the animal would stand best, and how large it may become.
const AT: f64 = 0.115 * C;
const SIZE: f64 = 0.72 * C;
/// How many steps stand for the round corner.
const STEPS: u32 = 8;

/// A large numeral on a solid corner, and a large animal.
pub(super) fn large(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let (mark, paper) = (Mark::of(site, start.side), site.colours().paper);
    let shown = start.mark(site);
    let tile = site.tile();
    if !site.to_be_coloured() {
        canvas.ground(paper);
    }
    let Some((face, text, share)) = shown else {
        middle(canvas, start, Room { at: Point::ZERO, size: 1.1 * SIZE, taken: &[] });
        return;
    };
    match site.to_be_coloured() {
        true => canvas.shape(corner(tile, start.side), paper, mark.colour, 0.5),
        false => canvas.fill(corner(tile, start.side), mark.colour),
    }
    let (across, down) = MIDDLE[start.side.index()];
    let at = Point::new(tile.x0 + across, tile.y0 + down);
    let of = Type { face, size: share * NUMERAL.0, tracking: 0.0 };
    if let Some(words) = canvas.fitted(of, &text, NUMERAL.1) {
        let colour = if site.to_be_coloured() { mark.colour } else { paper };
        canvas.put_words(&words, (at.x - words.off_middle(), at.y), Across::Middle, Down::Middle, colour);
    }
    // Both sides leave the same room.
    middle(canvas, start, Room { at: Point::new(AT, AT), size: SIZE, taken: &taken(tile) });
}

/// The upper left corner of a square: a quarter of a disc for White, a square for Black.
fn corner(tile: Rect, side: Side) -> BezPath {
    let at = tile.origin();
    match side {
        Side::White => {
            let mut path = BezPath::new();
            path.move_to(at);
            path.line_to((at.x + ROUND, at.y));
            let bend = 0.552_284_75 * ROUND;
            path.curve_to((at.x + ROUND, at.y + bend), (at.x + bend, at.y + ROUND), (at.x, at.y + ROUND));
            path.close_path();
            path
        }
        Side::Black => Rect::new(at.x, at.y, at.x + SQUARE, at.y + SQUARE).to_path(TOLERANCE),
    }
}

/// What both kinds of corners take.
fn taken(tile: Rect) -> Vec<Rect> {
    let at = tile.origin();
    let mut taken = vec![Rect::new(at.x, at.y, at.x + SQUARE, at.y + SQUARE)];
    for step in 0..STEPS {
        let high = |step: u32| ROUND * f64::from(step) / f64::from(STEPS);
        let wide = (ROUND * ROUND - high(step) * high(step)).max(0.0).sqrt();
        taken.push(Rect::new(at.x, at.y + high(step), at.x + wide, at.y + high(step + 1)));
    }
    taken
}

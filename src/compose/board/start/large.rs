//! A starting square for weak eyes: a light ground, a solid corner with a large numeral, and a large animal beside it.

use super::room::Room;
use super::start_piece::{StartPiece, middle};
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point, Rect, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::typeset::{Across, Down};
use std::f64::consts::FRAC_PI_2;

/// The radius of a solid corner; how far the blocks of one that has them reach in, how many there are, and how much of
/// its pitch each fills: those of the ring of a piece.
const RADIUS: f64 = 0.335 * C;
const BLOCKS: (f64, usize, f64) = (0.04 * C, 5, 0.62);
/// The middle of the numeral from the corner of the square: across and down.
const MIDDLE: (f64, f64) = (0.12 * C, 0.134 * C);
/// The size of a numeral, and the width that it may take.
const NUMERAL: (f64, f64) = (0.36 * C, 0.22 * C);
/// Where the animal would stand best, and how large it may become.
const AT: f64 = 0.06 * C;
const SIZE: f64 = 0.81 * C;
/// How far it may reach over the edge of a solid corner: with its halo it lies above.
const OVER: f64 = 0.05 * C;
/// How much of the traps' colour is in the ground.
const CREAM: f64 = 0.14;
/// How many steps stand for the round corner.
const STEPS: u32 = 10;

/// A large numeral on a solid corner, and a large animal.
pub(super) fn large(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let (mark, paper) = (Mark::of(site, start.side), site.colours().paper);
    // Cream, which is kinder to weak eyes than white.
    let ground = paper.towards(site.colours().trap, CREAM);
    let shown = start.mark(site);
    let tile = site.tile();
    if !site.to_be_coloured() {
        canvas.ground(ground);
    }
    let Some((face, text, share)) = shown else {
        middle(canvas, start, Room::new(Point::ZERO, SIZE, &[]));
        return;
    };
    canvas.symbol(&format!("start-corner-{}", start.side.letter()), |canvas| match site.to_be_coloured() {
        true => canvas.shape(corner(tile, mark.two), paper, mark.colour, 0.5),
        false => canvas.fill(corner(tile, mark.two), mark.colour),
    });
    let at = Point::new(tile.x0 + MIDDLE.0, tile.y0 + MIDDLE.1);
    let of = Type { face, size: share * NUMERAL.0, tracking: 0.0 };
    let mut taken = taken(tile);
    if let Some(words) = canvas.fitted(of, &text, NUMERAL.1) {
        taken.push(Rect::from_center_size(at, (words.width(), words.height())));
        let colour = if site.to_be_coloured() { mark.colour } else { paper };
        canvas.put_words(&words, (at.x - words.off_middle(), at.y), Across::Middle, Down::Middle, colour);
    }
    middle(canvas, start, Room { roomiest: true, ..Room::new(Point::new(AT, AT), SIZE, &taken) });
}

/// The upper left corner of a square: a quarter of a disc, or of one with blocks around it.
fn corner(tile: Rect, blocks: bool) -> BezPath {
    /// Points for each block and gap, or in all without them.
    const POINTS: usize = 12;
    let at = |radius: f64, turn: f64| tile.origin() + Vec2::from_angle(turn * FRAC_PI_2) * radius;
    let mut points = vec![tile.origin()];
    let mut arc = |radius: f64, from: f64, to: f64| {
        let turns = (0..=POINTS).map(|place| from + (to - from) * place as f64 / POINTS as f64);
        points.extend(turns.map(|turn| at(radius, turn)));
    };
    let pitch = 1.0 / BLOCKS.1 as f64;
    let gap = (1.0 - BLOCKS.2) / 2.0;
    for block in 0..BLOCKS.1 {
        let turn = |share: f64| (block as f64 + share) * pitch;
        let depth = if blocks { BLOCKS.0 } else { 0.0 };
        arc(RADIUS - depth, turn(0.0), turn(gap));
        arc(RADIUS, turn(gap), turn(1.0 - gap));
        arc(RADIUS - depth, turn(1.0 - gap), turn(1.0));
    }
    polyline(&points, true)
}

/// What a solid corner takes, in steps.
fn taken(tile: Rect) -> Vec<Rect> {
    const REACH: f64 = RADIUS - OVER;
    let at = tile.origin();
    let steps = (0..STEPS).map(|step| {
        let high = |step: u32| REACH * f64::from(step) / f64::from(STEPS);
        let wide = (REACH * REACH - high(step) * high(step)).max(0.0).sqrt();
        Rect::new(at.x, at.y + high(step), at.x + wide, at.y + high(step + 1))
    });
    steps.collect()
}

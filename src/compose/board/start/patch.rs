//! A starting square with a patch sewn on: as on a piece the animal stands in a ring, its numeral on the foot.

use super::room::Room;
use super::start_piece::{StartPiece, middle};
use crate::canvas::contour::Contour;
use crate::canvas::shapes::{lobed, polyline};
use crate::geom::{Affine, BezPath, Point, Rect};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::rules::Side;
use crate::scene::{Cap, Colour};
use crate::theme::Outline;
use crate::typeset::{Across, Down};
use std::f64::consts::{FRAC_PI_2, TAU};

/// The edge of the patch, and the inside of its ring.
const EDGE: f64 = 0.452 * C;
const INSIDE: f64 = 0.396 * C;
/// How many lobes a ring has inside, and how high they are.
const LOBES: (usize, f64) = (14, 0.034 * C);
/// Stitches all around, how much of their pitch is thread, and their weight.
const STITCHES: (usize, f64, f64) = (44, 0.6, 0.38);
/// The top of the foot, the middle of the numeral on it, and its size.
const FOOT: f64 = 0.2 * C;
const NUMERAL: (f64, f64) = (0.296 * C, 0.24 * C);
/// Half the length of the foot's upper edge.
const FOOT_HALF: f64 = 0.35 * C;
/// How large an animal may become, and where it stands.
const SIZE: f64 = 0.74 * C;
const Y: f64 = -0.1 * C;
/// How much nearer to its ring an animal may stand than to other things.
const NEARER: f64 = 0.012 * C;
/// How many steps stand for the round edge that an animal keeps clear of.
const STEPS: u32 = 9;

/// The animal on a round patch with its numeral.
pub(super) fn patch(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let mark = site.marks(start.side);
    let shown = start.mark(site);
    let foot = shown.is_some();
    canvas.symbol(&format!("patch-{}-{foot}", start.side.letter()), |canvas| body(canvas, start.side, foot));
    let inside = if Mark::of(site, start.side).two { INSIDE - LOBES.1 } else { INSIDE };
    let taken = around(inside + NEARER, if foot { FOOT + NEARER } else { INSIDE });
    let y = if foot { Y } else { 0.0 };
    middle(canvas, start, Room::new(Point::new(0.0, y), SIZE, &taken));
    let Some((face, text, share)) = shown else { return };
    let of = Type { face, size: share * NUMERAL.1, tracking: 0.0 };
    let Some(words) = canvas.fitted(of, &text, 0.42 * C) else { return };
    let colour = if site.to_be_coloured() { mark } else { ground(canvas, start.side) };
    canvas.put_words(&words, (-words.off_middle(), NUMERAL.0), Across::Middle, Down::Middle, colour);
}

/// What the patch is made of: as light as the pieces, or as the land.
fn ground(canvas: &BoardCanvas<'_, '_>, side: Side) -> Colour {
    let (theme, land) = (canvas.site().theme, canvas.site().colours().land);
    let style = &theme.pieces.sides[side.index()];
    if style.is_reversed() { land } else { style.ground }
}

/// The patch: its ring with a seam, and its foot. The ring of the side with two rings has lobes inside.
fn body(canvas: &mut BoardCanvas<'_, '_>, side: Side, foot: bool) {
    let site = canvas.site();
    let (mark, land) = (Mark::of(site, side), ground(canvas, side));
    let edge = BoardCanvas::circle((0.0, 0.0), EDGE);
    let inside = if mark.two { within_lobes() } else { BoardCanvas::circle((0.0, 0.0), INSIDE) };
    if site.to_be_coloured() {
        canvas.shape(edge, land, mark.colour, 0.34);
        canvas.line(inside, mark.colour, 0.3);
        if foot {
            canvas.line(polyline(&[(-FOOT_HALF, FOOT), (FOOT_HALF, FOOT)].map(Point::from), false), mark.colour, 0.3);
        }
        return;
    }
    canvas.fill(edge, mark.colour);
    canvas.fill(inside, land);
    if foot {
        let below = Contour::new(Outline::Disc, 2.0 * (INSIDE + 0.1)).below(FOOT);
        canvas.fill(below, mark.colour);
    }
    let seam = (EDGE + INSIDE) / 2.0;
    let pitch = TAU * seam / STITCHES.0 as f64;
    let thread = [STITCHES.1 * pitch, (1.0 - STITCHES.1) * pitch];
    canvas.dashed(BoardCanvas::circle((0.0, 0.0), seam), land, STITCHES.2, Cap::Butt, thread);
}

/// The inside of a ring with lobes.
fn within_lobes() -> BezPath {
    Affine::rotate(FRAC_PI_2) * lobed(Contour::new(Outline::Disc, 2.0 * INSIDE), LOBES.1, LOBES.0)
}

/// What an animal keeps clear of in a round place: steps outside of it to both sides, and what lies below its floor.
fn around(radius: f64, floor: f64) -> Vec<Rect> {
    let half = C / 2.0;
    let mut taken = vec![Rect::new(-half, floor, half, half)];
    for step in 0..STEPS {
        let height = |step: u32| -radius + (floor + radius) * f64::from(step) / f64::from(STEPS);
        let (top, bottom) = (height(step), height(step + 1));
        // Where the step is widest: across the middle, or at its edge towards it.
        let nearest = if top * bottom > 0.0 { top.abs().min(bottom.abs()) } else { 0.0 };
        let x = (radius * radius - nearest * nearest).max(0.0).sqrt();
        taken.extend([Rect::new(-half, top, -x, bottom), Rect::new(x, top, half, bottom)]);
    }
    taken.push(Rect::new(-half, -half, half, -radius));
    taken
}

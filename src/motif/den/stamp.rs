//! A stamp in the owner's colour with a rough edge, its characters cut as wide as it is.

use crate::canvas::shapes::{Jitter, rounded};
use crate::geom::{Affine, Point, Rect};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;

/// How much wider than high the characters are made.
const SPREAD: (f64, f64) = (1.22, 0.92);

/// From the plate to a frame around it.
const AROUND: f64 = 0.05 * C;

pub(super) fn stamp(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    let plate = Rect::from_center_size(Point::ZERO, (0.74 * C, 0.82 * C));
    let hand = Jitter::about(Point::ZERO, 3);
    canvas.fill(hand.edge(&rounded(plate, 0.05 * C), 0.13, 1.1), mark.colour);
    canvas.left_open_round(rounded(plate.inflate(-0.95, -0.95), 0.5), colours.land, 0.4);
    if mark.two {
        let around = rounded(plate.inflate(AROUND, AROUND), 0.06 * C);
        canvas.fill(hand.band(&around, 0.5, 0.05, 1.1), mark.colour);
    }
    let Some(word) = super::word(canvas, reader) else { return };
    if !word.in_characters {
        stacked(canvas, &word, (0.40 * C, 1.0), 0.54 * C, 0.0, colours.land);
        return;
    }
    canvas.within(Affine::scale_non_uniform(SPREAD.0, SPREAD.1), |canvas| {
        stacked(canvas, &word, (0.365 * C, 1.04), 0.4 * C, 0.0, colours.land);
    });
}

//! A twisted rope with a slip knot, its end running to the corner; a second loop lies around it, or none.

use crate::canvas::shapes::rounded;
use crate::geom::{BezPath, Point, Rect, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::one_line;
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_4, TAU};

pub(super) fn snare(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    const RADIUS: f64 = 0.355 * C;
    /// Half the rope's width.
    const ROPE: f64 = 0.95;
    const TWISTS: usize = 40;
    /// The radius of a second loop around the rope.
    const SECOND: f64 = 0.44 * C;
    let colours = *canvas.site().colours();
    let (ink, land) = (mark.colour, colours.trap);
    let at = |radius: f64, angle: f64| Point::ZERO + Vec2::from_angle(angle) * radius;
    let knot = at(RADIUS, FRAC_PI_4);
    if mark.two {
        mark.outer(canvas, SECOND, land);
    }
    canvas.at(knot.x, knot.y, 0.0, 1.0, |canvas| {
        // The rope's end, drawn as its two edges with the rope's ground between.
        canvas.shape(BoardCanvas::svg("M.4 -.9C1.8 -.5 2 1.6 3.1 1.65L3.1 3.35C1.2 3.4 .9 1 -.6 .8Z"), land, ink, 0.33);
        canvas.line(BoardCanvas::svg("M3.1 2l1 -.7M3.2 2.5l1.2 0M3.1 3l1 .7"), ink, 0.3);
    });
    canvas.shape(BoardCanvas::circle((0.0, 0.0), RADIUS + ROPE), land, ink, 0.36);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), RADIUS - ROPE), colours.land, ink, 0.36);
    let mut twists = BezPath::new();
    for twist in 0..TWISTS {
        let angle = TAU * twist as f64 / TWISTS as f64;
        twists.move_to(at(RADIUS - ROPE, angle));
        twists.quad_to(at(RADIUS, angle + 0.02), at(RADIUS + ROPE, angle + 0.15));
    }
    canvas.line(twists, ink, 0.25);
    canvas.at(knot.x, knot.y, 45.0, 1.0, |canvas| {
        canvas.shape(rounded(Rect::new(-1.15, -1.75, 1.15, 1.75), 0.9), land, ink, 0.36);
        canvas.line(BoardCanvas::svg("M-.95 -.75Q0 -.1 1.15 -.55M-1.1 .55Q0 1.2 1 .75"), ink, 0.25);
    });
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.225 * C, 0.54 * C, 0.0, colours.ink);
    }
}

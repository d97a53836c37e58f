//! A twisted rope with a slip knot, its end running to the corner; a second loop lies around it, or none.

use crate::art::Shown;
use crate::art::motifs::{ROPE_END, ROPE_KNOT};
use crate::geom::{BezPath, Point, Vec2};
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
    canvas.at(knot.x, knot.y, 0.0, 1.0, |canvas| canvas.put_motif_of(ink, &ROPE_END, Shown::default()));
    canvas.shape(BoardCanvas::circle((0.0, 0.0), RADIUS + ROPE), land, ink, 0.36);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), RADIUS - ROPE), colours.land, ink, 0.36);
    let mut twists = BezPath::new();
    for twist in 0..TWISTS {
        let angle = TAU * twist as f64 / TWISTS as f64;
        twists.move_to(at(RADIUS - ROPE, angle));
        twists.quad_to(at(RADIUS, angle + 0.02), at(RADIUS + ROPE, angle + 0.15));
    }
    canvas.line(twists, ink, 0.25);
    canvas.at(knot.x, knot.y, 45.0, 1.0, |canvas| canvas.put_motif_of(ink, &ROPE_KNOT, Shown::default()));
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.225 * C, 0.54 * C, 0.0, colours.ink);
    }
}

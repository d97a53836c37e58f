//! A leap: a dashed arc over the water, and the circle where it lands or the cross where it is stopped.

use super::marks::{HALO, HEAD, SHAFT, Scene, cross_at, head};
use super::pen::Pen;
use crate::geom::{BezPath, Point};
use crate::rulesheet::Arrow;
use crate::scene::Cap;
use kurbo::{ParamCurve, ParamCurveArclen, QuadBez};
use std::f64::consts::TAU;

/// How far off the straight line the arc leaves a piece and comes down, in degrees.
const OFF: f64 = 28.0;
/// How far the arc is bowed: its control point lies twice as far aside.
const BOW: f64 = 0.21;
/// From the arc's tip to the middle of the square it lands on.
const LANDING: f64 = 0.13;
/// A dash with its gap is about this long, and the dash this share of it.
const DASH: (f64, f64) = (0.27, 0.62);
/// How many dashes a landing circle has, and the share of each.
const CIRCLE: (f64, f64) = (22.0, 0.55);
/// From the rim of the animal in the way to the middle of the cross.
const BEFORE: f64 = 0.19;

/// The circle where a leap may land, if its square is free.
pub(super) fn landing(pen: &mut Pen<'_, '_>, at: Point) {
    let radius = super::token::RADIUS;
    let pitch = TAU * radius / CIRCLE.0;
    let dash = [pitch * CIRCLE.1, pitch * (1.0 - CIRCLE.1)];
    pen.dashed(Pen::circle(at, radius), pen.inks.ink, 0.03, Cap::Butt, dash);
}

/// A leap from one middle to another.
pub(super) fn leap(pen: &mut Pen<'_, '_>, scene: &Scene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let arc = arc(from, to, scene.reach(arrow.mv.from) + 0.04, arrow.captures);
    let whole = arc.arclen(1e-4);
    let stop = if arrow.legal {
        None
    } else {
        let way_blocked = arrow.stopped_by.or(scene.is_taken(arrow.mv.to).then_some(arrow.mv.to));
        let length = way_blocked.and_then(|square| {
            let (middle, room) = (scene.window.middle(square)?, scene.reach(square) + BEFORE);
            first_within(arc, middle, room)
        });
        Some(length.unwrap_or(whole))
    };
    let line = stop.unwrap_or(whole - 0.9 * HEAD.0).max(0.05);
    let shown = arc.subsegment(0.0..arc.inv_arclen(line, 1e-5).clamp(0.01, 1.0));
    let mut path = BezPath::new();
    path.move_to(shown.p0);
    path.quad_to(shown.p1, shown.p2);
    let count = ((line + 0.1) / DASH.0).round().max(3.0);
    let pitch = line / (count - (1.0 - DASH.1));
    let dash = [pitch * DASH.1, pitch * (1.0 - DASH.1)];
    pen.dashed(path.clone(), pen.inks.land, pen.width_in_cells(SHAFT) + 2.0 * HALO, Cap::Butt, dash);
    pen.dashed(path, pen.inks.ink, SHAFT, Cap::Butt, dash);
    match stop {
        None => pen.haloed(head(arc.eval(1.0), (arc.eval(1.0) - arc.eval(0.955)).normalize()), pen.inks.ink, HALO),
        Some(_) => cross_at(pen, shown.eval(1.0)),
    }
}

/// The arc: bowed upwards if it goes across, to the left if it goes along. So it keeps clear of the badges, which are at the
/// lower right.
fn arc(from: Point, to: Point, reach: f64, captures: bool) -> QuadBez {
    let way = (to - from).normalize();
    let level = way.x.abs() > way.y.abs();
    let left = -way.turn_90();
    let aside = if (level && left.y < 0.0) || (!level && left.x < 0.0) { left } else { -left };
    let (sin, cos) = OFF.to_radians().sin_cos();
    // It comes down well over the rim of an animal that it captures.
    let end = if captures { LANDING + 0.1 } else { LANDING };
    let start = from + (way * cos + aside * sin) * reach;
    let stop = to - (way * cos - aside * sin) * end;
    QuadBez::new(start, start.midpoint(stop) + aside * (2.0 * BOW), stop)
}

/// How long the arc is until it first comes as near to a place as this.
fn first_within(arc: QuadBez, place: Point, room: f64) -> Option<f64> {
    const STEPS: usize = 400;
    let at = |step: usize| step as f64 / STEPS as f64;
    let step = (1..=STEPS).find(|&step| arc.eval(at(step)).distance(place) <= room)?;
    Some(arc.subsegment(0.0..at(step)).arclen(1e-4))
}

//! A leap: a dashed arc over the water to the circle where it lands, or a straight way to the cross where it is stopped.

use super::canvas::DiagramCanvas;
use super::marks::{CROSS, HEAD, SHAFT, SMALL_CROSS, Scene, head, put_cross};
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point};
use crate::rulesheet::Arrow;
use crate::scene::Cap;
use kurbo::{ParamCurve, ParamCurveArclen, QuadBez};
use std::f64::consts::TAU;

/// How far off the straight line the arc leaves a piece and comes down, in degrees.
const OFF: f64 = 20.0;
/// How far the arc is bowed: its control point lies twice as far aside. Further out it would run beside the bank.
const BOW: f64 = 0.1;
/// From the arc's tip to the middle of the square it lands on.
const LANDING: f64 = 0.13;
/// A dash with its gap is about this long, and the dash this share of it.
const DASH: (f64, f64) = (0.27, 0.62);
/// How many dashes a landing circle has, and the share of each.
const CIRCLE: (f64, f64) = (22.0, 0.55);
/// From the rim of the animal in the way to the middle of the cross.
const BEFORE: f64 = 0.19;
/// A way shorter than this is not drawn: the cross stands between the two rims.
const LEAST_WAY: f64 = 0.2;

/// The circle where a leap may land, if its square is free.
pub(super) fn landing(canvas: &mut DiagramCanvas<'_, '_>, at: Point) {
    let radius = super::token::RADIUS;
    let pitch = TAU * radius / CIRCLE.0;
    let dash = [pitch * CIRCLE.1, pitch * (1.0 - CIRCLE.1)];
    canvas.dashed(DiagramCanvas::circle(at, radius), canvas.context.inks.ink, 0.03, Cap::Butt, dash);
}

/// A leap from one middle to another.
pub(super) fn leap(canvas: &mut DiagramCanvas<'_, '_>, scene: &Scene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let reach = scene.reach(arrow.mv.from);
    if !arrow.legal {
        return stopped(canvas, scene, arrow, from, to);
    }
    let arc = arc(from, to, reach + 0.04, arrow.captures);
    let line = (arc.arclen(1e-4) - 0.9 * HEAD.0).max(0.05);
    let shown = arc.subsegment(0.0..arc.inv_arclen(line, 1e-5).clamp(0.01, 1.0));
    let mut path = BezPath::new();
    path.move_to(shown.p0);
    path.quad_to(shown.p1, shown.p2);
    dashes(canvas, path, line);
    canvas.haloed(head(arc.eval(1.0), (arc.eval(1.0) - arc.eval(0.955)).normalize()), canvas.context.inks.ink);
}

/// A leap that something stops: straight to the cross before whoever stands in the way, or to the middle of the square
/// where it may not land.
fn stopped(canvas: &mut DiagramCanvas<'_, '_>, scene: &Scene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let way = (to - from).normalize();
    let start = scene.reach(arrow.mv.from);
    let in_the_way = arrow.stopped_by.or(scene.is_taken(arrow.mv.to).then_some(arrow.mv.to));
    let rim = in_the_way.and_then(|square| Some(from.distance(scene.window.middle(square)?) - scene.reach(square)));
    let end = rim.map_or(from.distance(to), |rim| rim - BEFORE);
    if end - start < LEAST_WAY {
        let middle = rim.map_or(end, |rim| (start + rim) / 2.0);
        return put_cross(canvas, from + way * middle, SMALL_CROSS);
    }
    let (near, far) = (from + way * (start + 0.04), from + way * end);
    dashes(canvas, polyline(&[near, far], false), near.distance(far));
    put_cross(canvas, far, CROSS);
}

/// A dashed shaft that begins and ends with a dash.
fn dashes(canvas: &mut DiagramCanvas<'_, '_>, path: BezPath, long: f64) {
    let count = ((long + 0.1) / DASH.0).round().max(3.0);
    let pitch = long / (count - (1.0 - DASH.1));
    let dash = [pitch * DASH.1, pitch * (1.0 - DASH.1)];
    let halo = canvas.width_in_cells(SHAFT) + 2.0 * canvas.context.halo;
    if canvas.context.inks.land == canvas.context.inks.river {
        // Light dashes on dark water: no wave shows between them.
        canvas.ruled(path.clone(), canvas.context.inks.land, halo);
    } else {
        canvas.dashed(path.clone(), canvas.context.inks.land, halo, Cap::Butt, dash);
    }
    canvas.dashed(path, canvas.context.inks.ink, SHAFT, Cap::Butt, dash);
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

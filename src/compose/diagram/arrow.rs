//! Parts of arrows, the crosses of illegal moves, and leaps: a dashed arc over the water to its landing circle, or a
//! straight line to the cross where it is blocked. Lengths in cells.

use super::badge::between_pieces;
use super::canvas::DiagramCanvas;
use super::marked_scene::MarkedScene;
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point, Vec2};
use crate::rulesheet::Arrow;
use crate::scene::Cap;
use kurbo::{ParamCurve, ParamCurveArclen, QuadBez};
use std::f64::consts::TAU;

/// The width of a shaft.
pub(super) const SHAFT: f64 = 0.07;

/// An arrow head: its length, half its width, the concavity of its back relative to its length.
pub(super) const HEAD: (f64, f64, f64) = (0.19, 0.115, 0.74);

/// A cross: half its size, and its stroke width.
pub(super) const CROSS: (f64, f64) = (0.13, 0.078);

/// A cross between two pieces, which must fit between their rims.
pub(super) const SMALL_CROSS: (f64, f64) = (0.1, 0.068);

/// An arrow head with its tip here.
pub(in crate::compose) fn head(tip: Point, way: Vec2) -> BezPath {
    let (length, half, hollow) = HEAD;
    let back = tip - way * length;
    let out = way.turn_90() * half;
    polyline(&[tip, back + out, tip - way * (length * hollow), back - out], true)
}

/// A cross around a point: half its size, and its stroke width.
pub(super) fn put_cross(canvas: &mut DiagramCanvas<'_, '_>, at: Point, size: (f64, f64)) {
    canvas.context.crosses.push((at, size));
}

/// Angle between the straight line and the arc at its ends, in degrees.
const OFF: f64 = 20.0;
/// Bow of the arc: its control point is twice as far aside. A wider one would run along the bank.
const BOW: f64 = 0.1;
/// From the arc's tip to the centre of the target square.
const LANDING: f64 = 0.13;
/// Approximate length of a dash with its gap, and the dash's share of it.
const DASH: (f64, f64) = (0.27, 0.62);
/// Number of dashes of a landing circle, and the share of each.
const CIRCLE: (f64, f64) = (22.0, 0.55);
/// From the rim of the blocking animal to the centre of the cross.
const BEFORE: f64 = 0.19;
/// A shorter line is omitted: the cross is between the two rims.
const LEAST_WAY: f64 = 0.2;

/// The landing circle of a leap, if its square is free.
pub(super) fn landing(canvas: &mut DiagramCanvas<'_, '_>, at: Point) {
    let radius = super::token::RADIUS;
    let pitch = TAU * radius / CIRCLE.0;
    let dash = [pitch * CIRCLE.1, pitch * (1.0 - CIRCLE.1)];
    canvas.dashed(DiagramCanvas::circle(at, radius), canvas.context.inks.ink, 0.03, Cap::Butt, dash);
}

/// Points along the arcs of the leaps of a scene, close to each other.
pub(super) fn along_leaps(scene: &MarkedScene<'_>) -> Vec<Point> {
    /// Parts of an arc.
    const PARTS: u32 = 60;
    let mut points = Vec::new();
    for arrow in scene.arrows.iter().filter(|arrow| arrow.leap && arrow.legal) {
        let middles = (scene.window.middle(arrow.mv.from), scene.window.middle(arrow.mv.to));
        let (Some(from), Some(to)) = middles else { continue };
        let arc = bow(from, to, scene.reach(arrow.mv.from) + 0.04, arrow.captures);
        points.extend((0..=PARTS).map(|part| arc.eval(f64::from(part) / f64::from(PARTS))));
    }
    points
}

/// A leap between two centres.
pub(super) fn leap(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let reach = scene.reach(arrow.mv.from);
    if !arrow.legal {
        return stopped(canvas, scene, arrow, from, to);
    }
    let arc = bow(from, to, reach + 0.04, arrow.captures);
    let line = (arc.arclen(1e-4) - 0.9 * HEAD.0).max(0.05);
    let shown = arc.subsegment(0.0..arc.inv_arclen(line, 1e-5).clamp(0.01, 1.0));
    let mut path = BezPath::new();
    path.move_to(shown.p0);
    path.quad_to(shown.p1, shown.p2);
    dashes(canvas, path, line);
    canvas.haloed(head(arc.eval(1.0), (arc.eval(1.0) - arc.eval(0.955)).normalize()), canvas.context.inks.ink);
}

/// A blocked leap: a straight line to the cross before the blocker, or to the centre of the square where it may not
/// land.
fn stopped(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let way = (to - from).normalize();
    let start = scene.reach(arrow.mv.from);
    let in_the_way = arrow.stopped_by.or(scene.is_taken(arrow.mv.to).then_some(arrow.mv.to));
    let rim = in_the_way.and_then(|square| Some(from.distance(scene.window.middle(square)?) - scene.reach(square)));
    let end = rim.map_or(from.distance(to), |rim| rim - BEFORE);
    if end - start < LEAST_WAY {
        let middle = rim.map_or(end, |rim| (start + rim) / 2.0);
        let aside = in_the_way.map_or(Vec2::ZERO, |stop| between_pieces(canvas, scene, [arrow.mv.from, stop], way));
        return put_cross(canvas, from + way * middle + aside, SMALL_CROSS);
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
    // No waves between them.
    canvas.ruled(path.clone(), canvas.context.inks.land, halo);
    canvas.dashed(path, canvas.context.inks.ink, SHAFT, Cap::Butt, dash);
}

/// The arc: bowed upwards if across, to the left if along, to keep clear of the badges at the lower right.
fn bow(from: Point, to: Point, reach: f64, captures: bool) -> QuadBez {
    let way = (to - from).normalize();
    let level = way.x.abs() > way.y.abs();
    let left = -way.turn_90();
    let aside = if (level && left.y < 0.0) || (!level && left.x < 0.0) { left } else { -left };
    let (sin, cos) = OFF.to_radians().sin_cos();
    // It ends well over the rim of a captured animal.
    let end = if captures { LANDING + 0.1 } else { LANDING };
    let start = from + (way * cos + aside * sin) * reach;
    let stop = to - (way * cos - aside * sin) * end;
    QuadBez::new(start, start.midpoint(stop) + aside * (2.0 * BOW), stop)
}

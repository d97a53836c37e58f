//! Marks over a position: arrows, crosses, and their halos.

use super::arrow;
use super::arrow::{CROSS, HEAD, SHAFT, SMALL_CROSS, head, put_cross};
use super::badge::{beside_badge, between_pieces};
use super::canvas::DiagramCanvas;
use super::marked_scene::MarkedScene;
use super::site::cross;
use super::token::{Strength, rim, strength_of};
use super::water::shore;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, BezPath, Point, Shape, Vec2};
use crate::rules::Terrain;
use crate::rulesheet::Arrow;

/// The same over dark water, whose waves are as light as the marks.
const HALO_OVER_WATER: f64 = 0.11;
/// The same of crosses, and of arrows from rim to rim, that stand half on dark water: light, and wide enough to be seen.
const HALO_AT_DARK_WATER: f64 = 0.075;
/// Lateral offset of an arrow that has an opposite one.
const ASIDE: f64 = 0.115;
/// Offset of such a pair away from the badges at the lower right.
const OFF_BADGES: f64 = 0.07;

/// Every arrow of the scene with both ends visible. Arrows over dark water are light, except on pieces.
pub(super) fn marks(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>) {
    match dark_water(canvas, scene) {
        None => ways(canvas, scene, |_| true),
        Some((dry, wet)) => {
            // An arrow from rim to rim is too short for two colours: a halo suffices, as for a cross.
            let short = |arrow: &Arrow| arrow.captures && arrow.legal && !arrow.leap;
            canvas.clipped(dry, |canvas| ways(canvas, scene, |arrow| !short(arrow)));
            canvas.context.crosses.clear();
            let usual = canvas.context.inks;
            (canvas.context.inks, canvas.context.halo) = (usual.over_water(), HALO_OVER_WATER);
            canvas.clipped(wet, |canvas| ways(canvas, scene, |arrow| !short(arrow)));
            (canvas.context.inks, canvas.context.halo) = (usual, HALO_AT_DARK_WATER);
            ways(canvas, scene, short);
        }
    }
    let halo = canvas.context.halo;
    for (at, (half, width)) in std::mem::take(&mut canvas.context.crosses) {
        let path = Affine::translate(at.to_vec2()) * cross(half);
        canvas.line(path.clone(), canvas.context.inks.land, width + 2.0 * halo);
        canvas.line(path, canvas.context.inks.ink, width);
    }
}

/// The picture without free dark water, and that water; `None` if there is none or no arrow.
fn dark_water(canvas: &DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>) -> Option<(BezPath, BezPath)> {
    let window = &scene.window;
    if scene.arrows.is_empty() || !canvas.context.inks.water_is_dark() {
        return None;
    }
    let mut wet = shore(window, canvas.context.look)?;
    let way_round = |path: &BezPath, at: Point| path.winding(at).signum();
    let against = |path: BezPath, at: Point, turn: i32| {
        if way_round(&path, at) == turn { path.reverse_subpaths() } else { path }
    };
    let mut turn = None;
    for (column, row) in window.cells().filter(|&(column, row)| window.wet(column as isize, row as isize)) {
        let at = Point::new(column as f64 + 0.5, row as f64 + 0.5);
        let turn = *turn.get_or_insert_with(|| way_round(&wet, at));
        if scene.is_taken(window.square(column, row)) {
            let rim = Affine::translate(at.to_vec2()) * rim(canvas.resources.theme.pieces.outline);
            wet.extend(against(rim, at, turn));
        }
    }
    let all = window.field().inflate(1.0, 1.0);
    let mut dry = against(all.to_path(0.01), all.center(), turn?);
    dry.extend(wet.iter());
    Some((dry, wet))
}

/// The requested arrows; crosses are deferred.
fn ways(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>, asked: impl Fn(&Arrow) -> bool) {
    for (place, arrow) in scene.arrows.iter().enumerate().filter(|(_, arrow)| asked(arrow)) {
        let (Some(from), Some(to)) = (scene.window.middle(arrow.mv.from), scene.window.middle(arrow.mv.to)) else {
            continue;
        };
        if from == to {
            continue;
        }
        if arrow.leap {
            arrow::leap(canvas, scene, arrow, from, to);
        } else if arrow.legal {
            step(canvas, scene, arrow, from, to);
        } else if !scene.is_reverse_of_an_earlier_cross(place) {
            barred(canvas, scene, arrow, from, to);
        }
    }
}

/// A legal step or capture.
fn step(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let way = (to - from).normalize();
    let across = Vec2::new(way.y.abs(), way.x.abs());
    let (reach, target) = (scene.reach(arrow.mv.from), scene.terrain(arrow.mv.to));
    let aside = if scene.has_reverse(arrow.mv) {
        way.turn_90() * -ASIDE - across * OFF_BADGES
    } else if arrow.captures && way.y < -0.5 {
        Vec2::new(beside_badge(canvas, scene, arrow.mv.to, HEAD.1), 0.0)
    } else {
        Vec2::ZERO
    };
    // The rim is nearer beside the centre.
    let rim = if aside.y == 0.0 && way.x == 0.0 { (reach * reach - aside.x * aside.x).max(0.0).sqrt() } else { reach };
    let taken = scene.position.at(arrow.mv.to).filter(|_| arrow.captures && way.y < -0.5);
    let from_below = taken.is_some_and(|taken| strength_of(canvas, taken.piece.kind) == Some(Strength::Exergue));
    let (start, end) = match target {
        // As far as its ring: an animal on a trap is small enough.
        Terrain::Trap(_) if arrow.captures => (rim - 0.035, scene.reach(arrow.mv.to) - 0.045),
        // No further than the edge where the strength is.
        Terrain::Land | Terrain::Water | Terrain::Den(_) if from_below => (rim - 0.02, scene.reach(arrow.mv.to)),
        // Well over the rim: between two rims an arrow would be too short.
        Terrain::Land | Terrain::Water | Terrain::Trap(_) | Terrain::Den(_) if arrow.captures => (rim - 0.015, 0.215),
        Terrain::Den(_) => (reach - 0.005, 0.22),
        Terrain::Land | Terrain::Water | Terrain::Trap(_) => (reach + 0.04, 0.10),
    };
    straight(canvas, from + way * start + aside, to - way * end + aside, true);
}

/// An illegal move: a cross between neighbours, at the bank, or alone on a free square.
fn barred(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>, arrow: &Arrow, from: Point, to: Point) {
    let way = (to - from).normalize();
    let long = from.distance(to);
    let beside = (long - 1.0).abs() < 1e-9;
    let (start, target) = (scene.reach(arrow.mv.from), arrow.mv.to);
    if scene.is_taken(target) {
        // Midway between the two rims.
        let middle = (start + long - scene.reach(target)) / 2.0;
        let marks = if beside { SMALL_CROSS } else { CROSS };
        if long > 1.5 {
            let stop = long - scene.reach(target) - 0.17;
            straight(canvas, from + way * (start + 0.04), from + way * (stop - 0.02), false);
            put_cross(canvas, from + way * stop, CROSS);
        } else {
            let aside = between_pieces(canvas, scene, [arrow.mv.from, target], way);
            put_cross(canvas, from + way * middle + aside, marks);
        }
    } else if beside {
        match scene.terrain(target) {
            // Between the rim and the den's plate.
            Terrain::Den(_) => {
                let plate = if way.x.abs() > 0.5 { 0.35 } else { 0.43 };
                put_cross(canvas, from + way * ((start + long - plate) / 2.0), SMALL_CROSS);
            }
            // A cross on the bank of dark water would be hardly visible.
            Terrain::Water if canvas.context.inks.water_is_dark() => put_cross(canvas, from + way * 0.76, CROSS),
            Terrain::Land | Terrain::Water | Terrain::Trap(_) => {
                // From the rim a shaft would be too short.
                put_cross(canvas, from + way * 0.62, CROSS);
            }
        }
    } else {
        if way.x.abs() < 1e-9 || way.y.abs() < 1e-9 {
            straight(canvas, from + way * (start + 0.04), to - way * 0.02, false);
        }
        put_cross(canvas, to, CROSS);
    }
}

/// A straight arrow, or only its shaft.
fn straight(canvas: &mut DiagramCanvas<'_, '_>, from: Point, to: Point, headed: bool) {
    let way = (to - from).normalize();
    let foot = if headed { to - way * (HEAD.0 * HEAD.2) } else { to };
    if (foot - from).dot(way) < 0.01 {
        if headed {
            canvas.haloed(head(to, way), canvas.context.inks.ink);
        }
        return;
    }
    let shaft = polyline(&[from, foot], false);
    canvas.ruled(shaft.clone(), canvas.context.inks.land, canvas.width_in_cells(SHAFT) + 2.0 * canvas.context.halo);
    if headed {
        canvas.haloed(head(to, way), canvas.context.inks.ink);
    }
    canvas.ruled(shaft, canvas.context.inks.ink, SHAFT);
}

//! The title between clouds on streams of mist.

use super::band::{BandArea, Style, title};
use crate::canvas::shapes::{Swell, ribbon, spiral};
use crate::geom::{Arc, BezPath, Point, TOLERANCE, Vec2};
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::{PI, TAU};

/// A cloud's lobes, back to front: centre, radius, and direction of the curl.
const LOBES: [(f64, f64, f64, f64); 7] = [
    (-13.2, 1.9, 2.5, 1.0),
    (13.0, 2.0, 2.4, -1.0),
    (-8.6, 0.6, 3.5, 1.0),
    (8.6, 0.8, 3.3, -1.0),
    (0.0, -1.9, 5.0, 1.0),
    (-4.6, 2.0, 2.9, 1.0),
    (4.6, 2.1, 2.8, -1.0),
];
/// The height at which lobes are cut flat.
const FLOOR: f64 = 3.6;
/// The streams below: height, start and end, width.
const STREAMS: [(f64, f64, f64, f64); 3] = [(4.4, -23.0, 21.0, 1.3), (6.3, -17.0, 27.0, 1.0), (8.0, -8.0, 15.0, 0.7)];
/// Half the width of a cloud with its streams.
const HALF: f64 = 25.0;
/// How large clouds of a row are in turn.
const SHARES: [f64; 2] = [1.1, 0.74];
/// Its height.
const TALL: f64 = 15.4;
/// Offset of its centre below its origin.
const MIDDLE: f64 = 0.75;

pub(super) fn clouds(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(12.0);
    let style = Style { size: 12.3 * scale, pitch: 1.36, colour: site.on_frame(), outline: None };
    let half = title(canvas, room.half, style, 0.5 * room.width, None) / 2.0;
    // One cloud between title and edge, or as many as fit on a wide board.
    let free = room.width / 2.0 - half;
    let size = (0.82 * room.height / TALL).min(1.06).min(0.95 * free / (2.0 * HALF));
    if size < 0.4 * scale {
        return;
    }
    let count = (free / (2.1 * HALF * size)).floor().max(1.0) as usize;
    // Large and small ones in turn, each with room after its size.
    let share = |place: usize| if count == 1 { 1.0 } else { SHARES[place % SHARES.len()] };
    let whole: f64 = (0..count).map(share).sum();
    let mut from = half;
    for place in 0..count {
        let room = free * share(place) / whole;
        let (x, size) = (from + room / 2.0, size * share(place));
        for side in [-1.0, 1.0] {
            canvas.at(side * x, -MIDDLE * size, 0.0, size, |canvas| cloud(canvas, side, size));
        }
        from += room;
    }
}

/// A cloud around (0, 0), `size` times its designed size, its tail to the outside.
fn cloud(canvas: &mut BoardCanvas<'_, '_>, side: f64, size: f64) {
    let site = canvas.site();
    let (gold, ground) = (site.on_frame(), site.colours().paper);
    for (x, y, radius, curl) in LOBES {
        let (x, curl) = (side * x, side * curl);
        // The lobe in front leaves a gap around itself.
        canvas.fill(dome(Point::new(x, y), radius + 0.4), ground);
        canvas.fill(dome(Point::new(x, y), radius), gold);
        // A small curl has fewer turns, or they would merge.
        let turns = (0.9 * radius * size * site.k).clamp(0.5, 1.35);
        canvas.left_open_round(spiral((x, y), 0.70 * radius, 0.14 * radius, 90.0, turns * curl), ground, 0.5 * size);
    }
    let mut path = BezPath::new();
    for (y, from, to, widest) in STREAMS {
        let along = |u: f64| {
            let x = from + (to - from) * u;
            Point::new(side * x, y + 0.42 * (TAU * x / 23.0).sin())
        };
        path.extend(ribbon(along, Swell { widest, narrowest: 0.25, power: 0.55 }, 16));
    }
    canvas.fill(path, gold);
}

/// A disc cut flat at the bottom.
fn dome(middle: Point, radius: f64) -> BezPath {
    let drop = ((FLOOR - middle.y) / radius).clamp(-1.0, 1.0).asin();
    let mut path = BezPath::new();
    path.move_to(middle + Vec2::from_angle(PI - drop) * radius);
    let arc = Arc::new(middle, Vec2::new(radius, radius), PI - drop, PI + 2.0 * drop, 0.0);
    path.extend(arc.append_iter(TOLERANCE));
    path.close_path();
    path
}

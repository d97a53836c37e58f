//! Scallops: half discs along an edge.

use crate::canvas::contour::{Contour, arc};
use crate::geom::{BezPath, Point, Vec2};
use crate::theme::Outline;
use std::f64::consts::{PI, TAU};

/// The lobes around a disc: so few that each can be coloured in.
pub const LOBES: usize = 12;

/// A row of half discs around the edge, an integer number per side, that reaches `reach` from the centre; and the
/// distance of their centres.
pub fn scallops(cut: Contour, reach: f64) -> (BezPath, f64) {
    if cut.shape() == Outline::Disc {
        return scalloped_disc(reach, LOBES);
    }
    // A side is `ratio` times as long as the shape's half; its lobes are about as large as a disc's.
    let corners = cut.points();
    let ratio = (corners[1] - corners[0]).hypot() / cut.half();
    let each = (ratio / (TAU / LOBES as f64)).round().max(1.0);
    let base = reach / (1.0 + ratio / (2.0 * each));
    let grow = base / cut.half();
    let sides = corners.iter().zip(corners.iter().cycle().skip(1)).flat_map(|(&from, &to)| {
        let at = move |share: f64| (from.lerp(to, share).to_vec2() * grow).to_point();
        (0..each as usize).map(move |place| (at(place as f64 / each), at((place + 1) as f64 / each)))
    });
    (lobes(sides), base)
}

/// Half discs around a disc that reach `reach` from its centre; and the distance of their centres.
pub fn scalloped_disc(reach: f64, count: usize) -> (BezPath, f64) {
    let half = PI / count as f64;
    let radius = reach / (half.cos() + half.sin());
    let corner = |place: usize| (Vec2::from_angle(2.0 * half * place as f64) * radius).to_point();
    (lobes((0..count).map(|place| (corner(place), corner(place + 1)))), radius)
}

/// Outward half discs over each of these chords, clockwise around the centre.
fn lobes(chords: impl Iterator<Item = (Point, Point)>) -> BezPath {
    let mut path = BezPath::new();
    for (from, to) in chords {
        if path.is_empty() {
            path.move_to(from);
        }
        arc(&mut path, from.midpoint(to), from.distance(to) / 2.0, (from - to).atan2(), PI);
    }
    path.close_path();
    path
}

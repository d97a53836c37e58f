//! Scallops: half discs along an edge, and lower lobes.

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
    (lobes(sides, HALF_DISC), base)
}

/// Half discs around a disc that reach `reach` from its centre; and the distance of their centres.
pub fn scalloped_disc(reach: f64, count: usize) -> (BezPath, f64) {
    let half = PI / count as f64;
    let radius = reach / (half.cos() + half.sin());
    let corner = |place: usize| (Vec2::from_angle(2.0 * half * place as f64) * radius).to_point();
    (lobes((0..count).map(|place| (corner(place), corner(place + 1))), HALF_DISC), radius)
}

/// The half discs around a disc whose centres are so far from its own, but for the one in this direction: an open line.
pub fn scallops_but_one(radius: f64, direction: f64) -> BezPath {
    let half = PI / LOBES as f64;
    let first = (direction / (2.0 * half)).floor() as usize + 1;
    let corner = |place: usize| (Vec2::from_angle(2.0 * half * place as f64) * radius).to_point();
    let mut path = lobes((first..first + LOBES - 1).map(|place| (corner(place), corner(place + 1))), HALF_DISC);
    path.pop();
    path
}

/// Low outward lobes that reach an edge from inside, `count` around a disc; they part `depth` inside of it.
pub fn lobed(edge: Contour, depth: f64, count: usize) -> BezPath {
    let feet = edge.inset(depth);
    if edge.shape() == Outline::Disc {
        let half = PI / count as f64;
        let corner = |place: usize| (Vec2::from_angle(2.0 * half * place as f64) * feet.half()).to_point();
        let (chord, high) = (2.0 * feet.half() * half.sin(), edge.half() - feet.half() * half.cos());
        return lobes((0..count).map(|place| (corner(place), corner(place + 1))), high / chord);
    }
    let corners = feet.points();
    let each = (count as f64 / corners.len() as f64).round().max(2.0);
    let chord = (corners[1] - corners[0]).hypot() / each;
    let sides = corners.iter().zip(corners.iter().cycle().skip(1)).flat_map(|(&from, &to)| {
        let at = move |share: f64| from.lerp(to, share);
        (0..each as usize).map(move |place| (at(place as f64 / each), at((place + 1) as f64 / each)))
    });
    lobes(sides, depth / chord)
}

/// The height of a half disc over its chord.
const HALF_DISC: f64 = 0.5;

/// Outward arcs over each of these chords, clockwise around the centre, so high relative to the chord: at most half discs.
fn lobes(chords: impl Iterator<Item = (Point, Point)>, high: f64) -> BezPath {
    let mut path = BezPath::new();
    for (from, to) in chords {
        if path.is_empty() {
            path.move_to(from);
        }
        let (chord, along) = (from.distance(to), (to - from).normalize());
        let high = high * chord;
        let radius = (chord * chord / 4.0 + high * high) / (2.0 * high);
        let middle = from.midpoint(to) + Vec2::new(-along.y, along.x) * (radius - high);
        let sweep = 2.0 * (chord / 2.0).atan2(radius - high);
        arc(&mut path, middle, radius, (from - middle).atan2(), sweep);
    }
    path.close_path();
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::shapes::points_along;
    use crate::geom::Shape;

    #[test]
    fn lobes_reach_the_edge_and_part_inside_of_it() {
        for shape in [Outline::Disc, Outline::Square, Outline::Hexagon] {
            let edge = Contour::new(shape, 20.0);
            let lobed = lobed(edge, 1.0, 12);
            let outside = |point: &Point| !edge.inset(-0.01).path().contains(*point);
            let inside = |point: &Point| edge.inset(1.01).path().contains(*point);
            let points = points_along(&lobed, 0.01);
            assert!(!points.iter().any(outside) && !points.iter().any(inside), "{shape:?}");
            assert!(points.iter().any(|point| !edge.inset(0.02).path().contains(*point)), "{shape:?}");
        }
    }

    #[test]
    fn one_half_disc_left_out_opens_the_row_in_its_direction() {
        let path = scallops_but_one(10.0, PI / 4.0);
        let radii = |point: Point| (Vec2::from_angle(PI / 4.0).dot(point.to_vec2()) / point.to_vec2().hypot()).acos();
        let nearest = points_along(&path, 0.01).into_iter().map(radii).fold(PI, f64::min);
        assert!((nearest - PI / LOBES as f64).abs() < 0.01, "{nearest}");
    }
}

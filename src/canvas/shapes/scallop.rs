//! Scallops: petals and half discs along an edge, and lower lobes inside one.

use crate::canvas::contour::{Contour, arc};
use crate::geom::{BezPath, Point, Vec2};
use crate::theme::Outline;
use std::f64::consts::{PI, TAU};

/// The lobes around a disc: so few that each can be coloured in.
pub const LOBES: usize = 12;

/// A row of petals around the edge, an integer number per side, that reaches `reach` from the centre; and how far from it
/// they part.
///
/// They are lower than half discs: what they enclose is as large as a plain ring does, and as calm.
pub fn scallops(cut: Contour, reach: f64) -> (BezPath, f64) {
    if cut.shape() == Outline::Disc {
        let half = PI / LOBES as f64;
        let radius = reach / (half.cos() + 2.0 * PETAL * half.sin());
        return (lobes((0..LOBES).map(|place| chord(radius, LOBES, place)), PETAL), radius);
    }
    // A side is `ratio` times as long as the shape's half; its lobes are about as large as a disc's.
    let corners = cut.points();
    let ratio = (corners[1] - corners[0]).hypot() / cut.half();
    let each = (ratio / (TAU / LOBES as f64)).round().max(1.0);
    let base = reach / (1.0 + PETAL * ratio / each);
    let grow = base / cut.half();
    let grown: Vec<Point> = corners.iter().map(|corner| (corner.to_vec2() * grow).to_point()).collect();
    (lobes(chords_of_sides(&grown, each), PETAL), base)
}

/// Half discs around a disc that reach `reach` from its centre; and the distance of their centres.
pub fn scalloped_disc(reach: f64, count: usize) -> (BezPath, f64) {
    let half = PI / count as f64;
    let radius = reach / (half.cos() + half.sin());
    (lobes((0..count).map(|place| chord(radius, count, place)), HALF_DISC), radius)
}

/// The petals around a disc that part so far from its centre, but for the one in this direction: a straight line goes on
/// there, which a badge hides but for its ends, and nothing stays open.
pub fn scallops_but_one(radius: f64, direction: f64) -> BezPath {
    let half = PI / LOBES as f64;
    let first = (direction / (2.0 * half)).floor() as usize + 1;
    lobes((first..first + LOBES - 1).map(|place| chord(radius, LOBES, place)), PETAL)
}

/// Low outward lobes that reach an edge from inside, `count` around a disc; they part `depth` inside of it.
pub fn lobed(edge: Contour, depth: f64, count: usize) -> BezPath {
    let feet = edge.inset(depth);
    if edge.shape() == Outline::Disc {
        let half = PI / count as f64;
        let (long, high) = (2.0 * feet.half() * half.sin(), edge.half() - feet.half() * half.cos());
        return lobes((0..count).map(|place| chord(feet.half(), count, place)), high / long);
    }
    let corners = feet.points();
    let each = (count as f64 / corners.len() as f64).round().max(2.0);
    let long = (corners[1] - corners[0]).hypot() / each;
    lobes(chords_of_sides(&corners, each), depth / long)
}

/// One of `count` equal chords of a circle around (0, 0).
fn chord(radius: f64, count: usize, place: usize) -> (Point, Point) {
    let corner = |place: usize| (Vec2::from_angle(TAU * place as f64 / count as f64) * radius).to_point();
    (corner(place), corner(place + 1))
}

/// Every side between these corners, in an integer number of equal parts.
fn chords_of_sides(corners: &[Point], each: f64) -> impl Iterator<Item = (Point, Point)> {
    corners.iter().zip(corners.iter().cycle().skip(1)).flat_map(move |(&from, &to)| {
        let at = move |share: f64| from.lerp(to, share);
        (0..each as usize).map(move |place| (at(place as f64 / each), at((place + 1) as f64 / each)))
    })
}

/// The height of a half disc over its chord, and of a petal.
const HALF_DISC: f64 = 0.5;
const PETAL: f64 = 0.25;

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
    fn one_petal_left_out_leaves_its_chord() {
        let path = scallops_but_one(10.0, PI / 4.0);
        let along = Vec2::from_angle(PI / 4.0);
        let farthest = points_along(&path, 0.01).into_iter().map(|at| along.dot(at.to_vec2())).fold(0.0, f64::max);
        // Its neighbours reach a little farther in its direction than the chord.
        let chord = 10.0 * (PI / LOBES as f64).cos();
        let reach = scallops(Contour::new(Outline::Disc, 20.0), 10.0).1;
        assert!(farthest >= chord - 0.01 && farthest < 10.0 * 10.0 / reach, "{farthest}");
    }
}

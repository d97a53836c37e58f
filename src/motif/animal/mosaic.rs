//! A figure in a mosaic: a row of tesserae follows its outline, as on a Roman floor, where the first rows of the ground
//! run around a figure.

use super::generalize::subpaths;
use super::look::AnimalLook;
use crate::canvas::shapes::{points_along, polyline};
use crate::geom::{BezPath, Point, Shape, Vec2};
use crate::scene::{Item, PathItem, Stroke};
use crate::theme::Tones;

/// A smaller figure has no tesserae, in millimetres: they would be dust.
const LEAST: f64 = 6.0;
/// The side of a tessera, as a share of the figure, and at least and at most in millimetres.
const SIDE: (f64, f64, f64) = (0.05, 0.5, 0.95);
/// The joints, relative to a tessera: from the figure to its row, and between two tesserae.
const JOINT: (f64, f64) = (0.55, 0.36);
/// A shorter stretch of the row, between limbs, is left out: so many tesserae.
const SHORT: f64 = 2.5;
/// The ground that has to be free beyond a tessera, relative to its side: between two legs, or in the bend of a tail, two
/// rows would meet.
const FREE: f64 = 0.75;
/// How much of the ground is mixed into the row: it is quieter than what is cut out of the figure.
const QUIET: f64 = 0.12;
/// How near a bend is followed, in radians.
const BEND: f64 = 0.3;

/// The row of tesserae around the outlines of a figure.
pub(super) fn framed(outlines: &[BezPath], look: AnimalLook) -> Vec<Item> {
    if look.tones != Tones::Mosaic || look.size < LEAST {
        return Vec::new();
    }
    let side = (SIDE.0 * look.size).clamp(SIDE.1, SIDE.2);
    let edges: Vec<Vec<Point>> = outlines.iter().flat_map(subpaths).map(|path| corners(&path, side / 12.0)).collect();
    let reach = (JOINT.0 + 0.5) * side;
    let pitch = (1.0 + JOINT.1) * side;
    let rows =
        edges.iter().flat_map(|edge| along(edge, &edges, reach, FREE * side)).filter_map(|row| laid(&row, side, pitch));
    rows.map(|(path, pattern)| {
        PathItem::stroked(path, Stroke::dashed(look.accent.towards(look.coat, QUIET), side, pattern)).into()
    })
    .collect()
}

/// The corners of a closed outline, in the sense in which its outside is on the left of its way.
fn corners(path: &BezPath, tolerance: f64) -> Vec<Point> {
    let mut points = points_along(path, tolerance);
    points.dedup_by(|one, other| one.distance(*other) < 1e-6);
    if points.len() > 1 && points[0].distance(points[points.len() - 1]) < 1e-6 {
        points.pop();
    }
    // With y downwards a positive area turns to the right, its outside on the left.
    if path.area() < 0.0 {
        points.reverse();
    }
    points
}

/// The stretches of the line that runs so far outside of one edge, and from all edges, with so much `free` beyond it.
fn along(edge: &[Point], edges: &[Vec<Point>], reach: f64, free: f64) -> Vec<Vec<Point>> {
    let count = edge.len();
    if count < 3 {
        return Vec::new();
    }
    let outwards = |place: usize| {
        let way = edge[(place + 1) % count] - edge[place % count];
        Vec2::new(way.y, -way.x).normalize()
    };
    let mut stretches: Vec<Vec<Point>> = vec![Vec::new()];
    let mut keep = |from: Point, out: Vec2| {
        let (at, beyond) = (from + out * reach, from + out * (reach + free));
        let last = stretches.len() - 1;
        if edges.iter().any(|edge| is_nearer(at, edge, 0.985 * reach) || is_nearer(beyond, edge, 0.985 * reach)) {
            return;
        }
        let far = stretches[last].last().is_some_and(|before| before.distance(at) > 1.6 * reach);
        match far {
            true => stretches.push(vec![at]),
            false => stretches[last].push(at),
        }
    };
    for place in 0..count {
        let (before, after) = (outwards(place + count - 1), outwards(place));
        let turn = before.cross(after).atan2(before.dot(after));
        let steps = if turn > 0.0 { (turn / BEND).ceil() as usize } else { 1 };
        for step in 0..=steps {
            let (sin, cos) = (turn * step as f64 / steps as f64).sin_cos();
            let out = Vec2::new(before.x * cos - before.y * sin, before.x * sin + before.y * cos);
            keep(edge[place], out);
        }
        let long = edge[place].distance(edge[(place + 1) % count]);
        let between = (long / reach).floor() as usize;
        for step in 1..=between {
            let share = step as f64 / (between + 1) as f64;
            keep(edge[place].lerp(edge[(place + 1) % count], share), after);
        }
    }
    // The last stretch may go on as the first.
    if stretches.len() > 1
        && let (Some(end), Some(start)) =
            (stretches[stretches.len() - 1].last().copied(), stretches[0].first().copied())
        && end.distance(start) <= 1.6 * reach
        && let Some(mut last) = stretches.pop()
    {
        last.append(&mut stretches[0]);
        stretches[0] = last;
    }
    stretches
}

/// Whether a point is nearer to a closed edge than this.
fn is_nearer(at: Point, edge: &[Point], reach: f64) -> bool {
    let ends = edge.iter().zip(edge.iter().cycle().skip(1));
    ends.into_iter().any(|(&from, &to)| {
        let way = to - from;
        let share = ((at - from).dot(way) / way.hypot2().max(1e-12)).clamp(0.0, 1.0);
        (at - (from + way * share)).hypot2() < reach * reach
    })
}

/// A stretch as a path, and the pattern of whole tesserae along it; `None` if it is short.
fn laid(row: &[Point], side: f64, pitch: f64) -> Option<(BezPath, Vec<f64>)> {
    let (first, last) = (*row.first()?, *row.last()?);
    let closed = first.distance(last) < 2.5 * side && row.len() > 8;
    let mut points = row.to_vec();
    if closed {
        points.push(first);
    }
    let long: f64 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    if long < SHORT * pitch {
        return None;
    }
    // An open row ends with a tessera, a closed one with a joint.
    let count = ((long + if closed { 0.0 } else { pitch - side }) / pitch).round().max(1.0);
    let joint = pitch - side;
    let stretched = long / if closed { count * pitch } else { count * pitch - joint };
    Some((polyline(&thinned(&points, side / 4.0), false), vec![side * stretched, joint * stretched]))
}

/// Points at least this far from each other, and both ends.
fn thinned(points: &[Point], apart: f64) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    for &point in points {
        if kept.last().is_none_or(|last| last.distance(point) >= apart) {
            kept.push(point);
        }
    }
    kept.extend(points.last().filter(|&&last| kept.last() != Some(&last)));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_runs_outside_of_a_figure_and_off_all_its_limbs() {
        // Two legs, and a gap between them that is too narrow for tesserae.
        let corners =
            [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.5, 10.0), (5.5, 4.0), (4.5, 4.0), (4.5, 10.0), (0.0, 10.0)];
        let figure = polyline(&corners.map(Point::from), true);
        for path in [figure.clone(), figure.reverse_subpaths()] {
            let edge = corners_of(&path);
            let rows = along(&edge, std::slice::from_ref(&edge), 1.0, 0.5);
            assert_eq!(rows.len(), 1);
            assert!(rows[0].iter().all(|&at| figure.winding(at) == 0 && !is_nearer(at, &edge, 0.98)));
            let (line, pattern) = laid(&rows[0], 0.8, 1.0).expect("it is long");
            let count = line.perimeter(1e-3) / (pattern[0] + pattern[1]);
            assert!((count - count.round()).abs() < 0.1, "{count} tesserae");
        }
    }

    fn corners_of(path: &BezPath) -> Vec<Point> {
        super::corners(path, 0.01)
    }
}

//! Fewer corners on a closed line, by the algorithm of Ramer, Douglas and Peucker.

use super::{Line, Point};
use kurbo::ParamCurveNearest;

/// The corners of a closed line without those that lie nearer than `tolerance` to the line through the others.
pub(super) fn simplified(corners: &[Point], tolerance: f64) -> Vec<Point> {
    let Some(&first) = corners.first() else { return Vec::new() };
    let away = |point: &Point| point.distance_squared(first);
    let half = (0..corners.len()).max_by(|&one, &other| away(&corners[one]).total_cmp(&away(&corners[other])));
    let half = half.unwrap_or(0);
    let there = &corners[..=half];
    let back: Vec<Point> = corners[half..].iter().copied().chain([first]).collect();
    let mut kept = Vec::new();
    for way in [there, &back] {
        keep(way, tolerance, &mut kept);
    }
    if kept.len() < 3 { corners.to_vec() } else { kept }
}

/// Adds the corners of an open line that are kept, without its last one.
fn keep(way: &[Point], tolerance: f64, kept: &mut Vec<Point>) {
    let [from, between @ .., to] = way else { return };
    let chord = Line::new(*from, *to);
    let off = between.iter().map(|point| chord.nearest(*point, tolerance).distance_sq);
    let farthest = off.enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
    match farthest {
        Some((place, off)) if off > tolerance * tolerance => {
            keep(&way[..=place + 1], tolerance, kept);
            keep(&way[place + 1..], tolerance, kept);
        }
        Some(_) | None => kept.push(*from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circle(count: u32) -> Vec<Point> {
        let angle = |place: u32| std::f64::consts::TAU * f64::from(place) / f64::from(count);
        (0..count).map(|place| Point::new(10.0 * angle(place).cos(), 10.0 * angle(place).sin())).collect()
    }

    #[test]
    fn a_circle_keeps_its_shape_and_loses_most_corners() {
        let kept = simplified(&circle(1000), 0.01);
        assert!((60..140).contains(&kept.len()), "{} corners", kept.len());
        assert!(kept.iter().all(|point| (point.to_vec2().hypot() - 10.0).abs() < 1e-9));
    }

    #[test]
    fn a_square_keeps_its_corners() {
        let square = [(0.0, 0.0), (2.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 4.0), (0.0, 4.0)].map(Point::from);
        let kept = simplified(&square, 0.01);
        assert_eq!(kept, [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(Point::from));
    }
}

//! A contour with teeth that point inwards.

use super::polyline;
use crate::canvas::contour::Contour;
use crate::geom::{BezPath, Point, Vec2};
use crate::theme::Outline;
use std::f64::consts::TAU;

/// A contour whose teeth have their feet on it: so deep, and about so far from each other, in millimetres. Both sides of
/// the contour have the same teeth.
pub fn toothed(feet: Contour, depth: f64, pitch: f64) -> BezPath {
    let points: Vec<Point> = match feet.shape() {
        Outline::Disc => {
            let count = 4 * ((TAU * feet.half() / pitch / 4.0).round() as usize).max(8);
            let at = |place: f64, radius: f64| (Vec2::from_angle(TAU * place / count as f64) * radius).to_point();
            (0..count)
                .flat_map(|tooth| [at(tooth as f64, feet.half()), at(tooth as f64 + 0.5, feet.half() - depth)])
                .collect()
        }
        Outline::Square | Outline::Hexagon => {
            let corners = feet.points();
            let sides = corners.iter().zip(corners.iter().cycle().skip(1));
            let side = |(&from, &to): (&Point, &Point)| {
                let count = ((to - from).hypot() / pitch).round().max(4.0) as usize;
                let inwards = -from.midpoint(to).to_vec2().normalize() * depth;
                (0..count).flat_map(move |tooth| {
                    let along = |place: f64| from.lerp(to, place / count as f64);
                    [along(tooth as f64), along(tooth as f64 + 0.5) + inwards]
                })
            };
            sides.flat_map(side).collect()
        }
    };
    polyline(&points, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Shape;

    #[test]
    fn teeth_stand_inside_their_contour_and_no_deeper_than_asked() {
        for outline in [Outline::Disc, Outline::Square, Outline::Hexagon] {
            let feet = Contour::new(outline, 20.0);
            let path = toothed(feet, 0.5, 1.3);
            let reach = |at: Point| feet.filled_by(at, 0.0) * feet.half();
            let far: Vec<f64> = path.elements().iter().filter_map(|part| part.end_point()).map(reach).collect();
            assert!(far.iter().all(|&far| far < 10.7), "{outline:?}: {far:?}");
            assert!(far.iter().any(|&far| (far - 9.5).abs() < 0.01), "{outline:?} has no teeth");
            assert!(path.area().abs() < feet.path().area().abs() * 1.02, "{outline:?}");
        }
    }
}

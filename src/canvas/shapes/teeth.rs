//! A contour with teeth that point inwards.

use super::polyline;
use crate::canvas::contour::Contour;
use crate::geom::{BezPath, CircleSegment, Point, Shape, TOLERANCE, Vec2};
use crate::theme::Outline;
use std::f64::consts::TAU;

/// A contour whose teeth have their feet on it: so deep, and about so far from each other, in millimetres. Both sides of
/// the contour have the same teeth.
pub fn toothed(feet: Contour, depth: f64, pitch: f64) -> BezPath {
    let points: Vec<Point> = match feet.shape() {
        Outline::Disc => {
            let count = around_a_disc(feet.half(), pitch);
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

/// What fills the gaps of teeth on a disc: the band from their tips to their feet, which begins and ends at a tip and
/// reaches at least so many radians to either side of a direction. `None` on other contours.
pub fn gaps_filled(feet: Contour, depth: f64, pitch: f64, (direction, reach): (f64, f64)) -> Option<BezPath> {
    /// How far it reaches beyond the feet, relative to the depth: no seam opens there.
    const SEAM: f64 = 0.2;
    if feet.shape() != Outline::Disc {
        return None;
    }
    let step = TAU / around_a_disc(feet.half(), pitch) as f64;
    let tip = |turn: f64| turn / step - 0.5;
    let from = (tip(direction - reach).floor() + 0.5) * step;
    let to = (tip(direction + reach).ceil() + 0.5) * step;
    let (outer, inner) = (feet.half() + SEAM * depth, feet.half() - depth);
    Some(CircleSegment::new(Point::ZERO, outer, inner, from, to - from).to_path(TOLERANCE))
}

/// How many teeth about so far from each other stand around a disc of this radius.
fn around_a_disc(radius: f64, pitch: f64) -> usize {
    4 * ((TAU * radius / pitch / 4.0).round() as usize).max(8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filled_gaps_end_at_the_tips_of_teeth() {
        let feet = Contour::new(Outline::Disc, 20.0);
        let teeth = toothed(feet, 0.5, 1.3);
        let tips: Vec<Point> = teeth.elements().iter().filter_map(|part| part.end_point()).collect();
        let band = gaps_filled(feet, 0.5, 1.3, (1.0, 0.3)).expect("it is a disc");
        for angle in [1.0 - 0.3, 1.0, 1.0 + 0.3] {
            assert_ne!(band.winding((Vec2::from_angle(angle) * 9.7).to_point()), 0, "at {angle}");
        }
        let corners = band.elements().iter().filter_map(|part| part.end_point());
        let inner: Vec<Point> = corners.filter(|at| at.to_vec2().hypot() < 9.51).collect();
        assert!(inner.iter().filter(|at| tips.iter().any(|tip| tip.distance(**at) < 1e-6)).count() >= 2, "{inner:?}");
        assert!(gaps_filled(Contour::new(Outline::Square, 20.0), 0.5, 1.3, (1.0, 0.3)).is_none());
    }

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

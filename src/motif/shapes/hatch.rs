//! Hatching: bars over a shape.

use crate::canvas::shapes::{points_along, polyline};
use crate::geom::{BezPath, Point, Vec2};

/// Bars that run down to the right over a shape without hollows around (0, 0), `pitch` apart along its sides.
pub fn hatch(shape: &BezPath, pitch: f64, width: f64) -> BezPath {
    let corners = points_along(shape, 0.02);
    // Across the bars: how far a point lies above the one through the middle.
    let across = Vec2::new(1.0, -1.0) / std::f64::consts::SQRT_2;
    let reach = corners.iter().map(|corner| corner.to_vec2().dot(across).abs()).fold(0.0, f64::max);
    let apart = pitch / std::f64::consts::SQRT_2;
    let count = (reach / apart) as i32;
    let mut path = BezPath::new();
    for bar in -count..=count {
        let middle = f64::from(bar) * apart;
        let above = cut_off(&corners, across, middle - width / 2.0);
        let band = cut_off(&above, -across, -(middle + width / 2.0));
        if band.len() > 2 {
            path.extend(polyline(&band, true));
        }
    }
    path
}

/// What is left of a polygon without hollows where it lies farther than `least` this way.
fn cut_off(corners: &[Point], way: Vec2, least: f64) -> Vec<Point> {
    let far = |point: &Point| point.to_vec2().dot(way) - least;
    let mut left = Vec::with_capacity(corners.len() + 1);
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let (a, b) = (far(from), far(to));
        if a >= 0.0 {
            left.push(*from);
        }
        if (a >= 0.0) != (b >= 0.0) {
            left.push(from.lerp(*to, a / (a - b)));
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::hatch;
    use crate::geom::{Rect, Shape};

    #[test]
    fn bars_stay_in_their_square_and_cover_their_share_of_it() {
        let square = Rect::new(-12.0, -12.0, 12.0, 12.0);
        let bars = hatch(&square.to_path(0.01), 4.0, 0.6);
        let bounds = bars.bounding_box();
        assert_eq!(square.inflate(1e-9, 1e-9).union(bounds), square.inflate(1e-9, 1e-9));
        // As broad as they are, every 4 mm along the side, which is less across.
        let share = bars.area().abs() / square.area();
        assert!((share - 0.6 * std::f64::consts::SQRT_2 / 4.0).abs() < 0.02, "{share}");
    }
}

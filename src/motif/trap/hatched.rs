//! A pit with fangs, the rest of its square hatched.

use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{Affine, BezPath, PathEl, Point, Vec2, flatten};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::word::one_line;
use crate::rules::Side;

/// From one bar of the hatching to the next, along the square's side.
const PITCH: f64 = C / 6.0;
/// The pit, and the clear ring around it.
const PIT: (f64, f64) = (0.385 * C, 0.43 * C);

pub(super) fn hatched(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let colours = *site.colours();
    canvas.ground(colours.trap);
    let tile = rounded(site.tile(), site.tile_corner());
    canvas.fill(leaning(mark, hatch(&tile, PITCH, site.line_units(0.6))), colours.ink);
    canvas.fill(BoardCanvas::circle((0.0, 0.0), PIT.1), colours.trap);
    let radius = mark.rim(canvas, PIT.0, colours.land);
    let fang = Fang { radius, half: 5.6, length: 0.085 * C, lean: 0.0 };
    mark.teeth(canvas, fang, 16, colours.land);
    if let Some(word) = super::word(canvas, reader) {
        one_line(canvas, &word, 0.225 * C, 0.50 * C, 0.0, colours.ink);
    }
}

/// Bars as they lean on the squares of a side: those of the one with two rings run down to the left.
pub(crate) fn leaning(mark: Mark, bars: BezPath) -> BezPath {
    if mark.two { Affine::FLIP_X * bars } else { bars }
}

/// Bars that run down to the right over a shape without hollows around (0, 0), `pitch` apart along its sides.
pub(crate) fn hatch(shape: &BezPath, pitch: f64, width: f64) -> BezPath {
    let mut corners: Vec<Point> = Vec::new();
    flatten(shape.clone(), 0.02, |element| {
        if let PathEl::MoveTo(point) | PathEl::LineTo(point) = element {
            corners.push(point);
        }
    });
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

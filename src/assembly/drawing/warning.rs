//! The age warning: our own drawing, not the official pictogram.

use super::canvas::AssemblyCanvas;
use crate::canvas::shapes::polyline;
use crate::geom::{Circle, Point, Rect, Shape, TOLERANCE};
use crate::scene::Colour;
use crate::typeset::Across;

/// Size of the age range's text, relative to the sign.
const SIGN: (f64, f64) = (0.66, 0.36);

/// A prohibition sign with the age range; `size` wide and high.
pub fn warning(canvas: &mut AssemblyCanvas<'_, '_>, size: f64) {
    let (accent, ink) = (canvas.context.inks.accent, canvas.context.inks.ink);
    let middle = Point::new(size / 2.0, size / 2.0);
    let (width, radius) = (0.075 * size, 0.46 * size);
    let ring = Circle::new(middle, radius).to_path(TOLERANCE);
    canvas.fill(ring.clone(), Colour::WHITE);
    let reach = radius * std::f64::consts::FRAC_1_SQRT_2;
    let ends = [Point::new(middle.x - reach, middle.y + reach), Point::new(middle.x + reach, middle.y - reach)];
    canvas.line(polyline(&ends, false), accent, width);
    canvas.line(ring, accent, width);
    // On top of the bar, which ends before it and would hide the dash.
    let sign = Rect::from_center_size(middle, (SIGN.0 * size, SIGN.1 * size));
    canvas.fill(sign.to_path(TOLERANCE), Colour::WHITE);
    canvas.figure("0–3", 1.07 * size, middle, Across::Middle, ink);
}

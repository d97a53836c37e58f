//! The sign of the age note: our own drawing, not the official pictogram.

use super::easel::Easel;
use crate::geom::{Circle, Point, Shape, TOLERANCE};
use crate::layout::shapes::polyline;
use crate::scene::Colour;

/// A ring with a bar across the years for which the set is not made; `size` wide and high.
pub fn warning(easel: &mut Easel<'_, '_>, size: f64) {
    let (accent, ink) = (easel.inks.accent, easel.inks.ink);
    let middle = Point::new(size / 2.0, size / 2.0);
    let (width, radius) = (0.075 * size, 0.46 * size);
    let ring = Circle::new(middle, radius).to_path(TOLERANCE);
    easel.fill(ring.clone(), Colour::WHITE);
    let reach = radius * std::f64::consts::FRAC_1_SQRT_2;
    let ends = [Point::new(middle.x - reach, middle.y + reach), Point::new(middle.x + reach, middle.y - reach)];
    easel.line(polyline(&ends, false), accent, width);
    easel.line(ring, accent, width);
    // In front of the bar and in a halo, or the bar would hide the dash.
    easel.haloed("0–3", 1.07 * size, middle, ink, 0.05 * size);
}

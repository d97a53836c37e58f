//! The page for a small sheet: crosses, rulers, creases and margins, without resolution and tones.

use super::canvas::{CalibrationCanvas, SOFT, THIN};
use super::crease::{self, TENTHS};
use super::foot::{self, SHORT};
use super::{distances, edges, folding, frame, heading};
use crate::geom::{Affine, Point, Rect, Size};
use crate::typeset::Across;

/// The minimum sheet for this page, in portrait orientation.
pub const LEAST: Size = Size::new(130.0, 204.0);
/// From the crosses to the content within their frame; and the maximum half width of the content.
const WITHIN: f64 = 10.0;
const WIDEST: f64 = 55.0;
/// The title, millimetres per em, and its baseline above the centre of the sheet; the same for the text below it.
const TITLE: (f64, f64) = (6.4, 63.0);
const PAPER: (f64, f64) = (3.2, 57.6);
/// Tops of the columns above the centre, and of the vertical scale.
const COLUMNS: f64 = 53.0;
const ABOVE: f64 = 56.0;
/// Length of a tenth of a millimetre along the scales.
const LONG: f64 = 1.2;
/// From the vertical scale to the text at its left and right.
const ASIDE: (f64, f64) = (7.5, 12.0);
/// The end of the fold drawings below the centre, and the earliest start of size and footer.
const BELOW: (f64, f64, f64) = (20.0, 21.5, 39.5);

/// Draws it.
pub fn draw(canvas: &mut CalibrationCanvas, sheet: Size, marks: Rect) {
    let middle = marks.center();
    let half = (marks.width() / 2.0 - WITHIN).min(WIDEST);
    let (left, right) = (middle.x - half, middle.x + half);
    frame::draw(canvas, marks);
    edges::draw(canvas, sheet);
    let [title, how] = heading(canvas);
    canvas.text(title, TITLE.0, f64::INFINITY, (left, middle.y - TITLE.1));
    canvas.text(how, PAPER.0, 2.0 * half, (left, middle.y - PAPER.1));

    let length = f64::from(2 * TENTHS) * LONG;
    let top = middle.y - ABOVE;
    canvas.grouped(Affine::translate((middle.x, top)), |canvas| crease::scale(canvas, false, LONG));
    let start = right - length - 2.5;
    canvas.grouped(Affine::translate((start, middle.y)), |canvas| crease::scale(canvas, true, LONG));

    let columns = middle.y - COLUMNS;
    let width = middle.x - ASIDE.0 - left;
    canvas.entry("--left", (left + width, columns + 4.0), Across::Right);
    canvas.explain("calibration-position", &[("calibration-position-left", &[])], Point::new(left, columns), width);
    edges::explain(canvas, Rect::new(middle.x + ASIDE.1, columns, right, middle.y));
    canvas.entry("--top", (left, middle.y - 6.6), Across::Left);
    let read = canvas.sentence(("calibration-position-top", &[]), Point::new(left, middle.y - 5.6), start - 4.0 - left);
    folding::draw(canvas, Point::new(start, middle.y + BELOW.0), folding::SMALL);

    let size = (read + 2.0).max(middle.y + BELOW.1);
    let end = self::size(canvas, Point::new(left, size), right, marks.size());
    foot::draw(canvas, Rect::new(left, (end + 1.0).max(middle.y + BELOW.2), right, marks.y1), &SHORT);
}

/// The distance of the crosses to measure; returns its lower end.
fn size(canvas: &mut CalibrationCanvas, at: Point, right: f64, apart: Size) -> f64 {
    canvas.segment_in(SOFT, (at.x, at.y), (right, at.y), THIN);
    let wide = canvas.entry("--height", (right, at.y + 5.2), Across::Right);
    canvas.entry("--width", (right - wide - 3.0, at.y + 5.2), Across::Right);
    let rule = ("calibration-size-rule", &distances(apart)[..]);
    canvas.explain("calibration-size", &[rule], Point::new(at.x, at.y + 1.6), right - at.x)
}

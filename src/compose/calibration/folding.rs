//! Two small drawings: how the sheet is folded for each of the scales.

use super::canvas::{CalibrationCanvas, INK, THICK, rect};
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Line, Point, Rect, Vec2};
use crate::typeset::Across;

/// The sheet in the drawings, and from one to the next: on a large page, and on a small one.
pub const LARGE: (f64, f64, f64) = (12.0, 16.97, 34.0);
pub const SMALL: (f64, f64, f64) = (7.4, 10.46, 24.0);
/// How far the arrows begin and end within the sheet, and how far they are bent, in widths of the sheet.
const WITHIN: f64 = 0.15;
const BENT: f64 = 0.33;
/// An arrow's head: how long, and half as wide.
const HEAD: (f64, f64) = (1.9, 0.85);

/// Both drawings, each with the number that is found so; `foot` is the lower left corner.
pub fn draw(canvas: &mut CalibrationCanvas, foot: Point, (width, height, apart): (f64, f64, f64)) {
    for (place, entry) in [(0.0, "--left"), (1.0, "--top")] {
        let sheet = rect((foot.x + place * apart, foot.y - height), width, height);
        let (crease, ends, bend) = folded(sheet, place == 0.0);
        canvas.around(&sheet, INK, false);
        canvas.around(&crease, INK, true);
        arrow(canvas, ends, bend);
        canvas.entry(entry, (sheet.x1 + 2.4, sheet.y1), Across::Left);
    }
}

/// The crease, and the ends and the bend of the arrow over it: from the left edge to the right one if the crease is
/// upright, else from the upper edge to the lower one.
fn folded(sheet: Rect, upright: bool) -> (Line, [Point; 2], Vec2) {
    let (middle, within, bend) = (sheet.center(), WITHIN * sheet.width(), BENT * sheet.width());
    let inside = |from: f64, to: f64| [from + within, to - within];
    if upright {
        let crease = Line::new((middle.x, sheet.y0), (middle.x, sheet.y1));
        (crease, inside(sheet.x0, sheet.x1).map(|x| Point::new(x, middle.y)), Vec2::new(0.0, -bend))
    } else {
        let crease = Line::new((sheet.x0, middle.y), (sheet.x1, middle.y));
        (crease, inside(sheet.y0, sheet.y1).map(|y| Point::new(middle.x, y)), Vec2::new(bend, 0.0))
    }
}

fn arrow(canvas: &mut CalibrationCanvas, [from, to]: [Point; 2], bend: Vec2) {
    let control = from.midpoint(to) + bend * 2.0;
    let ahead = (to - control).normalize();
    let aside = Vec2::new(-ahead.y, ahead.x);
    let (long, half) = HEAD;
    let neck = to - ahead * long;
    let mut shaft = BezPath::new();
    shaft.move_to(from);
    shaft.quad_to(control, neck);
    canvas.ruled(shaft, INK, THICK);
    canvas.fill(polyline(&[to, neck + aside * half, neck - aside * half], true), INK);
}

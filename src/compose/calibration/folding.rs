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
        let (from, to, bend) = if place == 0.0 { across(sheet) } else { down(sheet) };
        canvas.around(&sheet, INK, false);
        canvas.around(&crease(sheet, place == 0.0), INK, true);
        arrow(canvas, from, to, bend);
        canvas.entry(entry, (sheet.x1 + 2.4, sheet.y1), Across::Left);
    }
}

fn crease(sheet: Rect, upright: bool) -> Line {
    let middle = sheet.center();
    match upright {
        true => Line::new((middle.x, sheet.y0), (middle.x, sheet.y1)),
        false => Line::new((sheet.x0, middle.y), (sheet.x1, middle.y)),
    }
}

/// From the left edge to the right one.
fn across(sheet: Rect) -> (Point, Point, Vec2) {
    let y = sheet.center().y;
    let unit = sheet.width();
    let ends = [sheet.x0 + WITHIN * unit, sheet.x1 - WITHIN * unit].map(|x| Point::new(x, y));
    (ends[0], ends[1], Vec2::new(0.0, -BENT * unit))
}

/// From the upper edge to the lower one.
fn down(sheet: Rect) -> (Point, Point, Vec2) {
    let x = sheet.center().x;
    let unit = sheet.width();
    let ends = [sheet.y0 + WITHIN * unit, sheet.y1 - WITHIN * unit].map(|y| Point::new(x, y));
    (ends[0], ends[1], Vec2::new(BENT * unit, 0.0))
}

fn arrow(canvas: &mut CalibrationCanvas, from: Point, to: Point, bend: Vec2) {
    let control = from.midpoint(to) + bend * 2.0;
    let ahead = (to - control).normalize();
    let aside = Vec2::new(-ahead.y, ahead.x);
    let (long, half) = HEAD;
    let neck = to - ahead * long;
    let mut shaft = BezPath::new();
    shaft.move_to(from);
    shaft.quad_to(control, neck);
    canvas.along(shaft, THICK);
    canvas.fill(polyline(&[to, neck + aside * half, neck - aside * half], true), INK);
}

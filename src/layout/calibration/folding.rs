//! Two small drawings: how the sheet is folded for each of the scales.

use super::desk::{Desk, INK, THICK, rect};
use crate::geom::{BezPath, Line, Point, Rect, Vec2};
use crate::typeset::Across;

/// The sheet in the drawings.
const SHEET: (f64, f64) = (12.0, 16.97);
/// From one drawing to the next.
const APART: f64 = 34.0;
/// How far the arrows begin and end within the sheet, and how far they are bent.
const WITHIN: f64 = 1.8;
const BENT: f64 = 4.0;
/// An arrow's head: how long, and half as wide.
const HEAD: (f64, f64) = (1.9, 0.85);

/// Both drawings, each with the number that is found so; `foot` is the lower left corner.
pub fn draw(desk: &mut Desk, foot: Point) {
    let (width, height) = SHEET;
    for (place, entry) in [(0.0, "--left"), (1.0, "--top")] {
        let sheet = rect((foot.x + place * APART, foot.y - height), width, height);
        let (from, to, bend) = if place == 0.0 { across(sheet) } else { down(sheet) };
        desk.around(&sheet, INK, false);
        desk.around(&crease(sheet, place == 0.0), INK, true);
        arrow(desk, from, to, bend);
        desk.entry(entry, (sheet.x1 + 2.4, sheet.y1), Across::Left);
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
    (Point::new(sheet.x0 + WITHIN, y), Point::new(sheet.x1 - WITHIN, y), Vec2::new(0.0, -BENT))
}

/// From the upper edge to the lower one.
fn down(sheet: Rect) -> (Point, Point, Vec2) {
    let x = sheet.center().x;
    (Point::new(x, sheet.y0 + WITHIN), Point::new(x, sheet.y1 - WITHIN), Vec2::new(BENT, 0.0))
}

fn arrow(desk: &mut Desk, from: Point, to: Point, bend: Vec2) {
    let control = from.midpoint(to) + bend * 2.0;
    let ahead = (to - control).normalize();
    let aside = Vec2::new(-ahead.y, ahead.x);
    let (long, half) = HEAD;
    let neck = to - ahead * long;
    let mut shaft = BezPath::new();
    shaft.move_to(from);
    shaft.quad_to(control, neck);
    desk.along(shaft, THICK);
    let mut head = BezPath::new();
    head.move_to(to);
    head.line_to(neck + aside * half);
    head.line_to(neck - aside * half);
    head.close_path();
    desk.fill(&head, INK);
}

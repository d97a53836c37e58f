//! Paths: moves, lines, cubic curves, closes.

use super::code::Code;
use crate::geom::{BezPath, PathEl, Point};
use kurbo::QuadBez;

/// Appends a path's construction. Quadratic curves become cubic ones.
pub(super) fn path(code: &mut Code, path: &BezPath) {
    let (mut start, mut last) = (Point::ZERO, Point::ZERO);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => {
                code.point(to);
                code.token("m");
                (start, last) = (to, to);
            }
            PathEl::LineTo(to) => {
                code.point(to);
                code.token("l");
                last = to;
            }
            PathEl::QuadTo(bend, to) => {
                let cubic = QuadBez::new(last, bend, to).raise();
                curve(code, [cubic.p1, cubic.p2, to]);
                last = to;
            }
            PathEl::CurveTo(out, back, to) => {
                curve(code, [out, back, to]);
                last = to;
            }
            PathEl::ClosePath => {
                code.token("h");
                last = start;
            }
        }
    }
}

fn curve(code: &mut Code, points: [Point; 3]) {
    points.into_iter().for_each(|point| code.point(point));
    code.token("c");
}

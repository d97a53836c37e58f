//! A cave under an arch of stones with a line around it or none, grass before it.

use crate::geom::{BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;
use kurbo::{CubicBez, ParamCurve};

/// The ground's line.
const GROUND: f64 = 8.3;
/// The right half of the arch and of its opening, from the ground to the top.
const OUTER: CubicBez = half([(9.6, GROUND), (10.4, 1.0), (7.6, -8.8), (0.0, -9.0)]);
const INNER: CubicBez = half([(6.0, GROUND), (6.6, 2.6), (5.0, -4.6), (0.0, -4.8)]);
/// A second line around the arch.
const AROUND: CubicBez = half([(10.5, GROUND), (11.4, 0.6), (8.2, -9.8), (0.0, -10.0)]);
/// The joints between the stones of a half, as shares of its lines.
const JOINTS: [f64; 4] = [0.25, 0.5, 0.7, 0.88];

const fn half([a, b, c, d]: [(f64, f64); 4]) -> CubicBez {
    CubicBez { p0: Point::new(a.0, a.1), p1: Point::new(b.0, b.1), p2: Point::new(c.0, c.1), p3: Point::new(d.0, d.1) }
}

/// Both halves, closed along the ground.
fn arch(half: CubicBez) -> BezPath {
    let left = |point: Point| Point::new(-point.x, point.y);
    let mut path = BezPath::new();
    path.move_to(half.p0);
    path.curve_to(half.p1, half.p2, half.p3);
    path.curve_to(left(half.p2), left(half.p1), left(half.p0));
    path.close_path();
    path
}

pub(super) fn cave(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let (ink, land) = (mark.colour, site.colours().land);
    if mark.two {
        canvas.line(arch(AROUND), ink, 0.42);
    }
    canvas.shape(arch(OUTER), land, ink, 0.5);
    canvas.shape(arch(INNER), land, ink, 0.5);
    // Each joint runs from line to line: every stone is a field of its own.
    let mut joints = BezPath::new();
    for (share, side) in JOINTS.into_iter().flat_map(|share| [(share, -1.0), (share, 1.0)]) {
        let at = |half: CubicBez| {
            let point = half.eval(share);
            Point::new(side * point.x, point.y)
        };
        joints.move_to(at(INNER));
        joints.line_to(at(OUTER));
    }
    canvas.line(joints, ink, 0.32);
    let reach = if mark.two { 10.75 } else { 9.85 };
    canvas.line(BoardCanvas::svg(&format!("M-{reach} {GROUND}H{reach}")), ink, 0.5);
    for x in [-7.4, -0.4, 6.6] {
        canvas.at(x, 9.95, 0.0, 0.8, |canvas| {
            canvas.line(BoardCanvas::svg("M0 0q-.1 -.8 -.5 -1.2M.45 0V-1.4M.9 0q.1 -.8 .5 -1.2"), ink, 0.3);
        });
    }
    if let Some(word) = super::word(canvas, reader) {
        stacked(canvas, &word, (0.24 * C, 1.0), 0.4 * C, 2.1, ink);
    }
}

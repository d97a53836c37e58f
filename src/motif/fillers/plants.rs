//! Plants, to be coloured.

use super::nature::{detail, ellipse, hollow};
use crate::canvas::shapes::rounded;
use crate::geom::{Affine, BezPath, Rect};
use crate::motif::board_canvas::BoardCanvas;

/// A leaf from its stalk on, so long and wide, towards an angle in degrees.
pub(super) fn leaf(from: (f64, f64), length: f64, width: f64, degrees: f64) -> BezPath {
    let (l, w) = (length, width);
    let mut path = BezPath::new();
    path.move_to((0.0, 0.0));
    path.curve_to((0.3 * l, -0.62 * w), (0.7 * l, -0.5 * w), (l, 0.0));
    path.curve_to((0.7 * l, 0.5 * w), (0.3 * l, 0.62 * w), (0.0, 0.0));
    path.close_path();
    Affine::translate(from) * Affine::rotate(degrees.to_radians()) * path
}

pub(super) fn flower(canvas: &mut BoardCanvas<'_, '_>) {
    detail(canvas, BoardCanvas::svg("M0 -1C.5 3 -.3 6 .2 8.8"), 0.38);
    hollow(canvas, leaf((0.1, 6.0), 5.0, 2.0, -20.0), 0.34);
    hollow(canvas, leaf((0.0, 7.4), 4.6, 1.9, 205.0), 0.34);
    for petal in 0..5 {
        canvas.at(0.0, -3.0, 72.0 * f64::from(petal), 1.0, |canvas| {
            hollow(canvas, ellipse(0.0, -2.9, 1.75, 2.25), 0.36);
        });
    }
    hollow(canvas, BoardCanvas::circle((0.0, -3.0), 1.35), 0.34);
}

/// A garden pine: a leaning trunk, three pads of needles.
pub(super) fn pine(canvas: &mut BoardCanvas<'_, '_>) {
    let trunk =
        "M-1.6 8.8C-.6 5.6 -2.4 3.4 -.8 .4C.2 -1.6 .4 -3 .2 -5H1.2C1.5 -2.6 1.3 -.8 .6 1C-.5 3.8 1.2 5.6 1.2 8.8Z";
    hollow(canvas, BoardCanvas::svg(trunk), 0.36);
    detail(canvas, BoardCanvas::svg("M-3.6 8.8H3.6"), 0.36);
    for (x, y, size) in [(-3.1, 2.2, 0.80), (3.4, -0.8, 0.78), (0.2, -5.6, 0.95)] {
        canvas.at(x, y, 0.0, size, |canvas| {
            let pad = "M-5 1.5C-6.4 1.5 -6.4 -.6 -5 -.7C-4.9 -2.3 -2.7 -2.8 -1.9 -1.6C-1.3 -3.2 1.3 -3.2 1.9 -1.6\
                       C2.7 -2.8 4.9 -2.3 5 -.7C6.4 -.6 6.4 1.5 5 1.5Z";
            hollow(canvas, BoardCanvas::svg(pad), 0.36);
            detail(canvas, BoardCanvas::svg("M-3.4 .4L-3 -.6M-1.1 .5L-.9 -.8M1.1 .5L.9 -.8M3.4 .4L3 -.6"), 0.26);
        });
    }
}

pub(super) fn bamboo(canvas: &mut BoardCanvas<'_, '_>) {
    // Each stem: where, how thick, and the heights of its joints from the top down.
    let stems = [(-3.2, 2.1, [-9.2, -4.6, 0.4, 5.2, 9.6]), (2.2, 1.6, [-7.2, -3.2, 1.4, 6.0, 9.6])];
    for (x, width, joints) in stems {
        let (outer, inner) = (width / 2.0 + 0.15, width / 2.0 - 0.25);
        for pair in joints.windows(2) {
            let (top, foot) = (pair[0], pair[1]);
            let mut stem = BezPath::new();
            stem.move_to((x - outer, top + 0.25));
            stem.curve_to((x - inner, top + 1.0), (x - inner, foot - 1.0), (x - outer, foot - 0.25));
            stem.line_to((x + outer, foot - 0.25));
            stem.curve_to((x + inner, foot - 1.0), (x + inner, top + 1.0), (x + outer, top + 0.25));
            stem.close_path();
            hollow(canvas, stem, 0.35);
        }
    }
    let leaves = [
        (-2.2, -4.6, 5.0, -58.0),
        (-2.2, -4.6, 3.0, 14.0),
        (-4.2, 0.4, 5.2, 205.0),
        (-4.2, 0.4, 5.0, 160.0),
        (3.0, -3.2, 6.2, -30.0),
        (3.0, -3.2, 5.4, 15.0),
        (3.0, 1.4, 5.6, 32.0),
    ];
    for (x, y, length, degrees) in leaves {
        hollow(canvas, leaf((x, y), length, 1.7, degrees), 0.35);
    }
}

/// Cattails in water.
pub(super) fn reeds(canvas: &mut BoardCanvas<'_, '_>) {
    const FOOT: f64 = 8.6;
    for (x, height, lean) in [(-3.4, 13.0, -0.8), (0.0, 16.0, 0.3), (3.2, 11.6, 1.0)] {
        let (top, head) = (FOOT - height, x + lean);
        let mut stalk = BezPath::new();
        stalk.move_to((0.4 * x, FOOT));
        stalk.quad_to((0.7 * x, FOOT - 0.5 * height), (head, top));
        detail(canvas, stalk, 0.4);
        canvas.at(head, top + 1.6, 5.0 * lean, 1.0, |canvas| {
            hollow(canvas, rounded(Rect::new(-0.85, -2.3, 0.85, 2.3), 0.85), 0.35);
        });
    }
    for (x, length, degrees) in [(-1.0, 9.0, -128.0), (1.0, 9.4, -50.0), (-0.4, 6.4, -150.0), (0.6, 6.2, -26.0)] {
        hollow(canvas, leaf((x, FOOT), length, 1.8, degrees), 0.35);
    }
    detail(canvas, BoardCanvas::svg("M-6.4 8.9Q-4.3 7.7 -2.2 8.9T2 8.9T6.2 8.9"), 0.35);
}

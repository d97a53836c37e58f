//! The position: a sheet folded in half has its crease in its very middle, and slanted lines tell how far the print is
//! off it. The slant makes a tenth of a millimetre long enough to be read without any tool.

use super::canvas::{CalibrationCanvas, FAINT, THICK, THIN};
use super::folding;
use crate::geom::{Affine, Point};
use crate::typeset::{Across, Down};

/// The scale goes so many tenths of a millimetre to each side.
pub const TENTHS: i32 = 20;
/// So long is a tenth of a millimetre along the scale.
const LONG: f64 = 1.4;
/// From the middle of the scale to its ticks.
const HALF: f64 = 3.0;
/// How far above the middle of the sheet the upright scale begins.
const ABOVE: f64 = 27.0;
/// From the upright scale to the words on both sides of it.
const ASIDE: f64 = 8.0;

/// Both scales and how to read them, between the left and the right edge of what stands within the frame.
pub fn draw(canvas: &mut CalibrationCanvas, middle: Point, (left, right): (f64, f64)) {
    let length = f64::from(2 * TENTHS) * LONG;
    let top = middle.y - ABOVE;
    // Drawn upright: what stands too far right has the crease at its left.
    canvas.grouped(Affine::translate((middle.x, top)), |canvas| scale(canvas, false, LONG));
    let start = right - length - 2.0;
    canvas.grouped(Affine::translate((start, middle.y)), |canvas| scale(canvas, true, LONG));
    canvas.entry("--left", (middle.x + HALF + 2.6, top - 3.2), Across::Left);
    canvas.entry("--top", (start - 0.5, middle.y - HALF - 3.4), Across::Left);

    let first = canvas.say("calibration-position-left", &[]);
    let second = canvas.say("calibration-position-top", &[]);
    let corner = Point::new(left, top);
    canvas.explain("calibration-position", &[&first, &second], corner, middle.x - ASIDE - left);
    folding::draw(canvas, Point::new(left, top + length), folding::LARGE);
}

/// A scale along its slanted line, from −2 mm at (0, 0): downwards, or, lying, to the right. A tenth of a millimetre is
/// `long`.
pub fn scale(canvas: &mut CalibrationCanvas, lying: bool, long: f64) {
    // Along the scale and off its middle; the crease is met on the side that the print left.
    let place = |along: f64, off: f64| if lying { Point::new(along, off) } else { Point::new(off, along) };
    let length = f64::from(2 * TENTHS) * long;
    for side in [-HALF, HALF] {
        canvas.segment(place(0.0, side), place(length, side), THIN);
    }
    for tenth in -TENTHS..=TENTHS {
        let along = f64::from(tenth + TENTHS) * long;
        let (tick, width) = match tenth {
            _ if tenth % 10 == 0 => (2.2, THICK),
            _ if tenth % 5 == 0 => (2.2, THIN),
            _ => (1.2, THIN),
        };
        if tenth % 5 == 0 {
            canvas.segment_in(FAINT, place(along, -HALF), place(along, HALF), THIN);
        }
        for side in [-1.0, 1.0] {
            canvas.segment(place(along, side * HALF), place(along, side * (HALF + tick)), width);
        }
        if tenth % 5 == 0 {
            let text = figure(tenth);
            let at = place(along, HALF + 2.9);
            let (across, down) = if lying { (Across::Middle, Down::Top) } else { (Across::Left, Down::Middle) };
            match tenth {
                0 => canvas.bold_figure(&text, at, across, down),
                _ => canvas.figure(&text, at, across, down),
            }
        }
    }
    let reach = f64::from(TENTHS) / 10.0;
    canvas.segment(place(0.0, reach), place(length, -reach), 0.18);
}

/// `−1.5`, `0`, `+2`.
fn figure(tenths: i32) -> String {
    let sign = match tenths {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

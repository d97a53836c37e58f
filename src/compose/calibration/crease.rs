//! The offset of the print: a sheet folded in half has its crease at the exact centre, and slanted lines show the
//! distance of the print from it. The slant magnifies a tenth of a millimetre to be readable by eye.

use super::canvas::{CalibrationCanvas, FAINT, THICK, THIN};
use super::folding;
use crate::geom::{Affine, Point};
use crate::typeset::{Across, Down};

/// Range of the scale in tenths of a millimetre, to each side.
pub const TENTHS: i32 = 20;
/// Length of a tenth of a millimetre along the scale.
const LONG: f64 = 1.4;
/// From the centre of the scale to its ticks.
const HALF: f64 = 3.0;
/// Start of the vertical scale above the centre of the sheet.
const ABOVE: f64 = 27.0;
/// From the vertical scale to the text on both sides of it.
const ASIDE: f64 = 8.0;

/// Both scales with instructions, between the left and right edges of the content.
pub fn draw(canvas: &mut CalibrationCanvas, middle: Point, (left, right): (f64, f64)) {
    let length = f64::from(2 * TENTHS) * LONG;
    let top = middle.y - ABOVE;
    // Drawn vertically: a print too far right has the crease at its left.
    canvas.grouped(Affine::translate((middle.x, top)), |canvas| scale(canvas, false, LONG));
    let start = right - length - 2.0;
    canvas.grouped(Affine::translate((start, middle.y)), |canvas| scale(canvas, true, LONG));
    canvas.entry("--left", (middle.x + HALF + 2.6, top - 3.2), Across::Left);
    canvas.entry("--top", (start - 0.5, middle.y - HALF - 3.4), Across::Left);

    let sentences = ["calibration-position-left", "calibration-position-top"].map(|key| (key, &[][..]));
    canvas.explain("calibration-position", &sentences, Point::new(left, top), middle.x - ASIDE - left);
    folding::draw(canvas, Point::new(left, top + length), folding::LARGE);
}

/// A scale along its slanted line, from −2 mm at (0, 0): downwards, or to the right if horizontal. A tenth of a
/// millimetre is `long`.
pub fn scale(canvas: &mut CalibrationCanvas, lying: bool, long: f64) {
    // Along the scale and off its centre; the crease is on the side that the print has left.
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

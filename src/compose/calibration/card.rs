//! The scale of the print: the distance of the crosses to measure, and a gauge for a bank card instead of a ruler.

use super::canvas::{CalibrationCanvas, FAINT, THIN, rect};
use super::distances;
use crate::geom::{Point, Size, plain};
use crate::typeset::{Across, Down};

/// A bank card (ISO/IEC 7810, ID-1), and the radius of its corners.
const CARD: Size = Size::new(85.60, 53.98);
const CORNER: f64 = 3.18;
/// The gauge's centre, its steps to each side, and one step, in percent.
const MIDDLE: f64 = 100.0;
const STEPS: i32 = 4;
const STEP: f64 = 0.5;
/// The lines to align the card with, and the line at which an exact print ends.
const STOP: f64 = 0.5;
/// Space for text within the card.
const INSET: f64 = 6.0;

/// The card with its upper left corner at `at`. `apart` is the distance of the crosses.
pub fn draw(canvas: &mut CalibrationCanvas, at: Point, apart: Size) {
    canvas.around(&rect(at, CARD.width, CARD.height).to_rounded_rect(CORNER), FAINT, true);
    // The card's edges are at the lines' inner edges.
    let out = STOP / 2.0;
    canvas.segment((at.x - STOP, at.y - out), (at.x + CARD.width - INSET, at.y - out), STOP);
    canvas.segment((at.x - out, at.y - STOP), (at.x - out, at.y + CARD.height - INSET), STOP);
    scale(canvas, at);

    let sentences = [("calibration-size-rule", &distances(apart)[..]), ("calibration-size-card", &[])];
    let corner = Point::new(at.x + INSET, at.y + INSET - 1.0);
    canvas.explain("calibration-size", &sentences, corner, CARD.width - 2.0 * INSET);
}

/// Lines for the right and the lower edge of the card, each with its percentage: on a page printed at 99 % the card
/// ends at the line for 99.
fn scale(canvas: &mut CalibrationCanvas, at: Point) {
    let (tall, wide) = (4.6, 8.4);
    for step in -STEPS..=STEPS {
        let percent = MIDDLE + f64::from(step) * STEP;
        let place = f64::from(step + STEPS);
        let width = if step == 0 { STOP } else { THIN };
        let text = format!("{}%", plain(percent));
        let (x, y) = (at.x + CARD.width * 100.0 / percent, at.y + 9.0 + place * tall);
        canvas.segment((x, y), (x, y + tall - 0.5), width);
        let beside = (at.x + CARD.width + 4.4, y + tall / 2.0 - 0.25);
        let (y, x) = (at.y + CARD.height * 100.0 / percent, at.x + 6.0 + place * wide);
        canvas.segment((x, y), (x + wide - 0.7, y), width);
        let below = (x + wide / 2.0 - 0.35, at.y + CARD.height + 3.2);
        let figure = if step == 0 { CalibrationCanvas::bold_figure } else { CalibrationCanvas::figure };
        figure(canvas, &text, beside, Across::Left, Down::Middle);
        figure(canvas, &text, below, Across::Middle, Down::Top);
    }
    canvas.entry("--width", (at.x + CARD.width + 2.0, at.y + 5.6), Across::Left);
    canvas.entry("--height", (at.x + CARD.width + 2.0, at.y + CARD.height + 1.0), Across::Left);
}

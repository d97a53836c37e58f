//! The finest line and the smallest text that come out, in black and reversed.

use super::canvas::{CalibrationCanvas, INK, rect};
use crate::canvas::POINT;
use crate::geom::{Rect, Shape, TOLERANCE, plain};
use crate::scene::Colour;
use crate::typeset::{Across, Down, Span};

/// Widths of lines in millimetres.
const WIDTHS: [f64; 8] = [0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5];
/// Sizes of text in points.
const SIZES: [f64; 6] = [3.5, 4.0, 5.0, 6.0, 7.0, 8.0];
/// How high the lines stand.
const HIGH: f64 = 7.0;
/// Room for the sizes before the words.
const INDENT: f64 = 9.6;
/// The animals that the text names.
const WORDS: [&str; 2] = ["elephant", "rat"];

/// Draws it from the top of `room`.
pub fn draw(canvas: &mut CalibrationCanvas, room: Rect) {
    let text = ("calibration-fine-read", &[][..]);
    let y = canvas.explain("calibration-fine", &[text], room.origin(), room.width());
    canvas.entry("--set lines.least=…mm", (room.x0, y + 2.8), Across::Left);
    let y = lines(canvas, Rect { y0: y + 5.4, ..room });
    words(canvas, Rect { y0: y + 3.4, ..room });
}

/// Pairs of lines on a slant: a straight one may happen to lie on the printer's raster, which flatters it.
fn lines(canvas: &mut CalibrationCanvas, room: Rect) -> f64 {
    let pitch = room.width() / WIDTHS.len() as f64;
    let black = room.y0 + HIGH + 5.0;
    canvas.fill(rect((room.x0, black), room.width(), HIGH).to_path(TOLERANCE), INK);
    for (place, &width) in WIDTHS.iter().enumerate() {
        let x = room.x0 + place as f64 * pitch;
        for (colour, y) in [(INK, room.y0), (Colour::WHITE, black)] {
            for aside in [0.8, 2.2] {
                canvas.segment_in(colour, (x + aside, y), (x + aside + 2.4, y + HIGH), width);
            }
        }
        let text = plain(width);
        canvas.figure(&text, (x + pitch / 2.0, room.y0 + HIGH + 1.4), Across::Middle, Down::Top);
    }
    black + HIGH
}

/// The same words, smaller and smaller.
fn words(canvas: &mut CalibrationCanvas, room: Rect) {
    let language = canvas.resources.theme.language();
    let names: Vec<String> =
        WORDS.iter().filter_map(|kind| Some(canvas.resources.language(language)?.animal(kind))).collect();
    let text = names.join(" ");
    let heights: Vec<f64> = SIZES.iter().map(|points| (points * POINT * 1.1 + 0.7).max(2.9)).collect();
    let half = (room.width() - INDENT) / 2.0;
    let reversed = room.x1 - half;
    canvas.fill(rect((reversed, room.y0), half, heights.iter().sum::<f64>() + 1.2).to_path(TOLERANCE), INK);
    let mut baseline = room.y0;
    for (&points, height) in SIZES.iter().zip(heights) {
        baseline += height;
        let size = points * POINT;
        let label = format!("{} pt", plain(points));
        canvas.figure(&label, (room.x0 + INDENT - 1.8, baseline), Across::Right, Down::Baseline);
        for (colour, x) in [(INK, room.x0 + INDENT), (Colour::WHITE, reversed + 1.4)] {
            canvas.text(Span::plain(&text, colour), size, f64::INFINITY, (x, baseline));
        }
    }
}

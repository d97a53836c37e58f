//! Steps of grey, each with a slightly darker dot, and steps of the set's own colours.

use super::canvas::{CalibrationCanvas, INK, rect};
use crate::geom::{Circle, Rect, Shape, TOLERANCE};
use crate::rules::Side;
use crate::scene::Colour;
use crate::typeset::{Across, Down};

/// Steps of grey from white to black.
const GREYS: u32 = 11;
/// Difference in black of a dot and its square.
const DARKER: f64 = 0.05;
/// Steps of colour, in percent.
const SHARES: [f64; 6] = [100.0, 80.0, 60.0, 40.0, 20.0, 10.0];
/// Height of a step of grey.
const HIGH: f64 = 7.0;
/// Height of a row of colour, and distance of rows.
const ROW: (f64, f64) = (3.8, 4.7);

/// Draws it from the top of `room`: greys at the left, colours at the right.
pub fn draw(canvas: &mut CalibrationCanvas, room: Rect) {
    let width = room.width() / 2.0 - 5.0;
    let text = ("calibration-tones-read", &[][..]);
    let y = canvas.explain("calibration-tones", &[text], room.origin(), width);
    greys(canvas, Rect::new(room.x0, y + 1.2, room.x0 + width, room.y1));
    colours(canvas, Rect::new(room.x1 - width, room.y0 + 1.0, room.x1, room.y1));
}

fn greys(canvas: &mut CalibrationCanvas, room: Rect) {
    let wide = room.width() / f64::from(GREYS);
    let grey = |share: f64| Colour::WHITE.towards(Colour::BLACK, share.min(1.0));
    for step in 0..GREYS {
        let share = f64::from(step) / f64::from(GREYS - 1);
        let square = rect((room.x0 + f64::from(step) * wide, room.y0), wide, HIGH);
        canvas.fill(square.to_path(TOLERANCE), grey(share));
        // On black the dot is lighter.
        let dot = if step + 1 == GREYS { share - DARKER } else { share + DARKER };
        canvas.fill(Circle::new(square.center(), 1.7).to_path(TOLERANCE), grey(dot));
        let percent = format!("{:.0}", share * 100.0);
        canvas.figure(&percent, (square.center().x, square.y1 + 1.2), Across::Middle, Down::Top);
    }
    canvas.around(&rect(room.origin(), room.width(), HIGH), INK, false);
}

/// The colours that must be distinguishable on a board.
fn colours(canvas: &mut CalibrationCanvas, room: Rect) {
    let theme = canvas.resources.theme;
    let [white, black] = Side::BOTH.map(|side| theme.pieces.sides[side.index()].colour);
    let rows = [white, black, theme.colours.bank, theme.colours.trap, theme.colours.ink];
    let wide = room.width() / SHARES.len() as f64;
    let (high, pitch) = ROW;
    for (row, colour) in rows.into_iter().enumerate() {
        for (step, share) in SHARES.iter().enumerate() {
            let at = (room.x0 + step as f64 * wide, room.y0 + row as f64 * pitch);
            canvas.fill(rect(at, wide, high).to_path(TOLERANCE), Colour::WHITE.towards(colour, share / 100.0));
        }
    }
    let below = room.y0 + rows.len() as f64 * pitch + 0.4;
    for (step, share) in SHARES.iter().enumerate() {
        let x = room.x0 + (step as f64 + 0.5) * wide;
        canvas.figure(&format!("{share:.0}"), (x, below), Across::Middle, Down::Top);
    }
}

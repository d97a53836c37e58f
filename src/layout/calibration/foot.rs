//! What to type when everything is read: the command with room for the four numbers.

use super::desk::{Desk, SOFT, THIN};
use crate::geom::{Point, Rect};

/// The options whose numbers are written in by hand.
const OPTIONS: [&str; 4] = ["--left", "--top", "--width", "--height"];
/// Words of the command line, millimetres to the em.
const SIZE: f64 = 4.0;
/// Room for a number written by hand.
const BLANK: f64 = 17.0;
/// From line to line.
const PITCH: f64 = 8.6;

/// Draws it from the top of `room`.
pub fn draw(desk: &mut Desk, room: Rect) {
    desk.line_in(SOFT, (room.x0, room.y0), (room.x1, room.y0), THIN);
    let words = desk.say("calibration-save", &[]);
    let y = desk.sentence(&words, Point::new(room.x0, room.y0 + 2.6), room.width());
    let name = &desk.studio.theme.paper.name;
    let paper = if name.contains(' ') { format!("\"{name}\"") } else { name.clone() };
    let mut baseline = y + 4.6;
    desk.code(&format!("shouqi calibrate save NAME --paper {paper}"), SIZE, (room.x0, baseline));
    baseline += PITCH;
    let mut x = room.x0;
    for option in OPTIONS {
        x += desk.code(option, SIZE, (x, baseline)) + 1.4;
        desk.line((x, baseline + 0.6), (x + BLANK, baseline + 0.6), THIN);
        x += BLANK + 4.0;
    }
    let words = desk.say("calibration-use", &[]);
    let y = baseline + PITCH - 1.4;
    let wide = desk.words(&words, 3.2, Point::new(room.x0, y));
    desk.code("shouqi make --printer NAME", SIZE, (room.x0 + wide + 2.0, y));
}

//! The command to type, with blanks for the four readings.

use super::canvas::{CalibrationCanvas, INK, SOFT, THIN};
use crate::geom::{Point, Rect};
use crate::typeset::Span;

/// The options whose values are written in by hand.
const OPTIONS: [&str; 4] = ["--left", "--top", "--width", "--height"];
/// Its size.
pub struct FootSize {
    /// Font size of the command line, millimetres per em.
    size: f64,
    /// Width of a blank for a handwritten number.
    blank: f64,
    /// Leading.
    pitch: f64,
    /// Number of blanks per line.
    abreast: usize,
}

/// On a large sheet: all on one line.
pub const LONG: FootSize = FootSize { size: 4.0, blank: 17.0, pitch: 8.6, abreast: 4 };
/// On a small one.
pub const SHORT: FootSize = FootSize { size: 3.5, blank: 15.0, pitch: 7.2, abreast: 2 };

/// Draws it from the top of `room`.
pub fn draw(canvas: &mut CalibrationCanvas, room: Rect, scale: &FootSize) {
    canvas.segment_in(SOFT, (room.x0, room.y0), (room.x1, room.y0), THIN);
    let y = canvas.sentence(("calibration-save", &[]), Point::new(room.x0, room.y0 + 2.6), room.width());
    let name = &canvas.resources.theme.paper.name;
    let paper = if name.contains(' ') { format!("\"{name}\"") } else { name.clone() };
    let mut baseline = y + 4.6;
    let save = format!("shouqi calibrate save NAME --paper {paper}");
    canvas.code_within(room.width(), &save, scale.size, (room.x0, baseline));
    // Stacked blanks are aligned in columns.
    let column = room.width() / scale.abreast as f64;
    for line in OPTIONS.chunks(scale.abreast) {
        baseline += scale.pitch;
        let mut x = room.x0;
        for (place, option) in line.iter().enumerate() {
            if scale.abreast < OPTIONS.len() {
                x = room.x0 + place as f64 * column;
            }
            x += canvas.code(option, scale.size, (x, baseline)) + 1.4;
            canvas.segment((x, baseline + 0.6), (x + scale.blank, baseline + 0.6), THIN);
            x += scale.blank + 4.0;
        }
    }
    let words = Span::plain(canvas.say("calibration-use", &[]), INK);
    let y = baseline + scale.pitch - 1.4;
    let wide = canvas.text(words, 3.2, f64::INFINITY, (room.x0, y));
    canvas.code("shouqi make --printer NAME", scale.size, (room.x0 + wide + 2.0, y));
}

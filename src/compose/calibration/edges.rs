//! The margin finder: stairs at the four edges, a step for each millimetre.

use super::canvas::{CalibrationCanvas, THICK};
use crate::geom::{Point, Rect, Size, Vec2};
use crate::typeset::{Across, Down};

/// The farthest step from the edge, in millimetres.
const STEPS: u32 = 10;
/// A step's length along the edge, and from one step to the next.
const STEP: (f64, f64) = (4.4, 5.4);

/// Room for what is to be entered on one line.
const ENTRY: f64 = 40.0;

/// The stairs, in the middle of each edge.
pub fn draw(canvas: &mut CalibrationCanvas, sheet: Size) {
    let (right, down) = (Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0));
    let (across, upright) = (sheet.width / 2.0, sheet.height / 2.0);
    stair(canvas, Point::new(across, 0.0), right, down, (Across::Middle, Down::Top));
    stair(canvas, Point::new(across, sheet.height), right, -down, (Across::Middle, Down::Bottom));
    stair(canvas, Point::new(0.0, upright), down, right, (Across::Left, Down::Middle));
    stair(canvas, Point::new(sheet.width, upright), down, -right, (Across::Right, Down::Middle));
}

fn stair(canvas: &mut CalibrationCanvas, middle: Point, along: Vec2, inwards: Vec2, anchor: (Across, Down)) {
    let (length, pitch) = STEP;
    for mm in 0..=STEPS {
        let aside = (f64::from(mm) - f64::from(STEPS) / 2.0) * pitch;
        let here = middle + along * aside + inwards * f64::from(mm);
        canvas.segment(here - along * (length / 2.0), here + along * (length / 2.0), THICK);
        canvas.bold_figure(&mm.to_string(), here + inwards * 0.9, anchor.0, anchor.1);
    }
}

/// How to read the stairs.
pub fn explain(canvas: &mut CalibrationCanvas, room: Rect) {
    let text = ("calibration-margins-read", &[][..]);
    let y = canvas.explain("calibration-margins", &[text], room.origin(), room.width());
    if room.width() >= ENTRY {
        canvas.entry("--set paper.margin=…mm", (room.x0, y + 3.0), Across::Left);
    } else {
        canvas.entry("--set", (room.x0, y + 3.0), Across::Left);
        canvas.entry("paper.margin=…mm", (room.x0, y + 7.2), Across::Left);
    }
}

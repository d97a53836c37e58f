//! The frame: four crosses, and rulers between them.

use super::canvas::{CalibrationCanvas, FIGURE, THICK, THIN};
use crate::geom::{Circle, Point, Rect, Vec2};
use crate::typeset::{Across, Down};

/// A cross's arms: outwards, and inwards, where they are the first tick of a ruler.
const ARMS: (f64, f64) = (6.0, 4.2);
/// The radius of the ring around a cross.
const RING: f64 = 1.6;
/// From a ruler to its figures.
const FIGURES: f64 = 5.2;
/// Minimum distance of a number from a ruler's end, where the next ruler begins.
const CLEAR: f64 = 6.0;
/// Half the width of a number, and the gap to its unit.
const UNIT: (f64, f64) = (0.75, 0.8);
/// The height of numbers.
const TALL: f64 = 0.64 * FIGURE;
const INCH: f64 = 25.4;

/// A ruler from a cross along one side of the frame.
struct Ruler {
    start: Point,
    /// Directions along the ruler, and into the frame.
    along: Vec2,
    inwards: Vec2,
    length: f64,
}

/// The crosses at the corners of `marks`, rulers in millimetres above and at the left, in inches below and at the
/// right.
pub fn draw(canvas: &mut CalibrationCanvas, marks: Rect) {
    let (right, down) = (Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0));
    for (x, out_x) in [(marks.x0, -1.0), (marks.x1, 1.0)] {
        for (y, out_y) in [(marks.y0, -1.0), (marks.y1, 1.0)] {
            let (outwards, inwards) = ARMS;
            canvas.segment((x + out_x * outwards, y), (x - out_x * inwards, y), THIN);
            canvas.segment((x, y + out_y * outwards), (x, y - out_y * inwards), THIN);
            canvas.around(&Circle::new((x, y), RING), super::canvas::INK, false);
        }
    }
    let corner = marks.origin();
    let across = |start, inwards| Ruler { start, along: right, inwards, length: marks.width() };
    let upright = |start, inwards| Ruler { start, along: down, inwards, length: marks.height() };
    metric(canvas, &across(corner, down));
    metric(canvas, &upright(corner, right));
    inches(canvas, &across(Point::new(marks.x0, marks.y1), -down));
    inches(canvas, &upright(Point::new(marks.x1, marks.y0), -right));
}

fn metric(canvas: &mut CalibrationCanvas, ruler: &Ruler) {
    base(canvas, ruler);
    for mm in 1..ruler.length as u32 {
        let (length, width) = match mm {
            _ if mm % 10 == 0 => (4.2, THICK),
            _ if mm % 5 == 0 => (3.1, THIN),
            _ => (1.9, THIN),
        };
        tick(canvas, ruler, f64::from(mm), length, width);
    }
    first(canvas, ruler, 10.0, "10", "mm");
    for ten in (20..=ruler.length as u32).step_by(10) {
        figure(canvas, ruler, f64::from(ten), &ten.to_string());
    }
}

fn inches(canvas: &mut CalibrationCanvas, ruler: &Ruler) {
    base(canvas, ruler);
    let eighths = (ruler.length / INCH * 8.0) as u32;
    for eighth in 1..=eighths {
        let (length, width) = match eighth {
            _ if eighth % 8 == 0 => (4.2, THICK),
            _ if eighth % 4 == 0 => (3.1, THIN),
            _ if eighth % 2 == 0 => (2.4, THIN),
            _ => (1.6, THIN),
        };
        tick(canvas, ruler, f64::from(eighth) * INCH / 8.0, length, width);
    }
    first(canvas, ruler, INCH, "1", "in");
    for inch in 2..=eighths / 8 {
        figure(canvas, ruler, f64::from(inch) * INCH, &inch.to_string());
    }
}

fn base(canvas: &mut CalibrationCanvas, ruler: &Ruler) {
    canvas.segment(ruler.start, ruler.start + ruler.along * ruler.length, THIN);
}

fn tick(canvas: &mut CalibrationCanvas, ruler: &Ruler, at: f64, length: f64, width: f64) {
    let foot = ruler.start + ruler.along * at;
    canvas.segment(foot, foot + ruler.inwards * length, width);
}

fn figure(canvas: &mut CalibrationCanvas, ruler: &Ruler, at: f64, text: &str) {
    if at <= ruler.length - CLEAR {
        let (place, across) = beside(ruler, at);
        canvas.figure(text, place, across, Down::Baseline);
    }
}

/// The first number has a unit. Below and above a ruler the number itself is centred on its tick.
fn first(canvas: &mut CalibrationCanvas, ruler: &Ruler, at: f64, number: &str, unit: &str) {
    let (place, across) = beside(ruler, at);
    if across == Across::Middle {
        canvas.figure(number, place, across, Down::Baseline);
        let (half, gap) = UNIT;
        let aside = ruler.along * (half * number.len() as f64 + gap);
        canvas.figure(unit, place + aside, Across::Left, Down::Baseline);
    } else {
        canvas.figure(&format!("{number} {unit}"), place, across, Down::Baseline);
    }
}

/// The baseline of a number, and its anchor.
fn beside(ruler: &Ruler, at: f64) -> (Point, Across) {
    let place = ruler.start + ruler.along * at + ruler.inwards * FIGURES;
    let (across, down) = match (ruler.inwards.x, ruler.inwards.y) {
        (x, _) if x > 0.5 => (Across::Left, 0.5),
        (x, _) if x < -0.5 => (Across::Right, 0.5),
        (_, y) if y > 0.0 => (Across::Middle, 1.0),
        _ => (Across::Middle, 0.0),
    };
    (place + Vec2::new(0.0, down * TALL), across)
}

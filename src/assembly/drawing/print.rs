//! Print at actual size, and check the printed line with a ruler.

use super::canvas::AssemblyCanvas;
use crate::canvas::guides::rulers;
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{Circle, Point, Rect, Shape, TOLERANCE, plain};
use crate::scene::Colour;
use crate::typeset::Across;

/// Maximum and minimum width of the dialogue, and maximum height of a sheet.
const DIALOGUE: (f64, f64) = (46.0, 38.0);
const NARROWEST: f64 = 34.0;
const SHEET: f64 = 42.0;
/// Font size of the dialogue in points; and relative to its width in millimetres if that is small.
const WORDS: (f64, f64) = (11.5, 0.475);
/// A dialogue below this width is narrow.
const NARROW: f64 = 24.0;
/// Horizontal positions of radio button, text and mark, relative to the dialogue's width: normal and narrow.
const PLACES: [(f64, f64, f64); 2] = [(0.14, 0.25, 0.83), (0.13, 0.255, 0.87)];
/// The radius of a radio button and of a mark, in millimetres, and relative to the dialogue's width if that is small.
const BUTTON: (f64, f64) = (1.7, 0.075);
/// The width of the line.
const LINE: f64 = 0.5;
/// From the edge of the sheet to either end of the line.
const BESIDE: f64 = 5.5;

/// The print dialogue, and the printed line with a ruler at true size, for measuring. If there is no room, a shorter
/// one without numbers.
pub fn print(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) {
    let gap = 0.06 * room.width();
    let (length, _) = rulers(canvas.resources.theme.paper.short);
    let true_size = length / canvas.context.enlarged + 2.0 * BESIDE;
    let narrowest = NARROWEST / canvas.context.enlarged;
    let left = (0.4 * room.width()).min(DIALOGUE.0).min((room.width() - gap - true_size).max(narrowest));
    let right = (room.width() - left - gap).min(true_size);
    // The remainder beside the narrowest dialogue has the same length, up to rounding.
    let is_true = right > true_size - 1e-9;
    let x = room.center().x - (left + gap + right) / 2.0;
    let place = |x: f64, width: f64, most: f64| {
        Rect::from_center_size((x + width / 2.0, room.center().y), (width, room.height().min(most)))
    };
    dialogue(canvas, place(x, left, DIALOGUE.1));
    measured(canvas, place(x + left + gap, right, SHEET), is_true.then_some(length));
}

/// Actual size is selected; “fit to page” is crossed out.
fn dialogue(canvas: &mut AssemblyCanvas<'_, '_>, rect: Rect) {
    let inks = canvas.context.inks;
    canvas.window(rect, 0.17 * rect.height(), inks.covers[0]);
    let (button, said, mark) = if rect.width() < NARROW { PLACES[1] } else { PLACES[0] };
    let size = WORDS.0.min(WORDS.1 * rect.width());
    let radius = BUTTON.0.min(BUTTON.1 * rect.width());
    let rows = [(0.42, "100 %", true), (0.75, "96 %", false)];
    for (down, text, chosen) in rows {
        let y = rect.y0 + down * rect.height();
        let button = Point::new(rect.x0 + button * rect.width(), y);
        canvas.outlined(Circle::new(button, radius).to_path(TOLERANCE), Colour::WHITE);
        let words = Point::new(rect.x0 + said * rect.width(), y);
        let mark = Point::new(rect.x0 + mark * rect.width(), y);
        if chosen {
            canvas.fill(Circle::new(button, 0.53 * radius).to_path(TOLERANCE), inks.ink);
            canvas.figure(text, size, words, Across::Left, inks.ink);
            canvas.tick(mark, radius);
        } else {
            canvas.figure(text, size, words, Across::Left, inks.soft);
            canvas.cross(mark, 0.82 * radius);
        }
    }
}

/// The line on a printed sheet with a wooden ruler; with numbers if the line has the length that the text gives,
/// `numbered`, in millimetres.
fn measured(canvas: &mut AssemblyCanvas<'_, '_>, rect: Rect, numbered: Option<f64>) {
    let inks = canvas.context.inks;
    canvas.sheet(rect);
    let (left, length) = (rect.x0 + BESIDE, rect.width() - 2.0 * BESIDE);
    let y = rect.y0 + 0.46 * rect.height();
    let at = |tenth: i32| left + length * f64::from(tenth) / 10.0;
    // Round caps end where the line ends.
    let ends = [left + LINE / 2.0, left + length - LINE / 2.0].map(|x| Point::new(x, y));
    canvas.line(polyline(&ends, false), inks.accent, LINE);
    let high = (0.46 * rect.height() - 2.0).min(12.0);
    let ruler = Rect::new(left - 3.0, y + 1.0, left + length + 3.0, y + 1.0 + high);
    canvas.outlined(rounded(ruler, 0.8), inks.wood);
    for tenth in 0..=10 {
        let x = at(tenth);
        let tall = if tenth % 5 == 0 { 2.4 } else { 1.4 };
        canvas.line(polyline(&[Point::new(x, y), Point::new(x, y - tall)], false), inks.accent, 0.3);
        canvas.line(polyline(&[Point::new(x, y + 1.0), Point::new(x, y + 1.0 + tall)], false), inks.ink, 0.3);
        if let Some(numbered) = numbered.filter(|_| tenth % 5 == 0) {
            let figure = plain(numbered / 100.0 * f64::from(tenth));
            canvas.figure(&figure, 8.5, Point::new(x, y + 1.0 + 0.68 * high), Across::Middle, inks.ink);
        }
    }
    if let Some(numbered) = numbered {
        let up = Point::new(rect.center().x, rect.y0 + 0.2 * rect.height());
        canvas.figure(&format!("{numbered} mm"), 9.5, up, Across::Middle, inks.accent);
    }
}

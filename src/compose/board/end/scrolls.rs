//! The title between running scrolls, as along the eaves of a temple.

use super::band::{BandArea, Style, subtitle};
use crate::canvas::shapes::{polyline, spiral};
use crate::geom::{BezPath, Point};
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::theme::{Frame, is_chinese};
use crate::typeset::{Across, Down};

/// From scroll to scroll, and how far each reaches above and below the middle, at full scale.
const PITCH: f64 = 6.2;
const HALF: f64 = 2.0;
/// The weight of their line.
const WAVE: f64 = 0.42;

pub(super) fn scrolls(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(7.4);
    let text = site.theme.title_in(site.words.tag(room.half)).to_uppercase();
    let roles = site.theme.roles;
    let chinese = is_chinese(&text);
    let of = match chinese {
        true => Type { face: roles.title_character, size: 8.0 * scale, tracking: 0.45 },
        false => Type { face: roles.title, size: 6.6 * scale, tracking: 0.22 },
    };
    let style = Style { size: 8.6 * scale, pitch: 1.0, colour: site.on_frame(), outline: None };
    let low = if chinese { subtitle(canvas, room.half, style, 0.6 * room.width, None) } else { 0.0 };
    let of = if low > 0.0 { Type { size: 0.78 * of.size, ..of } } else { of };
    // Darker than the fretwork around it.
    let title = if site.style().frame == Frame::Fretwork { site.colours().ink } else { site.on_frame() };
    let Some(words) = canvas.fitted(of, &text, 0.62 * room.width) else { return };
    canvas.put_words(&words, (0.0, -0.85 * low), Across::Middle, Down::Middle, title);
    let (from, to) = (words.width() / 2.0 + 6.0 * scale, room.width / 2.0);
    let count = ((to - from) / (PITCH * scale)).floor();
    if count < 1.0 {
        return;
    }
    let (ink, mark) = (site.on_frame(), site.marks_on_frame(room.half));
    // Round ends of the waves end where the rules do.
    let round = site.line_units(WAVE) / 2.0;
    let pitch = (to - from - 2.0 * round) / count;
    for side in [-1.0, 1.0] {
        let mut waves = BezPath::new();
        for place in 0..count as usize {
            waves.extend(wave(side * (from + round + place as f64 * pitch), side * pitch, HALF * scale));
        }
        canvas.line(waves, ink, WAVE);
        for y in [HALF + 1.0, -HALF - 1.0] {
            let ends = [Point::new(side * from, y * scale), Point::new(side * to, y * scale)];
            canvas.ruled(polyline(&ends, false), mark, 0.3);
        }
    }
}

/// One scroll from the foot of the one before: it rises, rolls in, and the next begins below it.
fn wave(x: f64, pitch: f64, half: f64) -> BezPath {
    let (sense, radius) = (pitch.signum(), 0.86 * half);
    let middle = Point::new(x + 0.60 * pitch, half - radius - 0.14 * half);
    let top = Point::new(middle.x, middle.y - radius);
    let mut path = BezPath::new();
    path.move_to((x, half));
    path.curve_to((x + 0.30 * pitch, half), (x + 0.18 * pitch, top.y), (top.x, top.y));
    path.extend(spiral((middle.x, middle.y), radius, 0.18 * radius, -90.0, 1.35 * sense));
    path.move_to((x, half));
    path.line_to((x + pitch, half));
    path
}

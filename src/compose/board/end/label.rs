//! The title on a label sewn to cloth, in letters and in characters, a seam on both sides of it.

use super::band::BandArea;
use super::plate::{BASELINE, GAP, parts};
use crate::canvas::shapes::rounded;
use crate::geom::{Point, Rect};
use crate::motif::board_canvas::{BoardCanvas, TypesetLine};
use crate::motif::grid::seam;
use crate::scene::Cap;
use crate::typeset::{Across, Down};

/// The height of a label as a share of its band's, and at most, and that of its words as a share of its own.
const HEIGHT: (f64, f64) = (0.66, 9.0);
const WORDS: f64 = 0.92;
/// Between the words and the ends of the label, the radius of its corners, and how far its seam lies inside it, as
/// shares of its height.
const BESIDE: f64 = 0.42;
const CORNER: f64 = 0.2;
const SEAM: f64 = 0.115;
/// The stitches of a label: their pitch, how much of it is thread, and their weight. Those beside it.
const STITCHES: (f64, f64, f64) = (1.7, 0.62, 0.38);
const RUN: (f64, f64) = (2.4, 0.45);
/// From a label to the studs beside it, and from these to the seam; their radius.
const STUD: (f64, f64, f64) = (3.0, 2.0, 0.75);

pub(super) fn label(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let high = (HEIGHT.0 * room.height).min(HEIGHT.1);
    let (colour, two) = (site.marks_on_frame(room.half), site.theme.has_double_ring(room.half));
    let land = site.colours().land;
    let most = 0.8 * room.width - 2.0 * BESIDE * high;
    let mut size = WORDS * high;
    let gap = GAP * high;
    let whole = |parts: &[(TypesetLine, Down)]| {
        parts.iter().map(|part| part.0.width()).sum::<f64>() + gap * parts.len().saturating_sub(1) as f64
    };
    let mut words = parts(canvas, room.half, size);
    let wide = whole(&words);
    if words.is_empty() {
        return;
    }
    if wide > most {
        size *= 0.99 * most / wide;
        words = parts(canvas, room.half, size);
    }
    let wide = whole(&words);
    let rect = Rect::from_center_size(Point::ZERO, (wide + 2.0 * BESIDE * high, high));
    if two {
        canvas.line(rounded(rect.inflate(0.85, 0.85), CORNER * high + 0.85), colour, 0.42);
    }
    canvas.fill(rounded(rect, CORNER * high), colour);
    let within = rect.inflate(-SEAM * high, -SEAM * high);
    let around = 2.0 * (within.width() + within.height());
    let pitch = around / (around / STITCHES.0).round().max(1.0);
    let thread = [STITCHES.1 * pitch, (1.0 - STITCHES.1) * pitch];
    canvas.dashed(rounded(within, (CORNER - SEAM) * high), land, STITCHES.2, Cap::Butt, thread);
    let mut x = -wide / 2.0;
    for (words, down) in &words {
        let y = if *down == Down::Baseline { BASELINE * size } else { 0.0 };
        canvas.put_words(words, (x, y), Across::Left, *down, land);
        x += words.width() + gap;
    }
    let (from, to) = (rect.x1 + STUD.0, room.width / 2.0);
    for side in [-1.0, 1.0] {
        canvas.fill(BoardCanvas::circle((side * from, 0.0), STUD.2), colour);
        let (near, far) = (from + STUD.1, to);
        if far > near + 2.0 * RUN.0 {
            let stitches = ((far - near) / RUN.0).round().max(1.0) as usize;
            let run = seam(Point::new(side * near, 0.0), Point::new(side * far, 0.0), stitches);
            canvas.line(run, site.colours().line, RUN.1);
        }
    }
}

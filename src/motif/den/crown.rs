//! A crown in the owner's colour over one bar or two, its name below.

use crate::canvas::shapes::lozenge;
use crate::geom::{Rect, Shape, TOLERANCE};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::motif::word::{face, inscribed};
use crate::rules::Side;
use crate::typeset::{Across, Down};

pub(super) fn crown(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let (colour, land) = (mark.colour, site.colours().land);
    let word = super::word(canvas, reader);
    let y = if word.is_some() { -1.9 } else { 0.2 };
    canvas.at(0.0, y, 0.0, 1.0, |canvas| {
        canvas.fill(BoardCanvas::svg("M-7.6 4.2L-9 -3.4L-4.6 .2L0 -5.6L4.6 .2L9 -3.4L7.6 4.2Z"), colour);
        for (x, y) in [(-9.0, -4.5), (0.0, -6.8), (9.0, -4.5)] {
            canvas.fill(BoardCanvas::circle((x, y), 1.05), colour);
        }
        let bars: &[(f64, f64)] = if mark.two { &[(4.95, 5.6), (6.15, 6.8)] } else { &[(5.1, 6.6)] };
        for &(top, foot) in bars {
            canvas.fill(Rect::new(-7.6, top, 7.6, foot).to_path(TOLERANCE), colour);
        }
        let mut stones = lozenge((0.0, 1.3), 1.2, 1.7);
        stones.extend(lozenge((-4.2, 2.2), 0.8, 1.1));
        stones.extend(lozenge((4.2, 2.2), 0.8, 1.1));
        canvas.fill(stones, land);
    });
    let Some(word) = word else { return };
    let of = face(canvas, &word, 0.165 * C);
    // Under a crown the letters stand apart, as on a coin.
    let of = if word.in_characters { of } else { Type { tracking: 0.28, ..of } };
    if let Some(words) = canvas.fitted(of, &inscribed(&word), 0.72 * C) {
        canvas.put_words(&words, (0.0, 8.2), Across::Middle, Down::Middle, colour);
    }
}

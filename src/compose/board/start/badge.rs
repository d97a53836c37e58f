//! A strength in a badge: a square for White, a disc for Black, widened for wide numerals.

use crate::canvas::shapes::rounded;
use crate::geom::{Point, Rect};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::rules::Side;
use crate::theme::Numerals;
use crate::typeset::{Across, Down};

/// Half the side of White's badge, and the factor for Black's, so that both look equally large.
const HALF: (f64, f64) = (0.118 * C, 1.12);
/// From the lines of the square to a badge.
const CLEAR: f64 = 1.12;

/// The badge in the upper left corner of a starting square.
pub(super) fn badge(canvas: &mut BoardCanvas<'_, '_>, side: Side, strength: &str) {
    let site = canvas.site();
    let (mark, land) = (site.marks(side), site.colours().land);
    let em = match site.theme.face.numerals {
        Numerals::Arabic => 0.235 * C,
        Numerals::Roman => 0.20 * C,
        Numerals::Chinese => 0.18 * C,
    };
    let of = Type { face: site.numeral_face(), size: em, tracking: 0.0 };
    let Some(words) = canvas.fitted(of, strength, 0.36 * C) else { return };
    let (half, corner) = match side {
        Side::White => (HALF.0, 0.0),
        Side::Black => (HALF.0 * HALF.1, HALF.0 * HALF.1),
    };
    let over = (words.width() / 2.0 - 0.72 * half).max(0.0);
    let tile = site.tile();
    let middle = Point::new(tile.x0 + CLEAR + half + over, tile.y0 + CLEAR + half);
    let shape = rounded(Rect::from_center_size(middle, (2.0 * (half + over), 2.0 * half)), corner);
    if site.to_be_coloured() {
        canvas.shape(shape, land, mark, 0.34);
        canvas.put_words(&words, middle, Across::Middle, Down::Middle, mark);
        return;
    }
    canvas.fill(shape, mark);
    canvas.put_words(&words, middle, Across::Middle, Down::Middle, land);
}

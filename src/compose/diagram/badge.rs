//! The badge with a piece's strength, at its lower right.

use super::Look;
use super::canvas::DiagramCanvas;
use crate::geom::{BezPath, Point, RoundedRect, Shape};
use crate::motif::animal::{engraves_solids, to_be_coloured};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Art, Theme};

/// Ratio of half a square badge's side to a round one's radius.
const SQUARE_BADGE: f64 = 0.9;

/// Vertical offset of a wide badge relative to half a piece's size, to leave the face free, and the scale of its
/// letters, which are higher than digits.
const WIDE: (f64, f64) = (0.8, 0.86);

/// Half the height of a badge in millimetres whose numeral is 1.3 millimetres high.
const LEAST_HALF: f64 = 1.1;
/// How far below the middle of a piece a badge below its animal stands, relative to half the piece's size.
const BELOW: f64 = 0.70;

/// Whether the badges of the pieces stand below the animals, and not at the lower right.
pub(super) fn badge_is_below(theme: &Theme) -> bool {
    let figures = matches!(theme.face.art, Art::PaperCut | Art::Seal);
    figures && theme.beside_animals().is_some_and(|beside| beside.rank && !beside.character && !beside.below)
}

/// The badge of a numeral on a piece of this half size: half its height, the centre of its right end (x, y), the size
/// of its numeral.
fn badge_place(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, r: f64) -> (f64, (f64, f64), f64) {
    if canvas.context.look == Look::Large {
        return (0.53 * r, (0.56 * r, 0.53 * r), 1.04 * r);
    }
    // The numeral is legible.
    let half = 0.155_f64.max(LEAST_HALF / canvas.context.cell).min(0.4 * r);
    if badge_is_below(canvas.resources.theme) {
        let over = widened(canvas, numeral, half, 1.78 * half);
        return (half, (over / 2.0, BELOW * r), 1.78 * half);
    }
    match numeral.chars().count() {
        0 | 1 => (half, (0.715 * r, 0.715 * r), 1.78 * half),
        _ => (half, (0.715 * r, WIDE.0 * r), 1.78 * half * WIDE.1),
    }
}

/// Additional width to the left for a numeral of several letters.
fn widened(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, half: f64, em: f64) -> f64 {
    let face = canvas.resources.theme.numeral_face();
    let wide = canvas.resources.label(face, numeral, em, 0.0).map_or(0.0, |label| label.ink().width());
    (wide - 1.35 * half).clamp(0.0, 2.0 * half)
}

/// The left edge of a piece's badge, from its centre.
pub(super) fn badge_left(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, r: f64) -> f64 {
    let (half, (at, _), em) = badge_place(canvas, numeral, r);
    at - half - widened(canvas, numeral, half, em)
}

/// The strength at the lower right: solid for one side, `open` for the other, so that the sides differ in grey as well.
/// In a theme with badges on its pieces the sides differ by shape instead: a disc for White, a square for Black.
pub(super) fn badge(
    canvas: &mut DiagramCanvas<'_, '_>,
    numeral: &str,
    r: f64,
    (side, open): (Side, bool),
    colour: Colour,
    ground: Colour,
) {
    let (half, (at, down), em) = badge_place(canvas, numeral, r);
    let face = canvas.resources.theme.numeral_face();
    let over = widened(canvas, numeral, half, em);
    let theme = canvas.resources.theme;
    let shaped = theme.shows_badges() || theme.beside_animals().is_some_and(|beside| beside.large_rank);
    let square = shaped && side == Side::Black;
    // A square looks as large as a disc if its side is shorter.
    let half_high = if square { SQUARE_BADGE * half } else { half };
    let capsule = |grow: f64| -> BezPath {
        let (h, right) = (half_high + grow, at + half_high);
        let left = right - 2.0 * half_high - over;
        let corner = if square { 0.0 } else { h };
        RoundedRect::new(left - grow, down - h, right + grow, down + h, corner).to_path(0.0005)
    };
    let middle = Point::new(at - over / 2.0, down);
    let room = 1.4 * half + over;
    canvas.fill(capsule(0.03), ground);
    let lines = shaped && to_be_coloured(theme) && !engraves_solids(theme, side);
    if open && !shaped || lines {
        let line = canvas.width_in_cells(if lines { 0.026 } else { 0.034 });
        canvas.ruled(capsule(-line / 2.0), colour, line);
        canvas.words(face, numeral, 0.93 * em, room * 0.93, middle, colour);
    } else {
        canvas.fill(capsule(0.0), colour);
        canvas.words(face, numeral, em, room, middle, ground);
    }
}

//! The badge with a piece's strength, at its lower right.

use super::Look;
use super::arrow::SMALL_CROSS;
use super::canvas::DiagramCanvas;
use super::marked_scene::MarkedScene;
use super::token::{Strength, strength_of};
use crate::geom::{BezPath, Point, RoundedRect, Shape, Vec2};
use crate::motif::animal::{engraves_solids, to_be_coloured};
use crate::rules::{Side, Square};
use crate::scene::Colour;

/// The corner's radius of a square badge in large print, relative to half its side: as on the pieces.
const LARGE_CORNER: f64 = 0.45;
/// Ratio of half a square badge's side to a round one's radius.
const SQUARE_BADGE: f64 = 0.9;

/// How far to the right of and below the middle a badge stands, relative to half a piece's size: half outside the disc,
/// so that little of the animal is covered and nothing of it below the middle.
const OUT: f64 = 0.77;
/// The same vertically of a wide badge, to leave the face free, and the scale of its letters, which are higher than
/// digits.
const WIDE: (f64, f64) = (0.8, 0.86);
/// How far a badge and the gap around it extend at most, in cells from the middle of a square: a closed picture ends
/// there. A wide badge extends to the left.
const FARTHEST: f64 = 0.518;
/// Width of the gap around a badge, in cells.
const GAP: f64 = 0.036;

/// Half the height of a badge in millimetres whose numeral is 1.7 millimetres high, and the most relative to half the
/// piece's size.
const LEAST_HALF: f64 = 1.35;
const MOST_HALF: f64 = 0.47;
/// The size of a numeral relative to half its badge's height.
const NUMERAL: f64 = 1.92;

/// The badge of a numeral on a piece of this half size: half its height, the centre of its right end (x, y), the size
/// of its numeral.
fn badge_place(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, r: f64) -> (f64, (f64, f64), f64) {
    if canvas.context.look == Look::Large {
        return (0.53 * r, (0.56 * r, 0.53 * r), 1.04 * r);
    }
    // The numeral is legible.
    let half = 0.155_f64.max(LEAST_HALF / canvas.context.cell).min(MOST_HALF * r);
    let out = (OUT * r).min(FARTHEST - GAP - half);
    match numeral.chars().count() {
        0 | 1 => (half, (out, out), NUMERAL * half),
        _ => (half, (out, (WIDE.0 * r).min(FARTHEST - GAP - half)), NUMERAL * half * WIDE.1),
    }
}

/// Additional width to the left for a numeral of several letters.
fn widened(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, half: f64, em: f64) -> f64 {
    let face = canvas.resources.theme.numeral_face();
    let wide = canvas.resources.label(face, numeral, em, 0.0).map_or(0.0, |label| label.ink().width());
    (wide - 1.35 * half).clamp(0.0, 2.0 * half)
}

/// Maximum lateral offset of a mark for a badge, the gap beside it, and the least offset: a smaller one would look like
/// a mistake.
const MOST_ASIDE: f64 = 0.3;
const BESIDE: f64 = 0.03;
const LEAST_ASIDE: f64 = 0.09;

/// Offset to the left of a vertical mark of this half width, to keep clear of the badge of the piece on a square: none,
/// unless the badge has so many letters that it extends below the centre.
pub(super) fn beside_badge(
    canvas: &mut DiagramCanvas<'_, '_>,
    scene: &MarkedScene<'_>,
    square: Square,
    half: f64,
) -> f64 {
    let Some(placed) = scene.position.at(square).filter(|_| canvas.context.look != Look::Card) else { return 0.0 };
    if strength_of(canvas, placed.piece.kind) != Some(Strength::Badge) {
        return 0.0;
    }
    let theme = canvas.resources.theme;
    let numeral = theme.face.numerals.write(u32::from(theme.rules.kind(placed.piece.kind).strength));
    let left = badge_left(canvas, &numeral, scene.reach(square)) - half - BESIDE;
    if left > -LEAST_ASIDE { 0.0 } else { left.max(-MOST_ASIDE) }
}

/// The same of a cross between the pieces on two squares, the second of which lies this way: beside the upper one's.
pub(super) fn between_pieces(
    canvas: &mut DiagramCanvas<'_, '_>,
    scene: &MarkedScene<'_>,
    [from, to]: [Square; 2],
    way: Vec2,
) -> Vec2 {
    match way.y.abs() > 0.5 {
        true => Vec2::new(beside_badge(canvas, scene, if way.y < 0.0 { to } else { from }, SMALL_CROSS.0), 0.0),
        false => Vec2::ZERO,
    }
}

/// The left edge of a piece's badge, from its centre.
fn badge_left(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, r: f64) -> f64 {
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
    let (square, look) = (shaped && side == Side::Black, canvas.context.look);
    // A square looks as large as a disc if its side is shorter.
    let half_high = if square { SQUARE_BADGE * half } else { half };
    let capsule = |grow: f64| -> BezPath {
        let (h, right) = (half_high + grow, at + half_high);
        let left = right - 2.0 * half_high - over;
        let corner = match (square, look) {
            (false, _) => h,
            (true, Look::Large) => LARGE_CORNER * h,
            (true, Look::Normal | Look::Card) => 0.0,
        };
        RoundedRect::new(left - grow, down - h, right + grow, down + h, corner).to_path(0.0005)
    };
    let middle = Point::new(at - over / 2.0, down);
    let room = 1.4 * half + over;
    canvas.fill(capsule(GAP), ground);
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

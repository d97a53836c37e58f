//! A strength in a badge in the upper left corner of a starting square: a disc for White, a square for Black.

use crate::canvas::shapes::rounded;
use crate::geom::{Point, Rect, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::rules::Side;
use crate::theme::Numerals;
use crate::typeset::{Across, Down};

/// Half the side of White's badge, and the factor for Black's, so that both look equally large.
const HALF: (f64, f64) = (0.118 * C, 1.12);
/// From the lines of the square to a badge.
const CLEAR: f64 = 0.62;
/// How far an animal may reach under the corner of a badge: beside an ear it loses nothing.
const UNDER: f64 = 0.5;
/// How far the ground around a badge reaches, which parts it from an animal.
const HALO: f64 = 0.34;

/// A badge, measured and not yet drawn: it lies over the animal.
pub(super) struct Badge {
    words: TypesetLine,
    place: Rect,
    corner: f64,
    side: Side,
    /// What an animal keeps clear of.
    pub taken: Rect,
}

impl Badge {
    /// That of a side with this strength; wide numerals widen it.
    pub fn of(canvas: &mut BoardCanvas<'_, '_>, side: Side, strength: &str) -> Option<Badge> {
        let site = canvas.site();
        let em = match site.theme.face.numerals {
            Numerals::Arabic => 0.235 * C,
            Numerals::Roman => 0.20 * C,
            Numerals::Chinese => 0.18 * C,
        };
        let of = Type { face: site.theme.numeral_face(), size: em, tracking: 0.0 };
        let words = canvas.fitted(of, strength, 0.36 * C)?;
        let (half, corner) = match side {
            Side::White => (HALF.0 * HALF.1, HALF.0 * HALF.1),
            Side::Black => (HALF.0, 0.0),
        };
        let over = (words.width() / 2.0 - 0.72 * half).max(0.0);
        let tile = site.tile();
        let middle = Point::new(tile.x0 + CLEAR + half + over, tile.y0 + CLEAR + half);
        let place = Rect::from_center_size(middle, (2.0 * (half + over), 2.0 * half));
        // Both sides leave the same room to the animal, that beside the corner of a square one.
        let rest = 2.0 * HALF.0 - half - UNDER;
        let far = middle + Vec2::new(over + rest, rest);
        let taken = Rect::from_points(tile.origin(), far);
        Some(Badge { words, place, corner, side, taken })
    }

    /// Solid, or in a set to be coloured as lines.
    pub fn draw(&self, canvas: &mut BoardCanvas<'_, '_>) {
        let site = canvas.site();
        let (mark, land) = (site.marks(self.side), site.colours().land);
        let shape = |grown: f64| {
            let corner = if self.corner > 0.0 { self.corner + grown } else { 0.0 };
            rounded(self.place.inflate(grown, grown), corner)
        };
        canvas.fill(shape(HALO), land);
        let ink = match site.to_be_coloured() {
            true => {
                canvas.shape(shape(0.0), land, mark, 0.34);
                mark
            }
            false => {
                canvas.fill(shape(0.0), mark);
                land
            }
        };
        canvas.put_words(&self.words, self.place.center(), Across::Middle, Down::Middle, ink);
    }
}

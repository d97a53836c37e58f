//! The field of a seal and its worn edge.

use crate::canvas::contour::Contour;
use crate::canvas::shapes::smooth;
use crate::geom::{BezPath, Circle, Point, Rect, RoundedRect, Shape, Vec2};
use crate::theme::{Element, Outline, Theme};
use std::f64::consts::TAU;

/// The middle of a drawing.
pub(super) const MIDDLE: Point = Point::new(500.0, 500.0);

/// The shape of a seal's field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// Square, with corners that use has rounded.
    Square,
    /// Round.
    Round,
}

/// The corners of a square field, as shares of half its side.
const CORNER: f64 = 0.14;
/// Points along a worn edge.
const POINTS: usize = 96;
/// How often the edge goes in and out on its way around, and how far, in units of a thousand.
const WEAR: [(f64, f64); 4] = [(3.0, 3.4), (5.0, 2.6), (11.0, 1.5), (23.0, 0.9)];

impl Field {
    /// Where a round piece shows nothing but the seal the field is round, as the piece is; in company it is square, as
    /// characters are.
    pub fn of(theme: &Theme) -> Field {
        if stands_alone(theme) && theme.pieces.outline == Outline::Disc { Field::Round } else { Field::Square }
    }

    /// The field whose edge is this far from its middle, as it was cut.
    pub fn edge(self, away: f64) -> BezPath {
        const NEAR: f64 = 0.05;
        match self {
            Field::Square => {
                let square = Rect::from_center_size(MIDDLE, (2.0 * away, 2.0 * away));
                RoundedRect::from_rect(square, CORNER * away).to_path(NEAR)
            }
            Field::Round => Circle::new(MIDDLE, away).to_path(NEAR),
        }
    }

    /// The same after years of use. Each name wears in its own way, and always in the same.
    pub fn worn(self, name: &str, away: f64) -> BezPath {
        let mut chance = Chance::of(name);
        let waves = WEAR.map(|(turns, depth)| (turns, depth, chance.next() * TAU));
        // A corner that was dropped once is rounder than the others.
        let corners: [f64; 4] = std::array::from_fn(|_| CORNER * (0.75 + 0.9 * chance.next()));
        let points: Vec<Point> = (0..POINTS)
            .map(|place| {
                let turn = TAU * (place as f64 + 0.5) / POINTS as f64;
                let out = Vec2::from_angle(turn);
                let wave: f64 = waves.iter().map(|(turns, depth, from)| depth * (turns * turn + from).sin()).sum();
                let reach = match self {
                    Field::Square => {
                        1.0 / Contour::square(1.0, corners[4 * place / POINTS]).filled_by(out.to_point(), 0.0)
                    }
                    Field::Round => 1.0,
                };
                // Never outside what was cut, so that all of it has room.
                MIDDLE + out * (reach * (away - 4.0) + wave.min(4.0))
            })
            .collect();
        smooth(&points, true)
    }
}

/// Whether a piece shows nothing but its seal, which says the character too.
pub fn stands_alone(theme: &Theme) -> bool {
    theme.face.show.iter().all(|element| matches!(element, Element::Picture | Element::Character))
}

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn of(name: &str) -> Chance {
        let mix = |state: u64, byte: u8| (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        Chance(name.bytes().fold(0xCBF2_9CE4_8422_2325, mix))
    }

    /// The next one, from 0 to 1.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f64 / (1u64 << 24) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worn_edge_stays_within_the_cut_one_and_near_it() {
        for field in [Field::Square, Field::Round] {
            let cut = field.edge(430.0).bounding_box();
            for name in ["rat", "cat", "elephant", "狐"] {
                let worn = field.worn(name, 430.0).bounding_box();
                assert!(cut.inflate(1.0, 1.0).contains(worn.origin()), "{name}: {worn:?}");
                assert!((worn.width() - cut.width()).abs() < 26.0 && (worn.height() - cut.height()).abs() < 26.0);
            }
            assert_ne!(field.worn("rat", 430.0), field.worn("cat", 430.0), "each wears in its own way");
            assert_eq!(field.worn("rat", 430.0), field.worn("rat", 430.0), "and always in the same");
        }
    }
}

//! All kinds of a ruleset on a circle, each before the one that it captures.

use super::palette::Palette;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::standing;
use crate::extras::panel::{Figure, PanelDraft};
use crate::geom::{Affine, Point, Size, Vec2};
use crate::rules::{KindId, Rules, Side};
use crate::theme::{Art, Theme};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The height of an animal, as a share of the whole radius, and the most of its part of the circle that it takes.
const HEIGHT: f64 = 0.33;
const OF_ITS_PART: f64 = 0.82;
/// The widest animal relative to its height.
const WIDEST: f64 = 1.08;
/// An arrow's height above the ring and half its size, relative to an animal's height.
const ARROW: (f64, f64) = (0.44, 0.1);
/// How much farther inside the ring is where heads stand around it, relative to an animal's height.
const OFF_HEADS: f64 = 0.17;
/// The lines of the ring and their distance, relative to its radius.
const LINES: (f64, f64, f64) = (0.012, 0.005, 0.032);

/// What the order of strength is by the compiled rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Each may capture the next, and the weakest the strongest.
    Circle,
    /// Each may capture the next.
    Ladder,
    /// Neither.
    Loose,
}

impl Order {
    /// That of a ruleset.
    pub fn of(rules: &Rules) -> Order {
        let kinds = rules.strongest_first();
        let is_ladder = kinds.len() > 1 && kinds.windows(2).all(|pair| rules.takes(pair[0], pair[1]));
        match kinds.as_slice() {
            [strongest, .., weakest] if is_ladder && kinds.len() > 2 && rules.takes(*weakest, *strongest) => {
                Order::Circle
            }
            _ if is_ladder => Order::Ladder,
            _ => Order::Loose,
        }
    }
}

/// A circle of animals. Lengths in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct AnimalCircle {
    /// Its middle.
    pub middle: Point,
    /// How far the animals' heads reach.
    pub reach: f64,
}

impl AnimalCircle {
    /// The height of an animal among so many.
    fn height(&self, count: usize) -> f64 {
        let most = HEIGHT * self.reach;
        // On a ring of what is left, a part is as wide as this share of its circumference.
        let share = OF_ITS_PART * TAU / (WIDEST * count.max(1) as f64);
        most.min(self.reach * share / (1.0 + share))
    }

    /// The radius of the ring on which so many animals stand.
    pub fn ring(&self, count: usize) -> f64 {
        self.reach - self.height(count)
    }

    /// Draws it: the strongest on top, figures looking at the next one; an arrow where it may capture that one. The weakest has
    /// the second colour where it captures the strongest. Returns the radius that is free inside.
    pub fn draw(&self, draft: &mut PanelDraft<'_, '_>, palette: &Palette) -> f64 {
        let rules = draft.resources().theme.rules.clone();
        let kinds = rules.strongest_first();
        let (high, radius) = (self.height(kinds.len()), self.ring(kinds.len()));
        let is_circle = Order::of(&rules) == Order::Circle;
        let upright = !stands(draft.resources().theme, palette);
        // Upright heads reach lower than feet at the sides.
        let ring = if upright { radius - OFF_HEADS * high } else { radius };
        draft.ring(self.middle, ring - LINES.0 * ring / 2.0, palette.ink, LINES.0 * ring);
        draft.ring(self.middle, ring - LINES.2 * ring, palette.ink, LINES.1 * ring);
        for (place, &kind) in kinds.iter().enumerate() {
            let turn = -TAU * place as f64 / kinds.len() as f64;
            let outwits = is_circle && place + 1 == kinds.len();
            let (side, colour) = match outwits {
                true => (Side::White, palette.second),
                false => (Side::Black, palette.figures),
            };
            let (piece, room, ground) = ((kind, side), Size::new(WIDEST * high, high), palette.ground);
            if upright {
                let drawn = standing(draft.resources(), piece, room, (colour, ground), false).size;
                let at = self.middle + Vec2::from_angle(turn - FRAC_PI_2) * (radius + 0.5 * high);
                let foot = at + Vec2::new(0.0, drawn.height / 2.0);
                draft.figure(Figure { piece, foot, room, colour, mirrored: false, ground });
            } else {
                let foot = self.middle - Vec2::new(0.0, radius);
                draft.within(Affine::rotate_about(turn, self.middle), |draft| {
                    draft.figure(Figure { piece, foot, room, colour, mirrored: false, ground });
                });
            }
            let next = kinds[(place + 1) % kinds.len()];
            if captures(&rules, kind, next) {
                let size = ARROW.1 * high;
                let head = [(-1.1 * size, 0.0), (0.7 * size, -size), (0.7 * size, size)].map(Point::from);
                let half = turn - PI / kinds.len() as f64;
                let at = self.middle + Vec2::from_angle(half - FRAC_PI_2) * (radius + ARROW.0 * high);
                let to = Affine::translate(at.to_vec2()) * Affine::rotate(half);
                draft.fill(to * polyline(&head, true), colour);
            }
        }
        ring - 2.0 * LINES.2 * ring
    }
}

/// Whether animals are figures with feet to stand on the ring: heads and pieces are upright beside it.
fn stands(theme: &Theme, palette: &Palette) -> bool {
    let has_feet = theme.face.art == Art::PaperCut || palette.is_dark();
    has_feet && theme.pictures.is_empty()
}

/// Whether one kind captures the next on the circle.
fn captures(rules: &Rules, kind: KindId, next: KindId) -> bool {
    kind != next && rules.takes(kind, next)
}

//! Small pictures of abilities for the quick reference: a square with what happens on it.

use super::Look;
use super::arrow::{HEAD, SHAFT, head};
use super::canvas::{DiagramCanvas, DrawnFigure};
use super::site::{den_or_trap, outlined};
use super::token::{RADIUS, Token, token};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::geom::{BezPath, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::rules::{KindId, Side, Terrain};
use crate::scene::Colour;

/// What a small picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    /// An animal in the water.
    Swims(KindId),
    /// An animal with an arrow over the water before it.
    Leaps(KindId),
    /// A square of this terrain: a trap.
    Square(Terrain),
    /// Two such squares side by side.
    Squares(Terrain, Terrain),
}

/// The width of a leap's picture, in its height; the water's part of it; and the arrow's end.
const LEAP: (f64, [f64; 2], f64) = (2.3, [0.95, 1.85], 2.25);

/// The width of a bank's line.
const BANK: f64 = 0.05;

impl Ability {
    /// Its size at a height in millimetres.
    pub fn size(self, side: f64) -> Size {
        let wide = match self {
            Ability::Swims(_) | Ability::Square(_) => 1.0,
            Ability::Leaps(_) => LEAP.0,
            Ability::Squares(..) => 2.0,
        };
        Size::new(wide * side, side)
    }
}

/// An ability, `side` millimetres high.
pub fn ability(resources: &mut Resources<'_>, ability: Ability, side: f64, look: Look) -> DrawnFigure {
    let mut canvas = DiagramCanvas::new(resources, side, look);
    let (inks, middle) = (canvas.context.inks, Point::new(0.5, 0.5));
    let piece = |kind| Token { kind, side: Side::White, radius: RADIUS, badge: false };
    match ability {
        Ability::Swims(kind) => {
            ground(&mut canvas, 0.0, 1.0, inks.river);
            token(&mut canvas, piece(kind), middle);
        }
        Ability::Leaps(kind) => {
            let (wide, [from, to], tip) = LEAP;
            ground(&mut canvas, 0.0, wide, inks.land);
            ground(&mut canvas, from, to, inks.river);
            for bank in [from, to] {
                canvas.ruled(polyline(&[Point::new(bank, 0.0), Point::new(bank, 1.0)], false), inks.bank, BANK);
            }
            outlined(&mut canvas, wide);
            token(&mut canvas, piece(kind), Point::new(0.45, 0.5));
            over_water(&mut canvas, Point::new(0.45 + RADIUS, 0.4), Point::new(tip - 0.06, 0.6));
            return DrawnFigure { size: ability.size(side), items: canvas.finish() };
        }
        Ability::Square(terrain) => {
            ground(&mut canvas, 0.0, 1.0, inks.land);
            den_or_trap(&mut canvas, middle, terrain);
        }
        Ability::Squares(one, other) => {
            ground(&mut canvas, 0.0, 2.0, inks.land);
            den_or_trap(&mut canvas, middle, one);
            den_or_trap(&mut canvas, middle + Vec2::new(1.0, 0.0), other);
            outlined(&mut canvas, 2.0);
        }
    }
    outlined(&mut canvas, 1.0);
    DrawnFigure { size: ability.size(side), items: canvas.finish() }
}

fn ground(canvas: &mut DiagramCanvas<'_, '_>, from: f64, to: f64, colour: Colour) {
    canvas.fill(Rect::new(from, 0.0, to, 1.0).to_path(TOLERANCE), colour);
}

/// A bowed arrow.
fn over_water(canvas: &mut DiagramCanvas<'_, '_>, from: Point, to: Point) {
    let bow = from.midpoint(to) - Vec2::new(0.0, 0.42);
    let way = (to - bow).normalize();
    let mut path = BezPath::new();
    path.move_to(from);
    path.quad_to(bow, to - way * (HEAD.0 * HEAD.2));
    let halo = canvas.width_in_cells(SHAFT) + 2.0 * canvas.context.halo;
    canvas.ruled(path.clone(), canvas.context.inks.land, halo);
    canvas.haloed(head(to, way), canvas.context.inks.ink);
    canvas.ruled(path, canvas.context.inks.ink, SHAFT);
}

//! Things used in several drawings: a sheet of paper, a slab, a wooden piece, arrows, a tick and a cross.

use super::canvas::{AssemblyCanvas, OUTLINE};
use crate::canvas::shapes::polyline;
use crate::compose::piece::outline;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::scene::Colour;

/// Vertical foreshortening of things on the table.
pub const FLAT: f64 = 0.6;

impl AssemblyCanvas<'_, '_> {
    /// A sheet of paper with its shadow.
    pub fn sheet(&mut self, rect: Rect) {
        let shade = self.context.inks.shade;
        self.fill((rect + Vec2::new(0.7, 0.8)).to_path(TOLERANCE), shade);
        self.outlined(rect.to_path(TOLERANCE), Colour::WHITE);
    }

    /// A thick slab seen from above, with visible edges of width `thick` at the bottom and right.
    pub fn slab(&mut self, rect: Rect, thick: f64) {
        let (wood, side) = (self.context.inks.wood, self.context.inks.side);
        let corners = [
            (rect.x0, rect.y1),
            (rect.x0 + thick, rect.y1 + thick),
            (rect.x1 + thick, rect.y1 + thick),
            (rect.x1 + thick, rect.y0 + thick),
            (rect.x1, rect.y0),
            (rect.x1, rect.y1),
        ];
        self.outlined(polyline(&corners.map(Point::from), true), side);
        self.outlined(rect.to_path(TOLERANCE), wood);
    }

    /// A wooden piece in the theme's shape, lying flat, the centre of its upper face at a point.
    pub fn wood(&mut self, at: Point, across: f64, high: f64) {
        let (wood, side) = (self.context.inks.wood, self.context.inks.side);
        let top = self.lying(at, across);
        let bounds = top.bounding_box();
        let down = Affine::translate((0.0, high));
        self.outlined(down * top.clone(), side);
        let walls = Rect::new(bounds.x0, at.y, bounds.x1, at.y + high);
        self.fill(walls.to_path(TOLERANCE), side);
        let ink = self.context.inks.ink;
        for x in [bounds.x0, bounds.x1] {
            self.line(polyline(&[Point::new(x, at.y), Point::new(x, at.y + high)], false), ink, OUTLINE);
        }
        self.outlined(top, wood);
    }

    /// The outline of a piece that lies flat around a point.
    pub fn lying(&self, at: Point, across: f64) -> BezPath {
        let shape = outline(self.resources.theme.pieces.wood(), across);
        Affine::translate(at.to_vec2()) * Affine::scale_non_uniform(1.0, FLAT) * shape
    }

    /// A straight arrow.
    pub fn arrow(&mut self, from: Point, to: Point) {
        const HEAD: (f64, f64) = (2.8, 1.6);
        // A short arrow is scaled down.
        let share = (from.distance(to) / (2.5 * HEAD.0)).clamp(0.45, 1.0);
        let ink = self.context.inks.ink;
        let way = (to - from).normalize();
        let (back, wide) = (to - way * (share * HEAD.0), way.turn_90() * (share * HEAD.1));
        let notch = to - way * (0.75 * share * HEAD.0);
        self.line(polyline(&[from, notch], false), ink, 0.7 * share);
        self.fill(polyline(&[to, back + wide, notch, back - wide], true), ink);
    }

    /// A tick.
    pub fn tick(&mut self, at: Point, size: f64) {
        let ink = self.context.inks.ink;
        let points = [(-1.0, 0.0), (-0.25, 0.8), (1.1, -1.0)].map(|by| at + Vec2::from(by) * size);
        self.line(polyline(&points, false), ink, 0.9);
    }

    /// A cross.
    pub fn cross(&mut self, at: Point, size: f64) {
        let accent = self.context.inks.accent;
        for way in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)] {
            self.line(polyline(&[at - way * size, at + way * size], false), accent, 0.9);
        }
    }
}

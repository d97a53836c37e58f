//! The head of a laser, a calliper, a sanding block, a bottle of oil; wood with what is burnt into it.

use super::lines::{BURNT, Lines, Shown, draw};
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::canvas::shapes::{polyline, rounded};
use crate::compose::piece::outline;
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::laser::Operation;
use crate::scene::Colour;
use crate::typeset::Across;

/// How far a sanding block reaches from its middle: to its grit, to the other end of its grip.
pub const SANDING_BLOCK: (f64, f64) = (3.4, 2.7);

impl AssemblyCanvas<'_, '_> {
    /// The head of a laser above a point at which it burns, 8 mm high.
    pub fn laser_head(&mut self, at: Point) {
        let (side, beam) = (self.context.inks.side, Operation::Cut.colour());
        let up = |x: f64, y: f64| at + Vec2::new(x, -y);
        self.line(polyline(&[at, up(0.0, 2.4)], false), beam, 0.5);
        let nozzle = [up(-0.5, 2.0), up(0.5, 2.0), up(1.6, 4.2), up(-1.6, 4.2)];
        self.outlined(polyline(&nozzle, true), Colour::WHITE);
        self.outlined(rounded(Rect::from_points(up(-2.4, 4.2), up(2.4, 8.0)), 0.5), side);
    }

    /// A calliper that holds something `across` wide around a point between its jaws, and what it reads.
    pub fn calliper(&mut self, at: Point, across: f64, reads: Option<&str>) {
        let (side, ink) = (self.context.inks.side, self.context.inks.ink);
        let half = across / 2.0;
        let bar = Rect::new(at.x - half - 4.0, at.y - half - 6.2, at.x + half + 9.0, at.y - half - 2.2);
        let jaw = |x: f64, out: f64| {
            let wide = 2.6 * out;
            let foot = at.y + 0.3 * across;
            polyline(
                &[(x, foot), (x, bar.y0), (x + wide, bar.y0), (x + wide, bar.y1), (x + 0.3 * wide, foot)]
                    .map(Point::from),
                true,
            )
        };
        self.outlined(bar.to_path(TOLERANCE), Colour::WHITE);
        let marks = ((bar.width() - 2.0) / 1.5) as i32;
        for mark in 1..=marks {
            let x = bar.x0 + 1.0 + 1.5 * f64::from(mark);
            let tall = if mark % 5 == 0 { 1.5 } else { 0.9 };
            self.line(polyline(&[Point::new(x, bar.y1), Point::new(x, bar.y1 - tall)], false), ink, 0.2);
        }
        self.outlined(jaw(at.x - half, -1.0), side);
        self.outlined(jaw(at.x + half, 1.0), side);
        if let Some(reads) = reads {
            self.figure(reads, 9.5, Point::new(at.x, bar.y0 - 2.6), Across::Middle, ink);
        }
    }

    /// A block with sandpaper below, its middle on a point, 14 mm wide.
    pub fn sanding_block(&mut self, at: Point) {
        let ((grit, grip), wood, ink) = (SANDING_BLOCK, self.context.inks.wood, self.context.inks.ink);
        self.outlined(Rect::new(at.x - 6.3, at.y - grip, at.x + 6.3, at.y + grip).to_path(TOLERANCE), wood);
        let paper = Rect::new(at.x - 7.0, at.y - 0.4, at.x + 7.0, at.y + grit);
        self.outlined(rounded(paper, 0.7), ink.towards(Colour::WHITE, 0.62));
        for place in 0..9 {
            let down = if place % 2 == 0 { 0.35 } else { 0.65 };
            let grain = Point::new(paper.x0 + 1.4 + 1.4 * f64::from(place), paper.y0 + down * paper.height());
            self.fill(Circle::new(grain, 0.22).to_path(TOLERANCE), ink);
        }
    }

    /// A bottle of oil that stands on a point, 14 mm high.
    pub fn bottle(&mut self, at: Point) {
        let (side, wood) = (self.context.inks.side, self.context.inks.wood);
        let mut glass = BezPath::new();
        glass.move_to(at + Vec2::new(-3.2, 0.0));
        glass.line_to(at + Vec2::new(-3.2, -7.4));
        glass.curve_to(at + Vec2::new(-3.2, -9.4), at + Vec2::new(-1.3, -9.2), at + Vec2::new(-1.3, -11.0));
        glass.line_to(at + Vec2::new(1.3, -11.0));
        glass.curve_to(at + Vec2::new(1.3, -9.2), at + Vec2::new(3.2, -9.4), at + Vec2::new(3.2, -7.4));
        glass.line_to(at + Vec2::new(3.2, 0.0));
        glass.close_path();
        self.outlined(glass, wood);
        self.outlined(Rect::new(at.x - 1.6, at.y - 13.6, at.x + 1.6, at.y - 11.0).to_path(TOLERANCE), side);
        let label = Rect::new(at.x - 3.2, at.y - 5.8, at.x + 3.2, at.y - 1.8);
        self.outlined(label.to_path(TOLERANCE), Colour::WHITE);
    }

    /// A finished piece seen from above, burnt in, around a point.
    pub fn burnt_piece(&mut self, at: Point, across: f64, lines: &Lines) {
        let (wood, shade, shape) =
            (self.context.inks.wood, self.context.inks.side, outline(self.resources.theme.pieces.wood(), across));
        let space = Affine::translate(at.to_vec2());
        self.fill(Affine::translate((0.6, 0.9)) * space * shape.clone(), shade);
        self.outlined(space * shape, wood);
        draw(self, space, lines, &BURNT, Shown::Burnt);
    }

    /// A finished board, burnt in, its upper left corner on a point.
    pub fn burnt_board(&mut self, rect: Rect, thick: f64, lines: &Lines) {
        self.slab(rect, thick);
        draw(self, Affine::translate(rect.origin().to_vec2()), lines, &BURNT, Shown::Burnt);
    }
}

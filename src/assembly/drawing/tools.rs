//! Scissors, a glue stick, a pencil: each around its own point, to be turned and placed.

use super::canvas::AssemblyCanvas;
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE};
use crate::scene::Colour;

impl AssemblyCanvas<'_, '_> {
    /// Scissors whose pivot is (0, 0), their points 17 mm to the left.
    pub fn scissors(&mut self, space: Affine) {
        self.grouped(space, |canvas| {
            let (ink, accent) = (canvas.context.inks.ink, canvas.context.inks.accent);
            for half in [Affine::IDENTITY, Affine::FLIP_Y] {
                let mut blade = BezPath::new();
                blade.move_to((0.0, 0.0));
                blade.curve_to((-6.0, 0.9), (-12.0, 2.1), (-17.2, 4.0));
                blade.curve_to((-12.0, 3.9), (-5.0, 2.6), (1.6, 0.3));
                blade.close_path();
                canvas.outlined(half * blade, Colour::WHITE);
                canvas.line(half * polyline(&[Point::ZERO, Point::new(5.2, -2.2)], false), ink, 1.5);
                let mut handle = BezPath::new();
                handle.move_to((5.0, -2.1));
                handle.curve_to((6.2, -5.6), (12.4, -6.0), (13.1, -3.4));
                handle.curve_to((13.7, -1.0), (8.2, 1.3), (5.6, -1.0));
                handle.close_path();
                // With an outline, as all that lies on a ground of its own colour.
                canvas.line(half * handle.clone(), ink, 2.0);
                canvas.line(half * handle, accent, 1.1);
            }
            canvas.fill(Circle::new((0.0, 0.0), 0.6).to_path(TOLERANCE), ink);
        });
    }

    /// A glue stick whose tip is (0, 0), standing on it upside down: 13 mm high.
    pub fn glue(&mut self, space: Affine) {
        self.grouped(space, |canvas| {
            let (cover, side) = (canvas.context.inks.covers[1], canvas.context.inks.side);
            canvas.outlined(rounded(Rect::new(-1.7, -2.4, 1.7, 0.0), 0.4), Colour::WHITE);
            canvas.outlined(rounded(Rect::new(-2.4, -10.6, 2.4, -2.0), 0.5), cover);
            canvas.fill(Rect::new(-1.5, -8.8, 1.5, -4.2).to_path(TOLERANCE), Colour::WHITE);
            canvas.outlined(rounded(Rect::new(-2.0, -13.0, 2.0, -10.4), 0.4), side);
        });
    }

    /// A roll of tape around a point, its end hanging down.
    pub fn tape(&mut self, at: Point) {
        let (wood, side) = (self.context.inks.wood, self.context.inks.side);
        self.outlined(Rect::new(at.x + 2.6, at.y, at.x + 4.8, at.y + 8.0).to_path(TOLERANCE), wood);
        self.outlined(Circle::new(at, 4.8).to_path(TOLERANCE), wood);
        self.outlined(Circle::new(at, 3.0).to_path(TOLERANCE), side);
        self.outlined(Circle::new(at, 2.2).to_path(TOLERANCE), Colour::WHITE);
    }

    /// A pencil of a colour whose point is (0, 0), 24 mm to the right.
    pub fn pencil(&mut self, space: Affine, colour: Colour) {
        self.grouped(space, |canvas| {
            let side = canvas.context.inks.side;
            let cone = [(0.0, 0.0), (3.4, -1.6), (3.4, 1.6)].map(Point::from);
            canvas.outlined(Rect::new(3.4, -1.6, 22.0, 1.6).to_path(TOLERANCE), colour);
            canvas.outlined(polyline(&cone, true), Colour::WHITE);
            let lead = [(0.0, 0.0), (1.3, -0.62), (1.3, 0.62)].map(Point::from);
            canvas.fill(polyline(&lead, true), colour);
            canvas.outlined(Rect::new(22.0, -1.6, 24.4, 1.6).to_path(TOLERANCE), side);
        });
    }
}

//! A calliper; wood with what is burnt into it.

use super::lines::{BURNT, LaserLines, LineLook, draw};
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::canvas::shapes::polyline;
use crate::compose::piece::outline;
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE};
use crate::scene::Colour;
use crate::typeset::Across;

impl AssemblyCanvas<'_, '_> {
    /// A calliper around something `across` wide, centred on a point, with its reading.
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

    /// A finished engraved piece seen from above, around a point.
    pub fn burnt_piece(&mut self, at: Point, across: f64, lines: &LaserLines) {
        let (wood, shade, shape) =
            (self.context.inks.wood, self.context.inks.side, outline(self.resources.theme.pieces.wood(), across));
        let space = Affine::translate(at.to_vec2());
        self.fill(Affine::translate((0.6, 0.9)) * space * shape.clone(), shade);
        self.outlined(space * shape, wood);
        draw(self, space, lines, &BURNT, LineLook::Burnt);
    }

    /// A finished engraved board, its upper left corner at a point.
    pub fn burnt_board(&mut self, rect: Rect, thick: f64, lines: &LaserLines) {
        self.slab(rect, thick);
        draw(self, Affine::translate(rect.origin().to_vec2()), lines, &BURNT, LineLook::Burnt);
    }
}

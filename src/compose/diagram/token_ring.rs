//! The ring of a piece in a diagram: that of the sticker, with as many of its ornaments as remain distinct.

use super::canvas::DiagramCanvas;
use super::token::{scaled_outline, squared};
use crate::canvas::Context;
use crate::canvas::contour::Contour;
use crate::canvas::shapes::{lobed, octagon, polyline, scalloped_disc, scallops};
use crate::compose::piece::blocks;
use crate::geom::{Affine, BezPath, Point, Shape, Vec2};
use crate::rules::Side;
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{Outline, Ring};
use std::f64::consts::TAU;

/// Width of a single ring, and of one with teeth or pearls, without these.
const SINGLE: f64 = 0.06;
const TOOTHED: f64 = 0.036;
const PEARLED: f64 = 0.078;
/// Height of teeth, and how many a disc has: few, to be visible.
const TEETH: (f64, usize) = (0.04, 24);
/// The width of a ring with lobes on its inside, without these, their height and how many a disc has.
const LOBES_INSIDE: (f64, f64, usize) = (0.036, 0.038, 12);
/// Widths of the lines of a double ring, and the gap between them.
const DOUBLE: (f64, f64) = (0.044, 0.028);
const GAP: f64 = 0.028;
/// Diameter of pearls relative to their ring, their distance in diameters, and the least diameter in millimetres.
const PEARLS: (f64, f64, f64) = (0.5, 2.1, 0.2);
/// The ring of a dark disc: its distance from the edge, its width, and the diameter of dots in its place.
const LIGHT: (f64, f64, f64) = (0.034, 0.028, 0.042);
/// Line width of the lobes of a ring.
const LOBE: f64 = 0.024;
/// Height of lobes as a multiple of their line width.
const LEAST_LOBE: f64 = 1.2;
/// Number of lobes of a solid ring: few, to be visible.
const LOBES_OF_A_SOLID: usize = 12;
/// How far the inside of a band with eight corners lies from the edge, relative to half the piece's size.
const OCTAGON: f64 = 0.17;

/// The ring of a side whose pieces are dark in this drawing, or a light one.
pub(super) struct TokenRing {
    pub side: Side,
    /// Half the piece's size, in cells.
    pub r: f64,
    pub dark: bool,
}

impl TokenRing {
    /// Draws it. Returns the distance of its inside from the centre.
    pub fn draw(&self, canvas: &mut DiagramCanvas<'_, '_>) -> f64 {
        let style = &canvas.resources.theme.pieces.sides[self.side.index()];
        let (ring, accent) = (self.form(canvas), style.accent);
        let colour = canvas.context.inks.sides[self.side.index()];
        match ring {
            Ring::Lozenges | Ring::Embers | Ring::Sickles | Ring::Pearls | Ring::Tesserae if self.dark => {
                let dot = canvas.width_in_cells(LIGHT.2);
                self.dots(canvas, self.r - LIGHT.0 - dot / 2.0, dot, 1.9, colour);
                self.r - LIGHT.0 - 1.15 * dot
            }
            _ if self.dark => {
                let width = canvas.width_in_cells(LIGHT.1);
                self.line(canvas, self.r - LIGHT.0 - width / 2.0, width, colour);
                self.r - LIGHT.0 - width
            }
            Ring::Teeth | Ring::Lozenges | Ring::Embers => {
                let width = canvas.width_in_cells(TOOTHED);
                self.line(canvas, self.r - width / 2.0, width, colour);
                let teeth = self.teeth(self.r - width + 0.002);
                canvas.fill(teeth, colour);
                self.r - width - TEETH.0
            }
            Ring::Pearls | Ring::Sickles | Ring::Tesserae => {
                let width = canvas.width_in_cells(PEARLED);
                self.line(canvas, self.r - width / 2.0, width, colour);
                let dot = PEARLS.0 * width;
                if dot * canvas.context.cell >= PEARLS.2 {
                    self.dots(canvas, self.r - 0.52 * width, dot, PEARLS.1, accent);
                }
                self.r - width
            }
            Ring::Double | Ring::Twin | Ring::Band | Ring::Blocks => {
                let (outer, inner) = match ring {
                    Ring::Double => DOUBLE,
                    Ring::Blocks => (0.05, 0.026),
                    _ => (0.5 * (DOUBLE.0 + DOUBLE.1), 0.5 * (DOUBLE.0 + DOUBLE.1)),
                };
                let (outer, inner) = (canvas.width_in_cells(outer), canvas.width_in_cells(inner));
                let gap = if ring == Ring::Blocks { 0.0 } else { canvas.width_in_cells(GAP) };
                match ring {
                    Ring::Blocks => self.blocks(canvas, self.r - outer / 2.0, outer),
                    _ => self.line(canvas, self.r - outer / 2.0, outer, colour),
                }
                self.line(canvas, self.r - outer - gap - inner / 2.0, inner, colour);
                self.r - outer - gap - inner
            }
            Ring::Scallop => self.scallops(canvas),
            Ring::Octagon => {
                let apothem = (1.0 - OCTAGON) * self.r;
                let edge = self.shape(canvas, self.r);
                canvas.fill(edge, colour);
                canvas.fill(octagon(apothem), canvas.context.inks.discs[self.side.index()]);
                apothem
            }
            Ring::Lobes => {
                let edge = self.shape(canvas, self.r);
                canvas.fill(edge, colour);
                let (width, high, count) = LOBES_INSIDE;
                let field = Contour::new(canvas.resources.theme.pieces.outline, 2.0 * (self.r - width));
                canvas.fill(lobed(field, high, count), canvas.context.inks.discs[self.side.index()]);
                self.r - width - high
            }
            Ring::Single | Ring::Rough | Ring::Inlaid | Ring::None => {
                let width = canvas.width_in_cells(SINGLE);
                self.line(canvas, self.r - width / 2.0, width, colour);
                self.r - width
            }
        }
    }

    /// The form of the ring. Sides whose rings are equal have one line and two.
    fn form(&self, canvas: &DiagramCanvas<'_, '_>) -> Ring {
        let [white, black] = canvas.resources.theme.pieces.sides.each_ref().map(|style| style.ring);
        match (white == black, self.side) {
            (true, Side::White) if !self.dark => Ring::Single,
            (true, Side::Black) if !self.dark => Ring::Double,
            (_, Side::White) => white,
            (_, Side::Black) => black,
        }
    }

    fn shape(&self, canvas: &DiagramCanvas<'_, '_>, radius: f64) -> BezPath {
        scaled_outline(canvas.resources.theme.pieces.outline, radius)
    }

    fn line(&self, canvas: &mut DiagramCanvas<'_, '_>, at: f64, width: f64, colour: Colour) {
        let path = self.shape(canvas, at);
        canvas.ruled(path, colour, width);
    }

    /// A dotted line.
    fn dots(&self, canvas: &mut DiagramCanvas<'_, '_>, at: f64, dot: f64, pitch: f64, colour: Colour) {
        let path = Affine::scale(canvas.context.cell) * self.shape(canvas, at);
        let long = path.perimeter(0.001);
        let count = 4.0 * (long / (pitch * dot * canvas.context.cell) / 4.0).round().max(2.0);
        let stroke = Stroke::dotted(colour, dot * canvas.context.cell, long / count);
        canvas.put(Point::ZERO, Item::from(PathItem::stroked(path, stroke)));
    }

    /// Blocks of a line.
    fn blocks(&self, canvas: &mut DiagramCanvas<'_, '_>, at: f64, width: f64) {
        let colour = canvas.context.inks.sides[self.side.index()];
        let path = Affine::scale(canvas.context.cell) * self.shape(canvas, at);
        canvas.put(Point::ZERO, Item::from(blocks(path, colour, width * canvas.context.cell)));
    }

    /// Triangles that stand on the inside of a line.
    fn teeth(&self, feet: f64) -> BezPath {
        let at = |place: f64, radius: f64| (Vec2::from_angle(TAU * place / TEETH.1 as f64) * radius).to_point();
        let mut path = BezPath::new();
        for tooth in 0..TEETH.1 {
            let tooth = tooth as f64;
            path.extend(polyline(&[at(tooth, feet), at(tooth + 0.5, feet - TEETH.0), at(tooth + 1.0, feet)], true));
        }
        path
    }

    fn scallops(&self, canvas: &mut DiagramCanvas<'_, '_>) -> f64 {
        let colour = canvas.context.inks.sides[self.side.index()];
        let ground = canvas.context.inks.discs[self.side.index()];
        let Lobes { path, foot, open } = lobes(canvas, self.r);
        if open {
            let inner = canvas.width_in_cells(0.022);
            let at = foot - (canvas.width_in_cells(LOBE) + inner) / 2.0;
            let name = format!("scallops-of-{}-{}", self.side, (self.r * 1000.0).round());
            canvas.symbol(&name, Point::ZERO, |canvas| canvas.line(path, colour, LOBE));
            self.line(canvas, at, inner, colour);
            return at - inner / 2.0;
        }
        let inside = foot - canvas.width_in_cells(DOUBLE.0) / 2.0;
        canvas.fill(path, colour);
        let inner = self.shape(canvas, inside);
        canvas.fill(inner, ground);
        inside
    }
}

/// The lobes around a piece.
struct Lobes {
    path: BezPath,
    /// Their distance from the centre, in cells.
    foot: f64,
    /// Whether they are lines; where these would close up they are the edge of a solid ring.
    open: bool,
}

/// The lobes around a piece of this half size.
fn lobes(canvas: &DiagramCanvas<'_, '_>, r: f64) -> Lobes {
    let shape = canvas.resources.theme.pieces.outline;
    let cut = Contour::new(shape, 2.0 * r * canvas.context.cell * squared(shape));
    let line = canvas.context.line_width(LOBE);
    let reach = cut.half() - line / 2.0;
    let (path, foot) = scallops(cut, reach);
    let open = reach - foot >= LEAST_LOBE * line;
    let (path, foot) = match (open, shape) {
        (true, _) => (path, foot),
        (false, Outline::Disc) => scalloped_disc(cut.half(), LOBES_OF_A_SOLID),
        (false, Outline::Square | Outline::Hexagon) => scallops(cut, cut.half()),
    };
    Lobes { path: Affine::scale(1.0 / canvas.context.cell) * path, foot: foot / canvas.context.cell, open }
}

#[cfg(test)]
mod tests {
    use super::{LOBES_OF_A_SOLID, lobes};
    use crate::canvas::resources::Resources;
    use crate::canvas::shapes::points_along;
    use crate::compose::diagram::Look;
    use crate::compose::diagram::canvas::DiagramCanvas;
    use crate::compose::diagram::token::RADIUS;
    use crate::geom::{Point, Shape};
    use crate::theme::shipped_theme;

    #[test]
    fn a_scalloped_ring_is_lines_where_these_have_room_and_a_solid_of_few_lobes_in_small() {
        let theme = shipped_theme("colouring").expect("a shipped theme");
        let mut resources = Resources::new(&theme);
        let large = lobes(&DiagramCanvas::new(&mut resources, 40.0, Look::Normal), RADIUS);
        let small = lobes(&DiagramCanvas::new(&mut resources, 3.0, Look::Normal), RADIUS);
        assert!(large.open && !small.open);
        for lobes in [&large, &small] {
            assert!(lobes.foot < RADIUS && lobes.path.bounding_box().width() <= 2.0 * RADIUS + 0.01);
        }
        // Each lobe begins and ends where the edge is nearest to the centre.
        let reach: Vec<f64> = points_along(&small.path, 1e-4).into_iter().map(|at| at.distance(Point::ZERO)).collect();
        let feet = (0..reach.len() - 1).filter(|&place| {
            let before = if place == 0 { reach[reach.len() - 2] } else { reach[place - 1] };
            reach[place] < before && reach[place] < reach[place + 1]
        });
        assert_eq!(feet.count(), LOBES_OF_A_SOLID);
    }
}

//! Things used in several drawings: a sheet of paper, a slab, a wooden piece, arrows, a tick and a cross, a window,
//! a calliper; and tools, which are shipped motifs in the colours of the drawings.

use super::canvas::{AssemblyCanvas, OUTLINE};
use crate::art::motifs::{PENCIL, ToolRole};
use crate::art::{Motif, Shown};
use crate::canvas::shapes::{polyline, rounded};
use crate::compose::piece::outline;
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::laser::Operation;
use crate::scene::Colour;
use crate::typeset::Across;

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

    /// A number in a disc around a point.
    pub fn numbered(&mut self, number: usize, at: Point, radius: f64) {
        let ink = self.context.inks.ink;
        self.outlined(Circle::new(at, radius).to_path(TOLERANCE), Colour::WHITE);
        self.figure(&number.to_string(), 8.8, at, Across::Middle, ink);
    }

    /// A window on a screen, with a title bar of this height and colour.
    pub fn window(&mut self, window: Rect, bar: f64, colour: Colour) {
        let inks = self.context.inks;
        self.fill(rounded(window + Vec2::new(0.7, 0.8), 2.0), inks.shade);
        self.fill(rounded(window, 2.0), Colour::WHITE);
        let bar = Rect { y1: window.y0 + bar, ..window };
        self.clipped(rounded(window, 2.0), |canvas| canvas.fill(bar.to_path(TOLERANCE), colour));
        for dot in 0..3 {
            let at = Point::new(bar.x0 + 3.4 + 2.6 * f64::from(dot), bar.center().y);
            self.fill(Circle::new(at, 0.75).to_path(TOLERANCE), Colour::WHITE);
        }
        self.line(rounded(window, 2.0), inks.ink, OUTLINE);
    }

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

    /// A tool that is turned, and made larger or smaller as a whole: its lines too.
    pub fn tool(&mut self, tool: &Motif<ToolRole>, space: Affine) {
        self.grouped(space, |canvas| canvas.upright(tool, canvas.context.inks.accent));
    }

    /// A tool as large as it was drawn, its (0, 0) on a point.
    pub fn tool_at(&mut self, tool: &Motif<ToolRole>, at: Point) {
        self.within(Affine::translate(at.to_vec2()), |canvas| canvas.upright(tool, canvas.context.inks.accent));
    }

    /// A pencil of a colour, placed as a tool is.
    pub fn pencil(&mut self, space: Affine, colour: Colour) {
        self.grouped(space, |canvas| canvas.upright(&PENCIL, colour));
    }

    fn upright(&mut self, tool: &Motif<ToolRole>, given: Colour) {
        let inks = self.context.inks;
        self.motif(tool, Shown::default(), |role| match role {
            ToolRole::White => Colour::WHITE,
            ToolRole::Ink => inks.ink,
            ToolRole::Accent => inks.accent,
            ToolRole::Wood => inks.wood,
            ToolRole::Side => inks.side,
            ToolRole::Cover => inks.covers[1],
            ToolRole::Grit => inks.ink.towards(Colour::WHITE, 0.62),
            ToolRole::Cut => Operation::Cut.colour(),
            ToolRole::Given => given,
        });
    }
}

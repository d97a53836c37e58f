//! The canvas: fills, lines, groups and symbols become items of the display list.

use super::LEFT_OPEN;
use super::bounds::ink;
use super::resources::Resources;
use crate::art::{Motif, Shown};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape};
use crate::scene::{Cap, Colour, Dash, Group, Item, Join, PathItem, Stroke, Use};

/// The purpose of a canvas: a board's site, a diagram's style, an assembly sheet's palette.
pub trait Context {
    /// Tolerance of circles, in the drawing unit.
    const ROUND: f64;

    /// The width in millimetres of a line of this weight.
    fn line_width(&self, weight: f64) -> f64;
}

/// A drawing surface with the caller's own unit, converted to millimetres; y down.
#[derive(Debug)]
pub struct Canvas<'s, 'a, C> {
    /// The theme, and what the document's pages share.
    pub resources: &'s mut Resources<'a>,
    /// The drawing's purpose.
    pub context: C,
    /// From the drawing unit to millimetres.
    to: Affine,
    items: Vec<Item>,
}

impl<'s, 'a, C: Context> Canvas<'s, 'a, C> {
    /// An empty canvas; `to` maps its unit to millimetres.
    pub fn with(resources: &'s mut Resources<'a>, context: C, to: Affine) -> Canvas<'s, 'a, C> {
        Canvas { resources, context, to, items: Vec::new() }
    }

    /// The items drawn.
    pub fn finish(self) -> Vec<Item> {
        self.items
    }

    /// From the drawing unit to millimetres.
    pub fn to(&self) -> Affine {
        self.to
    }

    /// Millimetres per unit here.
    pub fn unit(&self) -> f64 {
        self.to.determinant().abs().sqrt()
    }

    /// From millimetres around the local origin to the surrounding space.
    pub fn rigid(&self) -> Affine {
        self.to * Affine::scale(1.0 / self.unit())
    }

    /// Draws in a local space: every path is transformed as it is drawn.
    pub fn within(&mut self, space: Affine, draw: impl FnOnce(&mut Self)) {
        let outer = self.to;
        self.to = outer * space;
        draw(self);
        self.to = outer;
    }

    /// Draws in a local space at a position, rotated by degrees and scaled.
    pub fn at(&mut self, x: f64, y: f64, degrees: f64, scale: f64, draw: impl FnOnce(&mut Self)) {
        self.within(Affine::translate((x, y)) * Affine::rotate(degrees.to_radians()) * Affine::scale(scale), draw);
    }

    /// Draws a group, which is transformed as a whole.
    pub fn grouped(&mut self, space: Affine, draw: impl FnOnce(&mut Self)) {
        let items = self.apart(draw);
        self.group(space, items);
    }

    /// Draws within a clip.
    pub fn clipped(&mut self, window: BezPath, draw: impl FnOnce(&mut Self)) {
        let items = self.apart(draw);
        self.items.push(Group::clipped(self.to * window, items).into());
    }

    /// Returns what is drawn instead of adding it to the canvas.
    pub fn apart(&mut self, draw: impl FnOnce(&mut Self)) -> Vec<Item> {
        let outer = std::mem::take(&mut self.items);
        draw(self);
        std::mem::replace(&mut self.items, outer)
    }

    /// A group of items in millimetres, which is transformed as a whole.
    pub fn group(&mut self, space: Affine, items: Vec<Item>) {
        self.items.push(Group::placed(space, items).into());
    }

    /// An item in millimetres, already placed.
    pub fn push(&mut self, item: impl Into<Item>) {
        self.items.push(item.into());
    }

    /// Items in millimetres, already placed.
    pub fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }

    /// An item in millimetres, transformed.
    pub fn place(&mut self, space: Affine, item: Item) {
        self.items.push(match item {
            Item::Use(placed) => Use { transform: space * placed.transform, ..placed }.into(),
            other => Group::placed(space, vec![other]).into(),
        });
    }

    /// The drawing as a symbol: its bounding box and items.
    pub fn bounded(self) -> (Rect, Vec<Item>) {
        (ink(self.resources, &self.items).unwrap_or(Rect::ZERO), self.items)
    }

    /// A path with a fill, a line or both. An empty one is skipped.
    pub fn path(&mut self, path: impl Into<BezPath>, fill: Option<Colour>, stroke: Option<Stroke>) {
        let path = self.to * path.into();
        if !path.is_empty() {
            self.items.push(PathItem { path, fill: fill.map(Into::into), even_odd: false, stroke }.into());
        }
    }

    /// A filled shape.
    pub fn fill(&mut self, path: impl Into<BezPath>, colour: Colour) {
        self.path(path, Some(colour), None);
    }

    /// A line with round caps and joins.
    pub fn line(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64) {
        let stroke = Stroke::round(colour, self.context.line_width(weight));
        self.path(path, None, Some(stroke));
    }

    /// A line with butt caps and mitre joins.
    pub fn ruled(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64) {
        let stroke = Stroke::solid(colour, self.context.line_width(weight));
        self.path(path, None, Some(stroke));
    }

    /// A row of round dots, one every `pitch` units.
    pub fn dotted(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64, pitch: f64) {
        let stroke = Stroke::dotted(colour, self.context.line_width(weight), pitch * self.unit());
        self.path(path, None, Some(stroke));
    }

    /// A dashed line, by the lengths of dash and gap.
    pub fn dashed(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64, cap: Cap, dash: [f64; 2]) {
        let unit = self.unit();
        let dash = Some(Dash { pattern: dash.map(|length| length * unit).into(), phase: 0.0 });
        let width = self.context.line_width(weight);
        let stroke = Stroke { paint: colour.into(), width, cap, join: Join::Round, dash };
        self.path(path, None, Some(stroke));
    }

    /// A filled shape with an outline.
    pub fn shape(&mut self, path: impl Into<BezPath>, fill: Colour, colour: Colour, weight: f64) {
        let stroke = Stroke::round(colour, self.context.line_width(weight));
        self.path(path, Some(fill), Some(stroke));
    }

    /// A shipped motif, its (0, 0) on that of the canvas; `colour` gives its roles their colours.
    pub fn motif<R: Copy>(&mut self, motif: &Motif<R>, shown: Shown, colour: impl Fn(R) -> Colour) {
        let (to, context) = (self.to, &self.context);
        self.items.extend(motif.shown(shown).map(|part| {
            let width = |width: f64, open: bool| {
                let width = context.line_width(width);
                if open { width.max(LEFT_OPEN) } else { width }
            };
            Item::from(part.item(to, &colour, |line| width(line.width, line.open)))
        }));
    }

    /// A circle's path.
    pub fn circle(middle: impl Into<Point>, radius: f64) -> BezPath {
        Circle::new(middle, radius).to_path(C::ROUND)
    }
}

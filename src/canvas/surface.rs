//! The canvas: fills, lines, groups and symbols become items of the display list.

use super::LEFT_OPEN;
use super::bounds::ink;
use super::resources::Resources;
use crate::art::{Motif, Shown};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape};
use crate::scene::{Cap, Colour, Dash, Group, Item, Join, PathItem, Stroke, Use};

/// What a canvas is drawn for: the board's site, a diagram's look, an assembly sheet's inks.
pub trait Context {
    /// How far a circle's curve may lie from the true one, in the unit that is drawn in.
    const ROUND: f64;

    /// The width in millimetres of a line of this weight.
    fn line_width(&self, weight: f64) -> f64;
}

/// Where things are drawn: in a unit of the caller's own, which becomes millimetres; y down.
#[derive(Debug)]
pub struct Canvas<'s, 'a, C> {
    /// The theme at hand, and what the document's pages share.
    pub resources: &'s mut Resources<'a>,
    /// What is drawn for.
    pub context: C,
    /// From the unit that is drawn in to millimetres.
    to: Affine,
    items: Vec<Item>,
}

impl<'s, 'a, C: Context> Canvas<'s, 'a, C> {
    /// An empty canvas; `to` leads from its unit to millimetres.
    pub fn with(resources: &'s mut Resources<'a>, context: C, to: Affine) -> Canvas<'s, 'a, C> {
        Canvas { resources, context, to, items: Vec::new() }
    }

    /// What was drawn.
    pub fn finish(self) -> Vec<Item> {
        self.items
    }

    /// From the unit that is drawn in to millimetres.
    pub fn to(&self) -> Affine {
        self.to
    }

    /// Millimetres to a unit here.
    pub fn unit(&self) -> f64 {
        self.to.determinant().abs().sqrt()
    }

    /// From millimetres around the origin here to the surrounding space.
    pub fn rigid(&self) -> Affine {
        self.to * Affine::scale(1.0 / self.unit())
    }

    /// Draws in a space of its own: every path is transformed as it is drawn.
    pub fn within(&mut self, space: Affine, draw: impl FnOnce(&mut Self)) {
        let outer = self.to;
        self.to = outer * space;
        draw(self);
        self.to = outer;
    }

    /// Draws in a space moved to a place, turned by degrees and scaled.
    pub fn at(&mut self, x: f64, y: f64, degrees: f64, scale: f64, draw: impl FnOnce(&mut Self)) {
        self.within(Affine::translate((x, y)) * Affine::rotate(degrees.to_radians()) * Affine::scale(scale), draw);
    }

    /// Draws a group, which is transformed as a whole.
    pub fn grouped(&mut self, space: Affine, draw: impl FnOnce(&mut Self)) {
        let items = self.apart(draw);
        self.group(space, items);
    }

    /// Draws what is seen through a window only.
    pub fn clipped(&mut self, window: BezPath, draw: impl FnOnce(&mut Self)) {
        let items = self.apart(draw);
        let clip = Some(self.to * window);
        self.items.push(Group { transform: Affine::IDENTITY, clip, alternative: None, items }.into());
    }

    /// What is drawn here, not put onto the canvas.
    pub fn apart(&mut self, draw: impl FnOnce(&mut Self)) -> Vec<Item> {
        let outer = std::mem::take(&mut self.items);
        draw(self);
        std::mem::replace(&mut self.items, outer)
    }

    /// A group of items in millimetres, which is transformed as a whole.
    pub fn group(&mut self, space: Affine, items: Vec<Item>) {
        self.items.push(Group::placed(space, items).into());
    }

    /// An item that is in its place already, in millimetres.
    pub fn push(&mut self, item: impl Into<Item>) {
        self.items.push(item.into());
    }

    /// Items that are in their places already, in millimetres.
    pub fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }

    /// An item in millimetres, placed.
    pub fn place(&mut self, space: Affine, item: Item) {
        self.items.push(match item {
            Item::Use(placed) => Use { transform: space * placed.transform, ..placed }.into(),
            other => Group::placed(space, vec![other]).into(),
        });
    }

    /// What was drawn, as a symbol has it: where all its ink lies, and its items.
    pub fn bounded(self) -> (Rect, Vec<Item>) {
        (ink(self.resources, &self.items).unwrap_or(Rect::ZERO), self.items)
    }

    /// A path with a fill, a line or both. One without points is left out.
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

    /// A line with round ends and corners.
    pub fn line(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64) {
        let stroke = Stroke::round(colour, self.context.line_width(weight));
        self.path(path, None, Some(stroke));
    }

    /// A line with straight ends and pointed corners.
    pub fn ruled(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64) {
        let stroke = Stroke::solid(colour, self.context.line_width(weight));
        self.path(path, None, Some(stroke));
    }

    /// A row of round dots, one every `pitch` units.
    pub fn dotted(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64, pitch: f64) {
        let stroke = Stroke::dotted(colour, self.context.line_width(weight), pitch * self.unit());
        self.path(path, None, Some(stroke));
    }

    /// A dashed line, by the lengths of a dash and of the gap after it.
    pub fn dashed(&mut self, path: impl Into<BezPath>, colour: Colour, weight: f64, cap: Cap, dash: [f64; 2]) {
        let unit = self.unit();
        let dash = Some(Dash { pattern: dash.map(|length| length * unit).into(), phase: 0.0 });
        let width = self.context.line_width(weight);
        let stroke = Stroke { paint: colour.into(), width, cap, join: Join::Round, dash };
        self.path(path, None, Some(stroke));
    }

    /// A filled shape with a line around it.
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

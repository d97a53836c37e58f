//! What every part of a drawing is put down with: lengths in cells become millimetres, and no line gets too thin.

use super::Look;
use super::look::Inks;
use super::marks::HALO;
use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::fonts::FaceId;
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape};
use crate::motif::miniature::Miniature;
use crate::scene::{Cap, Colour, Dash, Group, Item, Join, PathItem, Stroke, Use};
use crate::typeset::{Across, Down};

/// What a drawing is put down with. All lengths are in cells.
#[derive(Debug)]
pub(super) struct Pen<'s, 'a> {
    pub resources: &'s mut Resources<'a>,
    pub look: Look,
    pub inks: Inks,
    /// How far a mark keeps everything else away.
    pub halo: f64,
    /// Millimetres to a cell.
    pub cell: f64,
    /// From cells to millimetres.
    to: Affine,
    items: Vec<Item>,
    /// Crosses that are drawn when all else is: their middles, half their sizes and the widths of their strokes.
    pub crosses: Vec<(Point, (f64, f64))>,
}

/// What is enlarged becomes no larger than so many times itself.
const MOST_ENLARGED: f64 = 1.3;

/// How far a circle's curve may lie from the true one, in cells.
const ROUND: f64 = 0.0002;

impl<'s, 'a> Pen<'s, 'a> {
    pub fn new(resources: &'s mut Resources<'a>, cell: f64, look: Look) -> Pen<'s, 'a> {
        let inks = Inks::of(resources.theme, look);
        Pen { resources, look, inks, halo: HALO, cell, to: Affine::scale(cell), items: Vec::new(), crosses: Vec::new() }
    }

    pub fn finish(self) -> Vec<Item> {
        self.items
    }

    /// Draws in a space of its own.
    pub fn within(&mut self, space: Affine, draw: impl FnOnce(&mut Self)) {
        let outer = self.to;
        self.to = outer * space;
        draw(self);
        self.to = outer;
    }

    /// Draws what is seen through a window only.
    pub fn clipped(&mut self, window: BezPath, draw: impl FnOnce(&mut Self)) {
        let outer = std::mem::take(&mut self.items);
        draw(self);
        let items = std::mem::replace(&mut self.items, outer);
        let clip = Some(self.to * window);
        self.items.push(Group { transform: Affine::IDENTITY, clip, alternative: None, items }.into());
    }

    /// A line's width in millimetres: none is thinner than the theme allows.
    pub fn width(&self, share: f64) -> f64 {
        (share * self.cell).max(self.resources.theme.board.least_line)
    }

    /// The same in cells.
    pub fn width_in_cells(&self, share: f64) -> f64 {
        self.width(share) / self.cell
    }

    /// An item in millimetres around a place.
    pub fn put(&mut self, at: Point, item: Item) {
        let at = Affine::translate((self.to * at).to_vec2());
        self.items.push(match item {
            Item::Use(placed) => Use { transform: at * placed.transform, ..placed }.into(),
            other => Group::placed(at, vec![other]).into(),
        });
    }

    /// An item that is placed already.
    pub fn place(&mut self, item: Item) {
        self.items.push(item);
    }

    /// A trap or a den of the board, made for this size of cell, around (0, 0).
    pub fn miniature(&mut self, miniature: Miniature) {
        for missing in miniature.missing {
            self.resources.lacks(missing);
        }
        self.items.extend(miniature.items);
    }

    /// The same, enlarged until it is so many cells wide; never made smaller.
    pub fn around(&mut self, miniature: Miniature, wide: f64) {
        let bounds = ink(self.resources, &miniature.items).unwrap_or(Rect::ZERO);
        let share = (wide * self.cell / bounds.width()).clamp(1.0, MOST_ENLARGED);
        let outer = std::mem::take(&mut self.items);
        self.miniature(miniature);
        let items = std::mem::replace(&mut self.items, outer);
        self.items.push(Group::placed(Affine::scale(share), items).into());
    }

    fn path(&mut self, path: impl Into<BezPath>, fill: Option<Colour>, stroke: Option<Stroke>) {
        let path = self.to * path.into();
        if !path.is_empty() {
            self.items.push(PathItem { path, fill: fill.map(Into::into), even_odd: false, stroke }.into());
        }
    }

    pub fn fill(&mut self, path: impl Into<BezPath>, colour: Colour) {
        self.path(path, Some(colour), None);
    }

    /// A line with straight ends and pointed corners.
    pub fn line(&mut self, path: impl Into<BezPath>, colour: Colour, width: f64) {
        let stroke = Stroke::solid(colour, self.width(width));
        self.path(path, None, Some(stroke));
    }

    /// A line with round ends and corners.
    pub fn round(&mut self, path: impl Into<BezPath>, colour: Colour, width: f64) {
        let stroke = Stroke::round(colour, self.width(width));
        self.path(path, None, Some(stroke));
    }

    /// A row of round dots.
    pub fn dotted(&mut self, path: impl Into<BezPath>, colour: Colour, width: f64, pitch: f64) {
        let stroke = Stroke::dotted(colour, self.width(width), pitch * self.cell);
        self.path(path, None, Some(stroke));
    }

    /// A dashed line, by the lengths of a dash and of the gap after it.
    pub fn dashed(&mut self, path: impl Into<BezPath>, colour: Colour, width: f64, cap: Cap, dash: [f64; 2]) {
        let pattern = dash.map(|length| length * self.cell).into();
        let dash = Some(Dash { pattern, phase: 0.0 });
        let stroke = Stroke { paint: colour.into(), width: self.width(width), cap, join: Join::Round, dash };
        self.path(path, None, Some(stroke));
    }

    /// A filled shape with a halo around it.
    pub fn haloed(&mut self, path: BezPath, colour: Colour) {
        let stroke = Stroke::round(self.inks.land, 2.0 * self.halo * self.cell);
        self.path(path.clone(), Some(self.inks.land), Some(stroke));
        self.fill(path, colour);
    }

    /// One line of words whose middle stands on a place, no wider than `room`: smaller type if need be.
    pub fn words(&mut self, face: FaceId, text: &str, em: f64, room: f64, at: Point, colour: Colour) {
        let size = em * self.cell;
        let Some(label) = self.resources.label(face, text, size, 0.0) else { return };
        let over = label.ink().width() / (room * self.cell);
        let label = if over > 1.0 { self.resources.label(face, text, size / over, 0.0) } else { Some(label) };
        if let Some(label) = label {
            self.items.push(label.run(self.to * at, Across::Middle, Down::Middle, colour).into());
        }
    }

    /// Something that may stand in several places, drawn around (0, 0) and stored once: `name` says what it is, the look
    /// and the size of a cell are added to it.
    pub fn symbol(&mut self, name: &str, at: Point, draw: impl FnOnce(&mut Pen<'_, 'a>)) {
        let (cell, look) = (self.cell, self.look);
        let name = format!("diagram-{name}-{}-{}", look.word(), (cell * 1000.0).round());
        let symbol = self.resources.symbol(&name, |resources| {
            let mut pen = Pen::new(resources, cell, look);
            draw(&mut pen);
            let items = pen.items;
            let bounds = ink(resources, &items).unwrap_or(Rect::ZERO);
            (bounds, items)
        });
        self.put(at, Use { symbol, transform: Affine::IDENTITY }.into());
    }

    /// A circle's path.
    pub fn circle(middle: impl Into<Point>, radius: f64) -> BezPath {
        Circle::new(middle, radius).to_path(ROUND)
    }
}

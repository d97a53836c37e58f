//! A piece of paper that is cut out, perhaps punched and folded.

use crate::canvas::shapes::segments;
use crate::extras::net_sheet::{BLEED, crease};
use crate::geom::{Affine, BezPath, Circle, Corners, Point, Rect, Region, Shape, TOLERANCE, Vec2};
use crate::impose::cut_lines::{cut_line, line};
use crate::scene::{Colour, Group, Item, Layer, LayerKind, PathItem};

/// How round edges become straight ones for their bleed, in millimetres.
const FINE: f64 = 0.005;
/// How far the white middle of a hole stays away from its cut.
const INSIDE: f64 = 0.35;
/// The width of ticks beside the ends of a crease.
const TICK: f64 = 0.15;
/// Where they begin and end beyond the cut.
const TICKS: (f64, f64) = (0.4, 1.9);

/// A piece of paper. Lengths in millimetres, from a point of its own.
#[derive(Debug, Clone)]
pub struct Blank {
    /// What it is cut along.
    pub outline: BezPath,
    /// What is punched out.
    pub holes: Vec<Circle>,
    /// What it is folded along, from edge to edge, away from the print.
    pub creases: Vec<(Point, Point)>,
    /// The ground, which goes on beyond the cut.
    pub ground: Colour,
    /// Lines on the ground.
    pub ink: Colour,
    /// What is drawn on it.
    pub drawing: Vec<Item>,
}

impl Blank {
    /// The box around it with its bleed.
    pub fn bounds(&self) -> Rect {
        self.outline.bounding_box().inset(BLEED)
    }

    fn artwork(&self) -> Vec<Item> {
        let bleed = Region::of_path(&self.outline, false, FINE).offset(BLEED, Corners::Mitred);
        let mut items: Vec<Item> = vec![PathItem::filled(bleed.path(), self.ground).into()];
        items.extend(self.drawing.iter().cloned());
        let white = |hole: &Circle| Circle::new(hole.center, hole.radius - INSIDE).to_path(TOLERANCE);
        items.extend(self.holes.iter().map(|hole| PathItem::filled(white(hole), Colour::WHITE).into()));
        items
    }

    /// Ticks on the bleed, which show a crease when the paper is cut.
    fn ticks(&self) -> Option<Item> {
        let ticks = self.creases.iter().flat_map(|&(from, to)| {
            let along = (to - from).normalize();
            [(from, -along), (to, along)].map(|(end, out)| (end + out * TICKS.0, end + out * TICKS.1))
        });
        let ticks: Vec<(Point, Point)> = ticks.collect();
        (!ticks.is_empty()).then(|| line(segments(ticks), self.ink.into(), TICK))
    }

    fn cuts(&self) -> Vec<Item> {
        let holes = self.holes.iter().map(|hole| hole.to_path(TOLERANCE));
        std::iter::once(self.outline.clone()).chain(holes).map(cut_line).collect()
    }
}

/// The layers of a sheet on which blanks lie, each moved to its place.
pub fn layers(blanks: Vec<(Vec2, Blank)>) -> Vec<Layer> {
    let kinds = [LayerKind::Artwork, LayerKind::Guides, LayerKind::Fold, LayerKind::Cut];
    let mut layers = kinds.map(|kind| Layer { kind, items: Vec::new() });
    for (to, blank) in blanks {
        let creases = blank.creases.iter().map(|&(from, to)| crease(segments([(from, to)]), false)).collect();
        let parts = [blank.artwork(), blank.ticks().into_iter().collect(), creases, blank.cuts()];
        for (layer, items) in layers.iter_mut().zip(parts).filter(|(_, items)| !items.is_empty()) {
            layer.items.push(Group::placed(Affine::translate(to), items).into());
        }
    }
    layers.into()
}

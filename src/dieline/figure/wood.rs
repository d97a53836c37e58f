//! Figures of plywood: a flat sole with a tab, which goes through the slot of a disc.

use super::balance::{Balance, Mass, below_mass};
use super::contour::{Contour, CutRule, sealed};
use super::{FINE, FREE};
use crate::geom::{Affine, Circle, Corners, Point, Rect, Region, Size};
use std::f64::consts::TAU;

/// What decides the sizes of figures of wood.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WoodMeasures {
    /// The side of the square that they stand on, in millimetres.
    pub square: f64,
    /// The thickness of the wood, in millimetres.
    pub thick: f64,
}

/// A figure of wood.
#[derive(Debug, Clone)]
pub struct WoodFigure {
    /// What is left when it is cut out: the figure with its tab.
    pub shape: Region,
    /// The same without the tab.
    pub body: Region,
    /// From the drawing's units to millimetres.
    pub placing: Affine,
    /// The middle of the tab.
    pub middle: f64,
}

/// The disc that a figure of wood stands on, around (0, 0): what is left when it is cut out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Base {
    /// Its radius.
    pub radius: f64,
    /// The size of its slot.
    pub slot: Size,
}

/// The cut line of plywood: thinner necks break across the grain.
const RULE: CutRule = CutRule { neck: 4.0, slit: 1.2, rim: 0.8 };
/// How much larger than the tab a slot is.
const CLEARANCE: f64 = 0.1;
/// The tab and the disc relative to the square.
const TAB: f64 = 0.36;
const DISC: f64 = 0.8;
/// The height of a figure relative to the square.
const TALLEST: f64 = 1.15;
/// How far the sole goes on beside the tab, so that the figure does not sink in.
const SILL: f64 = 2.5;
/// How far the tab reaches into the figure.
const INTO: f64 = 0.5;
/// Beyond everything.
const FAR: f64 = 999.0;

fn tenths(length: f64) -> f64 {
    (10.0 * length).round() / 10.0
}

impl WoodMeasures {
    /// The width of a tab.
    pub fn tab(self) -> f64 {
        tenths(TAB * self.square)
    }

    /// The room of a figure above its base.
    pub fn room(self) -> Size {
        Size::new(self.square - FREE, TALLEST * self.square)
    }

    /// The disc that a figure stands on.
    pub fn base(self) -> Base {
        let slot = Size::new(self.tab() + CLEARANCE, self.thick + CLEARANCE);
        Base { radius: tenths(DISC * self.square / 2.0), slot }
    }
}

impl Base {
    /// Its cut lines for a kerf of this width: outside the disc, and inside the slot.
    pub fn cuts(self, kerf: f64) -> (Circle, Rect) {
        let slot = Rect::from_center_size(Point::ZERO, self.slot);
        (Circle::new(Point::ZERO, self.radius + kerf / 2.0), slot.inflate(-kerf / 2.0, -kerf / 2.0))
    }
}

impl WoodFigure {
    /// The figure of a silhouette.
    pub fn new(silhouette: &Region, measures: WoodMeasures) -> WoodFigure {
        let contour = Contour::fitted(silhouette, measures.room(), RULE);
        let above = Region::rect(Rect::new(-FAR, -FAR, FAR, 0.0));
        // A little less than half a neck: nothing of a disc of that size may be lost.
        let cut = contour.shape.intersection(&above).opened(RULE.neck / 2.0 - 0.01).largest();
        let tab = measures.tab();
        let across = |middle: f64, half: f64, from: f64, to: f64| {
            Region::rect(Rect::new(middle - half, from, middle + half, to))
        };
        let body_at = |middle: f64| {
            let sill = across(middle, tab / 2.0 + SILL, -RULE.neck, 0.0);
            let joined = sealed(&cut.union(&sill), RULE.slit);
            joined.intersection(&above).largest().filled()
        };
        let with_tab = |body: &Region, middle: f64| {
            body.union(&across(middle, tab / 2.0, -INTO, measures.thick)).largest().filled()
        };
        let middle = below_mass(cut.centroid().x, |middle| with_tab(&body_at(middle), middle).centroid().x);
        let body = body_at(middle).simplified(FINE);
        WoodFigure { shape: with_tab(&body, middle), body, placing: contour.placing, middle }
    }

    /// The inside of its cut line for a kerf of this width.
    pub fn cut(&self, kerf: f64) -> Region {
        self.shape.offset(kerf / 2.0, Corners::Mitred).simplified(FINE)
    }

    /// How it stands on its disc.
    pub fn balance(&self, measures: WoodMeasures) -> Balance {
        let Base { radius, slot } = measures.base();
        const CORNERS: u32 = 180;
        let corner = |place: u32| {
            let angle = TAU * f64::from(place) / f64::from(CORNERS);
            Point::new(radius * angle.cos(), radius * angle.sin())
        };
        let base: Vec<Point> = (0..CORNERS).map(corner).collect();
        let figure = Mass::of(&self.shape, Point::new(self.middle, measures.thick));
        let disc = TAU / 2.0 * radius * radius - slot.area();
        Balance::on(&base, &[figure, Mass { mass: disc, aside: 0.0, height: measures.thick / 2.0 }])
    }
}

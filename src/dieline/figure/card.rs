//! Figures of card: two layers, glued back to back, on a cross of two strips with half slots.

use super::balance::{Balance, Mass, below_mass};
use super::contour::{Contour, CutRule, sealed};
use super::{FINE, FREE};
use crate::geom::{Affine, Point, Rect, Region, Size};

/// What decides the sizes of figures of card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardMeasures {
    /// The side of the square that they stand on, in millimetres.
    pub square: f64,
    /// The thickness of one layer of card, in millimetres.
    pub card: f64,
}

/// A figure of card, without its other half.
#[derive(Debug, Clone)]
pub struct CardFigure {
    /// What is cut: the figure with its foot, the slot left out.
    pub shape: Region,
    /// From the drawing's units to millimetres.
    pub placing: Affine,
    /// The middle of foot and slot.
    pub middle: f64,
}

/// The cut line of card: scissors and the hands of children.
const RULE: CutRule = CutRule { neck: 3.0, slit: 1.4, rim: 1.0 };
/// Slits of this width relative to the square are closed, too: nobody follows every tuft of a large animal with scissors.
const TUFT: f64 = 0.06;
/// The glue between two layers.
const GLUE: f64 = 0.05;
/// How much wider than the card a slot is.
const CLEARANCE: f64 = 0.15;
/// How much deeper than half the foot.
const DEEPER: f64 = 0.2;
/// Foot and strip relative to the square: their length and their height; and the least height, at which the card below a
/// slot is as wide as a neck.
const FOOT: (f64, f64, f64) = (0.72, 0.25, 8.0);
/// The height of a figure above its foot, relative to the square.
const TALLEST: f64 = 1.05;
/// A foot stands on its ends: their length, and how far the middle is off the table.
const ENDS: (f64, f64) = (4.0, 0.8);
/// The radius of a foot's outer corners, and of the corners between figure and foot.
const CORNERS: (f64, f64) = (1.2, 0.5);
/// How much of a corner of a strip is cut off, relative to half its length, and below which height.
const SLANT: (f64, f64) = (0.45, 3.0);
/// Beyond everything.
const FAR: f64 = 999.0;

impl CardMeasures {
    /// The thickness of two layers, glued.
    pub fn thick(self) -> f64 {
        2.0 * self.card + GLUE
    }

    /// The width of a slot.
    pub fn slot(self) -> f64 {
        self.thick() + CLEARANCE
    }

    /// The size of a foot; of a strip, too.
    pub fn foot(self) -> Size {
        let tenths = |length: f64| (10.0 * length).round() / 10.0;
        Size::new(tenths(FOOT.0 * self.square), tenths((FOOT.1 * self.square).max(FOOT.2)))
    }

    /// The room of a figure above its foot.
    pub fn room(self) -> Size {
        Size::new(self.square - FREE, TALLEST * self.square)
    }

    /// The strip that stands across a figure: its slot is open above. Its middle is at x = 0, and it reaches from y = 0 to
    /// its height.
    pub fn strip(self) -> Region {
        let Size { width, height } = self.foot();
        let half = width / 2.0;
        let (inner, slant) = (half * (1.0 - SLANT.0), height - SLANT.1);
        let corners = [(-half, height), (-half, slant), (-inner, 0.0), (inner, 0.0), (half, slant), (half, height)];
        let whole = Region::polygon(&corners.map(Point::from)).opened(CORNERS.0 * 2.0 / 3.0);
        let slot = Rect::new(-self.slot() / 2.0, -FAR, self.slot() / 2.0, height / 2.0 + DEEPER);
        whole.difference(&under_foot(0.0, self.foot())).difference(&Region::rect(slot)).largest().simplified(FINE)
    }
}

/// What is cut away below a foot, between its ends.
fn under_foot(middle: f64, foot: Size) -> Region {
    let half = foot.width / 2.0 - ENDS.0;
    Region::rect(Rect::new(middle - half, foot.height - ENDS.1, middle + half, foot.height + FAR))
}

impl CardFigure {
    /// The figure of a silhouette.
    pub fn new(silhouette: &Region, measures: CardMeasures) -> CardFigure {
        let rule = CutRule { slit: RULE.slit.max(TUFT * measures.square), ..RULE };
        let contour = Contour::fitted(silhouette, measures.room(), rule);
        let foot = measures.foot();
        let shape_at = |middle: f64| {
            let upper = -CORNERS.0 - contour.rim;
            let block = Rect::new(middle - foot.width / 2.0, upper, middle + foot.width / 2.0, foot.height);
            let whole = sealed(&contour.shape.union(&Region::rect(block).opened(CORNERS.0)), 2.0 * CORNERS.1);
            let half = measures.slot() / 2.0;
            let slot = Rect::new(middle - half, foot.height / 2.0 - DEEPER, middle + half, foot.height + FAR);
            whole.difference(&under_foot(middle, foot)).difference(&Region::rect(slot)).largest().filled()
        };
        let middle = below_mass(contour.shape.centroid().x, |middle| shape_at(middle).centroid().x);
        let shape = shape_at(middle).simplified(FINE);
        CardFigure { shape, placing: contour.placing, middle }
    }

    /// The figure and all of its foot, without the slot and what is cut away below: what is printed within the bleed.
    pub fn printed(&self, measures: CardMeasures) -> Region {
        let half = measures.foot().width / 2.0;
        let foot = Rect::new(self.middle - half, 0.0, self.middle + half, measures.foot().height);
        self.shape.union(&Region::rect(foot)).largest().filled()
    }

    /// How it stands on its cross: on the four ends of foot and strip.
    pub fn balance(&self, measures: CardMeasures) -> Balance {
        let foot = measures.foot();
        let (half, table) = (foot.width / 2.0, foot.height);
        let base = [(-half, 0.0), (0.0, half), (half, 0.0), (0.0, -half)].map(Point::from);
        let figure = Mass::of(&self.shape, Point::new(self.middle, table));
        let across = Mass { aside: 0.0, ..Mass::of(&measures.strip(), Point::new(0.0, table)) };
        Balance::on(&base, &[figure, across])
    }
}

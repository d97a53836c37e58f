//! A net: panels joined by hinges.

use super::card::Card;
use super::outline::Outline;
use crate::geom::{Point, Rect, Region};

/// A flat part of a net.
#[derive(Debug, Clone)]
pub struct Panel {
    /// Its name, unique in the net, such as `side A`.
    pub name: &'static str,
    /// Its outline on the sheet.
    pub outline: Outline,
    /// Its inside.
    pub region: Region,
    /// How it hangs on its parent; `None` for the first panel.
    pub hinge: Option<Hinge>,
}

/// The crease by which a panel hangs on another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hinge {
    /// The name of the panel that it hangs on.
    pub parent: &'static str,
    /// Where the crease begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// How far it is folded when the box is closed, in degrees; away from the printed side.
    pub closed: f64,
}

/// The face of a panel that is glued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GlueFace {
    /// The printed one.
    Printed,
    /// The one inside.
    Inside,
}

/// A panel that is glued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glued {
    /// Its name.
    pub panel: &'static str,
    /// Where the glue is.
    pub face: GlueFace,
}

/// A net of one sheet of card.
#[derive(Debug, Clone)]
pub struct Net {
    /// The card.
    pub card: Card,
    /// Its panels, parents before children.
    pub panels: Vec<Panel>,
    /// What is glued.
    pub glued: Vec<Glued>,
    /// Straight cuts inside the sheet.
    pub slits: Vec<(Point, Point)>,
}

impl Net {
    /// A net without panels.
    pub fn new(card: Card) -> Net {
        Net { card, panels: Vec::new(), glued: Vec::new(), slits: Vec::new() }
    }

    /// Adds the first panel of a sheet.
    pub fn add(&mut self, name: &'static str, outline: Outline) {
        let region = outline.region();
        self.panels.push(Panel { name, outline, region, hinge: None });
    }

    /// Adds a panel that hangs on another by a crease and is folded by a right angle.
    pub fn hang(&mut self, name: &'static str, outline: Outline, parent: &'static str, crease: [(f64, f64); 2]) {
        let region = outline.region();
        let [from, to] = crease.map(Point::from);
        self.panels.push(Panel { name, outline, region, hinge: Some(Hinge { parent, from, to, closed: 90.0 }) });
    }

    /// Marks a panel as glued.
    pub fn glue(&mut self, panel: &'static str, face: GlueFace) {
        self.glued.push(Glued { panel, face });
    }

    /// The panel of this name.
    pub fn panel(&self, name: &str) -> Option<&Panel> {
        self.panels.iter().find(|panel| panel.name == name)
    }

    /// Whether one of two panels hangs on the other.
    pub fn are_hinged(&self, one: &str, other: &str) -> bool {
        let hangs = |child: &str, parent: &str| {
            self.panel(child).and_then(|panel| panel.hinge).is_some_and(|hinge| hinge.parent == parent)
        };
        hangs(one, other) || hangs(other, one)
    }

    /// The whole sheet.
    pub fn sheet(&self) -> Region {
        Region::union_of(self.panels.iter().map(|panel| &panel.region))
    }

    /// The box around the sheet.
    pub fn bounds(&self) -> Rect {
        let all = self.panels.iter().filter_map(|panel| panel.region.bounds());
        all.reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO)
    }
}

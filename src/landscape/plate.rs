//! The plate before each player that bears the game's name: the landscape draws it empty, the board sets the words.

use super::SQUARE;
use crate::geom::Rect;
use crate::motif::C;
use crate::motif::bands::FrameKind;
use crate::motif::site::Site;
use crate::scene::Colour;

/// Where a landscape has room for a plate, in units.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlateRoom {
    /// How wide it is at most, and how high.
    pub size: (f64, f64),
    /// From the end of the squares to its middle.
    pub down: f64,
    /// What is left free beside its words.
    pub beside: f64,
    /// The ink of its words.
    pub ink: &'static str,
}

/// A plate before the near player.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plate {
    /// The room for its words, in design units.
    pub words: Rect,
    pub colour: Colour,
}

/// A board is at least so many times as wide as its plate: narrower ones leave it out.
const LEAST_WIDTH: f64 = 3.0;

impl PlateRoom {
    /// The plate on a board in units; `None` where there is no room for it.
    pub fn rect(self, site: &Site<'_>) -> Option<Rect> {
        let (width, height) = (site.columns as f64 * SQUARE, site.rows as f64 * SQUARE);
        let middle = (width / 2.0, height + self.down);
        let fits = site.kind == FrameKind::Full && width >= LEAST_WIDTH * self.size.0;
        fits.then(|| Rect::from_center_size(middle, self.size))
    }

    pub fn on(self, site: &Site<'_>) -> Option<Plate> {
        let k = C / SQUARE;
        let rect = self.rect(site)?.inflate(-self.beside, 0.0);
        let words = Rect::new(rect.x0 * k, rect.y0 * k, rect.x1 * k, rect.y1 * k);
        Some(Plate { words, colour: site.theme.landscape_inks.ink(self.ink) })
    }
}

//! The band of a sheet: how its head, its emblem and its row of animals are drawn, and its numbers, lines and panels,
//! chosen by the theme.
//!
//! A band either encloses its animals between two edges, mostly on a ground of its own, or is a line to stand on.

mod actor;
mod edge;
mod emblem;
mod panel;
mod plate;

pub(super) use actor::actor;
pub use actor::{silhouette, standing};
pub use emblem::{actors, emblem, parade};
pub use panel::panel_ground;

use super::Look;
use super::cutout::stature;
use super::look::DiagramColours;
use crate::canvas::resources::Resources;
use crate::geom::{Point, Rect};
use crate::rules::KindId;
use crate::scene::{Colour, Item};
use crate::theme::{Art, SheetBand, Theme, Tones};
use edge::Edge;

/// The height of an emblem's ground line, in millimetres. It is the lowest part of an emblem, so that a page can extend
/// it.
pub const GROUND_LINE: f64 = 0.7;

/// How much white is in the kraft paper behind flags.
const KRAFT: f64 = 0.25;

/// Which animals stand on a band.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shows {
    /// The pieces of the set.
    Pieces,
    /// Figures or heads.
    Figures,
}

/// The manner of a band in a theme's colours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Band {
    shows: Shows,
    edge: Edge,
    /// What it is filled with; `None` for bare paper.
    pub ground: Option<Colour>,
    /// Figures, and letters on it.
    pub figures: Colour,
    /// Its edges.
    pub rules: Colour,
    /// Emphasis on paper.
    accent: Colour,
    /// The theme's thinnest line, in millimetres.
    least: f64,
    /// Whether it is in large print.
    large: bool,
}

impl Band {
    /// The band of a theme's sheets.
    pub fn of(theme: &Theme, look: Look) -> Band {
        let inks = DiagramColours::of(theme, look);
        let (ink, land, accent, bank, trap) = (inks.ink, inks.land, inks.accent, inks.bank, inks.trap);
        use Edge::*;
        use Shows::*;
        let (shows, edge, ground, figures, rules) = match theme.sheet.band {
            SheetBand::Auto if shows_pieces(theme) => (Pieces, Line, None, ink, accent),
            SheetBand::Auto | SheetBand::Line => (Figures, Line, None, accent, accent),
            SheetBand::Pieces => (Pieces, Line, None, ink, accent),
            SheetBand::Stitched => (Pieces, Stitches, None, ink, ink),
            SheetBand::Bold => (Pieces, Bar, None, ink, ink),
            SheetBand::Single => (Figures, Hairline, None, ink, ink),
            SheetBand::Carved => (Pieces, Cuts, None, ink, ink),
            SheetBand::Gilt => (Figures, Rules, Some(accent), trap, trap),
            SheetBand::Cloth => (Figures, Dots, Some(ink), land, land),
            SheetBand::Fret => (Figures, Frets, Some(accent), bank, bank),
            SheetBand::Key => (Figures, Keys, Some(ink), land, ink),
            SheetBand::Ruler if washes(theme) => (Pieces, NeatLine, Some(land), ink, ink),
            SheetBand::Ruler => (Figures, NeatLine, Some(land), ink, ink),
            SheetBand::Fireflies => (Figures, Lights, Some(ink), land, trap),
            SheetBand::Bunting => (Pieces, Flags, Some(trap.towards(Colour::WHITE, KRAFT)), ink, accent),
        };
        let (least, large) = (theme.board.least_line, look == Look::Large);
        Band { shows, edge, ground, figures, rules, accent, least, large }
    }

    /// Whether it has two edges, with the animals between them; otherwise it is a line below them.
    pub fn encloses(&self) -> bool {
        self.edge.encloses()
    }

    /// The height of its edges above and below the animals; without an upper edge, of its line.
    pub fn inset(&self) -> f64 {
        self.edge.inset()
    }

    /// The height of its line.
    pub fn line_height(&self) -> f64 {
        if self.encloses() { GROUND_LINE } else { self.inset() }
    }

    /// The colour of figures on bare paper: that of a dark ground, else their own.
    fn on_paper(&self) -> Colour {
        self.ground.filter(|ground| ground.luminance() < 0.5).unwrap_or(self.figures)
    }

    /// The height of an animal on it relative to the highest: figures are as tall as they are in nature, heads and pieces
    /// all of one size.
    pub(super) fn stature(&self, resources: &mut Resources<'_>, kind: KindId) -> f64 {
        if self.levels(resources.theme) { 1.0 } else { stature(resources, kind) }
    }

    /// Whether all animals on it are of one size.
    fn levels(&self, theme: &Theme) -> bool {
        self.shows_pieces() || theme.face.art.is_heads()
    }

    /// Whether it shows the pieces of the set.
    pub fn shows_pieces(&self) -> bool {
        self.shows == Shows::Pieces
    }

    /// The colour of a title: that of the figures on a ground, otherwise the ink.
    pub fn letters(&self, ink: Colour) -> Colour {
        if self.ground.is_some() { self.figures } else { ink }
    }

    /// Its ground and its edges.
    pub fn frame(&self, resources: &mut Resources<'_>, rect: Rect) -> Vec<Item> {
        edge::frame(self, resources, rect)
    }

    /// Its line, from the upper left corner.
    pub fn line(&self, theme: &Theme, at: impl Into<Point>, long: f64) -> Vec<Item> {
        edge::line(self, theme, at.into(), long)
    }
}

/// Whether figures are lines over a wash, which pieces show in colour.
fn washes(theme: &Theme) -> bool {
    theme.face.tones == Tones::Wash
}

/// Whether the pieces are the best picture of the animals: heads, pictures of the theme's own, and seals.
fn shows_pieces(theme: &Theme) -> bool {
    match theme.face.art {
        Art::Line | Art::Woodcut | Art::Seal => true,
        Art::PaperCut => !theme.pictures.is_empty(),
    }
}

/// The line below the head of another sheet, as wide as that is.
pub fn head_line(theme: &Theme, at: (f64, f64), long: f64, look: Look) -> Vec<Item> {
    Band::of(theme, look).line(theme, at, long)
}

/// How high that line is, in millimetres.
pub fn head_line_height(theme: &Theme, look: Look) -> f64 {
    Band::of(theme, look).line_height()
}

//! Panels behind pictures and texts, and the lines between sections, in the manner of a band.

use super::Band;
use super::edge::Edge;
use crate::canvas::shapes::{Jitter, begonia, polyline, rounded};
use crate::geom::{BezPath, Point, Rect, Shape, TOLERANCE};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::Theme;

/// The radius of a panel's corners, and of notched ones; the gap between two lines of an edge.
const CORNERS: (f64, f64, f64) = (2.2, 1.8, 0.55);
/// The widths of fine and of stronger lines.
const LINES: (f64, f64) = (0.2, 0.35);
/// The width of a heavy line.
const BAR: f64 = 0.5;
/// Jitter of lines cut by hand: its amplitude and spacing.
const CUT: (f64, f64) = (0.07, 5.0);
/// Dots: diameter and pitch. A stitch and the gap to the next one.
const DOTS: (f64, f64) = (0.4, 1.3);
const STITCH: [f64; 2] = [1.7, 1.0];
/// The bars of a map's scale.
const SCALE: [f64; 2] = [2.5, 2.5];

/// The ground of panels: the land of the board, or the paper's colour where that is white.
pub fn panel_ground(theme: &Theme) -> Colour {
    let colours = &theme.colours;
    if colours.land.rgb() == Colour::WHITE.rgb() { colours.paper } else { colours.land }
}

impl Band {
    /// A panel with this ground; `rim` is the colour of a plain outline. Its first item is its ground with its outline.
    pub fn panel(&self, rect: Rect, ground: Colour, rim: Colour) -> Vec<Item> {
        let (fine, strong) = (LINES.0.max(self.least), LINES.1.max(self.least));
        let wide = BAR.max(self.least);
        let card = |path: BezPath, colour: Colour, width: f64| -> Item {
            PathItem::filled(path, ground).with_stroke(Stroke::solid(colour, width)).into()
        };
        let line = |path: BezPath, stroke: Stroke| -> Item { PathItem::stroked(path, stroke).into() };
        let soft = |inset: f64| rounded(rect.inflate(-inset, -inset), CORNERS.0 - inset);
        let sharp = |inset: f64| rect.inflate(-inset, -inset).to_path(TOLERANCE);
        let notched = |inset: f64| begonia(rect.inflate(-inset, -inset), CORNERS.1);
        let (inside, second, ink) = (CORNERS.2, CORNERS.2 + fine, self.on_paper());
        match self.edge {
            Edge::Line | Edge::Lights => vec![card(soft(fine / 2.0), rim, fine)],
            Edge::Hairline => vec![card(soft(fine / 2.0), self.rules, fine)],
            Edge::Bar => vec![card(sharp(wide / 2.0), self.rules, wide)],
            Edge::Stitches | Edge::Flags => {
                vec![card(soft(fine / 2.0), ground, fine), line(soft(inside), Stroke::dashed(ink, strong, STITCH))]
            }
            Edge::Dots => {
                vec![card(soft(fine / 2.0), ground, fine), line(soft(inside), Stroke::dotted(ink, DOTS.0, DOTS.1))]
            }
            Edge::Cuts => {
                let along = rect.inflate(-strong, -strong);
                let cut = Jitter::about(rect.center(), 7).frame(along, 1.6 * strong, CUT.0, CUT.1);
                vec![card(along.to_path(TOLERANCE), self.rules, fine), PathItem::filled(cut, self.rules).into()]
            }
            Edge::Rules => {
                vec![card(soft(strong / 2.0), ink, strong), line(soft(second), Stroke::solid(self.rules, fine))]
            }
            Edge::Frets => {
                vec![card(notched(strong / 2.0), ink, strong), line(notched(second), Stroke::solid(self.rules, fine))]
            }
            Edge::Keys | Edge::NeatLine => {
                vec![card(sharp(strong / 2.0), ink, strong), line(sharp(second), Stroke::solid(ink, fine))]
            }
        }
    }

    /// The line between two sections, from (0, 0).
    pub fn divider(&self, long: f64, rim: Colour) -> Vec<Item> {
        let (fine, strong) = (LINES.0.max(self.least), LINES.1.max(self.least));
        let level = |y: f64| polyline(&[Point::new(0.0, y), Point::new(long, y)], false);
        let stroked = |y: f64, stroke: Stroke| -> Item { PathItem::stroked(level(y), stroke).into() };
        let ink = self.on_paper();
        // A whole number of repeats, that ends as it begins.
        let fitted = |[on, off]: [f64; 2]| {
            let count = ((long - on) / (on + off)).round().max(1.0);
            let share = long / (count * (on + off) + on);
            [share * on, share * off]
        };
        match self.edge {
            Edge::Line | Edge::Lights => vec![stroked(0.0, Stroke::solid(rim, fine))],
            Edge::Hairline => vec![stroked(0.0, Stroke::solid(self.rules, fine))],
            Edge::Bar => vec![stroked(0.0, Stroke::solid(self.rules, 0.4f64.max(self.least)))],
            Edge::Stitches | Edge::Flags => vec![stroked(0.0, Stroke::dashed(ink, strong, fitted(STITCH)))],
            Edge::Dots => {
                let pitch = long / (long / DOTS.1).round().max(1.0);
                vec![stroked(0.0, Stroke::dotted(ink, DOTS.0, pitch))]
            }
            Edge::Cuts => {
                let ends = [CUT.0, long - CUT.0].map(|x| Point::new(x, 0.0));
                let cut = Jitter::about((long / 2.0, 0.0), 7).cut(ends, strong, CUT.0, CUT.1);
                vec![PathItem::filled(cut, self.rules).into()]
            }
            Edge::Rules => vec![stroked(0.0, Stroke::solid(ink, strong))],
            Edge::Frets | Edge::Keys => {
                let apart = CORNERS.2 / 2.0;
                vec![stroked(-apart, Stroke::solid(ink, strong)), stroked(apart, Stroke::solid(ink, fine))]
            }
            Edge::NeatLine => {
                vec![stroked(0.0, Stroke::solid(rim, fine)), stroked(0.0, Stroke::dashed(rim, 0.55, fitted(SCALE)))]
            }
        }
    }
}

//! An invitation to put a picture of one's own onto a piece of an album: a camera on pieces without an animal.

use crate::canvas::contour::Contour;
use crate::canvas::shapes::rounded;
use crate::geom::{BezPath, Circle, Rect, Shape, TOLERANCE};
use crate::rules::{KindId, Side};
use crate::scene::{Item, PathItem};
use crate::theme::{Landscape, Theme};

/// How much of the ground is mixed into the colour of the side.
const QUIET: f64 = 0.35;

/// What lies within the ring of a piece without a kind; nothing in other themes, and where no picture is given.
pub(super) fn invitation(theme: &Theme, kind: Option<KindId>, side: Side, inside: Contour) -> Vec<Item> {
    if kind.is_some() || theme.board.landscape != Landscape::Album || !theme.pictures.is_empty() {
        return Vec::new();
    }
    let style = &theme.pieces.sides[side.index()];
    let (unit, colour) = (inside.half() / 10.0, style.colour.towards(style.ground, QUIET));
    let lens = |radius: f64| Circle::new((0.0, 0.35 * unit), radius * unit).to_path(TOLERANCE);
    vec![
        PathItem::filled(body(unit), colour).into(),
        PathItem::filled(lens(2.2), style.ground).into(),
        PathItem::filled(lens(1.4), colour).into(),
    ]
}

/// A camera without its lens.
fn body(unit: f64) -> BezPath {
    let part = |x0: f64, y0: f64, x1: f64, y1: f64, radius: f64| {
        rounded(Rect::new(x0 * unit, y0 * unit, x1 * unit, y1 * unit), radius * unit)
    };
    let mut path = part(-4.6, -2.7, 4.6, 3.4, 0.9);
    path.extend(part(-2.0, -3.9, 2.0, -1.8, 0.6));
    path
}

//! An invitation to put a picture of one's own onto a piece of an album: the dashed edge of a photograph around the
//! animal that stands in for it, and a camera on pieces without one.

use crate::canvas::contour::Contour;
use crate::canvas::shapes::rounded;
use crate::geom::{BezPath, Circle, Rect, Shape, TOLERANCE};
use crate::rules::{KindId, Side};
use crate::scene::{Item, PathItem, Stroke};
use crate::theme::{Landscape, Theme};

/// From the ring to the dashes, their width, and their lengths and gaps; on a disc of radius 10.
const DASHES: (f64, f64, [f64; 2]) = (0.5, 0.26, [0.9, 0.7]);
/// How much of the ground is mixed into the colour of the side.
const QUIET: f64 = 0.35;

/// From the ring to the animal within the dashes, on a disc of radius 10.
const ROOM: f64 = 1.25;

/// How far an animal stays away from the ring because of the dashes; `None` if there are none.
pub(super) fn kept_clear(theme: &Theme, kind: KindId, inside: Contour) -> Option<f64> {
    is_invited(theme, Some(kind)).then(|| ROOM * inside.half() / 10.0)
}

/// Whether a piece of a kind, or one without, invites a picture.
fn is_invited(theme: &Theme, kind: Option<KindId>) -> bool {
    let given = match kind {
        Some(kind) => theme.pictures.contains_key(theme.rules.kind(kind).id.as_str()),
        None => !theme.pictures.is_empty(),
    };
    theme.board.landscape == Landscape::Album && !given
}

/// What lies below the face of a kind within the ring; nothing in other themes, and where there is a picture.
pub(super) fn invitation(theme: &Theme, kind: Option<KindId>, side: Side, inside: Contour) -> Vec<Item> {
    if !is_invited(theme, kind) {
        return Vec::new();
    }
    let style = &theme.pieces.sides[side.index()];
    let (unit, colour) = (inside.half() / 10.0, style.colour.towards(style.ground, QUIET));
    let (inset, width, dash) = DASHES;
    let stroke = Stroke::dashed(colour, (width * unit).max(theme.board.least_line), dash.map(|length| length * unit));
    let mut items: Vec<Item> = vec![PathItem::stroked(inside.inset(inset * unit).path(), stroke).into()];
    if kind.is_none() {
        let light = Circle::new((0.0, 0.35 * unit), 2.2 * unit).to_path(TOLERANCE);
        items.push(PathItem::filled(body(unit), colour).into());
        items.push(PathItem::filled(light, style.ground).into());
        items.push(PathItem::filled(Circle::new((0.0, 0.35 * unit), 1.4 * unit).to_path(TOLERANCE), colour).into());
    }
    items
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

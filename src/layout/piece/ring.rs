//! The ring along a sticker's edge.

use super::contour::{Contour, arc};
use crate::geom::{BezPath, Point, Vec2};
use crate::layout::shapes::Hand;
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{Outline, Ring, SideStyle};
use std::f64::consts::{PI, TAU};

/// A ring and the room inside it.
#[derive(Debug, Clone)]
pub struct Edge {
    /// Its lines.
    pub items: Vec<Item>,
    /// Where its innermost line runs: a picture or a foot that ends there leaves no gap. `None` without a ring.
    pub middle: Option<Contour>,
    /// What it leaves free.
    pub inside: Contour,
}

/// Between the cut and the ring, so that a slipped cut leaves the ring whole; on a disc of radius 10.
const MARGIN: f64 = 0.25;
/// Between the two lines of a double ring.
const GAP: f64 = 0.6;
/// The lobes around a disc.
const LOBES: usize = 20;
/// From where the lobes meet to the line inside them.
const LOBE_TO_LINE: f64 = 0.7;

/// The same where the ground inside the ring is dark: a light ring near the cut would show how it slipped.
const DARK_MARGIN: f64 = 0.85;
/// The same of two rings.
const DARK_MARGIN_OF_TWO: f64 = 0.45;
/// Thinner lines that are left open in a dark ground fill with the ink around them, in millimetres.
pub const LEFT_OPEN: f64 = 0.3;
/// Between a line and the one inlaid in it.
const INLAY: f64 = 0.3;
/// How far a rough ring's edges are off, for its unit and for its width; and from one place where they are to the next.
const ROUGH: (f64, f64, f64) = (0.03, 0.05, 1.0);

/// The ring of a side. Its outermost line lies wholly inside the cut. `inlay` is the colour of an inlaid line.
pub fn ring(style: &SideStyle, cut: Contour, least: f64, inlay: Colour) -> Edge {
    let unit = cut.half() / 10.0;
    let dark = style.is_reversed();
    let least = if dark { least.max(LEFT_OPEN) } else { least };
    let wide = |width: f64| (width * unit).max(least);
    let (mut items, mut outer) = (Vec::new(), if dark { DARK_MARGIN } else { MARGIN } * unit);
    let mut middle = None;
    // Draws a line `width` wide at the depth reached.
    let mut draw = |items: &mut Vec<Item>, outer: &mut f64, width: f64, colour: Colour| {
        let along = cut.inset(*outer + width / 2.0);
        items.push(match style.ring {
            Ring::Rough => PathItem::filled(rough(along, width, unit), colour).into(),
            Ring::Single | Ring::Double | Ring::Scallop | Ring::Inlaid | Ring::None => {
                PathItem::stroked(along.path(), Stroke::solid(colour, width)).into()
            }
        });
        *outer += width;
        middle = Some(along);
    };
    match style.ring {
        Ring::None => outer = 0.0,
        Ring::Single | Ring::Rough => draw(&mut items, &mut outer, wide(style.ring_width), style.colour),
        Ring::Double => {
            outer = if dark { DARK_MARGIN_OF_TWO } else { 0.2 } * unit;
            draw(&mut items, &mut outer, wide(style.ring_width), style.colour);
            outer += GAP * unit;
            draw(&mut items, &mut outer, wide((style.ring_width / 2.0).max(0.35)), style.colour);
        }
        Ring::Inlaid => {
            draw(&mut items, &mut outer, wide(style.ring_width), style.colour);
            outer += INLAY * unit;
            draw(&mut items, &mut outer, wide(0.35), inlay);
        }
        Ring::Scallop => {
            let width = wide(style.ring_width.min(0.4));
            let (lobes, base) = scallops(cut, cut.half() - 0.05 * unit - width / 2.0);
            items.push(PathItem::stroked(lobes, Stroke::round(style.colour, width)).into());
            let width = wide(style.ring_width.min(0.35));
            outer = cut.half() - base + LOBE_TO_LINE * unit - width / 2.0;
            draw(&mut items, &mut outer, width, style.colour);
        }
    }
    Edge { items, middle, inside: cut.inset(outer) }
}

/// A line along a contour with two edges cut by hand, which never run into each other.
fn rough(along: Contour, width: f64, unit: f64) -> BezPath {
    let off = (ROUGH.0 * unit + ROUGH.1 * width).min(0.15 * width);
    Hand::about(Point::ZERO, 5).band(&along.path(), width, off, ROUGH.2 * unit)
}

/// A row of half discs around the edge, a whole number of them on each side, that reaches as far as `reach` from the
/// middle; and how far from the middle they stand.
fn scallops(cut: Contour, reach: f64) -> (BezPath, f64) {
    if cut.shape() == Outline::Disc {
        let half = PI / LOBES as f64;
        let radius = reach / (half.cos() + half.sin());
        let corner = |place: usize| (Vec2::from_angle(2.0 * half * place as f64) * radius).to_point();
        return (lobes((0..LOBES).map(|place| (corner(place), corner(place + 1)))), radius);
    }
    // A side is `ratio` times as long as the shape's half; its lobes are about as large as a disc's.
    let corners = cut.points();
    let ratio = (corners[1] - corners[0]).hypot() / cut.half();
    let each = (ratio / (TAU / LOBES as f64)).round().max(1.0);
    let base = reach / (1.0 + ratio / (2.0 * each));
    let grow = base / cut.half();
    let sides = corners.iter().zip(corners.iter().cycle().skip(1)).flat_map(|(&from, &to)| {
        let at = move |share: f64| (from.lerp(to, share).to_vec2() * grow).to_point();
        (0..each as usize).map(move |place| (at(place as f64 / each), at((place + 1) as f64 / each)))
    });
    (lobes(sides), base)
}

/// Half discs outwards over each of these chords, clockwise around the middle.
fn lobes(chords: impl Iterator<Item = (Point, Point)>) -> BezPath {
    let mut path = BezPath::new();
    for (from, to) in chords {
        if path.is_empty() {
            path.move_to(from);
        }
        arc(&mut path, from.midpoint(to), from.distance(to) / 2.0, (from - to).atan2(), PI);
    }
    path.close_path();
    path
}

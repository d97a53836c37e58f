//! The ring along a sticker's edge.

use super::contour::{Contour, arc};
use crate::geom::{BezPath, Point, Vec2};
use crate::scene::{Item, PathItem, Stroke};
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

/// The ring of a side. Its outermost line lies wholly inside the cut.
pub fn ring(style: &SideStyle, cut: Contour, least: f64) -> Edge {
    let unit = cut.half() / 10.0;
    let wide = |width: f64| (width * unit).max(least);
    let line =
        |contour: Contour, width: f64| PathItem::stroked(contour.path(), Stroke::solid(style.colour, width)).into();
    let (mut items, mut outer) = (Vec::new(), MARGIN * unit);
    let mut middle = None;
    // Draws a line `width` wide at the depth reached.
    let mut draw = |items: &mut Vec<Item>, outer: &mut f64, width: f64| {
        let along = cut.inset(*outer + width / 2.0);
        items.push(line(along, width));
        *outer += width;
        middle = Some(along);
    };
    match style.ring {
        Ring::None => outer = 0.0,
        Ring::Single => draw(&mut items, &mut outer, wide(style.ring_width)),
        Ring::Double => {
            outer = 0.2 * unit;
            draw(&mut items, &mut outer, wide(style.ring_width));
            outer += GAP * unit;
            draw(&mut items, &mut outer, wide((style.ring_width / 2.0).max(0.35)));
        }
        Ring::Scallop => {
            let width = wide(style.ring_width.min(0.4));
            let (lobes, base) = scallops(cut, cut.half() - 0.05 * unit - width / 2.0);
            items.push(PathItem::stroked(lobes, Stroke::round(style.colour, width)).into());
            let width = wide(style.ring_width.min(0.35));
            outer = cut.half() - base + LOBE_TO_LINE * unit - width / 2.0;
            draw(&mut items, &mut outer, width);
        }
    }
    Edge { items, middle, inside: cut.inset(outer) }
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

//! Rows of small ornaments on the ring of a piece.

use crate::canvas::contour::Contour;
use crate::canvas::shapes::{points_along, polyline};
use crate::geom::{Affine, BezPath, CircleSegment, Point, Shape, TOLERANCE};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{Outline, Ring};
use std::f64::consts::TAU;

/// On smaller pieces, in millimetres, there is no row: it would be dust.
pub(super) const LEAST_PIECE: f64 = 12.0;
/// The height of an ornament relative to the visible width of its line, and where on the line its middle lies: nearer to
/// the inside, as the outside may be cut away.
const ON_A_LINE: (f64, f64) = (0.42, 0.65);
/// The height of one in place of a line, relative to its width, and how much nearer to the cut it may stand, in
/// millimetres: a cut that is askew shows less beside a row than beside a line.
pub(super) const IN_PLACE_OF_A_LINE: f64 = 0.75;
pub(super) const NEARER: f64 = 0.0;
/// The smallest ornament, in thinnest lines.
const LEAST: f64 = 1.8;

/// A row of equal ornaments.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// One ornament of height 1 around (0, 0), the outside of the piece up; dots are the dots of a dotted line.
    shape: Option<fn() -> BezPath>,
    /// From one to the next, in heights.
    pitch: f64,
}

/// The row of a ring, if it has one.
pub(super) fn row(ring: Ring) -> Option<Row> {
    Some(match ring {
        Ring::Pearls => Row { shape: None, pitch: 1.75 },
        Ring::Lozenges => Row { shape: Some(lozenge), pitch: 2.5 },
        Ring::Sickles => Row { shape: Some(sickle), pitch: 2.6 },
        Ring::Embers => Row { shape: Some(ember), pitch: 2.3 },
        Ring::Tesserae => Row { shape: Some(tessera), pitch: 1.28 },
        Ring::Single
        | Ring::Double
        | Ring::Scallop
        | Ring::Octagon
        | Ring::Teeth
        | Ring::Lobes
        | Ring::Rough
        | Ring::Inlaid
        | Ring::Twin
        | Ring::Blocks
        | Ring::Band
        | Ring::None => return None,
    })
}

impl Row {
    /// The row on a line that is `seen` millimetres wide inside the cut; `None` if it would be too small.
    pub fn on_a_line(self, cut: Contour, seen: f64, least: f64, line: Colour) -> Option<PlacedRow> {
        let height = ON_A_LINE.0 * seen;
        let along = cut.inset(ON_A_LINE.1 * seen);
        (height >= LEAST * least).then_some(PlacedRow { row: self, along, height, under: line })
    }
}

/// A row along a contour, its ornaments of this height in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct PlacedRow {
    pub row: Row,
    pub along: Contour,
    pub height: f64,
    /// The colour of what it lies on.
    pub under: Colour,
}

impl PlacedRow {
    /// Its radius, around a disc.
    pub fn radius(self) -> f64 {
        self.along.half()
    }

    /// Covers the ornaments of which a part lies within `half` of a point on a row around a disc, and no part of
    /// another. `None` if there are none, or on other shapes.
    pub fn covered(self, at: Point, half: f64) -> Option<Item> {
        /// How much wider than the row the cover is on either side, relative to its height.
        const OVER: f64 = 0.3;
        let radius = self.radius();
        let step = TAU / evenly(self.along, self.row.pitch * self.height).len() as f64;
        let reach = (half + self.row.wide() * self.height / 2.0) / radius;
        let turn = at.to_vec2().atan2();
        let (first, last) = (((turn - reach) / step).ceil(), ((turn + reach) / step).floor());
        if self.along.shape() != Outline::Disc || first > last {
            return None;
        }
        let (from, sweep) = ((first - 0.5) * step, (last - first + 1.0) * step);
        let half = (0.5 + OVER) * self.height;
        let band = CircleSegment::new(Point::ZERO, radius + half, radius - half, from, sweep);
        Some(PathItem::filled(band.to_path(TOLERANCE), self.under).into())
    }

    /// Its ornaments.
    pub fn draw(self, colour: Colour) -> Item {
        self.row.draw(self.along, self.height, colour)
    }
}

impl Row {
    /// The width of an ornament, relative to its height.
    fn wide(self) -> f64 {
        self.shape.map_or(1.0, |shape| shape().bounding_box().width())
    }

    /// The row along a contour, its ornaments of this height in millimetres.
    fn draw(self, along: Contour, height: f64, colour: Colour) -> Item {
        let places = evenly(along, self.pitch * height);
        let Some(shape) = self.shape else {
            let pitch = along.path().perimeter(0.001) / places.len() as f64;
            return PathItem::stroked(along.path(), Stroke::dotted(colour, height, pitch)).into();
        };
        let shape = Affine::scale(height) * shape();
        let mut path = BezPath::new();
        for at in places {
            let turn = at.to_vec2().atan2() + std::f64::consts::FRAC_PI_2;
            path.extend(Affine::translate(at.to_vec2()) * Affine::rotate(turn) * shape.clone());
        }
        PathItem::filled(path, colour).into()
    }
}

/// Points along a contour, about so far from each other: a multiple of four, so that the row is symmetric.
fn evenly(along: Contour, pitch: f64) -> Vec<Point> {
    let path = along.path();
    let mut line = points_along(&path, 0.005);
    line.extend(line.first().copied());
    let mut so_far = vec![0.0];
    for pair in line.windows(2) {
        so_far.push(so_far[so_far.len() - 1] + pair[0].distance(pair[1]));
    }
    let length = so_far[so_far.len() - 1];
    let count = 4 * ((length / pitch / 4.0).round() as usize).max(2);
    let mut place = 0;
    let at = |step: usize| {
        let wanted = length * step as f64 / count as f64;
        while place + 2 < so_far.len() && so_far[place + 1] < wanted {
            place += 1;
        }
        let share = (wanted - so_far[place]) / (so_far[place + 1] - so_far[place]).max(1e-9);
        line[place].lerp(line[place + 1], share)
    };
    (0..count).map(at).collect()
}

fn lozenge() -> BezPath {
    let corners = [(0.0, -0.5), (0.62, 0.0), (0.0, 0.5), (-0.62, 0.0)];
    closed(&corners.map(Point::from))
}

fn tessera() -> BezPath {
    let corners = [(-0.46, -0.5), (0.46, -0.5), (0.43, 0.5), (-0.43, 0.5)];
    closed(&corners.map(Point::from))
}

/// A moon that opens along the ring.
fn sickle() -> BezPath {
    let mut path = BezPath::new();
    path.move_to((0.28, -0.46));
    path.curve_to((-0.75, -0.75), (-0.75, 0.75), (0.28, 0.46));
    path.curve_to((-0.22, 0.36), (-0.22, -0.36), (0.28, -0.46));
    path.close_path();
    path
}

/// A drop of fire, its point inwards.
fn ember() -> BezPath {
    let mut path = BezPath::new();
    path.move_to((0.0, 0.55));
    path.curve_to((0.12, 0.25), (0.45, 0.15), (0.38, -0.15));
    path.curve_to((0.32, -0.5), (-0.32, -0.5), (-0.38, -0.15));
    path.curve_to((-0.45, 0.15), (-0.12, 0.25), (0.0, 0.55));
    path.close_path();
    path
}

fn closed(corners: &[Point]) -> BezPath {
    polyline(corners, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Vec2;
    use crate::theme::Outline;

    #[test]
    fn a_row_is_even_on_every_shape() {
        for shape in [Outline::Disc, Outline::Square, Outline::Hexagon] {
            let points = evenly(Contour::new(shape, 20.0), 1.0);
            let apart: Vec<f64> = points.windows(2).map(|pair| pair[0].distance(pair[1])).collect();
            // At a corner two neighbours are nearer.
            assert!(apart.iter().all(|&apart| (0.6..1.2).contains(&apart)), "{shape:?} {apart:?}");
            assert_eq!(points.len() % 4, 0);
            let sum: Vec2 = points.iter().map(|point| point.to_vec2()).sum();
            assert!(sum.hypot() < 0.5, "{shape:?} is not symmetric: {sum:?}");
        }
    }
}

//! Small scissors beside a line that is to be cut.

use crate::canvas::GREY;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, Circle, Point, Shape, TOLERANCE, Vec2};
use crate::scene::{Group, Item, PathItem, Stroke};

/// The width of lines, the rings' radius, and how far they stand apart.
const LINE: f64 = 0.22;
const RING: f64 = 0.75;
const APART: f64 = 1.0;
/// From the rings to the pivot, and from there to the points.
const LENGTHS: (f64, f64) = (1.7, 2.6);

/// Scissors around a point that cut the way of `along`.
pub fn scissors(at: Point, along: Vec2) -> Item {
    let (handle, blade) = LENGTHS;
    let mut items = Vec::new();
    for side in [-1.0, 1.0] {
        let ring = Point::new(-handle - 0.55, side * APART);
        items.push(PathItem::stroked(Circle::new(ring, RING).to_path(TOLERANCE), Stroke::solid(GREY, LINE)).into());
        // From the ring through the pivot to the point on the other side.
        let from = ring + (Point::ZERO - ring).normalize() * RING;
        let to = Point::new(blade, -side * 0.62);
        items
            .push(PathItem::stroked(polyline(&[from, Point::ZERO, to], false), Stroke::round(GREY, 1.4 * LINE)).into());
    }
    let turn = Affine::translate(at.to_vec2()) * Affine::rotate(along.y.atan2(along.x));
    Group::placed(turn, items).into()
}

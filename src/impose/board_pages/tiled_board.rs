//! A board, drawn once, its sheets, and the cut edge of one with rounded corners.

use crate::geom::{Arc, BezPath, Point, Rect, Size, TOLERANCE, Vec2};
use crate::impose::printable_area::PrintableArea;
use crate::impose::tiling::{Edges, Tiling};
use crate::scene::SymbolId;
use std::f64::consts::{FRAC_PI_2, PI};

/// A board, drawn once, and its tiling.
pub struct TiledBoard {
    pub symbol: SymbolId,
    /// The finished board with its upper left corner at the origin, in millimetres.
    pub size: Size,
    /// Its bleed.
    pub bleed: f64,
    pub square: f64,
    /// The width of tabs.
    pub tab: f64,
    pub tiling: Tiling,
    pub room: PrintableArea,
    /// The sheet inside the paper's margin, the limit of everything that must be visible.
    pub keep: Rect,
}

/// The corners of a sheet clockwise from the far left: position, whether it is a corner of the board, and the direction
/// from the arc's centre to its start.
fn all(trim: Rect, edges: Edges) -> [(Point, bool, f64); 4] {
    [
        (Point::new(trim.x0, trim.y0), edges.left && edges.far, PI),
        (Point::new(trim.x1, trim.y0), edges.right && edges.far, -FRAC_PI_2),
        (Point::new(trim.x1, trim.y1), edges.right && edges.near, 0.0),
        (Point::new(trim.x0, trim.y1), edges.left && edges.near, FRAC_PI_2),
    ]
}

fn arc(trim: Rect, corner: Point, radius: f64, begins: f64) -> Arc {
    let middle = corner + towards(corner, trim.center()) * radius;
    Arc::new(middle, Vec2::new(radius, radius), begins, FRAC_PI_2, 0.0)
}

/// Unit steps from a corner towards the arc's centre.
fn towards(corner: Point, middle: Point) -> Vec2 {
    Vec2::new((middle.x - corner.x).signum(), (middle.y - corner.y).signum())
}

/// The whole closed edge of a sheet: the board's own corners rounded, all others square.
pub fn outline(trim: Rect, radius: f64, edges: Edges) -> BezPath {
    let mut path = BezPath::new();
    for (corner, own, begins) in all(trim, edges) {
        let round = own && radius > 0.0;
        let arc = arc(trim, corner, radius, begins);
        let first = if round { arc.center + Vec2::from_angle(begins) * radius } else { corner };
        // A path without a segment counts as empty even after its first point.
        if path.elements().is_empty() {
            path.move_to(first)
        } else {
            path.line_to(first)
        }
        if round {
            path.extend(arc.append_iter(TOLERANCE));
        }
    }
    path.close_path();
    path
}

/// Only the board's own corners: the straight edges are given by marks.
pub fn corners(trim: Rect, radius: f64, edges: Edges) -> BezPath {
    let mut path = BezPath::new();
    for (corner, _, begins) in all(trim, edges).into_iter().filter(|(_, own, _)| *own) {
        let arc = arc(trim, corner, radius, begins);
        path.move_to(arc.center + Vec2::from_angle(begins) * radius);
        path.extend(arc.append_iter(TOLERANCE));
    }
    path
}

//! Fold marks of a sheet.

use crate::canvas::shapes::polyline;
use crate::geom::{Point, Size};
use crate::scene::{Colour, Item, PathItem, Stroke};

/// Line width of marks: the thinnest that prints.
const MARK: f64 = 0.15;
/// A mark's dash and gap.
const DASH: f64 = 1.0;
/// Length of a mark at the edge, and its distance from the edge.
const AT_EDGE: (f64, f64) = (4.0, 5.0);
/// Half the size of the cross where two folds meet.
const CROSS: f64 = 2.5;
/// Grey that is visible without disturbing.
const GREY: Colour = Colour::Rgb(0x8c, 0x8c, 0x8c);

/// A dashed line along a fold.
pub fn crease(from: impl Into<Point>, to: impl Into<Point>) -> Item {
    let line = polyline(&[from.into(), to.into()], false);
    PathItem::stroked(line, Stroke::dashed(GREY, MARK, [DASH, DASH])).into()
}

/// The marks of a sheet folded in half both ways: at the four edges, and a cross at the centre.
pub fn quarters(paper: Size) -> Vec<Item> {
    let (x, y) = (paper.width / 2.0, paper.height / 2.0);
    let (near, far) = (AT_EDGE.1, AT_EDGE.1 + AT_EDGE.0);
    vec![
        crease((x, near), (x, far)),
        crease((x, paper.height - near), (x, paper.height - far)),
        crease((near, y), (far, y)),
        crease((paper.width - near, y), (paper.width - far, y)),
        crease((x - CROSS, y), (x + CROSS, y)),
        crease((x, y - CROSS), (x, y + CROSS)),
    ]
}

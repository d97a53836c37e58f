//! A bold frame: around each half one band in its side's colour, from the squares to near the trim.

use super::{border, mount_width, numbers_the_middle};
use crate::geom::{BezPath, Point, Rect};
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;
use crate::rules::Side;

/// From one side's band to the other's, in the middle of the board: the number of a middle row, or nothing, stands there.
const APART: (f64, f64) = (5.2, 0.9);
/// How round or slanted the ends of bands are there, at most, as a share of their width.
const END: (f64, f64) = (1.9, 0.4);

/// The corners of a side's band in a bold frame, as the forms of its pieces: round, or slanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RimCorners {
    Round,
    Slanted,
}

/// How far from its corner the corner of a band is round, or slanted.
const CORNER: f64 = 3.4;

/// From how far before a corner of a round form its curve begins, to the curve's handles, as a share of that.
const HANDLE: f64 = 0.4477;

impl RimCorners {
    /// Those of a side.
    fn of(side: Side) -> RimCorners {
        match side {
            Side::White => RimCorners::Round,
            Side::Black => RimCorners::Slanted,
        }
    }

    /// A closed form through these points, each with how far from it the form leaves its sides.
    fn form(self, points: &[(Point, f64)]) -> BezPath {
        let count = points.len();
        let mut path = BezPath::new();
        for (place, &(corner, cut)) in points.iter().enumerate() {
            let before = (points[(place + count - 1) % count].0 - corner).normalize();
            let after = (points[(place + 1) % count].0 - corner).normalize();
            let (from, to) = (corner + cut * before, corner + cut * after);
            match place {
                0 => path.move_to(from),
                _ => path.line_to(from),
            }
            match self {
                _ if cut <= 0.0 => {}
                RimCorners::Round => {
                    path.curve_to(corner + HANDLE * cut * before, corner + HANDLE * cut * after, to);
                }
                RimCorners::Slanted => path.line_to(to),
            }
        }
        path.close_path();
        path
    }
}

/// The outer edge of a bold frame.
pub(crate) fn rim(site: &Site<'_>) -> Rect {
    let out = mount_width(site);
    site.trim().inflate(-out, -out)
}

/// Around each half a band in its side's colour, with its side's corners. Where they meet, the one ends round, the other
/// slanted.
pub(super) fn bands(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let middle = site.field().center().y;
    let squares = site.field().inflate(border(site), border(site));
    let apart = if numbers_the_middle(site) { APART.0 } else { APART.1 };
    for side in Side::BOTH {
        let (outer, corners) = (rim(site), RimCorners::of(side));
        let toward = if side == Side::White { 1.0 } else { -1.0 };
        let end = middle + toward * apart / 2.0;
        let (far, near) = match side {
            Side::White => (outer.y1, squares.y1),
            Side::Black => (outer.y0, squares.y0),
        };
        let small = END.0.min(END.1 * (squares.x0 - outer.x0));
        let around = [
            (outer.x0, end, small),
            (squares.x0, end, small),
            (squares.x0, near, 0.0),
            (squares.x1, near, 0.0),
            (squares.x1, end, small),
            (outer.x1, end, small),
            (outer.x1, far, CORNER),
            (outer.x0, far, CORNER),
        ];
        let band = corners.form(&around.map(|(x, y, cut)| (Point::new(x, y), cut)));
        canvas.fill(band, site.marks(side));
    }
}

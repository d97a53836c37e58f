//! A bold frame: around each half one band in its side's colour, from the squares to near the trim.

use super::{border, mount_width, rect};
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{BezPath, Point, Rect};
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;
use crate::rules::Side;
use std::f64::consts::SQRT_2;

/// From one side's band to the other's, in the middle of the board: the number of a middle row, or nothing, stands there.
const APART: (f64, f64) = (5.2, 0.9);
/// How round or slanted the ends of bands are there, at most, as a share of their width.
const END: (f64, f64) = (1.9, 0.4);

/// The corners of a side's band in a bold frame, as the forms of its pieces: round, or slanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RimCorners {
    Round,
    Slanted,
}

/// How far from its corner the corner of a band is round, or slanted.
const RIM_CORNER: f64 = 3.4;

impl RimCorners {
    /// Those of a side.
    fn of(side: Side) -> RimCorners {
        match side {
            Side::White => RimCorners::Round,
            Side::Black => RimCorners::Slanted,
        }
    }

    /// A rectangle with such corners, so far inside another one that has them.
    pub fn inside(self, outer: Rect, by: f64) -> BezPath {
        let rect = outer.inflate(-by, -by);
        match self {
            RimCorners::Round => rounded(rect, (RIM_CORNER - by).max(0.0)),
            // A band is as broad along its slants.
            RimCorners::Slanted => slanted(rect, (RIM_CORNER - (2.0 - SQRT_2) * by).max(0.0)),
        }
    }
}

/// A rectangle without its corners.
fn slanted(rect: Rect, by: f64) -> BezPath {
    let Rect { x0, y0, x1, y1 } = rect;
    let corners = [
        (x0 + by, y0),
        (x1 - by, y0),
        (x1, y0 + by),
        (x1, y1 - by),
        (x1 - by, y1),
        (x0 + by, y1),
        (x0, y1 - by),
        (x0, y0 + by),
    ];
    polyline(&corners.map(Point::from), true)
}

/// The outer edge of a bold frame, and its corners before a player.
pub(crate) fn rim(site: &Site<'_>, side: Side) -> (Rect, RimCorners) {
    let out = mount_width(site);
    (site.trim().inflate(-out, -out), RimCorners::of(side))
}

/// Around each half a band in its side's colour, with its side's corners. Where they meet, the one ends round, the other
/// slanted.
pub(super) fn bands(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let middle = site.field().center().y;
    let squares = site.field().inflate(border(site), border(site));
    let numbered = !site.rows.is_multiple_of(2) && site.style().coordinates;
    let apart = if numbered { APART.0 } else { APART.1 };
    for side in Side::BOTH {
        let (outer, corners) = rim(site, side);
        let wide = squares.x0 - outer.x0;
        let toward = if side == Side::White { 1.0 } else { -1.0 };
        let (end, begun) = (middle + toward * apart / 2.0, middle + toward * (apart / 2.0 + wide));
        let mut band = corners.inside(outer, 0.0);
        band.extend(rect(squares).reverse_subpaths());
        let around = outer.inflate(1.0, 1.0);
        let half_board = match side {
            Side::White => Rect { y0: begun, ..around },
            Side::Black => Rect { y1: begun, ..around },
        };
        canvas.clipped(rect(half_board), |canvas| canvas.fill(band, site.marks(side)));
        for (from, to) in [(outer.x0, squares.x0), (squares.x1, outer.x1)] {
            // It reaches a little into the rest: no seam opens there.
            let strip = Rect::new(from, end, to, begun + toward * END.0).abs();
            let corner = END.0.min(END.1 * wide);
            canvas.fill(
                match corners {
                    RimCorners::Round => rounded(strip, corner),
                    RimCorners::Slanted => slanted(strip, corner),
                },
                site.marks(side),
            );
        }
    }
}

//! A bold frame: around each half a band in its side's colour.

use super::{mount_width, rect};
use crate::canvas::shapes::{polyline, rounded};
use crate::geom::{BezPath, Point, Rect};
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;
use crate::rules::Side;
use std::f64::consts::SQRT_2;

/// How broad the bands of both sides in a bold frame are.
const RIM: f64 = 1.5;
/// How much of the room that the letters leave they take as well, and how broad they become at most.
const RIM_GROWS: (f64, f64) = (0.4, 3.2);
/// How far outside the squares the line lies that the letters stand within, and the room outside of it that it needs.
const RAIL: (f64, f64) = (8.0, 2.5);
/// From the one side's to the other's, in the middle of the board.
const RIMS_APART: f64 = 0.9;

/// The room between what the letters of a bold frame take and its bands where these are narrowest.
fn beyond_letters(site: &Site<'_>) -> f64 {
    (site.side - mount_width(site) - RAIL.0 - RIM).max(0.0)
}

/// How broad the bands of a bold frame are: on large paper they are broader.
pub(super) fn band_width(site: &Site<'_>) -> f64 {
    (RIM + RIM_GROWS.0 * beyond_letters(site)).min(RIM_GROWS.1)
}

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

/// Around each half a band in its side's colour, with its side's corners. Both are equally broad; where they meet, the
/// one ends round, the other slanted.
pub(super) fn bands(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let middle = site.field().center().y;
    let wide = band_width(site);
    if beyond_letters(site) > RAIL.1 {
        canvas.ruled(rect(site.field().inflate(RAIL.0, RAIL.0)), site.colours().ink, 0.4);
    }
    for side in Side::BOTH {
        let (outer, corners) = rim(site, side);
        let mut band = corners.inside(outer, 0.0);
        band.extend(corners.inside(outer, wide).reverse_subpaths());
        // Up to the forms that it ends in.
        let (toward, half) = (if side == Side::White { 1.0 } else { -1.0 }, wide / 2.0);
        let end = middle + toward * (RIMS_APART / 2.0 + half);
        let around = outer.inflate(1.0, 1.0);
        let half_board = match side {
            Side::White => Rect { y0: end, ..around },
            Side::Black => Rect { y1: end, ..around },
        };
        canvas.clipped(rect(half_board), |canvas| canvas.fill(band, site.marks(side)));
        for x in [outer.x0 + half, outer.x1 - half] {
            let knob = Rect::from_center_size((x, end), (wide, wide));
            canvas.fill(
                match corners {
                    RimCorners::Round => BoardCanvas::circle((x, end), half),
                    RimCorners::Slanted => slanted(knob, half * (2.0 - SQRT_2)),
                },
                site.marks(side),
            );
        }
    }
}

//! A fret between two lines, and a border in ink with an edge on both sides, in the colour of the rivers' banks.

use super::{inside, mount_width, rect};
use crate::canvas::LEFT_OPEN;
use crate::geom::{Affine, BezPath, Point, Rect, Vec2};
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::shapes::{FRET_HEIGHT, fret};
use crate::motif::site::Site;

/// From the squares to the outer edge of their border, and to the line at its inner edge.
const BORDER: (f64, f64) = (1.6, 0.35);

/// Beside the squares so much stays free for their numbers, in design units.
const LEAST_FREE: f64 = 2.7;

/// The fret's measures in design units, from the mount to the middle of each stroke.
#[derive(Debug, Clone, Copy)]
struct Fret {
    /// The width of its stroke and of the gaps in it.
    stroke: f64,
    /// The line outside it, where there is room for one.
    line: Option<f64>,
    /// Its outer stroke.
    outer: f64,
    /// The line inside it, where there is room for one.
    inner: Option<f64>,
}

impl Fret {
    fn of(site: &Site<'_>) -> Fret {
        let ease = site.ease();
        // Strokes left open in dark ground fill with ink when they are too thin; too thick a fret leaves no room.
        let stroke = (0.42 + 0.28 * ease).max((LEFT_OPEN / site.k).min(0.62));
        let line = 0.5 + 0.5 * ease;
        let outer = line + 0.95 + ease + stroke / 2.0;
        let inner = (ease > 0.5).then_some(outer + FRET_HEIGHT * stroke + 2.2);
        let fret = Fret { stroke, line: Some(line), outer, inner };
        if site.side - mount_width(site) - fret.depth() - border(site) > LEAST_FREE {
            return fret;
        }
        Fret { stroke, line: None, outer: stroke / 2.0, inner: None }
    }

    /// How far its innermost line reaches in.
    fn depth(self) -> f64 {
        self.inner.unwrap_or(self.outer + FRET_HEIGHT * self.stroke + self.stroke / 2.0)
    }
}

/// How far the innermost line reaches inside the mount.
pub(super) fn depth(site: &Site<'_>) -> f64 {
    Fret::of(site).depth()
}

/// How far the squares' border reaches out from them.
pub(super) fn border(site: &Site<'_>) -> f64 {
    BORDER.0 + site.line_units(0.5) / 2.0
}

pub(super) fn frame(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let (colours, gold, fret) = (*site.colours(), site.on_frame(), Fret::of(site));
    if let Some(line) = fret.line {
        canvas.left_open(rect(inside(site, line, 0.6)), gold, 0.6);
    }
    let inset = mount_width(site) + fret.outer;
    let band = site.trim().inflate(-inset, -inset);
    // The stroke grows with the pattern, not as lines do.
    canvas.left_open(runs(band, fret.stroke), gold, fret.stroke * site.k.sqrt());
    canvas.fill(cores(band, fret.stroke), gold);
    if let Some(inner) = fret.inner {
        canvas.left_open(rect(inside(site, inner, 0.35)), gold, 0.35);
    }
    let field = site.field();
    let at = |out: f64| rect(field.inflate(out, out));
    canvas.fill(at(BORDER.0), colours.ink);
    canvas.left_open(at(BORDER.0), gold, 0.5);
    canvas.fill(at(BORDER.1), colours.land);
    canvas.left_open(at(BORDER.1), gold, 0.7);
}

/// The four corner squares inside the band's outer rectangle.
fn corners(band: Rect, side: f64) -> [Rect; 4] {
    let (x, y) = (band.x1 - side, band.y1 - side);
    [(band.x0, band.y0), (x, band.y0), (x, y), (band.x0, y)].map(|(x, y)| Rect::new(x, y, x + side, y + side))
}

/// All strokes of the fret: squares in the corners, and along each side keys that turn round in its middle, stretched a
/// little so that a whole number of them fits.
fn runs(band: Rect, stroke: f64) -> BezPath {
    let side = FRET_HEIGHT * stroke;
    let mut path = BezPath::new();
    for corner in corners(band, side) {
        path.extend(rect(corner));
    }
    let inner = band.inflate(-side, -side);
    let clear = 2.0 * stroke;
    let sides = [
        (Point::new(inner.x0, inner.y0), Vec2::new(1.0, 0.0), inner.width()),
        (Point::new(inner.x1, inner.y0), Vec2::new(0.0, 1.0), inner.height()),
        (Point::new(inner.x1, inner.y1), Vec2::new(-1.0, 0.0), inner.width()),
        (Point::new(inner.x0, inner.y1), Vec2::new(0.0, -1.0), inner.height()),
    ];
    for (corner, along, long) in sides {
        let from = corner + along * clear;
        let place = Affine::new([along.x, along.y, -along.y, along.x, from.x, from.y]);
        path.extend(place * fret(long - 2.0 * clear, stroke));
    }
    path
}

/// The solid middles of the corner squares.
fn cores(band: Rect, stroke: f64) -> BezPath {
    let mut path = BezPath::new();
    for corner in corners(band, FRET_HEIGHT * stroke) {
        path.extend(rect(corner.inflate(-1.6 * stroke, -1.6 * stroke)));
    }
    path
}

//! The lines of a begonia frame with beads inlaid between them, and a flower in the hollow of each corner.

use super::{double_edge, inside, mount_width};
use crate::canvas::shapes::{begonia, lozenge, polyline};
use crate::geom::{BezPath, Point, Vec2};
use crate::motif::board_canvas::BoardCanvas;

/// How far the two lines lie inside the mount, how heavy they are, and the radii of their hollow corners.
const OUTER: (f64, f64, f64) = (0.55, 1.1, 5.0);
const INNER: (f64, f64, f64) = (2.9, 0.3, 4.6);
/// The middle of what is seen between them.
const MIDDLE: f64 = 1.93;
/// From bead to bead, about, and how many of them there are from lozenge to lozenge.
const PITCH: f64 = 1.5;
const BEADS: usize = 6;
/// The weight of a bead.
const BEAD: f64 = 0.64;
/// How far from a corner the first lozenge is.
const FROM_CORNER: f64 = 6.6;

pub(super) fn frame(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let colours = *site.colours();
    let [outer, inner] = [OUTER, INNER].map(|(inset, weight, radius)| begonia(inside(site, inset, weight), radius));
    canvas.fill(outer.clone(), colours.trap);
    canvas.fill(inner.clone(), colours.paper);
    let inset = mount_width(site) + MIDDLE;
    let along = site.trim().inflate(-inset, -inset);
    let corners = [(along.x0, along.y0), (along.x1, along.y0), (along.x1, along.y1), (along.x0, along.y1)];
    let mut lozenges = BezPath::new();
    for (place, from) in corners.into_iter().enumerate() {
        side(canvas, Point::from(from), Point::from(corners[(place + 1) % 4]), &mut lozenges);
    }
    canvas.fill(lozenges, colours.accent);
    canvas.ruled(outer, colours.ink, OUTER.1);
    canvas.ruled(inner, colours.ink, INNER.1);
    let at = inside(site, OUTER.0, OUTER.1);
    let middle = at.center();
    for corner in [(at.x0, at.y0), (at.x1, at.y0), (at.x1, at.y1), (at.x0, at.y1)].map(Point::from) {
        let inward = Vec2::new((middle.x - corner.x).signum(), (middle.y - corner.y).signum());
        flower(canvas, corner + inward * 1.15);
    }
    double_edge(canvas, (1.7, 0.9), (0.0, 0.3));
}

/// The beads of one side, and the places of its lozenges: the first and the last of the row.
fn side(canvas: &mut BoardCanvas<'_, '_>, from: Point, to: Point, lozenges: &mut BezPath) {
    let way = (to - from).normalize();
    let (first, long) = (from + way * FROM_CORNER, from.distance(to) - 2.0 * FROM_CORNER);
    if long <= 0.0 {
        return;
    }
    let parts = (long / (PITCH * BEADS as f64)).round().max(1.0) as usize;
    let (pitch, bank) = (long / (parts * BEADS) as f64, canvas.site().colours().bank);
    // A row of dots from lozenge to lozenge, which cover its ends.
    canvas.dotted(polyline(&[first, first + way * long], false), bank, BEAD, pitch);
    for part in 0..=parts {
        let at = first + way * ((part * BEADS) as f64 * pitch);
        lozenges.extend(lozenge(at, 0.55 + 0.4 * way.x.abs(), 0.55 + 0.4 * way.y.abs()));
    }
}

/// A begonia flower: four petals around a heart.
fn flower(canvas: &mut BoardCanvas<'_, '_>, at: Point) {
    let colours = *canvas.site().colours();
    let mut petals = BezPath::new();
    for quarter in 0..4 {
        let out = Vec2::from_angle(std::f64::consts::FRAC_PI_2 * f64::from(quarter));
        petals.extend(BoardCanvas::circle(at + out * 0.85, 0.8));
    }
    canvas.fill(petals, colours.accent);
    canvas.fill(BoardCanvas::circle(at, 0.5), colours.trap);
}

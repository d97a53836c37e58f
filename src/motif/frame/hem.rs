//! A hem of leather around the paper: a seam, a stud in each corner, a tooled line along its inner edge.

use super::BoardCanvas;
use crate::canvas::shapes::rounded;
use crate::geom::{BezPath, Point};
use crate::motif::grid::seam;
use crate::scene::Colour;

/// Where a hem's seam lies in it, as a share of its width from outside, and how heavy its thread is.
pub(super) const SEAM: (f64, f64) = (0.64, 0.5);
/// From one stitch of a hem to the next, in design units.
const STITCH: f64 = 3.0;
/// The radius of the paper's corners.
const CORNER: f64 = 2.0;
/// The line tooled along the inner edge: how far from it, how heavy, and how much lighter than the leather; the shade
/// of that edge, how heavy and how dark.
const TOOLED: (f64, f64, f64) = (0.7, 0.25, 0.3);
const SHADE: (f64, f64) = (0.35, 0.45);
/// The radius of a stud, and that of its head; how far from it the seam ends.
const STUD: (f64, f64) = (1.25, 0.52);
const OFF_STUD: f64 = 2.6;

/// A hem so wide around the board's paper.
pub(super) fn around(canvas: &mut BoardCanvas<'_, '_>, wide: f64) {
    let (trim, colours) = (canvas.site().trim(), *canvas.site().colours());
    let leather = colours.accent;
    let inner = trim.inflate(-wide, -wide);
    canvas.shape(rounded(inner, CORNER), colours.paper, leather.towards(Colour::BLACK, SHADE.1), SHADE.0);
    let tooled = rounded(inner.inflate(TOOLED.0, TOOLED.0), CORNER + TOOLED.0);
    canvas.line(tooled, leather.towards(colours.paper, TOOLED.2), TOOLED.1);
    let at = trim.inflate(-SEAM.0 * wide, -SEAM.0 * wide);
    let corners = [(at.x0, at.y0), (at.x1, at.y0), (at.x1, at.y1), (at.x0, at.y1)].map(Point::from);
    let mut path = BezPath::new();
    for (from, to) in corners.into_iter().zip(corners.into_iter().cycle().skip(1)) {
        let off = (to - from).normalize() * OFF_STUD;
        let (from, to) = (from + off, to - off);
        path.extend(seam(from, to, (from.distance(to) / STITCH).round().max(1.0) as usize));
    }
    canvas.line(path, colours.paper, SEAM.1);
    for corner in corners {
        let brass = colours.trap;
        let circle = |radius: f64| BoardCanvas::circle((corner.x, corner.y), radius);
        canvas.shape(circle(STUD.0), brass, leather.towards(Colour::BLACK, SHADE.1), SHADE.0);
        canvas.fill(circle(STUD.1), brass.towards(Colour::WHITE, 0.55));
    }
}

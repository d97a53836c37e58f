//! A hem of leather around the paper: a seam, a stud in each corner, a tooled line along its inner edge.

use super::BoardCanvas;
use crate::canvas::shapes::{mixed, rounded};
use crate::geom::{BezPath, Point, Vec2};
use crate::motif::grid::seam;
use crate::scene::Colour;
use std::f64::consts::TAU;

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
    grain(canvas, wide);
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

/// The leather's grain: short creases, alike for both players.
fn grain(canvas: &mut BoardCanvas<'_, '_>, wide: f64) {
    /// The side of the cell of a crease, its length and its weight, and how dark it is.
    const CELL: f64 = 2.3;
    const LONG: f64 = 0.36;
    const WEIGHT: f64 = 0.3;
    const DARK: f64 = 0.2;
    let (trim, leather) = (canvas.site().trim(), canvas.site().colours().accent);
    let (columns, rows) = ((trim.width() / CELL) as u64, (trim.height() / CELL) as u64);
    let (across, down) = (trim.width() / columns as f64, trim.height() / rows as f64);
    let hem = trim.inflate(-wide, -wide);
    let mut creases = BezPath::new();
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        // The half behind the middle is the one before it, turned.
        let (place, count) = (row * columns + column, rows * columns);
        let (cell, turned) = if 2 * place < count { (place, false) } else { (count - 1 - place, true) };
        let noise = |seed: u64| (mixed(cell << 8 | seed) >> 11) as f64 / (1u64 << 53) as f64;
        let at = Point::new(
            trim.x0 + ((cell % columns) as f64 + 0.25 + 0.5 * noise(1)) * across,
            trim.y0 + ((cell / columns) as f64 + 0.25 + 0.5 * noise(2)) * down,
        );
        if hem.contains(at) {
            continue;
        }
        let along = Vec2::from_angle(TAU * noise(3)) * CELL * LONG * (0.7 + 0.6 * noise(4)) * 0.5;
        let bend = along.turn_90() * (0.6 + 0.6 * noise(5));
        let points = [at - along, at + bend, at + along];
        let middle = trim.center().to_vec2();
        let [from, by, to] = points.map(|at| if turned { (2.0 * middle - at.to_vec2()).to_point() } else { at });
        creases.move_to(from);
        creases.quad_to(by, to);
    }
    canvas.line(creases, leather.towards(Colour::BLACK, DARK), WEIGHT);
}

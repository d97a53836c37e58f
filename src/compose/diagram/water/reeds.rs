//! Still water with reeds, as on the board: a shore that swings a little, ripples, clumps along the bank before the
//! player whom it faces.

use super::super::canvas::DiagramCanvas;
use crate::canvas::shapes::{Bank, Swell, bank, polyline, ribbon};
use crate::geom::{Affine, BezPath, Point, Vec2};
use std::collections::BTreeSet;
use std::f64::consts::TAU;

/// How far the shore swings, and the length of its waves.
const SWING: (f64, f64) = (0.016, 0.8);
/// Ripples of a cell, and of its neighbours: their middles and lengths.
const RIPPLES: [[(f64, f64, f64); 2]; 2] =
    [[(0.44, 0.36, 0.36), (0.60, 0.5, 0.22)], [(0.58, 0.38, 0.22), (0.44, 0.52, 0.36)]];
/// Where clumps stand along the bank, and how large they are: two in one cell, one in its neighbour.
const CLUMPS: [&[(f64, f64)]; 2] = [&[(0.27, 0.8), (0.70, 1.0)], &[(0.46, 1.0)]];
/// From the top of a cell to the foot of its clumps.
const FOOT: f64 = 0.86;
/// The stalks of a clump: how far their tips lie aside and above the foot, and whether they have a head.
const STALKS: [(f64, f64, bool); 5] =
    [(-0.17, 0.16, false), (-0.07, 0.36, true), (0.0, 0.24, false), (0.075, 0.44, true), (0.17, 0.2, false)];

/// The line of a shore inset from the cells' edge; columns and rows are counted from 1.
pub(super) fn shore(cells: &BTreeSet<(usize, usize)>, inset: f64, radius: f64) -> BezPath {
    Affine::translate((-1.0, -1.0)) * bank(cells, Bank { side: 1.0, inset, radius, swing: SWING.0, wave: SWING.1 })
}

/// The surface of a cell of this file and row; whether it faces the far player, and has the bank before it.
pub(super) fn cell(
    canvas: &mut DiagramCanvas<'_, '_>,
    at: Point,
    (file, up): (usize, usize),
    (turned, on_bank): (bool, bool),
) {
    let place = move |x: f64, y: f64| if turned { Point::new(1.0 - x, 1.0 - y) } else { Point::new(x, y) };
    let pattern = (file + up) % 2;
    canvas.symbol(&format!("still-{pattern}-{turned}"), at, |canvas| {
        let mut path = BezPath::new();
        for (x, y, long) in RIPPLES[pattern] {
            let along = |u: f64| {
                let swing = 0.02 * (TAU * 2.0 * long / 0.36 * u).sin();
                place(x + (u - 0.5) * long, y + swing)
            };
            path.extend(ribbon(along, Swell { widest: 0.028, narrowest: 0.012, power: 0.75 }, 8));
        }
        canvas.fill(path, canvas.context.inks.wave);
    });
    if !on_bank {
        return;
    }
    let row = file % 2;
    canvas.symbol(&format!("reeds-{row}-{turned}"), at, |canvas| {
        let sense = if turned { -1.0 } else { 1.0 };
        let (mut stalks, mut heads) = (BezPath::new(), BezPath::new());
        for &(x, share) in CLUMPS[row] {
            let foot = place(x, FOOT);
            for (aside, high, headed) in STALKS {
                let off = |x: f64, y: f64| foot + Vec2::new(x, -y) * share * sense;
                let tip = off(aside, high);
                stalks.move_to(foot);
                stalks.quad_to(off(0.3 * aside, 0.6 * high), tip);
                if headed {
                    heads.extend(polyline(&[tip, tip + Vec2::new(-0.1 * aside, 0.1) * share * sense], false));
                }
            }
        }
        canvas.line(stalks, canvas.context.inks.bank, 0.024);
        canvas.line(heads, canvas.context.inks.accent, 0.055);
    });
}

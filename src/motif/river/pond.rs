//! A pond with lotus, fish, duck and turtle, to be coloured.

use super::body::Body;
use super::{name, waves};
use crate::art::Motif;
use crate::art::motifs::{BoardRole, DUCK, FISH, LOTUS, LOTUS_LEAF_LARGE, LOTUS_LEAF_SMALL, RIPPLE, TURTLE};
use crate::geom::{Point, Shape, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;

/// What floats in a square: a motif, its middle in squares, its rotation in degrees, its scale.
type Floating = (&'static Motif<BoardRole>, (f64, f64), f64, f64);

/// By the parity of row and column together, and by that of the column. Flowers and leaves keep apart: each is a field
/// of its own.
const FLOATING: [[&[Floating]; 2]; 2] = [
    [
        &[
            (&LOTUS, (0.42, 0.36), 0.0, 0.84),
            (&LOTUS_LEAF_LARGE, (0.70, 0.71), 60.0, 1.3),
            (&LOTUS_LEAF_SMALL, (0.31, 0.76), 150.0, 1.3),
        ],
        &[(&RIPPLE, (0.66, 0.18), 0.0, 0.85), (&DUCK, (0.49, 0.51), 0.0, 0.82), (&RIPPLE, (0.36, 0.86), 0.0, 0.85)],
    ],
    [
        &[(&RIPPLE, (0.36, 0.17), 0.0, 0.85), (&FISH, (0.5, 0.52), 6.0, 0.9), (&RIPPLE, (0.64, 0.85), 0.0, 0.85)],
        &[(&RIPPLE, (0.38, 0.15), 0.0, 0.85), (&TURTLE, (0.49, 0.52), -16.0, 0.94), (&RIPPLE, (0.62, 0.87), 0.0, 0.85)],
    ],
];
/// Around a name, by the parity of the column: leaves and waves drift past it.
const BESIDE_A_NAME: [&[Floating]; 2] = [
    &[
        (&LOTUS_LEAF_LARGE, (0.30, 0.185), 100.0, 1.15),
        (&RIPPLE, (0.75, 0.17), 0.0, 0.92),
        (&RIPPLE, (0.34, 0.85), 0.0, 0.92),
        (&LOTUS_LEAF_SMALL, (0.78, 0.81), 200.0, 1.3),
    ],
    &[
        (&LOTUS_LEAF_SMALL, (0.22, 0.19), 20.0, 1.3),
        (&RIPPLE, (0.66, 0.15), 0.0, 0.92),
        (&RIPPLE, (0.25, 0.83), 0.0, 0.92),
        (&LOTUS_LEAF_LARGE, (0.70, 0.815), -80.0, 1.15),
    ],
];

/// How far a wave reaches, and where it may move to, in the order in which that is tried.
const ENDS: [Vec2; 4] = [Vec2::new(-4.7, 0.9), Vec2::new(4.7, -0.9), Vec2::new(-2.2, -2.4), Vec2::new(2.2, 2.4)];
const AWAY: [Vec2; 11] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(1.2, 0.0),
    Vec2::new(-1.2, 0.0),
    Vec2::new(2.4, 0.0),
    Vec2::new(-2.4, 0.0),
    Vec2::new(0.0, 0.5),
    Vec2::new(0.0, -0.5),
    Vec2::new(2.4, 0.5),
    Vec2::new(-2.4, 0.5),
    Vec2::new(2.4, -0.5),
    Vec2::new(-2.4, -0.5),
];

pub(super) fn pond(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let (colours, labels, run) = (*site.colours(), site.style().labels.river, body.name_run());
    canvas.shape(body.shore(0.05, 0.30, 0.022, 0.72), colours.river, colours.bank, 0.55);
    canvas.line(body.shore(0.10, 0.26, 0.018, 0.72), colours.bank, 0.25);
    waves::dots(canvas, body, 1.6, 0.4);
    // A wave that would cross the inner shore moves along, or away from it, or is left out.
    let clear = body.shore(0.125, 0.25, 0.018, 0.72);
    let fits = |at: Point| ENDS.into_iter().all(|off| clear.contains(at + off));
    for &(r, c) in &body.cells {
        let named = labels && r == run.row && (run.start..run.start + run.len).contains(&c);
        // The rows on both sides of the name begin alike, as bricks do.
        let row = r - usize::from(labels && r > run.row);
        let floating = if named { BESIDE_A_NAME[c % 2] } else { FLOATING[(row + c) % 2][c % 2] };
        canvas.at(c as f64 * C, r as f64 * C, 0.0, 1.0, |canvas| {
            for &(motif, (x, y), degrees, scale) in floating {
                let (cell, at) = (Vec2::new(c as f64, r as f64) * C, Point::new(x * C, y * C));
                let mut tried = AWAY.into_iter().map(|off| at + off);
                let free = match std::ptr::eq(motif, &RIPPLE) {
                    true => tried.find(|&at| fits(at + cell)),
                    false => Some(at),
                };
                let Some(free) = free else { continue };
                canvas.at(free.x, free.y, degrees, scale, |canvas| canvas.put_motif(motif));
            }
        });
    }
    name::name(canvas, body, 0.30 * C, name::NameStyle::Outlined(colours.ink, 0.24));
}

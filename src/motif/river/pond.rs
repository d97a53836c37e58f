//! A pond with lotus and fish, to be coloured.

use super::body::Body;
use super::{name, waves};
use crate::art::Motif;
use crate::art::motifs::{BoardRole, FISH, LOTUS, LOTUS_LEAF_LARGE, LOTUS_LEAF_SMALL, RIPPLE};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;

pub(super) fn pond(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    canvas.shape(body.shore(0.05, 0.30, 0.022, 0.72), colours.river, colours.bank, 0.55);
    canvas.line(body.shore(0.10, 0.26, 0.018, 0.72), colours.bank, 0.25);
    waves::dots(canvas, body, 1.6, 0.4);
    let run = body.name_run();
    let named = |r: usize, c: usize| {
        canvas.site().style().labels.river && r == run.row && (run.start..run.start + run.len).contains(&c)
    };
    let cells: Vec<(usize, usize, bool)> = body.cells.iter().map(|&(r, c)| (r, c, named(r, c))).collect();
    let labels = canvas.site().style().labels.river;
    for (r, c, named) in cells {
        canvas.at(c as f64 * C, r as f64 * C, 0.0, 1.0, |canvas| {
            if named {
                return [[(0.40, 0.20), (0.60, 0.80)], [(0.50, 0.22), (0.50, 0.82)]][c % 2]
                    .into_iter()
                    .for_each(|(x, y)| ripple(canvas, x, y));
            }
            // The rows on both sides of the name begin alike, as bricks do.
            let row = r - usize::from(labels && r > run.row);
            match ((row + c) % 2 == 0, c % 2 == 0) {
                // Flowers and leaves keep apart: each is a field of its own.
                (true, true) => {
                    ripple(canvas, 0.58, 0.25);
                    leaf(canvas, &LOTUS_LEAF_LARGE, (0.67, 0.67), 60.0);
                    leaf(canvas, &LOTUS_LEAF_SMALL, (0.37, 0.77), 150.0);
                    canvas.at(0.36 * C, 0.46 * C, 0.0, 0.62, |canvas| canvas.put_motif(&LOTUS));
                }
                (true, false) => {
                    ripple(canvas, 0.46, 0.22);
                    ripple(canvas, 0.46, 0.82);
                    leaf(canvas, &LOTUS_LEAF_LARGE, (0.31, 0.57), 210.0);
                    leaf(canvas, &LOTUS_LEAF_SMALL, (0.64, 0.63), 60.0);
                    canvas.at(0.60 * C, 0.42 * C, 0.0, 0.58, |canvas| canvas.put_motif(&LOTUS));
                }
                (false, true) => {
                    ripple(canvas, 0.42, 0.24);
                    ripple(canvas, 0.52, 0.70);
                    canvas.at(0.5 * C, 0.46 * C, 4.0, 0.9, |canvas| canvas.put_motif(&FISH));
                }
                (false, false) => {
                    ripple(canvas, 0.38, 0.36);
                    ripple(canvas, 0.56, 0.80);
                    canvas.at(0.48 * C, 0.58 * C, -8.0, 1.0, |canvas| canvas.put_motif(&FISH));
                }
            }
        });
    }
    name::name(canvas, body, 0.30 * C, name::NameStyle::Outlined(colours.ink, 0.24));
}

fn leaf(canvas: &mut BoardCanvas<'_, '_>, leaf: &Motif<BoardRole>, (x, y): (f64, f64), degrees: f64) {
    canvas.at(x * C, y * C, degrees, 1.0, |canvas| canvas.put_motif(leaf));
}

/// A short wave of three bows, its middle on a place in the square.
fn ripple(canvas: &mut BoardCanvas<'_, '_>, x: f64, y: f64) {
    canvas.at(x * C, y * C, 0.0, 1.0, |canvas| canvas.put_motif(&RIPPLE));
}

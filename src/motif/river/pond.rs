//! A pond with lotus and fish, to be coloured.

use super::body::Body;
use super::{name, shore, waves};
use crate::motif::C;
use crate::motif::fillers::nature::{fish, lotus, lotus_leaf};
use crate::motif::sketch::Sketch;

pub(super) fn pond(sketch: &mut Sketch<'_, '_>, body: &Body) {
    let colours = *sketch.site.colours();
    sketch.shape(shore(body, 0.05, 0.30, 0.022, 0.72), colours.river, colours.bank, 0.55);
    sketch.line(shore(body, 0.10, 0.26, 0.018, 0.72), colours.bank, 0.25);
    waves::dots(sketch, body, 1.6, 0.4);
    let run = body.name_run();
    let named = |r: usize, c: usize| {
        sketch.site.style().labels.river && r == run.row && (run.start..run.start + run.len).contains(&c)
    };
    let cells: Vec<(usize, usize, bool)> = body.cells.iter().map(|&(r, c)| (r, c, named(r, c))).collect();
    let labels = sketch.site.style().labels.river;
    for (r, c, named) in cells {
        sketch.at(c as f64 * C, r as f64 * C, 0.0, 1.0, |sketch| {
            if named {
                return [[(0.40, 0.20), (0.60, 0.80)], [(0.50, 0.22), (0.50, 0.82)]][c % 2]
                    .into_iter()
                    .for_each(|(x, y)| ripple(sketch, x, y));
            }
            // The rows on both sides of the name begin alike, as bricks do.
            let row = r - usize::from(labels && r > run.row);
            match ((row + c) % 2 == 0, c % 2 == 0) {
                // Flowers and leaves keep apart: each is a field of its own.
                (true, true) => {
                    ripple(sketch, 0.58, 0.25);
                    leaf(sketch, 3.1, (0.67, 0.67), 60.0);
                    leaf(sketch, 2.3, (0.37, 0.77), 150.0);
                    sketch.at(0.36 * C, 0.46 * C, 0.0, 0.62, lotus);
                }
                (true, false) => {
                    ripple(sketch, 0.46, 0.22);
                    ripple(sketch, 0.46, 0.82);
                    leaf(sketch, 3.1, (0.31, 0.57), 210.0);
                    leaf(sketch, 2.3, (0.64, 0.63), 60.0);
                    sketch.at(0.60 * C, 0.42 * C, 0.0, 0.58, lotus);
                }
                (false, true) => {
                    ripple(sketch, 0.42, 0.24);
                    ripple(sketch, 0.52, 0.70);
                    sketch.at(0.5 * C, 0.46 * C, 4.0, 0.9, fish);
                }
                (false, false) => {
                    ripple(sketch, 0.38, 0.36);
                    ripple(sketch, 0.56, 0.80);
                    sketch.at(0.48 * C, 0.58 * C, -8.0, 1.0, fish);
                }
            }
        });
    }
    name::name(sketch, body, 0.30 * C, name::Dress::Outlined(colours.ink, 0.24));
}

fn leaf(sketch: &mut Sketch<'_, '_>, radius: f64, (x, y): (f64, f64), degrees: f64) {
    sketch.at(x * C, y * C, degrees, 1.0, |sketch| lotus_leaf(sketch, radius));
}

/// A short wave of three bows, its middle on a place in the square.
fn ripple(sketch: &mut Sketch<'_, '_>, x: f64, y: f64) {
    let ink = sketch.site.colours().wave;
    sketch.at(x * C - 4.5, y * C, 0.0, 1.0, |sketch| {
        sketch.line(Sketch::svg("M0 0q1.5 -1.7 3 0t3 0t3 0"), ink, 0.3);
    });
}

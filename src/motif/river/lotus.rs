//! Water that grows deeper away from its banks of sand, with lotus and carps in it.

use super::body::Body;
use super::{name, waves};
use crate::art::motifs::{BoardRole, KOI, LOTUS_BLOOM, LOTUS_PAD};
use crate::art::{Motif, Shown};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;
use crate::scene::Colour;

/// What floats in a square: a motif, its middle in squares, its rotation in degrees, its scale.
type Floating = (&'static Motif<BoardRole>, (f64, f64), f64, f64);

/// By the parity of row and column together, and by that of the column.
const FLOATING: [[&[Floating]; 2]; 2] = [
    [
        &[
            (&LOTUS_PAD, (0.30, 0.66), 200.0, 0.66),
            (&LOTUS_PAD, (0.70, 0.70), 40.0, 1.0),
            (&LOTUS_PAD, (0.62, 0.36), 300.0, 0.66),
            (&LOTUS_BLOOM, (0.45, 0.50), -6.0, 0.66),
        ],
        &[
            (&LOTUS_PAD, (0.70, 0.34), 20.0, 0.66),
            (&LOTUS_PAD, (0.30, 0.30), 220.0, 1.0),
            (&LOTUS_PAD, (0.36, 0.64), 120.0, 0.66),
            (&LOTUS_BLOOM, (0.54, 0.52), 6.0, 0.66),
        ],
    ],
    [
        &[(&KOI, (0.44, 0.40), 24.0, 0.86), (&KOI, (0.60, 0.70), 196.0, 0.6)],
        &[(&KOI, (0.56, 0.60), 204.0, 0.86), (&KOI, (0.40, 0.30), 16.0, 0.6)],
    ],
];

pub(super) fn lotus(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let (colours, labels, run) = (*site.colours(), site.style().labels.river, body.name_run());
    let shallow = |share: f64| colours.river.towards(colours.land, share);
    canvas.shape(body.shore(0.025, 0.32, 0.022, 1.0), colours.trap, colours.bank, 0.3);
    canvas.shape(body.shore(0.085, 0.28, 0.018, 1.0), shallow(0.5), colours.bank, 0.65);
    canvas.fill(body.shore(0.155, 0.24, 0.018, 1.3), shallow(0.24));
    canvas.fill(body.shore(0.225, 0.20, 0.022, 1.2), colours.river);
    waves::streams(canvas, body, shallow(0.42));
    waves::dots(canvas, body, 1.2, 0.42);
    for &(r, c) in &body.cells {
        let named = labels && r == run.row && (run.start..run.start + run.len).contains(&c);
        if named {
            continue;
        }
        // The rows on both sides of the name begin differently, so that each water can be turned.
        let row = r - usize::from(labels && r > run.row);
        canvas.at(c as f64 * C, r as f64 * C, 0.0, 1.0, |canvas| {
            for &(motif, (x, y), degrees, scale) in FLOATING[(row + c) % 2][c % 2] {
                canvas.at(x * C, y * C, degrees, scale, |canvas| {
                    let name = format!("{}-{scale}", motif.name.replace("water/", "afloat-"));
                    canvas.symbol(&name, |canvas| canvas.motif(motif, Shown::default(), |role| afloat(site, role)));
                });
            }
        });
    }
    name::name(canvas, body, 0.28 * C, name::NameStyle::Plain);
}

/// The colours of what lives in the water.
fn afloat(site: &Site<'_>, role: BoardRole) -> Colour {
    let colours = site.colours();
    match role {
        BoardRole::Land => colours.land,
        BoardRole::Ink => colours.ink,
        BoardRole::Trap => colours.trap,
        BoardRole::Bank => colours.bank,
        BoardRole::Wave => colours.bank.towards(colours.trap, 0.42),
        BoardRole::Accent => colours.accent.towards(colours.land, 0.34),
        BoardRole::Owner | BoardRole::OwnerSoft | BoardRole::OwnerPale => colours.accent.towards(colours.land, 0.62),
    }
}

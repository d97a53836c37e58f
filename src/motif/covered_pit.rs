//! A trap that was covered: a dark pit in the ground, sharpened stakes all around it.

use super::C;
use super::board_canvas::BoardCanvas;
use super::mark::Mark;
use super::shapes::{Fang, spikes};
use crate::geom::Affine;
use std::f64::consts::TAU;

/// The pit's rim: the radius of one ring, and of the middle of two; and how much earth is left inside it.
const RIM: f64 = 0.425 * C;
const EARTH: f64 = 0.03 * C;
/// Half a stake's foot in degrees, its length, and how far its tip lies aside; their number, long and short ones.
const STAKE: (f64, f64, f64) = (6.2, 0.112 * C, 3.0);
const STAKES: usize = 24;
/// How long a short one is, relative to a long one, and how much longer both are where no name stands between them.
const SHORT: f64 = 0.62;
const DEEP: f64 = 1.32;
/// Their number where a unit is smaller than this, in millimetres, and how much broader they are.
const FEW: (usize, f64, f64) = (16, 0.5, 1.45);
/// How far a stake's foot reaches into the earth.
const FOOT: f64 = 0.12;
/// How dark the pit is: the ink with so much of the traps' colour.
const DARK: f64 = 0.15;

/// The pit. Its stakes lean the one way for the one side and the other way for the other; to be coloured in, or engraved,
/// it is light and the stakes are its owner's teeth. In an `empty` one they reach farther in.
pub(super) fn covered_pit(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, empty: bool) {
    let colours = *canvas.site().colours();
    let (half, length, lean) = STAKE;
    let length = if empty { DEEP * length } else { length };
    let (count, half) = if canvas.site().k < FEW.1 { (FEW.0, FEW.2 * half) } else { (STAKES, half) };
    if is_light(canvas) {
        let radius = mark.rim(canvas, RIM, colours.land);
        return mark.teeth(canvas, Fang { radius, half, length, lean }, count / 2, colours.land);
    }
    let pit = mark.rim(canvas, RIM, colours.trap) - EARTH;
    canvas.fill(BoardCanvas::circle((0.0, 0.0), pit), colours.ink.towards(colours.trap, DARK));
    let lean = if mark.two { -lean } else { lean };
    let stakes = |share: f64| spikes(Fang { radius: pit + FOOT, half, length: share * length + FOOT, lean }, count / 2);
    canvas.fill(Affine::rotate(TAU / count as f64) * stakes(SHORT), colours.trap);
    canvas.fill(stakes(1.0), colours.trap);
}

/// Whether the pit is light.
pub(super) fn is_light(canvas: &BoardCanvas<'_, '_>) -> bool {
    canvas.site().to_be_coloured()
}

//! A trap that is covered: a pit under crossed sticks, with leaves all around it.

use super::C;
use super::board_canvas::BoardCanvas;
use super::mark::Mark;
use super::shapes::{LeafRing, leaves};
use crate::geom::{Affine, BezPath, Point};
use crate::scene::Colour;
use std::f64::consts::FRAC_PI_4;

/// The pit's rim: the radius of one ring, and of the middle of two.
const RIM: (f64, f64) = (0.300 * C, 0.297 * C);
/// How far sticks reach out of it, their places beside its middle, and the weight of each.
const REACH: f64 = 0.455 * C;
const STICKS: [f64; 4] = [-0.171 * C, -0.057 * C, 0.057 * C, 0.171 * C];
const STICK: f64 = 0.75;
/// Leaves begin so far outside the rim, and end here.
const STEM: f64 = 0.012 * C;
const TIP: f64 = 0.474 * C;
/// Their number, breadth and lean; where a leaf is shorter than this, in millimetres, fewer and broader ones.
const LEAVES: (usize, f64, f64) = (16, 0.122 * C, 0.62);
const FEW: (usize, f64, f64) = (11, 0.150 * C, 0.55);
const SMALL: f64 = 2.0;

/// The pit, its leaves solid for the one side, open and leaning the other way for the other. Sticks cross it where
/// nothing stands in its middle.
pub(super) fn covered_pit(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, taken: bool) {
    let colours = *canvas.site().colours();
    let bark = colours.trap.towards(colours.ink, 0.55);
    let radius = if mark.two { RIM.1 } else { RIM.0 };
    canvas.line(sticks(|aside| (radius, (REACH.powi(2) - aside * aside).sqrt())), bark, STICK);
    let step = if mark.two { mark.step(canvas.site()) / 2.0 } else { 0.0 };
    let stem = radius + step + STEM;
    let small = (TIP - stem) * canvas.site().k < SMALL;
    let (count, width, lean) = if small { FEW } else { LEAVES };
    let lean = if mark.two { -lean } else { lean };
    let (blades, veins) = leaves(LeafRing { count, stem, tip: TIP, width, lean });
    draw_leaves(canvas, mark, blades, (!small).then_some(veins), colours.land);
    let inner = mark.rim(canvas, radius, colours.trap);
    if !taken {
        canvas.line(sticks(|aside| (0.0, (inner.powi(2) - aside * aside).sqrt() - 0.5 * STICK)), bark, STICK);
    }
}

fn draw_leaves(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, blades: BezPath, veins: Option<BezPath>, ground: Colour) {
    match mark.two {
        false => {
            canvas.shape(blades, mark.colour, ground, 0.22);
            if let Some(veins) = veins {
                canvas.left_open_round(veins, ground, 0.22);
            }
        }
        true => {
            canvas.shape(blades, ground, mark.colour, 0.3);
            if let Some(veins) = veins {
                canvas.line(veins, mark.colour, 0.25);
            }
        }
    }
}

/// Sticks that cross each other at right angles, each from and to a distance from its own middle, on both sides.
fn sticks(ends: impl Fn(f64) -> (f64, f64)) -> BezPath {
    let mut path = BezPath::new();
    for aside in STICKS {
        let (from, to) = ends(aside);
        for (from, to) in if from > 0.0 { vec![(from, to), (-to, -from)] } else { vec![(-to, to)] } {
            path.move_to(Point::new(from, aside));
            path.line_to(Point::new(to, aside));
            path.move_to(Point::new(aside, from));
            path.line_to(Point::new(aside, to));
        }
    }
    Affine::rotate(FRAC_PI_4) * path
}

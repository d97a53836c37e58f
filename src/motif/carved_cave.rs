//! A den as a block of wood shows it: a cave in a rock that is cut with rays, its name in the mouth.

use super::C;
use super::board_canvas::BoardCanvas;
use super::den::word;
use super::mark::Mark;
use super::word::glossed_stack;
use crate::canvas::shapes::{Jitter, Swell, mixed, ribbon};
use crate::geom::{BezPath, Point, Shape, Vec2};
use crate::rules::Side;
use std::f64::consts::{PI, TAU};

/// The rock and its mouth: half its width, its top and its foot.
const ROCK: (f64, f64, f64) = (0.39 * C, -0.41 * C, 0.41 * C);
const MOUTH: (f64, f64, f64) = (0.225 * C, -0.235 * C, 0.335 * C);
/// A frame around the rock: how far outside, and its weight.
const FRAME: (f64, f64) = (0.052 * C, 0.5);
/// Rays from the mouth: their number all around, and fewer where a unit is smaller than this, in millimetres.
const RAYS: (usize, usize, f64) = (46, 26, 0.6);
/// What stays solid around the mouth and along the edge, and the breadth of a ray.
const SOLID: (f64, f64, f64) = (0.055 * C, 0.035 * C, 0.62);

/// The cave in its owner's colour, in a frame or without.
pub(super) fn carved_cave(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let land = canvas.site().colours().land;
    let hand = Jitter::about(Point::ZERO, 3);
    let (rock, mouth) = (vault(ROCK, 0.0), vault(MOUTH, 0.0));
    if mark.two {
        canvas.fill(hand.band(&vault(ROCK, FRAME.0), FRAME.1, 0.05, 1.1), mark.colour);
    }
    canvas.fill(hand.edge(&rock, 0.22, 1.1), mark.colour);
    canvas.fill(hand.edge(&mouth, 0.1, 1.1), land);
    let few = canvas.site().k < RAYS.2;
    canvas.fill(rays(&rock, &mouth, if few { RAYS.1 } else { RAYS.0 }), land);
    if let Some(word) = word(canvas, reader) {
        glossed_stack(canvas, &word, (0.25 * C, 0.98), 0.34 * C, 0.055 * C, mark.colour);
    }
}

/// A wall with a round top, this much larger on all sides.
fn vault((half, top, foot): (f64, f64, f64), by: f64) -> BezPath {
    /// Of a quarter of a circle as a cubic curve.
    const ROUND: f64 = 0.552_284_75;
    let (half, top, foot) = (half + by, top - by, foot + by);
    let spring = top + 0.86 * half;
    let mut path = BezPath::new();
    path.move_to((-half, foot));
    path.line_to((-half, spring));
    path.curve_to((-half, spring - ROUND * (spring - top)), (-ROUND * half, top), (0.0, top));
    path.curve_to((ROUND * half, top), (half, spring - ROUND * (spring - top)), (half, spring));
    path.line_to((half, foot));
    path.close_path();
    path
}

/// Cuts from the mouth to the edge of the rock, long and short in turns: none below the ground.
fn rays(rock: &BezPath, mouth: &BezPath, count: usize) -> BezPath {
    /// Where they come from: a little below the vault.
    const FROM: Point = Point::new(0.0, 0.06 * C);
    let mut path = BezPath::new();
    for place in 0..count {
        let noise = |seed: u64| (mixed((place as u64) << 4 | seed) >> 11) as f64 / (1u64 << 53) as f64;
        let way = Vec2::from_angle(TAU * (place as f64 + 0.5 + 0.24 * (noise(1) - 0.5)) / count as f64);
        if way.y > (0.2 * PI).sin() {
            continue;
        }
        let (near, far) = (reach(mouth, FROM, way) + SOLID.0, reach(rock, FROM, way) - SOLID.1);
        let short = if place % 2 == 0 { 0.0 } else { 0.34 + 0.2 * noise(2) };
        let (from, to) =
            (FROM + way * (near + short * (far - near)), FROM + way * (far - 0.07 * noise(3) * (far - near)));
        if (to - from).dot(way) > 0.03 * C {
            // Broad at the edge and thin towards the mouth.
            let widest = SOLID.2 * (0.8 + 0.4 * noise(4));
            path.extend(ribbon(
                |u| to.lerp(from, u.max(0.0).powf(1.5)),
                Swell { widest, narrowest: 0.16, power: 0.7 },
                6,
            ));
        }
    }
    path
}

/// How far a shape reaches from a point within it.
fn reach(shape: &BezPath, from: Point, way: Vec2) -> f64 {
    let (mut inside, mut outside) = (0.0, C);
    for _ in 0..20 {
        let middle = (inside + outside) / 2.0;
        if shape.winding(from + way * middle) == 0 { outside = middle } else { inside = middle }
    }
    inside
}

//! A running fern beside the squares, from the near corners to the suns in the middle.

use super::dabs::dab;
use super::degrees;
use crate::geom::{BezPath, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{disc, oriented, polar, spiral, star, tapered_round, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::TAU;

/// How far from the squares the stem runs, and how far it swings: out before the numbers, in at the lines.
const STEM: (f64, f64) = (27.0, 5.5);
/// The sun of a bronze drum, of radius 9.
const SUN: Motif = Motif { name: "sun", smallest: 1.0, draw: sun };

/// The distance of the stem from the squares at a height.
fn stem(y: f64) -> f64 {
    STEM.0 - STEM.1 * (TAU * y / SQUARE).cos()
}

pub(super) fn sides(scene: &mut Scene<'_, '_, '_>) {
    const CLEAR_OF_SUN: f64 = 11.5;
    let (height, width) = (scene.height(), scene.width());
    let (top, bottom) = (height / 2.0 + CLEAR_OF_SUN, height - 30.0);
    if bottom - top < 20.0 {
        return;
    }
    for place in [Place::at(0.0, 0.0), Place::at(width, 0.0).flipped(true)] {
        scene.put_once("side", place, |scene| side(scene, (top, bottom)));
        let sun = (place.space() * at(height / 2.0, stem(height / 2.0).clamp(27.5, 29.2)).to_point()).to_vec2();
        scene.put(&SUN, Place::at(sun.x, sun.y));
    }
}

/// A place beside the left edge of the squares, so far from it.
fn at(y: f64, distance: f64) -> Vec2 {
    xy(-distance, y)
}

/// The fern on the left between two heights, a piece for each square.
fn side(scene: &mut Scene<'_, '_, '_>, (top, bottom): (f64, f64)) {
    let first = (top / SQUARE).floor() as i64;
    for y in (first..).map(|n| n as f64 * SQUARE).take_while(|y| *y < bottom) {
        if y >= top && y + SQUARE <= bottom {
            scene.put_once("wave", Place::at(0.0, y), |scene| piece(scene, 0.0, SQUARE));
        } else {
            piece(scene, y.max(top), (y + SQUARE).min(bottom));
        }
        if y > top + 18.0 && y < bottom - 10.0 {
            scene.put(&COIL, Place::at(0.0, y));
        }
    }
}

/// What of the fern lies between two heights of a square.
fn piece(scene: &mut Scene<'_, '_, '_>, from: f64, to: f64) {
    /// Leaflets of a square on each side.
    const COUNT: usize = 12;
    let steps = ((to - from) / 5.0).ceil();
    let heights = (0..=steps as usize).map(|n| from + (to - from) * n as f64 / steps);
    let places: Vec<Vec2> = heights.map(|y| at(y, stem(y))).collect();
    scene.fill(tapered_round(&places, |_| 2.2), "resist");
    let square = (from / SQUARE).floor() * SQUARE;
    let heights = (0..COUNT).map(|n| square + (n as f64 + 0.5) / COUNT as f64 * SQUARE);
    let outer = scene.side() - super::HEM - 2.6;
    let path = heights.filter(|y| (from + 1.0..=to - 1.0).contains(y)).flat_map(|y| leaves(y, outer)).collect();
    scene.fill(path, "resist");
}

/// Leaflets on both sides of the stem at a height, as long as there is room.
fn leaves(y: f64, outer: f64) -> BezPath {
    /// The longest, and what of it lies across the stem.
    const LENGTH: (f64, f64) = (9.0, 0.80);
    let mut path = BezPath::new();
    let off = |step: f64| ((y / SQUARE + step).rem_euclid(1.0) - 0.5).abs() * SQUARE;
    let (from_number, from_coil) = (off(0.0), off(0.5));
    for sense in [1.0, -1.0] {
        let room = match sense > 0.0 {
            true if from_coil < 21.0 => continue,
            true => outer - stem(y),
            false => stem(y) - if from_number < 12.0 { 23.0 } else { 10.0 },
        };
        let length = LENGTH.0.min(room / LENGTH.1);
        if length < 4.0 {
            continue;
        }
        let way = xy(-sense * LENGTH.1, -0.6);
        let root = at(y, stem(y)) + way * 1.4;
        path.extend(oriented(dab(root, root + way * (length - 1.4), 4.2)));
    }
    path
}

/// A coil in the hollow of the stem at the line between two squares, on its outer side, with dots around it.
const COIL: Motif = Motif {
    name: "coil",
    smallest: 1.0,
    draw: |scene| {
        const RADIUS: f64 = 5.2;
        let middle = at(-3.0, 28.9);
        // It springs from the stem below.
        let curl = spiral(middle, RADIUS, 1.1, degrees(60.0), -1.4);
        let places: Vec<Vec2> = std::iter::once(at(15.0, stem(15.0))).chain(curl).collect();
        let mut path = oriented(tapered_round(&places, |t| 2.2 - 0.6 * t));
        let dot = |n: u32| disc(middle + polar(RADIUS + 3.4, degrees(-150.0 + 30.0 * f64::from(n))), 1.15);
        path.extend((0..5).flat_map(dot));
        scene.fill(path, "resist");
    },
};

fn sun(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(disc(Vec2::ZERO, 9.3), "cloth");
    scene.line(disc(Vec2::ZERO, 7.9), "resist", Pen::dashed(1.6, &[0.01, TAU * 7.9 / 16.0]));
    scene.fill(star(12, 6.4, 3.2, 0.0), "resist");
    scene.fill(disc(Vec2::ZERO, 1.5), "cloth");
}

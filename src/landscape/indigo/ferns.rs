//! Ferns: a wreath of two in the shade of the land, sprays in the corners of the frame.

use super::dabs::{Leaflets, dab, leaflets};
use super::degrees;
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{disc, oriented, points, polar, smooth, spiral, tapered_round};
use crate::landscape::scene::{Motif, Scene};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// Two ferns that unroll around each other, of radius 34.
pub(super) const WREATH: Motif = Motif { name: "wreath", smallest: 1.0, draw: wreath };

fn wreath(scene: &mut Scene<'_, '_, '_>) {
    /// The stem's distance from the middle, and the radius of its coil.
    const STEM: (f64, f64) = (22.0, 9.0);
    const LEAFLETS: u32 = 9;
    let (from, to) = (degrees(204.0), degrees(356.0));
    let share = |n: u32, of: u32| f64::from(n) / f64::from(of);
    for turn in [0.0, PI] {
        scene.within(Affine::rotate(turn), |scene| {
            let arc = (0..=16).map(|n| polar(STEM.0, from + (to - from) * share(n, 16)));
            let coil = spiral(polar(STEM.0 - STEM.1, to), STEM.1, 1.6, to, 1.6);
            let stem: Vec<Vec2> = arc.chain(coil.into_iter().skip(1)).collect();
            scene.fill(tapered_round(&stem, |t| 3.2 - 1.7 * t), "crack");
            let (mut leaves, mut dots) = (BezPath::new(), BezPath::new());
            for n in 0..LEAFLETS {
                let t = share(n, LEAFLETS - 1);
                let root = polar(STEM.0 + 2.2, from + (to - from) * (0.02 + 0.93 * t));
                let way = polar(5.5 + 6.5 * (PI * (0.1 + 0.8 * t)).sin(), root.atan2() + 0.45);
                leaves.extend(dab(root, root + way, 6.0));
            }
            for n in 0..6 {
                dots.extend(disc(polar(STEM.0 - 5.4, from + 0.35 + 0.27 * f64::from(n)), 1.4 - 0.08 * f64::from(n)));
            }
            scene.fill(leaves, "shade");
            scene.fill(dots, "shade");
        });
    }
}

/// A frond of the frame that ends in a coil.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spray<'p> {
    /// What its stem runs through.
    pub stem: &'p [Vec2],
    pub leaflets: Leaflets,
    /// 1 if it coils clockwise, -1 if not.
    pub hand: f64,
    pub coil: f64,
}

/// Draws a frond of resist.
pub(super) fn spray(scene: &mut Scene<'_, '_, '_>, of: Spray<'_>) {
    let stem = points(&smooth(of.stem, false), 0.05);
    let (Some(&end), Some(&before)) = (stem.last(), stem.iter().rev().nth(1)) else { return };
    let head = (end - before).atan2();
    let middle = end + polar(of.coil, head + of.hand * FRAC_PI_2);
    let start = head - of.hand * FRAC_PI_2;
    let coil = spiral(middle, of.coil, of.coil * 0.18, start, of.hand * 1.45);
    let line: Vec<Vec2> = stem.iter().copied().chain(coil.into_iter().skip(1)).collect();
    scene.fill(tapered_round(&line, |t| 3.2 - 1.6 * t), "resist");
    let mut path: BezPath = leaflets(&stem, of.leaflets, |t| 0.30 + 0.70 * (PI * (0.10 + 0.80 * t)).sin());
    for n in 0..8 {
        let angle = start + of.hand * TAU * (0.10 + 0.58 * f64::from(n) / 7.0);
        path.extend(oriented(disc(
            middle + polar(of.coil + 4.2 - 0.2 * f64::from(n), angle),
            1.5 - 0.06 * f64::from(n),
        )));
    }
    scene.fill(path, "resist");
}

//! Ferns: a wreath of two in the shade of the land, sprays in the corners of the frame.

use super::dabs::{Leaflets, dab, leaflets};
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{along, disc, oriented, points, polar, smooth, spiral, tapered_round};
use crate::landscape::scene::{Motif, Scene};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// A fern of two fronds that grow from one middle, of radius 34.
pub(super) const WREATH: Motif = Motif { name: "wreath", smallest: 1.0, draw: wreath };

fn wreath(scene: &mut Scene<'_, '_, '_>) {
    /// What the stem of a frond runs through, and how many leaflets it has on either side.
    const STEM: [(f64, f64); 4] = [(0.0, 0.0), (9.0, -8.0), (14.0, -19.0), (15.0, -31.0)];
    const LEAFLETS: usize = 6;
    let stem = points(&smooth(&STEM.map(Vec2::from), false), 0.05);
    let places = along(&stem, 5.4, 2.0);
    for turn in [0.0, PI] {
        scene.within(Affine::rotate(turn), |scene| {
            scene.fill(tapered_round(&stem, |t| 3.2 - 1.7 * t), "crack");
            let mut leaves = BezPath::new();
            for (n, &(root, angle)) in places.iter().take(LEAFLETS).enumerate() {
                let long = 15.5 - 1.75 * n as f64;
                for side in [1.0, -1.0] {
                    let way = angle + side * 1.02;
                    leaves.extend(dab(root + polar(2.4, way), root + polar(2.4 + long, way), 5.4));
                }
            }
            scene.fill(leaves, "shade");
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

//! Small plants, their feet on (0, 0), about 30 high; and the print of a paw.

use super::degrees;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{
    ellipse, leaf, line, oriented, placed, polar, poly, smooth, tapered, tapered_round, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::FRAC_PI_2;

/// The smallest scale of plants.
pub(super) const SMALLEST: f64 = 0.62;

pub(super) const GRASS: Motif = Motif { name: "grass", smallest: SMALLEST, draw: grass };
pub(super) const FERN: Motif = Motif { name: "fern", smallest: SMALLEST, draw: fern };
/// A frond that arches to the right.
pub(super) const FROND: Motif = Motif { name: "frond", smallest: 0.72, draw: frond };
/// Walking upwards, 12 wide.
pub(super) const PAW: Motif = Motif { name: "paw", smallest: 1.0, draw: paw };

/// A tuft of grass.
fn grass(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(ellipse(xy(0.8, 0.2), 10.5, 2.6), "leaf2");
    let wide = scene.hair(1.9);
    let mut blades = BezPath::new();
    for (angle, long, bend) in [
        (-52.0, 11.0, -0.16),
        (-27.0, 15.0, -0.10),
        (-6.0, 18.0, -0.05),
        (15.0, 15.5, 0.08),
        (37.0, 13.0, 0.14),
        (60.0, 9.0, 0.18),
    ] {
        let root = xy(angle * 0.055, 0.6);
        let tip = root + polar(long, degrees(angle) - FRAC_PI_2);
        blades.extend(oriented(leaf(root, tip, wide * 1.25, bend, 0.3)));
    }
    scene.fill(blades, "soft");
}

/// Three fronds from one root.
fn fern(scene: &mut Scene<'_, '_, '_>) {
    let rib = scene.hair(1.0);
    let (mut ribs, mut pale, mut dark) = (BezPath::new(), BezPath::new(), BezPath::new());
    for (lean, long) in [(-52.0, 18.0), (0.0, 21.0), (52.0, 18.0)] {
        let tip = polar(long, degrees(lean) - FRAC_PI_2);
        let way = tip.normalize();
        ribs.extend(line(&[Vec2::ZERO, tip]));
        for n in 0..3 {
            let t = 0.32 + 0.23 * f64::from(n);
            for side in [1.0, -1.0] {
                let off = polar(6.6 * (1.15 - t * 0.75), way.atan2() + side * 0.95);
                let into = if side * lean >= 0.0 { &mut dark } else { &mut pale };
                into.extend(oriented(leaf(tip * t, tip * t + off, 3.7, 0.0, 0.5)));
            }
        }
        dark.extend(oriented(leaf(tip * 0.84, tip * 1.16, 3.0, 0.0, 0.5)));
    }
    scene.fill(pale, "leaf2");
    scene.fill(dark, "leaf");
    scene.line(ribs, "soft", Pen::round(rib));
}

/// Cattails: blades, stems, heads.
pub(super) fn cattails(scene: &mut Scene<'_, '_, '_>, blade: &str, stem: &str, head: &str) {
    let mut blades = BezPath::new();
    for (angle, long, bend) in [(-40.0, 15.0, -0.12), (38.0, 15.0, 0.12), (-20.0, 20.0, -0.08), (20.0, 19.0, 0.08)] {
        blades.extend(oriented(leaf(xy(angle * 0.04, 0.0), polar(long, degrees(angle) - FRAC_PI_2), 2.9, bend, 0.35)));
    }
    scene.fill(blades, blade);
    let (mut stems, mut heads) = (BezPath::new(), BezPath::new());
    for (x, y) in [(-5.4, -18.0), (0.6, -24.5), (6.6, -19.5)] {
        stems.extend(line(&[xy(x * 0.3, 0.0), xy(x * 0.8, y * 0.6), xy(x * 1.04, y - 3.0)]));
        heads.extend(tapered_round(&[xy(x * 0.9, y + 5.0), xy(x, y)], |_| 2.9));
    }
    scene.line(stems, stem, Pen::round(0.9));
    scene.fill(heads, head);
}

fn paw(scene: &mut Scene<'_, '_, '_>) {
    let pad = [(-3.6, 3.4), (-3.0, 0.2), (0.0, -1.6), (3.0, 0.2), (3.6, 3.4), (1.6, 4.6), (0.0, 4.0), (-1.6, 4.6)];
    let mut path = smooth(&pad.map(Vec2::from), true);
    for (x, y, turn) in [(-4.7, -2.0, -0.4), (-1.8, -5.0, -0.12), (1.8, -5.0, 0.12), (4.7, -2.0, 0.4)] {
        path.extend(placed(&ellipse(Vec2::ZERO, 1.4, 2.05), xy(x, y), turn));
    }
    scene.fill(path, "contour2");
}

/// A frond that arches from (0, 0) to the right, 62 long.
fn frond(scene: &mut Scene<'_, '_, '_>) {
    let rib = |t: f64| xy(62.0 * t, -13.0 * (t * 2.4).sin() + 6.0 * t * t);
    let (mut pale, mut dark) = (BezPath::new(), BezPath::new());
    const PAIRS: usize = 13;
    for n in 0..PAIRS {
        let t = 0.14 + 0.83 * (n as f64 / PAIRS as f64).powf(0.92);
        let (root, way) = (rib(t), (rib(t + 0.01) - rib(t - 0.01)).atan2());
        let long = 16.0 * (1.0 - t).powf(0.62) * (0.55 + 0.45 * (t / 0.3).min(1.0)) + 1.2;
        for side in [1.0, -1.0] {
            let tip = root + polar(long, way + side * (1.02 - 0.3 * t));
            let into = if side > 0.0 { &mut dark } else { &mut pale };
            into.extend(oriented(leaf(root, tip, 5.2 * (1.1 - 0.6 * t), side * 0.10, 0.4)));
        }
    }
    dark.extend(oriented(leaf(rib(0.95), rib(1.05), 2.2, 0.0, 0.5)));
    scene.fill(pale, "leaf2");
    scene.fill(dark, "leaf");
    let wide = scene.hair(0.9);
    let places: Vec<Vec2> = (0..=8).map(|n| rib(f64::from(n) / 8.0)).collect();
    scene.fill(tapered(&places, |t| wide.max(1.7 - 1.1 * t)), "ink");
    let mut veins = BezPath::new();
    for n in 0..PAIRS - 4 {
        let t = 0.14 + 0.83 * (n as f64 / PAIRS as f64).powf(0.92);
        let (root, way) = (rib(t), (rib(t + 0.01) - rib(t - 0.01)).atan2());
        let long = 9.0 * (1.0 - t).powf(0.62);
        for side in [1.0, -1.0] {
            veins.extend(line(&[root, root + polar(long, way + side * (1.02 - 0.3 * t))]));
        }
    }
    scene.line(veins, "ink", Pen::round(0.84));
}

/// A closed wedge; used by finds.
pub(super) fn wedge(places: &[(f64, f64)]) -> BezPath {
    poly(&places.iter().copied().map(Vec2::from).collect::<Vec<_>>())
}

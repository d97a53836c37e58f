//! Lotus: flowers, buds and leaves; and reeds.

use super::dabs::{dab, grain};
use super::degrees;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{disc, leaf, placed, polar, smooth, tapered, tapered_round, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{FRAC_PI_2, TAU};

/// Flowers from the side, on (0, 0), 50 high.
pub(super) const LOTUS: Motif =
    Motif { name: "lotus", smallest: 0.6, draw: |scene| lotus(scene, "fish", "fishcut", true) };
pub(super) const LOTUS_FRAME: Motif =
    Motif { name: "lotus-frame", smallest: 0.78, draw: |scene| lotus(scene, "resist", "cloth", true) };
pub(super) const LOTUS_DEN: Motif =
    Motif { name: "lotus-den", smallest: 0.44, draw: |scene| lotus(scene, "den", "dencut", false) };
/// Leaves from above, of radius 30; small ones have fewer, thicker veins.
pub(super) const PAD: Motif = Motif { name: "pad", smallest: 0.6, draw: |scene| pad(scene, "fish", "fishcut", false) };
pub(super) const PAD_SMALL: Motif =
    Motif { name: "pad-small", smallest: 0.4, draw: |scene| pad(scene, "fish", "fishcut", true) };
pub(super) const PAD_FRAME: Motif =
    Motif { name: "pad-frame", smallest: 0.6, draw: |scene| pad(scene, "resist", "cloth", false) };
pub(super) const PAD_FRAME_SMALL: Motif =
    Motif { name: "pad-frame-small", smallest: 0.34, draw: |scene| pad(scene, "resist", "cloth", true) };
/// A bud on its stalk, pointing up from (0, 0).
pub(super) const BUD: Motif = Motif { name: "bud", smallest: 0.8, draw: bud };
/// Three reeds with their leaves, on (0, 0), 62 high.
pub(super) const REED: Motif = Motif { name: "reed", smallest: 0.52, draw: reed };
/// A leaf in the shade of the land, of radius 31.
pub(super) const PAD_SHADE: Motif = Motif { name: "pad-shade", smallest: 1.0, draw: pad_shade };
/// A flower from above in the shade of the land, of radius 32.
pub(super) const BLOSSOM: Motif = Motif { name: "blossom", smallest: 1.0, draw: blossom };

/// Small ones have no veins and thicker lines.
fn lotus(scene: &mut Scene<'_, '_, '_>, ink: &str, cut: &str, veined: bool) {
    /// Direction, length and breadth of each petal, and where it springs.
    const PETALS: [(f64, f64, f64, f64); 7] = [
        (78.0, 40.0, 15.0, 9.0),
        (-78.0, 40.0, 15.0, -9.0),
        (56.0, 45.0, 18.0, 7.0),
        (-56.0, 45.0, 18.0, -7.0),
        (31.0, 48.0, 20.0, 4.0),
        (-31.0, 48.0, 20.0, -4.0),
        (0.0, 50.0, 22.0, 0.0),
    ];
    for (angle, length, wide, off) in PETALS {
        let base = xy(off * 0.7, 0.0);
        let way = polar(length, degrees(angle - 90.0));
        let line = Pen::round(if veined { 1.7 } else { 3.0 });
        scene.shape(leaf(base, base + way, wide, 0.0, 0.52), ink, cut, line);
        if !veined {
            continue;
        }
        scene.fill(leaf(base + way * 0.40, base + way * 0.92, wide * 0.34, 0.0, 0.6), cut);
        let hair = scene.hair(wide * 0.13);
        scene.fill(leaf(base + way * 0.52, base + way * 0.86, hair, 0.0, 0.6), ink);
    }
    let mut seat = BezPath::new();
    seat.move_to((-15.0, -6.0));
    seat.curve_to((-10.0, 3.0), (10.0, 3.0), (15.0, -6.0));
    seat.curve_to((11.0, 8.0), (-11.0, 8.0), (-15.0, -6.0));
    seat.close_path();
    scene.shape(seat, ink, cut, Pen::round(if veined { 1.7 } else { 3.0 }));
}

/// The wavy rim of a leaf of radius 30.
fn rim() -> BezPath {
    const PLACES: usize = 27;
    let places = (0..PLACES).map(|n| {
        let angle = TAU * n as f64 / PLACES as f64;
        polar(29.0 + 1.3 * (9.0 * angle).sin() + 0.8 * (5.0 * angle + 1.0).sin(), angle)
    });
    smooth(&places.collect::<Vec<_>>(), true)
}

fn veins(count: usize, wide: f64, forked: bool) -> BezPath {
    let mut path = BezPath::new();
    for n in 0..count {
        let angle = TAU * (n as f64 + 0.5) / count as f64;
        path.extend(leaf(polar(5.0, angle), polar(24.0, angle), wide, 0.03, 0.35));
        for side in [0.17, -0.17].into_iter().filter(|_| forked) {
            path.extend(grain(polar(15.0, angle), polar(25.5, angle + side), wide * 0.76));
        }
    }
    path
}

fn pad(scene: &mut Scene<'_, '_, '_>, ink: &str, cut: &str, small: bool) {
    scene.fill(rim(), ink);
    scene.fill(if small { veins(9, 4.6, false) } else { veins(13, 2.5, true) }, cut);
    scene.fill(disc(Vec2::ZERO, if small { 4.4 } else { 3.4 }), cut);
    scene.fill(disc(Vec2::ZERO, if small { 2.2 } else { 1.6 }), ink);
}

fn pad_shade(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(rim(), "shade");
    scene.line(rim(), "crack", Pen::round(1.2));
    scene.fill(veins(13, 2.7, true), "crack");
    scene.fill(disc(Vec2::ZERO, 4.4), "shade");
    scene.line(disc(Vec2::ZERO, 3.2), "crack", Pen::round(1.3));
}

fn blossom(scene: &mut Scene<'_, '_, '_>) {
    const PETALS: usize = 8;
    let ring = |from: f64, to: f64, wide: f64, turn: f64| -> Vec<BezPath> {
        let one = leaf(xy(from, 0.0), xy(to, 0.0), wide, 0.0, 0.58);
        (0..PETALS).map(|n| placed(&one, Vec2::ZERO, TAU * (n as f64 + turn) / PETALS as f64)).collect()
    };
    for (outer, inner) in [
        (ring(3.0, 32.0, 19.0, 0.5), ring(17.0, 28.5, 4.4, 0.5)),
        (ring(3.0, 23.0, 13.5, 0.0), ring(10.0, 19.5, 3.4, 0.0)),
    ] {
        for petal in outer {
            scene.shape(petal, "shade", "cloth", Pen::round(1.5));
        }
        scene.fill(inner.into_iter().flatten().collect(), "crack");
    }
    scene.fill(disc(Vec2::ZERO, 6.2), "cloth");
    let mut dots = disc(Vec2::ZERO, 1.3);
    for n in 0..6 {
        dots.extend(disc(polar(3.9, TAU * f64::from(n) / 6.0), 1.05));
    }
    scene.fill(dots, "crack");
}

fn bud(scene: &mut Scene<'_, '_, '_>) {
    for (angle, length) in [(16.0, 26.0), (-16.0, 26.0), (0.0, 30.0)] {
        let petal = leaf(Vec2::ZERO, polar(length, degrees(angle - 90.0)), 11.0, 0.0, 0.45);
        scene.shape(petal, "resist", "cloth", Pen::round(1.6));
    }
    scene.fill(leaf(xy(0.0, -11.0), xy(0.0, -27.0), 3.2, 0.0, 0.45), "cloth");
    scene.fill(tapered(&[xy(0.0, -2.0), xy(1.0, 5.0), xy(0.0, 12.0)], |_| 2.4), "resist");
}

fn reed(scene: &mut Scene<'_, '_, '_>) {
    for (x, high, lean) in [(-7.0, 46.0, -5.0), (7.0, 40.0, 6.0), (0.0, 62.0, 1.5)] {
        let stem = [xy(x * 0.4, 0.0), xy(x * 0.8, -high * 0.5), xy(x + lean, -high)];
        scene.fill(tapered(&stem, |t| 2.8 - 0.5 * t), "resist");
        let top = -high * 0.97;
        let head = [xy(x + lean * 0.8, top + 1.0), xy(x + lean * 0.93, top - 7.0), xy(x + lean * 1.02, top - 14.0)];
        scene.fill(tapered_round(&head, |_| 5.2), "resist");
    }
    for (x, length, angle) in [(-3.0, 40.0, -30.0), (3.0, 36.0, 34.0), (-2.0, 28.0, -54.0), (2.0, 26.0, 58.0)] {
        let base = xy(x, 0.0);
        let tip = base + polar(length, degrees(angle) - FRAC_PI_2);
        scene.fill(leaf(base, tip, 4.6, if angle > 0.0 { 0.12 } else { -0.12 }, 0.45), "resist");
    }
}

/// A tuft of grass on (0, 0), 19 high.
pub(super) fn grass(at: Vec2) -> BezPath {
    const BLADES: [(f64, f64, f64); 5] =
        [(0.0, 19.0, 4.0), (3.4, 15.0, 22.0), (-3.4, 15.0, -20.0), (5.6, 10.0, 46.0), (-5.6, 10.0, -44.0)];
    let blade = |(x, length, angle): (f64, f64, f64)| {
        let base = at + xy(x * 0.4, 0.0);
        dab(base, base + polar(length, degrees(angle) - FRAC_PI_2), 3.4)
    };
    BLADES.into_iter().flat_map(blade).collect()
}

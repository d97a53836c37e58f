//! Peonies: open, about to open, and their leaves.

use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{crescent, disc, leaf, oriented, placed, polar};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{PI, TAU};

pub(super) const PEONY: Motif = Motif { name: "peony", smallest: 1.0, draw: |scene| peony(scene, 36.0) };
pub(super) const PEONY_SMALL: Motif = Motif { name: "peony-small", smallest: 1.0, draw: |scene| peony(scene, 12.5) };
pub(super) const LEAF: Motif = Motif { name: "leaf", smallest: 0.7, draw: |scene| leaves(scene, 34.0) };
/// Without side veins.
pub(super) const LEAF_SMALL: Motif = Motif { name: "leaf-small", smallest: 0.4, draw: |scene| leaves(scene, 17.0) };
pub(super) const BUD: Motif = Motif { name: "bud", smallest: 0.95, draw: |scene| bud(scene, 20.0) };
pub(super) const BUD_SMALL: Motif = Motif { name: "bud-small", smallest: 0.95, draw: |scene| bud(scene, 10.5) };

/// A scalloped petal to the right, from the middle of its flower to a radius; `half` is half its angle.
fn petal(r: f64, half: f64) -> BezPath {
    const LOBES: usize = 3;
    let base = polar(r * 0.16, -half * 0.5);
    let cusp = |n: usize| {
        let share = if n == 0 || n == LOBES { 0.82 * 0.94 } else { 0.88 };
        polar(r * share, -half + 2.0 * half * n as f64 / LOBES as f64)
    };
    let mut path = BezPath::new();
    path.move_to(base.to_point());
    let first = cusp(0);
    let lead = [polar(r * 0.42, -half * 0.75), polar(r * 0.62, -half * 1.18)];
    path.curve_to(lead[0].to_point(), lead[1].to_point(), first.to_point());
    for n in 0..LOBES {
        let (a, c) = (cusp(n), cusp(n + 1));
        let angle = -half + 2.0 * half * (n as f64 + 0.5) / LOBES as f64;
        let reach = if n == 0 || n == LOBES - 1 { 1.06 } else { 1.1 };
        let out = polar(r * (reach - 0.93), angle);
        path.curve_to((a + out + (c - a) * 0.04).to_point(), (c + out - (c - a) * 0.04).to_point(), c.to_point());
    }
    let mirrored = |v: Vec2| Vec2::new(v.x, -v.y).to_point();
    path.curve_to(mirrored(lead[1]), mirrored(lead[0]), mirrored(base));
    path.close_path();
    path
}

/// What is cut out of a petal: a sickle below its rim, three rays from its base.
fn cuts(r: f64, half: f64) -> BezPath {
    let mut path = crescent(polar(r * 0.78, half * 0.62), polar(r * 0.78, -half * 0.62), -r * 0.09, -r * 0.05);
    for a in [-0.5, 0.0, 0.5] {
        let tip = polar(r * if a == 0.0 { 0.70 } else { 0.66 }, a * half * 0.95);
        path.extend(leaf(polar(r * 0.46, a * half * 0.8), tip, r * 0.05, 0.0, 0.6));
    }
    path
}

/// An open peony from above: three rings of petals.
fn peony(scene: &mut Scene<'_, '_, '_>, radius: f64) {
    for (r, count, turn, ink) in
        [(radius, 8, 0.0, "cream"), (radius * 0.74, 7, 0.3, "rose"), (radius * 0.5, 5, 0.1, "cream")]
    {
        let half = PI / count as f64 * 1.22;
        let (one, cut) = (petal(r, half), cuts(r, half));
        let at = |n: usize| turn + TAU * n as f64 / count as f64;
        for n in 0..count {
            scene.shape(placed(&one, Vec2::ZERO, at(n)), ink, "vermilion", Pen::round(radius * 0.035));
        }
        scene.fill((0..count).flat_map(|n| placed(&cut, Vec2::ZERO, at(n))).collect(), "vermilion");
    }
    scene.shape(disc(Vec2::ZERO, radius * 0.17), "gold", "vermilion", Pen::round(radius * 0.03));
    let mut dots = disc(Vec2::ZERO, radius * 0.03);
    for n in 0..7 {
        dots.extend(disc(polar(radius * 0.1, TAU * n as f64 / 7.0), radius * 0.025));
    }
    scene.fill(dots, "vermilion");
}

/// A peony about to open, from the side, pointing to the right.
fn bud(scene: &mut Scene<'_, '_, '_>, r: f64) {
    for (angle, size) in [(0.5, 0.86), (-0.5, 0.86), (0.22, 1.0), (-0.22, 1.0), (0.0, 0.94)] {
        let path = placed(&petal(r * size, 0.5), Vec2::ZERO, angle);
        scene.shape(path, "cream", "vermilion", Pen::round(r * 0.05));
    }
    scene.fill(cuts(r * 0.94, 0.5), "vermilion");
    for angle in [0.9, -0.9, 0.0] {
        let path = leaf(polar(-r * 0.1, 0.0), polar(r * 0.46, angle), r * 0.2, 0.0, 0.45);
        scene.shape(path, "gold", "vermilion", Pen::round(r * 0.035));
    }
}

/// A leaf of three blades, pointing to the right.
fn leaves(scene: &mut Scene<'_, '_, '_>, long: f64) {
    let (mut body, mut veins) = (BezPath::new(), BezPath::new());
    for (angle, length, wide) in [(0.62, 0.72, 0.26), (-0.62, 0.72, 0.26), (0.0, 1.0, 0.32)] {
        let bend = if angle >= 0.0 { 0.06 } else { -0.06 };
        let tip = polar(long * length, angle);
        body.extend(oriented(leaf(Vec2::ZERO, tip, long * wide, bend, 0.5)));
        veins.extend(leaf(polar(long * 0.12, angle), tip * 0.86, scene.hair(long * 0.04), bend, 0.4));
        let way = tip.normalize();
        for t in [0.38, 0.56, 0.72].into_iter().filter(|_| long > 24.0) {
            for side in [1.0, -1.0] {
                let base = tip * t + way.turn_90() * (side * long * 0.022);
                let end = base + polar(long * length * 0.16, way.atan2() + 0.75 * side);
                veins.extend(leaf(base, end, scene.hair(long * 0.03), 0.0, 0.45));
            }
        }
    }
    scene.fill(body, "gold");
    scene.fill(veins, "vermilion");
}

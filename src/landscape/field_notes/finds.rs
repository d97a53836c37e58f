//! Finds that do not fly: feather, twig, acorn, toadstool, shell. About 60 high.

use super::degrees;
use super::plants::wedge;
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{
    arc, disc, ellipse, leaf, line, oriented, polar, rounded, smooth, spiral, tapered, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

pub(super) const FEATHER: Motif = Motif { name: "feather", smallest: 0.52, draw: feather };
pub(super) const TWIG: Motif = Motif { name: "twig", smallest: 0.52, draw: twig };
pub(super) const ACORN: Motif = Motif { name: "acorn", smallest: 0.58, draw: acorn };
pub(super) const TOADSTOOL: Motif = Motif { name: "toadstool", smallest: 0.70, draw: toadstool };
pub(super) const SHELL: Motif = Motif { name: "shell", smallest: 0.72, draw: shell };

fn feather(scene: &mut Scene<'_, '_, '_>) {
    let vane =
        [(0.0, 20.0), (-6.0, 9.0), (-9.5, -6.0), (-8.0, -23.0), (2.0, -38.0), (8.0, -23.0), (9.0, -6.0), (6.0, 9.0)];
    scene.shape(smooth(&vane.map(Vec2::from), true), "water2", "ink", Pen::round(1.2));
    // The tip is darker, the down paler.
    let tip = [(-7.4, -25.0), (0.4, -20.5), (7.4, -25.0), (6.0, -30.0), (2.0, -37.2), (-4.2, -31.0)];
    scene.fill(smooth(&tip.map(Vec2::from), true), "wave");
    let mut barbs = BezPath::new();
    for n in 0..9 {
        let y = 13.0 - 5.4 * f64::from(n);
        let wide = 7.6 * (PI * (0.14 + f64::from(n) / 11.0).min(1.0)).sin() + 0.4;
        barbs.extend(line(&[xy(-wide, y - 5.0), xy(0.0, y), xy(wide, y - 5.0)]));
    }
    scene.line(barbs, "ink", Pen::round(0.9));
    let quill = scene.hair(1.2);
    scene.fill(tapered(&[xy(0.5, 34.0), xy(0.0, 10.0), xy(1.4, -34.0)], |t| quill.max(2.8 - 1.8 * t)), "ink");
    scene.fill(wedge(&[(-10.2, -3.0), (-1.6, 2.2), (-10.2, 2.0)]), "chalk");
}

fn twig(scene: &mut Scene<'_, '_, '_>) {
    let leaves = [(0.2, 1.0), (0.34, -1.0), (0.5, 1.0), (0.64, -1.0), (0.78, 1.0), (0.89, -1.0), (1.0, 0.0)];
    for (n, (t, side)) in leaves.into_iter().enumerate() {
        let root = xy(4.0 * f64::sin(t * 2.2), 26.0 - 56.0 * t);
        let angle = -FRAC_PI_2 + if side == 0.0 { 0.05 } else { 0.85 * side };
        let long = 22.0 - 7.0 * t;
        let blade = leaf(root, root + polar(long, angle), 10.5 - 2.5 * t, 0.06 * side, 0.45);
        scene.shape(blade, if n % 2 == 0 { "leaf2" } else { "leaf" }, "ink", Pen::round(1.1));
        scene.line(line(&[root, root + polar(long * 0.72, angle)]), "ink", Pen::round(0.85));
    }
    let thin = scene.hair(0.9);
    scene.fill(tapered(&[xy(0.0, 33.0), xy(3.2, 6.0), xy(3.4, -30.0)], |t| thin.max(2.6 - 1.4 * t)), "ink");
}

/// Two acorns on their stalk below a leaf.
fn acorn(scene: &mut Scene<'_, '_, '_>) {
    let lobes = [
        (2.0, -3.0),
        (8.0, -5.0),
        (9.0, -11.0),
        (13.5, -12.0),
        (12.0, -18.0),
        (14.0, -22.5),
        (9.0, -24.5),
        (7.0, -30.0),
        (2.0, -27.5),
        (-3.0, -30.5),
        (-4.0, -24.0),
        (-8.5, -22.0),
        (-6.0, -16.5),
        (-7.0, -11.5),
        (-2.5, -9.5),
    ];
    scene.shape(smooth(&lobes.map(Vec2::from), true), "leaf", "ink", Pen::round(1.2));
    let mut veins = line(&[xy(2.0, -2.0), xy(2.6, -24.5)]);
    for (y, x) in [(-9.0, 6.6), (-15.0, 8.6), (-9.0, -2.0), (-15.0, -3.6), (-20.5, 7.4), (-20.5, -2.6)] {
        veins.extend(line(&[xy(2.2, y), xy(x, y - 4.0)]));
    }
    scene.line(veins, "ink", Pen::round(0.9));
    for (x, y, turn) in [(-8.5, 6.5, 0.35), (9.5, 8.0, -0.3)] {
        scene.within(Affine::translate((x, y)) * Affine::rotate(turn), |scene| {
            let nut = [(-7.0, -1.0), (-6.4, 8.0), (0.0, 19.0), (6.4, 8.0), (7.0, -1.0)];
            scene.shape(smooth(&nut.map(Vec2::from), true), "earth", "ink", Pen::round(1.2));
            scene.fill(oriented(leaf(xy(-3.6, 1.5), xy(-2.0, 12.5), 2.8, 0.1, 0.4)), "tan");
            let mut cup = arc(xy(0.0, 0.6), 9.0, 7.4, PI, 2.0 * PI);
            cup.close_path();
            scene.shape(cup, "earth2", "ink", Pen::round(1.2));
            let mut scales = BezPath::new();
            for (x, y) in [(-4.4, -1.6), (0.0, -1.6), (4.4, -1.6), (-2.2, -4.6), (2.2, -4.6)] {
                scales.extend(line(&[xy(x - 1.3, y - 0.8), xy(x, y + 0.7), xy(x + 1.3, y - 0.8)]));
            }
            scene.line(scales, "ink", Pen::round(0.85));
            scene.line(line(&[xy(0.0, -6.8), xy(0.6, -10.5)]), "ink", Pen::round(1.8));
        });
    }
    scene.line(smooth(&[xy(-5.2, -3.0), xy(1.5, -5.6), xy(7.2, -2.2)], false), "ink", Pen::round(1.5));
}

fn toadstool(scene: &mut Scene<'_, '_, '_>) {
    let mut grass = BezPath::new();
    for (x, lean, long) in [(-13.0, -30.0, 10.0), (-9.0, -8.0, 13.0), (10.0, 10.0, 12.0), (14.0, 34.0, 9.0)] {
        let root = xy(x, 23.0);
        grass.extend(oriented(leaf(root, root + polar(long, degrees(lean) - FRAC_PI_2), 3.2, 0.05, 0.3)));
    }
    let stem =
        [(-4.2, -4.0), (-3.6, 8.0), (-6.0, 19.0), (-4.0, 23.5), (4.0, 23.5), (6.0, 19.0), (3.6, 8.0), (4.2, -4.0)];
    scene.shape(smooth(&stem.map(Vec2::from), true), "chalk", "ink", Pen::round(1.1));
    let skirt = [(-7.6, 3.8), (0.0, 0.6), (7.6, 3.8), (4.6, 6.4), (0.0, 5.2), (-4.6, 6.4)];
    scene.shape(smooth(&skirt.map(Vec2::from), true), "chalk", "ink", Pen::round(1.0));
    let cap = [
        (-21.0, -2.0),
        (-19.0, -12.0),
        (-9.0, -20.5),
        (0.0, -22.5),
        (9.0, -20.5),
        (19.0, -12.0),
        (21.0, -2.0),
        (10.0, 0.6),
        (-10.0, 0.6),
    ];
    scene.shape(smooth(&cap.map(Vec2::from), true), "red", "ink", Pen::round(1.2));
    let mut spots = BezPath::new();
    for (x, y, a, b) in [
        (-1.0, -14.5, 4.0, 3.2),
        (-12.0, -8.5, 3.2, 2.8),
        (10.5, -10.5, 3.4, 2.8),
        (1.0, -5.0, 2.6, 2.0),
        (-5.6, -19.0, 1.8, 1.4),
        (16.5, -4.2, 1.9, 1.8),
        (-17.4, -3.6, 1.6, 1.5),
    ] {
        spots.extend(ellipse(xy(x, y), a, b));
    }
    scene.fill(spots, "chalk");
    scene.fill(grass, "leaf");
    scene.line(line(&[xy(-17.0, 23.6), xy(18.0, 23.6)]), "ink", Pen::round(1.0));
}

/// The shell of a snail.
fn shell(scene: &mut Scene<'_, '_, '_>) {
    let foot = rounded(-17.0, 13.5, 33.0, 6.4, 3.0);
    scene.fill(foot, "trap");
    scene.shape(disc(xy(0.0, -1.0), 19.0), "earth", "ink", Pen::round(1.2));
    let lip = [(9.0, 14.0), (17.0, 8.0), (24.0, 13.0), (22.0, 20.0), (12.0, 20.5)];
    scene.shape(smooth(&lip.map(Vec2::from), true), "chalk", "ink", Pen::round(1.1));
    let coil = spiral(xy(-0.5, -1.5), 18.2, 1.5, 1.0, -2.4);
    scene.fill(disc(xy(-1.0, -2.0), 11.5), "tan");
    scene.fill(disc(xy(-1.0, -2.0), 6.2), "earth2");
    scene.line(smooth(&coil, false), "ink", Pen::round(1.5));
    let mut bands = BezPath::new();
    for n in 0..13 {
        let angle = degrees(150.0 + 17.0 * f64::from(n));
        bands.extend(line(&[xy(-1.0, -1.6) + polar(13.8, angle), xy(-0.4, -1.2) + polar(17.4, angle + 0.12)]));
    }
    scene.line(bands, "earth2", Pen::round(1.3));
}

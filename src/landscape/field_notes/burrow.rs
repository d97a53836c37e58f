//! Dens: a burrow between the roots of an old tree, with the flags of its owner. White's are square, Black's pointed.

use super::{degrees, square};
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::construction::{
    arc, crescent, disc, leaf, line, oriented, polar, poly, rect, scalloped, smooth, tapered, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use crate::rules::Side;
use std::f64::consts::FRAC_PI_2;

const BURROW: Motif = Motif { name: "burrow", smallest: 1.0, draw: burrow };
const WHITE: Motif = Motif { name: "pennants-white", smallest: 1.0, draw: white };
const BLACK: Motif = Motif { name: "pennants-black", smallest: 1.0, draw: black };

pub(super) fn burrows(scene: &mut Scene<'_, '_, '_>) {
    for (cell, owner) in scene.dens() {
        let place = scene.on_square(cell);
        scene.clipped(square(cell), |scene| {
            scene.put(&BURROW, place);
            scene.put(if owner == Side::White { &WHITE } else { &BLACK }, place);
        });
    }
}

fn burrow(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(rect(Rect::new(-50.0, -50.0, 50.0, 50.0)), "grove");
    ground(scene);
    trunk(scene);
    crown(scene);
}

/// Hatched ground at both sides of the roots.
fn ground(scene: &mut Scene<'_, '_, '_>) {
    let hill = [xy(-50.0, 24.0), xy(-28.0, 17.0), xy(0.0, 14.0), xy(28.0, 17.0), xy(50.0, 24.0)];
    let mut path = smooth(&hill, false);
    path.line_to((50.0, 50.0));
    path.line_to((-50.0, 50.0));
    path.close_path();
    scene.fill(path, "leaf2");
}

fn trunk(scene: &mut Scene<'_, '_, '_>) {
    let half = [(46.0, 52.0), (43.0, 41.0), (33.0, 28.0), (21.0, 13.0), (14.0, -2.0), (12.5, -16.0)];
    let mut places: Vec<Vec2> = half.iter().map(|&(x, y)| xy(-x, y)).collect();
    places.extend(half.iter().rev().map(|&(x, y)| xy(x, y)));
    let mut bole = smooth(&places, false);
    bole.close_path();
    scene.shape(bole, "earth", "ink", Pen::round(1.5));
    // The side in shade.
    let shade = [
        (13.5, -10.0),
        (14.5, -1.0),
        (21.5, 13.0),
        (33.0, 28.0),
        (43.0, 41.0),
        (45.0, 50.0),
        (38.0, 50.0),
        (29.0, 33.0),
        (15.0, 12.0),
        (9.0, -2.0),
    ];
    scene.fill(smooth(&shade.map(Vec2::from), true), "earth2");
    let mut bark = BezPath::new();
    let lines: [&[(f64, f64)]; 6] = [
        &[(8.5, -10.0), (9.5, 2.0), (17.0, 15.0), (27.0, 29.0), (33.0, 44.0)],
        &[(4.0, -10.0), (5.0, 1.0), (9.5, 9.0), (15.5, 16.5)],
        &[(0.5, -8.0), (0.5, 0.0), (2.0, 8.0)],
        &[(-4.0, -10.0), (-5.0, 0.0), (-9.0, 8.0), (-15.0, 16.0)],
        &[(-8.5, -10.0), (-9.5, 2.0), (-17.0, 15.0), (-27.0, 29.0), (-33.0, 44.0)],
        &[(-12.5, 5.0), (-20.0, 17.0), (-31.0, 31.0), (-38.0, 42.0)],
    ];
    for places in lines {
        let places: Vec<Vec2> = places.iter().copied().map(Vec2::from).collect();
        bark.extend(oriented(tapered(&places, |t| 2.1 - 1.2 * t)));
    }
    scene.fill(bark, "ink");
    // The mouth, its rim of roots, light on its floor.
    let mouth = |grow: f64| {
        let mut path = line(&[xy(-20.5 - grow, 51.0), xy(-20.5 - grow, 36.0)]);
        path.extend(arc(xy(0.0, 36.0), 20.5 + grow, 20.5 + grow, degrees(180.0), degrees(360.0)).iter().skip(1));
        path.line_to((20.5 + grow, 51.0));
        path.close_path();
        path
    };
    scene.shape(mouth(4.2), "earth2", "ink", Pen::round(1.2));
    let mut rays = BezPath::new();
    for n in 0..11 {
        let angle = degrees(188.0 + 16.4 * f64::from(n));
        rays.extend(line(&[xy(0.0, 36.0) + polar(21.6, angle), xy(0.0, 36.0) + polar(23.8, angle)]));
    }
    scene.line(rays, "ink", Pen::round(1.0));
    scene.fill(mouth(0.0), "dark");
    // Eyes in the dark.
    for x in [-5.6, 5.6] {
        scene.fill(oriented(leaf(xy(x - 3.8, 33.4), xy(x + 3.8, 33.4), 4.6, 0.0, 0.5)), "tape");
        scene.fill(disc(xy(x, 33.4), 1.25), "dark");
    }
    let mut tufts = BezPath::new();
    for x in [-46.0, -36.0, -27.0, 27.0, 36.0, 46.0] {
        for (lean, long) in [(-28.0, 8.0), (-4.0, 11.5), (22.0, 9.0)] {
            let root = xy(x + lean * 0.05, 50.5);
            tufts.extend(oriented(leaf(root, root + polar(long, degrees(lean) - FRAC_PI_2), 2.5, lean * 0.004, 0.3)));
        }
    }
    scene.fill(tufts, "ink");
}

/// The crown: leaves in lobes, those behind darker.
fn crown(scene: &mut Scene<'_, '_, '_>) {
    let place = |places: &[(f64, f64)]| places.iter().copied().map(Vec2::from).collect::<Vec<_>>();
    let outline = place(&[
        (-42.0, -16.0),
        (-44.0, -29.0),
        (-35.0, -39.0),
        (-19.0, -43.5),
        (0.0, -44.5),
        (19.0, -43.5),
        (35.0, -39.0),
        (44.0, -29.0),
        (42.0, -16.0),
        (27.0, -10.5),
        (10.0, -13.0),
        (-10.0, -13.0),
        (-27.0, -10.5),
    ]);
    let leaves = scalloped(&smooth(&outline, true), 13.0, 0.34);
    scene.shape(leaves, "leaf", "ink", Pen::round(1.5));
    let mut under = BezPath::new();
    for (a, b) in [((-40.0, -14.5), (-14.0, -13.5)), ((-12.0, -15.5), (12.0, -15.5)), ((14.0, -13.5), (40.0, -14.5))] {
        under.extend(oriented(leaf(a.into(), b.into(), 3.4, 0.10, 0.5)));
    }
    scene.fill(under, "ink");
    let (mut light, mut lobes) = (BezPath::new(), BezPath::new());
    for (x, y, r) in [
        (-34.0, -25.0, 7.5),
        (-22.0, -35.0, 8.5),
        (-4.0, -36.5, 8.5),
        (14.0, -36.5, 8.5),
        (31.0, -31.0, 8.0),
        (-18.0, -22.5, 8.0),
        (1.0, -24.0, 8.5),
        (19.0, -23.0, 8.0),
        (36.5, -20.0, 6.0),
    ] {
        let (left, right) = (xy(x, y) + polar(r - 2.2, degrees(196.0)), xy(x, y) + polar(r - 2.2, degrees(330.0)));
        light.extend(crescent(left, right, r * 0.62, r * 0.42));
        lobes.extend(arc(xy(x, y), r, r, degrees(168.0), degrees(372.0)));
    }
    scene.fill(light, "leaf2");
    scene.line(lobes, "ink", Pen::round(1.1));
}

/// How far beside the mouth the poles stand, and where their cloth hangs.
const POLE: (f64, f64) = (44.5, -9.0);

/// A pole at either side of the mouth with cloth that blows towards it, so large that it is seen from across the table.
fn pennants(
    scene: &mut Scene<'_, '_, '_>,
    ink: &str,
    cloth: &[(f64, f64)],
    sign: impl Fn(&mut Scene<'_, '_, '_>, f64),
) {
    let (x, top) = POLE;
    for s in [-1.0, 1.0] {
        scene.line(line(&[xy(s * x, 46.0), xy(s * x, top - 1.0)]), "ink", Pen::round(3.0));
        let cloth: Vec<Vec2> = cloth.iter().map(|&(u, v)| xy(s * (x - u), top + v)).collect();
        scene.shape(poly(&cloth), ink, "ink", Pen::round(1.4));
        scene.within(Affine::translate((s * x, top)), |scene| sign(scene, -s));
        scene.fill(disc(xy(s * x, top - 3.2), 3.0), "ink");
    }
}

fn white(scene: &mut Scene<'_, '_, '_>) {
    let cloth = [(0.0, 0.0), (28.0, 0.0), (28.0, 28.0), (0.0, 28.0)];
    pennants(scene, "white", &cloth, |scene, s| scene.line(disc(xy(s * 14.0, 14.0), 6.6), "chalk", Pen::round(3.0)));
}

fn black(scene: &mut Scene<'_, '_, '_>) {
    let cloth = [(0.0, -1.0), (38.0, 14.0), (0.0, 29.0)];
    pennants(scene, "black", &cloth, |scene, s| {
        scene.line(line(&[xy(s * 9.0, 6.6), xy(s * 9.0, 21.4)]), "chalk", Pen::round(3.0));
    });
}

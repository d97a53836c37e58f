//! Insects: butterfly, beetle, dragonfly, head upwards, about 50 wide.

use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{disc, ellipse, leaf, line, oriented, smooth, tapered, xy};
use crate::landscape::scene::{Motif, Pen, Scene};

pub(super) const BUTTERFLY: Motif = Motif { name: "butterfly", smallest: 0.40, draw: butterfly };
pub(super) const BEETLE: Motif = Motif { name: "beetle", smallest: 0.52, draw: beetle };
pub(super) const DRAGONFLY: Motif = Motif { name: "dragonfly", smallest: 0.40, draw: dragonfly };

fn mirrored(places: &[(f64, f64)], s: f64) -> Vec<Vec2> {
    places.iter().map(|&(x, y)| xy(s * x, y)).collect()
}

fn butterfly(scene: &mut Scene<'_, '_, '_>) {
    let wing = scene.hair(1.2);
    for s in [1.0, -1.0] {
        let upper = [(1.0, -2.0), (8.0, -15.0), (19.0, -23.0), (30.0, -22.0), (31.0, -12.0), (24.0, -2.0), (13.0, 3.0)];
        let lower = [(1.0, 1.0), (10.0, 2.5), (20.0, 5.0), (23.5, 12.0), (19.0, 20.5), (11.0, 18.5), (5.5, 11.0)];
        scene.shape(smooth(&mirrored(&lower, s), true), "rose", "ink", Pen::round(wing));
        scene.shape(smooth(&mirrored(&upper, s), true), "earth", "ink", Pen::round(wing));
        // A dark tip with pale spots, veins.
        let tip = [(23.5, -21.8), (30.2, -21.6), (31.0, -12.0), (27.0, -6.0), (26.5, -14.0)];
        scene.fill(smooth(&mirrored(&tip, s), true), "ink");
        let mut veins = BezPath::new();
        for end in [(22.0, -17.5), (24.0, -10.0), (18.5, -2.5)] {
            veins.extend(line(&mirrored(&[(2.0, -2.0), end], s)));
        }
        for end in [(19.0, 10.5), (13.5, 16.0)] {
            veins.extend(line(&mirrored(&[(2.0, 1.5), end], s)));
        }
        scene.line(veins, "ink", Pen::round(0.9));
        scene.fill(disc(xy(s * 28.4, -17.0), 1.8), "chalk");
        scene.fill(disc(xy(s * 28.4, -10.6), 1.5), "chalk");
        scene.shape(disc(xy(s * 17.2, 11.6), 3.2), "chalk", "ink", Pen::round(0.9));
        scene.line(smooth(&mirrored(&[(0.5, -9.0), (3.0, -15.5), (8.5, -20.5)], s), false), "ink", Pen::round(1.0));
    }
    let body = [(0.0, -10.0), (2.3, -5.0), (2.0, 6.0), (0.0, 17.0), (-2.0, 6.0), (-2.3, -5.0)];
    scene.fill(smooth(&body.map(Vec2::from), true), "ink");
}

fn beetle(scene: &mut Scene<'_, '_, '_>) {
    let thin = scene.hair(1.0);
    let mut legs = BezPath::new();
    for s in [1.0, -1.0] {
        for leg in [
            [(6.0, -5.0), (13.5, -10.5), (16.5, -18.0)],
            [(6.0, 3.0), (15.5, 2.0), (20.0, 7.0)],
            [(6.0, 9.0), (13.5, 14.5), (15.5, 23.0)],
        ] {
            legs.extend(oriented(tapered(&mirrored(&leg, s), |t| thin.max(2.4 - 1.0 * t))));
        }
        legs.extend(oriented(tapered(&mirrored(&[(2.0, -17.0), (5.0, -23.0), (11.0, -25.0)], s), |_| thin)));
    }
    scene.fill(legs, "ink");
    scene.shape(ellipse(xy(0.0, 6.0), 11.0, 15.0), "leaf", "ink", Pen::round(1.3));
    let shine = [(-7.6, 2.0), (-5.4, -4.6), (-3.2, -3.0), (-4.6, 6.0), (-5.4, 12.0), (-7.6, 9.0)];
    scene.fill(smooth(&shine.map(Vec2::from), true), "leaf2");
    let shield = [(-8.6, -6.0), (-5.4, -13.0), (5.4, -13.0), (8.6, -6.0), (0.0, -4.0)];
    scene.shape(smooth(&shield.map(Vec2::from), true), "leaf2", "ink", Pen::round(1.2));
    scene.fill(ellipse(xy(0.0, -15.4), 4.8, 3.9), "ink");
    scene.line(line(&[xy(0.0, -4.0), xy(0.0, 20.5)]), "ink", Pen::round(1.1));
    let mut dots = BezPath::new();
    for (x, y) in [(4.8, 1.0), (6.0, 8.0), (4.2, 14.5)] {
        dots.extend(disc(xy(x, y), 1.7));
        dots.extend(disc(xy(-x, y), 1.7));
    }
    scene.fill(dots, "ink");
}

fn dragonfly(scene: &mut Scene<'_, '_, '_>) {
    let mut veins = BezPath::new();
    for s in [1.0, -1.0] {
        for (root, tip, wide, bend) in
            [((1.0, -11.0), (30.0, -19.0), 8.5, 0.05), ((1.0, -7.5), (27.5, -1.5), 9.5, 0.05)]
        {
            let (root, tip) = (xy(s * root.0, root.1), xy(s * tip.0, tip.1));
            scene.shape(oriented(leaf(root, tip, wide, s * bend, 0.62)), "water", "ink", Pen::round(1.0));
            veins.extend(line(&[root, root + (tip - root) * 0.86]));
        }
        scene.fill(disc(xy(s * 25.6, -18.2), 1.8), "red");
        scene.fill(disc(xy(s * 23.6, -2.2), 1.8), "red");
    }
    scene.line(veins, "wave", Pen::round(0.9));
    let tail = tapered(&[xy(0.0, -10.0), xy(0.4, 8.0), xy(1.6, 29.0)], |t| 4.6 - 1.8 * t);
    scene.shape(tail, "wave", "ink", Pen::round(1.0));
    let mut rings = BezPath::new();
    for n in 0..6 {
        let y = 1.0 + 4.4 * f64::from(n);
        rings.extend(line(&[xy(-1.4 + 0.04 * y, y), xy(2.0 + 0.02 * y, y)]));
    }
    scene.line(rings, "ink", Pen::round(0.9));
    scene.shape(ellipse(xy(0.0, -10.0), 4.4, 6.0), "wave", "ink", Pen::round(1.1));
    for s in [1.0, -1.0] {
        scene.shape(disc(xy(s * 2.9, -17.6), 2.9), "red", "ink", Pen::round(1.0));
    }
}

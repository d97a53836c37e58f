//! What grows and crawls on the meadow besides grass and daisies, each some 20 high around its foot.

use super::frame::around;
use super::meadow::tuft;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{arc, disc, ellipse, leaf, line, oriented, polar, poly, rounded, smooth, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

pub(super) const CLOVER: Motif = Motif { name: "clover", smallest: 0.8, draw: clover };
pub(super) const BELL: Motif = Motif { name: "bell", smallest: 0.8, draw: bell };

pub(super) fn toadstool(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(rounded(-2.8, -10.0, 5.6, 11.0, 2.4), "chalk");
    let mut cap = arc(xy(0.0, -8.6), 9.6, 9.4, PI, TAU);
    cap.curve_to((7.0, -5.8), (-7.0, -5.8), (-9.6, -8.6));
    cap.close_path();
    scene.fill(cap, "coral");
    let dots = [(-5.0, -11.4, 1.4), (0.2, -14.4, 1.7), (4.8, -10.8, 1.5), (-0.6, -9.6, 1.1)];
    scene.fill(dots.into_iter().flat_map(|(x, y, r)| disc(xy(x, y), r)).collect(), "chalk");
}

fn clover(scene: &mut Scene<'_, '_, '_>) {
    scene.line(smooth(&[xy(1.0, 4.0), xy(-0.6, -2.0), xy(0.0, -8.0)], false), "blade", Pen::round(1.8));
    let at = xy(0.0, -9.0);
    let leaves = (0..3).flat_map(|n| {
        let way = TAU * f64::from(n) / 3.0 - FRAC_PI_2;
        [0.36, -0.36].into_iter().flat_map(move |off| disc(at + polar(5.6, way + off), 3.5))
    });
    let inner = around(3, |angle| disc(at + polar(3.6, angle - FRAC_PI_2), 2.9));
    scene.fill(leaves.chain(inner).collect(), "blade");
    let veins: BezPath =
        (0..3).flat_map(|n| line(&[at, at + polar(5.6, TAU * f64::from(n) / 3.0 - FRAC_PI_2)])).collect();
    scene.line(veins, "leaf", Pen::round(1.1));
}

pub(super) fn ladybird(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(oriented(leaf(xy(-13.0, 3.0), xy(14.0, -4.0), 12.0, 0.06, 0.5)), "blade");
    scene.line(line(&[xy(-13.0, 3.0), xy(11.0, -3.2)]), "leaf", Pen::round(1.1));
    scene.fill(disc(xy(5.2, -6.0), 3.2), "ink");
    scene.fill(ellipse(xy(-0.6, -4.6), 6.2, 5.0), "coral");
    scene.line(line(&[xy(-6.4, -4.0), xy(5.0, -5.4)]), "ink", Pen::round(0.9));
    let dots = [(-3.0, -6.6), (1.6, -7.2), (-2.4, -2.2), (2.0, -2.8)];
    scene.fill(dots.into_iter().flat_map(|(x, y)| disc(xy(x, y), 1.05)).collect(), "ink");
}

/// A bellflower.
fn bell(scene: &mut Scene<'_, '_, '_>) {
    tuft(scene);
    scene.line(smooth(&[xy(-1.0, 0.0), xy(-1.4, -12.0), xy(3.4, -18.0)], false), "blade", Pen::round(1.6));
    for (x, y, size) in [(5.0, -17.0, 1.0), (-5.0, -11.0, 0.8)] {
        let at = |u: f64, v: f64| xy(x + size * u, y + size * v);
        let bell = [
            at(0.0, -1.0),
            at(3.6, 1.6),
            at(5.0, 8.6),
            at(2.4, 6.8),
            at(0.0, 9.4),
            at(-2.4, 6.8),
            at(-5.0, 8.6),
            at(-3.6, 1.6),
        ];
        scene.fill(poly(&bell), "plum");
    }
    scene.line(smooth(&[xy(-1.3, -9.0), xy(-3.0, -12.4), xy(-5.0, -11.6)], false), "blade", Pen::round(1.3));
}

pub(super) fn butterfly(scene: &mut Scene<'_, '_, '_>) {
    for s in [1.0, -1.0] {
        scene.fill(oriented(leaf(xy(0.0, -6.0), xy(s * 11.0, -14.0), 9.6, 0.1 * s, 0.68)), "sun");
        scene.fill(oriented(leaf(xy(0.0, -5.0), xy(s * 8.0, 2.6), 7.0, -0.1 * s, 0.64)), "autumn");
        scene.fill(disc(xy(s * 7.2, -11.0), 1.5), "chalk");
        scene.line(smooth(&[xy(0.0, -11.0), xy(s * 1.6, -14.0), xy(s * 3.4, -15.4)], false), "ink", Pen::round(0.9));
    }
    scene.fill(ellipse(Vec2::new(0.0, -6.0), 1.4, 6.0), "ink");
}

pub(super) fn strawberry(scene: &mut Scene<'_, '_, '_>) {
    let mut fruit = BezPath::new();
    fruit.move_to((0.0, -3.0));
    fruit.curve_to((-11.0, -9.0), (-8.0, -16.6), (0.0, -14.4));
    fruit.curve_to((8.0, -16.6), (11.0, -9.0), (0.0, -3.0));
    fruit.close_path();
    scene.fill(fruit, "coral");
    let cap = around(5, |angle| leaf(xy(0.0, -14.4), xy(0.0, -14.4) + polar(5.2, angle - FRAC_PI_2), 3.0, 0.0, 0.5));
    scene.fill(cap, "teal");
    let seeds = [(-3.2, -10.8), (0.0, -8.4), (3.2, -10.8), (-1.0, -5.8)];
    scene.fill(seeds.into_iter().flat_map(|(x, y)| disc(xy(x, y), 0.75)).collect(), "sun");
}

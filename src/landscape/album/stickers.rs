//! Stickers of paper with a white edge, some 24 wide.

use super::frame::around;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{disc, leaf, line, oriented, polar, rounded, smooth, star, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::FRAC_PI_2;

pub(super) const STAR: Motif = Motif { name: "sticker-star", smallest: 0.9, draw: draw_star };
pub(super) const HEART: Motif = Motif { name: "sticker-heart", smallest: 0.9, draw: heart };
pub(super) const DAISY: Motif = Motif { name: "sticker-daisy", smallest: 0.9, draw: daisy };
pub(super) const CLOUD: Motif = Motif { name: "sticker-cloud", smallest: 0.9, draw: cloud };
pub(super) const LEAF: Motif = Motif { name: "sticker-leaf", smallest: 0.9, draw: draw_leaf };

/// The shape with its white edge.
fn sticker(scene: &mut Scene<'_, '_, '_>, path: BezPath, ink: &str) {
    scene.line(path.clone(), "card2", Pen::round(6.4));
    scene.shape(path.clone(), ink, "chalk", Pen::round(4.4));
    scene.fill(path, ink);
}

fn draw_star(scene: &mut Scene<'_, '_, '_>) {
    sticker(scene, star(5, 11.5, 5.4, -FRAC_PI_2), "sun");
    scene.fill([-2.4, 2.4].into_iter().flat_map(|x| disc(xy(x, -0.6), 0.95)).collect(), "ink");
    scene.line(smooth(&[xy(-2.2, 2.4), xy(0.0, 3.6), xy(2.2, 2.4)], false), "ink", Pen::round(0.9));
}

fn heart(scene: &mut Scene<'_, '_, '_>) {
    let mut path = BezPath::new();
    path.move_to((0.0, 10.5));
    path.curve_to((-19.0, -2.0), (-9.0, -14.5), (0.0, -5.0));
    path.curve_to((9.0, -14.5), (19.0, -2.0), (0.0, 10.5));
    path.close_path();
    sticker(scene, path, "coral");
    scene.line(smooth(&[xy(-6.4, -0.6), xy(-6.6, -3.6), xy(-4.2, -5.4)], false), "chalk", Pen::round(1.5));
}

fn daisy(scene: &mut Scene<'_, '_, '_>) {
    let petals = around(9, |angle| leaf(polar(3.2, angle), polar(13.0, angle), 6.6, 0.0, 0.62));
    scene.shape(petals, "chalk", "ink", Pen::round(0.9));
    scene.shape(disc(Vec2::ZERO, 4.4), "sun", "ink", Pen::round(0.9));
}

fn cloud(scene: &mut Scene<'_, '_, '_>) {
    let puffs = [(-6.5, 1.0, 5.4), (0.0, -3.0, 6.8), (6.8, 1.2, 5.2)];
    let mut path: BezPath = puffs.into_iter().flat_map(|(x, y, r)| disc(xy(x, y), r)).collect();
    path.extend(oriented(rounded(-11.5, 0.6, 23.0, 6.0, 3.0)));
    scene.line(path.clone(), "card2", Pen::round(5.0));
    scene.line(path.clone(), "chalk", Pen::round(3.6));
    scene.fill(path, "water");
    scene.line(smooth(&[xy(-6.5, 2.6), xy(-3.0, 1.0), xy(0.5, 2.8), xy(4.4, 1.2)], false), "chalk", Pen::round(1.2));
}

fn draw_leaf(scene: &mut Scene<'_, '_, '_>) {
    sticker(scene, leaf(xy(-4.0, 11.0), xy(5.0, -12.0), 14.0, 0.08, 0.45), "teal");
    let mut veins = line(&[xy(-4.0, 11.0), xy(3.6, -8.0)]);
    for (y, x) in [(5.0, -1.0), (0.0, 0.6), (-4.4, 2.0)] {
        veins.extend(line(&[xy(x - 4.4, y - 3.0), xy(x - 0.4, y), xy(x + 4.6, y - 2.0)]));
    }
    scene.line(veins, "chalk", Pen::round(1.0));
}

//! Rolls of waves and clouds, the clouds of the ground, the medallion below an animal.

use super::degrees;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{arc, disc, oriented, polar, rounded, spiral, star, tapered, tapered_round, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// A wave of a river, its head of radius 50 around (0, 0), its tail to the left.
pub(super) const WAVE: Motif = Motif { name: "wave", smallest: 0.26, draw: wave };
/// A cloud before the players.
pub(super) const CLOUD_ROLL: Motif = Motif { name: "cloud-roll", smallest: 0.42, draw: cloud_roll };
/// A small cloud with fewer cuts, on lacquer.
pub(super) const CLOUD_SMALL: Motif =
    Motif { name: "cloud-small", smallest: 0.135, draw: |scene| cloud_small(scene, "lacquer") };
/// The same on White's ground.
pub(super) const CLOUD_WHITE: Motif =
    Motif { name: "cloud-white", smallest: 0.135, draw: |scene| cloud_small(scene, "cobalt") };
/// A cloud of the ground, some 150 wide.
pub(super) const MIST: Motif = Motif { name: "mist", smallest: 0.78, draw: mist };

/// A disc with a tail to the left: the body of a roll.
fn comma(radius: f64, at: Vec2, tip: Vec2, drop: f64) -> BezPath {
    let (from, to) = (degrees(-118.0), degrees(100.0));
    let (top, bottom) = (at + polar(radius, from), at + polar(radius, to));
    let lead = polar(1.0, from - FRAC_PI_2);
    let d = (top - tip).hypot();
    let mut path = BezPath::new();
    path.move_to(tip.to_point());
    path.curve_to((tip + xy(d * 0.42, 0.0)).to_point(), (top + lead * (d * 0.42)).to_point(), top.to_point());
    path.extend(arc(at, radius, radius, from, to).iter().skip(1));
    let end = tip + xy(0.0, drop * 0.2);
    path.curve_to((bottom - xy(d * 0.3, 0.0)).to_point(), (tip + xy(d * 0.5, drop)).to_point(), end.to_point());
    path.close_path();
    path
}

/// Nested bodies, each so thick and of an ink, from outside.
fn bodies(scene: &mut Scene<'_, '_, '_>, all: &[(f64, &str)]) -> Vec2 {
    let (mut radius, mut at) = (50.0, Vec2::ZERO);
    for (number, (thick, ink)) in all.iter().enumerate() {
        let n = number as f64;
        scene.fill(comma(radius, at, xy(-165.0 + n * 3.0, 52.0 + n * 6.0), 30.0), ink);
        radius -= thick;
        at += xy(0.8, 1.4);
    }
    at
}

fn roll(scene: &mut Scene<'_, '_, '_>, rim: &str, one: &str, two: &str) {
    let at = bodies(scene, &[(4.2, rim), (10.5, one), (3.6, rim), (9.0, two), (3.2, rim), (30.0, one)]);
    let curl = spiral(at + xy(2.0, 0.0), 21.0, 1.5, degrees(185.0), 1.35);
    scene.fill(tapered(&curl, |t| 1.0 + 5.4 * (PI * (0.08 + t * 0.95).min(1.0)).sin().max(0.0).powf(0.8)), rim);
}

fn wave(scene: &mut Scene<'_, '_, '_>) {
    const KNOBS: [(f64, f64); 6] = [(-108.0, 5.0), (-90.0, 6.5), (-70.0, 7.6), (-48.0, 7.4), (-26.0, 6.4), (-6.0, 5.0)];
    const HOLES: [(f64, f64); 4] = [(-90.0, 3.2), (-70.0, 3.9), (-48.0, 3.8), (-26.0, 3.2)];
    let dots = |of: &[(f64, f64)], out: f64| -> BezPath {
        of.iter().flat_map(|&(angle, radius)| disc(polar(out, degrees(angle)), radius)).collect()
    };
    scene.fill(dots(&KNOBS, 50.5), "surf");
    scene.fill(dots(&HOLES, 50.8), "pine");
    roll(scene, "surf", "jade", "pine");
}

fn cloud_roll(scene: &mut Scene<'_, '_, '_>) {
    roll(scene, "gold", "vermilion", "lacquer");
}

fn cloud_small(scene: &mut Scene<'_, '_, '_>, ground: &str) {
    let at = bodies(scene, &[(6.5, "gold"), (16.0, ground), (6.5, "gold"), (30.0, ground)]);
    let curl = spiral(at + xy(1.0, 0.0), 14.0, 2.5, degrees(185.0), 1.1);
    scene.fill(tapered_round(&curl, |t| 4.5 + 3.0 * (PI * t).sin()), "gold");
}

fn mist(scene: &mut Scene<'_, '_, '_>) {
    let mut body = BezPath::new();
    for (at, radius) in [(xy(-22.0, 0.0), 15.0), (xy(0.0, -9.0), 20.0), (xy(23.0, 1.0), 14.0)] {
        body.extend(disc(at, radius));
    }
    body.extend(oriented(rounded(-60.0, 3.5, 108.0, 11.5, 5.7)));
    body.extend(oriented(rounded(-30.0, 11.0, 104.0, 7.5, 3.7)));
    scene.fill(body, "mist");
    let mut lines = BezPath::new();
    for (at, radius, from, turns) in
        [(xy(-22.0, 1.0), 10.4, 20.0, -1.2), (xy(0.0, -8.0), 14.6, 160.0, 1.4), (xy(23.0, 1.5), 9.6, 160.0, 1.2)]
    {
        let curl = spiral(at, radius, 1.2, degrees(from), turns);
        lines.extend(tapered(&curl, |t| 0.5 + 2.4 * (PI * (t * 0.9 + 0.1).min(1.0)).sin().max(0.0).powf(0.8)));
    }
    lines.extend(tapered(&[xy(-54.0, 9.6), xy(-30.0, 9.6), xy(2.0, 9.9)], |_| 1.5));
    lines.extend(tapered(&[xy(-4.0, 14.8), xy(30.0, 14.8), xy(68.0, 14.8)], |_| 1.5));
    scene.fill(lines, "mist2");
}

/// The medallion that an animal of a side stands on: lobes around White's, points around Black's.
pub(in crate::landscape) fn medallion(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const MEDALLIONS: [Motif; 2] = [
        Motif { name: "medallion-white", smallest: 1.0, draw: |scene| rim(scene, Side::White) },
        Motif { name: "medallion-black", smallest: 1.0, draw: |scene| rim(scene, Side::Black) },
    ];
    scene.put(&MEDALLIONS[side.index()], crate::landscape::scene::Place::at(0.0, 0.0));
}

fn rim(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const LOBES: usize = 28;
    let edge = match side {
        Side::White => {
            let lobes = (0..LOBES).flat_map(|lobe| disc(polar(39.5, TAU * lobe as f64 / LOBES as f64), 4.6));
            disc(Vec2::ZERO, 39.5).into_iter().chain(lobes).collect()
        }
        Side::Black => star(LOBES, 45.4, 39.0, 0.0),
    };
    scene.fill(edge, "mist2");
    scene.fill(disc(Vec2::ZERO, 38.4), "foam");
    let colour = scene.side_colour(side);
    scene.line_colour(disc(Vec2::ZERO, 36.6), colour, Pen::round(1.0));
}

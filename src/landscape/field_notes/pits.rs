//! Traps: pits below branches, ringed in the pencil of their owner; marks in the corners show beneath a piece. White
//! draws two lines around and crosses, Black a line with dashes around it and arrows.

use super::CHANCE;
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::construction::{disc, leaf, line, oriented, polar, rect, smooth, tapered_round, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, TAU};

const PIT: Motif = Motif { name: "pit", smallest: 1.0, draw: pit };
const WHITE: Motif = Motif { name: "ring-white", smallest: 1.0, draw: white };
const BLACK: Motif = Motif { name: "ring-black", smallest: 1.0, draw: black };

pub(super) fn pits(scene: &mut Scene<'_, '_, '_>) {
    for (cell, owner) in scene.traps() {
        let place = scene.on_square(cell);
        scene.put(&PIT, place);
        scene.put(if owner == Side::White { &WHITE } else { &BLACK }, place);
    }
}

/// A round outline that is not quite round.
fn wavering(radius: f64, by: f64, waves: f64) -> BezPath {
    let place = |n: usize| {
        let angle = TAU * n as f64 / 16.0;
        polar(radius + by * (waves * angle + 1.0).sin(), angle)
    };
    smooth(&(0..16).map(place).collect::<Vec<_>>(), true)
}

fn pit(scene: &mut Scene<'_, '_, '_>) {
    // Tufts and clods around the rim.
    let mut edge = BezPath::new();
    for n in 0..36 {
        let angle = TAU * f64::from(n) / 36.0;
        let long = 3.0 + 3.4 * CHANCE.of("pit", &[i64::from(n)]);
        edge.extend(line(&[polar(33.5, angle), polar(33.5 + long, angle + 0.03)]));
    }
    scene.line(edge, "ink", Pen::round(1.4));
    scene.shape(wavering(33.5, 0.9, 3.0), "earth", "ink", Pen::round(1.1));
    scene.fill(wavering(28.8, 0.9, 3.0), "pit");
    /// Branches from one end to the other: those across, then those along, woven.
    const ACROSS: [[f64; 4]; 3] = [[-34.0, -16.0, 34.5, -12.0], [-36.5, 3.5, 36.0, 2.5], [-32.0, 19.5, 33.0, 18.5]];
    const ALONG: [[f64; 4]; 3] = [[-19.0, -32.0, -14.5, 32.5], [2.0, -36.5, 0.5, 36.0], [20.0, -31.0, 16.5, 33.0]];
    let branch = |[x0, y0, x1, y1]: [f64; 4], n: usize| {
        let (a, b) = (xy(x0, y0), xy(x1, y1));
        let bend = (b - a).normalize().turn_90() * if n.is_multiple_of(2) { 1.6 } else { -1.6 };
        tapered_round(&[a, (a + b) * 0.5 + bend, b], |t| 5.4 - 1.5 * t)
    };
    for (n, across) in ACROSS.into_iter().enumerate() {
        scene.shape(branch(across, n), if n == 1 { "earth2" } else { "earth" }, "ink", Pen::round(1.0));
    }
    for (n, along) in ALONG.into_iter().enumerate() {
        scene.shape(branch(along, n + 1), if n == 1 { "earth" } else { "earth2" }, "ink", Pen::round(1.0));
    }
    // Over and under.
    for (i, across) in ACROSS.into_iter().enumerate() {
        for (_, along) in ALONG.into_iter().enumerate().filter(|(j, _)| (i + j) % 2 == 1) {
            let t = (along[0] + along[2]) / 2.0;
            let window = Rect::new(t - 6.0, -50.0, t + 6.0, 50.0);
            scene.clipped(rect(window), |scene| {
                scene.shape(branch(across, i), if i == 1 { "earth2" } else { "earth" }, "ink", Pen::round(1.0));
            });
        }
    }
    for (x, y, angle, long) in [
        (-8.5, -15.0, -2.0, 12.5),
        (-3.0, 5.0, 0.6, 14.0),
        (10.0, -15.0, -0.6, 13.0),
        (9.0, 17.5, 1.1, 12.5),
        (-22.0, 9.5, 2.5, 12.0),
        (25.0, 0.5, -0.7, 11.5),
        (-25.0, -14.0, -2.5, 10.5),
    ] {
        let (at, tip) = (xy(x, y), xy(x, y) + polar(long, angle));
        scene.shape(oriented(leaf(at, tip, 6.6, 0.1, 0.5)), "leaf", "ink", Pen::round(0.9));
        scene.line(line(&[at, at + (tip - at) * 0.75]), "ink", Pen::round(0.85));
    }
}

/// What stands in the corners, in each turned outwards to the lower right.
fn corners(scene: &mut Scene<'_, '_, '_>, draw: impl Fn(&mut Scene<'_, '_, '_>)) {
    for quarter in 0..4 {
        scene.within(Affine::rotate(FRAC_PI_2 * f64::from(quarter)), &draw);
    }
}

fn white(scene: &mut Scene<'_, '_, '_>) {
    // Twice around in one stroke.
    let place = |n: usize| {
        let angle = -0.9 + TAU * 2.06 * n as f64 / 40.0;
        polar(44.2 + 1.7 * (1.5 * angle + 0.6).sin(), angle)
    };
    let round: Vec<Vec2> = (0..=40).map(place).collect();
    scene.fill(tapered_round(&round, |t| 1.7 + 0.8 * (9.0 * t).sin().powi(2)), "white");
    corners(scene, |scene| {
        let mut path = line(&[xy(38.6, 38.2), xy(45.6, 45.4)]);
        path.extend(line(&[xy(45.4, 38.4), xy(38.4, 45.6)]));
        scene.line(path, "white", Pen::round(2.0));
    });
}

fn black(scene: &mut Scene<'_, '_, '_>) {
    let place = |n: usize| {
        let angle = -0.9 + TAU * 1.02 * n as f64 / 24.0;
        polar(41.8 + 0.7 * (3.0 * angle).sin(), angle)
    };
    let round: Vec<Vec2> = (0..=24).map(place).collect();
    scene.fill(tapered_round(&round, |t| 1.7 + 0.7 * (9.0 * t).sin().powi(2)), "black");
    // Twenty-eight dashes and gaps.
    let (radius, dash) = (46.4, 6.5);
    let gap = TAU * radius / 28.0 - dash;
    scene.line(disc(Vec2::ZERO, radius), "black", Pen::dashed(2.4, &[dash, gap]));
    corners(scene, |scene| {
        scene.line(line(&[xy(46.0, 38.5), xy(46.0, 46.0), xy(38.5, 46.0)]), "black", Pen::round(2.2));
        scene.line(line(&[xy(37.0, 37.0), xy(41.4, 41.4)]), "black", Pen::round(2.2));
    });
}

//! The land: grass in two tones, tufts and daisies in the corners of free squares, a path of sand from den to den.

use super::CHANCE;
use super::frame::around;
use super::plants::{BELL, BUTTERFLY, CLOVER, LADYBIRD, STRAWBERRY, TOADSTOOL};
use crate::geom::{BezPath, Rect};
use crate::landscape::SQUARE;
use crate::landscape::construction::{along, disc, ellipse, leaf, oriented, points, polar, rect, road, trails, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Terrain;
use std::f64::consts::FRAC_PI_2;

const TUFT: Motif = Motif { name: "tuft", smallest: 0.8, draw: tuft };
const FLOWER: Motif = Motif { name: "flower", smallest: 0.8, draw: flower };
const TULIP: Motif = Motif { name: "tulip", smallest: 0.8, draw: tulip };

const PLANTS: [&Motif; 8] = [&FLOWER, &TOADSTOOL, &TULIP, &CLOVER, &LADYBIRD, &BELL, &BUTTERFLY, &STRAWBERRY];
/// Where plants stand on a square.
const LAYOUTS: [[(f64, f64); 3]; 4] = [
    [(-24.0, 26.0), (26.0, -12.0), (18.0, 36.0)],
    [(20.0, 30.0), (-26.0, -14.0), (-16.0, 38.0)],
    [(-4.0, 8.0), (30.0, 34.0), (-32.0, 36.0)],
    [(24.0, 2.0), (-22.0, 34.0), (-30.0, -24.0)],
];

pub(super) fn meadow(scene: &mut Scene<'_, '_, '_>) {
    let site = scene.site();
    let dark = site.squares().filter(|&(c, r)| (c + r) % 2 == 1 && site.terrain(c, r) == Terrain::Land);
    let squares = dark.flat_map(|(c, r)| {
        let (x, y) = (c as f64 * SQUARE, r as f64 * SQUARE);
        rect(Rect::new(x, y, x + SQUARE, y + SQUARE))
    });
    scene.fill(squares.collect(), "grass2");
    path(scene);
    let ways: Vec<_> = road(site).concat();
    for (c, r) in site.squares() {
        if site.terrain(c, r) != Terrain::Land || site.is_taken(c, r) || ways.contains(&(c, r)) {
            continue;
        }
        let place = scene.on_square((c, r));
        let far = scene.is_far(r);
        // A square of the far half has what its turned partner has; mirrored ones have it mirrored.
        let (d, s) = if far { (site.columns - 1 - c, site.rows - 1 - r) } else { (c, r) };
        let fold = d.min(site.columns - 1 - d);
        let flip = if d == fold { 1.0 } else { -1.0 };
        let u = |k| CHANCE.of("plant", &[fold as i64, s as i64, k]);
        let number = 3 * fold + s;
        let spots = LAYOUTS[number % LAYOUTS.len()];
        for (k, (x, y)) in (0..).zip(spots) {
            let at = xy(flip * (x + 12.0 * (u(3 * k) - 0.5)), y + 10.0 * (u(3 * k + 1) - 0.5));
            // One plant or animal to a square, and grass beside it.
            let kind = match k {
                0 => PLANTS[number % PLANTS.len()],
                1 => PLANTS[(5 * number + 3) % PLANTS.len()],
                _ => &TUFT,
            };
            let at = place.space() * at.to_point();
            let turned = Place { at: at.to_vec2(), ..place };
            scene.put(kind, turned.scaled(1.1 + 0.3 * u(3 * k + 2)).flipped(flip < 0.0));
        }
    }
}

/// The path of sand with its stones.
fn path(scene: &mut Scene<'_, '_, '_>) {
    for curve in trails(scene.site()) {
        scene.line(curve.clone(), "sand2", Pen::round(57.0));
        scene.line(curve.clone(), "sand", Pen::round(53.0));
        let stones: BezPath = along(&points(&curve, 0.2), 25.0, 12.5)
            .into_iter()
            .enumerate()
            .flat_map(|(n, (at, angle))| {
                let side = if n % 2 == 0 { 1.0 } else { -1.0 };
                ellipse(at + polar(9.0 * side, angle + FRAC_PI_2), 7.6, 5.6)
            })
            .collect();
        scene.fill(stones, "sand2");
    }
}

pub(super) fn tuft(scene: &mut Scene<'_, '_, '_>) {
    let blades = [(-0.7, 9.0), (-0.25, 13.0), (0.2, 12.0), (0.65, 8.5)];
    let blade = |(lean, long): (f64, f64)| {
        oriented(leaf(xy(lean * 3.0, 0.0), polar(long, lean - FRAC_PI_2), 3.4, lean * 0.1, 0.3))
    };
    scene.fill(blades.into_iter().flat_map(blade).collect(), "blade");
}

fn flower(scene: &mut Scene<'_, '_, '_>) {
    tuft(scene);
    let at = xy(1.0, -12.0);
    let petals = around(7, |angle| leaf(at + polar(1.0, angle), at + polar(7.0, angle), 4.6, 0.0, 0.66));
    scene.fill(petals, "chalk");
    scene.fill(disc(at, 2.5), "sun");
}

fn tulip(scene: &mut Scene<'_, '_, '_>) {
    tuft(scene);
    let mut cup = BezPath::new();
    cup.move_to((-4.4, -18.0));
    cup.line_to((-2.0, -15.4));
    cup.line_to((0.2, -19.0));
    cup.line_to((2.4, -15.4));
    cup.line_to((4.8, -18.0));
    cup.curve_to((6.0, -8.6), (-5.6, -8.6), (-4.4, -18.0));
    cup.close_path();
    scene.fill(cup, "coral");
}

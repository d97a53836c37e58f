//! The land: grass in two tones, a toy and some plants on each free square, a path of sand from den to den.

use super::CHANCE;
use super::frame::around;
use super::plants::{BELL, CLOVER};
use super::toys::{PICNIC, TOYS};
use crate::geom::{BezPath, Point, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{
    Cell, along, disc, ellipse, leaf, oriented, placed, points, polar, rect, road, trails, xy,
};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Terrain;
use std::cmp::Reverse;
use std::f64::consts::{FRAC_PI_2, PI};

const TUFT: Motif = Motif { name: "tuft", smallest: 0.8, draw: tuft };
const FLOWER: Motif = Motif { name: "flower", smallest: 0.8, draw: flower };

/// What grows beside a toy.
const PLANTS: [&Motif; 3] = [&FLOWER, &CLOVER, &BELL];
/// Where grass and a plant stand beside a toy.
const BESIDE: [[(f64, f64); 3]; 2] =
    [[(-37.0, 40.0), (37.0, -28.0), (36.0, 41.0)], [(-38.0, -26.0), (36.0, 40.0), (-36.0, 41.0)]];

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
    let is_free =
        |&(c, r): &Cell| site.terrain(c, r) == Terrain::Land && !site.is_taken(c, r) && !ways.contains(&(c, r));
    // From the near player's left, row by row: no two of them have the same toy.
    let mut free: Vec<Cell> = site.squares().filter(is_free).collect();
    free.sort_by_key(|&(c, r)| (Reverse(r), c));
    scene.quiet("grass", QUIET, |scene| free.iter().for_each(|&cell| lying(scene, &free, cell)));
}

/// How much grass is mixed into what lies on free squares: starting squares and traps stand out.
const QUIET: f64 = 0.24;

/// A toy and plants on a free square.
fn lying(scene: &mut Scene<'_, '_, '_>, free: &[Cell], (c, r): Cell) {
    let site = scene.site();
    let turned = (site.columns - 1 - c, site.rows - 1 - r);
    let between = r == turned.1;
    // A square of the far half has what its turned partner has.
    let far = scene.is_far(r) || between && site.style().turned && c > turned.0;
    let own = if far { turned } else { (c, r) };
    let number = free.iter().position(|cell| *cell == own).unwrap_or(c + r);
    let Place { at, .. } = scene.on_square((c, r));
    let place = Place::at(at.x, at.y).turned(if far { PI } else { 0.0 });
    let toy = if between && number.is_multiple_of(2) { &PICNIC } else { &TOYS[number % TOYS.len()] };
    scene.put(toy, place.flipped(CHANCE.of("flip", &[own.0 as i64, own.1 as i64]) < 0.5));
    for (k, (x, y)) in BESIDE[number % BESIDE.len()].into_iter().enumerate() {
        let at = (place.space() * Point::new(x, y)).to_vec2();
        let (plant, scale) = if k == 1 { (PLANTS[number % PLANTS.len()], 0.9) } else { (&TUFT, 0.85) };
        scene.put(plant, Place { at, ..place }.scaled(scale));
    }
}

/// The path of sand with its stones.
fn path(scene: &mut Scene<'_, '_, '_>) {
    for curve in trails(scene.site()) {
        scene.line(curve.clone(), "sand2", Pen::round(57.0));
        scene.line(curve.clone(), "sand", Pen::round(53.0));
        let stones = along(&points(&curve, 0.2), SQUARE / 3.0, SQUARE / 6.0);
        let stone = |across: f64, down: f64, by: Vec2| -> BezPath {
            let one = |(n, &(at, angle)): (usize, &(Vec2, f64))| {
                let off = polar(if n % 2 == 0 { 10.5 } else { -10.5 }, angle + FRAC_PI_2);
                placed(&ellipse(Vec2::ZERO, down, across), at + off + by, angle)
            };
            stones.iter().enumerate().flat_map(one).collect()
        };
        scene.fill(stone(14.0, 10.4, xy(1.2, 1.4)), "card2");
        scene.fill(stone(14.0, 10.4, Vec2::ZERO), "sand2");
        // Daisies along its edges.
        for (n, (at, angle)) in along(&points(&curve, 0.2), SQUARE / 2.0, SQUARE / 4.0).into_iter().enumerate() {
            let side = if n % 2 == 0 { 1.0 } else { -1.0 };
            let at = at + polar(31.0 * side, angle + FRAC_PI_2);
            scene.put(&DAISY, Place::at(at.x, at.y).scaled(if n % 3 == 0 { 1.1 } else { 0.85 }));
        }
    }
}

/// A daisy seen from above.
const DAISY: Motif = Motif { name: "daisy", smallest: 0.8, draw: daisy };

fn daisy(scene: &mut Scene<'_, '_, '_>) {
    scene.fill(around(4, |angle| leaf(polar(3.0, angle + 0.4), polar(10.6, angle + 0.4), 5.0, 0.0, 0.5)), "blade");
    scene.fill(around(8, |angle| leaf(polar(1.0, angle), polar(7.6, angle), 4.8, 0.0, 0.66)), "chalk");
    scene.fill(disc(Vec2::ZERO, 2.6), "sun");
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

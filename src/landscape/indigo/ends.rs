//! The scene before the near player: ferns in the corners, a lotus pond before the dens, ducks and reeds between.

use super::HEM;
use super::creatures::DUCK;
use super::dabs::Leaflets;
use super::ferns::{Spray, spray};
use super::lotus::{BUD, LOTUS_FRAME, PAD_FRAME, PAD_FRAME_SMALL, REED};
use crate::landscape::SQUARE;
use crate::landscape::construction::{disc, line, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};

/// From the end of the squares to the line of the water.
const WATER: f64 = 75.6;
/// How far from the left of the squares the ferns of a corner reach.
const FERN: f64 = 84.0;
/// Half the width of a pond.
const POND: f64 = 92.0;
/// The width that a duck or a stand of reeds takes.
const STAND: f64 = 54.0;

pub(super) fn ends(scene: &mut Scene<'_, '_, '_>) {
    let width = scene.width();
    let height = scene.height();
    scene.put(&CORNER, Place::at(0.0, height));
    scene.put(&CORNER, Place::at(width, height).flipped(true));
    // A label takes the pond's place; there a lotus stands on either side of it.
    let label = super::PLATE.rect(scene.site());
    let (ponds, half) = match label {
        Some(label) => (vec![width / 2.0], label.width() / 2.0 + 72.0),
        None => (ponds(scene), POND),
    };
    for &x in &ponds {
        match label {
            Some(label) => beside(scene, x, label.width() / 2.0),
            None => pond(scene, x),
        }
    }
    let mut from = FERN;
    for to in ponds.iter().map(|x| x - half).chain([width - FERN]) {
        stands(scene, from, to);
        from = to + 2.0 * half;
    }
    let shore = |down: f64, inset: f64| {
        let y = height + WATER + down;
        line(&[xy(inset - scene.side() + HEM, y), xy(width + scene.side() - HEM - inset, y)])
    };
    let (dashes, dots) = (shore(0.0, 7.0), shore(4.3, 11.5));
    scene.line(dashes, "resist", Pen::dashed(2.2, &[9.0, 5.5]));
    scene.line(dots, "resist", Pen::dashed(1.7, &[0.01, 5.8]));
}

/// The middles of the ponds, one before each den of the last row that has room; without any the middle of the board.
fn ponds(scene: &Scene<'_, '_, '_>) -> Vec<f64> {
    let (width, last) = (scene.width(), scene.site().rows - 1);
    let mut found: Vec<f64> = Vec::new();
    let dens = scene.dens();
    let before = dens.iter().filter(|((_, r), _)| *r == last).map(|((c, _), _)| (*c as f64 + 0.5) * SQUARE);
    for x in before.chain([width / 2.0]) {
        let clear = x - POND >= FERN - 20.0 && x + POND <= width - FERN + 20.0;
        if clear && found.iter().all(|other| (other - x).abs() >= 2.0 * POND) {
            found.push(x);
        }
    }
    // The middle is for boards without dens there.
    if found.len() > 1 && !dens.iter().any(|((c, r), _)| *r == last && (*c as f64 + 0.5) * SQUARE == width / 2.0) {
        found.pop();
    }
    found.sort_by(f64::total_cmp);
    found
}

/// A lotus among buds and leaves.
fn pond(scene: &mut Scene<'_, '_, '_>, x: f64) {
    let y = scene.height() + WATER;
    for side in [1.0, -1.0] {
        scene.put(&PAD_FRAME, Place::at(x + side * 70.0, y - 19.0).turned(side).scaled(0.60));
        scene.put(&BUD, Place::at(x + side * 41.5, y - 11.0).turned(0.30 * side).scaled(0.85));
        scene.put(&PAD_FRAME_SMALL, Place::at(x + side * 28.0, y - 7.0).turned(2.0 * side).scaled(0.34));
    }
    scene.put(&LOTUS_FRAME, Place::at(x, y - 9.5).scaled(0.84));
}

/// A lotus on either side of a label.
fn beside(scene: &mut Scene<'_, '_, '_>, x: f64, half: f64) {
    let y = scene.height() + WATER;
    for side in [1.0, -1.0] {
        scene.put(&LOTUS_FRAME, Place::at(x + side * (half + 38.0), y - 9.5).scaled(0.66));
    }
}

/// Ducks and reeds in turn between two places, alike from both ends; the ducks swim to the board's middle.
fn stands(scene: &mut Scene<'_, '_, '_>, from: f64, to: f64) {
    let room = to - from;
    if room < 30.0 {
        return;
    }
    let count = ((room / STAND).round() as usize).max(1);
    let (y, middle) = (scene.height() + WATER, scene.width() / 2.0);
    for n in 0..count {
        let x = from + room * (n as f64 + 0.5) / count as f64;
        let outer = if (from + to) / 2.0 < middle { n } else { count - 1 - n };
        let right = x > middle;
        if outer % 2 == 0 {
            let flip = if right { -1.0 } else { 1.0 };
            scene.put(&REED, Place::at(x - 7.0 * flip, y - 3.0).scaled(0.70).flipped(right));
            scene.put(&REED, Place::at(x + 10.0 * flip, y - 3.0).scaled(0.54).flipped(!right));
        } else {
            scene.put(&DUCK, Place::at(x, y - 15.5).scaled(0.98).flipped(right));
        }
    }
}

/// The ferns of the left corner, around that of the squares.
const CORNER: Motif = Motif { name: "corner", smallest: 1.0, draw: corner };

fn corner(scene: &mut Scene<'_, '_, '_>) {
    let root = xy(-32.5, 68.5);
    let along_end = [root, xy(-12.0, 57.0), xy(22.0, 47.0), xy(62.0, 46.5)];
    let leaves = Leaflets { count: 11, length: 21.0, wide: 6.2, lean: 0.92, from: 0.11, to: 0.85 };
    spray(scene, Spray { stem: &along_end, leaflets: leaves, hand: 1.0, coil: 7.4 });
    let up = [root, xy(-31.5, 50.0), xy(-27.5, 18.0), xy(-29.0, -16.0)];
    let leaves = Leaflets { count: 11, length: 11.5, wide: 5.2, lean: 0.96, from: 0.17, to: 0.90 };
    spray(scene, Spray { stem: &up, leaflets: leaves, hand: 1.0, coil: 5.2 });
    scene.fill(disc(root, 4.2), "resist");
}

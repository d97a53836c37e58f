//! The land: clouds as in damask, and the paved road from gate to gate.

use super::CHANCE;
use super::rolls::MIST;
use crate::geom::Rect;
use crate::landscape::construction::{along, points, polar, rect, rounded, trails};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::FRAC_PI_2;

pub(super) fn ground(scene: &mut Scene<'_, '_, '_>) {
    let field = scene.field();
    scene.clipped(rect(field), |scene| {
        scene.twice("damask", damask);
        avenue(scene);
    });
}

/// Rows of clouds that drift apart from the middle, in the near half.
fn damask(scene: &mut Scene<'_, '_, '_>) {
    /// From one row, and from one cloud of a row, to the next.
    const PITCH: (f64, f64) = (50.0, 150.0);
    let (width, height) = (scene.width(), scene.height());
    let half = Rect::new(0.0, height / 2.0, width, height);
    scene.clipped(rect(half), |scene| {
        let rows = (height / 2.0 / PITCH.0) as i64 + 1;
        for row in 0..=rows {
            let y = height / 2.0 + 22.0 + row as f64 * PITCH.0;
            let mut x = -60.0 + if row % 2 == 0 { PITCH.1 / 2.0 } else { 0.0 };
            let mut n = 0;
            while x < width + 80.0 {
                let place = [row, n];
                let at = Place::at(
                    x + CHANCE.between(-14.0, 14.0, "dx", &place),
                    y + CHANCE.between(-6.0, 6.0, "dy", &place),
                );
                let scale = CHANCE.between(0.78, 1.0, "scale", &place);
                scene.put(&MIST, at.scaled(scale).flipped(CHANCE.of("flip", &place) < 0.5));
                x += PITCH.1;
                n += 1;
            }
        }
    });
}

/// The paving of the road.
fn avenue(scene: &mut Scene<'_, '_, '_>) {
    const PACE: f64 = 16.0;
    for curve in trails(scene.site()) {
        for (width, ink) in [(62.0, "mist2"), (58.0, "foam"), (50.0, "mist2"), (48.0, "mist")] {
            scene.line(curve.clone(), ink, Pen::butt(width));
        }
        for (number, (at, angle)) in along(&points(&curve, 0.1), PACE, PACE / 2.0).into_iter().enumerate() {
            let across = polar(PACE, angle + FRAC_PI_2);
            // Whole stones, and in every second row half ones at both edges: how far from the middle.
            let row: &[(f64, &Motif)] = match number % 2 {
                0 => &[(-1.25, &HALF_STONE), (-0.5, &STONE), (0.5, &STONE), (1.25, &HALF_STONE)],
                _ => &[(-1.0, &STONE), (0.0, &STONE), (1.0, &STONE)],
            };
            for &(out, stone) in row {
                let at = at + across * out;
                scene.put(stone, Place::at(at.x, at.y).turned(angle));
            }
        }
    }
}

/// Paving stones: how they lie on a road to the right.
const STONE: Motif = Motif { name: "stone", smallest: 1.0, draw: |scene| stone(scene, 15.2) };
const HALF_STONE: Motif = Motif { name: "half-stone", smallest: 1.0, draw: |scene| stone(scene, 7.2) };

fn stone(scene: &mut Scene<'_, '_, '_>, wide: f64) {
    scene.fill(rounded(-7.2, -wide / 2.0, 14.4, wide, 2.5), "cream");
}

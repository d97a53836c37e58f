//! The land: clouds as in damask, and the paved road from gate to gate.

use super::CHANCE;
use super::rolls::MIST;
use crate::geom::{BezPath, Rect};
use crate::landscape::SQUARE;
use crate::landscape::construction::{along, oriented, placed, points, polar, rect, road, rounded, smooth, xy};
use crate::landscape::scene::{Pen, Place, Scene};
use std::f64::consts::FRAC_PI_2;

pub(super) fn ground(scene: &mut Scene<'_, '_, '_>) {
    let field = scene.field();
    scene.clipped(rect(field), |scene| {
        scene.twice(damask);
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
    const STONE: f64 = 16.0;
    for way in road(scene.site()) {
        let middles: Vec<_> =
            way.iter().map(|&(c, r)| xy((c as f64 + 0.5) * SQUARE, (r as f64 + 0.5) * SQUARE)).collect();
        let (Some(first), Some(last)) = (middles.first(), middles.last()) else { continue };
        let mut stops = vec![*first];
        stops.extend(middles.iter().zip(&middles[1..]).map(|(a, b)| (*a + *b) * 0.5));
        stops.push(*last);
        let curve = smooth(&stops, false);
        for (width, ink) in [(62.0, "mist2"), (58.0, "foam"), (50.0, "mist2"), (48.0, "mist")] {
            scene.line(curve.clone(), ink, Pen::butt(width));
        }
        let mut stones = BezPath::new();
        for (number, (at, angle)) in along(&points(&curve, 0.1), STONE, STONE / 2.0).into_iter().enumerate() {
            let across = polar(STONE, angle + FRAC_PI_2);
            // Whole stones, and in every second row half ones at both edges: how far from the middle, and how wide.
            let row: &[(f64, f64)] = match number % 2 {
                0 => &[(-1.25, 7.2), (-0.5, 15.2), (0.5, 15.2), (1.25, 7.2)],
                _ => &[(-1.0, 15.2), (0.0, 15.2), (1.0, 15.2)],
            };
            for &(out, wide) in row {
                let stone = oriented(rounded(-7.2, -wide / 2.0, 14.4, wide, 2.5));
                stones.extend(placed(&stone, at + across * out, angle));
            }
        }
        scene.fill(stones, "cream");
    }
}

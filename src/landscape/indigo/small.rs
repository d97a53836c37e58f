//! Traps, dens and water in pictures of the rules: fish traps, gates, dots.

use super::court::{claws, dye, rim};
use super::dabs::dab;
use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::SmallDrawing;
use crate::landscape::construction::{disc, oriented, placed, polar, poly, rect, star, xy};
use crate::landscape::scene::{Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{PI, TAU};

pub(in crate::landscape) const SMALL: SmallDrawing = SmallDrawing { trap, den, water };

fn trap(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    const SPLINTS: usize = 8;
    scene.tile("cloth");
    scene.clipped(rect(Rect::new(-48.5, -48.5, 48.5, 48.5)), |scene| scene.fill(claws(owner), "trap"));
    scene.fill(rim(owner, 16, 40.0, 46.0), "trap");
    scene.fill(disc(Vec2::ZERO, 34.0), dye(owner, "trapcut"));
    let splint = |n: usize| {
        let angle = TAU * (n as f64 + 0.5) / SPLINTS as f64;
        match owner {
            Side::White => oriented(dab(polar(10.0, angle), polar(35.0, angle), 11.0)),
            Side::Black => oriented(poly(&[polar(35.0, angle - 0.2), polar(35.0, angle + 0.2), polar(9.0, angle)])),
        }
    };
    scene.fill((0..SPLINTS).flat_map(splint).collect(), "trap");
}

fn den(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    let cut = dye(owner, "dencut");
    scene.tile("den");
    let roof = [(-36.0, -44.0), (36.0, -44.0), (47.0, -46.0), (43.0, -24.0), (-43.0, -24.0), (-47.0, -46.0)];
    scene.fill(poly(&roof.map(|(x, y)| xy(x, y))), cut);
    let at = xy(0.0, 14.0);
    scene.fill(placed(&rim(owner, 14, 27.0, 32.0), at, 0.0), cut);
    scene.line(disc(at, 25.0), "den", Pen::round(4.0));
    match owner {
        Side::White => {
            scene.fill(disc(at, 15.0), "den");
            scene.fill(disc(at + xy(7.0, -4.0), 12.5), cut);
        }
        Side::Black => scene.fill(placed(&star(8, 18.0, 9.0, PI / 8.0), at, 0.0), "den"),
    }
    for x in [-48.5, 38.5] {
        scene.fill(rect(Rect::new(x, -14.0, x + 10.0, 48.5)), cut);
    }
}

/// Grains of resist.
fn water(scene: &mut Scene<'_, '_, '_>, other: bool) {
    let mut dots = BezPath::new();
    for (row, y) in [-36.0, -12.0, 12.0, 36.0].into_iter().enumerate() {
        for n in 0..4 {
            let shift = if (row % 2 == 0) == other { 6.0 } else { -6.0 };
            dots.extend(disc(xy(-36.0 + 24.0 * f64::from(n) + shift, y), 3.9));
        }
    }
    scene.fill(dots, "dot");
}

//! Traps, dens and water in pictures of the rules: pits, caves, moonlight on ripples.

use super::court::{corners, faces, light, ring, square};
use crate::geom::Vec2;
use crate::landscape::SmallDrawing;
use crate::landscape::construction::{arc, disc, leaf, xy};
use crate::landscape::scene::{Pen, Scene};
use crate::rules::Side;
use std::f64::consts::PI;

pub(in crate::landscape) const SMALL: SmallDrawing = SmallDrawing { trap, den, water };

fn trap(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile("lair");
    scene.clipped(square(48.5), |scene| corners(scene, owner));
    let colour = scene.side_colour(owner);
    scene.fill_colour(ring(owner, 14, 44.5, 47.0), colour);
    // In small the ropes differ in weight as well: beads and thorns are fine.
    let rope = match owner {
        Side::White => 6.8,
        Side::Black => 4.4,
    };
    scene.line(disc(Vec2::ZERO, 39.0), "bone", Pen::round(rope));
    scene.fill(disc(Vec2::ZERO, 36.0), "pit");
    for stake in
        [((-18.0, 25.0), (-11.0, -9.0), 7.5), ((19.0, 25.0), (12.0, -3.0), 7.5), ((0.5, 29.0), (1.5, -22.0), 8.5)]
    {
        for face in faces(stake) {
            scene.shape(face, "bone", "pit", Pen::round(2.0));
        }
    }
}

fn den(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile("rock2");
    let mut mouth = arc(xy(0.0, 4.0), 35.0, 38.0, PI, 2.0 * PI);
    mouth.line_to((35.0, 48.5));
    mouth.line_to((-35.0, 48.5));
    mouth.close_path();
    let colour = scene.side_colour(owner);
    scene.fill(mouth.clone(), "pit");
    scene.clipped(mouth.clone(), |scene| light(scene, owner, 0.9, 4));
    scene.line(mouth.clone(), "bone", Pen::round(9.0));
    scene.line_colour(mouth, colour, Pen::round(5.0));
}

/// Ripples in the light of the moon.
fn water(scene: &mut Scene<'_, '_, '_>, other: bool) {
    let s = if other { -1.0 } else { 1.0 };
    for (x, y, half, ink) in [(-10.0, -26.0, 25.0, "moon"), (12.0, 0.0, 22.0, "moon3"), (-4.0, 26.0, 30.0, "moon")] {
        scene.fill(leaf(xy(s * x - half, y), xy(s * x + half, y), 6.4, 0.0, 0.5), ink);
    }
}

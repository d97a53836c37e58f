//! Traps, dens and water in pictures of the rules: firecrackers, gates, rolls.

use super::court::{emblem, paint};
use crate::geom::{Affine, BezPath};
use crate::landscape::SmallDrawing;
use crate::landscape::construction::{line, oriented, placed, poly, rounded, smooth, spiral, xy};
use crate::landscape::scene::{Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{PI, TAU};

pub(in crate::landscape) const SMALL: SmallDrawing = SmallDrawing { trap, den, water };

fn trap(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    const CRACKERS: usize = 10;
    scene.tile("gold");
    let one = rounded(26.5, -7.0, 20.5, 14.0, 3.0);
    let around = |path: &BezPath| -> BezPath {
        (0..CRACKERS).flat_map(|n| placed(path, xy(0.0, 0.0), TAU * n as f64 / CRACKERS as f64)).collect()
    };
    scene.fill(around(&one), paint(owner));
    scene.fill(around(&rounded(37.5, -7.0, 3.6, 14.0, 0.0)), "cream");
    scene.within(Affine::IDENTITY, |scene| emblem(scene, owner, 24.0));
}

fn den(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile(paint(owner));
    let roof = |top: f64, ridge: f64, eave: f64, deep: f64| {
        let mut path =
            smooth(&[xy(-ridge, top), xy(-ridge - 4.0, top + deep * 0.6), xy(-eave, top + deep - 5.0)], false);
        path.line_to((-eave + 3.0, top + deep));
        path.line_to((eave - 3.0, top + deep));
        let right = [xy(eave, top + deep - 5.0), xy(ridge + 4.0, top + deep * 0.6), xy(ridge, top)];
        path.extend(smooth(&right, false).iter().map(|element| match element {
            crate::geom::PathEl::MoveTo(to) => crate::geom::PathEl::LineTo(to),
            other => other,
        }));
        path.close_path();
        path
    };
    scene.fill(roof(-44.0, 14.0, 34.0, 16.0), "gold");
    scene.fill(oriented(rounded(-22.0, -26.0, 44.0, 8.0, 0.0)), "cream");
    scene.fill(roof(-20.0, 25.0, 45.0, 18.0), "gold");
    scene.fill(rounded(-34.0, 0.0, 68.0, 43.0, 0.0), "cream");
    let colour = scene.side_colour(owner);
    for x in [-33.0, 26.0] {
        scene.fill(rounded(x, 0.0, 7.0, 43.0, 0.0), paint(owner));
    }
    scene.fill_colour(rounded(-18.0, 4.0, 36.0, 39.0, 0.0), colour);
    scene.within(Affine::translate((0.0, 23.0)), |scene| emblem(scene, owner, 15.5));
    scene.fill(poly(&[xy(-42.0, 43.0), xy(42.0, 43.0), xy(46.0, 48.5), xy(-46.0, 48.5)]), "gold");
}

/// Two rolls of a wave.
fn water(scene: &mut Scene<'_, '_, '_>, other: bool) {
    let turn = if other { -1.0 } else { 1.0 };
    for (x, y) in [(-20.0, 14.0), (24.0, -16.0)] {
        let at = xy(turn * x, y);
        let curl: Vec<_> = spiral(xy(0.0, 0.0), 17.0, 3.0, PI, 1.35).iter().map(|p| at + *p).collect();
        scene.line(smooth(&curl, false), "foam", Pen::round(4.4));
        scene.line(line(&[curl[0], curl[0] + xy(-1.5, 15.0)]), "foam", Pen::round(4.4));
    }
}

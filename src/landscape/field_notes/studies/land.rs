//! What is met on dry land: boulders with a lizard, the camp.

use super::super::hand::words;
use super::{FINE, NIB, ground, strokes, tuft, wash};
use crate::geom::{Affine, Vec2};
use crate::landscape::construction::{disc, poly, smooth, tapered, xy};
use crate::landscape::scene::{Pen, Scene};

/// Boulders in the grass.
pub(super) fn rocks(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 33.0);
    let boulder = |scene: &mut Scene<'_, '_, '_>, at: Vec2, size: f64| {
        scene.within(Affine::translate(at) * Affine::scale(size), |scene| {
            let edge = [
                (-17.0, 0.0),
                (-18.0, -9.0),
                (-11.0, -18.0),
                (1.0, -21.0),
                (12.0, -16.0),
                (18.0, -6.0),
                (17.0, 0.0),
                (0.0, 2.0),
            ];
            wash(scene, &edge.map(|(x, y)| (x + 0.8, y + 0.8)), "chalk");
            wash(scene, &[(3.0, 1.6), (7.0, -8.0), (4.0, -19.0), (12.0, -16.0), (18.5, -6.0), (17.5, 1.0)], "contour2");
            wash(scene, &[(-12.0, 1.0), (-4.0, -5.0), (7.0, -8.0), (5.0, 2.0)], "contour");
            strokes(
                scene,
                &[&edge[..7], &[(4.0, -19.0), (7.0, -9.0), (4.0, 0.0)], &[(7.0, -9.0), (14.0, -7.0)]],
                "ink",
                NIB,
            );
            strokes(scene, &[&[(9.0, -4.0), (13.0, -1.0)], &[(10.0, -12.0), (14.0, -9.5)]], "ink", FINE);
        });
    };
    boulder(scene, xy(-12.0, 31.0), 1.35);
    boulder(scene, xy(23.0, 33.0), 0.84);
    boulder(scene, xy(6.0, 37.0), 0.5);
    for (x, y, size) in [(-33.0, 35.0, 15.0), (36.0, 35.0, 12.0), (8.0, 38.0, 9.0)] {
        tuft(scene, xy(x, y), size);
    }
    // A lizard in the sun.
    let legs: [&[(f64, f64)]; 4] = [
        &[(-16.0, 4.0), (-21.0, 8.0), (-19.0, 12.0)],
        &[(0.0, 1.0), (5.0, 6.0), (10.0, 5.0)],
        &[(-16.0, 0.0), (-20.0, -5.0), (-25.0, -5.0)],
        &[(-1.0, -4.0), (2.0, -9.0), (-1.0, -12.0)],
    ];
    strokes(scene, &legs, "ink", Pen::round(1.6));
    let spine =
        [xy(-42.0, 17.0), xy(-38.0, 8.0), xy(-28.0, 6.0), xy(-18.0, 3.0), xy(-8.0, 0.0), xy(2.0, -3.0), xy(12.0, -8.0)];
    let body = tapered(&spine, |t| 1.0 + 8.0 * ((t - 0.2).max(0.0) * 3.6).sin().max(0.0) * (1.0 - 0.25 * t));
    scene.shape(body, "leaf", "ink", FINE);
    scene.fill(tapered(&spine[2..6], |t| 2.6 * (1.0 - (2.0 * t - 1.0).abs())), "leaf2");
    scene.fill(disc(xy(9.0, -8.4), 1.2), "ink");
    words(scene, xy(4.0, -32.0), &[4, 6], 6, "soft");
    words(scene, xy(10.0, -23.0), &[5], 7, "soft");
}

/// The camp: a tent, a fire, a flag.
pub(super) fn camp(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 36.0);
    let (apex, back) = (xy(-8.0, -18.0), xy(17.0, -22.0));
    scene.fill(poly(&[apex, back, xy(36.0, 28.0), xy(14.0, 33.0)]), "tan");
    scene.fill(poly(&[xy(2.0, 4.0), xy(26.0, 2.0), xy(36.0, 28.0), xy(14.0, 33.0)]), "contour");
    scene.fill(poly(&[apex, xy(-31.0, 33.0), xy(14.0, 33.0)]), "chalk");
    scene.fill(poly(&[apex + xy(0.0, 5.0), xy(-17.0, 33.0), xy(1.0, 33.0)]), "soft");
    scene.fill(
        smooth(&[apex + xy(0.0, 4.0), xy(-13.0, 14.0), xy(-22.0, 31.0), xy(-17.0, 33.0), xy(-12.0, 18.0)], true),
        "tape",
    );
    let lines: [&[(f64, f64)]; 7] = [
        &[(-8.0, -18.0), (-31.0, 33.0)],
        &[(-8.0, -18.0), (14.0, 33.0)],
        &[(-8.0, -18.0), (4.0, -18.6), (17.0, -22.0)],
        &[(17.0, -22.0), (36.0, 28.0)],
        &[(14.0, 33.0), (36.0, 28.0)],
        &[(-31.0, 33.0), (14.0, 33.0)],
        &[(-8.0, -13.0), (1.0, 33.0)],
    ];
    strokes(scene, &lines, "ink", NIB);
    strokes(
        scene,
        &[&[(-8.0, -18.0), (-8.0, -42.0)], &[(-31.0, 33.0), (-40.0, 37.0)], &[(36.0, 28.0), (43.0, 31.0)]],
        "ink",
        NIB,
    );
    scene.shape(poly(&[xy(-8.0, -41.0), xy(9.0, -36.5), xy(-8.0, -31.0)]), "red", "ink", FINE);
    let folds: [&[(f64, f64)]; 3] =
        [&[(4.0, -10.0), (10.0, 8.0)], &[(14.0, -12.0), (22.0, 12.0)], &[(22.0, 16.0), (25.0, 25.0)]];
    strokes(scene, &folds, "soft", FINE);
    // The fire.
    scene.fill(smooth(&[xy(23.0, 41.0), xy(24.0, 34.0), xy(28.0, 27.0), xy(31.0, 34.0), xy(33.0, 41.0)], true), "red");
    scene.fill(smooth(&[xy(26.0, 41.0), xy(27.0, 37.0), xy(28.4, 33.0), xy(30.4, 38.0), xy(30.0, 41.0)], true), "tape");
    strokes(scene, &[&[(21.0, 42.0), (35.0, 39.0)], &[(21.0, 39.0), (35.0, 42.0)]], "ink", Pen::round(1.6));
    strokes(scene, &[&[(28.5, 24.0), (26.0, 18.0), (30.0, 12.0), (27.0, 4.0)]], "ghost", FINE);
}

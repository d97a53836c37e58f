//! What lives at the water: a heron, a turtle, rushes with a dragonfly.

use super::super::hand::{guide, measure, words};
use super::super::insects::DRAGONFLY;
use super::super::plants::cattails;
use super::{FINE, NIB, degrees, strokes, wash};
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{disc, ellipse, leaf, line, oriented, polar, poly, smooth, tapered, xy};
use crate::landscape::scene::{Pen, Place, Scene};
use std::f64::consts::FRAC_PI_2;

/// A heron between the rushes.
pub(super) fn heron(scene: &mut Scene<'_, '_, '_>) {
    wash(scene, &[(-36.0, 37.0), (-10.0, 32.0), (20.0, 33.0), (38.0, 37.0), (10.0, 42.0), (-20.0, 41.0)], "water");
    scene.within(Affine::translate((-27.0, 36.0)) * Affine::scale(1.5), |scene| {
        cattails(scene, "leaf", "soft", "earth2")
    });
    scene.within(Affine::translate((29.0, 38.0)) * Affine::scale(1.05), |scene| {
        cattails(scene, "leaf2", "soft", "earth")
    });
    strokes(
        scene,
        &[&[(2.0, 14.0), (1.0, 25.0), (3.0, 38.0)], &[(8.0, 14.0), (9.0, 26.0), (7.0, 38.0)]],
        "ink",
        Pen::round(1.4),
    );
    // Body, wing, neck, head.
    wash(
        scene,
        &[(-8.0, 6.0), (-6.0, -3.0), (2.0, -8.0), (12.0, -4.0), (22.0, 8.0), (27.0, 18.0), (12.0, 16.0), (0.0, 15.0)],
        "chalk",
    );
    wash(
        scene,
        &[(-2.0, 4.0), (4.0, -5.0), (13.0, -2.0), (22.0, 9.0), (28.0, 19.0), (14.0, 14.0), (4.0, 12.0)],
        "water2",
    );
    wash(scene, &[(8.0, 8.0), (16.0, 6.0), (24.0, 12.0), (29.0, 20.0), (16.0, 15.0)], "wave");
    let neck = [xy(-5.0, 2.0), xy(-9.0, -8.0), xy(-2.0, -17.0), xy(1.0, -25.0), xy(-5.0, -32.0)];
    scene.fill(tapered(&neck, |t| 7.0 - 3.0 * t), "chalk");
    wash(scene, &[(-11.0, -33.0), (-7.0, -37.0), (0.0, -35.0), (1.0, -31.0), (-6.0, -29.0)], "chalk");
    scene.shape(poly(&[xy(-10.0, -34.0), xy(-28.0, -29.0), xy(-9.0, -30.4)]), "tape", "ink", FINE);
    scene.fill(tapered(&[xy(-7.0, -36.0), xy(3.0, -35.0), xy(13.0, -30.0)], |t| 2.6 - 1.8 * t), "wave");
    let lines: [&[(f64, f64)]; 5] = [
        &[
            (-10.0, -34.5),
            (-6.0, -37.5),
            (0.0, -35.5),
            (3.4, -28.0),
            (1.0, -17.0),
            (-5.0, -9.0),
            (-1.0, -4.0),
            (10.0, -5.0),
            (21.0, 6.0),
            (29.0, 20.0),
        ],
        &[
            (-8.0, -29.5),
            (-2.6, -28.0),
            (-2.0, -20.0),
            (-11.0, -10.0),
            (-9.0, 4.0),
            (0.0, 15.0),
            (14.0, 16.0),
            (29.0, 20.0),
        ],
        &[(0.0, 4.0), (8.0, 10.0), (18.0, 13.0)],
        &[(4.0, 0.0), (12.0, 6.0), (22.0, 11.0)],
        &[(-7.0, -4.0), (-5.0, 3.0)],
    ];
    strokes(scene, &lines, "ink", FINE);
    scene.fill(disc(xy(-7.0, -33.4), 1.1), "ink");
    strokes(scene, &[&[(-8.0, 39.0), (2.0, 40.0), (12.0, 39.0)], &[(-2.0, 42.0), (14.0, 42.4)]], "wave", FINE);
    measure(scene, 40.0, -36.0, 36.0);
}

/// A turtle on a flat stone, its length measured.
pub(super) fn turtle(scene: &mut Scene<'_, '_, '_>) {
    wash(scene, &[(-40.0, 33.0), (-10.0, 28.0), (24.0, 29.0), (42.0, 34.0), (12.0, 40.0), (-22.0, 39.0)], "water");
    wash(scene, &[(-32.0, 30.0), (-20.0, 24.0), (18.0, 23.0), (34.0, 30.0), (16.0, 35.0), (-20.0, 35.0)], "contour");
    strokes(scene, &[&[(-32.0, 30.0), (-20.0, 34.6), (16.0, 34.8), (34.0, 30.0)]], "ink", NIB);
    // Feet, tail, head.
    for feet in [
        &[(-19.0, 12.0), (-27.0, 18.0), (-27.0, 25.0), (-17.0, 26.0), (-10.0, 17.0)][..],
        &[(12.0, 15.0), (19.0, 18.0), (22.0, 26.0), (11.0, 26.5), (5.0, 18.0)],
        &[(-27.0, 10.0), (-36.0, 15.0), (-28.0, 15.0)],
        &[(20.0, 10.0), (27.0, 2.0), (34.0, -6.0), (41.0, -4.0), (43.0, 2.0), (38.0, 5.0), (30.0, 12.0), (22.0, 16.0)],
    ] {
        let places: Vec<Vec2> = feet.iter().copied().map(Vec2::from).collect();
        scene.shape(smooth(&places, true), "leaf2", "ink", NIB);
    }
    strokes(scene, &[&[(35.0, 2.6), (39.0, 3.0), (42.5, 1.0)]], "ink", FINE);
    scene.fill(disc(xy(37.6, -1.8), 1.2), "ink");
    // The shell: two washes, its plates in ink.
    let shell = [
        (-30.0, 14.0),
        (-25.0, -4.0),
        (-12.0, -15.0),
        (2.0, -17.0),
        (16.0, -10.0),
        (25.0, 5.0),
        (26.0, 14.0),
        (0.0, 18.0),
    ];
    wash(scene, &shell.map(|(x, y)| (x + 0.8, y + 0.6)), "earth");
    wash(
        scene,
        &[(-24.0, 8.0), (-6.0, 6.0), (12.0, 4.0), (24.0, 2.0), (27.0, 14.0), (0.0, 18.6), (-29.0, 15.0)],
        "earth2",
    );
    wash(scene, &[(-20.0, -6.0), (-10.0, -13.0), (0.0, -14.0), (-6.0, -8.0), (-15.0, -1.0)], "tape");
    let plates: [&[(f64, f64)]; 8] = [
        &[(-30.0, 14.0), (-25.0, -4.0), (-12.0, -15.0), (2.0, -17.0), (16.0, -10.0), (25.0, 5.0), (26.5, 14.0)],
        &[(-30.0, 14.0), (-14.0, 17.6), (2.0, 18.0), (26.5, 14.0)],
        &[(-28.0, 8.0), (-12.0, 10.6), (6.0, 10.6), (26.0, 7.0)],
        &[(-12.0, -14.6), (-15.0, -4.0), (-20.0, 2.0), (-19.0, 9.4)],
        &[(2.0, -16.6), (3.0, -6.0), (-2.0, 1.0), (-2.0, 10.6)],
        &[(16.0, -9.6), (14.0, -1.0), (13.0, 9.8)],
        &[(-20.0, 2.0), (-10.0, 1.4), (-2.0, 1.0)],
        &[(3.0, -6.0), (9.0, -4.0), (14.0, -1.0)],
    ];
    strokes(scene, &plates, "ink", NIB);
    scene.within(Affine::rotate(FRAC_PI_2), |scene| measure(scene, -26.0, 30.0, -26.0));
    words(scene, xy(-14.0, -34.0), &[6], 14, "soft");
}

/// Rushes at the water with a dragonfly above them.
pub(super) fn rushes(scene: &mut Scene<'_, '_, '_>) {
    wash(scene, &[(-38.0, 37.0), (-12.0, 32.0), (18.0, 33.0), (36.0, 37.0), (8.0, 42.0), (-22.0, 41.0)], "water");
    let mut blades = BezPath::new();
    let mut dark = BezPath::new();
    for (x, lean, long) in [
        (-24.0, -20.0, 46.0),
        (-17.0, -9.0, 60.0),
        (-8.0, 4.0, 52.0),
        (2.0, -6.0, 64.0),
        (9.0, 12.0, 50.0),
        (17.0, 22.0, 44.0),
        (-13.0, 16.0, 40.0),
        (6.0, -22.0, 38.0),
    ] {
        let root = xy(x, 37.0);
        let tip = root + polar(long, degrees(lean) - FRAC_PI_2);
        let into = if x > -6.0 { &mut dark } else { &mut blades };
        into.extend(oriented(leaf(root, tip, 4.6, lean * 0.004, 0.35)));
    }
    scene.fill(blades.clone(), "leaf2");
    scene.fill(dark.clone(), "leaf");
    let spines: [&[(f64, f64)]; 4] = [
        &[(-17.0, 37.0), (-21.0, 6.0), (-26.0, -20.0)],
        &[(2.0, 37.0), (-1.0, 6.0), (-4.0, -24.0)],
        &[(9.0, 37.0), (15.0, 10.0), (19.0, -10.0)],
        &[(-8.0, 37.0), (-7.0, 10.0), (-4.0, -12.0)],
    ];
    strokes(scene, &spines, "soft", FINE);
    for (foot, top) in
        [(xy(-11.0, 37.0), xy(-13.0, -30.0)), (xy(4.0, 37.0), xy(9.0, -36.0)), (xy(12.0, 37.0), xy(24.0, -20.0))]
    {
        scene.line(line(&[foot, top]), "ink", FINE);
        let along = (top - foot).normalize();
        scene.shape(
            tapered(&[top - along * 17.0, top - along * 10.0, top - along * 4.0], |_| 5.0),
            "earth2",
            "ink",
            FINE,
        );
    }
    strokes(scene, &[&[(-20.0, 39.5), (-6.0, 40.5), (6.0, 39.5)], &[(4.0, 42.4), (20.0, 41.0)]], "wave", FINE);
    guide(scene, ellipse(xy(-30.0, -26.0), 12.0, 12.0));
    scene.put(&DRAGONFLY, Place::at(-30.0, -26.0).turned(0.7).scaled(0.40));
    words(scene, xy(31.0, -32.0), &[5], 11, "soft");
}

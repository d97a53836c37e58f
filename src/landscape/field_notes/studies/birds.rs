//! What sits in the trees: a macaw.

use super::super::hand::words;
use super::{FINE, NIB, strokes, wash};
use crate::geom::Vec2;
use crate::landscape::construction::{disc, leaf, oriented, smooth, tapered, xy};
use crate::landscape::scene::{Pen, Scene};

/// A macaw on a branch.
pub(super) fn macaw(scene: &mut Scene<'_, '_, '_>) {
    const BODY: [(f64, f64); 12] = [
        (-13.0, -36.0),
        (-2.0, -38.0),
        (7.0, -31.0),
        (11.0, -20.0),
        (15.0, -6.0),
        (14.0, 8.0),
        (6.0, 17.0),
        (-5.0, 18.0),
        (-13.0, 10.0),
        (-16.0, -3.0),
        (-14.0, -16.0),
        (-18.0, -27.0),
    ];
    const WING: [(f64, f64); 8] =
        [(3.0, -19.0), (11.0, -17.0), (17.0, -4.0), (20.0, 12.0), (19.0, 27.0), (11.0, 19.0), (4.0, 7.0), (0.0, -8.0)];
    // The tail hangs behind the branch.
    for (tip, root, ink) in [
        (xy(27.0, 45.0), xy(13.0, 12.0), "wave"),
        (xy(15.0, 47.0), xy(6.0, 12.0), "red"),
        (xy(21.0, 48.0), xy(10.0, 12.0), "black"),
    ] {
        scene.shape(oriented(leaf(root, tip, 8.4, 0.05, 0.6)), ink, "ink", FINE);
    }
    let branch = [xy(-44.0, 27.0), xy(-22.0, 21.0), xy(4.0, 23.0), xy(26.0, 19.0), xy(43.0, 22.0)];
    scene.shape(tapered(&branch, |t| 6.8 - 3.0 * t), "earth", "ink", FINE);
    scene.fill(tapered(&branch.map(|at| at + xy(0.0, 1.6)), |t| 2.4 - t), "earth2");
    for (foot, tip) in [
        (xy(-30.0, 23.0), xy(-38.0, 8.0)),
        (xy(-27.0, 22.0), xy(-22.0, 6.0)),
        (xy(36.0, 20.0), xy(44.0, 7.0)),
        (xy(-36.0, 26.0), xy(-46.0, 38.0)),
    ] {
        scene.shape(oriented(leaf(foot, tip, 8.0, 0.08, 0.45)), "leaf", "ink", FINE);
    }
    wash(scene, &BODY, "red");
    wash(scene, &[(-13.0, -12.0), (-7.0, -6.0), (-6.0, 8.0), (-9.0, 14.0), (-14.0, 7.0), (-15.5, -3.0)], "rose");
    let closed = |places: &[(f64, f64)]| smooth(&places.iter().copied().map(Vec2::from).collect::<Vec<_>>(), true);
    scene.line(closed(&BODY), "ink", NIB);
    wash(scene, &WING, "wave");
    wash(scene, &[(3.0, -19.0), (11.0, -17.0), (15.0, -8.0), (8.0, -2.0), (1.0, -6.0)], "tape");
    wash(scene, &[(3.0, -19.0), (11.0, -17.0), (12.5, -13.0), (6.0, -9.0), (1.6, -11.0)], "red");
    scene.line(closed(&WING), "ink", NIB);
    let feathers: [&[(f64, f64)]; 4] = [
        &[(8.0, -1.0), (12.0, 9.0), (17.0, 22.0)],
        &[(13.0, -4.0), (17.0, 8.0), (19.0, 20.0)],
        &[(4.0, 0.0), (8.0, 8.0), (13.0, 17.0)],
        &[(1.5, -8.0), (8.0, -4.0), (15.0, -8.5)],
    ];
    strokes(scene, &feathers, "ink", FINE);
    // The face, the beak, the eye.
    wash(scene, &[(-17.5, -30.0), (-9.0, -33.0), (-5.5, -26.0), (-10.0, -19.0), (-16.0, -20.0)], "chalk");
    strokes(scene, &[&[(-13.0, -23.0), (-8.0, -23.5)], &[(-13.0, -20.8), (-9.5, -21.2)]], "soft", FINE);
    let upper = [(-17.0, -33.0), (-25.0, -33.0), (-31.0, -26.0), (-30.0, -17.0), (-26.0, -22.0), (-18.0, -24.0)];
    scene.shape(closed(&upper), "chalk", "ink", FINE);
    scene.shape(closed(&[(-18.0, -23.6), (-24.0, -21.4), (-24.0, -16.0), (-17.0, -18.0)]), "dark", "ink", FINE);
    scene.fill(disc(xy(-11.0, -28.0), 2.0), "ink");
    scene.fill(disc(xy(-11.6, -28.6), 0.7), "chalk");
    for x in [-6.0, 3.0] {
        let toes: [&[(f64, f64)]; 3] = [
            &[(x, 16.0), (x - 2.6, 20.0), (x - 2.2, 25.0)],
            &[(x, 16.0), (x, 20.5), (x + 0.6, 26.0)],
            &[(x, 16.0), (x + 2.6, 20.0), (x + 3.4, 25.0)],
        ];
        strokes(scene, &toes, "ink", Pen::round(1.5));
    }
    words(scene, xy(28.0, -35.0), &[4, 4], 4, "soft");
    words(scene, xy(30.0, -26.0), &[4], 9, "soft");
}
